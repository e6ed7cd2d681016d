import { words } from '../../languages/words.ts'

/** Names that are no other word, with or without an ending. */
export const names: ReadonlySet<string> =
  words(`adana ahmet almanya amerika anadolu ankara antalya asya atatürk avrupa avustralya avusturya ayşe azerbaycan belçika berlin beyoğlu
  brezilya bulgaristan bursa denizli diyarbakır edirne elif erzurum eskişehir fatma finlandiya fransa gaziantep hasan hindistan hollanda
  hüseyin ibrahim ingiltere ispanya istanbul isveç isviçre italya izmir japonya kadıköy kanada kayseri kemal kıbrıs konya londra
  macaristan madrid malatya mehmet merve mersin moskova mustafa norveç osman paris polonya portekiz rize romanya rusya samsun
  sivas suriye taksim trabzon türkiye ukrayna yunanistan yusuf zeynep`)

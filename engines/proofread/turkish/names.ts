import { words } from '../../languages/words.ts'

/** Names that are no other word, with or without an ending. */
export const names: ReadonlySet<string> =
  words(`abdullah adana afganistan afrika ahmet almanya amerika amsterdam anadolu ankara antalya arjantin arnavutluk artvin asya atatürk atina
  avrupa avustralya avusturya ayşe azerbaycan bağdat bakü balıkesir barselona bayburt belçika berlin beşiktaş beyoğlu bilecik bingöl
  bitlis bosna brezilya brüksel budapeşte bulgaristan burdur bursa bükreş büşra çanakkale çankaya çorum danimarka denizli diyarbakır
  düzce edirne elazığ elif emine endonezya ermenistan erzincan erzurum eskişehir esra estonya fatma fethiye filistin finlandiya
  frankfurt fransa gaziantep giresun gümüşhane gürcistan hakkâri halil hamburg hasan hatice hırvatistan hindistan hollanda hüseyin
  ırak ısparta ibrahim ingiltere iran irlanda ismail ispanya israil istanbul isveç isviçre italya izlanda izmir japonya kadıköy kahire
  kanada kapadokya karabük kastamonu kayseri kazakistan kemal kerem kıbrıs kırgızistan kırşehir kızılay kocaeli kolombiya konya köln
  kuveyt küba kübra kütahya letonya litvanya lizbon londra lübnan macaristan madrid makedonya malatya malezya manisa mardin marmaris
  mehmet meksika mersin merve meryem milano moğolistan moskova muğla mustafa münih nevşehir niğde norveç okan orhan osman osmaniye ömer
  özbekistan özge pakistan paris pekin polonya portekiz prag rize romanya rusya sakarya salih samsun serkan sırbistan sibel siirt sinan
  sinop sivas slovakya slovenya sofya songül suriye süleyman şanlıurfa şırnak tahran taksim tayland tekirdağ tiflis tokyo trabzon tuğba
  tunceli türkiye türkmenistan ukrayna üsküdar venedik venezuela vietnam viyana yalova yunanistan yusuf zehra zeynep zonguldak`)

import { words } from '../words.ts'

// Sorted within each list.

/** Words from other languages with the endings of e and ö after a, o and u. */
export const frontWords: ReadonlySet<string> =
  words(`alkol ahval cemaat dikkat ekol emlak emsal etanol faal festival feragat final formal gol hakikat hal harf hayal helal
  helak hilal hâl ideal idol idrak ihlal ihmal ihtilal ihtimal ikmal imal infilak iptal istihsal istiklal istikbal istimal işgal iştigal
  iştirak itaat itidal ithal kabahat kabul kalp kanaat kemal kolesterol kontrol kristal liberal liyakat mahsul makul materyal meal mesul
  meşgul metal metropol mineral misal moral müracaat menfaat meçhul monopol normal orijinal petrol protokol radikal refakat rol saat sadakat
  sembol seyahat sıhhat sinyal sosyal sual suçiçeği şefkat terminal usul vaat ziraat`)

/** What stands before a vowel, where the rules would choose another stem. */
export const softStems: ReadonlyMap<string, string> = new Map(
  [
    ...words(`ad=ad ağ=ağ akıl=akl alın=aln art=ard asıl=asl at=at beyin=beyn boyun=boyn borç=borc burun=burn cep=ceb çok=çoğ dert=derd dip=dib
  devir=devr emir=emr et=et fikir=fikr genç=genc göğüs=göğs gök=göğ gönül=gönl güç=güc had=hadd hak=hakk hal=hal hat=hatt hüküm=hükm his=hiss
  hukuk=hukuk isim=ism kalp=kalb kap=kab kat=kat kayıp=kayb kayıt=kayd kısım=kısm metin=metn nakil=nakl nehir=nehr nesil=nesl ömür=ömr oğul=oğl
  af=aff ağız=ağz omuz=omz
  renk=reng resim=resm ret=redd sır=sırr şehir=şehr şekil=şekl şık=şıkk tıp=tıbb uç=uc vakit=vakt yurt=yurd zam=zamm zan=zann zıt=zıdd
  zihin=zihn akis=aks cürüm=cürm kasıt=kast vasıf=vasf`),
  ].map((row) => {
    const [word = '', stem = ''] = row.split('=')
    return [word, stem] as const
  }),
)

/** Verbs of one syllable whose wide tense has ı, i, u or ü: `olur`. */
export const highAorist: ReadonlySet<string> = words('al bil bul dur gel gör kal ol öl san var ver vur')

/** Compounds of verbs of one syllable that have a or e: `varsayar`. */
export const wideAorist: ReadonlySet<string> = words('alıkoy varsay vazgeç')

/** Verbs that are written as one with "et": t gives way to d before a vowel, the wide tense is that of "et". */
export const withEt: ReadonlySet<string> =
  words(`addet affet akset azmet bahset bahşet cebret celbet cezbet defet devret emret farzet fethet feshet gasbet hallet hamdet
  hapset hazmet hisset hükmet kahret kastet katet kaybet kaydet keşfet mahvet methet naklet neşret reddet resmet sabret sarfet seyret sevket
  sezinlet şükret terket vadet vahyet zannet zikret`)

/** Verbs of one syllable that end in t and have d before a vowel. */
export const softVerbs: ReadonlySet<string> = words('dit et git güt tat')

/** Nouns that end as an infinitive does; the first are no verbs. */
export const notVerbs: ReadonlySet<string> = words('ahmak basamak damak emek ırmak kaçamak kumak parmak sumak tokmak yamak yumak')
export const nounsLikeVerbs: ReadonlySet<string> = words('çakmak ekmek kaymak yemek')

/** Verbs whose passive is not made by the rule. */
export const passives: ReadonlyMap<string, string> = new Map([
  ['anla', 'anlaşıl'],
  ['ayır', 'ayrıl'],
  ['çağır', 'çağrıl'],
  ['de', 'denil'],
  ['koy', 'konul'],
  ['ye', 'yenil'],
])

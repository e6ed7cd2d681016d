import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const hu = {
  code: 'hu',
  name: 'Magyar',
  tag: 'hu',
  direction: 'ltr',
  dictionary: 'dictionary-hu',
  abbreviations:
    words(`pl ún ill kb vö ld dr prof id ifj özv szerk ford biz ny rt kft bt zrt nyrt st sz u o old ker utca stb-t mélt tc r. kg bp jan
    febr márc ápr máj jún júl aug szept okt nov dec gr ti tk uo i.m i.e i.sz kr.e kr.u n.b p.h s.k b.a h ált átl min max jav krt
    csüt szo vas hétf`),
  closingAbbreviations: words(`stb stbi in etc is`),
  numberAbbreviations: words(`sz o old köt évf bek par §`),
  functionWords:
    words(`a az egy és de hogy nem is ez az ők én te ő mi ti ha mert mint vagy azonban viszont ezért tehát pedig majd most itt ott ki mi
    amely aki ami csak már még volt van lesz lehet kell minden sok több nagyon így úgy után előtt szerint között alatt mellett miatt
    ezek azok ebben abban ennek annak egyik másik első amikor ahol bár noha sőt illetve továbbá ugyanis hiszen ugyanakkor például
    különben`),
  quotes: [['„', '”']],
  innerQuotes: ['»', '«'],
  elisions: new Set(),
  endings: words(`*`),
  enclitics: words(`e`),
  repeatable: words(`az nagyon sok`),
  decimalMark: ',',
  groupMarks: ['\u00A0', ' ', '.'],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [{ tag: 'hu', dictionary: 'dictionary-hu' }],
} as const satisfies WrittenLanguage

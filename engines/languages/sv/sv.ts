import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const sv = {
  code: 'sv',
  name: 'Svenska',
  tag: 'sv',
  direction: 'ltr',
  dictionary: 'dictionary-sv',
  abbreviations:
    words(`bl.a t.ex d.v.s dvs s.k m.fl o.s.v osv. m.m. p.g.a pga f.d fr.o.m t.o.m i.st.f dr prof doc ing st nr s sid kap fig tab art avd
    uppl red övers jfr ca max min inkl exkl resp ev kl kr mdr milj jan feb mar apr jun jul aug sept okt nov dec tel f e.kr f.kr el
    etc. obs p.s ff prop fil motsv ang forts`),
  closingAbbreviations: words(`osv m.m m.fl etc al`),
  numberAbbreviations: words(`nr s sid kap fig tab`),
  functionWords:
    words(`en ett den det de och eller men att som om när där då eftersom medan fast än hur vad vem vilken vilket vilka jag du han hon vi
    ni man mig dig honom henne oss er dem sin sitt sina min mitt mina din ditt dina hans hennes vår vårt våra deras inte ingen inget
    inga också även ännu redan mycket mer mindre många några alla varje detta denna dessa i på av för med till från om under över
    mellan efter före utan mot genom vid hos är var varit har hade ha blir blev bli kan kunde ska skulle måste får dock därför
    dessutom alltså enligt så`),
  quotes: [
    ['”', '”'],
    ['»', '»'],
  ],
  innerQuotes: ['’', '’'],
  elisions: new Set(),
  endings: words(`s n en`),
  enclitics: new Set(),
  repeatable: words(`det var i på`),
  decimalMark: ',',
  groupMarks: ['\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [{ tag: 'sv', dictionary: 'dictionary-sv' }],
} as const satisfies WrittenLanguage

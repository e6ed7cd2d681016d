import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const no = {
  code: 'no',
  name: 'Norsk bokmål',
  tag: 'nb',
  direction: 'ltr',
  dictionary: 'dictionary-nb',
  abbreviations:
    words(`bl.a f.eks d.v.s dvs s.k m.fl o.l osv. m.m. pga f.o.m t.o.m dr prof doc ing st nr s kap fig tab art avd utg red overs jf ca maks
    min inkl ekskl resp evt kl kr mill mrd jan feb mar apr jun jul aug sept okt nov des tlf f e.kr f.kr etc. obs vha ift mht iht`),
  closingAbbreviations: words(`osv m.m m.fl etc o.l al`),
  numberAbbreviations: words(`nr s kap fig tab`),
  functionWords:
    words(`en ei et den det de og eller men at som om når der da fordi mens enn hvordan hva hvem hvilken hvilket hvilke jeg du han hun vi
    dere man meg deg ham henne oss dem sin sitt sine min mitt mine din ditt dine hans hennes vår vårt våre deres ikke ingen intet
    også enda ennå allerede mye mer mindre mange noen alle hver dette denne disse i på av for med til fra om under over mellom etter
    før uten mot gjennom ved hos er var vært har hadde ha blir ble bli kan kunne skal skulle må får imidlertid derfor dessuten altså
    ifølge så`),
  quotes: [['«', '»']],
  innerQuotes: ['‘', '’'],
  elisions: new Set(),
  endings: words(`s er en`),
  enclitics: new Set(),
  repeatable: words(`det var i på`),
  decimalMark: ',',
  groupMarks: ['\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [{ tag: 'nb', dictionary: 'dictionary-nb' }],
} as const satisfies WrittenLanguage

import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const es = {
  code: 'es',
  name: 'Español',
  tag: 'es',
  direction: 'ltr',
  dictionary: 'dictionary-es',
  abbreviations:
    words(`sr sra srta sres dr dra d dña prof lic ing arq gral ud uds vd vds p pp pág págs art cap vol fig tab núm n cf ej etc. ed tel av
    avda c máx mín aprox ene feb mar abr may jun jul ago sept oct nov dic a.c d.c s.a op cit ibíd vs ee.uu`),
  closingAbbreviations: words(`etc al uu`),
  numberAbbreviations: words(`núm n art cap vol fig p pp pág págs`),
  functionWords:
    words(`el la los las un una unos unas de del a al en con por para sin sobre entre hasta desde y e o u pero sino si que quien cual como
    cuando donde porque aunque mientras también tampoco no ni más menos muy mucho poco tan tanto este esta estos estas ese esa esos
    esas aquel aquella yo tú él ella nosotros ustedes ellos ellas me te se nos le les lo su sus mi mis nuestro es son era eran fue
    ha han había ser estar está están puede debe hecho todo todos todas cada otro otra otros sin embargo además según tras durante`),
  quotes: [
    ['«', '»'],
    ['“', '”'],
  ],
  innerQuotes: ['“', '”'],
  elisions: new Set(),
  endings: new Set(),
  enclitics: new Set(),
  repeatable: words(`nos muy no sí bla`),
  decimalMark: ',',
  groupMarks: ['\u202F', '\u00A0', ' ', '.'],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [{ tag: 'es', dictionary: 'dictionary-es' }],
} as const satisfies WrittenLanguage

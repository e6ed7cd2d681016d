import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const sk = {
  code: 'sk',
  name: 'Slovenčina',
  tag: 'sk',
  direction: 'ltr',
  dictionary: 'dictionary-sk',
  abbreviations:
    words(`napr resp t.j t. z tzn tzv atď. apod. pod. dr prof doc ing mgr mudr judr phdr rndr bc arch č s str obr tab odd zv roč ods písm
    ul nám tel okr kap príp cca hod min sek tis mil mld r st sv gen plk kpt por vyd red prekl porov pozn ev zb jan feb mar apr jún
    júl aug sept okt nov dec`),
  closingAbbreviations: words(`atď apod pod i`),
  numberAbbreviations: words(`č s str obr tab kap roč ods zv písm r`),
  functionWords:
    words(`a aj ale ak ako alebo ani áno asi až by bol bola bolo boli byť čo do ešte ho i ich ja je jeho jej ju k kde keď ktorá ktoré ktorí
    ktorý len lebo ma má majú medzi mi mnou môže my na nad nám nás nie než nič o od on ona oni ono po pod podľa pre preto pretože
    pri s sa si so sú svoj ta tak také takto táto te ten tento teraz to toto tu tým už v však vo vy z za zo že viac veľmi však`),
  quotes: [['„', '“']],
  innerQuotes: ['‚', '‘'],
  elisions: new Set(),
  endings: new Set(),
  enclitics: new Set(),
  repeatable: words(`si nie áno bla`),
  decimalMark: ',',
  groupMarks: ['\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [{ tag: 'sk', dictionary: 'dictionary-sk' }],
} as const satisfies WrittenLanguage

import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const pt = {
  code: 'pt',
  name: 'Português',
  tag: 'pt',
  direction: 'ltr',
  dictionary: 'dictionary-pt',
  abbreviations:
    words(`sr sra srs dr dra prof profa eng arq exmo exma p pp pág págs art cap vol fig tab núm n nº cf ex etc. ed tel av r máx mín aprox
    jan fev mar abr mai jun jul ago set out nov dez a.c d.c s.a op cit ibid vs`),
  closingAbbreviations: words(`etc al`),
  numberAbbreviations: words(`n nº art cap vol fig p pp pág págs`),
  functionWords:
    words(`o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sobre entre até desde e ou mas se que
    quem qual como quando onde porque embora enquanto também não nem mais menos muito pouco tão tanto este esta estes estas esse
    essa esses essas aquele aquela isto isso aquilo eu tu ele ela nós vós eles elas me te lhe lhes seu sua seus suas meu minha nosso
    é são era eram foi foram há tem têm tinha ser estar está estão pode deve todo todos todas cada outro outra porém contudo assim
    além segundo`),
  quotes: [
    ['«', '»'],
    ['“', '”'],
  ],
  innerQuotes: ['“', '”'],
  elisions: words(`d`),
  endings: new Set(),
  enclitics: words(`se me te o a os as lhe lhes nos vos lo la los las no na nas mo ma mos mas to ta lho lha lhos lhas`),
  repeatable: words(`se nos não sim muito`),
  decimalMark: ',',
  groupMarks: [' ', '\u00A0', '.'],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [
    { tag: 'pt-BR', dictionary: 'dictionary-pt' },
    { tag: 'pt-PT', dictionary: 'dictionary-pt-pt' },
  ],
} as const satisfies WrittenLanguage

import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const fr = {
  code: 'fr',
  name: 'Français',
  tag: 'fr',
  direction: 'ltr',
  dictionary: 'dictionary-fr',
  abbreviations:
    words(`m mm dr pr prof st ste av bd boul no nos p pp art al chap vol éd fig tab cf env ex min max hab sec tél apr réf trad coll dir
    ibid op cit etc. janv févr avr juil sept oct nov déc l.c i.e av. j.-c`),
  closingAbbreviations: words(`etc j.-c al`),
  numberAbbreviations: words(`no art chap vol fig p pp al n`),
  functionWords:
    words(`le la les un une des du de et ou mais donc car ni or que qui quoi dont où si comme quand lorsque puisque parce bien alors ainsi
    je tu il elle on nous vous ils elles ce cet cette ces mon ton son ma ta sa mes tes ses notre votre leur nos vos leurs ne pas
    plus moins très trop aussi encore toujours jamais déjà ici là dans sur sous avec sans pour par en au aux entre vers chez depuis
    pendant avant après contre est sont était ont a avait être avoir fait peut doit tout tous toute toutes même autre cependant
    toutefois enfin ensuite puis selon malgré afin`),
  quotes: [
    ['« ', ' »'],
    ['«', '»'],
  ],
  innerQuotes: ['“', '”'],
  elisions: words(`l d j m t s n c qu jusqu lorsqu puisqu quoiqu presqu quelqu aujourd`),
  endings: new Set(),
  enclitics: words(`t-il t-elle t-on il elle on ils elles je tu nous vous ce moi toi lui leur le la les y en là ci même`),
  repeatable: words(`nous vous elle non oui très bla`),
  decimalMark: ',',
  groupMarks: ['\u202F', '\u00A0', ' '],
  spacedMarks: ';:!?»',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [{ tag: 'fr', dictionary: 'dictionary-fr' }],
} as const satisfies WrittenLanguage

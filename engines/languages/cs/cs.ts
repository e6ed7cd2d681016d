import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const cs = {
  code: 'cs',
  name: 'Čeština',
  tag: 'cs',
  direction: 'ltr',
  dictionary: 'dictionary-cs',
  abbreviations:
    words(`např resp tj tzn tzv atd. apod. dr prof doc ing mgr mudr judr phdr rndr bc arch č s str obr tab odd sv roč odst písm ul nám tel
    okr kap popř příp cca hod min sek tis mil mld r st sv gen plk kpt por vyd red překl srov pozn ev sb viz led ún břez dub květ čvn
    čvc srp září říj list pros`),
  closingAbbreviations: words(`atd apod aj kol`),
  numberAbbreviations: words(`č s str obr tab kap roč odst sv písm r`),
  functionWords:
    words(`a aby ale ani ano asi až bez bude by byl byla bylo byli být co či do ho i já jak jako je jeho její jejich jen ještě jestli již
    jsem jsme jsou k kde když která které kteří který ke kdo ma má mají mezi mi mít mně moc mohou může my na nad nám nás ne nebo než
    nic o od on ona oni ono pak po pod podle pokud pro proč proto protože před při s se si svůj ta tak také takže tam ten tento teď
    to tohoto tu tuto ty u už v však ve velmi více vy z za ze že zatímco přesto tedy dále navíc`),
  quotes: [['„', '“']],
  innerQuotes: ['‚', '‘'],
  elisions: new Set(),
  endings: new Set(),
  enclitics: new Set(),
  repeatable: words(`se si ne ano blá`),
  decimalMark: ',',
  groupMarks: ['\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: true,
  dialects: [{ tag: 'cs', dictionary: 'dictionary-cs' }],
} as const satisfies WrittenLanguage

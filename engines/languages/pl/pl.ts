import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const pl = {
  code: 'pl',
  name: 'Polski',
  tag: 'pl',
  direction: 'ltr',
  dictionary: 'dictionary-pl',
  abbreviations:
    words(`np tzn tzw tj itd. itp. m.in dr prof mgr inż lek hab ks św ul al pl nr str s t rozdz rys tab zob por wg ok godz min sek tys mln
    mld r w pkt art ust poz red przekł wyd im pow gm woj kpt płk gen zł gr ang łac niem franc ros płd płn wsch zach ur zm jw cd cdn
    b bm br ub`),
  closingAbbreviations: words(`itd itp in r`),
  numberAbbreviations: words(`nr str s t rozdz rys tab art ust pkt poz`),
  functionWords:
    words(`a aby ale albo ani bo być był była było były by co czy dla do gdy gdyż gdzie go i ich ile im inne inny ja jak jako je jednak
    jego jej jest jeśli jeszcze już każdy kiedy kto która które którego który ku lecz lub ma mają między mi mnie może mój my na nad
    nam nas nie niż no o od on ona one oni oraz po pod podczas ponieważ poza przed przez przy są się sobie swój ta tak także tam te
    tego tej ten teraz też to tu tym tych u w we według więc wiele właśnie wszystko z za zaś ze że żeby zatem natomiast ponadto`),
  quotes: [['„', '”']],
  innerQuotes: ['«', '»'],
  elisions: new Set(),
  endings: new Set(),
  enclitics: new Set(),
  repeatable: words(`się nie tak bardzo`),
  decimalMark: ',',
  groupMarks: ['\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [{ tag: 'pl', dictionary: 'dictionary-pl' }],
} as const satisfies WrittenLanguage

import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const tr = {
  code: 'tr',
  name: 'Türkçe',
  tag: 'tr',
  direction: 'ltr',
  dictionary: 'dictionary-tr',
  abbreviations:
    words(`dr prof doç yrd öğr gör av alb gen yb bnb yzb sn hz vb. vs. bkz krş çev haz yay ed s ss c cilt böl şek tab no sok cad mah apt
    kat ör örn yy m.ö m.s a.ş ltd şti tel faks oca şub mar nis may haz tem ağu eyl eki kas ara age agm t.c`),
  closingAbbreviations: words(`vb vs vd`),
  numberAbbreviations: words(`no s ss c böl şek tab`),
  functionWords:
    words(`bir ve veya ya da de ile ama fakat ancak çünkü eğer ki için gibi kadar göre sonra önce daha en çok az bu şu o ben sen biz siz
    onlar bunlar şunlar bunu onu beni bana sana ona bize size onlara her hiç bazı tüm bütün kendi ne kim nasıl neden niçin nerede
    hangi mi mı mu mü değil var yok olan olarak olduğu oldu olur ise hem sadece yalnızca bile artık şimdi böyle öyle üzerinde
    arasında altında ayrıca ise oysa dolayısıyla böylece`),
  quotes: [['“', '”']],
  innerQuotes: ['‘', '’'],
  elisions: new Set(),
  endings: words(`*`),
  enclitics: new Set(),
  repeatable: words(`*`),
  decimalMark: ',',
  groupMarks: ['.', '\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [{ tag: 'tr', dictionary: 'dictionary-tr' }],
} as const satisfies WrittenLanguage

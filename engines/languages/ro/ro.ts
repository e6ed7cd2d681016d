import type { WrittenLanguage } from '../language.ts'
import { words } from '../words.ts'

export const ro = {
  code: 'ro',
  name: 'Română',
  tag: 'ro',
  direction: 'ltr',
  dictionary: 'dictionary-ro',
  abbreviations:
    words(`dl dna d-l d-na dra dr prof ing nr pag art alin lit vol ed op cit fig tab cap jud loc str bd bl sc et ap sec cca aprox max min
    conf ex vs resp ian feb mar apr iun iul aug sept oct nov dec a.c i.e ș.u`),
  closingAbbreviations: words(`etc ș.a ș.a.m.d d.hr î.hr hr`),
  numberAbbreviations: words(`nr pag art alin vol fig tab cap sec p`),
  functionWords:
    words(`un o și dar sau că să nu este sunt era au a al ai ale cu de la din pe în pentru prin după înainte când dacă deși însă astfel
    deci iar fie nici mai foarte acest această aceste acei acea cel cea cei cele el ea ei ele eu tu noi voi lui lor sa său care ce
    cum unde fost fi va vor avea are mult multe toate toți totuși prin urmare așadar deoarece pentru că datorită conform potrivit
    așa asta ăsta îi îl îmi îți își le mi ne te ți vă pot doar unei unui`),
  quotes: [['„', '”']],
  innerQuotes: ['«', '»'],
  elisions: new Set(),
  endings: words(`ul ului uri urile le a`),
  enclitics: new Set(),
  repeatable: words(`a o foarte nu da`),
  decimalMark: ',',
  groupMarks: ['.', '\u00A0', ' '],
  spacedMarks: '',
  dash: ' – ',
  isPercentSpaced: false,
  dialects: [{ tag: 'ro', dictionary: 'dictionary-ro' }],
} as const satisfies WrittenLanguage

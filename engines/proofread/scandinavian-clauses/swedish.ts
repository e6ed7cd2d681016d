import { words } from '../../languages/words.ts'
import { bendSwedish, swedish as phrase } from '../scandinavian/swedish.ts'
import { swedish as order } from '../verb-second/swedish.ts'
import type { MannerWords } from './adverb-form.ts'
import type { SubjectLanguage } from './missing-subject.ts'
import type { ObjectForms } from './object-form.ts'
import type { Quantities } from './quantity.ts'
import type { Questions } from './question-mark.ts'
import type { SubordinateLanguage } from './subordinate-order.ts'
import type { TenseLanguage } from './tense.ts'

/** -ar and -ade of verbs like "tala", -er, -te and -de of verbs like "köpa". */
function regularInfinitive(word: string, isKnown: (word: string) => boolean): string | null {
  const found = [word.replace(/ade$|ar$/u, 'a'), word.replace(/er$|[td]e$/u, 'a')].find((one) => one !== word && isKnown(one))
  return found ?? null
}

/** Swedish clauses. */
export const swedish: SubordinateLanguage & TenseLanguage & SubjectLanguage = {
  order,
  phrase,
  modals: words('kan kunde ska skall skulle vill ville måste bör borde brukar brukade orkar orkade hinner hann vågar vågade'),
  have: words('har hade'),
  passives: words(''),
  doers: words(''),
  mark: 'att',
  between: words(
    'inte aldrig alltid också bara ofta gärna kanske nog väl ju snart nu då verkligen heller redan fortfarande egentligen faktiskt',
  ),
  heads: words('som allt det vad vem den de dem så ju desto vilket vilken vilka där mer än alla någon något inget ingen sak saker'),
  homographs:
    words(`bad band bar bet bröt drag far fel får fast fält föll grep kör lag lager led leder låg lån lär lät för mål med möter plan prov rad red rev
    rätt sken skar slag steg stod svar sår tal tog tåg var varar vars vart åker åt tur hyr ro så klä ro skada resa fråga låna skylla planera äta fika
    leva fylla gifta kasta kista mista vila leka skratta gåta måla skura lova hata gala tala mata laga dricka öppna lugna rena klara reda
    visa svara bada samla sluta väga hota vänta bryta leda tro bo dö sy se be le ske då få stå gå förvånade röda`),
  regularInfinitive,
  beforeMark:
    /^(?:för|utan|genom|efter|av|till|försöker|försökte|försökt|börjar|började|börjat|slutar|slutade|slutat|glömmer|glömde|lust|chans|möjlighet)$/u,
  openers: words('att eftersom om när då medan innan fastän ifall varför hur vad där'),
  early: words('inte aldrig ej'),
  earlyBeforeAuxiliary: words('alltid ofta sällan redan också'),
  auxiliaries: words('har hade kan kunde ska skulle vill ville måste bör borde får fick är var blir blev'),
  takesAdverb: words('bara minst ens heller endast enbart'),
  relative: 'som',
  asking:
    /^(?:vet|veta|visste|vetat|undrar|undrade|undra|frågar|frågade|fråga|frågat|minns|mindes|minnas|förstår|förstå|förstod|säga|säg|berätta|berätta[dt]e?|berättar|förklara|förklarade|glömt|glömde|ana|anar|gissa)$/u,
  asked: words('du ni inte mig dig oss er henne honom dem alls riktigt precis exakt aldrig om'),
  questionWords: words('vad var vart hur varför när vem vilken vilket vilka varifrån'),
  subjectQuestions: words('vad vem'),
  questionRests: words('mycket många gammal gamla länge långt ofta stor stort dyrt dyr dag tid klocka'),
  pastTimes:
    /^(?:igår|i går|i förrgår|häromdagen|i fjol|i morse|i våras|i somras|i höstas|i vintras|(?:förra|i förra) (?:veckan|månaden|året|sommaren|helgen|hösten|vintern|våren|gången)|för (?:en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|några|många|\d+) (?:dagar?|veck(?:a|or)|månad(?:er)?|år|timm(?:e|ar)) sedan|för länge sedan)$/u,
  timeless: words('skriver rapporterar meddelar minns tror vet är säger berättar'),
  timeOwners: words('från om sedan än som av till'),
  whens: words('när då'),
  copulas: words('är var blir blev'),
  dummy: 'det',
  states:
    words(`kallt varmt soligt blåsigt mörkt ljust halt fint skönt trevligt roligt svårt lätt viktigt bra tråkigt intressant möjligt omöjligt
    nödvändigt farligt vanligt dyrt billigt synd underbart spännande vackert tyst lugnt klart sant konstigt dumt`),
  that: words('att eftersom fastän'),
}

/** Pronouns behind verbs and prepositions. */
export const swedishObjects: ObjectForms = {
  forms: new Map([
    ['jag', 'mig'],
    ['du', 'dig'],
    ['hon', 'henne'],
    ['han', 'honom'],
    ['vi', 'oss'],
    ['ni', 'er'],
    ['de', 'dem'],
  ]),
  prepositions: words('med till från hos av mot bakom framför bredvid åt utan mellan på för runt över'),
  subjects: words('jag du han hon vi ni man de'),
  linking: words('är var blir blev heter hette'),
}

/** How something is done, and how much. */
export const swedishManners: MannerWords = {
  manners: new Map(
    [
      ...words(`snabb långsam vacker tydlig fin dålig försiktig perfekt noggrann effektiv felaktig enkel tidig plötslig ordentlig underbar fantastisk
      kraftig allvarlig personlig regelbunden flitig elegant professionell automatisk djup hög låg annorlunda klar svår hård god normal riktig
      konstig otrolig hemsk grundlig slarvig artig vänlig rolig trevlig`),
    ]
      .filter((base) => base !== 'annorlunda')
      .map((base) => [base, bendSwedish(base).neuter]),
  ),
  degrees: new Map(
    [
      ...words(
        'fruktansvärd otrolig väldig riktig extrem oerhörd hemsk förskräcklig ovanlig ordentlig fullständig verklig speciell relativ',
      ),
    ].map((base) => [base, bendSwedish(base).neuter]),
  ),
  linking:
    words(`är var blir blev bli vara varit blivit heter hette känner kände känns kändes verkar verkade låter lät ser såg gör gjorde håller
    höll anser ansåg kallar kallade finner fann förblir förblev luktar smakar tycker tyckte har hade`),
}

export const swedishQuestions: Questions = {
  questionWords: words('varför hur vem vad'),
  noQuestion: words(
    'må måtte låt sa sade säger tänkte tycker tyckte svarade frågade ropade tror undrade undrar menar skrev skriver fortsatte',
  ),
}

export const swedishQuantities: Quantities = {
  much: new Map([['mycket', 'många']]),
  masses:
    /(?:pengar|kläder|saker|grönsaker|möbler|människor|frukter|grejer|känslor|blommor|kalorier|inkomster|utgifter|kunskaper|resurser|krafter|nyheter|tankar|planer|idéer|rykten|[^aeiouyåäö]elser|ningar|heter|tioner|iteter)$/u,
}

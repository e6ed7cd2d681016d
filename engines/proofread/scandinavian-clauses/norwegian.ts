import { words } from '../../languages/words.ts'
import { bendNorwegian, norwegian as phrase } from '../scandinavian/norwegian.ts'
import { norwegian as order } from '../verb-second/norwegian.ts'
import type { MannerWords } from './adverb-form.ts'
import type { SubjectLanguage } from './missing-subject.ts'
import type { ObjectForms } from './object-form.ts'
import type { Quantities } from './quantity.ts'
import type { Questions } from './question-mark.ts'
import type { SubordinateLanguage } from './subordinate-order.ts'
import type { TenseLanguage } from './tense.ts'

/** -er and -et of verbs like "snakke", -te of verbs like "kjøpe". */
function regularInfinitive(word: string, isKnown: (word: string) => boolean): string | null {
  const found = [word.replace(/(?:er|et|te|de)$/u, 'e')].find((one) => one !== word && isKnown(one))
  return found ?? null
}

/** Norwegian clauses. */
export const norwegian: SubordinateLanguage & TenseLanguage & SubjectLanguage = {
  order,
  phrase,
  modals: words('kan skal skulle vil ville må måtte bør burde tør pleier pleide'),
  have: words('har hadde'),
  passives: words('ble blir blitt'),
  doers: words('lærer leser bruker spiller skriver følger trener maler eier leder viser sender stiller støtter møter'),
  mark: 'å',
  between: words(
    'ikke aldri alltid også bare ofte gjerne kanskje nok vel jo snart nå da virkelig heller allerede fortsatt egentlig faktisk',
  ),
  heads: words('som alt det hva hvem den de dem så jo desto hvilket hvilken hvilke der hvor mer enn alle noen noe ingen ting slik'),
  homographs:
    words(`bad bar bet fall fikk følger får først grep lot lær lå lærer maler møter planer priser reiser sang slag steg svar så siden tap tar ter tok
    vann vant var verk rett reise slet tale glede drikke leke klage rette like lette åpne grønne dele passe love ville bygge rive
    le be se gi ta ri si bo tro ro snu sy nå få gå stå slå forstå være late fri tre merke`),
  regularInfinitive,
  beforeMark: null,
  openers: words('at fordi hvis om når da mens før dersom siden ettersom hvorfor hvordan hva hvor'),
  early: words('ikke aldri'),
  earlyBeforeAuxiliary: words('alltid ofte sjelden allerede også'),
  auxiliaries: words('har hadde kan kunne skal skulle vil ville må måtte bør burde får fikk er var blir ble'),
  takesAdverb: words('bare minst engang heller akkurat nødvendigvis lenger'),
  relative: 'som',
  asking:
    /^(?:vet|vite|visste|visst|lurer|lurte|på|spør|spurte|spørre|spurt|husker|husket|huske|forstår|forstå|forsto|skjønner|skjønte|si|fortelle|fortell|forteller|fortalte|forklare|forklarte|glemt|glemte|aner|gjett)$/u,
  asked: words('du dere ikke meg deg oss dere henne ham dem helt akkurat aldri om'),
  questionWords: words('hva hvor hvordan hvorfor når hvem hvilken hvilket hvilke'),
  subjectQuestions: words('hva hvem'),
  questionRests: words('mye mange gammel gamle lenge langt ofte stor stort dyrt dyr dag tid mye fra'),
  pastTimes:
    /^(?:i går|i forgårs|i fjor|i morges|forrige (?:uke|måned|år|sommer|helg|høst|vinter|vår|gang)|for (?:en|ei|et|to|tre|fire|fem|seks|sju|åtte|ni|ti|noen|mange|\d+) (?:dag(?:er)?|uker?|måned(?:er)?|år|timer?) siden|for lenge siden)$/u,
  timeless: words('skriver melder husker tror vet er sier forteller'),
  timeOwners: words('fra om siden enn som av til'),
  whens: words('når da'),
  copulas: words('er var blir ble'),
  dummy: 'det',
  states:
    words(`kaldt varmt mørkt lyst glatt fint deilig hyggelig gøy morsomt vanskelig lett viktig bra kjedelig interessant mulig umulig nødvendig
    farlig vanlig dyrt billig synd spennende vakkert stille klart sant rart dumt godt`),
  that: words('at fordi ettersom'),
}

/** Pronouns behind verbs and prepositions; "han" is right there too. */
export const norwegianObjects: ObjectForms = {
  forms: new Map([
    ['jeg', 'meg'],
    ['du', 'deg'],
    ['hun', 'henne'],
    ['vi', 'oss'],
    ['de', 'dem'],
  ]),
  prepositions: words('med til fra hos av mot bak foran ved uten mellom på for rundt over'),
  subjects: words('jeg du han hun vi dere man de'),
  linking: words('er var blir ble heter het'),
}

/** How something is done. What ends in -ig has one form. */
export const norwegianManners: MannerWords = {
  manners: new Map(
    [
      ...words(
        'rask langsom vakker pen fin god klar sterk hard høy dyp tung lav effektiv normal profesjonell presis automatisk fantastisk trygg snill',
      ),
    ].map((base) => [base, bendNorwegian(base).neuter]),
  ),
  degrees: new Map(),
  linking:
    words(`er var blir ble bli være vært blitt heter het føler følte føles virker virket høres hørtes ser så gjør gjorde holder holdt anser
    kaller kalte finner fant forblir forble lukter smaker synes syntes har hadde`),
}

export const norwegianQuestions: Questions = {
  questionWords: words('hvorfor hvordan hvem hva hvor'),
  noQuestion: words(
    'må måtte la sa sier tenkte synes syntes svarte spurte ropte tror trodde lurte lurer mener skrev skriver fortsatte kom',
  ),
}

export const norwegianQuantities: Quantities = {
  much: new Map([['mye', 'mange']]),
  masses:
    /(?:penger|klær|ting|grønnsaker|møbler|mennesker|folk|greier|følelser|krefter|ressurser|kunnskaper|nyheter|lekser|saker|planter|blomster)$/u,
}

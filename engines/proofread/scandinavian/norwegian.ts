import { everydayNouns, irregularNouns } from '../../languages/no/everyday-nouns.ts'
import { words } from '../../languages/words.ts'
import { makeAdjectiveLookup, type Adjective } from './adjectives.ts'
import { byWord, groupOf, type Slot } from './determiners.ts'
import { makeNounLookup, type Gender } from './nouns.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import { norwegianVerbs } from '../verb-second/norwegian-verbs.ts'

const bases =
  words(`allmenn avansert alvorlig bekvem berømt billig bitter bleik blind bløt bred bred brun dum dyktig dyp dyr død døv effektiv ekkel
    eksakt elegant enkel ensom fast fattig feit felles fersk fin flink flott frisk full ferdig fæl generell glad god grov grønn grå gul
    hard heit hellig hel hemmelig hvit høy intens interessant ivrig kald kjent kjedelig klar klok kompleks komplisert kort kraftig kul
    kritisk lang langsom lat ledig lei lett lik lukket lykkelig lys lav lav løs mager moden moderne! moderne morsom mektig mild mørk
    negativ nervøs ny nydelig nyttig nysgjerrig norsk offentlig ond optimal parallell pen perfekt personlig positiv populær praktisk privat rar rask
    redd rein ren rik riktig rolig rund rød rå rik rett sann selvstendig sikker sjelden skarp skeiv skitten sliten slem smal smart snill
    sosial spent stabil sterk stille! stiv stolt stor streng stygg sulten sunn sur svak svart svensk sykelig syk søt tom tett tidlig
    tilgjengelig tjukk tolerant tradisjonell trang travel treg trist trygg trøtt tung tykk tynn tydelig tørr tørst ung unik uvanlig vakker vanskelig
    vanlig varm vegetarisk vid viktig våken våt voksen ærlig åpen engelsk dansk fransk tysk økonomisk politisk kulturell aktuell`)

/** Bent by the ending of its base, as in any school grammar. */
export function bendNorwegian(base: string): Adjective {
  const plural = /[^aeiouyæøå]e[lnr]$/u.test(base)
    ? base.replace(/([bdfgklmnprst])?(.)e([lnr])$/u, (_, one: string | undefined, two: string, last: string) =>
        one === two ? `${two}${last}e` : `${one ?? ''}${two}${last}e`,
      )
    : /(?:som|dum|tom|slem|stram|tam|lam)$/u.test(base)
      ? `${base}me`
      : `${base}e`
  return { base, neuter: neuterOf(base), plural, weak: /å$/u.test(base) ? [plural, base] : [plural] }
}

function neuterOf(base: string): string {
  if (/(?:ig|[^aeiouyæøå]t|tt|[aeiou]t|dd)$/u.test(base) && !/(?:søt|våt|het|hvit|heit|bløt|feit|fet|lat)$/u.test(base)) return base
  if (/sk$/u.test(base) && !/^(?:frisk|fersk|rask|falsk)$/u.test(base)) return base
  if (/([bgklmnprs])\1$/u.test(base) && base !== 'full') return `${base.slice(0, -1)}t`
  if (/[yåi]$/u.test(base)) return `${base}tt`
  return base === 'glad' ? base : `${base}t`
}

const adjectives = makeAdjectiveLookup({
  bend: bendNorwegian,
  bases: new Set([...bases].filter((one) => !/!$|^(?:moderne|felles|lei|stille|het|hvit|søt|våt|bløt|feit|heit|lat)$/u.test(one))),
  irregular: [
    'annen annet andre andre/annen anna',
    'bra bra bra bra',
    'ekstra ekstra ekstra ekstra',
    'egen eget egne egne/egen/eget',
    'felles felles felles felles',
    'gammel gammelt gamle gamle',
    'gratis gratis gratis gratis',
    'hvit hvitt hvite hvite',
    'liten lite små lille lita',
    'lilla lilla lilla lilla',
    'moderne moderne moderne moderne',
    'rosa rosa rosa rosa',
    'slik slikt slike slike',
    'stille stille stille stille',
    'søt søtt søte søte',
    'våt vått våte våte',
    'bedre bedre bedre bedre',
    'dårlig dårlig dårlige dårlige',
    'eldre eldre eldre eldre',
    'høyere høyere høyere høyere',
    'større større større større',
    'mindre mindre mindre mindre',
    'viss visst visse visse',
    'yngre yngre yngre yngre',
  ],
  unbent:
    /..ende$|..(?:(?<!en)este|igste)$|^(?:beste|verste|største|minste|eldste|yngste|lengste|tyngste|første|andre|tredje|fjerde|femte|sjette|sjuende|åttende|niende|tiende)$/u,
  sure: /(?:lig|ig|isk|som|bar|ell|iv|ær|øs|ant|ent|ert|full|løs)$/u,
  unbend: [
    [/$/u, ''],
    [/t$/u, ''],
    [/e$/u, ''],
    [/t$/u, 'l'],
    [/me$/u, ''],
  ],
})

const indefinite = { noun: ['ind'], adjective: 'ind' } as const
/** They stand for nouns too: "Har noen svar?" */
const loose = { noun: ['ind'], adjective: 'ind', mayStandAlone: true } as const
const possessive = { noun: ['ind'], adjective: 'def', mayFollowNoun: true } as const

const determiners = byWord([
  groupOf('en,ei en,ei et -', { ...indefinite, mayStandAlone: true }),
  groupOf('hver hver hvert -', loose),
  groupOf('noen noen - noen', loose),
  ...['mange', 'flere', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'].map((one) => groupOf(`- - - ${one}`, loose)),
  groupOf('- - - alle', { noun: ['ind', 'def'], adjective: 'def', mayStandAlone: true }),
  groupOf('min min,mi mitt mine', possessive),
  groupOf('din din ditt dine', possessive),
  groupOf('sin sin sitt sine', possessive),
  groupOf('vår vår vårt våre', possessive),
  ...['hans', 'hennes', 'deres'].map((one) => groupOf(`${one} ${one} ${one} ${one}`, possessive)),
  groupOf('denne denne dette disse', { noun: ['def', 'ind'], adjective: 'def', mayStandAlone: true }),
  groupOf('hele hele hele -', { noun: ['def'], adjective: 'def', mayFollowGenitive: true }),
  groupOf('- - - hele', { noun: ['ind', 'def'], adjective: 'def', mayFollowGenitive: true }),
  groupOf('forrige forrige forrige -', { noun: ['ind'], adjective: 'def', mayStandAlone: true }),
  groupOf('den den det de', { noun: ['def', 'ind'], adjective: 'def', mayStandAlone: true }),
])

const lookup = makeNounLookup({
  rows: everydayNouns,
  irregular: irregularNouns,
  sure: [
    ['ning', 'f', '- a/en er ene'],
    ['het', 'f', '- en/a er ene'],
    ['sjon', 'c', '- en er ene'],
    ['itet', 'c', '- en er ene'],
    ['isme', 'c', 'e en er ene'],
    ['ist', 'c', '- en er ene'],
    ['logi', 'c', '- en er ene'],
    ['else', 'c', 'e en er ene'],
  ],
  unsureCompound: /(?:er|et)s?$/u,
  unsure: words('beist kvist frist tvist gnist mist spøkelse fengsel pensjon bakkels'),
  short: words('hus bok bil dag båt tog rom vei tid bær liv mål ord'),
  contract: (stem) => stem.replace(/([bdfgklmnprst])\1e([lnr])$/u, '$1e$2').replace(/[aeo]([lnr])$/u, '$1'),
})

/** Words that are verbs too. */
const verbs = words('mann fall bad lå så sto tok drakk løp sang falt slag hører svar håp lys regn')

/** "det hender", "de deler": a verb may stand behind a pronoun where a noun stands behind a determiner. */
function mayBeVerb(word: string, isKnown: (word: string) => boolean): boolean {
  if (verbs.has(word) || /es$/u.test(word)) return true
  if (norwegianVerbs.all('present').has(word) || norwegianVerbs.all('infinitive').has(word)) return true
  // What is listed as a noun is one, whatever verb the dictionary could make of it.
  if (lookup(word, () => false).length > 0) return false
  if (/er$/u.test(word)) return ['te', 'de', 'et', 'dde'].some((ending) => isKnown(word.replace(/er$/u, ending)))
  return /e$/u.test(word) && (isKnown(`${word}t`) || isKnown(word.replace(/e$/u, 'te')))
}

/** Norwegian as the check of noun phrases sees it. */
export const norwegian: PhraseLanguage = {
  nouns: lookup,
  adjectives,
  determiners,
  passed: words('så mye ganske veldig litt helt mer mest altfor riktig like enkelt andre'),
  kinds: words('slags'),
  adverbs: words('noe'),
  prepositions: words('i på av med til fra om over mellom etter mot gjennom ved hos uten innen blant rundt tross ifølge'),
  conjunctions: words('at eller når fordi men siden'),
  relatives: words('som jeg du han hun vi dere de man der hvor'),
  degrees: words(
    'veldig ganske så ikke for alltid også svært mye litt helt altfor nå enda fortsatt kjempe utrolig forferdelig fryktelig skikkelig ekstremt relativt temmelig ordentlig usedvanlig',
  ),
  participles: () => [],
  unbentBehind:
    /ert$|^(?:stadig|egentlig|samtidig|endelig|tidlig|plutselig|virkelig|kjent|gift|visst|klar|fast|full|hel|lei|redd|lik|enig|uenig|nettopp|vanligvis|neppe|forhåpentlig|daglig|ulik|døgnvill|nylig|trolig|antakelig|antagelig|selvsagt|ferdig|sjelden|særlig|hovedsakelig|opprinnelig|tilfeldig|årlig|månedlig|personlig|jevnlig)$/u,
  persons: new Map<string, readonly Slot[]>([
    ['vi', ['pl']],
    ['de', ['pl']],
    ['jeg', ['c']],
    ['han', ['c']],
    ['hun', ['c']],
    ['det', ['n']],
  ]),
  linking: words('er var ble blir føles føltes virker virket'),
  feeling: words('føler følte'),
  reflexives: new Map<string, readonly Slot[]>([
    ['meg', ['c', 'f']],
    ['deg', ['c', 'f']],
    ['oss', ['pl']],
  ]),
  openings: words('nå da derfor ofte alltid vanligvis noen heldigvis dessverre fortsatt hvorfor hvordan plutselig'),
  collectives: words('paret folket laget familien politiet publikum gruppen klassen flertallet'),
  behind: words(
    '. ! ? ; og men i på for med til av enn nå idag fordi når om mot hos at her der hjemme ute inne oppe nede borte siden hvis dersom mens etter under ved uten fra igjen hele hver da eller både å',
  ),
  subjectStarts: words('at fordi når hvis men siden mens da'),
  copulas: words('er var har blir ble kan skal må'),
  all: 'alle',
  pronouns: words('den det de dette'),
  neuterPronoun: 'det',
  pointers: words(''),
  ones: new Map<string, readonly Gender[]>([
    ['en', ['c', 'f']],
    ['ei', ['f']],
    ['et', ['n']],
  ]),
  partOf: words('en ei et noen ingen to tre fire fem flere mange flertallet begge'),
  people: words('barn barna barnebarn barnebarna ofre ofrene vitner vitnene søsken medlem medlemmene medier mediene'),
  before: words('klokken klokka nummer kapittel siden enn'),
  mayBeVerb,
}

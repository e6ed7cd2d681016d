import { everydayNouns, irregularNouns } from '../../languages/sv/everyday-nouns.ts'
import { words } from '../../languages/words.ts'
import { allForms, makeAdjectiveLookup, type Adjective } from './adjectives.ts'
import { byWord, groupOf, type Slot } from './determiners.ts'
import { makeNounLookup, type Gender } from './nouns.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import { swedishVerbs } from '../verb-second/swedish-verbs.ts'

const listedAdjectives =
  words(`allmän allvarlig arg avancerad bekant bekväm berömd besviken bitter blek blind blond blöt blå bred brun bunden bäst dramatisk
    dum dyr död döv effektiv egen elak enda enkel ensam ett exakt falsk fantastisk farlig fast fattig feg fet fin flitig frisk fri främmande frän
    full ful färdig förnäm galen gemensam generell genial gift gjord glad god grov grå grön gul gyllene hal halv hel helig hemsk het
    hungrig hård hög ilsken individuell intensiv intressant irriterad jämn kall klar klok knapp komplex komplicerad konstig kort kraftig
    kristen kristlig kritisk kulturell känd känslig lat ledig ledsen lesbisk lik liknande lilla liten ljus lugn låg lång långsam lätt lös manlig
    medveten mild missnöjd modern mogen mor mörk negativ nervös nyttig nyfiken ny nöjd olik olycklig olämplig ond optimal ordentlig
    otrevlig oviktig parallell passiv perfekt personlig pigg plötslig populär positiv privat professionell ren religiös rik riktig rimlig rolig rund
    rysk ryslig rå rädd röd sann separat sexuell sjuk sjunken skarp skicklig skild skön slät smal smart snabb snygg snäll social sorgsen
    spansk spännande stabil stark stel stilig stolt stor strikt säker osäker blyg kär mätt törstig stum stygg svag svart svensk svår söt tom tam tjock tillgänglig torr trasig
    trevlig trist trogen trygg trång trött tung tunn tydlig tyst tysk tät ung unik upptagen uppenbar usel utländsk vacker van vanlig varm
    vegetarisk verklig vild vis viss vit vuxen våt värdefull värd äkta äldre ärlig ödmjuk öm öppen dansk norsk engelsk fransk kinesisk ekonomisk politisk
    juridisk fysisk psykisk finsk muslimsk grekisk italiensk`)

const notListed = words(
  'bäst glad enda ett främmande lilla liten mor mogen2 äldre äkta spännande liknande gyllene lik2 enskild2 sjunken viss',
)

/** Bent by the ending of its base, as in any school grammar. */
export function bendSwedish(base: string): Adjective {
  const plural = /ad$/u.test(base)
    ? `${base}e`
    : /(?:[^aeiouyåäö]e[lnr])$/u.test(base)
      ? base.replace(/e([lnr])$/u, '$1a')
      : /(?:dum|tom|som|sam|stum|tam|öm|grym|ljum)$/u.test(base)
        ? `${base}ma`
        : `${base}a`
  return { base, neuter: neuterOf(base), plural, weak: /(?:å)$/u.test(base) ? [plural, base] : [plural] }
}

function neuterOf(base: string): string {
  if (/ad$/u.test(base)) return base.replace(/d$/u, 't')
  if (/[^aeiouyåäö]en$/u.test(base)) return base.replace(/n$/u, 't')
  if (/nn$/u.test(base)) return base.replace(/nn$/u, 'nt')
  if (/[^aeiouyåäö]t$/u.test(base) || /(?:tt|at)$/u.test(base)) return base
  if (/[^aeiouyåäö]d$/u.test(base)) return base.replace(/d$/u, 't')
  if (/[aeiouyåäö]d$/u.test(base)) return base.replace(/d$/u, 'tt')
  if (/(?:[yåäöi]|[aeiouyåäö]t)$/u.test(base)) return `${base}t${/t$/u.test(base) ? '' : 't'}`
  return `${base}t`
}

const adjectives = makeAdjectiveLookup({
  bend: bendSwedish,
  bases: new Set([...listedAdjectives].filter((one) => !notListed.has(one))),
  irregular: [
    'bra bra bra bra',
    'egen eget egna egna/egen/eget',
    'glad glatt glada glada',
    'gammal gammalt gamla gamla/gamle',
    'liten litet små lilla/lille',
    'annan annat andra andra',
    'sådan sådant sådana sådana',
    'privat privat privata privata',
    'äkta äkta äkta äkta',
    'rosa rosa rosa rosa',
    'lila lila lila lila',
    'extra extra extra extra',
    'gratis gratis gratis gratis',
    'främmande främmande främmande främmande',
    'spännande spännande spännande spännande',
    'liknande liknande liknande liknande',
    'motsvarande motsvarande motsvarande motsvarande',
    'följande följande följande följande',
    'omfattande omfattande omfattande omfattande',
    'betydande betydande betydande betydande',
    'bättre bättre bättre bättre',
    'sämre sämre sämre sämre',
    'större större större större',
    'mindre mindre mindre mindre',
    'äldre äldre äldre äldre',
    'yngre yngre yngre yngre',
    'högre högre högre högre',
    'lägre lägre lägre lägre',
    'längre längre längre längre',
    'viss visst vissa vissa',
  ],
  unbent:
    /..[ae]nde$|...aste$|^(?:bästa|sämsta|värsta|största|minsta|äldsta|yngsta|högsta|lägsta|längsta|tyngsta|första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde)$/u,
  sure: /(?:lig|ig|isk|sam|bar|ell|iv|är|ös|ant|ent|erad|full|sk|lös)$/u,
  unbend: [
    [/$/u, ''],
    [/t$/u, ''],
    [/a$/u, ''],
    [/t$/u, 'd'],
    [/e$/u, ''],
    [/mma$/u, 'm'],
  ],
})

/** "byggd" of "byggt", "skriven" of "skrivit": the participles of the verbs of the book. */
function participleOf(perfect: string, past: string): readonly Adjective[] {
  if (/at$/u.test(perfect)) return [bendSwedish(perfect.replace(/t$/u, 'd'))]
  if (/it$/u.test(perfect)) return [bendSwedish(perfect.replace(/it$/u, 'en'))]
  // "byggde", "köpte".
  const base = /t$/u.test(perfect) && /[^aeiouyåäö][dt]e$/u.test(past) ? past.replace(/e$/u, '') : null
  return base === null ? [] : [{ base, neuter: perfect, plural: `${base}a`, weak: [`${base}a`] }]
}

const participleByForm = Map.groupBy(
  swedishVerbs.verbs
    .flatMap(({ perfect, past }) => participleOf(perfect, past))
    .flatMap((one) => [...new Set(allForms(one))].map((form) => ({ form, one }))),
  ({ form }) => form,
)
const participles = (word: string): readonly Adjective[] => participleByForm.get(word)?.map(({ one }) => one) ?? []

const indefinite = { noun: ['ind'], adjective: 'ind' } as const
/** They stand for nouns too: "Har någon svar?" */
const loose = { noun: ['ind'], adjective: 'ind', mayStandAlone: true } as const
const possessive = { noun: ['ind'], adjective: 'def' } as const

const determiners = byWord([
  groupOf('en - ett -', indefinite),
  groupOf('någon - något några', loose),
  groupOf('ingen - inget inga', loose),
  groupOf('varje - varje -', indefinite),
  ...['många', 'flera', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'tolv'].map((one) =>
    groupOf(`- - - ${one}`, loose),
  ),
  groupOf('- - - alla', { noun: ['ind', 'def'], adjective: 'def', mayStandAlone: true }),
  groupOf('min - mitt mina', possessive),
  groupOf('din - ditt dina', possessive),
  groupOf('sin - sitt sina', possessive),
  groupOf('vår - vårt våra', possessive),
  ...['hans', 'hennes', 'deras'].map((one) => groupOf(`${one} - ${one} ${one}`, possessive)),
  groupOf('denna - detta dessa', { noun: ['ind', 'def'], adjective: 'def', mayStandAlone: true }),
  groupOf('hela - hela -', { noun: ['def'], adjective: 'def', mayFollowGenitive: true }),
  groupOf('- - - hela', { noun: ['ind', 'def'], adjective: 'def', mayFollowGenitive: true }),
  groupOf('samma - samma samma', { noun: ['ind'], adjective: 'def', mayStandAlone: true }),
  groupOf('nästa - nästa -', { noun: ['ind'], adjective: 'def', mayStandAlone: true }),
  groupOf('den - det de', { noun: ['def'], adjective: 'def', mayStandAlone: true, hasRelative: true }),
])

const lookup = makeNounLookup({
  rows: everydayNouns,
  irregular: irregularNouns,
  sure: [
    ['ning', 'c', '- en ar arna'],
    ['het', 'c', '- en er erna'],
    ['tion', 'c', '- en er erna'],
    ['sion', 'c', '- en er erna'],
    ['itet', 'c', '- en er erna'],
    ['ism', 'c', '- en er erna'],
    ['ist', 'c', '- en er erna'],
    ['logi', 'c', '- n er erna'],
    ['else', 'c', '- n r rna'],
  ],
  unsureCompound: null,
  unsure: words('spökelse täckelse stängelse kännelse pension'),
  short: words('hus bok bil dag båt tåg rum väg tid kök bär liv mål ord'),
  contract: (stem) => stem.replace(/(mm)?[aeo]([lnr])$/u, (_, doubled: string | undefined, last: string) => (doubled ? 'm' : '') + last),
})

/** Strong verbs in the past and others that look like nouns. */
const verbs = words(
  'band bad led lät såg stod tog låg var åt drag föll sken steg skar sov svor vann drev skrev blev höll bar sprang hopp hot svar tal',
)

/** "det händer", "de delar": a verb may stand behind a pronoun where a noun stands behind a determiner. */
function mayBeVerb(word: string, isKnown: (word: string) => boolean): boolean {
  if (verbs.has(word) || swedishVerbs.all('present').has(word) || swedishVerbs.all('infinitive').has(word)) return true
  // What is listed as a noun is one, whatever verb the dictionary could make of it.
  if (lookup(word, () => false).length > 0) return false
  if (/(?:ar|ade|at)$/u.test(word)) return isKnown(word.replace(/(?:ar|ade|at)$/u, 'ade')) && isKnown(word.replace(/(?:ar|ade|at)$/u, 'a'))
  if (/er$/u.test(word))
    return ['te', 'de', 'dde', 'e'].some((ending) => isKnown(word.replace(/er$/u, ending))) && isKnown(word.replace(/er$/u, 'a'))
  return /a$/u.test(word) && (isKnown(`${word}de`) || isKnown(word.replace(/a$/u, 'te')))
}

/** Swedish as the check of noun phrases sees it. */
export const swedish: PhraseLanguage = {
  nouns: lookup,
  adjectives,
  determiners,
  passed: words('så mycket ganska väldigt lite helt mer mest alltför riktigt rätt lika'),
  kinds: words('slags sorts'),
  adverbs: words('något'),
  prepositions: words('i på av med till från om över mellan efter mot genom vid hos utan för inom bland kring trots enligt ur åt'),
  conjunctions: words('att eller när eftersom men'),
  relatives: words('som jag du han hon vi ni de man vars där vilken vilket vilka dem'),
  degrees: words(
    'mycket väldigt ganska så inte för alltid också lite helt alltför nu ännu fortfarande jätte otroligt fruktansvärt extremt oerhört riktigt rätt relativt hemskt',
  ),
  participles,
  unbentBehind: /^(?:slut|kul|rädd|van|synd|full|fri|fast|klar|sällan|egentligen)$/u,
  persons: new Map<string, readonly Slot[]>([
    ['vi', ['pl']],
    ['de', ['pl']],
    ['jag', ['c']],
    ['han', ['c']],
    ['hon', ['c']],
    ['det', ['n']],
  ]),
  linking: words('är var blev blir verkar verkade'),
  feeling: words('känner kände'),
  reflexives: new Map<string, readonly Slot[]>([
    ['mig', ['c']],
    ['dig', ['c']],
    ['oss', ['pl']],
  ]),
  openings: words('nu då därför ofta alltid idag vanligtvis tyvärr fortfarande varför plötsligt'),
  collectives: words('paret folket laget familjen polisen publiken gruppen klassen sällskapet majoriteten gänget'),
  behind: words(
    '. ! ? ; och men i på för med till av än nu idag eftersom när om mot hos att igår här där hemma ute inne uppe nere borta sedan medan efter under vid utan från igen hela varje då eller både',
  ),
  subjectStarts: words('att eftersom när men därför medan fast'),
  copulas: words('är var har blir blev kan ska måste'),
  all: 'alla',
  pronouns: words('den det de detta'),
  neuterPronoun: 'det',
  pointers: words('här där'),
  ones: new Map<string, readonly Gender[]>([
    ['en', ['c']],
    ['ett', ['n']],
  ]),
  partOf: words('en ett någon något några ingen inget två tre fyra fem flera många flertalet båda'),
  people: words(
    'barn barnen barnbarn barnbarnen statsråd statsråden offer offren vittnen vittnena biträden biträdena syskon syskonen medier media',
  ),
  before: words('klockan nummer kapitel sidan än'),
  mayBeVerb,
}

import { words } from '../words.ts'
import { adjectiveClass, nounClass } from './noun-classes.ts'
import { adjectiveForm, caseTags, nounForm, nounStarts } from './noun-forms.ts'
import { irregularVerbs } from './irregular-verbs.ts'
import { lengthened } from './sounds.ts'
import { verbClass } from './verb-classes.ts'
import { verbForm, verbTags } from './verb-forms.ts'

// Words of every kind, each in all its forms, teach which endings there are: what stands after the part that a form shares
// with its dictionary form, and what that has instead. What the rules ask of the dictionary is listed beside the word.

const table = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...words(text)].map((row) => {
      const [lemma = '', forms = ''] = row.split('=')
      return [lemma, forms.split(',')] as const
    }),
  )

const nouns =
  table(`ház=házakat,háza csoport=csoportokat,csoportot,csoportja hatás=hatásokat,hatást,hatása eredmény=eredményeket,eredményt,eredménye
  kert=kerteket,kertet,kertje kör=köröket,kört,köre könyv=könyveket,könyvet,könyve gyümölcs=gyümölcsöket,gyümölcsöt,gyümölcse
  föld=földeket,földet,földje hiba mérce kutató tényező kocsi néni idő`)
const adjectives =
  table(`fontos=fontosabb,fontosakat,fontosan jelentős=jelentősebb,jelentőseket,jelentősen nagy=nagyobb,nagyokat zöld=zöldebb,zöldeket
  egyszerű=egyszerűbb,egyszerűen szomorú=szomorúbb,szomorúan alapvető=alapvetőbb,alapvetően meghatározó=meghatározóbb,meghatározóan
  elméleti=elméletibb,elméletileg gyakorlati=gyakorlatibb,gyakorlatilag gyakori=gyakoribb,gyakorian drága=drágább,drágán
  fekete=feketébb,feketén bizonytalan=bizonytalanabb,bizonytalanokat,bizonytalanul egyenlőtlen=egyenlőtlenebb,egyenlőtleneket,egyenlőtlenül
  bátor=bátrabb,bátrakat hosszú=hosszabb könnyű=könnyebb lassú=lassabb jó=jobb szép=szebb kicsi=kisebb nehéz=nehezebb,nehezeket,nehezen bő=bővebb
  rossz=rosszabb,rosszakat szabad=szabadabb,szabadokat`)
const verbs =
  table(`vizsgál=vizsgálni kutat=kutatni állít=állítani választ=választani tart=tartani olvas=olvasni hoz=hozni mond=mondani ad=adni
  javasol=javasolni vonatkozik=vonatkozni kap=kapni hagy=hagyni támaszkodik=támaszkodni gyakorol=gyakorolni céloz=célozni áll=állni
  elemez=elemezni kezel=kezelni vezet=vezetni segít=segíteni fejleszt=fejleszteni ért=érteni keres=keresni kérdez=kérdezni küld=küldeni
  közöl=közölni ellenőriz=ellenőrizni különbözik=különbözni enged=engedni növekszik=növekedni érdemel=érdemelni törekszik=törekedni
  hiányzik=hiányozni függ=függni köt=kötni tölt=tölteni süt=sütni,sütött emelkedik=emelkedni romlik=romlani kísérel=kísérelni cselekszik=cselekedni érzik=érezni marad=maradni szenved=szenvedni űz=űzni
  mér=mérni igyekszik=igyekezni emlékszik=emlékezni oszt=osztani ugrik=ugrani szűkít=szűkíteni főz=főzni`)

/** What an ending may say, and what the dictionary form has in its place. */
export type Ending = { readonly instead: string; readonly tags: readonly string[] }

const shown = new Set([nouns, adjectives, verbs].flatMap((models) => [...models.values()].flat()))
const isModel = { isKnown: (word: string): boolean => shown.has(word) }

type Row = readonly [ending: string, instead: string, tags: string]

function gathered(rows: Iterable<Row>): ReadonlyMap<string, readonly Ending[]> {
  const found = new Map<string, Map<string, Set<string>>>()
  for (const [ending, instead, tags] of rows) {
    const own = found.get(ending) ?? new Map<string, Set<string>>()
    found.set(ending, own)
    own.set(instead, (own.get(instead) ?? new Set<string>()).add(tags))
  }
  return new Map([...found].map(([ending, own]) => [ending, [...own].map(([instead, tags]) => ({ instead, tags: [...tags] }))]))
}

/** The row that a form makes: `munkában` of munka is "ban" after munká, and that is munka. */
function rowOf(lemma: string, form: string, tags: string): Row {
  const long = lengthened(lemma)
  if (long !== lemma && form.startsWith(long)) return [form.slice(long.length), '', tags]
  let shared = lemma.length
  while (!form.startsWith(lemma.slice(0, shared))) shared -= 1
  return [form.slice(shared), lemma.slice(shared), tags]
}

const nounTags = nounStarts.flatMap((start) => caseTags.map((end) => `${start}.${end}`))
const adjectiveTags = [
  ...['sg', 'pl', 'pl2', 'comp.sg', 'comp.pl'].flatMap((start) => caseTags.map((end) => `${start}.${end}`)),
  'adv',
  'comp.adv',
]

function* nounRows(): Generator<Row> {
  for (const lemma of nouns.keys()) {
    const noun = nounClass(lemma, isModel)
    for (const tags of nounTags) {
      const form = noun && nounForm(noun, tags)
      if (form !== null) yield rowOf(lemma, form, tags)
    }
  }
}

function* adjectiveRows(): Generator<Row> {
  for (const lemma of adjectives.keys()) {
    const adjective = adjectiveClass(lemma, isModel)
    for (const tags of adjectiveTags) {
      const form = adjective && adjectiveForm(adjective, tags)
      if (form !== null) yield rowOf(lemma, form, tags)
    }
  }
}

function* verbRows(): Generator<Row> {
  for (const lemma of verbs.keys()) {
    const verb = verbClass(lemma, isModel)
    for (const tags of verbTags) {
      const form = verb && verbForm(verb, tags)
      if (form !== null) yield rowOf(lemma, form, tags)
    }
  }
}

/** The forms of the irregular verbs as they are, without prefixes: what they teach of endings would be wrong of others. */
export function makeIrregularForms(): ReadonlyMap<string, readonly { readonly lemma: string; readonly tags: readonly string[] }[]> {
  const rows = [...irregularVerbs.keys()].flatMap((lemma) => {
    const verb = verbClass(lemma, isModel)
    return verb ? verbTags.map((tags) => ({ lemma, tags: [tags], form: verbForm(verb, tags) ?? '' })) : []
  })
  return Map.groupBy(rows, ({ form }) => form)
}

/** Endings of nouns; of adjectives, without "leg-"; and of verbs. */
export const makeEndings = () => ({ noun: gathered(nounRows()), adjective: gathered(adjectiveRows()), verb: gathered(verbRows()) })

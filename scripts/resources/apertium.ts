import { byCodeUnit } from '../../engines/languages/packed-strings.ts'
import type { WordForms } from '../../engines/languages/packed-forms.ts'
import { keepingOf, type Keeping } from './apertium-variants.ts'

// Reads Apertium's compiled dictionaries as `lt-print` writes them: AT&T's form of a transducer, one arc a line (from, to,
// input, output), one final state a line, `--` between sections. A generator has a lemma with its tags as input and the form
// as output, an analyser the other way round.
// https://wiki.apertium.org/wiki/List_of_symbols tells what the tags mean.

const partOfSpeechOf: Readonly<Record<string, string>> = {
  n: 'noun',
  vblex: 'verb',
  vbmod: 'verb',
  vbser: 'verb',
  vbhaver: 'verb',
  vaux: 'verb',
  adj: 'adjective',
  adv: 'adverb',
}
const genders = new Set(['m', 'f', 'mf', 'nt', 'ut', 'mi', 'ma', 'mp', 'mn', 'fn', 'un', 'GD'])
/** Tags that stand for several: an adjective of `mf` is masculine and feminine. */
const severalOf: Readonly<Record<string, readonly string[]>> = {
  mf: ['m', 'f'],
  mn: ['m', 'nt'],
  fn: ['f', 'nt'],
  un: ['ut', 'nt', 'm', 'f'],
  GD: ['m', 'f', 'nt'],
  sp: ['sg', 'pl'],
  ND: ['sg', 'pl'],
}
/** Tags that belong to the word and not to the form. */
const ofWord = new Set(['sint', 'pstv', 'tv', 'iv', 'sep', 'ref', 'imperf', 'perf'])

type Arc = { readonly to: number; readonly input: string; readonly output: string }
type Section = { readonly arcs: ReadonlyMap<number, readonly Arc[]>; readonly finals: ReadonlySet<number> }

type Met = { readonly lemma: string; readonly kind: string; readonly forms: Map<string, string[]> }

/** All words of a dictionary with their forms, sorted by lemma. Compounds, phrases and what a pattern makes are left out. */
export function readApertium(printed: string, direction: 'generator' | 'analyser', language: string): readonly WordForms[] {
  const words = new Map<string, Met>()
  for (const section of printed.split(/^--.*\n/mu).map((text) => sectionOf(text, direction)))
    for (const { input, output } of pathsOf(section)) for (const reading of readingsOf(input)) addForm(words, reading, output)
  const keeping = keepingOf(language)
  if (keeping.isFeminineOptional) joinFeminine(words)
  const read = [...words.values()].map((word) => ({ lemma: word.lemma, kind: word.kind, forms: keptForms(word, keeping) }))
  return [...read, ...(keeping.more ?? [])].toSorted((one, other) => byCodeUnit(one.lemma, other.lemma) || byCodeUnit(one.kind, other.kind))
}

/** All words of one table and, of another, those that it lacks, sorted by lemma. */
export function filledBy(words: readonly WordForms[], more: readonly WordForms[]): readonly WordForms[] {
  const keyOf = ({ lemma, kind }: WordForms): string => `${lemma}\t${kind}`
  const known = new Set(words.map(keyOf))
  return [...words, ...more.filter((word) => !known.has(keyOf(word)))].toSorted(
    (one, other) => byCodeUnit(one.lemma, other.lemma) || byCodeUnit(one.kind, other.kind),
  )
}

const keptForms = ({ lemma, forms }: Met, { keep, tagsOf = (_, tags) => tags }: Keeping): WordForms['forms'] =>
  [...forms].flatMap(([tags, variants]) => keep({ lemma, tags, forms: variants }).map((form) => ({ tags: tagsOf(lemma, tags), form })))

/** A noun of both genders becomes one, masculine first. */
function joinFeminine(words: Map<string, Met>): void {
  for (const [key, { lemma, kind, forms }] of words) {
    const masculine = kind === 'noun.f' ? words.get(`${lemma}\tnoun.m`) : undefined
    if (masculine === undefined) continue
    for (const [tags, variants] of forms) {
      const own = masculine.forms.get(tags) ?? []
      masculine.forms.set(tags, [...own, ...variants.filter((form) => !own.includes(form))])
    }
    words.delete(key)
  }
}

function addForm(
  words: Map<string, Met>,
  { lemma, kind, tags }: { readonly lemma: string; readonly kind: string; readonly tags: string },
  form: string,
): void {
  // Some forms are listed once more as they stand at the start of a sentence.
  if (/^\p{Lu}/u.test(form) && !/^\p{Lu}/u.test(lemma)) return
  const key = `${lemma}\t${kind}`
  const word = words.get(key) ?? { lemma, kind, forms: new Map<string, string[]>() }
  words.set(key, word)
  const variants = word.forms.get(tags)
  if (variants === undefined) word.forms.set(tags, [form])
  else if (!variants.includes(form)) variants.push(form)
}

function sectionOf(text: string, direction: 'generator' | 'analyser'): Section {
  const arcs = new Map<number, Arc[]>()
  const finals = new Set<number>()
  for (const line of text.split('\n')) {
    const [from, to, ...sides] = line.split('\t')
    const [input, output] = direction === 'generator' ? sides : [sides[1], sides[0]]
    if (from === undefined || from === '') continue
    if (to === undefined || input === undefined || output === undefined) {
      finals.add(Number(from))
      continue
    }
    const own = arcs.get(Number(from))
    const arc = { to: Number(to), input: input === 'ε' ? '' : input, output: output === 'ε' ? '' : output }
    if (own) own.push(arc)
    else arcs.set(Number(from), [arc])
  }
  return { arcs, finals }
}

/** Every way through that ends, as what goes in and what comes out. Arcs that can be walked in a circle are left out. */
function* pathsOf({ arcs, finals }: Section): Generator<{ readonly input: string; readonly output: string }> {
  const circles = circlesOf(arcs)
  const open = [{ state: 0, input: '', output: '' }]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { state, input, output } = path
    if (finals.has(state)) yield { input, output }
    for (const arc of arcs.get(state) ?? []) {
      if (circles.get(state) === circles.get(arc.to) || !mayFollow(input, arc)) continue
      open.push({ state: arc.to, input: input + arc.input, output: output + arc.output })
    }
  }
}

/** Whether an arc leads on to a word that is taken: no compound, no phrase, and of a part of speech that is inflected. */
const mayFollow = (before: string, { input, output }: Arc): boolean =>
  (before.includes('<') || /^(?:[\p{L}\p{M}'’-]?|<.*)$/u.test(input)) &&
  !/^[+#~@ ]|^<(?:cmp|compound)/u.test(input) &&
  !/^[+#~@ <]/u.test(output) &&
  !(input.startsWith('<') && !before.includes('<') && partOfSpeechOf[input.slice(1, -1)] === undefined)

/** States by the circle they lie on, after Tarjan (1972): two states of one circle have the same number. */
function circlesOf(arcs: ReadonlyMap<number, readonly Arc[]>): ReadonlyMap<number, number> {
  const index = new Map<number, number>()
  const low = new Map<number, number>()
  const circle = new Map<number, number>()
  const waiting: number[] = []
  const numberOf = (state: number): number => low.get(state) ?? 0
  for (const root of arcs.keys()) {
    const walk = index.has(root) ? [] : [{ state: root, next: 0 }]
    for (let step = walk.at(-1); step !== undefined; step = walk.at(-1)) {
      const { state } = step
      if (!index.has(state)) {
        index.set(state, index.size)
        low.set(state, index.size - 1)
        waiting.push(state)
      }
      const arc = arcs.get(state)?.[step.next]
      step.next += 1
      if (arc === undefined) {
        walk.pop()
        const above = walk.at(-1)?.state
        if (above !== undefined) low.set(above, Math.min(numberOf(above), numberOf(state)))
        if (numberOf(state) === index.get(state)) closeCircle({ state, waiting, circle })
      } else if (!index.has(arc.to)) walk.push({ state: arc.to, next: 0 })
      else if (!circle.has(arc.to)) low.set(state, Math.min(numberOf(state), index.get(arc.to) ?? 0))
    }
  }
  return circle
}

function closeCircle({
  state,
  waiting,
  circle,
}: {
  readonly state: number
  readonly waiting: number[]
  readonly circle: Map<number, number>
}): void {
  for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
    circle.set(member, state)
    if (member === state) return
  }
}

/** What `lemma<n><f><pl>` says, once for each of the forms that its tags stand for. */
function readingsOf(input: string): readonly { readonly lemma: string; readonly kind: string; readonly tags: string }[] {
  const at = input.indexOf('<')
  const lemma = input.slice(0, at)
  const [first = '', ...rest] = input.slice(at + 1, -1).split('><')
  const partOfSpeech = isParticiple(first, rest) ? 'verb' : partOfSpeechOf[first]
  if (at < 1 || partOfSpeech === undefined || /[\s\d]/u.test(lemma)) return []
  const tags = rest.filter((tag) => !ofWord.has(tag))
  if (partOfSpeech !== 'noun') return spread(tags).map((own) => ({ lemma, kind: partOfSpeech, tags: own.join('.') }))
  const gender = tags.find((tag) => genders.has(tag))
  const kind = gender === undefined ? 'noun' : `noun.${gender}`
  return spread(tags.filter((tag) => tag !== gender)).map((own) => ({ lemma, kind, tags: own.join('.') }))
}

/** A participle is listed as an adjective of its verb. Before a noun, where it has an ending, it is one; "is written" is the verb's. */
const isParticiple = (first: string, [tag, ...others]: readonly string[]): boolean =>
  first === 'adj' && tag === 'pp' && !others.includes('def') && !others.includes('pl')

const spread = (tags: readonly string[]): readonly (readonly string[])[] =>
  tags.reduce<readonly (readonly string[])[]>(
    (lists, tag) => lists.flatMap((list) => (severalOf[tag] ?? [tag]).map((one) => [...list, one])),
    [[]],
  )

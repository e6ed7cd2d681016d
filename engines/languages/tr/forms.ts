import type { Analysis, Forms, Lexeme } from '../forms.ts'
import { remember, type WordTests } from '../word-tests.ts'
import { nounsLikeVerbs, notVerbs, passives } from './irregular-stems.ts'
import { nounRows } from './noun-endings.ts'
import { attach, isVowel, shapeOf, soundsAfter, type Stem } from './sounds.ts'
import { nounStem, verbStem, type VerbStem } from './stems.ts'
import { finiteRows, nounsOfVerbs, sideEndings, sides, takesNounRow, voices } from './verb-endings.ts'

/**
 * Turkish forms by rule: nouns and adjectives with their chains of endings, and the tenses, participles and adverbs of verbs. A
 * reading stands only where its endings, put to the dictionary form again, give the form as it was written.
 */
export function turkishForms(tests: WordTests): Forms {
  const nounOf = remember((lemma) => nounStem(lemma, tests))
  const verbOf = remember((stem) => verbStem(stem, tests))
  const isVerb = remember((stem) => isInfinitive(infinitiveOf(stem)) && tests.isKnown(infinitiveOf(stem)))
  const nounForm = (lemma: string, tags: string): string | null => {
    const endings = nounRows.get(tags)
    return endings === undefined ? null : attach(nounOf(lemma), endings)
  }
  const verbForm = (stem: string, tags: string): string | null => {
    const own = tags.startsWith('pass.') ? passives.get(stem) : undefined
    if (own !== undefined) return verbForm(own, tags.slice(5))
    // The passive of a verb that has none ("gelişilmek") is not known to the dictionary.
    const verb = verbOf(stem)
    if (tags.startsWith('pass.') && !takesObject.test(stem) && !isVerb(attach(verb, verb.passive))) return null
    const endings = verbEndings(verb, tags)
    return endings === null ? null : formOfVerb(verb, endings)
  }
  const isWord = remember((lemma) => {
    const bases = basesKnown(lemma, tests)
    if (bases === null || bases.includes(lemma)) return bases !== null
    // The dictionary knows forms as well as words: "sonuçlar" is no word, since it is a form of what it is said to come from.
    // Of one ending alone many words seem to be made ("neden", "seviye").
    const isForm = ({ lemma: base, tags }: Guess): boolean =>
      base !== lemma && base.length > 2 && /^pl|\./.test(tags) && !tags.includes('eqv') && bases.includes(base) && !isVerb(base)
    return !nounReadings(lemma).some((guess) => isForm(guess) && nounForm(guess.lemma, guess.tags) === lemma)
  })
  const readings = (form: string): readonly Analysis[] => [
    ...nounReadings(form).flatMap(({ lemma, tags }) =>
      isWord(lemma) && nounForm(lemma, tags) === form ? ['noun', 'adjective'].map((kind) => ({ lemma, kind, tags })) : [],
    ),
    ...withOwnPassives(verbReadings(form)).flatMap(({ lemma, tags }) =>
      isVerb(lemma) && verbForm(lemma, tags) === form ? [{ lemma: infinitiveOf(lemma), kind: 'verb', tags }] : [],
    ),
  ]
  const lexemesOf = (lemma: string): readonly Lexeme[] => {
    const gap = lemma.lastIndexOf(' ') + 1
    const [before, head] = [lemma.slice(0, gap), lemma.slice(gap)]
    if (head === 'su' || !/[aeıioöuü]/.test(head)) return []
    const withBefore = (form: string | null): string | null => (form === null ? null : before + form)
    const nouns = (formWith: (tags: string) => string | null): readonly Lexeme[] =>
      ['noun', 'adjective'].map((kind) => ({ lemma, kind, formWith: (tags) => withBefore(formWith(tags)) }))
    const verb: Lexeme = { lemma, kind: 'verb', formWith: (tags) => withBefore(verbForm(head.slice(0, -3), tags)) }
    if (isInfinitive(head)) return nounsLikeVerbs.has(head) ? [verb, ...nouns((tags) => nounForm(head, tags))] : [verb]
    const owned = gap > 0 ? ownedHead(head, { nounForm, isWord, isOwn: basesKnown(head, tests)?.includes(head) ?? false }) : null
    return nouns((tags) => (owned === null ? nounForm(head, tags) : nounForm(owned, ownedTags(tags))))
  }
  return { analyse: remember((form) => withoutSecondPersons(readings(form))), lexemesOf: remember(lexemesOf) }
}

/** Whoever is `anlaşılmak` is also the passive of `anlamak`. */
const withOwnPassives = (guesses: readonly Guess[]): readonly Guess[] => [
  ...guesses,
  ...guesses.flatMap(({ lemma, tags }) =>
    tags.startsWith('pass.') ? [] : [...passives].flatMap(([stem, own]) => (own === lemma ? [{ lemma: stem, tags: `pass.${tags}` }] : [])),
  ),
]

/** Verbs made of nouns and of other verbs, which take an object and so have a passive. */
const takesObject = /...(?:[dt][ıiuü]r|[^aeıioöuü]l[ae])$/

const infinitiveOf = (stem: string): string => attach({ hard: stem, soft: stem, isFront: false }, 'mAk')
const isInfinitive = (word: string): boolean => /..m[ae]k$/.test(word) && !notVerbs.has(word) && /[aeıioöuü].*m[ae]k$/.test(word)

/** What the dictionary says a word comes from, itself mostly; null for what is no noun or adjective. */
function basesKnown(lemma: string, { isKnown, stems }: WordTests): readonly string[] | null {
  if (!/[aeıioöuü]/.test(lemma) || lemma === 'su' || (isInfinitive(lemma) && !nounsLikeVerbs.has(lemma))) return null
  const plain = lemma.replace(/[âîû]/g, (letter) => ({ â: 'a', î: 'i', û: 'u' })[letter] ?? letter)
  const written = [lemma, plain].find((one) => isKnown(one))
  if (written === undefined) return null
  const bases = stems?.(written) ?? []
  return bases.length === 0 || bases.includes(written) ? [lemma] : bases
}

/** "you" and "your" hide other readings of the same word ("evin": of the house), and papers have no use for them. */
function withoutSecondPersons(readings: readonly Analysis[]): readonly Analysis[] {
  const isYou = ({ tags }: Analysis): boolean => /\b(?:px2|p2)/.test(tags)
  const isSame = (one: Analysis, other: Analysis): boolean => one.lemma === other.lemma && one.kind === other.kind
  return readings.filter((one) => !isYou(one) || !readings.some((other) => isSame(one, other) && !isYou(other)))
}

type OwnedParts = {
  readonly nounForm: (lemma: string, tags: string) => string | null
  readonly isWord: (lemma: string) => boolean
  /** Whether the dictionary has the last word as it is written. */
  readonly isOwn: boolean
}

/** The noun under a phrase that has an owner: `açı` of "bakış açısı". Null where the last word is a word of its own. */
function ownedHead(head: string, { nounForm, isWord, isOwn }: OwnedParts): string | null {
  const found = nounReadings(head).find(({ lemma, tags }) => tags === 'px3sg' && isWord(lemma) && nounForm(lemma, tags) === head)
  return found && !(isOwn && head.startsWith(found.lemma)) ? found.lemma : null
}

/** "bakış açısı" has its owner in every form. */
const ownedTags = (tags: string): string => {
  if (tags.includes('px')) return tags
  if (tags === 'nom') return 'px3sg'
  return tags.startsWith('pl') ? tags.replace(/^pl/, 'pl.px3sg') : `px3sg.${tags}`
}

/** The endings of a verb's form; null for what no verb has. */
function verbEndings(verb: VerbStem, tags: string): string | null {
  const { isPassive, side, rest } = partsOf(tags)
  const start = (isPassive ? verb.passive : '') + sideEndings[side]
  const [noun = '', row] = rest.split('+')
  if (row !== undefined) {
    const [middle, end] = [nounsOfVerbs[noun], nounRows.get(row)]
    return middle === undefined || end === undefined || !takesNounRow(noun, row) ? null : start + middle + end
  }
  const finite = finiteRows.get(rest)
  if (finite === undefined) return null
  const isNegative = side === 'neg' || side === 'cannot'
  if (rest.startsWith('noaor') !== (isNegative && /^(?:no)?aor/.test(rest))) return null
  return start + finite.replace('@', side === 'can' || isPassive ? 'Ir' : verb.aorist)
}

function partsOf(tags: string): { readonly isPassive: boolean; readonly side: (typeof sides)[number]; readonly rest: string } {
  const isPassive = tags.startsWith('pass.')
  const active = isPassive ? tags.slice(5) : tags
  const side = sides.find((one) => one !== '' && active.startsWith(`${one}.`)) ?? ''
  return { isPassive, side, rest: side === '' ? active : active.slice(side.length + 1) }
}

/** "demek" and "yemek" have i before y: `diyen`, `yiyecek`; so they have in `diyor`. */
function formOfVerb(verb: Stem, endings: string): string {
  const isBare = verb.hard === 'de' || verb.hard === 'ye'
  if (!isBare || !/^(?:\(y\)|<Iyor)/.test(endings)) return attach(verb, endings)
  const raised = `${verb.hard.slice(0, -1)}i`
  return attach({ hard: raised, soft: raised, isFront: false }, endings.replace('<I', ''))
}

type Guess = { readonly lemma: string; readonly tags: string }
type Rows = ReadonlyMap<string, readonly string[]>

/** Tags by the shape of their endings, after a vowel or a consonant. */
function byShape(rows: Iterable<readonly [tags: string, endings: string]>): Rows {
  const shapes = new Map<string, Set<string>>()
  for (const [tags, endings] of rows) {
    for (const isAfterVowel of [true, false]) {
      const shape = shapeOf(soundsAfter(isAfterVowel, endings.replace(/^</, '')))
      const own = shapes.get(shape)
      if (own) own.add(tags)
      else shapes.set(shape, new Set([tags]))
    }
  }
  return new Map([...shapes].map(([shape, tags]) => [shape, [...tags]]))
}

function* verbRows(nouns: boolean): Generator<readonly [string, string]> {
  for (const voice of voices) {
    // A passive begins with n after a vowel, else with a vowel of its own.
    for (const passive of voice === '' ? [''] : ['n', 'In', 'Il']) {
      for (const side of sides) {
        const [start, endings] = [[voice, side].filter((one) => one !== '').join('.'), passive + sideEndings[side]]
        const rows = nouns ? Object.entries(nounsOfVerbs) : finiteRows
        for (const [tags, row] of rows) {
          const isWide = row.includes('@')
          for (const wide of isWide ? ['r', 'Ar', 'Ir'] : [''])
            yield [start === '' ? tags : `${start}.${tags}`, endings + row.replace('@', wide)] as const
        }
      }
    }
  }
}

const nounShapes = byShape(nounRows)
const finiteShapes = byShape(verbRows(false))
const verbNounShapes = byShape(verbRows(true))
const longest = Math.max(...[...finiteShapes.keys()].map(({ length }) => length))

function* cutsOf(form: string): Generator<{ readonly stem: string; readonly ending: string; readonly shape: string }> {
  for (let at = form.length; at > 0; at--) {
    const ending = form.slice(at)
    yield { stem: form.slice(0, at), ending, shape: shapeOf(ending) }
  }
}

const nounReadings = (form: string): readonly Guess[] =>
  [...cutsOf(form)].flatMap(({ stem, ending, shape }) => {
    const tags = nounShapes.get(shape) ?? []
    return tags.length === 0 || stem.length < 2 ? [] : basesOf(stem, ending).flatMap((lemma) => tags.map((one) => ({ lemma, tags: one })))
  })

const hardened: Readonly<Record<string, readonly string[]>> = { b: ['p'], c: ['ç'], d: ['t'], ğ: ['k', 'g'], g: ['k'] }

/** What a noun may be when it stands alone: `kitab` → kitap, `fikr` → fikir, `hakk` → hak. */
function basesOf(stem: string, ending: string): readonly string[] {
  const last = stem.slice(-1)
  if (isVowel(last) || !isVowel(ending.charAt(0))) return [stem]
  const start = stem.slice(0, -1)
  const bases = [stem, ...(hardened[last] ?? []).map((hard) => start + hard)]
  if (!/[^aeıioöuüâîû]{2}$/.test(stem)) return bases
  const single = start.endsWith(last) ? [start, ...(hardened[last] ?? []).map((hard) => start.slice(0, -1) + hard)] : []
  const filled = bases.flatMap((base) => ['ı', 'i', 'u', 'ü'].map((vowel) => base.slice(0, -1) + vowel + base.slice(-1)))
  return [...bases, ...single, ...filled]
}

const verbReadings = (form: string): readonly Guess[] =>
  [...cutsOf(form)].flatMap(({ stem, ending, shape }) => {
    const tags = [...(finiteShapes.get(shape) ?? []), ...verbNounTags(shape)]
    return tags.length === 0 ? [] : verbBasesOf(stem, ending).flatMap((lemma) => tags.map((one) => ({ lemma, tags: one })))
  })

/** Tags of a noun made of a verb: its own ending, then those of nouns. */
function verbNounTags(shape: string): readonly string[] {
  if (shape.length > longest + 12) return []
  const found: string[] = []
  for (let at = 1; at <= shape.length; at++) {
    const starts = verbNounShapes.get(shape.slice(0, at)) ?? []
    if (starts.length === 0) continue
    for (const row of nounShapes.get(shape.slice(at)) ?? []) {
      for (const start of starts) if (takesNounRow(start.slice(start.lastIndexOf('.') + 1), row)) found.push(`${start}+${row}`)
    }
  }
  return found
}

/** What a verb may be without endings: `redded` → reddet, `başl` before "-ıyor" → başla, `di` → de. */
function verbBasesOf(stem: string, ending: string): readonly string[] {
  if (stem === 'd' || stem === 'y') return [`${stem}e`]
  const raised = /^[dy]i$/.test(stem) ? [`${stem.charAt(0)}e`] : []
  const soft = stem.endsWith('d') && isVowel(ending.charAt(0)) ? [`${stem.slice(0, -1)}t`] : []
  const lost = /^[ıiuü]yor/.test(ending) ? ['a', 'e', 'ı', 'i', 'u', 'ü'].map((vowel) => stem + vowel) : []
  return [stem, ...raised, ...soft, ...lost]
}

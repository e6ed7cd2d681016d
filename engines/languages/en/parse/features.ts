import { fromTop } from './state.ts'
import type { State } from './state.ts'
import { hashWord } from './hash.ts'
import { isNounTag, isVerbTag, nothing } from './words.ts'

/** Features are numbers of rows in a table of weights with a power of two rows; two features may share a row. */
const mixed = (template: number, a: number, b = 0, c = 0): number => {
  let h = Math.imul(template + 1, 0x9e3779b1) ^ a
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) ^ b
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ c
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f)
  return (h ^ (h >>> 15)) >>> 0
}

/** What is read of one word; `nothing` where there is none. */
type Atom = { readonly word: number; readonly tag: number; readonly cluster: number }
const none: Atom = { word: nothing, tag: nothing, cluster: nothing }

/** The word `i`, or the root behind the last. */
function atomAt({ words }: State, i: number): Atom {
  if (i < 0 || i > words.count) return none
  return { word: words.words[i] ?? nothing, tag: words.tags[i] ?? nothing, cluster: words.clusters[i] ?? nothing }
}

/** The kinds of marks anywhere between two words, and how many words carry one. */
function marksBetween({ words: { marks } }: State, from: number, to: number): number {
  let kinds = 0
  let count = 0
  for (let i = from + 1; i <= to; i++) {
    const mark = marks[i] ?? 0
    kinds |= mark
    if (mark !== 0) count++
  }
  return kinds * 4 + Math.min(3, count)
}

/** The first noun behind the next word, before any mark: what a preposition governs. */
function nounAhead(state: State): number {
  const { words, next } = state
  for (let i = next + 1; i < Math.min(words.count, next + 6); i++) {
    if ((words.marks[i] ?? 0) !== 0) return -1
    if (isNounTag(words.tags[i] ?? 0) && !isNounTag(words.tags[i + 1] ?? 0)) return i
  }
  return -1
}

/** How many verbs stand between the next word and the next mark, at most three, and whether a verb follows beyond it. */
function verbsAhead({ words, next }: State): number {
  let near = 0
  let i = next
  for (; i < words.count && (i === next || (words.marks[i] ?? 0) === 0); i++) if (isVerbTag(words.tags[i] ?? 0)) near++
  let far = 0
  for (; i < words.count; i++) if (isVerbTag(words.tags[i] ?? 0)) far = 1
  return Math.min(3, near) * 2 + far
}

/** What the children of a word tell: labels and classes at both ends, and their number. */
function familyOf(state: State, i: number): { readonly left: number; readonly right: number; readonly leftWord: number } {
  if (i < 0) return { left: 0, right: 0, leftWord: 0 }
  const [l, r] = [state.leftmost[i] ?? -1, state.rightmost[i] ?? -1]
  const left = l < 0 ? 0 : (1 + (state.labels[l] ?? 0)) * 8 + Math.min(3, state.leftCount[i] ?? 0)
  const right = r < 0 ? 0 : (1 + (state.labels[r] ?? 0)) * 8 + Math.min(3, state.rightCount[i] ?? 0)
  return { left, right, leftWord: l < 0 ? nothing : (state.words.words[l] ?? nothing) }
}

/** Words that open a clause, as numbers: "although". Sorted. */
const openers: ReadonlySet<number> = new Set(
  `after although as because before how if since so than that though unless until what when where whereas whether which while who whom
  whose why`
    .split(/\s+/)
    .map(hashWord),
)

/** The word on the stack, nearest to its top, that opens a clause whose verb has not come, how deep it lies and how many verbs lie above it. */
function openClause(state: State): { readonly word: number; readonly depth: number; readonly verbs: number } {
  let verbs = 0
  for (let k = 0; k < state.depth; k++) {
    const i = fromTop(state, k)
    const word = state.words.words[i] ?? nothing
    if (openers.has(word)) return { word, depth: Math.min(3, k), verbs: Math.min(2, verbs) }
    if (isVerbTag(state.words.tags[i] ?? 0)) verbs++
  }
  return { word: nothing, depth: 4, verbs: Math.min(2, verbs) }
}

/** What the next move is chosen by: the words on top of the stack and next to come, and what stands between, before and behind them. */
function surroundingsOf(state: State) {
  const { words, depth, next } = state
  const [i0, i1, i2] = [fromTop(state, 0), fromTop(state, 1), fromTop(state, 2)]
  return {
    s0: atomAt(state, i0),
    s1: atomAt(state, i1),
    s2: atomAt(state, i2),
    b0: atomAt(state, next),
    b1: atomAt(state, next + 1),
    b2: atomAt(state, next + 2),
    b3: atomAt(state, next + 3),
    f0: familyOf(state, i0),
    f1: familyOf(state, i1),
    fb: familyOf(state, next),
    noun: atomAt(state, nounAhead(state)),
    verbs: verbsAhead(state),
    open: openClause(state),
    bottom: atomAt(state, depth > 0 ? (state.stack[0] ?? -1) : -1),
    gap: i0 < 0 ? 0 : marksBetween(state, i0, next),
    gap1: i1 < 0 || i0 < 0 ? 0 : marksBetween(state, i1, i0),
    far: i0 < 0 ? 0 : Math.min(6, next - i0),
    far1: i1 < 0 || i0 < 0 ? 0 : Math.min(6, i0 - i1),
    mark: (words.marks[next] ?? 0) * 64 + (words.marks[next + 1] ?? 0),
    suffixes: { top: words.suffixes[i0] ?? 0, next: words.suffixes[next] ?? 0 },
    depth: Math.min(4, depth),
  }
}
type Surroundings = ReturnType<typeof surroundingsOf>

/** Adds a feature: it counts which one it is, so their order is learned with the weights. */
type Add = (a: number, b?: number, c?: number) => void

/** The words themselves. */
function addWords(add: Add, { s0, s1, s2, b0, b1, b2, b3 }: Surroundings): void {
  add(0)
  add(s0.word)
  add(s0.tag)
  add(s0.cluster, b0.tag)
  add(s1.word)
  add(s1.tag)
  add(b0.word)
  add(b0.tag)
  add(b1.word)
  add(b1.tag)
  add(b2.tag)
  add(b3.tag)
  add(s2.tag)
  add(s0.word, s0.tag)
  add(b0.word, b0.tag)
  add(s0.tag, b0.tag)
  add(s0.word, b0.word)
  add(s0.word, b0.tag)
  add(s0.tag, b0.word)
  add(s0.tag, b0.tag, b1.tag)
  add(s0.tag, b0.word, b1.tag)
  add(s1.tag, s0.tag, b0.tag)
  add(s1.tag, s0.tag)
  add(s1.word, s0.word)
  add(s1.word, s0.tag, b0.tag)
  add(s1.cluster, s0.word, b0.tag)
  add(s1.cluster, s0.cluster)
  add(s1.tag, s0.word, b0.tag)
  add(s1.tag, s0.tag, b0.word)
  add(s2.tag, s1.tag, s0.tag)
  add(b0.tag, b1.tag, b2.tag)
  add(b0.word, b1.tag, b2.tag)
  add(b1.tag, b2.tag, b3.tag)
  add(s0.cluster, b0.cluster)
  add(s0.cluster, b0.word)
}

/** Marks and distances between the words, and what already hangs on them. */
function addGaps(add: Add, { s0, s1, b0, f0, f1, fb, gap, gap1, far, far1, mark }: Surroundings): void {
  add(s0.tag, b0.tag, gap)
  add(s0.tag, gap, far)
  add(b0.tag, gap, mark)
  add(b0.word, gap)
  add(s1.tag, s0.tag, gap1)
  add(s1.tag, b0.tag, gap1 * 256 + gap)
  add(s0.tag, b0.tag, far)
  add(s1.tag, s0.tag, far1 * 8 + far)
  add(s0.tag, f0.left, f0.right)
  add(s0.tag, f0.right, b0.tag)
  add(s0.word, f0.right)
  add(s0.tag, f0.left, b0.tag)
  add(s0.tag, f0.leftWord, b0.tag)
  add(s1.tag, f1.left, f1.right)
  add(s1.tag, f1.right, s0.tag)
  add(s1.tag, f1.right * 512 + f0.left, s0.tag)
  add(s1.word, f1.right, s0.tag)
  add(s1.tag, f1.leftWord, s0.tag)
  add(b0.tag, fb.left, s0.tag)
}

/** The noun and the verbs ahead. */
function addAhead(add: Add, { s0, s1, b0, f0, noun, verbs, gap }: Surroundings): void {
  add(b0.word, noun.word)
  add(s0.word, b0.word, noun.word)
  add(s0.tag, b0.word, noun.cluster)
  add(s0.cluster, b0.word, noun.cluster)
  add(s1.tag, s0.tag * 512 + b0.tag, b0.word)
  add(s1.word, b0.word)
  add(s1.tag, b0.word, noun.cluster)
  add(s1.cluster, b0.word, noun.cluster)
  add(s0.tag, verbs, b0.tag)
  add(s0.word, verbs, gap)
  add(b0.tag, verbs, gap)
  add(s1.tag, s0.tag, verbs)
  add(f0.left, verbs, b0.tag)
}

/** The clause that is still open, and what opens the words' own dependents. */
function addClauses(add: Add, { s0, s1, s2, b0, b1, f0, f1, fb, verbs, open, bottom, gap, gap1, suffixes, depth }: Surroundings): void {
  add(suffixes.top, b0.tag)
  add(suffixes.next, s0.tag)
  add(s2.word, s1.tag, s0.tag)
  add(open.word, s0.tag, b0.tag)
  add(open.word, open.depth * 4 + open.verbs, b0.tag)
  add(open.depth * 4 + open.verbs, s0.tag, b0.tag)
  add(open.word, s0.tag, gap)
  add(open.verbs * 8 + verbs, s0.tag, b0.tag)
  add(bottom.tag, s0.tag, b0.tag)
  add(bottom.tag, depth, b0.tag * 512 + gap)
  add(s0.tag, b0.tag, b1.word)
  add(s0.word, f0.left, b0.word)
  add(s0.tag, f0.left, gap * 512 + b0.tag)
  add(fb.leftWord, s0.tag, b0.tag)
  add(fb.leftWord, fb.left, s0.tag * 512 + gap)
  add(fb.leftWord, s0.word)
  add(fb.leftWord, s1.tag, s0.tag)
  add(fb.left, s0.tag, s1.tag)
  add(fb.left, gap, s0.tag * 512 + b0.tag)
  add(f0.leftWord, gap, b0.tag)
  add(f0.leftWord, f0.left, s1.tag)
  add(f0.leftWord, s1.word)
  add(f0.leftWord, s1.tag, gap1)
  add(f0.leftWord, verbs, b0.tag)
  add(f0.leftWord, f1.left, gap1)
}

/** Writes the features by which the next move is chosen into `out`; answers how many. */
export function moveFeatures(state: State, out: Uint32Array): number {
  const around = surroundingsOf(state)
  let n = 0
  const add: Add = (a, b = 0, c = 0) => {
    out[n] = mixed(n, a, b, c)
    n++
  }
  addWords(add, around)
  addGaps(add, around)
  addAhead(add, around)
  addClauses(add, around)
  return n
}

/** Writes the features by which an arc is named into `out`; answers how many. The dependent has all its own dependents. */
export function arcFeatures(state: State, head: number, dependent: number, out: Uint32Array): number {
  const [h, d] = [atomAt(state, head), atomAt(state, dependent)]
  const own = familyOf(state, dependent)
  const kin = familyOf(state, head)
  const [l, r] = [state.leftmost[dependent] ?? -1, state.rightmost[dependent] ?? -1]
  const [left, right] = [atomAt(state, l), atomAt(state, r)]
  const side = head > dependent ? 1 : 2
  const gap = side * 512 + (head > dependent ? marksBetween(state, dependent, head) : marksBetween(state, head, dependent))
  const before = atomAt(state, dependent - 1)
  const after = atomAt(state, dependent + 1)
  const far = Math.min(5, Math.abs(head - dependent))
  const kinship = head > dependent ? kin.left : kin.right
  let n = 0
  const add: Add = (a, b = 0, c = 0) => {
    out[n] = mixed(128 + n, a, b, c)
    n++
  }
  add(side)
  add(d.word, side)
  add(d.tag, side)
  add(h.word, side)
  add(h.tag, side)
  add(h.tag, d.tag, side)
  add(h.word, d.tag, side)
  add(h.tag, d.word, side)
  add(h.word, d.word, side)
  add(h.cluster, d.word, side)
  add(h.tag, d.tag, gap)
  add(d.word, gap)
  add(h.tag, d.tag, side * 8 + far)
  add(d.tag, left.word, side)
  add(d.tag, left.tag, right.tag)
  add(d.word, right.word, side)
  add(d.word, right.cluster, h.tag)
  add(d.word, h.cluster, right.cluster)
  add(d.tag, own.left, own.right)
  add(d.tag, own.left, h.tag)
  add(h.tag, kinship, d.tag)
  add(h.word, kinship, d.tag)
  add(h.tag, kinship, d.word)
  add(d.tag, before.tag, after.tag)
  add(d.word, before.word, side)
  add(d.word, after.tag, side)
  add(d.cluster, h.tag, side)
  add(h.cluster, d.cluster, side)
  add(state.words.suffixes[dependent] ?? 0, h.tag, side)
  add(d.tag, left.word, h.tag * 4 + side)
  add(kin.left, kin.right, d.tag)
  add(h.word, right.word, d.word)
  return n
}

/** No move and no arc has more features. */
export const featuresAtMost = 112

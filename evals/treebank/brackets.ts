import { analyse } from '../../engines/languages/en/grammar/analyse.ts'
import { isVerb } from '../../engines/languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../engines/languages/en/grammar/token.ts'
import type { Relation } from '../../engines/languages/en/parse/tree.ts'

/** The label of each kind of bracket in the files of the treebank. */
const relationOf: Readonly<Record<string, Relation>> = {
  S: 'subject',
  O: 'object',
  P: 'predicative',
  C: 'clause',
  A: 'adverbial',
  D: 'demanded',
  B: 'agent',
  N: 'modifier',
  R: 'relative',
  '&': 'conjunct',
  L: 'linking',
  T: 'inserted',
}

/** A phrase in brackets: words (their index) and phrases in their order. */
type Phrase = { readonly label: string; readonly parts: (number | Phrase)[] }
/** The tree that an annotator has drawn: as `Tree`, and sure of every arc. */
export type GoldTree = { readonly heads: readonly number[]; readonly relations: readonly Relation[] }

/** A line of the treebank, `[S Anna] left [A early] .`, as its words and phrases. Throws an Error where brackets do not match. */
export function readBrackets(line: string): { readonly words: readonly string[]; readonly phrase: Phrase } {
  const words: string[] = []
  const open: Phrase[] = [{ label: '', parts: [] }]
  for (const piece of line.trim().split(/\s+/)) {
    if (piece.startsWith('[')) {
      const phrase: Phrase = { label: piece.slice(1), parts: [] }
      if (!relationOf[phrase.label]) throw new Error(`No such bracket: ${piece}`)
      open.at(-1)?.parts.push(phrase)
      open.push(phrase)
      continue
    }
    const [, word = '', closing = ''] = /^(.*?)(\]*)$/.exec(piece) ?? []
    if (word) open.at(-1)?.parts.push(words.push(word) - 1)
    for (let i = 0; i < closing.length; i++) open.pop()
  }
  const [phrase] = open
  if (!phrase || open.length !== 1) throw new Error(`Brackets do not match: ${line}`)
  return { words, phrase }
}

const closes = /^(?:[,.;:!?)%”’]|\.\.\.|n['’]t|['’](?:s|m|re|ve|ll|d))$/i
const opens = /^[(“‘£$€]$/

/** The sentence as it is written. */
export function plainText(words: readonly string[]): string {
  let text = ''
  let isQuoted = false
  let isGlued = true
  for (const word of words) {
    const isMark = word === '"'
    const isClosing = closes.test(word) || (isMark && isQuoted) || (/^na$/.test(word) && /\bcan$/.test(text))
    text += (isGlued || isClosing ? '' : ' ') + word
    isGlued = opens.test(word) || (isMark && !isQuoted)
    if (isMark) isQuoted = !isQuoted
  }
  return text
}

/** The tagged tokens of a sentence of the treebank; null where the words are cut in another way. */
export function tokensOf(words: readonly string[], text = plainText(words)): readonly Token[] | null {
  const tokens = analyse(text)
  return tokens.length === words.length && tokens.every((token, i) => token.text === words[i]) ? tokens : null
}

/** The dependencies that the brackets stand for. */
export function treeOf(phrase: Phrase, tokens: readonly Token[]): GoldTree {
  const heads = tokens.map(() => -1)
  const relations: Relation[] = tokens.map(() => 'core')
  attach(phrase, tokens, (dependent, head, relation) => {
    heads[dependent] = head
    relations[dependent] = relation
  })
  return { heads, relations }
}

type Attach = (dependent: number, head: number, relation: Relation) => void
const isPhrase = (part: number | Phrase): part is Phrase => typeof part !== 'number'
const isWord = (part: number | Phrase): part is number => typeof part === 'number'
const asksClause = /^[SOPCDB]$/

/** Attaches everything in the phrase to its head, which is returned; -1 where it has no words of its own. */
function attach(phrase: Phrase, tokens: readonly Token[], to: Attach): number {
  const { parts } = phrase
  const core = parts.filter(isWord).filter((i) => tokens[i]?.tag !== 'PUNCT')
  if (core.length === 0) return attachBare(phrase, tokens, to)
  const head = isClause(phrase, core, tokens) ? verbOf(phrase, core, tokens) : (prepositionOf(core, tokens) ?? nounOf(phrase, core, tokens))
  const isGoverning = prepositionOf(core, tokens) === head && !isClause(phrase, core, tokens)
  const rest = core.filter((i) => i > head)
  const inner = isGoverning && rest.length > 0 ? nounOf(phrase, rest, tokens) : head
  for (const i of core) if (i !== head) to(i, i === inner || (isGoverning && i < head) ? head : inner, 'core')
  for (const part of parts.filter(isPhrase)) {
    const child = attach(part, tokens, to)
    const isOfPreposition = isGoverning && part.label === '&' && startsWithPreposition(part, tokens)
    if (child >= 0) to(child, isOfPreposition || child < inner ? head : inner, relationOf[part.label] ?? 'core')
  }
  return head
}

/** Only phrases inside: the first is the head. */
function attachBare({ parts }: Phrase, tokens: readonly Token[], to: Attach): number {
  const children = parts.filter(isPhrase).map((part) => [attach(part, tokens, to), relationOf[part.label] ?? 'core'] as const)
  const [first] = children.filter(([child]) => child >= 0)
  if (!first) return -1
  for (const [child, relation] of children) if (child >= 0 && child !== first[0]) to(child, first[0], relation)
  return first[0]
}

function isClause({ label, parts }: Phrase, core: readonly number[], tokens: readonly Token[]): boolean {
  if (!core.some((i) => isVerb(tokens[i]))) return false
  if (label === '' || label === 'C' || label === 'R') return true
  if (parts.some((part) => isPhrase(part) && asksClause.test(part.label))) return true
  const first = core.map((i) => tokens[i]).find((token) => token?.tag !== 'CCONJ')
  const second = tokens[(core[core.findIndex((i) => tokens[i] === first)] ?? -1) + 1]
  return isVerb(first) || first?.tag === 'SCONJ' || (first?.tag === 'ADP' && second?.form === 'ing') || first?.tag === 'PART'
}

const isNominal = (token: Token | undefined): boolean => /^(?:NOUN|PROPN|PRON|NUM)$/.test(token?.tag ?? '')

/** The last verb of the verb group: before what the verb takes, else the last of all. */
function verbOf({ parts }: Phrase, core: readonly number[], tokens: readonly Token[]): number {
  const verbs = core.filter((i) => isVerb(tokens[i]))
  const taken = parts.findIndex(
    (part, at) => isPhrase(part) && /^[OPCDB]$/.test(part.label) && parts.slice(0, at).some((one) => !isPhrase(one) && isVerb(tokens[one])),
  )
  const before = taken < 0 ? verbs : verbs.filter((i) => parts.indexOf(i) < taken)
  return before.at(-1) ?? verbs.at(-1) ?? core.at(-1) ?? -1
}

/** The preposition that opens the phrase, an adverb or a conjunction before it aside. */
function prepositionOf(core: readonly number[], tokens: readonly Token[]): number | undefined {
  const at = core.findIndex((i) => tokens[i]?.tag !== 'CCONJ' && tokens[i]?.tag !== 'ADV')
  const token = tokens[core[at] ?? -1]
  return token && (token.tag === 'ADP' || /^(?:as|like|than|to)$/.test(token.lower)) ? core[at] : undefined
}

/** The last noun before what belongs to it, else the last word. */
function nounOf({ parts }: Phrase, core: readonly number[], tokens: readonly Token[]): number {
  const owned = parts.findIndex(
    (part, at) => isPhrase(part) && /^[NRCT&]$/.test(part.label) && parts.slice(0, at).some((one) => core.includes(Number(one))),
  )
  const before = owned < 0 ? core : core.filter((i) => parts.indexOf(i) < owned)
  const words = before.length > 0 ? before : core
  return words.findLast((i) => isNominal(tokens[i])) ?? words.findLast((i) => tokens[i]?.tag !== 'CCONJ') ?? words.at(-1) ?? -1
}

function startsWithPreposition({ parts }: Phrase, tokens: readonly Token[]): boolean {
  const first = parts.find((part) => isPhrase(part) || tokens[part]?.tag !== 'CCONJ')
  return first !== undefined && !isPhrase(first) && tokens[first]?.tag === 'ADP'
}

import { isPluralNoun } from '../languages/en/nouns.ts'
import { inflectNoun, inflectVerb } from '../languages/en/grammar/inflect.ts'
import { patternWords } from './pattern.ts'
import type { CompiledRow } from './pattern.ts'
import { groupStart, subjectHead } from './place.ts'
import type { Place } from './place.ts'
import { tagWords } from '../languages/en/grammar/tag.ts'
import type { Tag, Token, VerbForm } from '../languages/en/grammar/token.ts'

const clitics = ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m"]
const noSpaceBefore = new Set([',', ';', ':', ...clitics.flatMap((mark) => [mark, mark.replace("'", '’')])])

/** The words of a target, inflected like the place they replace, or null where a form is missing. `''` gives no words. */
export function targetTokens(place: Place, compiled: CompiledRow, target: string): readonly Token[] | null {
  const whole = wantsComma(place, compiled, target) ? `${target} ,` : target
  const words = patternWords(whole.replace(/\bcannot\b/g, 'can_not')).map((one) => one.replace('can_not', 'cannot'))
  const marked = words.findIndex((word) => word.startsWith('~'))
  const carrier = marked >= 0 ? marked : compiled.rowClass === 'verb' ? 0 : -1
  const focus = place.tokens[place.focus]
  if (!focus) return null
  const tags = tagsOf(whole)
  const made: Token[] = []
  for (const [i, raw] of words.entries()) {
    const word = raw.replace('~', '')
    if (i === carrier) {
      const verb = verbToken(word, place)
      if (!verb) return null
      made.push(verb)
    } else made.push(token(word === 'i' ? 'I' : word, tags[i] ?? 'X'))
  }
  return compiled.rowClass === 'noun' && compiled.pattern.length === 1
    ? inNumber(target, isPluralNoun(focus.lower))
    : withSpaces(made, place)
}

/** Adverbs of the clause that stand in front of it without a halt. */
const haltless = /^(?:barely|certainly|hardly|likely|only|possibly|presumably|probably|rarely|scarcely|surely)$/

/** "At first I" to "Initially, I": such an adverb put in front of a pronoun wants the comma that the words before it did without. */
function wantsComma({ tokens, start, end }: Place, { rowClass }: CompiledRow, target: string): boolean {
  if (start > 0 || rowClass === 'verb' || !/^[a-z]+ly$/.test(target) || haltless.test(target)) return false
  return /^(?:he|i|it|she|they|we|you)$/.test(tokens[end]?.lower ?? '') && !/ly$|^,$/.test(tokens[end - 1]?.lower ?? '')
}

const token = (text: string, tag: Tag, lemma = text.toLowerCase(), form: VerbForm | null = null): Token => ({
  text,
  lower: text.toLowerCase(),
  lemma,
  tag,
  form,
  space: noSpaceBefore.has(text) ? '' : ' ',
  origin: null,
  isLocked: false,
  isName: text === 'I',
})

const cache = new Map<string, readonly Tag[]>()

/** The classes of a target's words, asked of the tagger once. */
function tagsOf(target: string): readonly Tag[] {
  const known = cache.get(target)
  if (known) return known
  const tags = tagWords(patternWords(target).join(' ').replaceAll('~', '')).map(({ tag }) => tag)
  cache.set(target, tags)
  return tags
}

function inNumber(target: string, isPlural: boolean): readonly Token[] {
  const words = inflectNoun(target, isPlural).split(' ')
  return words.map((word, i) =>
    token(word, i === words.length - 1 ? 'NOUN' : 'ADJ', i === words.length - 1 ? (target.split(' ').at(-1) ?? word) : word),
  )
}

/** The verb in the form of the source's; null where the number of the subject matters and cannot be read. */
function verbToken(lemma: string, place: Place): Token | null {
  const source = place.tokens[place.focus]
  const form = source?.form === 'past' && isBeforeItsNoun(place) ? 'participle' : source?.form
  if (!source || !form || isDoubtfulParticiple(lemma, form, place)) return null
  const tag: Tag = lemma === 'be' || source.tag === 'AUX' ? 'AUX' : 'VERB'
  if (lemma !== 'be') return token(inflectVerb(lemma, form), tag, lemma, form)
  if (form !== 'pl' && form !== 'past') return token(inflectVerb('be', form), tag, 'be', form)
  if (source.lemma === 'be') return token(source.lower, tag, 'be', form)
  const isPlural = form === 'pl' ? pluralPresent(place) : pluralSubject(place)
  if (isPlural === null) return null
  return token(isPlural === 'first' ? (form === 'past' ? 'was' : 'am') : inflectVerb('be', form, isPlural), tag, 'be', form)
}

/** "The concert started": taken for a participle where no auxiliary stands; of a verb with two forms ("begun") the wrong one would show. */
function isDoubtfulParticiple(lemma: string, form: VerbForm, { tokens, focus }: Place): boolean {
  if (form !== 'participle' || inflectVerb(lemma, 'past') === inflectVerb(lemma, 'participle')) return false
  const isRegular = tokens[focus]?.lower.endsWith('ed') === true
  return isRegular && tokens[focus + 1]?.tag !== 'NOUN' && !tokens.slice(Math.max(0, focus - 5), focus).some(({ tag }) => tag === 'AUX')
}

/** "in professionally managed groups": a participle that the tagger takes for a past. */
function isBeforeItsNoun({ tokens, focus }: Place): boolean {
  if (tokens[focus + 1]?.tag !== 'NOUN') return false
  let before = focus - 1
  while (tokens[before]?.tag === 'ADV') before--
  return /^(?:DET|ADJ|ADP)$/.test(tokens[before]?.tag ?? '')
}

const pluralPresent = (place: Place): true | 'first' => (subjectOf(place)?.lower === 'i' ? 'first' : true)

function pluralSubject(place: Place): boolean | 'first' | null {
  const subject = subjectOf(place)
  if (!subject) return null
  if (subject.lower === 'i') return 'first'
  if (subject.tag === 'PRON')
    return /^(?:we|you|they|these|those|both|many|few|several|others)$/.test(subject.lower)
      ? true
      : /^(?:it|he|she|this|that|one|everyone|nobody)$/.test(subject.lower)
        ? false
        : null
  return /^(?:data|media|people)$/.test(subject.lower) ? true : isPluralNoun(subject.lower)
}

const subjectOf = (place: Place): Token | null => subjectHead({ ...place, focus: groupStart(place.tokens, place.focus) })

function withSpaces(made: readonly Token[], { tokens, start }: Place): readonly Token[] {
  const first = tokens[start]
  // "it's" is two tokens without a space; what takes the place of "'s", or of a comma, is a word of its own.
  const space = /^['’,;:]/.test(first?.text ?? '') ? ' ' : (first?.space ?? ' ')
  return made.map((one, i) => (i === 0 ? { ...one, space: noSpaceBefore.has(one.text) ? '' : space } : one))
}

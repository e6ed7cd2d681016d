import { verbForms } from '../../../languages/en/verbs.ts'
import { plainVerbs } from '../../../languages/en/plain-verbs.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { skipInGroup, verbOfAuxiliary } from '../../english/groups.ts'
import type { Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'participle-form',
  class: 'verb-form',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = afterHave(tokens, i) ?? afterBe(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['I have never saw such a beautiful place.', 'I have never seen such a beautiful place.'],
    ['The letter was wrote by a young girl.', 'The letter was written by a young girl.'],
    ['English is speak all over the world.', 'English is spoken all over the world.'],
    ['These cars are make in Germany.', 'These cars are made in Germany.'],
    ['My sister has took my bag.', 'My sister has taken my bag.'],
    ['The money was gave to a charity.', 'The money was given to a charity.'],
    ['The song was sang by a famous singer.', 'The song was sung by a famous singer.'],
    ['They have never went abroad.', 'They have never gone abroad.'],
    ['He had already ate when we came.', 'He had already eaten when we came.'],
    ['You have chose the wrong answer.', 'You have chosen the wrong answer.'],
    ['The winner will be choose tomorrow.', 'The winner will be chosen tomorrow.'],
    ['He is know as a good singer.', 'He is known as a good singer.'],
    ['The homework must be do by Friday.', 'The homework must be done by Friday.'],
    ['This word can be find in the dictionary.', 'This word can be found in the dictionary.'],
  ],
  right: [
    'There is still use of a driver in the car.',
    'He had begun, and they have found it.',
    'The best is help in need.',
    'They have work to do.',
    'I have help at home.',
    'You have seen it before.',
    'He has a read receipt.',
    'She had left before we came.',
    'The house was left to the son.',
    'The book was found by a child.',
    'He was born and bred in London.',
    'I was set to go.',
    'The men were hurt and the car was hit.',
    'What he does is make people laugh.',
    'All I did was go home.',
    'The plan is to build a school.',
    'His first job was teach and learn, as he put it.',
    'They have become friends.',
    'She has run a mile.',
    'He has often come late.',
    'The goal was to see and do more.',
    'Have you everything you need?',
    'Do you have to go?',
  ],
})

const otherWords = /^(?:found|left|lay|felt|wound|ground|bound|bore|fell|read|bit|led|shot|spoke|rose|wove|saw|dove|beat)$/

/** "have went", "has already ate", "Have you ever saw". */
function afterHave(tokens: Sentence, i: number): CheckFinding | null {
  const have = tokens[i]
  if (!have || !/^(?:have|has|had|'ve|having)$/.test(have.lower)) return null
  if (isOwned(tokens, i)) return null
  const found = verbOfAuxiliary(tokens, i)
  const verb = found && tokens[found.at]
  if (!found || !verb?.lemma) return null
  if (verb.lower === 'being' && have.lower !== 'having') return { from: found.at, to: found.at + 1, suggestions: ['been'] }
  if (verb.tag !== 'VERB' || verb.lemma === 'be') return null
  const forms = verbForms(verb.lemma)
  if (verb.lower === forms.participle) return null
  const isPast = verb.lower === forms.past && verb.lower !== forms.base
  const isClose = found.at > i + 1 || /^(?:DET|PRON|ADP|PART)$/.test(tokens[found.at + 1]?.tag ?? '')
  const isBase =
    verb.lower === forms.base &&
    plainVerbs.has(verb.lower) &&
    (found.isQuestion ? /^(?:ever|never|already|just)$/.test(tokens[found.at - 1]?.lower ?? '') : isBareAfterHave(tokens, i, found.at))
  if (!(isPast && (!otherWords.test(verb.lower) || isClose)) && !isBase) return null
  return { from: found.at, to: found.at + 1, suggestions: [forms.participle] }
}

/** "the effects the drug had grew": what someone had, in a clause without a pronoun. */
const isOwned = (tokens: Sentence, i: number): boolean =>
  tokens[i - 1]?.tag === 'NOUN' && tokens[i - 2]?.tag === 'DET' && tokens[i - 3]?.tag === 'NOUN'

/** "I have never see": an adverb of time between, which leaves no place for an object. */
const isBareAfterHave = (tokens: Sentence, i: number, at: number): boolean =>
  tokens[i]?.lower !== 'having' &&
  (isAdverbBefore(tokens, i, at) || (at === i + 1 && isPersonBefore(tokens, i) && !objects.test(tokens[at]?.lower ?? ''))) &&
  !/^(?:to|modal)$/.test(tokens[i - 1]?.lower ?? '')

const isAdverbBefore = (tokens: Sentence, i: number, at: number): boolean =>
  at > i + 1 && /^(?:never|already|just|ever|always)$/.test(tokens[at - 1]?.lower ?? '')
const isPersonBefore = (tokens: Sentence, i: number): boolean => /^(?:i|he|she|we|they)$/.test(tokens[i - 1]?.lower ?? '')
/** Words that someone can have, or that stand in other sayings with have. */
const objects = /^(?:get|give|deal|use|offer|find|feed|gain|wear|hide|die|help|wait|follow|fill|build|supply)$/

/** Verbs that never stand in the passive, with the words that come after them. */
const neverPassive =
  /^(?:happen|occur|arrive|exist|appear|disappear|belong|consist|depend|seem|remain|go|come|become|die|agree|fall|last|result|participate|live)$/

/** "was happened", "was build", "were chose", "is speak". */
function afterBe(tokens: Sentence, i: number): CheckFinding | null {
  const be = tokens[i]
  if (!be || be.tag !== 'AUX' || !/^(?:is|are|was|were|am|been|be|being)$/.test(be.lower)) return null
  const at = skipInGroup(tokens, i + 1)
  const verb = tokens[at]
  if (
    !verb?.lemma ||
    !(verb.tag === 'VERB' || (verb.tag === 'NOUN' && isMade(tokens, at) && tokens[at + 1]?.lower === 'by')) ||
    verb.form === 'ing' ||
    isNamedDoing(tokens, i)
  )
    return null
  const forms = verbForms(verb.lemma)
  const isFinite = /^(?:is|are|was|were|am)$/.test(be.lower)
  const isPast = verb.lower === forms.past && verb.lower !== forms.participle && verb.lower !== forms.base
  const isBase = verb.lower === forms.base && verb.lower !== forms.participle && (plainVerbs.has(verb.lower) || isMade(tokens, at))
  if (!(isPast && !otherWords.test(verb.lower)) && !isBase) return null
  if (neverPassive.test(verb.lemma)) {
    if (!isFinite || at !== i + 1) return null
    const isThen = /^(?:was|were)$/.test(be.lower)
    const finite = isThen ? forms.past : be.lower === 'is' ? forms.thirdPerson : forms.base
    return { from: i, to: at + 1, suggestions: isBase ? [finite, `${be.text} ${forms.ing}`] : [isPast ? forms.past : finite] }
  }
  const next = tokens[at + 1]
  const isPassive =
    next === undefined ||
    next.kind === 'mark' ||
    next.tag === 'ADP' ||
    next.tag === 'CCONJ' ||
    /^(?:all|and|as|only|just|when|because|to|every|today|yesterday|every)$/.test(next.lower) ||
    next.tag === 'ADV'
  if (isBase && !isPassive) return null
  return { from: at, to: at + 1, suggestions: suggestionsFor(verb.lemma, isBase) }
}

/** Verbs of what people do, whose passive is rare without an object: "were listen to" is "were listening". */
const doings =
  /^(?:listen|wait|look|sit|stand|sleep|run|walk|talk|cry|laugh|swim|travel|think|study|learn|eat|try|dance|sing|smile|jump|shout)$/

function suggestionsFor(lemma: string, isBase: boolean): readonly string[] {
  const { participle, ing } = verbForms(lemma)
  if (!isBase) return [participle]
  return doings.test(lemma) ? [ing, participle] : [participle, ing]
}

/** "are make in Germany": nouns too, but with the place or the doer after them they are verbs. */
const isMade = (tokens: Sentence, at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).every(({ lower }) => lower !== 'there') &&
  /^(?:make|hold|change|call|name|cause|influence|attack|damage|use|control|drive|play|know|see|do|teach)$/.test(tokens[at]?.lower ?? '') &&
  (/^(?:by|in|from|as)$/.test(tokens[at + 1]?.lower ?? '') ||
    (/^(?:be|been)$/.test(tokens[at - 1]?.lower ?? '') && /^(?:at|on|for|with|to|and|\.)$/.test(tokens[at + 1]?.lower ?? '')))

/** "What he does is make", "all I did was go": a bare verb may follow. */
const isNamedDoing = (tokens: Sentence, i: number): boolean =>
  tokens.slice(0, i).some(({ lower }) => /^(?:do|does|did|done|doing|to|what|way|job|thing|step|solution|goal|aim|plan)$/.test(lower)) &&
  /^(?:is|was|be)$/.test(tokens[i]?.lower ?? '')

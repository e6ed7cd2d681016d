import { isKnownWord } from '../../../languages/en/grammar/tag.ts'
import { verbForms } from '../../../languages/en/verbs.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { skipInGroup, verbOfAuxiliary } from '../../english/groups.ts'
import { isModal, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'verb-after-do',
  class: 'auxiliary',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['Did you saw the match last night?', 'Did you see the match last night?'],
    ['Did they went home after the party?', 'Did they go home after the party?'],
    ['When did your father bought this car?', 'When did your father buy this car?'],
    ['Do you knows this song?', 'Do you know this song?'],
    ["She doesn't likes cold weather.", "She doesn't like cold weather."],
    ['He did not wanted to go.', 'He did not want to go.'],
    ['She could not went to the party.', 'She could not go to the party.'],
    ['You can easily gets lost there.', 'You can easily get lost there.'],
    ['She would liked to go.', 'She would like to go.'],
    ['Did the teacher explained the rule?', 'Did the teacher explain the rule?'],
    ['They do not understood the question.', 'They do not understand the question.'],
    ['Where did you went on holiday?', 'Where did you go on holiday?'],
    ['Does your mother works on Sundays?', 'Does your mother work on Sundays?'],
    ['Why did your friends went home so early?', 'Why did your friends go home so early?'],
  ],
  right: [
    'What he does is make people laugh.',
    'Did the men trained by him win?',
    'All that we did helped.',
    'What she did surprised me.',
    'He did related work.',
    'They do advanced courses.',
    'I do not need used books.',
    'Does he have to go?',
    'May saw many storms.',
    'He will, he says, come.',
    'The will said nothing.',
    'She must have gone.',
    'They might have been seen.',
    'It can be done.',
    'He would rather stay.',
    'Would you mind waiting?',
    'How did the plan used here work?',
    'The can opened easily.',
    'The things I did made him glad.',
  ],
})

/** Forms that are bases of other verbs, or adjectives and nouns. */
const otherWords =
  /^(?:found|left|lay|felt|saw|wound|ground|bound|bore|fell|lit|rose|located|related|based|used|combined|limited|needed|thought|cost|read|put|set|cut|let|hit|hurt|shut|quit|spread|bet|split|been|being|done|s|'s|is|are|was|were|am|left-handed)$/
const ownVerbs = /^(?:found|left|felt|saw|thought|used|needed)$/

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  const auxiliary = tokens[i]
  if (!auxiliary) return null
  const isDo = /^(?:do|does|did)$/.test(auxiliary.lower)
  if (
    !isDo &&
    !(
      isModal(auxiliary) &&
      auxiliary.lower !== "'d" &&
      !/^(?:ought|might|may)$/.test(auxiliary.text.toLowerCase() === auxiliary.text ? '' : auxiliary.lower)
    )
  )
    return null
  const found = verbOfAuxiliary(tokens, i)
  const verb = found && tokens[found.at]
  if (!found || !verb || verb.tag !== 'VERB' || verb.lemma === null || verb.kind !== 'word') return null
  const forms = verbForms(verb.lemma)
  if (!isKnownWord(forms.base) || verb.lower === forms.base || verb.lower === 'rent' || (isDo && verb.form === 'ing')) return null
  const isNegated = found.at > i + 1 && tokens.slice(i + 1, found.at).some(({ lower }) => /^(?:not|n't|never)$/.test(lower))
  if (isDo && !isNegated && !found.isQuestion && !isEmphatic(tokens, i)) return null
  if (otherWords.test(verb.lower) && !(ownVerbs.test(verb.lower) && isClear(tokens, found.at, isNegated))) return null
  const isRegular = /ed$/.test(verb.lower) || verb.form === 'participle' || verb.form === 'ing'
  if (found.isQuestion && isRegular && !isObjectAhead(tokens, found.at)) return null
  if (!isDo && !found.isQuestion && isRegular && !isObjectAhead(tokens, found.at)) return null
  if (isRegular && isDo && !isNegated && !found.isQuestion && !/^(?:DET|PRON)$/.test(tokens[found.at + 1]?.tag ?? '')) return null
  if (isRegular && skipsToBase(tokens, found.at)) return null
  return {
    from: found.at,
    to: found.at + 1,
    suggestions: isPastModal(auxiliary.lower, verb.lower === forms.participle) ? [forms.base, `have ${verb.text}`] : [forms.base],
  }
}

/** "should started" may be meant as "should have started". */
const isPastModal = (auxiliary: string, isParticiple: boolean): boolean =>
  isParticiple && /^(?:should|could|would|must|might)$/.test(auxiliary)

/** "found" and "saw" are bases too: only after a negation or with a person or thing right after. */
const isClear = (tokens: Sentence, at: number, isNegated: boolean): boolean =>
  isNegated || /^(?:him|her|it|them|me|us|you|a|the|my|your|his|this|that)$/.test(tokens[at + 1]?.lower ?? '')

/** "I did gave": the subject pronoun stands before, and no "what" or "which" before that. */
const isEmphatic = (tokens: Sentence, i: number): boolean =>
  /^(?:i|you|he|she|we|they|it)$/.test(tokens[i - 1]?.lower ?? '') &&
  !tokens
    .slice(0, i - 1)
    .some(({ lower }) => /^(?:what|that|which|whatever|all|everything|as|than|something|thing|things|way|work|job)$/.test(lower)) &&
  (i === 1 || /^(?:,|and|but|because|so|when|if|yes|no|yesterday)$/.test(tokens[i - 2]?.lower ?? ''))

const isObjectAhead = (tokens: Sentence, at: number): boolean =>
  /^(?:DET|PRON)$/.test(tokens[at + 1]?.tag ?? '') ||
  /^(?:to|my|his|her|in|on|at|with|for|that|about|so|very|more|well|yesterday|\?)$/.test(tokens[at + 1]?.lower ?? '')

/** "Did the men trained here go": a base comes later. */
const skipsToBase = (tokens: Sentence, at: number): boolean =>
  tokens
    .slice(at + 1, skipInGroup(tokens, at + 1) + 5)
    .some((token, k, rest) => token.tag === 'VERB' && token.lower === token.lemma && rest[k - 1]?.lower !== 'to')

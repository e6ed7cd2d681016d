import { defineCheck, type CheckFinding } from '../../check.ts'
import { isPluralNoun } from '../../../languages/en/nouns.ts'
import { clauseStarts } from '../../english/clauses.ts'
import { phraseAt } from '../../english/phrase.ts'
import { pastPhrases } from '../../english/subject.ts'
import { isVerbTag, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'missing-be',
  class: 'verb-form',
  find: (tokens) => {
    const found = new Map<number, CheckFinding>()
    for (const start of clauseStarts(tokens)) {
      const finding = afterPronoun(tokens, start) ?? afterPhrase(tokens, start)
      if (finding) found.set(finding.from, finding)
    }
    for (const finding of tokens.flatMap((_, i) => afterWho(tokens, i))) found.set(finding.from, finding)
    return [...found.values()]
  },
  wrong: [
    ['I very happy to hear from you.', 'I am very happy to hear from you.'],
    ['They delighted with their new house.', 'They are delighted with their new house.'],
    ['We very tired after the trip.', 'We were very tired after the trip.'],
    ['He interested in history.', 'He is interested in history.'],
    ['My brother going to study medicine.', 'My brother is going to study medicine.'],
    ['She very proud of her son.', 'She is very proud of her son.'],
    ['They interested in modern art.', 'They are interested in modern art.'],
    ['I so happy that you are here.', 'I am so happy that you are here.'],
    ['He always late for school.', 'He is always late for school.'],
    ['Many students interested in science.', 'Many students are interested in science.'],
    ['I not happy with this.', 'I am not happy with this.'],
    ['She angry because I was late.', 'She was angry because I was late.'],
    ['The weather yesterday very cold.', 'The weather yesterday was very cold.'],
    ['They so tired that they fell asleep.', 'They were so tired that they fell asleep.'],
  ],
  right: [
    'We delighted the audience.',
    'I very much hope so.',
    'We so enjoyed the party.',
    'He too was late.',
    'She really likes him.',
    'I made her very happy.',
    'We found them ready to go.',
    'The man going to work every day is my uncle.',
    'The rain falling on the roof was loud.',
    'The people interested in art came early.',
    'Many students interested in science take this course.',
    'He left us very sad.',
    'The film is very good.',
    'How very kind of you!',
    'She, very proud of her son, smiled.',
    'The very good food was gone.',
    'I extremely liked the show.',
  ],
})

/** Adjectives and participles that say how someone is, with the words that follow only then. Sorted. */
const states: Readonly<Record<string, RegExp>> = {
  able: /^to$/,
  afraid: /^(?:of|to|that)$/,
  ashamed: /^of$/,
  bored: /^(?:with|by|of)$/,
  delighted: /^(?:with|to|about)$/,
  disappointed: /^(?:with|in|about|that|because)$/,
  excited: /^(?:about|to)$/,
  fond: /^of$/,
  glad: /^(?:to|that|about)$/,
  good: /^at$/,
  happy: /^(?:to|with|about|that|because)$/,
  interested: /^in$/,
  keen: /^on$/,
  late: /^for$/,
  proud: /^(?:of|to)$/,
  ready: /^(?:to|for)$/,
  sad: /^(?:that|because|to|about)$/,
  satisfied: /^with$/,
  sorry: /^(?:for|that|about)$/,
  sure: /^(?:that|about|of)$/,
  unable: /^to$/,
}
const feelings = /^(?:angry|happy|sad|hungry|thirsty|sick|ill|busy|nervous|tired|sorry|glad|ready|lonely|lazy|rich|poor)$/
const degrees = /^(?:very|so|too|really|quite|extremely)$/
const beOf: Readonly<Record<string, string>> = { i: 'am', he: 'is', she: 'is', it: 'is', we: 'are', they: 'are', you: 'are' }

/** "I very happy", "They delighted with". */
function afterPronoun(tokens: Sentence, start: number): CheckFinding | null {
  const lower = tokens[start]?.lower ?? ''
  const be = beOf[lower]
  if (!be) return null
  let k = start + 1
  while (/^(?:also|always|still|never|not|often|sometimes)$/.test(tokens[k]?.lower ?? '')) k++
  const at = start + 1
  const hasDegree = degrees.test(tokens[k]?.lower ?? '')
  if (hasDegree) k++
  const state = tokens[k]
  const next = tokens[k + 1]
  if (!state) return null
  const isFeeling = feelings.test(state.lower) && (next === undefined || /^(?:[.,!]|because|when|and|but|with|at|about)$/.test(next.lower))
  const isState = isFeeling || (states[state.lower]?.test(next?.lower ?? '') ?? false)
  const isDegree =
    hasDegree &&
    (state.tag === 'ADJ' ||
      (/^(?:very|extremely)$/.test(tokens[k - 1]?.lower ?? '') && /ed$/.test(state.lower)) ||
      (/^(?:so|too)$/.test(tokens[k - 1]?.lower ?? '') && /ed$/.test(state.lower) && /^(?:that|to)$/.test(next?.lower ?? ''))) &&
    !/^(?:NOUN|ADJ|PROPN|VERB|AUX|DET|PRON)$/.test(next?.tag ?? '') &&
    !/^(?:many|much|few|little|more|long|well|hard|fast)$/.test(state.lower)
  if (!isState && !isDegree) return null
  if (lower === 'you' || (lower === 'it' && !isDegree)) return null
  return insertBe(tokens, at, be)
}

/** "My parents very proud of me": a subject at the start and no verb after it. */
function afterPhrase(tokens: Sentence, start: number): CheckFinding | null {
  const phrase = phraseAt(tokens, start)
  if (!phrase?.number || phrase.kind !== 'noun') return null
  if (!/^(?:my|our|his|her|their|the|this|these|those|your|many|most|some|all)$/.test(tokens[start]?.lower ?? '')) return null
  const at = pastPhrases(tokens, phrase.end)?.end ?? phrase.end
  const be = phrase.number === 'singular' ? 'is' : 'are'
  const [word, next] = [tokens[at], tokens[at + 1]]
  if (!word || tokens.slice(0, at).some(isVerbTag)) return null
  const end = tokens.findIndex((token, k) => k > at && (token.kind === 'mark' || /^(?:and|but|because)$/.test(token.lower)))
  const rest = tokens.slice(at + 2, end < 0 ? tokens.length : end)
  const isBare = !rest.some((token, k) => isVerbTag(token) && token.form !== 'base' && rest[k - 1]?.lower !== 'to')
  const isDegree =
    /^(?:very|so|too|really)$/.test(word.lower) &&
    next &&
    (next.tag === 'ADJ' || (word.lower !== 'really' && /ed$/.test(next.lower))) &&
    !/^(?:NOUN|ADJ|PROPN)$/.test(tokens[at + 2]?.tag ?? '')
  const isGoing = word.lower === 'going' && next?.lower === 'to' && tokens[at + 2]?.tag === 'VERB'
  const isState =
    /^(?:fond|proud|afraid|interested|able|unable|keen|aware)$/.test(word.lower) && /^(?:of|in|to|on)$/.test(next?.lower ?? '')
  return (((isDegree || isGoing) && start === 0) || isState) && isBare && tokens.at(-1)?.text === '.' ? insertBe(tokens, at, be) : null
}

/** "the people who going to vote". */
function afterWho(tokens: Sentence, i: number): readonly CheckFinding[] {
  const [before, verb] = [tokens[i - 1], tokens[i + 1]]
  if (tokens[i]?.lower !== 'who' || before?.tag !== 'NOUN' || verb?.tag !== 'VERB' || verb.form !== 'ing') return []
  return [insertBe(tokens, i + 1, isPluralNoun(before.lower) ? 'are' : 'is')]
}

function insertBe(tokens: Sentence, at: number, be: string): CheckFinding {
  const word = tokens[at]?.text ?? ''
  const past = be === 'are' ? 'were' : 'was'
  const isPast = tokens.some(
    ({ lower, form, tag }, k) =>
      (k !== at && /^(?:yesterday|ago|last|was|were|had|did)$/.test(lower)) || (k !== at && tag === 'VERB' && form === 'past'),
  )
  const forms = isPast ? [past, be] : [be, past]
  return { from: at, to: at + 1, suggestions: forms.map((form) => `${form} ${word}`) }
}

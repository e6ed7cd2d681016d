import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseFrom, isNominative } from '../../english/subject-verb-pairs.ts'
import { isVerbTag, type Sentence } from '../../english/verbs.ts'
import { isProse, lowerAt } from '../../english/words.ts'

const joiners = /^(?:however|therefore|moreover|furthermore|nevertheless|consequently)$/

/** "I was tired however I went out" -> "tired; however, I" */
function joinerAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  const before = tokens[i - 1]
  if (!token || !before || !joiners.test(token.lower) || i < 3) return null
  const next = clauseFrom(tokens, i + 1)
  if (!next || !(isNominative(tokens, i + 1) || /^(?:it|there|the|this|my|our|most|many|some|people|you)$/.test(lowerAt(tokens, i + 1))))
    return null
  const start = before.text === ',' ? i - 1 : i
  if (before.kind === 'mark' && before.text !== ',') return null
  if (/^(?:and|but|or|that|because|if|so|not|no|done)$/.test(before.lower)) return null
  const head = tokens.slice(0, start)
  if (!clauseFrom(tokens, 0) || head.some(({ text }) => text === ',' || text === ';')) return null
  // "whatever he does however he does it"
  if (token.lower === 'however' && tokens.at(-1)?.text === '?') return null
  return start < i
    ? { from: start, to: i + 1, suggestions: [`; ${token.text},`, `. ${token.text.charAt(0).toUpperCase()}${token.text.slice(1)},`] }
    : {
        from: i - 1,
        to: i + 1,
        suggestions: [`${before.text}; ${token.text},`, `${before.text}. ${token.text.charAt(0).toUpperCase()}${token.text.slice(1)},`],
      }
}

/** "I live in Paris which is the capital" -> "Paris, which" */
function whichAt(tokens: Sentence, i: number): CheckFinding | null {
  const token = tokens[i]
  const name = tokens[i - 1]
  if (!token || !name || token.lower !== 'which' || name.tag !== 'PROPN' || name.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(name.text))
    return null
  let start = i - 1
  while (tokens[start - 1]?.tag === 'PROPN') start--
  const before = tokens[start - 1]
  if (!before || !(before.tag === 'ADP' || before.lemma === 'be') || /^(?:of|as|like)$/.test(before.lower)) return null
  const verb = tokens[i + 1]
  return verb && isVerbTag(verb) ? { from: i - 1, to: i, suggestions: [`${name.text},`] } : null
}

/** "Hello Anna how are you?" -> "Anna," */
function addressAt(tokens: Sentence): CheckFinding | null {
  const [greeting, name, next] = tokens
  if (!greeting || !name || !next || !/^(?:hi|hello|hey|dear|thanks|sorry|goodbye|bye)$/.test(greeting.lower)) return null
  if (
    !/^\p{Lu}\p{Ll}+$/u.test(name.text) ||
    !/^(?:i|how|what|we|thank|thanks|my|it|the|this|do|can|could|are|did|where|when|why|please)$/.test(next.lower)
  )
    return null
  return { from: 1, to: 2, suggestions: [`${name.text},`] }
}

export default defineCheck({
  key: 'comma-around',
  class: 'comma-missing',
  find: (tokens) => {
    if (!isProse(tokens)) return []
    const address = addressAt(tokens)
    return [...(address ? [address] : []), ...tokens.flatMap((_, i) => joinerAt(tokens, i) ?? whichAt(tokens, i) ?? [])].slice(0, 2)
  },
  wrong: [
    ['I was tired however I went out.', 'I was tired; however, I went out.'],
    ['I was tired, however I went out.', 'I was tired; however, I went out.'],
    ['She lives in Vienna which is a beautiful city.', 'She lives in Vienna, which is a beautiful city.'],
    ['Hello Peter how are you?', 'Hello Peter, how are you?'],
    ['The test was hard however most students passed it.', 'The test was hard; however, most students passed it.'],
    ['He was ill therefore he stayed at home.', 'He was ill; therefore, he stayed at home.'],
    ['They moved to London which is very expensive.', 'They moved to London, which is very expensive.'],
    ['Dear Kim I am writing from Rome.', 'Dear Kim, I am writing from Rome.'],
  ],
  right: [
    'I will do it however hard it is.',
    'She was, however, very tired.',
    'The book which is on the table is mine.',
    'Hello there, how are you?',
    'The city of Vienna which I knew is gone.',
    'However, he left.',
    'Dear Kim, I am writing.',
    'He left; therefore, we stayed.',
    'It is and therefore it counts.',
    'I know how he did it and therefore it is fine.',
    'Come, however late it is.',
    'We came to a town which was small.',
  ],
})

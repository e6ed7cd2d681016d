import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseStarts } from '../../english/clauses.ts'
import { plainVerbs } from '../../../languages/en/plain-verbs.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { subjectAt } from '../../english/subject.ts'
import { agreeing, baseOfNoun, isModal, numberOfVerb, skipAdverbs, type GrammarNumber, type Sentence } from '../../english/verbs.ts'
import { isWish } from '../../english/wishes.ts'
import { verbForms } from '../../../languages/en/verbs.ts'

export default defineCheck({
  key: 'joined-verb',
  class: 'subject-verb',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['He comes home late and play computer games all night.', 'He comes home late and plays computer games all night.'],
    ['She gets up early, takes a shower and go to school.', 'She gets up early, takes a shower and goes to school.'],
    ['He sits on the sofa, watches TV and eat chips.', 'He sits on the sofa, watches TV and eats chips.'],
    ['My dog runs to the door and bark at strangers.', 'My dog runs to the door and barks at strangers.'],
    ['She opens the door and see a stranger.', 'She opens the door and sees a stranger.'],
    ['He works in a bank and earn a lot of money.', 'He works in a bank and earns a lot of money.'],
    ['They go to the market and buys vegetables.', 'They go to the market and buy vegetables.'],
    ['She goes to the park and walk with her friends.', 'She goes to the park and walks with her friends.'],
    ['He speaks French well but write it badly.', 'He speaks French well but writes it badly.'],
    ['My aunt comes to our house and bring us cakes.', 'My aunt comes to our house and brings us cakes.'],
    ['The teacher enters the classroom and tell us to sit down.', 'The teacher enters the classroom and tells us to sit down.'],
    ['They live in Rome but works in Milan.', 'They live in Rome but work in Milan.'],
    ['My mother gets up at five and make breakfast for us.', 'My mother gets up at five and makes breakfast for us.'],
    ['He usually reads the newspaper or watch the news.', 'He usually reads the newspaper or watches the news.'],
  ],
  right: [
    'We show that this problem arises from a lack of time and provide a way out.',
    'They think this rule comes from the old laws and want to change it.',
    'He helps clean the house and cook dinner.',
    'She lets him come and go as he likes.',
    'He wants to eat, drink and sleep.',
    'He likes cats and dogs.',
    'She loves music and dance.',
    'The state makes laws and taxes.',
    'He sees people come and go.',
    'The doctor made him stop and rest.',
    'She has friends who sing and dance.',
    'The shop sells cars and rents bikes.',
    'The machine cuts and shapes metal.',
    'He was tired and went home.',
    'He teaches, and they learn.',
    'He comes from a family of doctors and plans to study.',
    'It offers a chance for growth of interest and skill.',
    'This tool can show what the mistake is and mend it.',
    'It gives students a place to show their work and grow.',
    'They see the wishes and deep divides that shape us.',
  ],
})

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  if (!/^(?:and|or|but|then)$/.test(tokens[i]?.lower ?? '') || /^(?:and|,)$/.test(tokens[i + 1]?.lower ?? '')) return null
  const verb = skipAdverbs(tokens, i + 1)
  const token = tokens[verb]
  if (!token) return null
  const base = nounAsVerb(tokens, verb)
  const asked = base ? 'plural' : numberAt(tokens, verb)
  const first = asked && firstVerb(tokens, i)
  if (!asked || !first || first.number === asked || token.lower === 'were') return null
  if (tokens.slice(0, i).some(isWish) || tokens.some((_, k) => k < first.at && numberOfVerb(tokens, k) === asked)) return null
  return { from: verb, to: verb + 1, suggestions: [base ? verbForms(base).thirdPerson : agreeing(token, first.number)] }
}

/** The number of the second verb; one that is a noun too needs an object that shows it. */
function numberAt(tokens: Sentence, at: number): GrammarNumber | null {
  const number = numberOfVerb(tokens, at)
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (number === 'singular' && token?.tag === 'VERB' && tokens[at - 1]?.lower === 'but' && next?.tag === 'ADP') return number
  if (number === 'singular')
    return nounVerbs.has(token?.lemma ?? '') &&
      !plainVerbs.has(token?.lemma ?? '') &&
      !/^(?:a|an|the|my|his|her|their|our|me|him|them|us|it)$/.test(next?.lower ?? '')
      ? null
      : number
  return number ?? (next && /^(?:NOUN|ADJ|PROPN)$/.test(next.tag ?? '') ? numberOfVerb(tokens, at, true) : null)
}

/** "and bark/NOUN at": a noun in form that has what only a verb has after it. */
function nounAsVerb(tokens: Sentence, at: number): string | null {
  const token = tokens[at]
  if (token?.tag !== 'NOUN' || baseOfNoun(token) !== token.lower) return null
  return /^(?:at|me|him|them|us|her|it|you|the|my|his|our|their|a)$/.test(tokens[at + 1]?.lower ?? '') ? token.lower : null
}

/** The verb that the one after the conjunction at `i` is joined to, where nothing else can carry it. */
function firstVerb(tokens: Sentence, i: number): { readonly number: GrammarNumber; readonly at: number } | null {
  for (let k = i - 1; k >= 0; k--) {
    const token = tokens[k]
    if (!token || isBarrier(tokens, k)) return null
    if (token.tag !== 'VERB' && token.tag !== 'AUX') continue
    const number = numberOfVerb(tokens, k, true)
    if (!number || token.form === 'ing') return null
    if (tokens[k - 1]?.text === ',' && number === 'singular') continue
    if (
      (k === i - 1 && token.lemma === 'be') ||
      tokens.slice(0, k).some((one, j) => isModal(one) || (one.lower === 'to' && tokens[j + 1]?.form === 'base'))
    )
      return null
    return isSubjectOf(tokens, k, number) ? { number, at: k } : null
  }
  return null
}

const barriers =
  /^(?:to|that|which|what|how|where|why|when|if|because|while|although|who|whose|whom|i|we|they|you|he|she|it|and|or|but|let|make|makes|than|as)$/

const isBarrier = (tokens: Sentence, k: number): boolean => {
  const token = tokens[k]
  if (!token || isModal(token) || /^[;:()"“”]$/.test(token.text)) return true
  if (/^(?:it|you)$/.test(token.lower)) return !/^(?:VERB|ADP)$/.test(tokens[k - 1]?.tag ?? '')
  if (token.lower === 'to')
    return !/^(?:DET|PROPN|PRON)$/.test(tokens[k + 1]?.tag ?? '') && !/^(?:school|work|bed|town|church)$/.test(tokens[k + 1]?.lower ?? '')
  return barriers.test(token.lower) && k > 0
}

/** Whether the verb has its own subject before it, of the number it asks for. */
function isSubjectOf(tokens: Sentence, verb: number, number: GrammarNumber): boolean {
  let k = verb - 1
  while (k > 0 && tokens[k]?.tag === 'ADV') k--
  const before = tokens[k]?.lower ?? ''
  if (/^(?:he|she|everyone|everybody)$/.test(before) || (before === 'it' && k === 0)) return number === 'singular'
  if (/^(?:i|we|they)$/.test(before)) return number === 'plural'
  return clauseStarts(tokens).some((start) => {
    const subject = start < verb ? subjectAt(tokens, start) : null
    return subject?.verb === verb && subject.number === number
  })
}

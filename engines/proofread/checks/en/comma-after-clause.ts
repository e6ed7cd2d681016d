import { inflectVerb } from '../../../languages/en/grammar/inflect.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseFrom, isComplete, isLast, isNominative, mayGovern, type Clause } from '../../english/subject-verb-pairs.ts'
import type { Sentence } from '../../english/verbs.ts'
import { isProse, lowerAt } from '../../english/words.ts'

const openers = /^(?:when|whenever|if|because|although|though|while|after|before|since|as|once|until|unless|whereas)$/
const pairs = /^(?:even (?:if|though|when)|just (?:as|before|after)|only (?:when|if)|every time|each time|soon after)$/

/** Where the subject of the opening clause begins; -1 where the sentence opens otherwise. */
function openingEnd(tokens: Sentence): number {
  const first = lowerAt(tokens, 0)
  if (/^(?:and|but|so)$/.test(first) && openers.test(lowerAt(tokens, 1))) return 2
  if (first === 'as' && lowerAt(tokens, 2) === 'as') return 3
  if (pairs.test(`${first} ${lowerAt(tokens, 1)}`)) return 2
  return openers.test(first) ? 1 : -1
}

/** Where the main clause may begin after the opening one, before any mark. */
function mainClauses(tokens: Sentence, from: number): readonly Clause[] {
  const found: Clause[] = []
  for (let k = from; k < tokens.length; k++) {
    if (tokens[k]?.kind === 'mark' && !/^[-‐‑'’"“”]$/.test(tokens[k]?.text ?? '')) break
    const clause = clauseFrom(tokens, k)
    if (!clause || lowerAt(tokens, k) === 'that' || mayGovern(tokens, k)) continue
    found.push(clause)
    k = clause.verb
  }
  return found
}

/** Whether the place before the clause can be the end of the opening clause. */
function isBreak(tokens: Sentence, clause: Clause): boolean {
  const { start, verb, kind } = clause
  const before = tokens[start - 1]
  if (!before) return false
  const isSure = isNominative(tokens, start)
  // "If you are hungry there is soup"
  if (!isSure && kind === 'pronoun' && (before.tag === 'ADJ' || before.tag === 'VERB') && tokens[verb]?.tag === 'AUX') return true
  if (!isSure && (before.tag === 'ADP' || before.tag === 'VERB' || before.tag === 'DET' || before.tag === 'ADJ'))
    return isIntransitive(tokens, clause) || (before.tag === 'VERB' && isNounBreak(tokens, clause))
  // "the house we bought", "the ticket he gave me"
  if (before.tag === 'NOUN' || before.tag === 'PROPN' || before.tag === 'PRON')
    return kind === 'noun' ? isNounBreak(tokens, clause) : isComplete(tokens, clause) || isLast(tokens, clause)
  return true
}

const standsAlone =
  /^(?:rain|rains|rained|snow|snows|snowed|arrive|arrives|arrived|come|comes|came|go|goes|went|die|died|finish|finishes|finished|happen|happens|happened|end|ends|ended|start|starts|started|wake|woke|ring|rings|rang|sleep|sleeps|slept|cry|cries|cried|laugh|laughs|laughed)$/
const isIntransitive = (tokens: Sentence, { start }: Clause): boolean =>
  standsAlone.test(lowerAt(tokens, start - 1)) ||
  (/^(?:up|down|back|home|out|away|in|over|off)$/.test(lowerAt(tokens, start - 1)) &&
    (standsAlone.test(lowerAt(tokens, start - 2)) || tokens[start - 2]?.lemma === 'be'))

/** "When we got home the door was open", but not "when I got the car the man sold". */
const isNounBreak = (tokens: Sentence, { start, verb }: Clause): boolean =>
  /^(?:the|my|our|his|their|a|an|it)$/.test(lowerAt(tokens, start)) &&
  (tokens[verb]?.tag === 'AUX' || isOnlyPast(tokens, verb) || /^(?:DET|PRON)$/.test(tokens[verb + 1]?.tag ?? ''))

/** A past that is no participle: rang, went. */
function isOnlyPast(tokens: Sentence, i: number): boolean {
  const verb = tokens[i]
  return verb?.form === 'past' && verb.lemma !== null && inflectVerb(verb.lemma, 'participle') !== verb.lower
}

/** "I bought a ticket": no verb whose object may be the noun before the clause, so that a later clause is the one that belongs to a noun. */
const isFull = (tokens: Sentence, main: Clause): boolean =>
  isNominative(tokens, main.start) &&
  isComplete(tokens, main) &&
  !tokens.slice(main.verb, main.verb + 3).some(({ lower }) => /^(?:me|him|her|us|them|you|it)$/.test(lower))

function findingIn(tokens: Sentence): CheckFinding | null {
  const from = openingEnd(tokens)
  // "Only when it stopped did we see": the order of the words closes the clause.
  if (from < 0 || lowerAt(tokens, 0) === 'only') return null
  const opening = clauseFrom(tokens, from)
  if (!opening) return null
  const mains = mainClauses(tokens, opening.verb + 1)
  const [main] = mains
  if (!main || !isBreak(tokens, main) || (mains.length > 1 && !isFull(tokens, main))) return null
  // The comma may stand further on, after a clause that belongs to the noun before it.
  if (tokens.some(({ text }, k) => k > main.verb && text === ',' && clauseFrom(tokens, k + 1))) return null
  if (tokens.at(-1)?.text === '?' && lowerAt(tokens, 0) === 'when') return null
  const at = lowerAt(tokens, main.start - 1) === 'then' ? main.start - 1 : main.start
  const before = tokens[at - 1]
  return before ? { from: at - 1, to: at, suggestions: [`${before.text},`] } : null
}

export default defineCheck({
  key: 'comma-after-clause',
  class: 'comma-missing',
  find: (tokens) => {
    const found = isProse(tokens) ? findingIn(tokens) : null
    return found ? [found] : []
  },
  wrong: [
    ['When I arrived they left.', 'When I arrived, they left.'],
    ['If it rains the match will be cancelled.', 'If it rains, the match will be cancelled.'],
    ['Although it was raining we went for a walk.', 'Although it was raining, we went for a walk.'],
    ['If you want to pass the exam you have to study.', 'If you want to pass the exam, you have to study.'],
    ['While I was cooking the phone rang.', 'While I was cooking, the phone rang.'],
    ['As soon as he saw me he ran away.', 'As soon as he saw me, he ran away.'],
    ['Because she was ill she stayed at home.', 'Because she was ill, she stayed at home.'],
    ['If you are hungry there is some soup in the fridge.', 'If you are hungry, there is some soup in the fridge.'],
    ['If he comes then we will go.', 'If he comes, then we will go.'],
  ],
  right: [
    'If you think he is right, tell him.',
    'When I knew he was there, I left.',
    'If you buy the car you want, you will be happy.',
    'When I told him he was late, he laughed.',
    'When the man who helped us left, we were sad.',
    'If I say what I think, they laugh.',
    'Because of the rain, they stayed.',
    'When will you come?',
    'If you are sure they know it, ask.',
    'When he opened the box she gave him, he smiled.',
    'After the meeting he left.',
    'If you are in an elevator that is playing music, dance.',
    'Since then he has been happy.',
    'While walking home he met her.',
    'Only when the rain stopped did we see how wet we were.',
  ],
})

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, partEnd } from '../../german/clauses.ts'
import { contractions, determiners, prepositions } from '../../german/determiners.ts'
import { fits, finitesOf, isInfinitive, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const adverbs =
  words(`gestern heute morgen danach deshalb deswegen daher darum trotzdem jetzt leider manchmal oft vielleicht außerdem zuerst hier dort
  natürlich normalerweise später plötzlich endlich schließlich zunächst anschließend dadurch dennoch daraufhin zudem hoffentlich
  glücklicherweise meistens früher damals inzwischen mittlerweile vorher nachher abends morgens mittags nachmittags nachts einerseits
  andererseits erstens zweitens drittens letztendlich seitdem dann bald`)
const subjects = words('der die das ein eine mein meine dein deine sein seine ihr ihre unser unsere viele alle keine')
const moreSubjects = words('ich du er es sie wir ihr man')

/** No comma behind an opening adverb or phrase, nor before "als" and "wie" that compare without a verb. */
export default defineCheck({
  key: 'comma-needless',
  class: 'comma-not-needed',
  find: (tokens, known) => (known?.forms ? [...opening(tokens, known), ...comparing(tokens, known)] : []),
  wrong: [
    ['Nach dem Frühstück, gehe ich zur Arbeit.', 'Nach dem Frühstück gehe ich zur Arbeit.'],
    ['Leider, habe ich keine Zeit.', 'Leider habe ich keine Zeit.'],
    ['In den letzten Jahren, hat sich viel verändert.', 'In den letzten Jahren hat sich viel verändert.'],
    ['Sie ist älter, als ich.', 'Sie ist älter als ich.'],
    ['Mit meinen Freunden, spiele ich oft Fußball.', 'Mit meinen Freunden spiele ich oft Fußball.'],
  ],
  right: [
    'In Wien, wo er wohnt, ist es schön.',
    'Am Montag, dem dritten Mai, kommt er.',
    'Sie ist älter, als ich dachte.',
    'Nach dem Essen zu schlafen, ist gut.',
    'Leider, sagte er, habe er keine Zeit.',
    'Heute, so heißt es, kommt er.',
  ],
})

function opening(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] {
  const comma = partEnd(tokens, 0)
  const first = tokens[0]?.lower ?? ''
  const last = tokens[comma - 1]
  if (tokens[comma]?.text !== ',' || !last || comma > 8) return []
  const isAdverb = comma === 1 && adverbs.has(first)
  const isPhrase = (prepositions.has(first) || contractions.has(first) || first === 'seit') && comma > 1 && /^\p{Lu}/u.test(last.text)
  const verbs = finitePlaces(tokens, 0, comma, known).filter((place) => !determiners.has(tokens[place]?.lower ?? ''))
  if (!(isAdverb || isPhrase) || verbs.length > 0 || tokens.slice(0, comma).some((one) => isBarred(one, known))) return []
  const end = partEnd(tokens, comma + 1)
  // "Leider, sagte er, habe er keine Zeit."
  if (!isFiniteAt(tokens, comma + 1, known) || (end - comma < 5 && tokens[end]?.text === ',') || isQuoting(tokens[comma + 1], known))
    return []
  return isSubject(tokens, comma + 2, known) ? [{ from: comma, to: comma + 1, suggestions: [''] }] : []
}

/** Whether the word makes more of a phrase than one: a list, an infinitive, a comparison. */
const isBarred = (token: LintToken, known: WordKnowledge): boolean =>
  /^(?:und|oder|zu|als|wie)$/.test(token.lower) ||
  (isInfinitive(token, known) && token.text === token.lower && !determiners.has(token.lower))

function isSubject(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const token = tokens[at]
  if (moreSubjects.has(token?.lower ?? '')) return fits(finitesOf(tokens[at - 1], known), personsOfPronoun(token))
  return (
    subjects.has(token?.lower ?? '') || /^(?:sich|mich|mir|uns|nicht|auch)$/.test(token?.lower ?? '') || /^\p{Lu}/u.test(token?.text ?? '')
  )
}

const isQuoting = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  finitesOf(token, known).some(({ lemma }) =>
    /^(?:sagen|meinen|fragen|glauben|heißen|schreiben|denken|rufen|finden|erklären|erzählen|betonen)$/.test(lemma),
  )

/** "älter, als ich": the comparison ends the sentence without a verb of its own. */
function comparing(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (token.text !== ',' || next?.lower !== 'als' || !before || !isComparative(before, known)) return []
    const end = partEnd(tokens, at + 1)
    const isShort = end - at < 6 && /^[.!?]$/.test(tokens[end]?.text ?? '')
    const hasVerb = finitePlaces(tokens, at + 2, end, known).length > 0 || tokens.slice(at + 2, end).some(({ lower }) => lower === 'zu')
    return isShort && !hasVerb ? [{ from: at, to: at + 1, suggestions: [''] }] : []
  })
}

const isComparative = (token: LintToken, known: WordKnowledge): boolean =>
  /^(?:mehr|weniger|anders|besser|lieber|eher)$/.test(token.lower) ||
  (token.lower.endsWith('er') && readingsOf(token, known).some(({ kind, tags }) => kind === 'adjective' && /^comp/.test(tags)))

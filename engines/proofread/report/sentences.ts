import { factOf, groupOf, push, type Fact } from './fact.ts'
import type { Prose, ReportSentence } from './prose.ts'
import { rowOf } from './rows.ts'

/** How many sentences it takes for the spread to say something. */
const sentencesAtLeast = 8
const inARow = 3
/** An article is hardly a choice. */
const articlesInARow = 5
const openingsShown = 3
const rowsShown = 8

/** How long sentences are, and how they begin. */
export function findSentenceFacts(prose: Prose): readonly Fact[] {
  const sentences = prose.sentences
  return [...lengths(sentences.filter(hasWords)), ...long(prose), ...rows(prose), ...openings(prose)]
}

/** Not the number of a note, or half a date. */
const hasWords = ({ words }: ReportSentence): boolean => words.some(({ text }) => /\p{L}{2}/u.test(text))

const lengthOf = ({ words }: ReportSentence): number => words.length

function lengths(sentences: readonly ReportSentence[]): readonly Fact[] {
  if (sentences.length < sentencesAtLeast) return []
  const sorted = sentences.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const at = (share: number): number =>
    lengthOf(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? sorted[0] ?? none)
  const [shortest, longest] = [sorted[0] ?? none, sorted.at(-1) ?? none]
  return [
    factOf('sentence-lengths', [groupOf('shortest', [shortest.span]), groupOf('longest', [longest.span])], {
      figures: {
        sentences: sentences.length,
        shortest: lengthOf(shortest),
        longest: lengthOf(longest),
        low: at(0.25),
        middle: at(0.5),
        high: at(0.75),
      },
    }),
  ]
}

const none: ReportSentence = { span: { start: 0, end: 0 }, words: [], section: 0, paragraph: 0 }

function long({ sentences, language }: Prose): readonly Fact[] {
  const bound = rowOf(language.code)?.longWords
  const found = bound === undefined ? [] : sentences.filter((one) => lengthOf(one) > bound)
  if (bound === undefined || found.length === 0) return []
  const spans = found.toSorted((a, b) => lengthOf(b) - lengthOf(a)).map(({ span }) => span)
  return [factOf('long-sentences', [groupOf('', spans)], { figures: { words: bound, of: sentences.length } })]
}

/** Sentences in a row, in one paragraph, that begin with the same word. */
function rows({ sentences, language }: Prose): readonly Fact[] {
  const articles = rowOf(language.code)?.articles ?? []
  const facts: Fact[] = []
  let run: ReportSentence[] = []
  const close = () => {
    const first = run[0]?.words[0]
    const needed = first && articles.includes(first.lower) ? articlesInARow : inARow
    if (first && run.length >= needed)
      facts.push(
        factOf(
          'openings-in-a-row',
          [
            groupOf(
              first.text,
              run.map(({ words, span }) => words[0]?.span ?? span),
            ),
          ],
          { about: first.text },
        ),
      )
  }
  for (const sentence of sentences) {
    const last = run[0]
    if (last && openingOf(last) === openingOf(sentence) && last.paragraph === sentence.paragraph) {
      run.push(sentence)
      continue
    }
    close()
    run = openingOf(sentence) === null ? [] : [sentence]
  }
  close()
  // A text that does nothing else would fill the page; the longest rows come first.
  return facts.toSorted((a, b) => (b.groups[0]?.count ?? 0) - (a.groups[0]?.count ?? 0)).slice(0, rowsShown)
}

/** The first word, if it is the writer's. */
function openingOf({ words: [first] }: ReportSentence): string | null {
  return first && !first.isOthers && /^\p{L}/u.test(first.text) && !/^\p{Lu}{2,}$/u.test(first.text) ? first.lower : null
}

/** The words that sentences begin with most often: at least five times, and one sentence in twelve. */
function openings({ sentences, language }: Prose): readonly Fact[] {
  const articles = rowOf(language.code)?.articles ?? []
  const ways = new Map<string, ReportSentence[]>()
  for (const sentence of sentences) {
    const opening = openingOf(sentence)
    if (opening !== null && !articles.includes(opening)) push(ways, opening, sentence)
  }
  const most = [...ways.values()]
    .filter(({ length }) => length >= 5 && length * 12 >= sentences.length)
    .toSorted((a, b) => b.length - a.length)
  if (most.length === 0) return []
  const groups = most.slice(0, openingsShown).map((found) =>
    groupOf(
      found[0]?.words[0]?.text ?? '',
      found.map(({ words, span }) => words[0]?.span ?? span),
    ),
  )
  return [factOf('openings', groups, { figures: { of: sentences.length } })]
}

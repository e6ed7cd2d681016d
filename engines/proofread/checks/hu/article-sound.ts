import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { beginsWithVowel } from '../../hungarian/numbers.ts'
import { isAdjective, isNounOf, isPlainNoun } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** What stands before no noun: behind these "az" points at something. */
const pointing = words(`ez hogy mert ha mint és s vagy is nem csak de hát mi ki hol volt van lesz még már hiszen tehát azaz`)

/** "A 5 érv", "az házban": the article goes by the sound that follows. */
export default defineCheck({
  key: 'article-sound',
  class: 'article-a-an',
  find: (tokens, known) => tokens.flatMap((_, at) => ofNumber(tokens, at) ?? ofWord(tokens, at, known) ?? []),
  wrong: [
    ['A 5 legfontosabb érv.', 'Az 5 legfontosabb érv.'],
    ['Ez az 2. fejezet.', 'Ez a 2. fejezet.'],
    ['A 1956-os forradalom.', 'Az 1956-os forradalom.'],
    ['Az hallgatók megírták a tesztet.', 'A hallgatók megírták a tesztet.'],
    ['Ez az legfontosabb kérdés.', 'Ez a legfontosabb kérdés.'],
    ['Ez az híres festmény Párizsban van.', 'Ez a híres festmény Párizsban van.'],
    ['Láttam az barátaimat.', 'Láttam a barátaimat.'],
  ],
  right: [
    'Az 5 és a 15, az 1 és a 10.',
    'Az 1848-as és a 2006-os események.',
    'Az biztos, hogy a hallgatók tudják.',
    'Az lett belőle, amit akartunk.',
    'Ez az! Az legyen veled!',
    'Az 50 éves és a 40 éves kolléga.',
    'A 150 oldalas könyv a 12. polcon van.',
  ],
})

/** The article with the capital that it has. */
const written = (token: LintToken, article: string): string => (/^A/.test(token.text) ? `A${article.slice(1)}` : article)

function ofNumber(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [article, number, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!article || !/^az?$/.test(article.lower) || number?.kind !== 'number') return null
  const [, figures = '', rest = ''] = /^(\d+)((?:[-–].*)?)$/u.exec(number.text) ?? []
  // "a 10 000", "az 1,5", "a 8:30".
  const goesOn =
    rest === '' && (after?.kind === 'number' || (after?.space === '' && /^[.,:]$/.test(after.text) && tokens[at + 3]?.kind === 'number'))
  const isVowel = goesOn ? null : beginsWithVowel(figures)
  if (isVowel === null) return null
  // "az 2 kiló volt": it may point there.
  if (!isVowel && article.lower === 'az' && after?.text !== '.') return null
  if (isVowel && rest === '' && after?.text !== '.' && pointing.has(tokens[at - 1]?.lower ?? '')) return null
  const right = isVowel ? 'az' : 'a'
  return right === article.lower ? null : { from: at, to: at + 1, suggestions: [written(article, right)] }
}

/** "az" before a consonant, where it cannot mean "that": before what is highest, many, or in a case. */
function ofWord(tokens: readonly LintToken[], at: number, known: WordKnowledge | null): CheckFinding | null {
  const [article, next] = [tokens[at], tokens[at + 1]]
  if (article?.lower !== 'az' || next?.kind !== 'word' || !/^[bcdfghjklmnpqrstvwz]\p{Ll}{3}/u.test(next.text) || !known?.forms) return null
  const before = tokens[at - 1]
  // "ami közel van, az legjobb esetben is messze".
  const isAfterMark = before?.kind === 'mark'
  const isHighest = /^leg\p{L}+bb(?:ek|ak)?$/u.test(next.lower) && !/^leg(?:felj|aláb|inkáb|kevésb)/.test(next.lower)
  // "Ez az híres festmény".
  const isDescribed = before?.lower === 'ez' && isAdjective(next, known) && isPlainNoun(tokens[at + 2], known)
  const isSure = isDescribed
    ? true
    : isHighest
      ? before?.kind === 'word' && tokens[at + 2]?.lower !== 'esetben'
      : isNounOf(isAfterMark ? /^pl2?\.nom$/ : /^pl2?\.|\.p[123](?:sg|pl)\.acc$/, next, known)
  if (!isSure) return null
  return { from: at, to: at + 1, suggestions: [written(article, 'a')] }
}

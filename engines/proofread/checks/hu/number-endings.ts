import { defineCheck, type CheckFinding } from '../../check.ts'
import { dayEnding, endingAfter, lastWord } from '../../hungarian/numbers.ts'
import type { LintToken } from '../../token.ts'

const months =
  /^(?:január|február|március|április|május|június|július|augusztus|szeptember|október|november|december|jan|febr|márc|ápr|máj|jún|júl|aug|szept|okt|nov|dec)$/

/** "2019-ban", "május 5-án": endings follow the number as it is said. */
export default defineCheck({
  key: 'number-endings',
  class: 'vowel-harmony',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? []),
  wrong: [
    ['A fesztivál 2019-ban volt.', 'A fesztivál 2019-ben volt.'],
    ['Az 1980-es évekről írtam.', 'Az 1980-as évekről írtam.'],
    ['A vizsga május 5-án lesz.', 'A vizsga május 5-én lesz.'],
    ['Az 5-os villamossal jöttem.', 'Az 5-ös villamossal jöttem.'],
    ['A 30-ből csak 20 jött el.', 'A 30-ból csak 20 jött el.'],
    ['Március 8-én találkozunk.', 'Március 8-án találkozunk.'],
  ],
  right: [
    'A fesztivál 2019-ben volt, az 1990-es években.',
    'Május 2-án, június 12-én és július 22-én is ráérek.',
    'A 6-os villamos, a 3-as metró és a 8-as busz.',
    'A 20-ból 15-öt, a 100-ból 80-at tudtam.',
    '2000-ben és 1956-ban, 1848-tól 1900-ig.',
    'Október 23-ától és november 1-jén vagy 1-én is zárva.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const token = tokens[at]
  const [, figures = '', ending = ''] = token?.kind === 'number' ? (/^(\d+)-(\p{Ll}+)$/u.exec(token.text) ?? []) : []
  // "10 000-en" is said otherwise than "000".
  if (figures === '' || (tokens[at - 1]?.kind === 'number' && /^\d{1,3}$/.test(tokens[at - 1]?.text ?? ''))) return null
  const isDay = months.test(tokens[at - 1]?.lower ?? '') || (tokens[at - 1]?.text === '.' && months.test(tokens[at - 2]?.lower ?? ''))
  const word = lastWord(figures)
  const right = isDay ? dayEnding(Number(figures), ending) : word === null ? null : endingAfter(word, ending)
  return right === null || right === ending ? null : { from: at, to: at + 1, suggestions: [`${figures}-${right}`] }
}

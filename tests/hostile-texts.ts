import fc from 'fast-check'
import { overlaps, type Span } from '#engines/text/span.ts'

/** Texts that nobody writes and somebody sends, by name. `scale` is the length of the long ones, in characters. */
export function hostileTexts(scale = 100_000): readonly (readonly [name: string, text: string])[] {
  const long = (unit: string): string => unit.repeat(Math.ceil(scale / unit.length)).slice(0, scale)
  return [...longTexts(long), ...strangeTexts(long), ...foreignTexts, ['letters at random between words', randomLetters(scale)]]
}

/** Unknown words with nothing like them in any dictionary, and enough known ones beside them to be taken for a text of the language. */
function randomLetters(scale: number): string {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 5, maxLength: 12 })
  const words = fc.sample(word, { numRuns: Math.ceil(scale / 18), seed: 7 })
  return words
    .map((one) => `${one} a de la se `)
    .join('')
    .slice(0, scale)
}

const longTexts = (long: (unit: string) => string): readonly (readonly [string, string])[] => [
  ['no space', long('abcdefghij')],
  ['no full stop', long('word after word ')],
  ['one letter', 'a'.repeat(10 * long('a').length)],
  ['one word again and again', long('the ')],
  ['a pair again and again', long('of the ')],
  ['capitals again and again', long('Xyzq Wvut ')],
  ['small sentences', long('No. Yes. ')],
  ['sentences that begin alike', long('We go. ')],
  ['full stops', long('.')],
  ['full stops apart', long('. ')],
  ['commas', long(',')],
  ['commas apart', long('a , ')],
  ['quotes', long('"')],
  ['quoted letters', long('"a" ')],
  ['apostrophes', long("'")],
  ['letters and apostrophes', long("l'")],
  ['hyphens', long('-')],
  ['letters and hyphens', long('a-')],
  ['dashes', long(' – — ')],
  ['opening brackets', long('(')],
  ['closing brackets', long(')')],
  ['brackets in brackets', long('(').slice(0, 5_000) + long(')').slice(0, 5_000)],
  ['brackets of all kinds', long('([{)]}')],
  ['digits', long('1234567890')],
  ['numbers', long('3.5km 3,5 % ')],
  ['symbols', long('§$%&/=?*+~#@^|<>')],
  ['underscores', long('_a')],
  ['blanks', long(' ')],
  ['a word far from a word', `a${long(' ')}b`],
  ['a comma far from its word', `${long(' ')}a${long(' ')}, b`],
  ['no-break spaces', long('a\u00A0\u00A0')],
  ['tabs', long('a\t')],
  ['line breaks', long('\n')],
  ['a letter a line', long('a\n')],
  ['a letter a paragraph', long('a\n\n')],
  ['carriage returns', long('Ab cd.\r\nef gh\r\n\r')],
  ['list items', long('- a b.\n')],
  ['fences', long('```\n')],
  ['backticks', long('`')],
  ['dollars', long('$a')],
  ['backslashes', long('\\a{')],
  ['slashes', long('/a')],
  ['at signs', long('a@a.')],
  ['addresses', long('https://a.example/?b=c ')],
]

const strangeTexts = (long: (unit: string) => string): readonly (readonly [string, string])[] => [
  ['nothing', ''],
  ['a full stop', '.'],
  ['half a pair', 'a \uD83D b \uDE00. \uD83D'],
  ['halves of pairs', long('\uD83D ')],
  ['halves in the wrong order', long('\uDE00\uD83D')],
  ['overrides', `He go \u202Edesrever\u202C , ${long('\u202E\u2067a\u2069\u202C ')}`],
  ['nothing to see', long('\u200B\u200C\u200D\u2060\uFEFF')],
  ['nothing to see between letters', long('a\u200Bb\u00ADc\u2060 ')],
  ['emoji', long('👨‍👩‍👧‍👦👍🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️ ')],
  ['emoji and marks', long('😀: 😀 , 😀! ')],
  ['astral letters', long('𝐚𝐛𝐜. 𝐚 𝐚 𝟏km 𝟏,𝟓 kg. ')],
  ['an emoji where long sentences are cut', `${long('a').slice(0, 1_999)}😀${long('a').slice(0, 3_000)}`],
  ['emoji without a full stop', `a${long('😀')}`],
  ['marks piled up', `e${'\u0301'.repeat(5_000)} ${long('z\u0310\u0311\u0312 ')}`],
  ['marks alone', long('\u0301\u0302')],
  ['control characters', long('a\u0000\u0001\u001B ')],
  ['separators', long('a\u2028b\u2029c\u000B\f\u0085')],
  ['letters that look alike', long('соffee Ρaper аnd ')],
  ['Turkish capitals', long('İIıi ŞİRKET. ')],
  ['letters that grow', long('ŉ ǰ ΐ ﬃ ß. ßa ')],
  ['fullwidth', long('ＡＢＣ，ｄ。ｅ！')],
]

const foreignTexts: readonly (readonly [string, string])[] = [
  ['Urdu', 'یہ ایک جملہ ہے۔ طالب علم نے مضمون لکھا، اور استاد نے پڑھا۔ '.repeat(200)],
  ['Arabic and English', 'The word كتاب means book , and كُتُب means books . '.repeat(200)],
  ['Chinese', '学生写了一篇关于战争的长文章。老师读了所有的文章，然后给了分数！'.repeat(300)],
  ['Cyrillic', 'Студенты написали длинные сочинения о войне. '.repeat(200)],
  ['Thai', 'นักเรียนเขียนเรียงความยาวเกี่ยวกับสงคราม '.repeat(200)],
  ['code', '```js\nconst a = [1,2,3 ];;\nif(a ){ return "b" }\n```\n\nSome text , here.\n\n```\nnever closed , '.repeat(50)],
  ['LaTeX', 'We see $x^2 + y_1 , z$ and \\begin{equation} \\frac{a}{b} \\end{equation} in \\cite{knuth84} . '.repeat(100)],
  ['a page of HTML', '<p class="a">He go <b>home</b> , <a href="https://example.org/?a=b&c=d">here</a></p>\n'.repeat(100)],
  ['a table', '| a | b , c |\n|---|:---:|\n| 1,5 | "x" |\n'.repeat(200)],
]

const unit = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ..."the of a an is are He go goes I i us l' qu' d' que se -e -t-il za že dass der el mit és og är ve".split(' '),
    ),
  },
  { weight: 4, arbitrary: fc.constantFrom(' ', '  ', '\u00A0', '\n', '\n\n', '\r\n', '\t', '\u200B', '\u202E', '\u00AD') },
  { weight: 4, arbitrary: fc.constantFrom(...'.,;:!?…()[]{}"\'“”„«»’-–—%€$`#@/\\*_=<>') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '\uD83D',
      '\uDE00',
      '😀',
      '👩‍🔬',
      '𝐚',
      '\u0301',
      'о',
      'Ρ',
      'ß',
      'İ',
      'ﬁ',
      '3,5',
      '1.',
      '5km',
      '..',
      '--',
      '- ',
      '```\n',
    ),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
)

/** Random texts of words, marks and everything that breaks. */
export const hostileText: fc.Arbitrary<string> = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''))

type Finding = { readonly class: string; readonly span: Span; readonly suggestions: readonly string[] }

/** Findings of these classes stand beside those inside them. */
const wholes: ReadonlySet<string> = new Set(['long-sentence', 'quotes'])

/** What is wrong with findings as such, whatever they say: where they stand in the text and what putting a suggestion in makes of it. */
export function faultsOf(text: string, findings: readonly Finding[]): readonly string[] {
  const faults: string[] = []
  const fault = ({ class: key, span }: Finding, what: string): void => void faults.push(`${key} ${span.start}-${span.end} ${what}`)
  const isWhole = (finding: Finding): boolean => wholes.has(finding.class)
  let last: Finding | null = null
  const lastOf: { whole: Finding | null; part: Finding | null } = { whole: null, part: null }
  for (const finding of findings) {
    const { start, end } = finding.span
    if (!(start >= 0 && start < end && end <= text.length)) fault(finding, 'is outside of the text, or empty')
    if (text.isWellFormed() && !breaksNothing(text, finding)) fault(finding, 'breaks a character')
    if (finding.suggestions.includes(text.slice(start, end))) fault(finding, 'suggests what stands there')
    if (last && last.span.start > start) fault(finding, 'is out of order')
    const lane = isWhole(finding) ? 'whole' : 'part'
    const other = lastOf[lane === 'whole' ? 'part' : 'whole']
    const before = lastOf[lane]
    if (before && overlaps(before.span, finding.span)) fault(finding, 'overlaps one of its like')
    if (other && overlaps(other.span, finding.span) && !isInside(lane === 'whole' ? other : finding, lane === 'whole' ? finding : other))
      fault(finding, 'overlaps one that does not hold it')
    lastOf[lane] = finding
    last = finding
  }
  return faults
}

const isInside = (part: Finding, whole: Finding): boolean => whole.span.start <= part.span.start && part.span.end <= whole.span.end

const breaksNothing = (text: string, { span: { start, end }, suggestions }: Finding): boolean =>
  text.slice(start, end).isWellFormed() && suggestions.every((one) => one.isWellFormed())

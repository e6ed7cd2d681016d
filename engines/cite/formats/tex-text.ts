import unicode from '@citation-js/plugin-bibtex/lib/input/unicode.json' with { type: 'json' }
import { marked, type Mark } from './rich-text.ts'

type Table = ReadonlyMap<string, string>
const tableOf = (rows: Readonly<Record<string, string | null>>): Table =>
  new Map(Object.entries(rows).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])))

const combining = tableOf(unicode.diacritics)
const letters: Table = new Map([
  ...tableOf(unicode.mathCommands),
  ...tableOf(unicode.commands),
  // Those that the table lacks or that stand for layout.
  ...tableOf({ aa: 'å', AA: 'Å', dots: '…', ldots: '…', textbraceright: '}', textbar: '|', newline: '\n', par: '\n\n', S: '§', P: '¶' }),
  ...tableOf({ pounds: '£', euro: '€', texteuro: '€', lq: '‘', rq: '’', glqq: '„', grqq: '“', flqq: '«', frqq: '»', LaTeX: 'LaTeX' }),
  ...tableOf({ TeX: 'TeX', BibTeX: 'BibTeX', quad: ' ', qquad: ' ', times: '×', pm: '±', cdot: '·', leq: '≤', geq: '≥', infty: '∞' }),
  ...tableOf({ rightarrow: '→', to: '→', leftarrow: '←', sim: '∼', approx: '≈', neq: '≠', degree: '°', circ: '∘', prime: '′', ell: 'ℓ' }),
  ...tableOf({ guillemetleft: '«', guillemetright: '»', guillemotleft: '«', guillemotright: '»', slash: '/', relax: '', noopsort: '' }),
])
const marks: ReadonlyMap<string, Mark> = new Map([
  ...['textit', 'textsl', 'emph', 'mkbibemph', 'mkbibitalic'].map((name) => [name, 'i'] as const),
  ...['textbf', 'mkbibbold', 'strong'].map((name) => [name, 'b'] as const),
  ...['textsuperscript', 'sp'].map((name) => [name, 'sup'] as const),
  ...['textsubscript', 'sb'].map((name) => [name, 'sub'] as const),
  ['textsc', 'sc'],
])
/** Switches, that hold to the end of their group. */
const switches: ReadonlyMap<string, Mark | null> = new Map<string, Mark | null>([
  ...['it', 'itshape', 'sl', 'slshape', 'em'].map((name) => [name, 'i'] as const),
  ...['bf', 'bfseries'].map((name) => [name, 'b'] as const),
  ...['sc', 'scshape'].map((name) => [name, 'sc'] as const),
  ...['rm', 'sf', 'tt', 'normalfont', 'upshape', 'small', 'protect'].map((name) => [name, null] as const),
])
/** Commands whose second argument is what is read. */
const links: ReadonlySet<string> = new Set(['href', 'foreignlanguage', 'textcolor'])
const spaces: Readonly<Record<string, string>> = {
  ' ': ' ',
  '\n': ' ',
  ',': '\u2009',
  ';': ' ',
  ':': ' ',
  '!': '',
  '/': '',
  '-': '',
  '\\': ' ',
}

type Reader = { readonly tex: string; at: number; isMath: boolean; depth: number }

/** Deeper than any text is nested. */
const depthAtMost = 100

/**
 * The text that TeX would set: accents and symbols as characters, italics and the like as marks, braces gone, white space as one space
 * and empty lines as two line ends. A command that nobody knows gives way to what it is applied to.
 */
export function textOfTex(tex: string): string {
  // Most values hold nothing of TeX.
  if (!/[\\{}$~`'\n-]| {2}/.test(tex)) return tex.trim()
  const read: Reader = { tex, at: 0, isMath: false, depth: 0 }
  let text = ''
  while (read.at < tex.length) {
    text += group(read)
    // A closing brace that nothing opened says nothing.
    if (read.at < tex.length) read.at += 1
  }
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*\n ?/g, '\n\n')
    .replace(/ ?\u2028 ?/g, '\n')
    .trim()
}

/** Reads to the brace that closes the group, or to the end. */
function group(read: Reader): string {
  let text = ''
  while (read.at < read.tex.length && read.tex[read.at] !== '}') {
    const begun = switchAt(read)
    if (begun !== undefined) {
      const inside = group(read)
      return text + (begun === null ? inside : marked(begun, inside))
    }
    text += next(read)
  }
  return text
}

/** Steps over `\it` and the like. */
function switchAt(read: Reader): Mark | null | undefined {
  if (read.tex[read.at] !== '\\') return undefined
  const name = nameAt(read)
  if (!switches.has(name)) return undefined
  read.at += name.length + 1
  skipBlanks(read)
  return switches.get(name) ?? null
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[A-Za-z]/.test(character)

function nameAt({ tex, at }: Reader): string {
  if (!isLetter(tex[at + 1])) return tex[at + 1] ?? ''
  let end = at + 1
  while (isLetter(tex[end])) end += 1
  return tex.slice(at + 1, end)
}

function skipBlanks(read: Reader): void {
  while (read.tex[read.at] === ' ' || read.tex[read.at] === '\n' || read.tex[read.at] === '\t') read.at += 1
}

const ligatures: readonly (readonly [tex: string, text: string])[] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['?`', '¿'],
  ['!`', '¡'],
  ['~', '\u00a0'],
]

/** One step: a group, a command, a ligature or a character. */
function next(read: Reader): string {
  const character = read.tex[read.at] ?? ''
  if (character === '{') return argument(read)
  if (character === '\\') return command(read)
  if (character === '$') {
    read.at += 1
    read.isMath = !read.isMath
    return ''
  }
  if (read.isMath && (character === '^' || character === '_')) {
    read.at += 1
    return marked(character === '^' ? 'sup' : 'sub', argument(read))
  }
  if (character === '\n' || character === '\t') {
    read.at += 1
    const blank = /^[ \t]*\n\s*/.exec(read.tex.slice(read.at, read.at + 200))
    if (!blank || character === '\t') return ' '
    read.at += blank[0].length
    return '\n\n'
  }
  const ligature = read.isMath ? undefined : ligatures.find(([tex]) => read.tex.startsWith(tex, read.at))
  read.at += ligature ? ligature[0].length : 1
  return ligature ? ligature[1] : character
}

/** What a command is applied to: a group, another command, or one character. */
function argument(read: Reader): string {
  skipBlanks(read)
  const character = read.tex[read.at]
  if (character === undefined || character === '}') return ''
  if (character === '\\') return deeper(read, command)
  if (character !== '{') {
    const whole = String.fromCodePoint(read.tex.codePointAt(read.at) ?? 0)
    read.at += whole.length
    return whole
  }
  read.at += 1
  const inside = deeper(read, group)
  if (read.tex[read.at] === '}') read.at += 1
  return inside
}

/** Reads what is inside. Nothing that a person wrote is so deep that the limit is met: what is behind it is read flat. */
function deeper(read: Reader, inner: (read: Reader) => string): string {
  if (read.depth >= depthAtMost) return ''
  read.depth += 1
  const inside = inner(read)
  read.depth -= 1
  return inside
}

function command(read: Reader): string {
  const name = nameAt(read)
  read.at += name.length + 1
  const space = spaces[name]
  if (space !== undefined) return space
  if (combining.has(name)) return accented(name, argument(read))
  if (!isLetter(name[0])) return name
  const mark = marks.get(name)
  if (mark) return marked(mark, argument(read))
  const letter = letters.get(name)
  if (letter !== undefined) {
    // In formulae blanks say how wide it is set; in text they only end the command.
    if (!read.isMath) skipBlanks(read)
    // `\ss{}` ends the command with an empty group.
    if (read.tex.startsWith('{}', read.at)) read.at += 2
    return name === 'newline' ? '\u2028' : letter
  }
  if (name === 'enquote' || name === 'mkbibquote') return `“${argument(read)}”`
  if (links.has(name)) argument(read)
  if (name === 'url' || name === 'path') return verbatim(read)
  const after = read.at
  skipBlanks(read)
  if (read.tex[read.at] === '{') return argument(read)
  read.at = after
  return `\\${name}`
}

/** An address is taken as it stands. */
function verbatim(read: Reader): string {
  skipBlanks(read)
  if (read.tex[read.at] !== '{') return ''
  const end = read.tex.indexOf('}', read.at)
  const inside = read.tex.slice(read.at + 1, end < 0 ? undefined : end)
  read.at = end < 0 ? read.tex.length : end + 1
  return inside.replace(/\\([%#&_~{}])/g, '$1')
}

const undotted: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }

/** A letter with a mark of its own, as one character where there is one. An accent takes the dot of an i away; what has none gets it from no accent. */
function accented(name: string, base: string): string {
  const first = base.codePointAt(0)
  if (first === undefined) return ''
  const letter = String.fromCodePoint(first)
  return `${undotted[letter] ?? letter}${combining.get(name) ?? ''}`.normalize('NFC') + base.slice(letter.length)
}

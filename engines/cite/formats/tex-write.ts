import { piecesOf, type Mark, type RichPiece } from './rich-text.ts'

const specials: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // A bare brace would be counted, even behind a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '\u00a0': '~',
  '\n': '\\newline{}',
}

const escaped = (text: string): string =>
  text
    .replace(/\n{2,}/g, '\u2029')
    .replace(/[\\{}~^&%$#_\u00a0\n]|-(?=-)|`(?=`)|'(?=')|[?!](?=`)/g, (found) =>
      /^[-`'?!]$/.test(found) ? `${found}{}` : (specials[found] ?? found),
    )
    .replaceAll('\u2029', '\n\n')

const commands: Readonly<Record<Mark, string | null>> = {
  i: 'textit',
  b: 'textbf',
  sup: 'textsuperscript',
  sub: 'textsubscript',
  sc: 'textsc',
  nocase: null,
}

const wrapped = (mark: Mark, inside: string): string => {
  const name = commands[mark]
  return name === null ? `{${inside}}` : `\\${name}{${inside}}`
}

const written = (pieces: readonly RichPiece[], plain: (text: string) => string): string =>
  pieces.map((piece) => (typeof piece === 'string' ? plain(piece) : wrapped(piece.mark, written(piece.inside, plain)))).join('')

/** A field in TeX: characters stay as they are in UTF-8, what TeX would read as a command is escaped. */
export const texOfText = (text: string): string => written(piecesOf(text), escaped)

/**
 * A title in TeX, with braces around words whose capitals must stay: those with a capital inside, and names in a title that is otherwise
 * in small letters. Styles of BibTeX write the rest of a title small.
 */
export function texOfTitle(title: string): string {
  const words = title.replace(/<[^>]*>/g, '').split(/\s+/)
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word))
  const isTitleCase = long.length > 1 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length / 2
  let isStart = true
  const plain = (text: string): string =>
    text
      .split(/(\s+)/)
      .map((word) => {
        if (/^\s*$/.test(word)) return escaped(word)
        const isProtected = /^\P{L}*\p{L}.*\p{Lu}/u.test(word) || (!isTitleCase && !isStart && /^\P{L}*\p{Lu}/u.test(word))
        isStart = /[:.?!]$/.test(word)
        return isProtected ? `{${escaped(word)}}` : escaped(word)
      })
      .join('')
  return written(piecesOf(title), plain)
}

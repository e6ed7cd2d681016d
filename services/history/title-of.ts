const longest = 80
/** A line shorter than this is not worth cutting at a word: one long word leads it. */
const shortest = 40

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The first words of a text on one line, cut at a word, with an ellipsis where more follows. */
export function titleOf(text: string): string {
  // Marks that steer direction go: the half of a pair would turn the page around it.
  const line = text
    .trimStart()
    .slice(0, 2_000)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  if (characters.length <= longest) return line
  const start = characters.slice(0, longest + 1).join('')
  const atWord = start.slice(0, Math.max(0, start.lastIndexOf(' ')))
  const cut = atWord.length < shortest ? characters.slice(0, longest).join('') : atWord
  return `${cut.replace(/[\s\p{P}]+$/u, '')}…`
}

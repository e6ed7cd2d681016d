/**
 * A text as paragraphs of lines. Where blank lines part paragraphs, single line breaks stay inside them; a text without
 * a blank line has a paragraph on every line, as word processors write it.
 */
export function paragraphsOf(text: string): readonly (readonly string[])[] {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
  if (text.trim() === '') return []
  if (lines.every((line) => line !== '')) return lines.map((line) => [line])
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'))
}

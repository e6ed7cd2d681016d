/** Tracked deletions, comments and notes stand inside of paragraphs and are not their text. */
export const skippedInOdt: readonly string[] = [
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'office:forms',
  'text:sequence-decls',
]

export const isOdtParagraph = (name: string): boolean => name === 'text:p' || name === 'text:h'

/** What holds lines rather than paragraphs. */
export const listedInOdt: readonly string[] = ['text:list', 'table:table']

const spacesAtMost = 1_000

/** The characters that an element stands for; `count` is its `text:c`. */
export function odtMark(name: string, count = '1'): string {
  if (name === 'text:tab') return '\t'
  if (name === 'text:line-break') return '\n'
  if (name === 'text:s') return ' '.repeat(Math.min(spacesAtMost, Number(count) || 1))
  return ''
}

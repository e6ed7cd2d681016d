/** A marked sentence. `edits: []` must not be flagged; an edit has start and end (UTF-16, half open), and mostly corrections. */
export type MarkedSentence = {
  readonly id: string
  readonly text: string
  readonly edits: readonly MarkedEdit[] | null
  readonly kind: string
}

export type MarkedEdit = { readonly start: number; readonly end: number; readonly corrections?: readonly string[] }

/**
 * Reads a set of `held-out/`: a sentence a line, `+` before right ones, `-` before wrong ones, in which `[as written|as corrected]`
 * marks what is wrong; `#` before remarks. Throws the line that cannot be read.
 */
export function readHeldOut(language: string, content: string): readonly MarkedSentence[] {
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const id = `${language}-held-out-${String(i + 1)}`
    const { text, edits } = unmarked(line.slice(2).trim())
    if (line.startsWith('+ ') && edits.length === 0) return [{ id, text, edits, kind: 'held-out-right' }]
    if (line.startsWith('- ') && edits.length > 0) return [{ id, text, edits, kind: 'held-out-wrong' }]
    throw new Error(`Line ${String(i + 1)} of the ${language} set cannot be read: ${line}`)
  })
}

/** The sentence as its writer left it, with the places that are wrong. */
function unmarked(marked: string): { readonly text: string; readonly edits: readonly MarkedEdit[] } {
  let text = ''
  let from = 0
  const edits: MarkedEdit[] = []
  for (const { 0: mark, 1: written = '', 2: corrected = '', index } of marked.matchAll(/\[([^[\]|]*)\|([^[\]|]*)\]/g)) {
    text += marked.slice(from, index)
    edits.push({ start: text.length, end: text.length + written.length, corrections: [corrected] })
    text += written
    from = index + mark.length
  }
  return { text: text + marked.slice(from), edits }
}

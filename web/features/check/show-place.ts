/** Name of the highlight in the style sheet. */
const name = 'check-place'

/** Scrolls to a place of the checked text (UTF-16) and washes the word around it, or its line where the browser knows no highlights. */
export function showPlace(offset: number): void {
  const lines = [...document.querySelectorAll<HTMLElement>('.check-manuscript [data-start]')]
  const line = lines.findLast((one) => Number(one.dataset['start']) <= offset)
  if (!line) return
  line.scrollIntoView({ block: 'center' })
  const range = wordAt(line, offset - Number(line.dataset['start']))
  if (range && 'highlights' in CSS) {
    CSS.highlights.set(name, new Highlight(range))
    return
  }
  line.animate([{ backgroundColor: 'var(--marker)' }, { backgroundColor: 'transparent' }], { duration: 2_000 })
}

/** Takes the wash away. */
export const hidePlace = (): void => {
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) CSS.highlights.delete(name)
}

/** The word that holds an offset of a line; numbers of sources are no part of its text. */
function wordAt(line: HTMLElement, offset: number): Range | null {
  const isNumber = (node: Node): boolean => node.parentElement?.closest('.source-number, .sr-only') != null
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT, (node) =>
    isNumber(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  let before = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    if (offset < before + text.length) {
      const at = offset - before
      const range = document.createRange()
      range.setStart(node, text.slice(0, at).search(/\S+$/u) < 0 ? at : text.slice(0, at).search(/\S+$/u))
      const rest = text.slice(at).search(/\s/u)
      range.setEnd(node, rest < 0 ? text.length : Math.max(at + 1, at + rest))
      return range
    }
    before += text.length
  }
  return null
}

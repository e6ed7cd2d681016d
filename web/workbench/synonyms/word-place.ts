import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** A text with a caret or a selection in it, wherever it stands: in a field, an editor, a result that is looked at. */
export type WordPlace = {
  readonly text: string
  readonly selection: Span
  readonly language: TextLanguage | 'detect'
  /** The text as it stands now: what is asked for takes a moment, and the reader may go on. */
  readonly now: () => string
  /** Where a stretch stands in the window; null where it is not drawn. */
  readonly boxOf: (span: Span) => DOMRect | null
  /** Puts words in the place of a stretch, as one step that one undo takes back, and gives the focus back. */
  readonly replace: (span: Span, words: string) => void
  readonly focus: () => void
}

/** A place in a plain field, whose silent copy of the same measures tells where its words stand. */
export function placeInField(field: HTMLTextAreaElement, language: WordPlace['language']): WordPlace {
  const mirror = field.closest('.text-editor')?.querySelector('.text-editor-mirror')
  return {
    text: field.value,
    selection: { start: field.selectionStart, end: field.selectionEnd },
    language,
    now: () => field.value,
    boxOf: (span) => (mirror ? boxIn(mirror, span) : field.getBoundingClientRect()),
    replace: ({ start, end }, words) => {
      field.focus({ preventScroll: true })
      field.setSelectionRange(start, end)
      // The old command is the only way that the browser's own undo takes back.
      if (document.execCommand('insertText', false, words)) return
      field.setRangeText(words, start, end, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    focus: () => field.focus({ preventScroll: true }),
  }
}

/** Where a stretch of an element's text stands in the window. */
function boxIn(element: Element, { start, end }: Span): DOMRect | null {
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let at = 0
  let isStarted = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (!isStarted && start < at + length) {
      range.setStart(node, start - at)
      isStarted = true
    }
    if (isStarted && end <= at + length) {
      range.setEnd(node, end - at)
      return range.getBoundingClientRect()
    }
    at += length
  }
  return null
}

import { textAt, type Span } from '#engines/text/span.ts'
import type { WordPlace } from '#web/workbench/synonyms/word-place.ts'
import type { SheetAction, Version } from './sheet-state.ts'

type Given = { readonly version: Version; readonly dispatch: (action: SheetAction) => void }

/** A word in the result that is looked at: the change that has the focus, or what is selected. */
export function placeInResult(element: Element, given: Given): WordPlace | null {
  const box = document.querySelector('.result-text')
  if (!box) return null
  const mark = element.closest<HTMLElement>('[data-change]')
  return mark ? placeOfChange(mark, given) : placeOfSelection(box, given)
}

const focusLater = (selector: string): void =>
  // The word is drawn anew first.
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }))

/** A changed word; it stays a change whose wording is another one. */
function placeOfChange(mark: HTMLElement, { version, dispatch }: Given): WordPlace | null {
  const { text, changes } = version.state.present
  const change = changes.find(({ id }) => id === mark.dataset['change'])
  if (!change || change.to === '') return null
  const focus = () => focusLater(`[data-change="${CSS.escape(change.id)}"]`)
  return {
    text,
    selection: change.output,
    language: version.came.language,
    now: () => text,
    boxOf: () => mark.getBoundingClientRect(),
    replace: ({ start, end }, words) => {
      const wording = text.slice(change.output.start, start) + words + text.slice(end, change.output.end)
      dispatch({ type: 'edit', action: { type: 'choose', change: change.id, wording } })
      focus()
    },
    focus,
  }
}

/** Plain words; what takes their place is marked as the reader's own. */
function placeOfSelection(box: Element, { version, dispatch }: Given): WordPlace | null {
  const found = selectedIn(box)
  const { text } = version.state.present
  if (!found || textAt(text, found.selection) !== found.range.toString()) return null
  const focus = () => focusLater('.result-text [data-stop][tabindex="0"]')
  return {
    text,
    selection: found.selection,
    language: version.came.language,
    now: () => text,
    boxOf: () => found.range.getBoundingClientRect(),
    replace: ({ start, end }, words) => {
      dispatch({ type: 'edit', action: { type: 'begin-typing' } })
      dispatch({ type: 'edit', action: { type: 'type', text: text.slice(0, start) + words + text.slice(end) } })
      dispatch({ type: 'edit', action: { type: 'begin-typing' } })
      getSelection()?.removeAllRanges()
      focus()
    },
    focus,
  }
}

/** Words that are drawn and no part of the text, and handles. */
const besides = '.mark-gone, .mark-dropped, .sentence-handle'

/** What is selected in the result, by its places in the text; null where it is not within one sentence. */
function selectedIn(box: Element): { readonly range: Range; readonly selection: Span } | null {
  const chosen = getSelection()
  const range = chosen && chosen.rangeCount > 0 ? chosen.getRangeAt(0) : null
  const sentence = range?.startContainer.parentElement?.closest<HTMLElement>('[data-start]')
  if (!range || !sentence || !box.contains(sentence) || !(range.startContainer instanceof Text)) return null
  const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT)
  let at = Number(sentence.dataset['start'])
  for (let node = walker.nextNode(); node && node !== range.startContainer; node = walker.nextNode())
    if (!node.parentElement?.closest(besides)) at += node.textContent?.length ?? 0
  const start = at + range.startOffset
  return { range, selection: { start, end: start + range.toString().length } }
}

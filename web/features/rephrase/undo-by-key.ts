/** How to end what stands for each field, so that a later clearing takes the place of an earlier one. */
const standing = new WeakMap<HTMLTextAreaElement, () => void>()

/**
 * Lets the undo key bring back what a button took out of a field: the browser's own undo knows of keys only. Holds while the field stays empty;
 * the first thing typed or pasted into it ends it.
 */
export function undoByKey(field: HTMLTextAreaElement, undo: () => void): void {
  standing.get(field)?.()
  const end = () => {
    field.removeEventListener('keydown', onKey)
    field.removeEventListener('input', end)
    standing.delete(field)
  }
  const onKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'
    if (!isUndo || field.value !== '') return
    event.preventDefault()
    end()
    undo()
  }
  standing.set(field, end)
  field.addEventListener('keydown', onKey)
  field.addEventListener('input', end)
}

import { editBetween } from './shift.ts'

/** Whether `text` is still by and large what `before` was: at least half of the shorter one stands at its beginning and end. */
export function isRelated(before: string, text: string): boolean {
  const edit = editBetween(before, text)
  if (!edit) return true
  const untouched = before.length - (edit.span.end - edit.span.start)
  return untouched > 0 && untouched * 2 >= Math.min(before.length, text.length)
}

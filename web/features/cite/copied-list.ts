import type { Entry } from '#tools/cite/contract.ts'
import type { Copied } from '#web/workbench/copy-text.ts'

/** Whether a text begins in a script that runs from right to left. */
export function runsRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0]
  return first !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}

/**
 * The list for the clipboard. Word processors keep a hanging indent that is written as margin and negative first line, half
 * an inch as APA asks, and no other form of it; the margin is named by its side, for none of them knows "start".
 */
export function copiedList(entries: readonly Entry[]): Copied {
  const listed = entries.filter(({ isListed }) => isListed)
  const html = listed.map(({ entry }) => {
    const isRightToLeft = runsRightToLeft(entry.text)
    const side = isRightToLeft ? 'right' : 'left'
    const style = `margin:0;margin-${side}:0.5in;text-indent:-0.5in;line-height:200%;text-align:${side}`
    return `<p${isRightToLeft ? ' dir="rtl"' : ''} style="${style}">${entry.html}</p>`
  })
  return { plain: listed.map(({ entry }) => entry.text).join('\n'), html: html.join('\n') }
}

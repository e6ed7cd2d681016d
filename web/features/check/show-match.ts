/**
 * Brings the place of a passage into sight after the next paint, and gives it the focus if that is in the text; `toPassage` gives the
 * focus to the open passage instead. Paragraphs out of sight have no height of their own until they are near, so the place is
 * looked for twice.
 */
export function showMatch(match: string, { toPassage = false }: { readonly toPassage?: boolean } = {}): void {
  const place = (): HTMLElement | null => document.querySelector(`[data-match="${CSS.escape(match)}"][tabindex]`)
  const isInText = document.activeElement?.closest('.check-manuscript') != null
  requestAnimationFrame(() => {
    place()?.scrollIntoView({ block: 'center' })
    requestAnimationFrame(() => {
      const element = place()
      element?.scrollIntoView({ block: 'center' })
      if (toPassage) document.querySelector<HTMLElement>('[data-passage]')?.focus({ preventScroll: true })
      else if (isInText) element?.focus({ preventScroll: true })
      showSource()
    })
  })
}

/** The sources scroll on their own beside a long text: the open one is brought to their top if it is out of sight. */
function showSource(): void {
  const pane = document.querySelector<HTMLElement>('.check-sources')
  const row = pane?.querySelector<HTMLElement>('.source-row-on')
  if (!pane || !row || pane.scrollHeight <= pane.clientHeight) return
  const passage = row.nextElementSibling?.getBoundingClientRect()
  const [box, own] = [pane.getBoundingClientRect(), row.getBoundingClientRect()]
  if (own.top < box.top || (passage?.bottom ?? own.bottom) > box.bottom) pane.scrollTop += own.top - box.top - 8
}

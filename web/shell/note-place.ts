/** Where the reader was on a page, as a share of its length, for the same page in another language. */
export const placeKey = 'tinta-place'

type Scrolled = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/** Notes how far down the page is, for the document at `path`. */
export function notePlace(store: Pick<Storage, 'setItem'>, path: string, { scrollTop, scrollHeight, clientHeight }: Scrolled): void {
  const share = scrollTop / Math.max(1, scrollHeight - clientHeight)
  store.setItem(placeKey, JSON.stringify({ path, share }))
}

/** Whether the last page of this browser knew somebody; nothing else of them. */
export const hintKey = 'tinta-account'

/**
 * Stands in the head: the end of the navigation has its width from the first paint on, before anybody has been asked
 * who this is. A guess only: what is shown is set right when the answer comes.
 */
export const accountHintScript = `{let a;try{a=localStorage.getItem('${hintKey}')}catch{}if(a==='in')document.documentElement.dataset.account='in'}`

/** Shows which end the navigation has, and remembers it for the next page. */
export function applyAccountHint(isLoggedIn: boolean): void {
  const { dataset } = document.documentElement
  if (isLoggedIn) dataset['account'] = 'in'
  else delete dataset['account']
  try {
    if (isLoggedIn) localStorage.setItem(hintKey, 'in')
    else localStorage.removeItem(hintKey)
  } catch {
    // Storage is closed to us: the next page begins without the hint.
  }
}

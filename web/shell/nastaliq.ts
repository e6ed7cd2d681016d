/** Whether this browser holds the typeface of Urdu's headings. */
export const nastaliqKey = 'tinta-nastaliq'

/**
 * Stands in the head: Urdu's headings are written in Nastaliq from the first paint on, or not at all on this page. The typeface is
 * 239 KB; asked for on a first visit, it would hold up that paint by more than a second on a slow phone.
 */
export const nastaliqScript = `{let n;try{n=localStorage.getItem('${nastaliqKey}')}catch{}if(n)document.documentElement.dataset.nastaliq=''}`

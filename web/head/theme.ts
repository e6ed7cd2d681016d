/** The desk in both modes, as the browser's own bars show it: the values of `--desk`. */
const desk = { light: '#f0f5f7', dark: '#0f1319' } as const

/** Follows the class that says which mode is shown, for readers whose choice differs from their device's. */
const follow = `{const d=document.documentElement,f=()=>{for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=d.classList.contains('dark')?'${desk.dark}':'${desk.light}'};new MutationObserver(f).observe(d,{attributeFilter:['class']});f()}`

/** Colours of the browser's bars. Without scripts the device decides. */
export const themeTags = (nonce: string | undefined): string =>
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${desk.light}"/>` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${desk.dark}"/>` +
  `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${follow}</script>`

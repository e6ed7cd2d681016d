const hint = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

/**
 * Takes the links that fetch scripts ahead out of a rendered page, and asks for the same files right after the first paint: on
 * a slow network they would share the line with the styles that this paint waits for. Scripts start at the end of the page
 * in either case; where none runs, nothing is missed.
 */
export function paintFirst(html: string, nonce: string | undefined): string {
  const files = [...html.matchAll(hint)].flatMap(([, file]) => file ?? [])
  if (files.length === 0) return html
  const ask = `requestAnimationFrame(()=>setTimeout(()=>{for(const href of ${inScript(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}))`
  const page = html.replaceAll(hint, '')
  const end = page.indexOf('</head>')
  return `${page.slice(0, end)}<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${ask}</script>${page.slice(end)}`
}

/** `<` is written so that it ends no script. */
const inScript = (files: readonly string[]): string => JSON.stringify(files).replaceAll('<', String.raw`\u003c`)

import { createHash } from 'node:crypto'

/** A reference list as on paper: a hanging indent, and nothing between the reader and the works. */
export const sharedLibraryStyle = `
:root { color-scheme: light; font: 1rem/1.6 Georgia, 'Times New Roman', serif; color: #172135; background: #fdfeff }
:root:dir(rtl) { font-family: 'Noto Naskh Arabic', 'Segoe UI', Tahoma, serif; line-height: 1.9 }
body { max-inline-size: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1, p, ul { margin: 0 0 .75rem } h1 { font-size: 1.6rem; line-height: 1.25 } .small { font-size: .875rem; color: #444f60 } a { color: #144bab; overflow-wrap: anywhere }
ul { list-style: none; padding: 0 } li { margin-block-end: .75rem; padding-inline-start: 2.25rem; text-indent: -2.25rem; overflow-wrap: anywhere; break-inside: avoid }
.flag { display: inline-block; text-indent: 0; margin-inline-start: .5rem; padding: 0 .4rem; border: 1px solid #a61e3c; border-radius: .25rem; font-size: .875rem; color: #8a1530 }
@media print { @page { margin: 2cm } body { padding: 0; max-inline-size: none } a { color: inherit; text-decoration: none } }
`

/** What the page's answer must allow: its own style, by hash, and nothing else. */
export const sharedLibraryPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sharedLibraryStyle).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

import { createHash } from 'node:crypto'

/** For the screen and for paper. Passages differ by how they are underlined, so that nobody needs colours; no verdict is green or red. */
export const detectReportStyle = `
:root { color-scheme: light; font: 1rem/1.6 Georgia, 'Times New Roman', serif; color: #172135; background: #fdfeff }
:root:dir(rtl) { font-family: 'Noto Naskh Arabic', 'Segoe UI', Tahoma, serif; line-height: 1.9 }
body { max-inline-size: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1, h2, h3, p, dl, ul { margin: 0 0 .75rem } h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.2rem; margin-block-start: 2rem } h3 { font-size: 1rem; margin-block: 1.25rem .25rem }
.small { font-size: .875rem; color: #444f60 } .verdict { font-size: 1.75rem; line-height: 1.3; margin-block-end: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem } dt { color: #444f60 } dd { margin: 0 } ul { padding-inline-start: 1.25rem }
.warning { border: 2px solid #172135; border-radius: .25rem; padding: .75rem 1rem; margin-block: 1rem; break-inside: avoid } .warning p { margin: 0 }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem } caption { text-align: start; padding-block-end: .25rem } th, td { text-align: start; font-weight: 400; padding-block: .2rem; padding-inline-end: .5rem; border-block-end: 1px solid #d9e1e5 } tbody th { overflow-wrap: anywhere } thead th { color: #444f60 } tr { break-inside: avoid }
.signal { break-inside: avoid; border-block-start: 1px solid #d9e1e5; padding-block-start: .25rem; overflow-wrap: anywhere } .signal p { margin-block-end: .35rem } .signal h3 { margin-block-start: .5rem } h3 .small { font-weight: 400; margin-inline-start: .5rem }
.text { white-space: pre-wrap; overflow-wrap: anywhere; border-block-start: 1px solid #d9e1e5; padding-block-start: 1rem }
mark { color: inherit; background: none; text-underline-offset: 4px } .legend mark { margin-inline-end: 1.25rem }
.unclear { text-decoration: underline 2px dotted #8a5a00 } .generated { background: #fbeed6; text-decoration: underline 2px solid #8a5a00 }
mark { print-color-adjust: exact; -webkit-print-color-adjust: exact }
@media print { @page { margin: 2cm } body { padding: 0; max-inline-size: none } .screen { display: none } h2, h3 { break-after: avoid } p { orphans: 3; widows: 3 } }
`

/** What the page's answer must allow: its own style, by hash, and nothing else. */
export const detectReportPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(detectReportStyle).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

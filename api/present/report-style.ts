import { createHash } from 'node:crypto'

/** For the screen and for paper: eight colours, and eight ways to underline for whoever sees no colours. */
export const reportStyle = `
:root { color-scheme: light; font: 1rem/1.6 Georgia, 'Times New Roman', serif; color: #172135; background: #fdfeff }
:root:dir(rtl) { font-family: 'Noto Naskh Arabic', 'Segoe UI', Tahoma, serif; line-height: 1.9 }
body { max-inline-size: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1, h2, h3, p, dl, ol, ul { margin: 0 0 .75rem } h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.2rem; margin-block-start: 2rem } h3 { font-size: 1rem; margin-block-start: 1.25rem }
.small { font-size: .875rem; color: #444f60 } .figure { font-size: 2.5rem; line-height: 1.2; margin: 0 } a { color: #144bab; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem } dt { color: #444f60 } dd { margin: 0 }
ul, ol { padding-inline-start: 1.25rem } .sources { list-style: none; padding: 0 } .sources li { margin-block-end: .75rem; break-inside: avoid }
.map { display: block; inline-size: 100%; block-size: 1.25rem; border: 1px solid #b9c4ca }
.text { white-space: pre-wrap; overflow-wrap: anywhere; border-block-start: 1px solid #d9e1e5; padding-block-start: 1rem }
.passage { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; break-inside: avoid; border-block-start: 1px solid #d9e1e5; padding-block: .5rem }
.passage p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere } .around { color: #5a6471 } .passage b { font-weight: 700 }
mark { color: inherit; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 3px } sup, .number { font: 700 .75rem/1 system-ui, sans-serif } .number { display: inline-block; min-inline-size: 1.5rem; padding: .2rem .3rem; text-align: center; border-radius: .25rem }
.c1 { background: #dbe8fd; text-decoration-color: #144bab; fill: #144bab } .c2 { background: #fde9d3; text-decoration-color: #a4510b; text-decoration-style: double; fill: #a4510b }
.c3 { background: #dcf3e3; text-decoration-color: #1a6b3c; text-decoration-style: dotted; fill: #1a6b3c } .c4 { background: #f3e1f7; text-decoration-color: #7a2b8f; text-decoration-style: dashed; fill: #7a2b8f }
.c5 { background: #fde0e4; text-decoration-color: #a61e3c; text-decoration-style: wavy; fill: #a61e3c } .c6 { background: #d9f1f4; text-decoration-color: #0b6470; fill: #0b6470 }
.c7 { background: #f6f0c8; text-decoration-color: #6d5a00; text-decoration-style: double; fill: #6d5a00 } .c8 { background: #e6e6ee; text-decoration-color: #45455c; text-decoration-style: dotted; fill: #45455c }
.off { color: #5a6471 } mark, .number, .map { print-color-adjust: exact; -webkit-print-color-adjust: exact }
@media (max-width: 36rem) { .passage { grid-template-columns: 1fr } }
@media print { @page { margin: 2cm } body { padding: 0; max-inline-size: none } .screen { display: none } h2, h3 { break-after: avoid } p { orphans: 3; widows: 3 } a { color: inherit; text-decoration: none } }
`

/** What the page's answer must allow: its own style, by hash, and nothing else. */
export const reportPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(reportStyle).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const colours = 8

/** The colour of the source at a place in the list, which begins with 1. */
export const colourOf = (place: number): string => `c${((place - 1) % colours) + 1}`

// npm run bench:pages: what a page from memory costs against the same page rendered anew, and what the home page weighs in every language.
// Needs a built site (`npm run build`). Serving is measured as CPU time of the server process. Ends with 1 beyond a bar.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { localeCodes } from '#web/i18n/locales.ts'
import { linkOf } from '#web/i18n/paths.ts'
import { costOf, freePort, start, stop, whenQuiet } from './running.ts'

/** How much oftener than a rendered one a page from memory is served, at least. */
const ratioAtLeast = 10
/** KB of HTML of the home page, as gzip. */
const htmlAtMost = 60

const warmingRounds = 3

const measured = [linkOf('home', 'en'), linkOf('citation', 'ur'), linkOf('premium', 'de'), `${linkOf('blog', 'en')}/paraphrase-too-close`]

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-bench-'))
const port = await freePort()
const env = {
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_FOLDER: folder,
  LOG_LEVEL: 'error',
  RATE_REQUESTS: '1000000',
}
const site = await start(['main.ts'], { port, env })
try {
  await whenQuiet(site)
  // A server that has run for a while has its code compiled; the first thousands of requests cost a multiple.
  for (let round = 0; round < warmingRounds; round += 1) for (const address of measured) await costOf(site, address, 200)
  for (const address of measured) {
    const kept = await costOf(site, address, 200)
    // What has a query is nobody else's page, so it is rendered.
    const rendered = await costOf(site, `${address}${address.includes('?') ? '&' : '?'}anew=1`, 200)
    const ratio = rendered / kept
    const rate = (cost: number): string => `${Math.round(1000 / cost)} a second and core`
    console.log(
      `${address}: from memory ${rate(kept)} (${kept.toFixed(2)} ms), rendered ${rate(rendered)} (${rendered.toFixed(2)} ms), ${ratio.toFixed(1)} times`,
    )
    if (ratio < ratioAtLeast) process.exitCode = 1
  }
  const weights: string[] = []
  for (const code of localeCodes) {
    const html = await (await fetch(site.url + linkOf('home', code), { headers: { 'accept-language': 'en' } })).text()
    const weight = gzipSync(html).length / 1024
    weights.push(`${code} ${weight.toFixed(1)}`)
    if (weight > htmlAtMost) process.exitCode = 1
  }
  console.log(`HTML of the home page, KB of gzip (at most ${htmlAtMost}): ${weights.join(', ')}`)
} finally {
  await stop(site)
  rmSync(folder, { recursive: true, force: true })
}

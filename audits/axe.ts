// npm run audit:axe -- [--look 'English, dark'] [--screen library]: every screen of the built site in four looks, in a browser. Nothing may
// keep people out by axe-core (WCAG 2.2 A and AA, and its best practice), scroll sideways at 320 or 360 px, throw, or be left in English.
import { parseArgs } from 'node:util'
import { startAccountSite } from '../tests/e2e/account-desk.ts'
import { launchBrowser } from '../tests/e2e/browser.ts'
import { englishTroubles } from './english-troubles.ts'
import { looks } from './screens.ts'
import { table } from './table.ts'
import { ownText, seedMember, walk, type Seen } from './walk.ts'

const { values } = parseArgs({ options: { look: { type: 'string' }, sample: { type: 'boolean', default: false } } })
const chosen = looks.filter(({ name }) => values.look === undefined || name === values.look)
if (chosen.length === 0) throw new Error(`There is no look "${values.look}". There are: ${looks.map(({ name }) => name).join(', ')}.`)

const [site, browser] = await Promise.all([startAccountSite({ SUPPORT_EMAIL: 'help@tinta.example' }), launchBrowser()])
try {
  const member = await seedMember(browser, site)
  const seen: Seen[] = []
  for (const look of chosen) seen.push(...(await walk(browser, { site, member, look, isWhole: !values.sample })))
  const screens = [...new Set(seen.map(({ screen }) => screen))]
  const found = (screen: string, look: string): string => {
    const here = seen.find((one) => one.screen === screen && one.look === look)
    return here ? String(here.troubles.length) : ''
  }
  console.log(
    table(
      ['screen', ...chosen.map(({ name }) => name)],
      screens.map((screen) => [screen, ...chosen.map(({ name }) => found(screen, name))]),
    ),
  )
  for (const { look, screen, troubles } of seen) for (const trouble of troubles) console.log(`${screen} (${look}): ${trouble}`)
  const english = await englishTroubles(new Map(seen.map(({ look, screen, parts }) => [`${screen} (${look})`, parts])), [ownText])
  for (const { paths, said } of english) console.log(`left in English: ${said} (${paths.join(', ')})`)
  const count = seen.reduce((sum, { troubles }) => sum + troubles.length, 0)
  console.log(`${seen.length} screens, ${count} troubles, ${english.length} left in English`)
  if (count + english.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}

// npm run audit:links: every page of the built site in every language, as it is sent. Each link within the site must answer with 200 and
// without a detour, each anchor must be there, links that leave are https (and not asked), and pages in other languages hold no English.
import { localeCodes } from '#web/i18n/locales.ts'
import { startAccountSite } from '../tests/e2e/account-desk.ts'
import { englishTroubles } from './english-troubles.ts'
import { crawlSite } from './site-pages.ts'
import { table } from './table.ts'

const site = await startAccountSite()
try {
  const { pages, asked, troubles } = await crawlSite(site.url)
  const english = await englishTroubles(pages)
  const rows = localeCodes.map((code) => {
    const own = [...pages].filter(([, { language }]) => language === code)
    const links = own.reduce((sum, [, parts]) => sum + parts.links.length, 0)
    return [code, String(own.length), String(links), String(english.filter(({ locale }) => locale === code).length)]
  })
  console.log(table(['language', 'pages', 'links', 'English left'], rows))
  console.log(`${asked} addresses asked, ${troubles.length} of them wrong`)
  for (const trouble of troubles) console.log(trouble)
  for (const { paths, said, locale } of english)
    console.log(`${locale}: ${said} (${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', ...' : ''})`)
  if (troubles.length + english.length > 0) process.exitCode = 1
} finally {
  await site.stop()
}

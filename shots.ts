import { launchBrowser, openPage } from './tests/e2e/browser.ts'
const browser = await launchBrowser()
for (const [name, url, o] of [['blog','/blog',{}],['post','/blog/paraphrase-too-close',{}],['huposta','/hu/blog/paraphrase-too-close',{}],['page','/privacy-policy',{}],['postphone','/blog/paraphrase-too-close',{viewport:{width:360,height:780},colorScheme:'dark'}]] as const) {
  const { page, complaints, close } = await openPage(browser, 'http://localhost:4602' + url, o)
  await page.screenshot({ path: `/tmp/acc/${name}.png`, fullPage: true })
  console.log(name, complaints)
  await close()
}
await browser.close()

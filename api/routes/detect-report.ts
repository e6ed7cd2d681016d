import { detect, detectReportInput } from '#tools/detect/contract.ts'
import { askerOf } from '../asker.ts'
import { answersFile, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { detectReportPage } from '../present/detect-report-page.ts'
import { detectReportPolicy } from '../present/detect-report-style.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { runDetect } from '../run-detect.ts'
import { detectBytesAtMost } from './detect.ts'

const headers = {
  'Content-Security-Policy': detectReportPolicy,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** `POST /api/v1/detect/report`: what the detector says of a text, as a page to print. */
export function addDetectReport(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/detect/report',
    summary: 'A report on signs of AI writing, to print',
    description:
      'Reads the text as `/api/v1/detect` does and answers with a page for a browser, with a style for paper, no script and nothing to load. ' +
      '`?locale=` or `Accept-Language` chooses its language. The same text and version give the same report. For plans with printable ' +
      'reports; nothing is kept.',
    request: takes(detectReportInput.openapi('DetectReportInput')),
    responses: answersFile('text/html', 'The page.'),
  })
  app.post('/api/v1/detect/report', bodyLimit({ limit: detectBytesAtMost }), async (c) => {
    const { title, ...input } = await readInput(c, detectReportInput)
    const { tier } = await askerOf(c, house)
    requireEntitlement(tier, {
      entitlement: 'report:print',
      text: { text: input.text, amount: detect.meter(input).amount, bound: 'checkedPerRun' },
    })
    const counted = await countRun(c, house.limits)
    try {
      const result = await runDetect(input, house, c.req.raw.signal)
      const card = await house.detectorCardOf(result.language)
      const words = house.detectReportWordsOf(c.var.locale)
      const site = new URL(house.env.PUBLIC_URL).host
      const page = await detectReportPage({ title, text: input.text, result, card, readAt: new Date(), site, words })
      return c.html(page, 200, { ...headers, 'Content-Language': words.locale })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
}

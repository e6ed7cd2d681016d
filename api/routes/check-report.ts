import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { reportForOutsiders } from '#tools/check/report-for-outsiders.ts'
import { appError } from '#services/problem.ts'
import { askerOf } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answersFile } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { missingReportPage, reportPage } from '../present/report-page.ts'
import { reportPolicy } from '../present/report-style.ts'
import { requireEntitlement } from '../require-entitlement.ts'

const headers = {
  'Content-Security-Policy': reportPolicy,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** A token as `services/checks` makes them; nothing else is looked up. */
const token = /^[\w-]{22}$/

/** Reports as pages without a script: for their owner to print, and for whoever has the address of a shared one. */
export function addCheckReport(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/check/{id}/report.html',
    summary: 'A report to print',
    description: 'The report of a check that is done, as a page for a browser, with a style for paper. `?locale=` chooses its language.',
    request: { params: z.object({ id: z.string() }), query: z.object({ locale: z.string().optional() }) },
    responses: answersFile('text/html', 'The page.'),
  })
  app.get('/api/v1/check/:id/report.html', async (c) => {
    const { subject, tier } = await askerOf(c, house)
    const found = await house.checks.optionalCheck(subject, c.req.param('id'))
    if (!found?.report) throw appError('not-found', { path: c.req.path })
    requireEntitlement(tier, { entitlement: 'report:print' })
    return pageOf(c, house, { report: found.report, exclusions: found.exclusions })
  })
  app.get('/shared/:token', rateLimit(house.limits, 'requests'), async (c) => {
    const given = c.req.param('token')
    const shared = token.test(given) ? await house.checks.optionalShared(given) : null
    if (!shared) return c.html(await missingReportPage(house.reportWordsOf(c.var.locale)), 404, headers)
    return pageOf(c, house, { ...shared, report: reportForOutsiders(shared.report) })
  })
}

type Shown = Pick<Parameters<typeof reportPage>[0], 'report' | 'exclusions'>

const pageOf = async (c: Context<HouseEnv>, house: House, shown: Shown): Promise<Response> => {
  const words = house.reportWordsOf(c.var.locale)
  return c.html(await reportPage({ ...shown, site: new URL(house.env.PUBLIC_URL).host, words }), 200, {
    ...headers,
    'Content-Language': words.locale,
  })
}

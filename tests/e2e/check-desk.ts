import type { Page, Route } from 'playwright-core'
import type { CheckAnswer, CheckList, CheckScope, CheckState, Report } from '#tools/check/contract.ts'
import { answerOf, makeReport, sourceOf, stateOf } from '../check-report.ts'

export const address = '/plagiarism-checker'
export const checkId = 'check-1'

export const ownText = [
  'The concept of social capital has been used in many fields. Putnam argued that features of social organisation such as networks, norms and social trust facilitate coordination and cooperation for mutual benefit. Later authors have questioned how far this holds outside small communities.',
  'In online settings the picture is less clear. Weak ties formed through social network sites may provide access to new information but rarely offer emotional support, a pattern that our interviews also suggest. One participant described her contacts as “a library, not a family”.',
  'Trust was measured with a six-item scale ranging from strongly disagree to strongly agree, adapted for Slovak. The internal consistency of the scale was acceptable in both waves. “Nobody reads the small print of a library card until it is lost”, one of them said (Brown, 2012).',
  'References\nBrown, T. (2012). The small print of a library card and other stories. Edge Press.',
].join('\n\n')

const theirs =
  'Weak ties formed through social network sites have been found to provide access to new information, but they rarely offer emotional support'

/** A report as the mockup draws it: four sources of different kinds, a quotation, references, look-alikes, something common. */
export const sampleReport: Report = makeReport({
  text: ownText,
  sources: [
    sourceOf('bowling', {
      title: 'Bowling Alone: America’s Declining Social Capital',
      authors: 'Putnam, R. D.',
      year: 1995,
      within: 'Open texts',
      url: 'https://example.edu/bowling',
    }),
    sourceOf('ties', {
      title: 'Weak ties, busy feeds: bridging capital online',
      kind: 'online',
      authors: '',
      year: 2011,
      within: 'OpenAlex',
      url: 'https://example.org/ties',
      readAt: '2026-11-12T08:00:00.000Z',
    }),
    sourceOf('scale', {
      title: 'Trust in higher education: a scale validation',
      kind: 'own',
      authors: 'Kováč, J.',
      year: 2019,
      within: 'My sources',
    }),
    sourceOf('other', { title: '', kind: 'other-institution', authors: '', year: null, within: 'Example University' }),
  ],
  plants: [
    {
      id: 'm1',
      source: 'bowling',
      piece:
        'features of social organisation such as networks, norms and social trust facilitate coordination and cooperation for mutual benefit',
    },
    {
      id: 'm2',
      source: 'ties',
      piece: 'Weak ties formed through social network sites may provide access to new information but rarely offer emotional support',
      theirs,
      common: ['Weak ties formed through social network sites', 'provide access to new information', 'rarely offer emotional support'],
    },
    { id: 'm3', source: 'scale', piece: 'a six-item scale ranging from strongly disagree to strongly agree' },
    { id: 'm4', source: 'other', piece: 'The internal consistency of the scale was acceptable in both waves', theirs: null },
    { id: 'm5', source: 'bowling', piece: 'Nobody reads the small print of a library card until it is lost' },
    { id: 'm6', source: 'bowling', piece: 'Later authors have questioned how far this holds outside small communities', documents: 25 },
  ],
  quoted: ['“Nobody reads the small print of a library card until it is lost”'],
  bibliography: ['References\nBrown, T. (2012). The small print of a library card and other stories. Edge Press.'],
  report: {
    evasion: {
      invisible: 2,
      lookAlikes: 1,
      places: [
        { start: 4, end: 11 },
        { start: 300, end: 306 },
      ],
    },
    searched: {
      collections: [
        { id: 'open', name: 'Open texts', kind: 'public', documents: 1_204 },
        { id: 'mine', name: 'My sources', kind: 'own', documents: 12 },
      ],
      documents: 1_216,
      otherInstitutions: true,
      online: {
        services: [
          { name: 'OpenAlex', queries: 8, found: 3, problem: null },
          { name: 'CORE', queries: 2, found: 0, problem: 'unreachable' },
        ],
        pages: 3,
      },
    },
  },
})

export const someScope: CheckScope = {
  collections: [
    { id: 'open', name: 'Open texts', kind: 'public', documents: 1_204, canAdd: false },
    { id: 'mine', name: 'My sources', kind: 'own', documents: 12, canAdd: true },
    { id: 'drafts', name: 'Thesis drafts', kind: 'drafts', documents: 3, canAdd: true },
  ],
  online: [
    { name: 'OpenAlex', host: 'api.openalex.org' },
    { name: 'Wikipedia', host: 'en.wikipedia.org' },
  ],
}

export const earlier: CheckList = {
  checks: [
    { ...stateOf('old-1', { title: 'Essay on trust' }), words: 1_528, score: 0.14 },
    { ...stateOf('old-2', { title: 'Methods chapter', state: 'failed' }), words: null, score: null },
  ],
}

type Sent = { readonly method: string; readonly path: string; readonly body: unknown }

/** The API of checks as the browser sees it; the rest of the site is the real one. */
export type FakeChecks = {
  scope: CheckScope
  list: CheckList
  answer: CheckAnswer
  /** The batches of events, one for each time that the page listens; the last one again and again. */
  events: readonly (readonly CheckState[])[]
  /** What a start is answered with, if not with a state. */
  refusal: { readonly code: string; readonly status: number; readonly [fact: string]: unknown } | null
  readonly sent: Sent[]
}

const running = (step: CheckState['step'], progress: CheckState['progress'] = null): CheckState =>
  stateOf(checkId, { state: 'running', step, progress })

export const steps = [running('optimizing'), running('analyzing'), running('checking', { done: 3, of: 12 }), running('finalizing')]

const eventsOf = (states: readonly CheckState[]): string =>
  states
    .map((state, at) => `id: ${at}\nevent: state\ndata: ${JSON.stringify({ type: 'state', state })}\n\n`)
    .concat(states.at(-1)?.state === 'done' ? ['event: end\ndata: {"type":"end"}\n\n'] : [])
    .join('')

/** Stands in for `/api/v1/check` on a page. */
export async function fakeChecks(page: Page, given: Partial<Omit<FakeChecks, 'sent'>> = {}): Promise<FakeChecks> {
  const fake: FakeChecks = {
    scope: someScope,
    list: { checks: [] },
    answer: answerOf(checkId, sampleReport),
    events: [[...steps, stateOf(checkId)]],
    refusal: null,
    ...given,
    sent: [],
  }
  let listened = 0
  await page.route('**/api/v1/check{,/**}', async (route: Route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace(/^\/api\/v1\/check/, '')
    const method = request.method()
    fake.sent.push({ method, path, body: request.postDataJSON() ?? null })
    if (path === '/scope') return route.fulfill({ json: fake.scope })
    if (path === '' && method === 'GET') return route.fulfill({ json: fake.list })
    if (path === '') {
      if (fake.refusal) return route.fulfill({ status: fake.refusal.status, json: fake.refusal })
      return route.fulfill({ status: 202, json: stateOf(checkId, { state: 'waiting', step: null }) })
    }
    if (path.endsWith('/events')) {
      const batch = fake.events[Math.min(listened++, fake.events.length - 1)] ?? []
      return route.fulfill({ headers: { 'content-type': 'text/event-stream' }, body: eventsOf(batch) })
    }
    if (path.endsWith('/share') && method === 'POST') {
      const share = { url: 'https://example.edu/shared/abcdefghijklmnopqrstuv', expiresAt: '2026-12-22T00:00:00.000Z' }
      return route.fulfill({ json: share })
    }
    if (path.endsWith('/report.html'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Report</title><p>On paper.' })
    return route.fulfill({ json: fake.answer })
  })
  return fake
}

import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import type { DetectResult, ModelCard } from '#tools/detect/contract.ts'
import { openPage, type OpenPage } from './browser.ts'

export const address = '/ai-text-detector'

const paragraphs = [
  'When my grandmother moved to Košice in 1968 she brought one suitcase and a sewing machine, and she said the machine was the heavier of the two. I kept thinking about that sentence while reading the migration statistics for this essay. The ledger in the city archive lists forty-one names for that autumn. Most are misspelled, and one of them is hers.',
  'Migration has always been shaped by both economic need and personal hope. In today’s rapidly changing world, it plays a crucial role in shaping communities, fostering cultural exchange and driving economic growth. Moreover, it is essential to recognise that migration presents both challenges and opportunities for host societies. Ultimately, understanding these patterns provides valuable insights.',
  'The figures for 1968 are incomplete because the border records were sealed until 1991. What survives is a ledger in the city archive. The rest I have from family letters, which are careful about money and careless about dates. In one she complains that the city smells of coal and lilac.',
]
export const ownText = paragraphs.join('\n\n')

const spanOf = (words: string) => {
  const start = ownText.indexOf(words)
  return { start, end: start + words.length }
}

/** A result as the mockup draws it, with what a story cares about. */
export const resultOf = (part: Partial<DetectResult> = {}): DetectResult => ({
  engine: 'embedded',
  version: 'en-1',
  language: 'en',
  words: { judged: 262, all: 270 },
  verdict: 'mixed',
  cannotTell: null,
  range: { low: 0.35, high: 0.6 },
  passages: [
    { span: spanOf(paragraphs[0] ?? ''), reading: 'human' },
    { span: spanOf(paragraphs[1] ?? ''), reading: 'generated' },
    { span: spanOf(paragraphs[2] ?? ''), reading: 'unclear' },
  ],
  signals: [
    {
      id: 'connectives',
      value: 0.17,
      facts: { count: 2, of: 12 },
      position: 0.7,
      leaning: 'models',
      places: [spanOf('Moreover'), spanOf('Ultimately')],
    },
    {
      id: 'rhythm',
      value: 0.5,
      facts: { count: 4, of: 12, average: 16, shortest: 8, longest: 31 },
      position: 0.28,
      leaning: 'people',
      places: [],
    },
  ],
  oddCharacters: [{ kind: 'look-alike', span: spanOf('ledger') }],
  leftOut: [],
  reliability: {
    isMeasured: true,
    worstFalseAlarms: 0.04,
    meanFalseAlarms: 0.015,
    learnersFalseAlarms: 0.02,
    found: 0.8,
    cannotTell: 0.2,
    oneModel: false,
    measuredOn: '2026-11-20',
  },
  model: null,
  ...part,
})

export const card: ModelCard = {
  language: 'en',
  version: 'en-1',
  measuredOn: '2026-11-20',
  isMeasured: true,
  missing: [],
  human: [
    {
      id: 'essays',
      genre: 'essay',
      native: true,
      texts: 400,
      falseAlarms: 0.01,
      interval: { low: 0.004, high: 0.025 },
      licence: 'CC0',
      isTrainedOn: false,
    },
    {
      id: 'learners',
      genre: 'essay',
      native: false,
      texts: 120,
      falseAlarms: 0.04,
      interval: { low: 0.02, high: 0.09 },
      licence: 'CC0',
      isTrainedOn: false,
    },
  ],
  machine: [{ model: 'some-model', genre: 'essay', texts: 200, found: 0.82 }],
  reliability: resultOf().reliability,
  aurocInDomain: 0.985,
  aurocUnseenGenre: 0.92,
}

const json = (route: Route, body: unknown) => route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) })

/** Answers in place of the engine, so that a story is about the screen. */
export async function answerWith(page: Page, result: DetectResult): Promise<void> {
  await page.route('**/api/v1/detect', (route) => json(route, result))
  await page.route('**/api/v1/detect/card?*', (route) => json(route, card))
}

/** The screen with a text on it, and answers made for the story. */
export async function writtenDesk(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const opened = await openPage(browser, url, options)
  await opened.page.locator('.detect-field').fill(ownText)
  return opened
}

/** The same after a check that came to `result`. */
export async function readDesk(browser: Browser, url: string, options: BrowserContextOptions = {}, result = resultOf()): Promise<OpenPage> {
  const opened = await writtenDesk(browser, url, options)
  await answerWith(opened.page, result)
  await opened.page.locator('.detect-check').click()
  await opened.page.locator('.detect-verdict').waitFor()
  return opened
}

import type { ErrorReport } from '#tools/errors/contract.ts'
import { placeOf } from '../i18n/paths.ts'
import { classOf, reactNumber } from './error-classes.ts'

type Source = ErrorReport['source']

/** The contract takes no more; the nearest places say the most. */
const framesAtMost = 6

/** Where the error came from: facts of the document. */
export type ErrorScene = Pick<ErrorReport, 'build' | 'page' | 'locale'> & { readonly origin: string }

const kindPattern = /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/
const framePattern = /(https?:\/\/[^\s/()@]+)(\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7})\)?$/

/** What is told of an error: kind, class and place. Its words stay here, for they may quote a person's text. */
export function reportOf(error: unknown, source: Source, { origin, ...scene }: ErrorScene): Omit<ErrorReport, 'reference'> {
  const message = error instanceof Error ? error.message : ''
  const number = reactNumber(message)
  return {
    source,
    kind: error instanceof Error && kindPattern.test(error.name) ? error.name : 'other',
    class: classOf(message),
    ...(number === undefined ? {} : { number }),
    at: error instanceof Error ? framesOf(error, origin) : [],
    ...scene,
  }
}

/** Places in our files, without the message that the stack begins with in some browsers. */
function framesOf({ stack = '', message }: Error, origin: string): string[] {
  const start = message === '' ? -1 : stack.indexOf(message)
  return stack
    .slice(start === -1 ? 0 : start + message.length)
    .split('\n')
    .flatMap((line) => {
      const [, of, place] = framePattern.exec(line.trim()) ?? []
      return of === origin && place ? [place] : []
    })
    .slice(0, framesAtMost)
}

/** A page tells of so many errors, each place once: what follows is mostly the same again. */
const reportsAtMost = 5

type Teller = {
  /**
   * The number of an error, the same each time it is asked; the server is told when it is new. Scripts that are not ours (add-ons
   * of the browser) have no place in our files: what they throw has no number and is not told, unless it kept a page from being shown.
   */
  readonly tell: (error: unknown, source: Source) => string | null
  /** The number is the server's already. */
  readonly know: (error: unknown, reference: string) => void
}

/** `send` takes what goes to the server; `makeReference` makes a number. */
export function makeTeller({
  scene,
  send,
  makeReference,
}: {
  readonly scene: () => ErrorScene
  readonly send: (report: ErrorReport) => void
  readonly makeReference: () => string
}): Teller {
  const known = new WeakMap<object, string>()
  const told = new Set<string>()
  const know = (error: unknown, reference: string): void => {
    if (typeof error === 'object' && error !== null) known.set(error, reference)
  }
  return {
    know,
    tell: (error, source) => {
      const before = typeof error === 'object' && error !== null ? known.get(error) : undefined
      if (before !== undefined) return before
      const report = reportOf(error, source, scene())
      if (source !== 'page' && report.at.length === 0) return null
      const reference = makeReference()
      know(error, reference)
      const key = [report.kind, report.class, report.at[0]].join(' ')
      if (told.size >= reportsAtMost || (source !== 'page' && told.has(key))) return reference
      told.add(key)
      send({ reference, ...report })
      return reference
    },
  }
}

/** 96 bits, as the server's own numbers have. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

function sceneNow(): ErrorScene {
  const { dataset, lang } = document.documentElement
  return {
    origin: location.origin,
    build: dataset['build'] ?? 'unknown',
    page: placeOf(location.pathname, location.search).page ?? 'other',
    locale: lang,
  }
}

const teller = makeTeller({
  scene: sceneNow,
  // A page that is being left still gets this out. Whether it arrives changes nothing here.
  send: (report) => void navigator.sendBeacon('/api/v1/errors', new Blob([JSON.stringify(report)], { type: 'application/json' })),
  makeReference: newReference,
})

/** Tells the server of an error, once. */
export const tellError = (error: unknown, source: Source): void => void teller.tell(error, source)

/** The number to show for an error that kept a page from being shown: the server's own if the page came with it, else a new one that the server is told. */
export function referenceOf(error: unknown): string {
  const { dataset } = document.documentElement
  const { errorId } = dataset
  if (errorId !== undefined) {
    teller.know(error, errorId)
    // It belongs to this error; a later one gets its own.
    delete dataset['errorId']
  }
  return teller.tell(error, 'page') ?? ''
}

import type { CheckInput, CheckScope } from '#tools/check/contract.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** What is on the sheet before a check: kept in the browser over a reload. */
export type Draft = {
  readonly text: string
  readonly title: string
  readonly language: TextLanguage | 'detect'
  /** Collections that the reader has ticked or unticked; the others are as they come. */
  readonly ticks: Readonly<Record<string, boolean>>
  /** Hosts that the reader agreed to; empty: nothing is sent anywhere. */
  readonly agreedHosts: readonly string[]
}

export const emptyDraft: Draft = { text: '', title: '', language: 'detect', ticks: {}, agreedHosts: [] }

const languages: readonly unknown[] = ['detect', ...textLanguageCodes]
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether a value read from the browser's storage is a draft of this tool. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['text'] === 'string' &&
  typeof value['title'] === 'string' &&
  languages.includes(value['language']) &&
  isRecord(value['ticks']) &&
  Object.values(value['ticks']).every((tick) => typeof tick === 'boolean') &&
  Array.isArray(value['agreedHosts']) &&
  value['agreedHosts'].every((host) => typeof host === 'string')

type ScopeCollection = CheckScope['collections'][number]

/** Whether a collection is searched: as the reader said, else all but own drafts. */
export const isTicked = ({ ticks }: Draft, { id, kind }: ScopeCollection): boolean => ticks[id] ?? kind !== 'drafts'

/** Whether the reader has agreed to every host that excerpts would go to now. */
export const isAgreed = ({ agreedHosts }: Draft, { online }: CheckScope): boolean =>
  online.length > 0 && online.every(({ host }) => agreedHosts.includes(host))

/** Documents that this draft would be compared with. */
export const documentsOf = (draft: Draft, { collections }: CheckScope): number =>
  collections.reduce((sum, collection) => sum + (isTicked(draft, collection) ? collection.documents : 0), 0)

/** Whether every collection is as it comes. */
const isUntouched = (draft: Draft, { collections }: CheckScope): boolean =>
  collections.every((one) => isTicked(draft, one) === isTicked(emptyDraft, one))

/**
 * What is asked of the server. As long as nothing is chosen, no collection is named: the server takes all that may be searched,
 * and documents of other institutions with it.
 */
export const inputOf = (draft: Draft, scope: CheckScope | null): CheckInput => ({
  text: draft.text,
  language: draft.language,
  ...(draft.title.trim() === '' ? {} : { title: draft.title.trim() }),
  ...(scope && !isUntouched(draft, scope)
    ? { collections: scope.collections.filter((one) => isTicked(draft, one)).map(({ id }) => id) }
    : {}),
  online: scope !== null && isAgreed(draft, scope),
})

/** Words as a reader counts them: what stands between spaces and holds a letter or a digit. */
export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

import type { Versions } from '#web/workbench/versions.ts'
import { isDraft } from './options.ts'
import type { Version } from './sheet-state.ts'

type Kept = { readonly form: typeof form; readonly text: string; readonly versions: Versions<Version> }
type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'tinta-versions-rephrase'
/** Goes up when the shape of a version changes, so that another build's are not read. */
const form = 1
/** UTF-16 units of the versions as JSON. */
const largest = 1_500_000

/**
 * The versions that this tab kept, if they were made on the sheet that holds `text` now; else null. They outlast a change
 * of language, a visit to another page and a reload, and end with the tab. Without storage nothing is kept.
 */
export function readVersions(text: string, storage: SessionStorage | null = browserSession()): Versions<Version> | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return isKept(kept) && kept.text === text ? kept.versions : null
  } catch {
    return null
  }
}

/**
 * Keeps the versions with the text on the sheet. What is too large is kept with less: first the steps for undoing go, then
 * every version but the one on the sheet, then all of it.
 */
export function writeVersions(text: string, versions: Versions<Version>, storage: SessionStorage | null = browserSession()): void {
  try {
    const json = smaller(versions)
      .map((each) => JSON.stringify({ form, text, versions: each } satisfies Kept))
      .find(({ length }) => length <= largest)
    if (json === undefined || versions.all.length === 0) storage?.removeItem(key)
    else storage?.setItem(key, json)
  } catch {
    // Storage that is full or forbidden: the versions stay as long as the page does.
  }
}

function smaller(versions: Versions<Version>): readonly Versions<Version>[] {
  const bare = versions.all.map((version) => ({ ...version, state: { ...version.state, past: [], future: [] } }))
  return [versions, { ...versions, all: bare }, { all: bare.slice(versions.at, versions.at + 1), at: 0 }]
}

function browserSession(): SessionStorage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isText = (value: unknown): boolean =>
  isObject(value) && typeof value['text'] === 'string' && Array.isArray(value['changes']) && Array.isArray(value['sentences'])

const isVersion = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['came']) &&
  isDraft(value['asked']) &&
  isObject(value['state']) &&
  isText(value['state']['present']) &&
  Array.isArray(value['state']['past']) &&
  Array.isArray(value['state']['future'])

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  value['form'] === form &&
  typeof value['text'] === 'string' &&
  isObject(value['versions']) &&
  Array.isArray(value['versions']['all']) &&
  value['versions']['all'].every(isVersion) &&
  typeof value['versions']['at'] === 'number' &&
  value['versions']['at'] >= 0 &&
  value['versions']['at'] < value['versions']['all'].length

import { annotate, type AnnotatedText, type Piece } from './annotated-text.ts'
import { optionalLanguage, type NamedLanguage } from './languages.ts'
import { idOf } from './rule-ids.ts'
import { WrongRequest } from './wrong-request.ts'

/** What an add-on asks, with the names of its parameters put into ours. */
export type Question = {
  readonly text: AnnotatedText
  /** Null: the text tells. */
  readonly language: NamedLanguage | null
  /** Variants to take for a language that the text tells. */
  readonly variants: readonly string[]
  readonly motherTongue: string | null
  readonly enabledRules: ReadonlySet<string>
  readonly disabledRules: ReadonlySet<string>
  readonly enabledCategories: ReadonlySet<string>
  readonly disabledCategories: ReadonlySet<string>
  readonly isEnabledOnly: boolean
  readonly isPicky: boolean
  readonly mode: (typeof modes)[number]
  readonly sender: Credentials | null
}

export type Credentials = { readonly username: string; readonly apiKey: string }

const modes = ['all', 'textLevelOnly', 'allButTextLevelOnly'] as const
const isMode = (mode: string): mode is Question['mode'] => modes.some((known) => known === mode)

/** More ids in one list than any add-on has rules. */
const idsAtMost = 10_000
const piecesAtMost = 200_000

export type Parameters = ReadonlyMap<string, string>

/** Reads the parameters of a check. Throws WrongRequest. */
export function readQuestion(given: Parameters): Question {
  const language = given.get('language') ?? ''
  if (language === '')
    throw new WrongRequest(
      "Missing 'language' parameter, e.g. 'language=en-GB' for British English or 'language=auto' to have it found out",
    )
  const isAuto = language === 'auto'
  const switches = readSwitches(given)
  return {
    text: readText(given),
    language: isAuto ? null : requireLanguage(language),
    variants: readVariants(given, isAuto),
    motherTongue: given.get('motherTongue') ?? null,
    ...switches,
    sender: readCredentials(given),
  }
}

function readSwitches(given: Parameters) {
  const ids = (name: string, idIn: (given: string) => string) => readIds(name, given.get(name), idIn)
  const isEnabledOnly = ['true', 'yes'].includes(given.get('enabledOnly') ?? '')
  const enabledRules = ids('enabledRules', idOf)
  const disabledRules = ids('disabledRules', idOf)
  const enabledCategories = ids('enabledCategories', asWritten)
  const disabledCategories = ids('disabledCategories', asWritten)
  if (isEnabledOnly && disabledRules.size + disabledCategories.size > 0)
    throw new WrongRequest("'disabledRules' and 'disabledCategories' cannot go with enabledOnly=true")
  if (isEnabledOnly && enabledRules.size + enabledCategories.size === 0)
    throw new WrongRequest("With enabledOnly=true, 'enabledRules' or 'enabledCategories' must name something")
  const level = given.get('level') ?? 'default'
  if (level !== 'default' && level !== 'picky') throw new WrongRequest("'level' must be 'default' or 'picky'")
  const mode = given.get('mode') ?? 'all'
  if (!isMode(mode)) throw new WrongRequest(`'mode' must be one of ${modes.map((one) => `'${one}'`).join(', ')}`)
  return { enabledRules, disabledRules, enabledCategories, disabledCategories, isEnabledOnly, isPicky: level === 'picky', mode }
}

const asWritten = (id: string): string => id.toUpperCase()

function readIds(name: string, list: string | undefined, idIn: (given: string) => string): ReadonlySet<string> {
  const ids = (list ?? '').split(',', idsAtMost + 1)
  if (ids.length > idsAtMost) throw new WrongRequest(`'${name}' names more than ${idsAtMost} ids`)
  return new Set(ids.map((id) => id.trim()).flatMap((id) => (id === '' ? [] : [idIn(id)])))
}

function requireLanguage(code: string): NamedLanguage {
  const known = optionalLanguage(code)
  if (!known)
    throw new WrongRequest(`'${code.slice(0, 40)}' is not a language that is checked here. GET /v2/languages lists those that are`)
  return known
}

/** Variants of languages that are not ours stay unread: add-ons send the same list to every server. */
function readVariants(given: Parameters, isAuto: boolean): readonly string[] {
  const list = given.get('preferredVariants')
  if (list === undefined || list === '') return []
  if (!isAuto && (given.get('multilingual') ?? 'false') === 'false')
    throw new WrongRequest("'preferredVariants' goes with language=auto only")
  const codes = list.split(',', 51).map((code) => code.trim())
  if (codes.length > 50) throw new WrongRequest("'preferredVariants' names more than 50 variants")
  const odd = codes.find((code) => !code.includes('-'))
  if (odd !== undefined) throw new WrongRequest("'preferredVariants' are written with a hyphen, as in 'en-GB'")
  return codes.flatMap((code) => optionalLanguage(code)?.dialect ?? [])
}

function readCredentials(given: Parameters): Credentials | null {
  const [username, apiKey] = [given.get('username') ?? '', given.get('apiKey') ?? '']
  if (username === '' && apiKey === '') return null
  // What was sent is not said again: it may be a key.
  if (username === '') throw new WrongRequest("'apiKey' needs 'username' beside it")
  if (apiKey === '') throw new WrongRequest("'username' needs 'apiKey' beside it")
  return { username, apiKey }
}

function readText(given: Parameters): AnnotatedText {
  const [text, data] = [given.get('text'), given.get('data')]
  if (text !== undefined && data !== undefined) throw new WrongRequest("Send 'text' or 'data', not both")
  if (text !== undefined) return annotate([{ text }])
  if (data === undefined) throw new WrongRequest("Missing 'text' or 'data' parameter")
  return annotate(readData(data))
}

function readData(data: string): readonly Piece[] {
  const parsed = parseJson(data)
  if (!isObject(parsed)) throw new WrongRequest("'data' must be a JSON object")
  const [text, annotation] = [parsed['text'] ?? undefined, parsed['annotation'] ?? undefined]
  if (text !== undefined && annotation !== undefined) throw new WrongRequest("'data' has a 'text' or an 'annotation', not both")
  if (typeof text === 'string') return [{ text }]
  if (!Array.isArray(annotation)) throw new WrongRequest("'data' needs a 'text', or an 'annotation' with a list")
  if (annotation.length > piecesAtMost) throw new WrongRequest(`The 'annotation' has more than ${piecesAtMost} pieces`)
  return annotation.map((piece: unknown) => readPiece(piece))
}

function readPiece(piece: unknown): Piece {
  if (!isObject(piece)) throw new WrongRequest("Each piece of the 'annotation' is an object")
  // Some programs write null for what they leave out.
  const [text, markup, interpretAs] = [piece['text'] ?? undefined, piece['markup'] ?? undefined, piece['interpretAs'] ?? undefined]
  if (text !== undefined && (markup !== undefined || interpretAs !== undefined))
    throw new WrongRequest("A piece of the 'annotation' has a 'text', or a 'markup' with or without 'interpretAs', not both")
  if (typeof text === 'string') return { text }
  if (typeof markup === 'string' && ['string', 'undefined'].includes(typeof interpretAs))
    return { markup, interpretAs: typeof interpretAs === 'string' ? interpretAs : '' }
  throw new WrongRequest("A piece of the 'annotation' needs a 'text' or a 'markup', as strings")
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data) as unknown
  } catch {
    throw new WrongRequest("'data' is not JSON")
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import { createHash, createHmac } from 'node:crypto'
import { checkStateSchema, checkSteps, exclusionsSchema, reportSchema, type Report } from '#tools/check/contract.ts'
import { z } from 'zod'
import { isProblem } from '../problem.ts'
import type { StoredAnswer, StoredState } from './checks.ts'

/** Columns of a state, by the names of `StateRow`. */
export const stateColumns = `id, title, state, step, done, "of", problem, version, created_at as "createdAt", delete_at as "deleteAt"`
export const answerColumns = `${stateColumns}, input, report, exclusions, share_nonce as "shareNonce",
  case when share_until > now() then share_until end as "shareUntil"`

export type StateRow = {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly step: string | null
  readonly done: number | null
  readonly of: number | null
  readonly problem: unknown
  readonly version: number
  readonly createdAt: Date
  readonly deleteAt: Date | null
}

export type AnswerRow = StateRow & {
  readonly input: string
  readonly report: unknown
  readonly exclusions: unknown
  readonly shareNonce: string | null
  readonly shareUntil: Date | null
}

const step = z.enum(checkSteps).nullable()

export function stateOf(row: StateRow): StoredState {
  return {
    id: row.id,
    title: row.title,
    state: checkStateSchema.shape.state.parse(row.state),
    step: step.parse(row.step),
    progress: row.done === null || row.of === null ? null : { done: row.done, of: row.of },
    createdAt: row.createdAt.toISOString(),
    deletedAt: row.deleteAt?.toISOString() ?? null,
    problem: isProblem(row.problem) ? row.problem : null,
  }
}

const storedReport = reportSchema.omit({ text: true })

/** The report of a row, with its text; null while there is none. */
export const reportOf = ({ report, input }: Pick<AnswerRow, 'report' | 'input'>): Report | null =>
  report === null ? null : { ...storedReport.parse(report), text: input }

export const exclusionsOf = (stored: unknown) => exclusionsSchema.parse(stored)

export type ShareKey = { readonly secret: string; readonly publicUrl: string }

export function answerOf(row: AnswerRow, key: ShareKey): StoredAnswer {
  const { shareNonce: nonce, shareUntil: until } = row
  const token = nonce === null ? null : tokenOf(key.secret, row.id, nonce)
  return {
    ...stateOf(row),
    report: reportOf(row),
    exclusions: exclusionsOf(row.exclusions),
    share: token !== null && until !== null ? { url: sharedUrl(key, token), expiresAt: until.toISOString() } : null,
  }
}

export const sharedUrl = ({ publicUrl }: ShareKey, token: string): string => `${publicUrl}/shared/${token}`

/** 132 bits: it follows from the secret, so that the owner can be shown the address again and the database alone gives nobody away. */
export const tokenOf = (secret: string, id: string, nonce: string): string =>
  createHmac('sha256', secret).update(`share ${id} ${nonce}`).digest('base64url').slice(0, 22)

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

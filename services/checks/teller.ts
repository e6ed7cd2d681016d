import type pg from 'pg'
import type { CheckStep } from '#tools/check/contract.ts'
import { startLoop } from '../jobs/loop.ts'
import type { CheckPace } from './checks.ts'

type Told = { readonly step: CheckStep; readonly done?: number | undefined; readonly of?: number | undefined }

type TellerOptions = {
  readonly pool: pg.Pool
  readonly claimed: { readonly id: string; readonly lease: string }
  readonly pace: Pick<CheckPace, 'beat' | 'lease'>
  /** Called when the check is not ours any more: cancelled, removed, or taken up by another. */
  readonly onGone: () => void
}

const beatStatement = `
  update check_run set lease_until = now() + $3 * interval '1 millisecond', step = coalesce($4, step),
    done = case when $4::text is null then done else $5::int end, "of" = case when $4::text is null then "of" else $6::int end,
    version = version + case when $4::text is null then 0 else 1 end
  where id = $1 and lease = $2 and state = 'running'`

/** Writes down how far a check has come, and with the same stroke that somebody still works on it. */
export function makeTeller({ pool, claimed: { id, lease }, pace, onGone }: TellerOptions) {
  let news: Told | null = null
  const beat = async (): Promise<void> => {
    const told = news
    news = null
    const { rowCount } = await pool.query(beatStatement, [id, lease, pace.lease, told?.step ?? null, told?.done ?? null, told?.of ?? null])
    if (rowCount === 0) onGone()
  }
  // A beat that fails is made up for by the next, well within the lease.
  const loop = startLoop({ rest: pace.beat, run: beat, onTrouble: () => undefined })
  let step: CheckStep | null = null
  return {
    tell: (told: Told): void => {
      news = told
      if (told.step !== step) loop.wake()
      step = told.step
    },
    stop: () => loop.stop(),
  }
}

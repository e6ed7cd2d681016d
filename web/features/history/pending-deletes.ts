import type { Answer } from '#web/workbench/api-client.ts'

export type PendingDeletes = {
  /** Will be deleted when its toast has passed; `onEnd` hears how that went. */
  readonly add: (id: string, onEnd: (isDeleted: boolean) => void) => void
  readonly takeBack: (id: string) => void
  /** Its toast has passed. */
  readonly run: (id: string) => void
  /** The reader leaves the page: all of them at once. */
  readonly runAll: () => void
}

/** Deletions that can still be taken back. `remove` deletes for good. */
export function makePendingDeletes(remove: (id: string, isLast: boolean) => Promise<Answer<unknown>>): PendingDeletes {
  const waiting = new Map<string, (isDeleted: boolean) => void>()
  const run = async (id: string, isLast: boolean): Promise<void> => {
    const onEnd = waiting.get(id)
    if (!onEnd) return
    waiting.delete(id)
    const answer = await remove(id, isLast)
    // What is gone already is as deleted as can be.
    onEnd(answer.ok || answer.problem.code === 'not-found')
  }
  return {
    add: (id, onEnd) => void waiting.set(id, onEnd),
    takeBack: (id) => void waiting.delete(id),
    run: (id) => void run(id, false),
    runAll: () => {
      for (const id of waiting.keys()) void run(id, true)
    },
  }
}

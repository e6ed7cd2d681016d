import { appError } from '../problem.ts'

type TurnsOptions = {
  /** Of all people together. */
  readonly atOnce: number
  /** Of one person, behind the one that runs. */
  readonly waitingOfOne: number
  /** Of all people together. */
  readonly waiting: number
}

const secondsUntilNext = 2

/**
 * Lets work that is dear for the database run one after another for each person, and never more than a few at once, so that
 * nobody can take it away from all others. Throws AppError `too-many-requests` when too much waits already.
 */
export function makeTurns({ atOnce, waitingOfOne, waiting }: TurnsOptions) {
  const ofOne = new Map<string, number>()
  const running = new Set<string>()
  const line: { readonly who: string; readonly begin: () => void }[] = []

  const beginNext = (): void => {
    const index = running.size < atOnce ? line.findIndex(({ who }) => !running.has(who)) : -1
    const [next] = index < 0 ? [] : line.splice(index, 1)
    if (!next) return
    running.add(next.who)
    next.begin()
  }
  const turn = (who: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push({ who, begin: resolve })
    beginNext()
    return promise
  }
  const leave = (who: string): void => {
    const left = (ofOne.get(who) ?? 1) - 1
    if (left === 0) ofOne.delete(who)
    else ofOne.set(who, left)
    running.delete(who)
    beginNext()
  }

  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    const before = ofOne.get(who) ?? 0
    if (before > waitingOfOne || line.length >= waiting) throw appError('too-many-requests', { seconds: secondsUntilNext })
    ofOne.set(who, before + 1)
    await turn(who)
    try {
      return await work()
    } finally {
      leave(who)
    }
  }
}

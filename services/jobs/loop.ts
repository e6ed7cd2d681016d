/** Something that is done again and again in this process, never twice at once. */
export type Loop = {
  /** Does it now; if it is being done, once more right after. */
  readonly wake: () => void
  /** Ends it, after what is being done now. */
  readonly stop: () => Promise<void>
}

export type LoopOptions = {
  /** Milliseconds of rest between two rounds. */
  readonly rest: number
  readonly run: (signal: AbortSignal) => Promise<unknown>
  /** Told of a round that failed; the next comes all the same. */
  readonly onTrouble: (error: unknown) => void
}

export function startLoop({ rest, run, onTrouble }: LoopOptions): Loop {
  const ending = new AbortController()
  let isWanted = false
  let endRest = (): void => undefined
  const wake = (): void => {
    isWanted = true
    endRest()
  }
  const resting = async (): Promise<void> => {
    if (isWanted || ending.signal.aborted) return
    const { promise, resolve } = Promise.withResolvers<void>()
    endRest = resolve
    const timer = setTimeout(resolve, rest)
    await promise
    clearTimeout(timer)
  }
  const going = (async () => {
    while (!ending.signal.aborted) {
      isWanted = false
      try {
        await run(ending.signal)
      } catch (error) {
        onTrouble(error)
      }
      await resting()
    }
  })()
  return {
    wake,
    stop: async () => {
      ending.abort()
      endRest()
      await going
    },
  }
}

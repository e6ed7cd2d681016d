/** What a job does; `signal` is aborted when the process is to end. */
export type Run = (signal: AbortSignal) => Promise<unknown>

/** Work that nobody waits for. Everything is added before the start. */
export type Jobs = {
  /**
   * Has `run` called once in each period of `everySeconds`, counted from the beginning of 1970, by one of all nodes.
   * A period that began while no node ran is made up for. A run that fails is tried again.
   */
  readonly schedule: (name: string, everySeconds: number, run: Run) => void
  /** Calls `run` on each node again and again, with a rest between: for work that nodes share out by locks. */
  readonly repeat: (name: string, restMilliseconds: number, run: Run) => void
  /** Has a job done at once, besides its times; nothing happens before the start. */
  readonly now: (name: string) => void
  /** Begins; the promise is kept when everything runs, which takes long while the database is away. */
  readonly start: () => Promise<void>
  /** Ends, after what is being done now. */
  readonly stop: () => Promise<void>
}

/** Seconds. */
export type Pace = {
  /** Between two looks whether a period has begun. */
  readonly look: number
  /** Between two looks for jobs that failed, or that a node has left behind. */
  readonly poll: number
  /** Until a job that failed is tried again, doubling each time. */
  readonly retry: number
  /** Until a start that failed is tried again. */
  readonly restart: number
}

/** A job that one node does for all. */
export type Scheduled = { readonly name: string; readonly everySeconds: number; readonly run: Run }

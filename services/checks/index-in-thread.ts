import { setTimeout as pause } from 'node:timers/promises'
import { indexText, type IndexText } from '../corpus/index-text.ts'
import type { Engines } from '../engines/engines.ts'
import { AppError } from '../problem.ts'

/** UTF-16 units that are read here and now: about 20 ms of work. A file may hold a hundred times as much. */
const shortAtMost = 20_000
/** Milliseconds between two tries when the engines are busy, and how many tries. */
const usualPatience = { rest: 500, tries: 20 }

/**
 * Reads short texts for the index at once and long ones in a thread of the engines, so that the server's loop does not wait.
 * Throws AppError `engine-busy` when no thread is free for a while, and what the engines throw.
 */
export const indexInThread =
  (engines: Pick<Engines, 'indexCheck'>, { rest, tries } = usualPatience): IndexText =>
  async (text, language) => {
    if (text.length <= shortAtMost) return indexText(text, language)
    for (let left = tries - 1; ; left--) {
      try {
        return await engines.indexCheck({ text, language })
      } catch (error) {
        const isBusy = error instanceof AppError && error.problem.code === 'engine-busy'
        if (!isBusy || left <= 0) throw error
        await pause(rest)
      }
    }
  }

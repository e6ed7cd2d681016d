import type { Counts } from '#services/imports/outcome.ts'
import type { Measure } from '#services/imports/sources.ts'

export type Done = { readonly counts: Counts; readonly files: number; readonly bytes: number; readonly seconds: number }

/** What became of the files, in words; what did not happen is not said, except that nothing was added. */
export function countsLine(counts: Counts): string {
  const said: readonly (readonly [count: number, words: string])[] = [
    [counts.updated, 'updated'],
    [counts['already-there'], 'already there'],
    [counts['same-text'], 'with the text of another file'],
    [counts.failed, 'not read'],
  ]
  return [`${counts.added} added`, ...said.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)].join(', ')
}

/** One line on how far an import has come. */
export function progressLine({ counts, files, bytes, seconds }: Done, whole: Measure): string {
  const share = whole.files === null ? bytes / Math.max(1, whole.bytes) : files / Math.max(1, whole.files)
  const far = whole.files === null ? `${files} documents (${Math.floor(share * 100)} %)` : `${files} of ${whole.files}`
  const left = secondsLeft({ share, seconds, files })
  return [`${far}: ${countsLine(counts)}`, rateOf({ files, seconds }), ...(left === null ? [] : [`${timeOf(left)} left`])].join('; ')
}

/** Too little has been done to tell before this. */
const [filesEnough, secondsEnough] = [10, 3]

function secondsLeft({
  share,
  seconds,
  files,
}: {
  readonly share: number
  readonly seconds: number
  readonly files: number
}): number | null {
  if (files < filesEnough || seconds < secondsEnough || share <= 0 || share >= 1) return null
  return (seconds / share) * (1 - share)
}

export function rateOf({ files, seconds }: Pick<Done, 'files' | 'seconds'>): string {
  const rate = files / Math.max(seconds, 0.001)
  return rate >= 10 ? `${Math.round(rate)} a second` : rate >= 1 ? `${rate.toFixed(1)} a second` : `${Math.round(rate * 60)} a minute`
}

function timeOf(seconds: number): string {
  if (seconds < 60) return 'less than a minute'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return `about ${hours} h ${minutes % 60} min`
}

/** Milliseconds between lines: a terminal's last line is written anew, a log gets few. */
const [terminalEvery, logEvery] = [200, 10_000]

type Screen = { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined; readonly write: (text: string) => unknown }

/** Writes how far it has come, no oftener than can be read. */
export function makeProgress(screen: Screen) {
  let at = 0
  const isTerminal = screen.isTTY === true
  const clear = () => (isTerminal ? screen.write('\r\u001b[K') : undefined)
  return {
    show: (line: () => string): void => {
      const now = performance.now()
      if (at === 0 && !isTerminal) at = now
      if (now - at < (isTerminal ? terminalEvery : logEvery)) return
      at = now
      if (isTerminal) screen.write(`\r\u001b[K${line().slice(0, Math.max(20, (screen.columns ?? 80) - 1))}`)
      else screen.write(`${line()}\n`)
    },
    /** A line that stays. */
    say: (line: string): void => {
      clear()
      screen.write(`${line}\n`)
    },
    clear,
  }
}

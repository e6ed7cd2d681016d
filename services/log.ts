import pino, { type DestinationStream, type Logger } from 'pino'

export type LogOptions = { readonly level: string; readonly isForPeople: boolean }

/** Writes structured lines to standard output. Nobody may give it a person's text. */
export function makeLog({ level, isForPeople }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return isForPeople ? pino(options, peopleStream) : pino(options)
}

const peopleStream: DestinationStream = {
  write: (line) => {
    const { time, level, msg, requestId: _requestId, ...facts } = toRecord(JSON.parse(line))
    const words = Object.entries(facts).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    process.stdout.write(`${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${[String(msg), ...words].join(' ')}\n`)
  },
}

const toRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

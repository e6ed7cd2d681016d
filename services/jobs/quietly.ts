const pauseMilliseconds = 60_000

type Tell = (error: unknown, where: string) => void

/** Tells the same trouble in the same place at most once a minute: a database that is away would fill the log. */
export function quietly(tell: Tell, now: () => number = Date.now): Tell {
  const told = new Map<string, number>()
  return (error, where) => {
    const key = `${where} ${kindOf(error)}`
    const at = now()
    if (at - (told.get(key) ?? -Infinity) < pauseMilliseconds) return
    for (const [old, time] of told) if (at - time >= pauseMilliseconds) told.delete(old)
    told.set(key, at)
    tell(error, where)
  }
}

const kindOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return typeof error
  return 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'
}

import { setImmediate as pause } from 'node:timers/promises'

/** Milliseconds for which nobody else is served. */
const heldAtMost = 20

/** `list.map(make)`, with a pause for others whenever 20 ms have gone: works are as many and as long as people keep them. */
export async function mapWithPauses<From, To>(
  list: readonly From[],
  make: (one: From, index: number) => To,
  now: () => number = () => performance.now(),
): Promise<readonly To[]> {
  const made: To[] = []
  let since = now()
  for (const [index, one] of list.entries()) {
    made.push(make(one, index))
    if (now() - since < heldAtMost) continue
    await pause()
    since = now()
  }
  return made
}

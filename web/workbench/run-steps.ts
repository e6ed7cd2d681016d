/** `skipped`: a later step began without it, for it had nothing to do in this run. */
export type StepState = 'next' | 'now' | 'done' | 'skipped'

/** Where each step stands, from those that the server has announced, in the order of `all`. */
export function stepStates<Step extends string>(
  all: readonly Step[],
  announced: readonly Step[],
): readonly { readonly step: Step; readonly state: StepState }[] {
  const now = all.findLastIndex((step) => announced.includes(step))
  return all.map((step, index) => {
    if (index > now) return { step, state: 'next' }
    if (index === now) return { step, state: 'now' }
    return { step, state: announced.includes(step) ? 'done' : 'skipped' }
  })
}

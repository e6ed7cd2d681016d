import { isStructural, type ShownChange } from './shown-result.ts'

/** The line under a change: reworded, restructured, or none where the original stands again. */
export function markClass(change: ShownChange): string {
  if (change.choice === 'original') return 'mark-original'
  return isStructural(change) ? 'mark-moved' : 'mark-reworded'
}

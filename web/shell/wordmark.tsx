import { drop, letters } from './wordmark-outlines.ts'

/** "Tinta" in outlines, with a drop for the dot of the i. Latin in every language. */
export const Wordmark = () => (
  <svg className="wordmark" viewBox="-1 -83.4 268.0 86.4" role="img" aria-label="Tinta">
    <path fill="currentColor" d={letters} />
    <path fill="var(--blue)" d={drop} />
  </svg>
)

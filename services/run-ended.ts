/** Nobody waited for the work any more, so it was ended. */
export class RunEnded extends Error {
  override name = 'RunEnded'
}

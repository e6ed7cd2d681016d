/** Every time that signing in goes by, in milliseconds. All but the last two are the specification's. */
export const timings = {
  /** Network time-out, short: an answer that is only looked up. */
  shortTimeout: 30_000,
  /** Network time-out, long: an answer that is worked for. */
  longTimeout: 60_000,
  /** A token is refreshed this long before it expires ... */
  refreshBefore: 5 * 60_000,
  /** ... and when that fails, again after this, doubling ... */
  retryFirst: 30_000,
  /** ... up to this. */
  retryLongest: 16 * 60_000,
  /** A token counts as expired this much early. */
  expiredEarly: 30_000,
  /** The window of a sign-in is looked at after this, then ever more rarely ... */
  popupPollFirst: 2_000,
  /** ... up to this. */
  popupPollLongest: 10_000,
  /** After it was closed, its answer may still come for this long. */
  popupAfterClose: 8_000,
  /** A redirect to another site is remembered for this long. */
  redirectCache: 10 * 60_000,
  /** A token older than this is not synced. */
  syncSkippedAfter: 5 * 60_000,
  /** Who is at the page is asked again at most this often. */
  lookAgain: 60_000,
  /** Between two mails to the same address. */
  resend: 30_000,
} as const

import { openChannel } from './channel.ts'
import type { LinkQuery } from './link-step.ts'

const closesWithin = 400

/**
 * In the window of a sign-in that has come back: tells the page that opened it, and closes. False when this is another
 * window, or one that the browser keeps open: then the page is shown as any other.
 */
export async function endPopup({ popup, error, step }: LinkQuery): Promise<boolean> {
  if (popup === null || typeof BroadcastChannel === 'undefined') return false
  openChannel().post({ kind: 'popup-done', popup, error, isSecondStep: step?.kind === 'second' })
  close()
  await new Promise((resolve) => setTimeout(resolve, closesWithin))
  return closed
}

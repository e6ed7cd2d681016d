import type { Messages } from '#locales/messages.ts'
import { isChunkFailure } from '../shell/build-updates.ts'
import { isOffline } from './api-client.ts'
import { tellProblem } from './tell-problem.ts'

type Saving = typeof import('./save-file.ts')

/**
 * Hands something to the browser as a file. The code for it comes with the click; where it cannot be fetched, that is said, and
 * nothing else happens. False then.
 */
export async function saveNow(
  problems: Messages['problems'],
  save: (saving: Saving) => void | Promise<void>,
  fetchSaving: () => Promise<Saving> = () => import('./save-file.ts'),
): Promise<boolean> {
  try {
    await save(await fetchSaving())
    return true
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    tellProblem(problems, isOffline() ? 'offline' : 'network-failed')
    return false
  }
}

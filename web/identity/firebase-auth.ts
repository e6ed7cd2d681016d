import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth'
import type { IdentitySettings } from '../site-settings.ts'

/**
 * Firebase for this page. What it remembers outlives the window. Its part for windows and redirects is handed over with
 * each of them: given here, phones would fetch it from Google on every page.
 */
export function openAuth({ firebase }: IdentitySettings): Auth {
  if (!firebase) throw new Error('Firebase is not set up')
  const { apiKey, projectId, authDomain, emulator } = firebase
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), { persistence: browserLocalPersistence })
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

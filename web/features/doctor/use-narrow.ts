import { useSyncExternalStore } from 'react'

const query = '(max-width: 60rem)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether there is no room beside the text, so that the open finding comes as a sheet at the bottom; false on the server. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )

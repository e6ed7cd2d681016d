import { useMatches } from 'react-router'
import type { ModeValue } from './colour-mode.ts'

/**
 * What a route may say about itself: `export const handle: RouteHandle = { forcedMode: 'light' }`.
 * @public
 */
export type RouteHandle = { readonly forcedMode?: ModeValue }

/** The colour mode that the page in sight forces, or null. */
export function useForcedMode(): ModeValue | null {
  const forced = useMatches().flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'forcedMode' in handle ? [handle.forcedMode] : [],
  )
  const last = forced.at(-1)
  return last === 'light' || last === 'dark' ? last : null
}

import type { ComponentType } from 'react'

type ErrorScreens = { readonly NotFoundScreen: ComponentType; readonly FailedScreen: ComponentType<{ readonly error: unknown }> }

// The screens of failures come when something failed: no other page carries them. The server has them at hand.
let screens: ErrorScreens | null = import.meta.env.SSR ? await fetchScreens() : null

async function fetchScreens(): Promise<ErrorScreens> {
  const [notFound, failed] = await Promise.all([import('./not-found-screen.tsx'), import('./failed-screen.tsx')])
  return { NotFoundScreen: notFound.NotFoundScreen, FailedScreen: failed.FailedScreen }
}

/** The screens, if they are there. */
export const errorScreensNow = (): ErrorScreens | null => screens

/** Fetches the screens, once; null when they cannot be had (no network). */
export async function loadErrorScreens(): Promise<ErrorScreens | null> {
  try {
    return (screens ??= await fetchScreens())
  } catch {
    return null
  }
}

/** What the server made holds one of them: the page takes it over with the same one. */
export const showsErrorScreen = (): boolean => document.querySelector('#main .missing') !== null

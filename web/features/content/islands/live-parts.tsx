import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onIntent } from '#web/workbench/on-intent.ts'

/** Live parts are fetched with the first that comes near the view: most texts have none. */
const parts = onIntent(async () => (await import('./live-part.tsx')).LivePart)

/** How far below the window a part is asked for. */
const nearness = '600px 0px'

type Near = { readonly host: HTMLElement; readonly mount: HTMLElement }

/**
 * Brings the live parts of a text to life, each when it comes near the view. Until then, and where that fails, the server's words stand
 * in their place.
 */
export function LiveParts({ body }: { readonly body: HTMLElement }) {
  const near = useNear(body)
  const LivePart = parts.useLoaded()
  return LivePart ? near.map(({ host, mount }) => createPortal(<LivePart host={host} />, mount)) : null
}

/** Parts that have come near, each with a place of its own beside the server's words. */
function useNear(body: HTMLElement): readonly Near[] {
  const [near, setNear] = useState<readonly Near[]>([])
  useEffect(() => {
    const mounts: HTMLElement[] = []
    const onNear = (host: HTMLElement) => {
      const mount = document.createElement('div')
      mount.className = 'island-live'
      host.append(mount)
      mounts.push(mount)
      parts.load()
      setNear((before) => [...before, { host, mount }])
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          onNear(target)
        }
      },
      { rootMargin: nearness },
    )
    for (const host of body.querySelectorAll('[data-island]')) observer.observe(host)
    return () => {
      observer.disconnect()
      setNear([])
      for (const mount of mounts) mount.remove()
    }
  }, [body])
  return near
}

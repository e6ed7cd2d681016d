import { useEffect, useState } from 'react'

/** Of the headings with these ids, the last one above the upper third of the window; null above all of them. */
export function useHeadingInSight(ids: readonly string[]): string | null {
  const [here, setHere] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const above = key.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3)
      setHere(above.at(-1) ?? null)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [key])
  return here
}

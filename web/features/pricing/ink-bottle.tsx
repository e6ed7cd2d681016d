import { useId } from 'react'

const glass = 'M9 31c0-5 4-8 9-8h28c5 0 9 3 9 8v30a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5Z'
const floor = 66
const rim = 26

/** A bottle of ink, filled to `share` (0 to 1). */
export function InkBottle({ share }: { readonly share: number }) {
  const id = useId()
  const level = floor - (floor - rim) * share
  return (
    <svg viewBox="0 0 64 72" width="64" height="72" fill="none" aria-hidden="true">
      <clipPath id={id}>
        <path d={glass} />
      </clipPath>
      <g clipPath={`url(#${id})`} fill="var(--blue)">
        <rect x="0" y={level} width="64" height="50" />
        <path d={`M0 ${level}q16-4 32 0t32 0v6H0Z`} />
      </g>
      <g stroke="var(--ink)" strokeWidth="2">
        <path d={glass} />
        <path d="M22 23v-6M42 23v-6" />
        <rect x="18.5" y="6" width="27" height="11" rx="2.5" fill="var(--sheet)" />
      </g>
    </svg>
  )
}

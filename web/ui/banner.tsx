import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const tones = { blue: Info, ochre: TriangleAlert, green: CircleCheck, red: CircleAlert } as const satisfies Record<string, LucideIcon>

type BannerProps = {
  readonly tone?: keyof typeof tones
  /** Instead of the tone's own icon. */
  readonly icon?: LucideIcon
  /** Buttons at the end. */
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A line inside the sheet, above the text: offline, a new version, quota nearly used. Announced politely. */
export const Banner = ({ tone = 'blue', icon, actions, className, children }: BannerProps) => (
  <div role="status" className={classNames('banner', tone !== 'blue' && `banner-${tone}`, className)}>
    <Icon of={icon ?? tones[tone]} />
    <div className="min-w-48 grow basis-0">{children}</div>
    {actions}
  </div>
)

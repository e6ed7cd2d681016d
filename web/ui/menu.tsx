import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Popover, type TriggerProps } from './popover.tsx'
import type { Side } from './place-beside.ts'

type MenuItem = {
  readonly key: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly run: () => void
  /** Given for one of several: the checked one has a tick. */
  readonly isChecked?: boolean
  readonly isDisabled?: boolean
  /** At the end of the row: a shortcut, a tag. */
  readonly after?: ReactNode
}

type MenuProps = {
  readonly label: string
  readonly trigger: (props: TriggerProps & { readonly 'aria-haspopup': 'menu' }) => ReactNode
  readonly items: readonly MenuItem[]
  readonly align?: Side
  /** Under the items, e.g. why they cannot be chosen. */
  readonly note?: ReactNode
}

/** Actions behind a button. Choosing one closes it; arrows walk. For links to pages use a `Popover` of links. */
export const Menu = ({ label, trigger, items, align, note }: MenuProps) => (
  <Popover label={label} align={align} trigger={(props) => trigger({ ...props, 'aria-haspopup': 'menu' })}>
    {(close) => (
      <>
        <div role="menu" aria-label={label}>
          {items.map(({ key, label: name, icon, run, isChecked, isDisabled, after }) => (
            <button
              key={key}
              type="button"
              role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={isChecked}
              aria-disabled={isDisabled || undefined}
              tabIndex={-1}
              className="option"
              onClick={() => {
                if (isDisabled) return
                close()
                run()
              }}
            >
              {icon ? <Icon of={icon} /> : null}
              {name}
              {after}
              {isChecked ? <Icon of={Check} className="option-tick" /> : null}
            </button>
          ))}
        </div>
        {note ? <p className="max-w-56 px-2.5 pt-1 pb-1.5 text-xs text-ink-pencil">{note}</p> : null}
      </>
    )}
  </Popover>
)

import { Command, CornerDownLeft } from 'lucide-react'
import { useSyncExternalStore } from 'react'

type KbdProps = {
  /** `['mod', 'enter']`, `['?']`, `['Esc']`. `mod` is Ctrl, and the command sign on Apple systems. */
  readonly keys: readonly string[]
  /** Local name of the control key ("Strg" in German). */
  readonly control?: string
}

const never = () => () => undefined
/** Whether this is one of Apple's systems, where ⌘ stands for Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** A key hint. Hidden on phones and from screen readers: the control itself says its shortcut by `aria-keyshortcuts`. */
export function Kbd({ keys, control = 'Ctrl' }: KbdProps) {
  const hasCommandKey = useSyncExternalStore(never, isApple, () => false)
  return (
    <kbd className="key" aria-hidden="true">
      {keys.map((key) =>
        key === 'mod' ? (
          hasCommandKey ? (
            <KeySign key={key} of={Command} />
          ) : (
            <span key={key}>{control}</span>
          )
        ) : key === 'enter' ? (
          <KeySign key={key} of={CornerDownLeft} />
        ) : (
          <span key={key}>{key}</span>
        ),
      )}
    </kbd>
  )
}

const KeySign = ({ of: Drawing }: { readonly of: typeof Command }) => <Drawing size="0.95em" strokeWidth={2.5} />

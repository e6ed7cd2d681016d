import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { setModePreference, useColourMode, type ModePreference } from './colour-mode.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const
const preferences: readonly ModePreference[] = ['system', 'light', 'dark']

/** System, light or dark. The button shows what is on; a page that forces a mode says so. */
export function ModeMenu() {
  const { mode: words } = useMessages().shell
  const { preference, forced } = useColourMode()
  return (
    <Menu
      label={words.label}
      align="end"
      note={forced ? words.forced : undefined}
      trigger={(props) => (
        <Button {...props} variant="quiet" isIcon aria-label={words.button(words[preference])}>
          <Icon of={Sun} className="mode-light" />
          <Icon of={Moon} className="mode-dark" />
        </Button>
      )}
      items={preferences.map((key) => ({
        key,
        label: words[key],
        icon: icons[key],
        isChecked: key === preference,
        isDisabled: forced !== null,
        run: () => setModePreference(key),
      }))}
    />
  )
}

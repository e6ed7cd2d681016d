import { Globe, Keyboard, LogIn, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { leaveFor } from '#web/workbench/leave-for.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { setModePreference, useColourMode, type ModePreference } from '../colour-mode.ts'
import { rememberLocale, useLanguageLinks } from '../language-menu.tsx'
import { useLogOut } from '../use-log-out.ts'
import type { Entry } from './entry.ts'

const modeIcons = { system: Monitor, light: Sun, dark: Moon } as const
const preferences: readonly ModePreference[] = ['system', 'light', 'dark']

/** The list of keys, colours, languages, the way in and out. */
export function useSettingEntries(onKeys: () => void): readonly Entry[] {
  const { command, shell } = useMessages()
  const { settings: words } = command
  const hasLetters = useLetterKeys()
  const keys: Entry = {
    id: 'set:keys',
    group: 'settings',
    label: words.keys,
    icon: Keyboard,
    ...(hasLetters ? { keys: ['?'] } : {}),
    also: [shell.nav.menu],
    isFirst: true,
    isKept: true,
    run: onKeys,
  }
  return [keys, ...useModeEntries(), useDoorEntry(), ...useLanguageEntries()]
}

/** The three preferences; none of them on a page that sets its own colours. */
function useModeEntries(): readonly Entry[] {
  const { command, shell } = useMessages()
  const { preference, forced } = useColourMode()
  if (forced !== null) return []
  return preferences.map((key) => ({
    id: `set:mode-${key}`,
    group: 'settings',
    label: command.settings.colours(shell.mode[key]),
    ...(key === preference ? { detail: command.settings.now } : {}),
    icon: modeIcons[key],
    isFirst: key !== preference,
    isKept: true,
    run: () => setModePreference(key),
  }))
}

function useDoorEntry(): Entry {
  const { nav } = useMessages().shell
  const { isLoggedIn } = useSession()
  const logOut = useLogOut()
  const common = { group: 'settings', isFirst: true, turns: true } as const
  return isLoggedIn
    ? { ...common, id: 'set:log-out', label: nav.logOut, icon: LogOut, run: () => void logOut() }
    : { ...common, id: 'set:log-in', label: nav.logIn, icon: LogIn, run: () => askSignIn() }
}

/** This page in every other language: a document load, as drafts are kept and words and direction are right at once. */
function useLanguageEntries(): readonly Entry[] {
  const { settings: words } = useMessages().command
  return useLanguageLinks()
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ locale, href }) => ({
      id: `language:${locale.code}`,
      group: 'settings',
      // Isolated, so that a name in another direction leaves the words around it in their order.
      label: words.language(`\u2068${locale.name}\u2069`),
      also: [locale.name, locale.language, `Language: ${locale.language}`],
      icon: Globe,
      isKept: true,
      href,
      run: () => {
        rememberLocale(locale)
        leaveFor(href)
      },
    }))
}

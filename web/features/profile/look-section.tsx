import { Globe, Monitor, Moon, Sun } from 'lucide-react'
import { locales } from '#web/i18n/locales.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { setModePreference, useColourMode, type ModePreference } from '#web/shell/colour-mode.ts'
import { LanguageButtonFace, LanguageMenu } from '#web/shell/language-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { Row } from './row.tsx'
import { Section } from './section.tsx'
import type { AccountDesk } from './use-account.ts'
import { usePrefer } from './use-prefer.ts'

const modes: readonly ModePreference[] = ['system', 'light', 'dark']
const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Languages of interface and texts, and the colours, which live in this browser. */
export function LookSection({ desk }: { readonly desk: AccountDesk }) {
  const { look: words } = useMessages().profile
  const { mode } = useMessages().shell
  const locale = useLocale()
  const { preference, value, forced, unknown } = useColourMode()
  return (
    <Section title={words.title} short={words.short} icon={Globe} summary={<bdi>{locale.name}</bdi>}>
      <Row label={words.interface} action={<Aside>{words.interfaces(locales.length)}</Aside>}>
        {/* The links lead to the page in another language; on the way, the mails are told to follow. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div onClickCapture={({ target }) => tellMails(target, desk)}>
          <LanguageMenu
            trigger={(props) => (
              <button type="button" {...props} className="select-button profile-select">
                <span className="sr-only">{words.interface}: </span>
                <LanguageButtonFace>{locale.name}</LanguageButtonFace>
              </button>
            )}
          />
        </div>
      </Row>
      <TextsRow desk={desk} />
      <Row label={mode.label} icon={icons[unknown ? 'system' : value]} isAlways action={<Aside>{unknown ? null : words.now[value]}</Aside>}>
        <div className="profile-colours">
          <SegmentedControl
            label={mode.label}
            value={preference}
            onChange={setModePreference}
            isDisabled={forced !== null}
            segments={modes.map((key) => ({ value: key, label: mode[key], drawing: <Icon of={icons[key]} /> }))}
          />
          {forced ? <p className="profile-help">{mode.forced}</p> : null}
        </div>
      </Row>
    </Section>
  )
}

function tellMails(target: EventTarget, { api }: AccountDesk): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.hreflang) void api.speak(link.hreflang)
}

const Aside = ({ children }: { readonly children: string | null }) => <span className="text-xs text-ink-pencil">{children}</span>

function TextsRow({ desk }: { readonly desk: AccountDesk }) {
  const { look: words } = useMessages().profile
  const { language } = useMessages().rephrase
  const { textLanguage } = desk.account.preferences
  const { prefer, problem } = usePrefer(desk)
  return (
    <Row label={words.texts} action={<Aside>{words.interfaces(textLanguages.length)}</Aside>}>
      <div className="profile-select">
        <LanguageSelect
          words={{ ...language, label: words.texts, detect: words.textsNone }}
          value={textLanguage ?? 'detect'}
          detected={null}
          onChange={(chosen) => prefer({ textLanguage: chosen === 'detect' ? null : chosen })}
        />
      </div>
      <p className="profile-help">{words.textsHelp}</p>
      <ProblemLine problem={problem} />
    </Row>
  )
}

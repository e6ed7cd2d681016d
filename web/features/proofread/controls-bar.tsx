import { ChevronDown } from 'lucide-react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Switch } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { kinds, levelOf, levels, toggled } from './notes.ts'
import { LevelDot } from './note-parts.tsx'
import { dialectsOf, languageOf, regionName } from './settings.ts'
import type { NoteActions } from './use-note-actions.ts'
import type { Proofreading } from './use-proofread.ts'

type ControlsBarProps = { readonly desk: Proofreading; readonly actions: NoteActions }

/** Above the text: its language, how many findings there are of each weight, and the ways to be rid of them. */
export function ControlsBar({ desk, actions }: ControlsBarProps) {
  const { bar } = useMessages().proofread
  const { sheet, checking, shown, isLive, setIsLive } = desk
  const fixes = shown.filter((note) => levelOf(note) === 'fix' && note.suggestions.length > 0).length
  return (
    <Bar className="proof-bar">
      <Languages desk={desk} />
      <Levels desk={desk} />
      <KindFilter desk={desk} />
      <BarSpace />
      <div className="proof-switches">
        <Switch label={bar.picky} isOn={sheet.settings.isPicky} onChange={(isPicky) => sheet.change({ isPicky })} />
        <Checkbox label={bar.live} isOn={isLive} onChange={setIsLive} />
      </div>
      {isLive ? null : (
        <Button isBusy={checking.isRunning} onClick={checking.check}>
          {bar.check}
        </Button>
      )}
      <Button className="proof-accept-all" aria-disabled={fixes === 0 || undefined} onClick={() => fixes > 0 && actions.acceptAll()}>
        {bar.acceptAll(fixes)}
      </Button>
    </Bar>
  )
}

function Languages({ desk: { sheet, checking } }: { readonly desk: Proofreading }) {
  const { language: words } = useMessages().rephrase
  const { bar } = useMessages().proofread
  const { code } = useLocale()
  const { settings, change } = sheet
  const recognised = checking.recognised
  const dialects = dialectsOf(settings.language === 'detect' ? (recognised?.language ?? null) : settings.language)
  const dialect = settings.dialect ?? recognised?.dialect ?? dialects[0]
  return (
    <div className="proof-languages">
      <LanguageSelect
        words={words}
        value={settings.language}
        detected={settings.language === 'detect' ? (recognised?.language ?? null) : null}
        onChange={(language) => change({ language, dialect: null })}
      />
      {dialects.length > 0 && dialect ? (
        <Menu
          label={bar.dialect}
          items={[
            { key: 'auto', label: bar.dialectAuto, isChecked: settings.dialect === null, run: () => change({ dialect: null }) },
            ...dialects.map((tag) => ({
              key: tag,
              label: regionName(tag, code),
              isChecked: settings.dialect === tag,
              run: () => change({ language: languageOf(tag) ?? settings.language, dialect: tag }),
            })),
          ]}
          trigger={(props) => (
            <button type="button" {...props} className="select-button">
              <span className="sr-only">{bar.dialect}: </span>
              {regionName(dialect, code)}
              <Icon of={ChevronDown} />
            </button>
          )}
        />
      ) : null}
    </div>
  )
}

function Levels({ desk: { counts, filter, setFilter } }: { readonly desk: Proofreading }) {
  const { bar } = useMessages().proofread
  const { number } = useMessages().rephrase.original
  return (
    <div className="proof-levels" role="group" aria-label={bar.label}>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          className="proof-level"
          data-none={counts[level] === 0 || undefined}
          aria-pressed={!filter.levels.has(level)}
          onClick={() => setFilter({ ...filter, levels: toggled(filter.levels, level) })}
        >
          <LevelDot level={level} />
          <span className="proof-level-words">
            <b className="font-semibold text-ink">{number(counts[level])}</b> {bar.levels[level]}
          </span>
        </button>
      ))}
    </div>
  )
}

function KindFilter({ desk: { counts, filter, setFilter } }: { readonly desk: Proofreading }) {
  const { bar, kinds: names } = useMessages().proofread
  const { number } = useMessages().rephrase.original
  const present = kinds.filter((kind) => counts.kinds[kind] > 0 || filter.kinds.has(kind))
  if (present.length < 2 && filter.kinds.size === 0) return null
  return (
    <Popover
      label={bar.kinds}
      isSheetOnPhone
      className="proof-kinds"
      trigger={(props) => (
        <button type="button" {...props} className="select-button proof-kinds-button">
          {bar.kinds}
          {filter.kinds.size > 0 ? (
            <b className="font-semibold text-ink">
              {number(present.length - filter.kinds.size)}/{number(present.length)}
            </b>
          ) : null}
          <Icon of={ChevronDown} />
        </button>
      )}
    >
      {present.map((kind) => (
        <label key={kind} className="option proof-kind">
          <input
            type="checkbox"
            checked={!filter.kinds.has(kind)}
            onChange={() => setFilter({ ...filter, kinds: toggled(filter.kinds, kind) })}
          />
          {names[kind]}
          <span className="ms-auto text-ink-pencil">{number(counts.kinds[kind])}</span>
        </label>
      ))}
      {filter.kinds.size > 0 ? (
        <Button variant="ink" size="small" isBlock onClick={() => setFilter({ ...filter, kinds: new Set() })}>
          {bar.everyKind}
        </Button>
      ) : null}
    </Popover>
  )
}

import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { workKinds } from '#tools/find/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { plainLanguage, type Narrow } from './arrange.ts'
import { yearFrom } from './draft.ts'
import type { DeskProps } from './use-find.ts'

/** What of the hits is shown. */
export function NarrowPane({ desk }: DeskProps) {
  const { side: words, kinds } = useMessages().find
  const { language } = useWords()
  const { draft, change, state, isReady } = desk
  const { narrow } = draft
  const set = (part: Partial<Narrow>) => change({ narrow: { ...narrow, ...part } })
  const found = new Set(state.hits.map(({ kind }) => kind))
  const languages = [...new Set([...state.hits.map((hit) => plainLanguage(hit.language)), narrow.language])].filter(
    (code): code is string => code !== null && code !== 'any',
  )
  const id = useId()
  const isWrong = narrow.from !== null && narrow.to !== null && narrow.from > narrow.to
  return (
    <section className="find-narrow">
      <h2 className="label">{words.narrow}</h2>
      <div className="find-narrow-row">
        <span id={id}>{words.from}</span>
        <span className="find-years" role="group" aria-labelledby={id}>
          {/* Filled in anew once the draft of the last visit is there. */}
          <Year key={`from${isReady}`} label={words.from} year={narrow.from} isWrong={isWrong} onChange={(from) => set({ from })} />
          <span>{words.to}</span>
          <Year key={`to${isReady}`} label={words.to} year={narrow.to} isWrong={isWrong} onChange={(to) => set({ to })} />
        </span>
      </div>
      {isWrong ? (
        <p role="alert" className="text-sm text-red">
          {words.yearsWrong}
        </p>
      ) : null}
      <Choice
        label={words.kind}
        value={narrow.kind}
        options={[
          { value: 'all', name: words.allKinds },
          ...workKinds
            .filter((kind) => found.size === 0 || found.has(kind) || kind === narrow.kind)
            .map((kind) => ({ value: kind, name: kinds[kind] })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      <Choice
        label={words.language}
        value={narrow.language}
        options={[{ value: 'any', name: words.anyLanguage }, ...languages.map((code) => ({ value: code, name: language(code) }))]}
        onChange={(code) => set({ language: code })}
      />
      <Checkbox label={words.openAccessOnly} isOn={narrow.openAccessOnly} onChange={(openAccessOnly) => set({ openAccessOnly })} />
      <Checkbox label={words.retracted} isOn={narrow.showsRetracted} onChange={(showsRetracted) => set({ showsRetracted })} />
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly onChange: (value: Value) => void
}

/** One of several, with its name before it. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <div className="find-narrow-row">
      <span aria-hidden="true">{label}</span>
      <Menu
        label={label}
        align="end"
        trigger={(props) => (
          <button type="button" {...props} className="select-button find-choice">
            <span className="sr-only">{label}: </span>
            {options.find((option) => option.value === value)?.name ?? value}
            <Icon of={ChevronDown} />
          </button>
        )}
        items={options.map((option) => ({
          key: option.value,
          label: option.name,
          isChecked: option.value === value,
          run: () => onChange(option.value),
        }))}
      />
    </div>
  )
}

type YearProps = {
  readonly label: string
  readonly year: number | null
  readonly isWrong: boolean
  readonly onChange: (year: number | null) => void
}

/** A year to type; what is no year yet counts for nothing. */
function Year({ label, year, isWrong, onChange }: YearProps) {
  const [typed, setTyped] = useState(year === null ? '' : String(year))
  // Narrowing can be taken back elsewhere.
  const [known, setKnown] = useState(year)
  if (known !== year) {
    setKnown(year)
    if (yearFrom(typed) !== year) setTyped(year === null ? '' : String(year))
  }
  return (
    <input
      className="field find-year"
      inputMode="numeric"
      maxLength={4}
      size={4}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        setKnown(yearFrom(target.value))
        onChange(yearFrom(target.value))
      }}
    />
  )
}

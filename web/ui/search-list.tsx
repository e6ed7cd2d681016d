import { Check } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from './icon.tsx'

export type SearchOption<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** Language of the label, if it is not the interface's. */
  readonly lang?: string
  /** Found by these as well, e.g. the name in the interface's language. */
  readonly also?: string
}

type SearchListProps<Value extends string> = {
  readonly label: string
  readonly placeholder: string
  /** Said when nothing matches. */
  readonly emptyText: string
  readonly options: readonly SearchOption<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Lower case without marks, so that `turkce` finds Türkçe. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** The options that hold every word of the query, in their order. */
export function matching<Value extends string>(options: readonly SearchOption<Value>[], query: string): readonly SearchOption<Value>[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? options
    : options.filter(({ label, also = '' }) => words.every((word) => folded(`${label} ${also}`).includes(word)))
}

/**
 * A field over a list: typing narrows it, arrows walk, Enter chooses. A combobox whose list is always in sight; put it
 * into a `Popover`. The focus stays in the field.
 */
export function SearchList<Value extends string>({ label, placeholder, emptyText, options, value, onChoose }: SearchListProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const found = matching(options, query)
  const [active, setActive] = useState<Value | null>(value)
  const at = Math.max(
    0,
    found.findIndex((option) => option.value === active),
  )
  const activeOption = found[at]

  const moveTo = (index: number) => {
    const option = found.at(index % found.length)
    if (!option) return
    setActive(option.value)
    list.current?.querySelector(`[data-value="${CSS.escape(option.value)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') moveTo(at + 1)
    else if (event.key === 'ArrowUp') moveTo(at - 1)
    else if (event.key === 'Enter' && activeOption) onChoose(activeOption.value)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="flex w-64 max-w-full flex-col gap-1.5">
      <input
        className="field"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-label={label}
        aria-controls={`${id}list`}
        aria-activedescendant={activeOption ? `${id}${activeOption.value}` : undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} role="listbox" id={`${id}list`} aria-label={label} className="max-h-72 overflow-y-auto" tabIndex={-1}>
        {found.map((option) => (
          // The field keeps the focus and carries the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.value}
            id={`${id}${option.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-value={option.value}
            data-active={option === activeOption}
            className="option cursor-pointer"
            lang={option.lang}
            onPointerMove={() => setActive(option.value)}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
            {option.value === value ? <Icon of={Check} className="option-tick" /> : null}
          </div>
        ))}
        {found.length === 0 ? <p className="px-2.5 py-2 text-ink-pencil">{emptyText}</p> : null}
      </div>
    </div>
  )
}

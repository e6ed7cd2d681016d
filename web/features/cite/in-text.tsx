import { Copy } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { locatorLabels, type Entry, type Formatted, type LocatorLabel } from '#tools/cite/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { requestCite } from './cite-api.ts'
import { FormattedText } from './formatted-text.tsx'
import { likeIt } from './like-it.ts'
import { sentItem } from './use-works.ts'
import type { CiteDesk } from './use-cite.ts'
import type { ListActions } from './use-list-actions.ts'

type InTextProps = { readonly desk: CiteDesk; readonly entry: Entry; readonly actions: ListActions }
type Marks = { readonly parenthetical: Formatted; readonly narrative: Formatted }

/** Both marks for the text, to copy, with the place in the work that they name. */
export function InText({ desk, entry, actions }: InTextProps) {
  const { list: words, locators } = useMessages().cite
  const [label, setLabel] = useState<LocatorLabel>('page')
  const [value, setValue] = useState('')
  const id = useId()
  const marks = useMarks({ desk, entry, label, value: value.trim() })
  const forms = [
    { key: 'parenthetical', name: words.parenthetical, mark: marks.parenthetical },
    { key: 'narrative', name: words.narrative, mark: marks.narrative },
  ] as const
  return (
    <div className="cite-in-text">
      <span className="label">{words.inText}</span>
      {forms.map(({ key, name, mark }) => (
        <Button
          key={key}
          size="small"
          className="cite-mark"
          aria-label={`${words.copyMark(mark.text)}, ${name}`}
          onClick={() => void actions.copyMark({ plain: mark.text, html: mark.html })}
        >
          <bdi lang={desk.manner.locale}>
            <FormattedText html={mark.html} hasLinks={false} />
          </bdi>
          <Icon of={Copy} />
        </Button>
      ))}
      <span className="cite-locator">
        <label htmlFor={id} className="sr-only">
          {words.placeKind}
        </label>
        <select id={id} className="field" value={label} onChange={(event) => setLabel(toLabel(event.target.value))}>
          {locatorLabels.map((one) => (
            <option key={one} value={one}>
              {locators[one]}
            </option>
          ))}
        </select>
        <input
          className="field"
          aria-label={words.place}
          autoComplete="off"
          dir="auto"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </span>
    </div>
  )
}

const toLabel = (value: string): LocatorLabel => locatorLabels.find((one) => one === value) ?? 'page'

/** After the last key. */
const pauseMs = 200

type MarksOptions = { readonly desk: CiteDesk; readonly entry: Entry; readonly label: LocatorLabel; readonly value: string }

/** The marks of an entry, with a place once one is typed; until that has come, those without. */
function useMarks({ desk, entry, label, value }: MarksOptions): Marks {
  const { code: language } = useLocale()
  const [placed, setPlaced] = useState<{ readonly of: string; readonly kept: KeptItem; readonly marks: Marks } | null>(null)
  const { works, manner, byId } = desk
  const of = `${entry.id} ${label} ${value} ${manner.style} ${manner.locale}`
  const kept = byId.get(entry.id)
  useEffect(() => {
    if (value === '' || !kept) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const work = [{ id: kept.id, locator: { label, value } }]
      void requestCite({
        items: likeIt(kept, works.items ?? []).map(sentItem),
        citations: [
          { works: work, form: 'parenthetical' },
          { works: work, form: 'narrative' },
        ],
        ...manner,
        language,
        signal: controller.signal,
      }).then((answer) => {
        const [parenthetical, narrative] = answer.ok ? answer.value.citations : []
        if (parenthetical && narrative) setPlaced({ of, kept, marks: { parenthetical, narrative } })
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [kept, works.items, manner, language, label, value, of])
  // Those of another place would be copied for this one.
  return placed && placed.of === of && placed.kept === kept && value !== '' ? placed.marks : entry
}

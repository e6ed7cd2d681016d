import { ChevronDown, ChevronUp, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Entry } from '#tools/cite/contract.ts'
import type { KeptItem, Retraction } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { isItem } from './cite-api.ts'
import { runsRightToLeft } from './copied-list.ts'
import { FormattedText } from './formatted-text.tsx'
import { gapWords } from './gap-words.ts'
import { InText } from './in-text.tsx'
import type { Place } from './long-list.tsx'
import type { CiteDesk } from './use-cite.ts'
import type { ListActions } from './use-list-actions.ts'

type RowProps = {
  readonly desk: CiteDesk
  readonly actions: ListActions
  readonly entry: Entry
  readonly kept: KeptItem
  readonly place: Place
}

/** An entry of the list. Opened, it has the marks for the text and what can be done with it. */
export function ReferenceRow({ desk, actions, entry, kept, place }: RowProps) {
  const { list: words } = useMessages().cite
  const isOpen = desk.active === entry.id
  const toggle = () => desk.open(isOpen ? null : entry.id)
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (!isLink && getSelection()?.isCollapsed !== false) toggle()
  }
  const direction = runsRightToLeft(entry.entry.text) ? 'rtl' : 'ltr'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" aria-setsize={place.of} aria-posinset={place.at} className="cite-row" data-open={isOpen} data-id={entry.id}>
      <div className="cite-row-text">
        {/* The button beside it does the same by keyboard; here the text can still be selected. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <p className="cite-entry" dir={direction} lang={desk.manner.locale} onClick={onClick}>
          <FormattedText html={entry.entry.html} />
        </p>
        <Button
          variant="quiet"
          isIcon
          className="cite-row-open"
          aria-expanded={isOpen}
          aria-label={`${words.inText}: ${entry.parenthetical.text}`}
          onClick={toggle}
        >
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </Button>
      </div>
      {kept.retraction ? <RetractionLine retraction={kept.retraction} /> : null}
      <Gaps desk={desk} entry={entry} kept={kept} />
      {isOpen ? (
        <div className="cite-row-more">
          <InText desk={desk} entry={entry} actions={actions} />
          <div className="cite-row-ways">
            <Button size="small" variant="quiet" onClick={() => desk.form.edit(kept)}>
              <Icon of={Pencil} />
              {words.edit}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void actions.remove(entry.id)}>
              <Icon of={Trash2} />
              {words.remove}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}

/** What is missing, with the way to where it is filled in. */
function Gaps({ desk, entry, kept }: { readonly desk: CiteDesk; readonly entry: Entry; readonly kept: KeptItem }) {
  const { cite } = useMessages()
  const { item } = kept
  if (entry.gaps.length === 0 || !isItem(item)) return null
  return (
    <ul className="cite-row-gaps">
      {entry.gaps.map((gap) => {
        const { missing, effect } = gapWords(cite, item, gap)
        return (
          <li key={gap.field}>
            <Tag tone="ochre">
              <Icon of={TriangleAlert} />
              {missing}
            </Tag>
            <button
              type="button"
              className="link text-sm"
              aria-label={`${cite.list.fix}: ${missing}`}
              onClick={() => desk.form.edit(kept, gap.field)}
            >
              {cite.list.fix}
            </button>
            <span className="sr-only">{effect}</span>
          </li>
        )
      })}
    </ul>
  )
}

function RetractionLine({ retraction }: { readonly retraction: Retraction }) {
  const { retraction: words } = useMessages().cite
  const isGood = retraction.nature === 'reinstatement'
  return (
    <p className="cite-row-gaps">
      <Tag tone={isGood ? 'green' : retraction.nature === 'retraction' ? 'red' : 'ochre'}>
        <Icon of={TriangleAlert} />
        {words[retraction.nature](retraction.date)}
      </Tag>
      {retraction.noticeUrl === null ? null : (
        <a href={retraction.noticeUrl} target="_blank" rel="noreferrer" className="link text-sm">
          {words.notice}
        </a>
      )}
    </p>
  )
}

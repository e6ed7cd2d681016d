import { BookmarkPlus, Check, Copy, Ellipsis, ExternalLink, LockOpen, Quote, Trash2, TriangleAlert } from 'lucide-react'
import { Fragment, useId } from 'react'
import type { Hit } from '#tools/find/contract.ts'
import { workText } from '#tools/library/read-work.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { openBeside } from '#web/workbench/leave-for.ts'
import { isTakenBack } from './arrange.ts'
import { makersLine, placeLine } from './hit-lines.ts'
import { markedPieces } from './marked-pieces.ts'
import type { FindDesk } from './use-find.ts'
import type { HitActions } from './use-hit-actions.ts'
import { useIndexes } from './use-indexes.ts'

type CardProps = { readonly hit: Hit; readonly desk: FindDesk; readonly actions: HitActions; readonly isOn: boolean }

/** A work that was found: what it is, the sentence that fits, why it is here, and what can be done with it. */
export function HitCard({ hit, actions, isOn }: CardProps) {
  const id = useId()
  return (
    <article
      className={classNames('find-hit', isOn && 'find-hit-on', isTakenBack(hit) && 'find-hit-retracted')}
      aria-labelledby={id}
      data-hit={hit.id}
      tabIndex={-1}
    >
      <div className="find-hit-top">
        <div className="find-hit-what">
          <Title hit={hit} id={id} />
          <Made hit={hit} />
        </div>
        <Actions hit={hit} actions={actions} isOn={isOn} />
      </div>
      {hit.passage === null ? null : (
        <blockquote className="find-passage">
          <p dir="auto" lang={langOf(hit)}>
            <Marked text={hit.passage} matches={hit.passageMatches} />
          </p>
        </blockquote>
      )}
      <Why hit={hit} />
      <Tags hit={hit} />
    </article>
  )
}

const langOf = ({ language }: Hit): string | undefined =>
  language !== null && /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(language) ? language : undefined

const Marked = ({ text, matches }: { readonly text: string; readonly matches: Hit['titleMatches'] }) =>
  markedPieces(text, matches).map((piece) => (piece.isMarked ? <mark key={piece.start}>{piece.text}</mark> : piece.text))

function Title({ hit, id }: { readonly hit: Hit; readonly id: string }) {
  const { find, library } = useMessages()
  const title = workText(hit.item, 'title')
  const inside = title === '' ? library.table.noTitle : title
  return (
    <h3 id={id} className="find-hit-title" dir="auto" lang={langOf(hit)}>
      {hit.url === null ? (
        inside
      ) : (
        <a href={hit.url} target="_blank" rel="noopener noreferrer">
          {inside}
          <span className="sr-only"> {find.hit.newTab}</span>
        </a>
      )}
    </h3>
  )
}

/** Who, when and where, as APA puts them. */
function Made({ hit }: { readonly hit: Hit }) {
  const { table, makers } = useMessages().library
  const who = makersLine(hit.item, makers.others) || table.nobody
  const { container, rest } = placeLine(hit.item)
  return (
    <p className="find-made" dir="auto">
      <bdi>{who}</bdi>, {hit.year ?? table.undated}.{' '}
      {container === '' ? null : (
        <bdi>
          <i>{container}</i>
          {rest}
        </bdi>
      )}
    </p>
  )
}

/** Why it is among the hits: the words that match, or that it was taken back. */
function Why({ hit }: { readonly hit: Hit }) {
  const { hit: words } = useMessages().find
  const { day } = useWords()
  if (isTakenBack(hit)) {
    const date = hit.retraction?.date ?? null
    return (
      <p className="find-why">
        <b className="text-red">{words.retracted}</b> <span>{words.retractedWhy(date === null ? null : day(date))}</span>
      </p>
    )
  }
  if (hit.matched.length === 0) return null
  return (
    <p className="find-why">
      <b>{words.matches}</b>{' '}
      <span>
        <WordList words={hit.matched} />
      </span>
    </p>
  )
}

/** Words in a row, each in the direction of its own language. */
function WordList({ words }: { readonly words: readonly string[] }) {
  const { code } = useLocale()
  return new Intl.ListFormat(code, { type: 'conjunction' })
    .formatToParts(words)
    .map(({ type, value }, at) => (type === 'element' ? <bdi key={value}>{value}</bdi> : <Fragment key={`between${at}`}>{value}</Fragment>))
}

function Tags({ hit }: { readonly hit: Hit }) {
  const { find, cite } = useMessages()
  const { hit: words, kinds } = find
  const { list } = useWords()
  const { nameOf } = useIndexes()
  const names = hit.indexes.map(nameOf)
  const { retraction } = hit
  return (
    <p className="find-tags">
      {retraction ? (
        <Tag tone={isTakenBack(hit) ? 'red' : retraction.nature === 'reinstatement' ? 'green' : 'ochre'}>
          <Icon of={TriangleAlert} />
          {!isTakenBack(hit)
            ? cite.retraction[retraction.nature](retraction.date)
            : retraction.date === null
              ? words.retracted
              : words.retractedIn(retraction.date.slice(0, 4))}
        </Tag>
      ) : null}
      {hit.openAccessUrl === null ? null : (
        <a
          href={hit.openAccessUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="tag tag-green find-open"
          aria-label={words.about(words.readWhole, workText(hit.item, 'title'))}
        >
          <Icon of={LockOpen} />
          {words.openAccess}
        </a>
      )}
      {hit.kind === 'other' ? null : <Tag>{kinds[hit.kind]}</Tag>}
      <Tag className="find-known">
        <span className="sr-only">{words.knownTo(list(names))}</span>
        <span aria-hidden="true">{names.join(', ')}</span>
      </Tag>
    </p>
  )
}

type ActionsProps = Pick<CardProps, 'hit' | 'actions' | 'isOn'>

/** The library first; where a work was taken back, its notice in that place, and the rest behind the dots. */
function Actions({ hit, actions, isOn }: ActionsProps) {
  const { find, cite } = useMessages()
  const { hit: words } = find
  const { ready } = useSite()
  const title = workText(hit.item, 'title')
  const isKept = actions.keptId(hit) !== null
  const notice = isTakenBack(hit) ? (hit.retraction?.noticeUrl ?? null) : null
  const save = { key: 'save', label: words.save, icon: BookmarkPlus, run: () => actions.save(hit) }
  const items = [
    ...(isTakenBack(hit) && !isKept ? [save] : []),
    ...(ready.includes('citation') ? [{ key: 'cite', label: words.cite, icon: Quote, run: () => actions.cite(hit) }] : []),
    { key: 'copy', label: words.copy, icon: Copy, run: () => actions.copy(hit) },
    ...(hit.openAccessUrl === null
      ? []
      : [{ key: 'whole', label: words.whole, icon: LockOpen, run: () => openBeside(hit.openAccessUrl ?? '') }]),
    ...(hit.url === null ? [] : [{ key: 'page', label: words.page, icon: ExternalLink, run: () => openBeside(hit.url ?? '') }]),
    ...(isKept ? [{ key: 'remove', label: words.remove, icon: Trash2, run: () => actions.remove(hit) }] : []),
  ]
  return (
    <div className="find-actions">
      {isKept ? (
        <Tag tone="blue" className="find-kept">
          <Icon of={Check} />
          {words.kept}
        </Tag>
      ) : isTakenBack(hit) ? null : (
        <Button
          size="small"
          variant={isOn ? 'primary' : 'outline'}
          isBusy={actions.isSaving(hit)}
          aria-label={words.about(words.save, title)}
          onClick={() => actions.save(hit)}
        >
          <Icon of={BookmarkPlus} />
          {words.save}
        </Button>
      )}
      {notice === null ? null : (
        <a
          href={notice}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: 'small', variant: 'quiet' })}
          aria-label={words.about(cite.retraction.notice, title)}
        >
          {cite.retraction.notice}
        </a>
      )}
      <Menu
        label={words.more(title)}
        align="end"
        trigger={(props) => (
          <Button {...props} isIcon variant="quiet" className="find-more" aria-label={words.more(title)}>
            <Icon of={Ellipsis} />
          </Button>
        )}
        items={items}
      />
    </div>
  )
}

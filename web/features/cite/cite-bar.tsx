import { ChevronDown, Copy, Download } from 'lucide-react'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { citeLocales, exportFormats } from '#tools/cite/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { locales } from '#web/i18n/locales.ts'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { requestStyles, type StyleChoice } from './cite-api.ts'
import { folderOf } from './use-adding.ts'
import type { CiteDesk } from './use-cite.ts'
import type { ListActions } from './use-list-actions.ts'

const ownNames = new Map<string, string>(locales.map(({ code, name }) => [code, name]))

/** Which list, in which language, how many; and taking it along. */
export function CiteBar({ desk, actions }: { readonly desk: CiteDesk; readonly actions: ListActions }) {
  const { cite } = useMessages()
  const { bar: words, formats } = cite
  const { ready } = useSite()
  const count = desk.list.entries.length
  const isEmpty = count === 0
  return (
    <Bar className="cite-bar">
      <ListChoice desk={desk} />
      <StyleSelect desk={desk} />
      <LanguageChoice desk={desk} />
      {isEmpty ? null : <p className="cite-count">{words.count(desk.works.items?.length ?? count)}</p>}
      <BarSpace />
      {ready.includes('library') ? (
        <PageLink page="library" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {words.library}
        </PageLink>
      ) : null}
      <Menu
        label={words.export}
        align="end"
        trigger={(props) => (
          <Button {...props} variant="quiet" size="small" disabled={isEmpty}>
            <Icon of={Download} />
            {words.export}
            <Icon of={ChevronDown} />
          </Button>
        )}
        items={exportFormats.map((format) => ({ key: format, label: formats[format], run: () => void actions.saveAs(format) }))}
      />
      <Button variant="primary" disabled={isEmpty} onClick={() => void actions.copyList()}>
        <Icon of={Copy} />
        {words.copy}
      </Button>
    </Bar>
  )
}

/** The list in sight: a folder of the library, what is in none, or all of it. */
function ListChoice({ desk }: { readonly desk: CiteDesk }) {
  const { bar: words } = useMessages().cite
  const [isMaking, setIsMaking] = useState(false)
  const { place, choosePlace, works } = desk
  const folder = folderOf(place)
  const name =
    folder === null ? (place === 'all' ? words.all : words.unfiled) : (works.folders.find(({ id }) => id === folder)?.name ?? '…')
  return (
    <>
      <Menu
        label={words.list}
        trigger={(props) => (
          <button type="button" {...props} className="select-button cite-list-name">
            <span className="sr-only">{words.list}: </span>
            <span className="cite-cut">{name}</span>
            <Icon of={ChevronDown} />
          </button>
        )}
        items={[
          { key: 'unfiled', label: words.unfiled, isChecked: place === 'unfiled', run: () => choosePlace('unfiled') },
          ...works.folders.map(({ id, name: label }) => ({
            key: id,
            label,
            isChecked: id === folder,
            run: () => choosePlace({ folder: id }),
          })),
          { key: 'all', label: words.all, isChecked: place === 'all', run: () => choosePlace('all') },
          { key: 'make', label: `${words.makeList}…`, run: () => setIsMaking(true) },
        ]}
      />
      <NewList isOpen={isMaking} onClose={() => setIsMaking(false)} desk={desk} />
    </>
  )
}

function NewList({ isOpen, onClose, desk }: { readonly isOpen: boolean; readonly onClose: () => void; readonly desk: CiteDesk }) {
  const { cite, problems, shell } = useMessages()
  const { bar: words } = cite
  const [name, setName] = useState('')
  const id = useId()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const answer = await desk.client.makeFolder(name.trim())
    if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
    setName('')
    onClose()
    desk.works.reload()
    desk.choosePlace({ folder: answer.value.id })
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.makeList} closeLabel={shell.dialog.close}>
      <form id={id} className="mt-4 grid gap-4" onSubmit={(event) => void make(event)}>
        <TextField label={words.listName} value={name} onChange={setName} maxLength={120} data-first-focus />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            {words.make}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const ownStyle: StyleChoice = { id: 'apa', title: 'APA 7' }

/** The style: a tag, or a choice where the operator has added others. */
function StyleSelect({ desk }: { readonly desk: CiteDesk }) {
  const { bar: words } = useMessages().cite
  const [styles, setStyles] = useState<readonly StyleChoice[]>([ownStyle])
  const { manner, setManner } = desk
  useEffect(() => {
    let isHere = true
    void requestStyles().then((answer) => {
      if (isHere && answer.ok) setStyles(answer.value.styles)
    })
    return () => {
      isHere = false
    }
  }, [])
  const chosen = styles.find(({ id }) => id === manner.style) ?? ownStyle
  if (styles.length < 2) return <Tag>{chosen.title}</Tag>
  return (
    <Menu
      label={words.style}
      trigger={(props) => (
        <button type="button" {...props} className="select-button">
          <span className="sr-only">{words.style}: </span>
          <span className="cite-cut">{chosen.title}</span>
          <Icon of={ChevronDown} />
        </button>
      )}
      items={styles.map(({ id, title }) => ({
        key: id,
        label: title,
        isChecked: id === chosen.id,
        run: () => setManner({ ...manner, style: id }),
      }))}
    />
  )
}

/** The language that the entries are written in. */
function LanguageChoice({ desk }: { readonly desk: CiteDesk }) {
  const { bar: words } = useMessages().cite
  const { manner, setManner } = desk
  return (
    <Menu
      label={words.language}
      trigger={(props) => (
        <button type="button" {...props} className="select-button">
          <span className="sr-only">{words.language}: </span>
          {ownNames.get(manner.locale)}
          <Icon of={ChevronDown} />
        </button>
      )}
      items={citeLocales.map((code) => ({
        key: code,
        label: ownNames.get(code) ?? code,
        isChecked: code === manner.locale,
        run: () => setManner({ ...manner, locale: code }),
      }))}
    />
  )
}

import { ChevronLeft, FolderUp, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react'
import type { CollectionAnswer } from '#tools/collections/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Upsell, useUpsell } from '#web/workbench/upsell.tsx'
import { useTier } from '#web/workbench/use-tier.ts'
import { chosenFiles } from './dropped-files.ts'
import type { CollectionsDesk } from './collections-desk.ts'
import { DocumentsList } from './documents-list.tsx'
import { countsOf } from './import-state.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportSummary } from './import-summary.tsx'
import type { GivenFile } from './make-importer.ts'
import { RemoveCollection } from './remove-collection.tsx'
import { useDropped } from './use-dropped.ts'
import { useImport, type ImportDesk } from './use-import.ts'

type ViewProps = { readonly collection: CollectionAnswer; readonly desk: CollectionsDesk }

/** One collection: what is being added to it, and what is in it. */
export function CollectionView({ collection, desk }: ViewProps) {
  const { files: words } = useMessages().collections
  const [version, setVersion] = useState(0)
  const importing = useImport(collection.id, () => {
    setVersion((count) => count + 1)
    desk.refresh()
  })
  const upsell = useUpsell()
  const tier = useTier()
  const add = (files: readonly GivenFile[]) => {
    const areMany = files.length > 1 || files.some(({ isArchive }) => isArchive)
    if (areMany && !tier.entitlements.includes('files:many')) return upsell.ask({ kind: 'entitlement', entitlement: 'files:many' })
    if (files.length > 0) importing.add(files)
  }
  const isOver = useDropped(collection.canAdd ? add : null)
  const { rows } = importing.view
  return (
    <>
      <Head collection={collection} desk={desk} importing={importing} onFiles={add} />
      <ImportSummary view={importing.view} canAdd={collection.canAdd} />
      {rows.length > 0 ? <ImportRows importing={importing} collection={collection} /> : null}
      <DocumentsList collection={collection} version={version} onChange={desk.refresh} />
      {collection.canAdd ? <CommandLine id={collection.id} /> : null}
      {isOver ? (
        <div className="collections-over" aria-hidden="true">
          <p className="h3">{words.release}</p>
        </div>
      ) : null}
      <Upsell upsell={upsell} />
    </>
  )
}

type HeadProps = ViewProps & { readonly importing: ImportDesk; readonly onFiles: (files: readonly GivenFile[]) => void }

function Head({ collection, desk, importing, onFiles }: HeadProps) {
  const { files: words, kinds, title } = useMessages().collections
  const { controlKey } = useMessages().rephrase.run
  const { view, stop, goOn } = importing
  const isHeld = !view.isRunning && countsOf(view.rows).waiting > 0
  useEscape(view.isRunning, stop)
  return (
    <Bar>
      <Button variant="quiet" size="small" onClick={() => desk.open(null)}>
        <Icon of={ChevronLeft} turns /> {title}
      </Button>
      <h2 className="font-semibold" dir="auto">
        {collection.name}
      </h2>
      <Tag>{kinds[collection.kind]}</Tag>
      <BarSpace />
      {collection.canAdd ? <FileButtons onFiles={onFiles} /> : null}
      {view.isRunning ? (
        <Button size="small" onClick={stop}>
          {words.stop} <Kbd keys={['esc']} control={controlKey} />
        </Button>
      ) : null}
      {isHeld ? (
        <Button size="small" onClick={goOn}>
          {words.goOn}
        </Button>
      ) : null}
      {collection.canAdd && !view.isRunning ? <RemoveCollection collection={collection} desk={desk} /> : null}
    </Bar>
  )
}

/** What the dialog offers first; the server looks at each file itself. */
const accepted = '.txt,.md,.docx,.odt,.pdf,.html,.htm,.zip'

function FileButtons({ onFiles }: Pick<HeadProps, 'onFiles'>) {
  const { files: words } = useMessages().collections
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(target.files ?? []))
    target.value = ''
  }
  return (
    <>
      <input ref={files} type="file" multiple accept={accepted} hidden onChange={take} data-testid="files" />
      <input ref={folder} type="file" multiple hidden onChange={take} data-testid="folder" {...{ webkitdirectory: '' }} />
      <Button size="small" onClick={() => files.current?.click()}>
        <Icon of={Upload} /> {words.add}
      </Button>
      <Button size="small" variant="quiet" className="collections-folder" onClick={() => folder.current?.click()}>
        <Icon of={FolderUp} /> {words.folder}
      </Button>
    </>
  )
}

function useEscape(isOn: boolean, run: () => void): void {
  const stop = useEffectEvent(run)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return
      stop()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}

const CommandLine = ({ id }: { readonly id: string }) => {
  const { commandLine } = useMessages().collections
  return (
    <div className="collections-command">
      <p className="text-sm text-ink-soft">{commandLine}</p>
      <pre dir="ltr">{`tinta corpus import ./papers --collection ${id} --report problems.csv`}</pre>
    </div>
  )
}

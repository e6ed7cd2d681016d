import { Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SearchBox } from '#web/workbench/search-box.tsx'
import type { LibraryDesk } from './library-desk.ts'

type HeadProps = { readonly desk: LibraryDesk; readonly isImporting: boolean; readonly onImport: () => void }

/** Title, search, and the two ways in. */
export function LibraryHead({ desk, isImporting, onImport }: HeadProps) {
  const { title, head } = useMessages().library
  return (
    <div className="library-head">
      <h1 className="h1 library-title">{title}</h1>
      <SearchBox
        search={desk.state.looked.search}
        onSearch={(search) => desk.look({ search })}
        words={{ label: head.searchLabel, placeholder: head.search, clear: head.clear }}
        hasSlash
        className="library-search"
      />
      <Button isBusy={isImporting} onClick={onImport}>
        <Icon of={Upload} /> {head.import}
      </Button>
      <AddLink folder={desk.state.looked.folder}>
        <Icon of={Plus} /> {head.add}
      </AddLink>
    </div>
  )
}

/** To the citation tool, which reads works in; into the open folder. */
export function AddLink({ folder, children }: { readonly folder: string | null; readonly children: ReactNode }) {
  const { ready } = useSite()
  if (!ready.includes('citation')) return null
  const suffix = folder === null ? '' : `?${new URLSearchParams({ list: folder })}`
  return (
    <PageLink page="citation" suffix={suffix} className={buttonClass({ variant: 'primary' })}>
      {children}
    </PageLink>
  )
}

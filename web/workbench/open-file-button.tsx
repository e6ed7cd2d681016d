import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { acceptedFiles } from './open-file.ts'

type OpenFileButtonProps = {
  readonly onOpen: (file: File) => void
  /** A file is being read. */
  readonly isBusy: boolean
  readonly variant: 'quiet' | 'outline'
}

/** Asks for a document whose text goes into the editor. */
export function OpenFileButton({ onOpen, isBusy, variant }: OpenFileButtonProps) {
  const { original } = useMessages().rephrase
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} size="small" isBusy={isBusy} title={original.fileKinds} onClick={() => field.current?.click()}>
        <Icon of={Upload} /> {original.openFile}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={original.openFile}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onOpen(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

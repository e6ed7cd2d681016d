import { useMessages } from '#web/i18n/messages.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const steps = ['ask', 'show', 'talk', 'name', 'rules', 'time'] as const

/** What helps somebody whose own text is doubted. */
export function AccusedDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { shell } = useMessages()
  const { accused: words } = useMessages().detect
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={shell.dialog.close} className="detect-dialog">
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      <ol className="detect-steps">
        {steps.map((step) => (
          <li key={step}>
            <b className="font-semibold">{words.steps[step].title}</b> {words.steps[step].body}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-soft">{words.other}</p>
    </Dialog>
  )
}

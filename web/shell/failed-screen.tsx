import { RotateCcw } from 'lucide-react'
import { use } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.tsx'
import { PageHead } from './page-head.tsx'
import { loadAnew } from './resume-navigation.ts'
import { ServerPartsContext } from './server-parts.ts'

/** The number under which the server logged the failure of this document; empty when the failure came later, in the browser. */
function useErrorId(): string {
  const { errorId = '' } = use(ServerPartsContext)
  return typeof document === 'undefined' ? errorId : (document.documentElement.dataset['errorId'] ?? '')
}

/** Something failed that nobody expected. */
export function FailedScreen() {
  const { failed: words } = useMessages().shell
  const errorId = useErrorId()
  const copy = () => void navigator.clipboard.writeText(errorId).then(() => showToast({ text: words.copied }))
  return (
    <section className="sheet missing">
      <PageHead title={words.title} isHidden />
      <div className="missing-gutter" aria-hidden="true">
        500
      </div>
      <div className="missing-text">
        <h1 className="h1 mb-2.5">{words.title}</h1>
        <p className="lead max-w-[34rem]">{words.body}</p>
        <div className="mt-7 flex flex-wrap gap-2">
          <Button variant="primary" onClick={loadAnew}>
            <Icon of={RotateCcw} turns />
            {words.again}
          </Button>
          <PageLink page="home" reloadDocument className={buttonClass()}>
            {words.home}
          </PageLink>
        </div>
        {errorId === '' ? null : (
          <p className="mt-7 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {words.number} <code className="rounded-mark bg-sunken px-1.5 py-0.5">{errorId}</code>
            <Button variant="ink" size="small" onClick={copy}>
              {words.copy}
            </Button>
          </p>
        )}
        <div className="missing-lines" aria-hidden="true" />
      </div>
    </section>
  )
}

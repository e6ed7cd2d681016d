import { RotateCcw } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.tsx'
import { copyText } from '../workbench/copy-text.ts'
import { PageHead } from './page-head.tsx'
import { loadAnew } from './resume-navigation.ts'
import { ServerPartsContext } from './server-parts.ts'
import { referenceOf } from './tell-error.ts'

/** Its number in the log: the server's own where the page came with the failure, else a new one that the browser tells the server. */
function useErrorId(error: unknown): string {
  const { errorId = '' } = use(ServerPartsContext)
  const [reference] = useState(() => (typeof document === 'undefined' ? errorId : referenceOf(error)))
  return reference
}

/** Something failed that nobody expected. */
export function FailedScreen({ error }: { readonly error: unknown }) {
  const { failed: words } = useMessages().shell
  const errorId = useErrorId(error)
  const number = useRef<HTMLElement>(null)
  const copy = () =>
    void copyText({ plain: errorId, html: errorId }).then((outcome) => {
      if (outcome !== 'failed') return showToast({ text: words.copied })
      // The browser lets nobody copy: it stands there marked, for the keyboard.
      if (number.current) getSelection()?.selectAllChildren(number.current)
    })
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
            {words.number}{' '}
            <code ref={number} dir="ltr" className="rounded-mark bg-sunken px-1.5 py-0.5">
              {errorId}
            </code>
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

import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { saveNow } from '#web/workbench/save-now.ts'

/** The recovery codes, shown this once. */
export function RecoveryCodesView({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { problems, profile } = useMessages()
  const { second: words } = profile.security
  const { notCopied } = useMessages().rephrase.result
  const { code: language } = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = () =>
    void copyText({ plain: text, html: toHtml(text) }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: notCopied, tone: 'info' } : { text: words.copied }),
    )
  const download = () => void saveNow(problems, ({ saveFile }) => saveFile({ text, kind: 'txt', name: words.file, language }))
  return (
    <div className="profile-codes">
      <h3 ref={heading} tabIndex={-1} className="h3">
        {words.codes}
      </h3>
      <p className="profile-help">{words.codesHelp}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="profile-buttons">
        <Button size="small" onClick={copy}>
          <Icon of={Copy} /> {words.copy}
        </Button>
        <Button size="small" onClick={download}>
          <Icon of={Download} /> {words.download}
        </Button>
        <Button variant="primary" size="small" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </div>
  )
}

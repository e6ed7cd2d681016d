import { useEffect, useState, type ComponentType } from 'react'
import { fetchLateMessages } from '#web/i18n/load-messages.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import { session } from '#web/workbench/session.ts'

/** `AccountHost`, fetched when the page is at work: nobody waits for it before they can type. */
export function LateAccountHost() {
  const [Host, setHost] = useState<ComponentType | null>(null)
  const { code } = useLocale()
  useEffect(() => {
    // Without it the person is a visitor, as the page says.
    Promise.all([import('./account-host.tsx'), fetchLateMessages(code)]).then(
      ([{ AccountHost }]) => setHost(() => AccountHost),
      () => session.setLoading(false),
    )
  }, [code])
  return Host && <Host />
}

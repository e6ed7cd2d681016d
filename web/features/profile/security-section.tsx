import { Shield } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { DeviceRows } from './device-rows.tsx'
import { PasswordForm } from './password-form.tsx'
import { EditRow } from './row.tsx'
import { SecondStepRow } from './second-step-row.tsx'
import { Section } from './section.tsx'
import type { AccountDesk } from './use-account.ts'

/** What keeps others out: password, second step, devices. With Firebase these are kept elsewhere, and the section is not shown. */
export function SecuritySection({ desk }: { readonly desk: AccountDesk }) {
  const { security: words, change } = useMessages().profile
  const { methods, passwordChangedAt, devices } = desk.account
  const hasPassword = methods.includes('password')
  const since = passwordChangedAt ? words.password.changed(passwordChangedAt) : words.password.first
  return (
    <Section title={words.title} icon={Shield} lead={words.lead(devices.length)} summary={words.devices(devices.length)}>
      <EditRow
        label={words.password.label}
        value={hasPassword ? since : words.password.none}
        action={hasPassword ? change : words.password.set}
      >
        {(close) => <PasswordForm desk={desk} onClose={close} />}
      </EditRow>
      <SecondStepRow desk={desk} />
      <DeviceRows desk={desk} />
    </Section>
  )
}

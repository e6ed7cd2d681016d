import { Check, User } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink, useHref } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { isolated } from '#web/workbench/isolated.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { errorOf, InPlaceForm } from './form.tsx'
import { EditRow, Row } from './row.tsx'
import { Section } from './section.tsx'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'

type DeskProps = { readonly desk: AccountDesk }
type FormProps = DeskProps & { readonly onClose: () => void }

/** Who this is: name, address, ways to log in. */
export function AccountSection({ desk }: DeskProps) {
  const { account: words } = useMessages().profile
  const { user, methods } = desk.account
  const { list } = useWords()
  const { code } = useLocale()
  const { identity } = useSite().settings
  const isEmbedded = identity.kind === 'embedded'
  const change = useMessages().profile.change
  return (
    <Section title={words.title} icon={User} summary={<bdi>{user.name || user.email}</bdi>}>
      <EditRow
        label={words.name}
        value={user.name ? <bdi>{user.name}</bdi> : <span className="profile-none">{words.noName}</span>}
        action={change}
      >
        {(close) => <NameForm desk={desk} onClose={close} />}
      </EditRow>
      {isEmbedded ? (
        <EditRow label={words.email} value={<EmailValue desk={desk} />} action={change}>
          {(close) => <EmailForm desk={desk} onClose={close} />}
        </EditRow>
      ) : (
        <Row label={words.email}>
          <bdi>{user.email}</bdi>
        </Row>
      )}
      <Row label={words.methods}>
        {capitalised(list(methods.map((method) => words.method[method])), code)}
        {isEmbedded ? null : <p className="profile-help">{words.managed}</p>}
      </Row>
      <Row
        label={words.keys.label}
        action={
          <PageLink page="developers" suffix="#keys" className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {words.keys.open}
          </PageLink>
        }
      >
        {words.keys.body}
      </Row>
    </Section>
  )
}

/** A list that stands alone begins with a capital letter. */
const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

function NameForm({ desk, onClose }: FormProps) {
  const { account: words, saved } = useMessages().profile
  const { user } = desk.account
  const [name, setName] = useState(user.name)
  const sending = useSending()
  const save = () =>
    sending.send(
      () => desk.api.rename(name.trim()),
      () => {
        desk.put((account) => ({ user: { ...account.user, name: name.trim() } }))
        announce(saved)
        onClose()
      },
    )
  return (
    <InPlaceForm sending={sending} onSubmit={save} onClose={onClose} shown={['input-invalid']}>
      <TextField
        label={words.name}
        value={name}
        className="profile-field"
        onChange={setName}
        autoComplete="name"
        maxLength={100}
        error={errorOf(sending.problem, ['input-invalid'])}
      />
    </InPlaceForm>
  )
}

function EmailValue({ desk }: DeskProps) {
  const { account: words } = useMessages().profile
  const { user } = desk.account
  return (
    <span className="profile-email">
      <bdi>{user.email}</bdi>
      {user.emailVerified ? (
        <Tag tone="green">
          <Icon of={Check} />
          {words.confirmed}
        </Tag>
      ) : (
        <>
          <Tag tone="ochre">{words.notConfirmed}</Tag> <Resend desk={desk} />
        </>
      )}
    </span>
  )
}

function Resend({ desk }: DeskProps) {
  const { account: words } = useMessages().profile
  const { email } = desk.account.user
  const href = useHref()
  const sending = useSending()
  const resend = () =>
    sending.send(
      () => desk.api.sendConfirmation(email, href('profile')),
      () => showToast({ text: words.resent(isolated(email)) }),
    )
  return (
    <>
      <Button variant="ink" size="small" isBusy={sending.isBusy} onClick={resend}>
        {words.resend}
      </Button>
      <ProblemLine problem={sending.problem} />
    </>
  )
}

const addressProblems = ['invalid-email', 'email-already-in-use', 'input-invalid']

function EmailForm({ desk, onClose }: FormProps) {
  const { account: words } = useMessages().profile
  const { email } = desk.account.user
  const href = useHref()
  const [next, setNext] = useState('')
  const [isSame, setIsSame] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const sending = useSending()
  const save = () => {
    const wanted = next.trim()
    setIsSame(wanted.toLowerCase() === email)
    if (wanted.toLowerCase() === email) return
    sending.send(
      () => desk.api.changeEmail(wanted, href('profile')),
      () => {
        setIsSent(true)
        announce(words.emailSent(isolated(email)))
      },
    )
  }
  if (isSent) return <p className="profile-said">{words.emailSent(isolated(email))}</p>
  return (
    <InPlaceForm sending={sending} onSubmit={save} onClose={onClose} submit={words.emailSend} shown={addressProblems}>
      <TextField
        label={words.newEmail}
        value={next}
        className="profile-field"
        onChange={setNext}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        hint={<p className="profile-help">{words.emailHelp}</p>}
        error={isSame ? words.sameEmail : errorOf(sending.problem, addressProblems)}
      />
    </InPlaceForm>
  )
}

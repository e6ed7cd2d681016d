import type { AccountMessages } from '#locales/messages.ts'
import { isolated } from '#web/workbench/isolated.ts'
import { addressChangeOf } from './address-change.ts'
import type { DialogState, OpenedLink, Step } from './dialog-state.ts'

export type StepWords = { readonly title: string; readonly lead: string }

/** What stands above the form: the step's words, or why the dialog has opened. */
export function dialogWords(words: AccountMessages, state: DialogState, reason: string | null): StepWords {
  const own = stepWords(words, state)
  if (reason === null || state.hasMoved) return own
  return { ...own, lead: state.step.kind === 'again' ? `${reason} ${words.again.as(isolated(state.values.email))}` : reason }
}

function stepWords(words: AccountMessages, { step, values }: DialogState): StepWords {
  switch (step.kind) {
    case 'sign-in':
      return words.signIn
    case 'sign-up':
      return words.signUp
    case 'send-link':
      return words.sendLink
    case 'forgot':
      return words.forgot
    case 'again':
      return { title: words.again.title, lead: `${words.again.lead} ${words.again.as(isolated(values.email))}` }
    case 'mail':
      return { title: words.mail.title, lead: words.mail[step.link](isolated(step.email)) }
    case 'code':
      return { title: words.code.title, lead: step.isRecovery ? words.code.recoveryLead : words.code.lead }
    case 'open-link':
      return openedLinkWords(words, step)
    case 'new-password':
      return words.newPassword
    case 'own-password':
      return words.ownPassword
    case 'expired':
      return { title: words.expired.title, lead: step.link === 'address' ? words.expired.address : words.expired.lead }
  }
}

/** What opening a link will do; `submit` is the button's label. */
export function openedLinkWords(
  { openLink, linkAddress }: AccountMessages,
  { link, token, asksEmail }: Extract<Step, { readonly kind: 'open-link' }>,
): StepWords & { readonly submit: string } {
  if (asksEmail) return { ...openLink.link, lead: linkAddress.lead }
  const change = link === 'address' ? addressChangeOf(token) : null
  if (!change) return openLink[plainLink(link)]
  const { title, lead, submit } = change.isLast ? openLink.change : openLink.allow
  return { title, lead: lead(isolated(change.to)), submit }
}

/** A change of address whose token cannot be read here is confirmed like any address. */
const plainLink = (link: OpenedLink): 'confirm' | 'link' => (link === 'link' ? 'link' : 'confirm')

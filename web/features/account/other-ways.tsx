import { LogIn, Mail } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Below the form: the ways to log in without a password, those that the site has. */
export function OtherWays({ signIn: { state, emailLink, google }, hasLink }: { readonly signIn: SignIn; readonly hasLink: boolean }) {
  const { signIn: words, popup } = useMessages().account
  const { hasGoogle } = useSite().settings.identity
  if (!hasLink && !hasGoogle) return null
  return (
    <>
      <p className="sign-in-or">{words.or}</p>
      <div className="grid gap-2.5">
        {hasLink ? (
          <Button isBlock isBusy={state.work === 'link'} onClick={emailLink}>
            <Icon of={Mail} />
            {words.link}
          </Button>
        ) : null}
        {hasGoogle ? (
          <Button isBlock isBusy={state.work === 'google'} onClick={() => google('popup')}>
            <Icon of={LogIn} turns />
            {words.google}
          </Button>
        ) : null}
      </div>
      <p role="status" className="sign-in-waiting">
        {state.work === 'google' ? popup.waiting : ''}
      </p>
    </>
  )
}

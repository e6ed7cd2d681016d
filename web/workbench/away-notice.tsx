import { WifiOff } from 'lucide-react'
import { useMessages } from '../i18n/messages.tsx'
import { Icon } from '../ui/icon.tsx'

/** Stands where something of a person's would stand that only the server has, while there is no connection. */
export function AwayNotice({ of }: { readonly of: 'library' | 'history' | 'profile' }) {
  const { away: words } = useMessages()
  return (
    <div role="status" className="px-[clamp(1.125rem,4vw,2rem)] py-10">
      <h2 className="h3 flex items-center gap-2">
        <Icon of={WifiOff} className="text-ochre" />
        {words.title}
      </h2>
      <p className="mt-1.5 max-w-[40rem] text-ink-soft">{words[of]}</p>
    </div>
  )
}

import type { PageKey } from '#locales/messages.ts'
import { useLocation } from 'react-router'
import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { placeOf } from '../i18n/paths.ts'
import { useSite } from './site.ts'

const linked = ['library', 'blog', 'premium'] as const satisfies readonly PageKey[]

/** The plain links of the navigation, those of them that lead somewhere. */
export function NavLinks({ className, onFollow }: { readonly className: string; readonly onFollow?: () => void }) {
  const { nav } = useMessages().shell
  const { ready } = useSite()
  const { page: current } = placeOf(useLocation().pathname)
  return linked
    .filter((page) => ready.includes(page))
    .map((page) => (
      <PageLink key={page} page={page} className={className} aria-current={page === current ? 'page' : undefined} onClick={onFollow}>
        {nav[page]}
      </PageLink>
    ))
}

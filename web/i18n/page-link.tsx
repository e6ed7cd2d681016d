import { useCallback, type ComponentProps } from 'react'
import { Link, useNavigate } from 'react-router'
import { needsDocument, useNeedsDocument } from '../shell/build-updates.ts'
import { leaveFor } from '../workbench/leave-for.ts'
import { useLocale } from './messages.tsx'
import { linkOf, type PageKey } from './paths.ts'

/** Address of a page in the reader's language: `const href = useHref(); href('premium')`. */
export function useHref(): (page: PageKey) => string {
  const { code } = useLocale()
  return useCallback((page) => linkOf(page, code), [code])
}

/**
 * A link to an address of this site. Its code and data are fetched on hover or focus. When a newer build is known, or another
 * site answers there, following it loads a new document.
 */
export function SiteLink({ to, reloadDocument = false, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string }) {
  const needsNew = useNeedsDocument(to)
  return <Link prefetch={needsNew ? 'none' : 'intent'} {...rest} to={to} reloadDocument={reloadDocument || needsNew} />
}

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly page: PageKey
  /** `?tool=proofread`, `#plans`; appended as it is. */
  readonly suffix?: string
}

/** A link to a page of this site, in the reader's language. */
export function PageLink({ page, suffix = '', ...rest }: PageLinkProps) {
  const href = useHref()
  return <SiteLink {...rest} to={href(page) + suffix} />
}

/** Goes to a page from code: `const go = useGo(); go('premium')`. A newer build makes it a document load. */
export function useGo(): (page: PageKey, suffix?: string) => void {
  const href = useHref()
  const navigate = useNavigate()
  return useCallback(
    (page, suffix = '') => {
      const target = href(page) + suffix
      if (needsDocument(target)) leaveFor(target)
      else void navigate(target)
    },
    [href, navigate],
  )
}

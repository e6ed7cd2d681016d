import { useCallback, type ComponentProps } from 'react'
import { Link, useNavigate } from 'react-router'
import { useIsBuildOld } from '../shell/build-updates.ts'
import { useLocale } from './messages.tsx'
import { linkOf, type PageKey } from './paths.ts'

/** Address of a page in the reader's language: `const href = useHref(); href('premium')`. */
export function useHref(): (page: PageKey) => string {
  const { code } = useLocale()
  return useCallback((page) => linkOf(page, code), [code])
}

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly page: PageKey
  /** `?tool=proofread`, `#plans`; appended as it is. */
  readonly suffix?: string
}

/**
 * A link to a page of this site, in the reader's language. Its code and data are fetched on hover or focus.
 * When a newer build is known, following it loads a new document.
 */
export function PageLink({ page, suffix = '', reloadDocument = false, ...rest }: PageLinkProps) {
  const href = useHref()
  const isBuildOld = useIsBuildOld()
  return <Link prefetch={isBuildOld ? 'none' : 'intent'} {...rest} to={href(page) + suffix} reloadDocument={reloadDocument || isBuildOld} />
}

/** Goes to a page from code: `const go = useGo(); go('premium')`. A newer build makes it a document load. */
export function useGo(): (page: PageKey, suffix?: string) => void {
  const href = useHref()
  const navigate = useNavigate()
  const isBuildOld = useIsBuildOld()
  return useCallback(
    (page, suffix = '') => {
      const target = href(page) + suffix
      if (isBuildOld) location.assign(target)
      else void navigate(target)
    },
    [href, navigate, isBuildOld],
  )
}

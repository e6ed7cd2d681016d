import { ArrowRight, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { textAt } from '#engines/text/span.ts'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { pathOf } from '../i18n/paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/sheet.tsx'
import { Tag } from '../ui/tag.tsx'
import { openCommand } from '../workbench/command-request.ts'
import { nearestPath, type NearestPath } from './nearest-path.ts'
import { PageHead } from './page-head.tsx'
import { useOptionalSite } from './site.ts'

const longest = 72

/** 404: the wrong address, proofread. */
export function NotFoundScreen() {
  const { nav, notFound: words } = useMessages().shell
  const { code } = useLocale()
  const path = shown(useLocation().pathname)
  const site = useOptionalSite()
  const near = nearestPath(
    path,
    (site?.ready ?? []).map((page) => pathOf(page, code)),
  )
  const prefix = code === 'en' ? 1 : code.length + 2
  const wrong = near?.wrong ?? { start: Math.min(prefix, path.length), end: path.length }
  return (
    <section className={near ? 'sheet missing missing-noted' : 'sheet missing'}>
      <PageHead title={words.title} description={words.body} isHidden />
      <div className="missing-gutter" aria-hidden="true">
        404
      </div>
      <div className="missing-text">
        <p className="missing-path" aria-hidden="true" dir="ltr">
          {path.slice(0, wrong.start)}
          <span className="mark-fix">{textAt(path, wrong)}</span>
          {path.slice(wrong.end)}
        </p>
        <h1 className="h2 mt-10 mb-2.5">{words.title}</h1>
        <p className="lead max-w-[34rem]">{words.body}</p>
        <div className="mt-7 flex flex-wrap gap-2">
          <PageLink page="home" className={buttonClass({ variant: 'primary' })}>
            {words.go}
          </PageLink>
          <Button aria-haspopup="dialog" onClick={() => openCommand('menu')}>
            <Icon of={Search} />
            {nav.search}
          </Button>
        </div>
        <div className="missing-lines" aria-hidden="true" />
      </div>
      {near ? <NearestNote path={path} near={near} /> : null}
    </section>
  )
}

function NearestNote({ path, near }: { readonly path: string; readonly near: NearestPath }) {
  const { notFound: words } = useMessages().shell
  return (
    <aside className="missing-aside">
      <Note isOn>
        <Tag tone="red">{words.note}</Tag>
        <p className="mt-2.5 mb-2 flex flex-wrap items-center gap-2 font-serif text-lg wrap-anywhere" dir="ltr">
          <del className="mark-dropped">{textAt(path, near.wrong)}</del>
          <Icon of={ArrowRight} className="text-ink-pencil" />
          <ins className="mark-added">{textAt(near.path, near.right)}</ins>
        </p>
        <p className="text-sm text-ink-soft">
          {words.didYouMean.before}
          <a className="link" href={near.path}>
            <bdi dir="ltr">{near.path}</bdi>
          </a>
          {words.didYouMean.after}
        </p>
        <a className={`${buttonClass({ size: 'small' })} mt-3.5`} href={near.path}>
          {words.accept}
        </a>
      </Note>
    </aside>
  )
}

/** The path as a person would write it, not longer than fits. */
function shown(pathname: string): string {
  const path = decoded(pathname).replace(/(?<=[^/])\/+$/, '')
  return path.length > longest ? `${path.slice(0, longest)}…` : path
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

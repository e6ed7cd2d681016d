import { FileText, Gem, History, House, Library, ListChecks, Lock, Newspaper, Rss, Scale, User, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PostCard } from '#tools/content/contract.ts'
import type { Messages, PageKey } from '#locales/messages.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useHref } from '#web/i18n/page-link.tsx'
import { send, type Guard } from '#web/workbench/api-client.ts'
import { useSession } from '#web/workbench/session.ts'
import { useSite } from '../site.ts'
import { useTools } from '../tools.ts'
import type { Entry } from './entry.ts'
import { useFollow } from './use-follow.ts'

const icons: Partial<Readonly<Record<PageKey, LucideIcon>>> = {
  blog: Newspaper,
  collections: ListChecks,
  history: History,
  home: House,
  library: Library,
  premium: Gem,
  privacy: Lock,
  profile: User,
  terms: Scale,
}
/** Nobody goes there but by the way that leads there. */
const onTheWay: readonly PageKey[] = ['checkout']
/** They show something to people who are signed in. */
const personal: readonly PageKey[] = ['history', 'profile']
/** Seen before anything is typed, beside the tools. */
const first: readonly PageKey[] = ['library', 'premium', 'blog']

/** What a page is called where it is linked; null for one that is linked nowhere. */
function nameOf(page: PageKey, { shell, command }: Messages): string | null {
  const named: Readonly<Record<string, unknown>> = { ...shell.footer, ...shell.nav, ...command.pages, profile: shell.nav.account }
  const name = named[page]
  return typeof name === 'string' ? name : null
}

/** Pages of the product, texts in the reader's language, and posts. */
export function usePageEntries(): readonly Entry[] {
  const messages = useMessages()
  const { command: words } = messages
  const { ready, texts } = useSite()
  const { isLoggedIn } = useSession()
  const href = useHref()
  const follow = useFollow()
  const toolRows = useToolEntries()
  const posts = usePosts()
  const { code } = useLocale()
  const row = (entry: Pick<Entry, 'id' | 'label' | 'icon'> & { readonly href: string } & Partial<Entry>): Entry => ({
    group: 'pages',
    isKept: true,
    run: () => follow(entry.href),
    ...entry,
  })
  const details: Readonly<Record<string, string>> = words.details
  const pages = ready.flatMap((page) => {
    const label = nameOf(page, messages)
    if (label === null || onTheWay.includes(page) || page in messages.shell.tools || (!isLoggedIn && personal.includes(page))) return []
    const detail = details[page]
    return row({
      id: `page:${page}`,
      label,
      ...(detail === undefined ? {} : { detail }),
      icon: icons[page] ?? FileText,
      href: href(page),
      isFirst: first.includes(page) || (isLoggedIn && personal.includes(page)),
    })
  })
  return [
    ...toolRows.map(row),
    ...pages,
    // Privacy and terms are pages by a name of their own.
    ...texts
      .filter(({ path }) => ready.every((page) => href(page) !== path))
      .map(({ name, title, path }) =>
        row({ id: `content:${name}`, label: title, also: [name.replaceAll('-', ' ')], icon: FileText, href: path }),
      ),
    ...posts.map((post) => {
      const path = post.places.find(({ locale }) => locale === code)?.path ?? post.path
      const lang = post.locale === code ? {} : { lang: post.locale }
      return row({ id: `post:${path}`, label: post.title, detail: words.details.post, ...lang, icon: Rss, href: path })
    }),
  ]
}

/** The tools with the keys of their tabs, and the second view of the citations. */
function useToolEntries() {
  const { shell, command: words } = useMessages()
  const tools = useTools()
  const href = useHref()
  const rows = tools.map(({ key, icon }, at) => {
    const { name, tab, line } = shell.tools[key]
    const keys = at < 10 ? { keys: ['Alt', String((at + 1) % 10)] } : {}
    return { id: `page:${key}`, label: name, detail: line, also: [tab], icon, href: href(key), isFirst: true, ...keys }
  })
  const references = {
    id: 'page:references',
    label: words.pages.references,
    detail: words.details.references,
    icon: ListChecks,
    href: `${href('citation')}?view=check`,
  }
  return tools.some(({ key }) => key === 'citation') ? [...rows, references] : rows
}

const isPosts: Guard<{ readonly posts: readonly PostCard[] }> = (value): value is { readonly posts: readonly PostCard[] } =>
  typeof value === 'object' && value !== null && 'posts' in value && Array.isArray(value.posts)

let fetched: Promise<readonly PostCard[]> | null = null

/** Posts of this language, asked for once a page; without them the menu does without. */
function usePosts(): readonly PostCard[] {
  const { code } = useLocale()
  const { ready } = useSite()
  const hasBlog = ready.includes('blog')
  const [posts, setPosts] = useState<readonly PostCard[]>([])
  useEffect(() => {
    if (!hasBlog) return undefined
    let isHere = true
    fetched ??= send({ method: 'GET', path: `/api/v1/content/posts?locale=${code}`, isValue: isPosts }).then((answer) => {
      if (!answer.ok) fetched = null
      return answer.ok ? answer.value.posts : []
    })
    void fetched.then((known) => {
      if (isHere) setPosts(known)
    })
    return () => {
      isHere = false
    }
  }, [code, hasBlog])
  return posts
}

import path from 'node:path'
import { Braces, ChartNoAxesColumn, FileText, NotebookPen, PanelsTopLeft } from 'lucide-react'
import { allMessages } from '#locales/all.ts'
import type { Messages, PageKey } from '#locales/messages.ts'
import { openContent } from '#services/content/open-content.ts'
import { contentPaths } from '#web/addresses.ts'
import { locales, type Locale } from '#web/i18n/locales.ts'
import { linkOf, pathWithin } from '#web/i18n/paths.ts'
import { readyPages } from '#web/pages.ts'
import { tools } from '#web/shell/tools.ts'
import type { Card } from './draw-card.ts'

/** The card of an address, as links to it show it elsewhere. */
export type AddressedCard = { readonly path: string; readonly card: Card }

type Words = Pick<Card, 'title' | 'line' | 'icon'>

/** Pages that are no tool. Those that are nobody else's business have no card. */
const otherPages: Partial<Readonly<Record<PageKey, (words: Messages) => Words>>> = {
  home: ({ rephrase: { home } }) => ({ title: home.headline, line: home.lead, icon: null }),
  premium: ({ premium }) => ({ title: premium.headline, line: premium.description, icon: PanelsTopLeft }),
  blog: ({ content: { blog } }) => ({ title: blog.title, line: blog.lead, icon: NotebookPen }),
  quality: ({ quality }) => ({ title: quality.title, line: quality.description, icon: ChartNoAxesColumn }),
  developers: ({ developers }) => ({ title: developers.title, line: developers.description, icon: Braces }),
}

/** Every page of the product, every content page and every post that is ready, in every language that it is there in. */
export const siteCards = (root: string): readonly AddressedCard[] => {
  // What a text says of this site's settings is not on its card.
  const content = openContent({ ...contentPaths, folders: [path.join(root, 'content')], facts: { support: null, historyDays: 0 } })
  const texts = new Map(locales.flatMap((locale) => textCards(locale, content).map((card) => [card.path, card] as const)))
  const pages = locales.flatMap((locale) => readyPages.flatMap((page) => pageCard(page, locale)))
  return [...pages.filter((card) => !texts.has(card.path)), ...texts.values()]
}

const frame = ({ code, direction }: Locale) => ({ language: code, direction, label: null })

function pageCard(page: PageKey, locale: Locale): readonly AddressedCard[] {
  const messages = allMessages[locale.code]
  const tool = tools.find(({ key }) => key === page)
  const words = tool
    ? { title: messages.shell.tools[tool.key].name, line: messages.shell.tools[tool.key].line, icon: tool.icon }
    : otherPages[page]?.(messages)
  return words ? [{ path: linkOf(page, locale.code), card: { ...frame(locale), ...words } }] : []
}

function textCards(locale: Locale, content: ReturnType<typeof openContent>): readonly AddressedCard[] {
  const { topics } = allMessages[locale.code].content.blog
  const posts = content.posts(locale.code).map((post) => ({
    path: post.path,
    language: post.locale,
    card: { ...frame(locale), label: topics[post.topic], title: post.title, line: post.description, icon: NotebookPen },
  }))
  const pages = content.pages(locale.code).flatMap((listed) => {
    const found = content.page(pathWithin(listed.path), locale.code)
    if (!found || !('text' in found)) return []
    const { title, description, locale: language, path: at } = found.text
    return [{ path: at, language, card: { ...frame(locale), title, line: description, icon: FileText } }]
  })
  // One that is not translated has its card in the language that it is in.
  return [...posts, ...pages].filter(({ language }) => language === locale.code).map(({ path: at, card }) => ({ path: at, card }))
}

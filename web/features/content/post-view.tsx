import { ArrowRight } from 'lucide-react'
import type { Post } from '#tools/content/contract.ts'
import type { PageKey } from '#locales/messages.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { useTools } from '#web/shell/tools.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { PostLink } from './post-link.tsx'
import { TextBody, useForeign } from './text-body.tsx'

/** A post: where it stands, its title, the text, what to read next. */
export function PostView({ post }: { readonly post: Post }) {
  const { blog, text: words } = useMessages().content
  const { code } = useLocale()
  const foreign = useForeign(post.locale)
  return (
    <article className="text-page">
      <PageHead title={post.title} description={post.description} />
      <header className="text-head">
        <p className="text-crumbs">
          <PageLink page="blog" className="link">
            {blog.title}
          </PageLink>{' '}
          / {blog.topics[post.topic]}
        </p>
        <h1 className="h1" {...foreign}>
          {post.title}
        </h1>
        <p className="text-meta">
          <time dateTime={post.date}>{blog.day(post.date)}</time>, {blog.minutes(post.minutes)}, {blog.by(post.author)}
        </p>
        <OtherLanguages text={post} />
      </header>
      {post.locale === code ? null : <Banner>{words.untranslated}</Banner>}
      <TextBody text={post} />
      <footer className="text-foot">
        <ToolLink tool={post.tool} />
        {post.related.length > 0 ? (
          <section aria-labelledby="read-next">
            <h2 id="read-next" className="label">
              {words.related}
            </h2>
            <ul className="post-rows">
              {post.related.map((other) => (
                <PostLink key={other.path} post={other} />
              ))}
            </ul>
          </section>
        ) : null}
      </footer>
    </article>
  )
}

/** The tool that a post is about, once it is there. */
function ToolLink({ tool }: { readonly tool: string | null }) {
  const { shell, content } = useMessages()
  const found = useTools().find(({ key }) => key === tool)
  if (!found) return null
  const page: PageKey = found.key
  return (
    <p>
      <PageLink page={page} className="link text-tool">
        {content.text.tryTool(shell.tools[found.key].name)} <Icon of={ArrowRight} turns />
      </PageLink>
    </p>
  )
}

import { Rss } from 'lucide-react'
import { topics, type PostCard } from '#tools/content/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { SiteLink } from '#web/i18n/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostLink, usePostPath } from './post-link.tsx'
import { useForeign } from './text-body.tsx'

/** The newest post large; then all by topic; then those that are not translated. */
export function PostList({ posts }: { readonly posts: readonly PostCard[] }) {
  const { blog } = useMessages().content
  const { code } = useLocale()
  const [newest, ...others] = posts.filter(({ locale }) => locale === code)
  const foreign = posts.filter(({ locale }) => locale !== code)
  const groups = topics.map((topic) => ({ title: blog.topics[topic], of: others.filter((post) => post.topic === topic) }))
  return (
    <div className="blog">
      <header className="blog-head">
        <div>
          <h1 className="h1">{blog.title}</h1>
          <p className="lead">{blog.lead}</p>
        </div>
        <a className="link blog-feed" href={`${code === 'en' ? '' : `/${code}`}/feed.xml`}>
          <Icon of={Rss} /> {blog.feed}
        </a>
      </header>
      {newest ? <Newest post={newest} /> : null}
      {[...groups, { title: blog.inEnglish, of: foreign }]
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <section key={title} className="blog-topic">
            <h2 className="h2">{title}</h2>
            <ul className="post-rows">
              {of.map((post) => (
                <PostLink key={post.path} post={post} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function Newest({ post }: { readonly post: PostCard }) {
  const { blog } = useMessages().content
  const foreign = useForeign(post.locale)
  return (
    <section className="sheet blog-newest" data-sample={post.sample !== null}>
      <div>
        <p className="label">{blog.newest}</p>
        <h2 className="h1" {...foreign}>
          <SiteLink to={usePostPath(post)} className="post-link">
            {post.title}
          </SiteLink>
        </h2>
        <p className="lead" {...foreign}>
          {post.description}
        </p>
        <p className="text-meta">
          <time dateTime={post.date}>{blog.day(post.date)}</time>, {blog.minutes(post.minutes)}, {blog.by(post.author)}
        </p>
      </div>
      {post.sample === null ? null : (
        <div className="blog-sample">
          <p className="label">{blog.fromPost}</p>
          <p className="font-serif" {...foreign} dangerouslySetInnerHTML={{ __html: post.sample }} />
        </div>
      )}
    </section>
  )
}

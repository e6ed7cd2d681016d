import type { PostCard } from '#tools/content/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { SiteLink } from '#web/i18n/page-link.tsx'
import { useForeign } from './text-body.tsx'

/** Where the reader's language shows a post, translated or not. */
export function usePostPath({ path, places }: PostCard): string {
  const { code } = useLocale()
  return places.find(({ locale }) => locale === code)?.path ?? path
}

/** A post in a list: title, one sentence, day and minutes. */
export function PostLink({ post }: { readonly post: PostCard }) {
  const { blog } = useMessages().content
  const foreign = useForeign(post.locale)
  return (
    <li className="post-row">
      <h3 className="h3" {...foreign}>
        <SiteLink to={usePostPath(post)} className="post-link">
          {post.title}
        </SiteLink>
      </h3>
      <p {...foreign}>{post.description}</p>
      <p className="text-meta">
        <time dateTime={post.date}>{blog.day(post.date)}</time>, {blog.minutes(post.minutes)}
      </p>
    </li>
  )
}

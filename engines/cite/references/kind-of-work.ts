import type { ItemType } from '../item.ts'
import { conferenceWords, newspaperWords } from './cues.ts'
import type { Draft } from './draft.ts'
import { hasDay, hasField, hasFullDate } from './draft.ts'

export type Kind = { readonly type: ItemType; readonly isUnsure: boolean }

const told: readonly ItemType[] = [
  'thesis',
  'dataset',
  'software',
  'motion_picture',
  'broadcast',
  'song',
  'speech',
  'review-book',
  'map',
  'graphic',
  'interview',
  'post',
  'manuscript',
  'report',
  'legislation',
]

/** The likeliest kind of a work, from what was found of it and what its words said. */
export function kindOf(draft: Draft): Kind {
  const { hints } = draft
  const sure = (type: ItemType): Kind => ({ type, isUnsure: false })
  const container = valueOf(draft, 'container-title')
  const said = told.find((type) => hints.has(type))
  // An English act may be a book of the same name.
  if (said === 'legislation') return { type: said, isUnsure: draft.found.some(({ field, isUnsure }) => field === 'title' && isUnsure) }
  if (said) return sure(said)
  if (hints.has('paper-conference') || (container !== '' && conferenceWords.test(container) && !hasField(draft, 'volume')))
    return sure('paper-conference')
  // "In" with neither editors, pages nor a publisher may stand before anything.
  if (hints.has('chapter')) return { type: 'chapter', isUnsure: !['editor', 'page', 'publisher'].some((field) => hasField(draft, field)) }
  if (
    container !== '' &&
    (hasField(draft, 'volume') || hasField(draft, 'issue') || hasField(draft, 'page') || hints.has('article-journal'))
  ) {
    if (isDaily(draft, container)) return { type: isIssue(draft, container) ? 'article-magazine' : 'article-newspaper', isUnsure: true }
    // Pages alone may be those of a book, and a number alone that of a series.
    const numbers = ['volume', 'issue', 'page', 'number'].filter((field) => hasField(draft, field))
    return { type: 'article-journal', isUnsure: numbers.length < 2 && !hasField(draft, 'DOI') }
  }
  if (hints.has('article')) return sure('article')
  if (container !== '' && hasDay(draft))
    return {
      type: newspaperWords.test(container)
        ? 'article-newspaper'
        : hasField(draft, 'URL')
          ? 'webpage'
          : hasFullDate(draft)
            ? 'article-newspaper'
            : 'article-magazine',
      isUnsure: true,
    }
  if (container !== '' && (hasField(draft, 'DOI') || hasField(draft, 'status'))) return { type: 'article-journal', isUnsure: true }
  return rest(draft)
}

/** Neither cue words nor a container tell: what is known of the publisher must. */
function rest(draft: Draft): Kind {
  // What groups sign may be a report as well as a book or a page.
  const isOfGroup = draft.found.some((found) => found.field === 'author' && 'literal' in found.value)
  const isPublished = draft.found.some(({ field, isUnsure }) => field === 'publisher' && !isUnsure)
  if (hasField(draft, 'ISBN') || hasField(draft, 'publisher-place') || hasField(draft, 'edition'))
    return { type: 'book', isUnsure: !hasField(draft, 'ISBN') && (isOfGroup || !hasField(draft, 'publisher')) }
  if (hasField(draft, 'URL'))
    return { type: 'webpage', isUnsure: isOfGroup || hasField(draft, 'publisher') || !hasField(draft, 'accessed') }
  return { type: hasField(draft, 'publisher') || draft.hints.has('book') ? 'book' : 'document', isUnsure: isOfGroup || !isPublished }
}

/**
 * A year alone beside a volume is that of a journal, whatever its name; a day without a volume, or one right behind the authors,
 * is that of a newspaper or magazine.
 */
function isDaily(draft: Draft, container: string): boolean {
  if (hasField(draft, 'DOI')) return false
  if (!hasField(draft, 'volume')) return hasFullDate(draft) || newspaperWords.test(container)
  return hasFullDate(draft) ? startOf(draft, 'issued') < startOf(draft, 'container-title') : hasDay(draft) && newspaperWords.test(container)
}

const isIssue = (draft: Draft, container: string): boolean => hasField(draft, 'issue') && !newspaperWords.test(container)

const startOf = (draft: Draft, wanted: string): number => draft.found.find(({ field }) => field === wanted)?.span.start ?? 0

const valueOf = (draft: Draft, wanted: 'container-title'): string => {
  const found = draft.found.find(({ field }) => field === wanted)
  return found?.field === wanted ? found.value : ''
}

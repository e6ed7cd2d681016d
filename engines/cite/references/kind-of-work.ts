import type { ItemType } from '../item.ts'
import { conferenceWords, newspaperWords } from './cues.ts'
import type { Draft } from './draft.ts'
import { hasField } from './draft.ts'

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
]

/** The likeliest kind of a work, from what was found of it and what its words said. */
export function kindOf(draft: Draft): Kind {
  const { hints } = draft
  const sure = (type: ItemType): Kind => ({ type, isUnsure: false })
  const container = valueOf(draft, 'container-title')
  const said = told.find((type) => hints.has(type))
  if (said) return sure(said)
  if (hints.has('paper-conference') || (container !== '' && conferenceWords.test(container) && !hasField(draft, 'volume')))
    return sure('paper-conference')
  if (hints.has('chapter')) return sure('chapter')
  if (
    container !== '' &&
    (hasField(draft, 'volume') || hasField(draft, 'issue') || hasField(draft, 'page') || hints.has('article-journal'))
  ) {
    const isDaily = newspaperWords.test(container) && !hasField(draft, 'DOI')
    return isDaily ? { type: 'article-newspaper', isUnsure: true } : sure('article-journal')
  }
  if (hints.has('article')) return sure('article')
  if (container !== '' && hasDay(draft))
    return {
      type: newspaperWords.test(container) ? 'article-newspaper' : hasField(draft, 'URL') ? 'webpage' : 'article-magazine',
      isUnsure: true,
    }
  if (container !== '' && (hasField(draft, 'DOI') || hasField(draft, 'status'))) return { type: 'article-journal', isUnsure: true }
  if (hasField(draft, 'ISBN') || hasField(draft, 'publisher-place') || hasField(draft, 'edition')) return sure('book')
  if (hasField(draft, 'URL')) return { type: 'webpage', isUnsure: hasField(draft, 'publisher') }
  return { type: hasField(draft, 'publisher') || hints.has('book') ? 'book' : 'document', isUnsure: !hasField(draft, 'publisher') }
}

const valueOf = (draft: Draft, wanted: 'container-title'): string => {
  const found = draft.found.find(({ field }) => field === wanted)
  return found?.field === wanted ? found.value : ''
}

function hasDay(draft: Draft): boolean {
  const date = draft.found.find(({ field }) => field === 'issued')
  return date?.field === 'issued' && (date.value['date-parts']?.[0]?.length ?? 0) > 1
}

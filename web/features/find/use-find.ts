import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import type { Entry } from '#tools/cite/contract.ts'
import { keyWordsAtMost, type FindMode } from '#tools/find/contract.ts'
import type { Copied } from '#web/workbench/copy-text.ts'
import { useHandedOver } from '#web/workbench/hand-over.ts'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { useLibraryClient } from '#web/workbench/use-library-client.ts'
import { useTextDraft, type TextDraft } from '#web/workbench/use-text-draft.ts'
import { isShown, type Sort } from './arrange.ts'
import { asMode, askedOf, emptyDraft, isDraft, isWider, lengthOf, type ChosenWords, type Draft } from './draft.ts'
import { inView, type FindingState, type HitsInView } from './finding.ts'
import { useFinding } from './use-finding.ts'

/** What the citation tool knows of entries; the page brings it, since features do not know each other. */
export type CitedPieces = {
  /** A reference list for the clipboard. */
  readonly copiedList: (entries: readonly Entry[]) => Copied
}

/** Which key words: those of the text's language, or English ones beside them. */
export type WordsKind = 'keyWords' | 'englishWords'

export type FindDesk = TextDraft<Draft> & {
  readonly client: LibraryClient | null
  readonly pieces: CitedPieces
  readonly state: FindingState
  readonly view: HitsInView
  readonly list: RefObject<HTMLElement | null>
  /** The key words in sight: those that were sent, as the reader has changed them since. */
  readonly words: Readonly<Record<WordsKind, readonly string[]>>
  readonly setWords: (kind: WordsKind, words: readonly string[]) => void
  /** What the reader has changed since the last search, so that another one would find something else. */
  readonly changed: 'words' | 'wider' | null
  readonly canStart: boolean
  readonly start: () => void
  readonly stop: () => boolean
  readonly sort: (sort: Sort) => void
  readonly merge: () => void
  readonly setMode: (mode: FindMode) => void
}

export type DeskProps = { readonly desk: FindDesk }

const noneChosen: ChosenWords = { keyWords: null, englishWords: null }
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at])

/** Everything on the page of the source finder. */
export function useFind(pieces: CitedPieces): FindDesk {
  const draftDesk = useTextDraft({ tool: 'find', isDraft, emptyDraft })
  const { draft, change } = draftDesk
  const client = useLibraryClient()
  const isOnline = useIsOnline()
  const list = useRef<HTMLElement>(null)
  const finding = useFinding({ client, list })
  const { state } = finding
  const [chosen, setChosen] = useState(noneChosen)
  const isSameText = state.asked?.text === draft.text.trim() && state.asked.mode === draft.mode
  const canStart = canBeAsked(draft) && isOnline && (state.phase !== 'asking' || !isSameText)
  const begin = (next: Draft, words: ChosenWords) => {
    if (!isOnline || !canBeAsked(next)) return
    setChosen(words)
    finding.start(askedOf(next, words), next.sort)
  }
  const words = {
    keyWords: chosen.keyWords ?? state.keyWords,
    englishWords: chosen.englishWords ?? state.englishWords,
  }
  const hasOtherWords = !isSame(words.keyWords, state.keyWords) || !isSame(words.englishWords, state.englishWords)
  const isAskedFor = state.phase === 'done' && isSameText && state.asked !== null
  useTakenUp(draftDesk, (part) => {
    change(part)
    begin({ ...draft, ...part }, noneChosen)
  })
  return {
    ...draftDesk,
    client,
    pieces,
    state,
    view: useMemo(() => inView(state, (hit) => isShown(hit, draft.narrow)), [state, draft.narrow]),
    list,
    words,
    setWords: (kind, next) => setChosen((now) => ({ ...now, [kind]: next.slice(0, keyWordsAtMost) })),
    changed: !isAskedFor ? null : hasOtherWords ? 'words' : state.asked && isWider(draft.narrow, state.asked) ? 'wider' : null,
    canStart,
    // Key words of another text say nothing about this one.
    start: () => canStart && begin(draft, isSameText ? chosen : noneChosen),
    stop: finding.stop,
    sort: (sort) => {
      change({ sort })
      finding.sort(sort)
    },
    merge: finding.merge,
    setMode: (mode) => change({ mode }),
  }
}

const canBeAsked = (draft: Draft): boolean => {
  const { isEmpty, isTooLong } = lengthOf(draft)
  return !isEmpty && !isTooLong
}

/** A text comes with the address (`?q=…&mode=…`) or from another desk; it is searched for at once, since somebody asked for that there. */
function useTakenUp({ isReady }: TextDraft<Draft>, take: (part: Pick<Draft, 'text' | 'mode'>) => void): void {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('q')
  const takeAddress = useEffectEvent(() => {
    if (asked !== null && asked.trim() !== '') take({ text: asked, mode: asMode(query.get('mode')) ?? 'sentence' })
    setQuery({}, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (!isReady || asked === null) return undefined
    const timer = setTimeout(() => takeAddress())
    return () => clearTimeout(timer)
  }, [isReady, asked])
  useHandedOver('finder', isReady, ({ text, options }) => take({ text, mode: asMode(options['mode']) ?? 'sentence' }))
}

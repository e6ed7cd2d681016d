import { useEffect, useEffectEvent, useState } from 'react'
import { textAt, type Span } from '#engines/text/span.ts'
import { troubleOf, wordAlone, type ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { tellProblem } from '../tell-problem.ts'
import { askedWord } from './asked-word.ts'
import { fewOf, type FewMeaning } from './few.ts'
import { requestForm } from './request-form.ts'
import type { WordPlace } from './word-place.ts'

/** A word that was found: where it stands, and what may stand there instead. */
export type FoundWord = {
  readonly form: string
  readonly span: Span
  readonly language: ThesaurusResult['language']
  readonly meanings: readonly FewMeaning[]
}

/** Why there is none, for whoever asked in so many words. */
type Nothing = { readonly tell: () => void }

type Given = { readonly place: WordPlace | null; readonly isByKey: boolean; readonly onClose: () => void }

/** Looks up the word at a place; null until it is found. What has no answer closes, and says so only where a key asked. */
export function useFound({ place, isByKey, onClose }: Given): FoundWord | null {
  const [found, setFound] = useState<FoundWord | null>(null)
  const { code: locale } = useLocale()
  const { problems, thesaurus: words } = useMessages()
  const look = useEffectEvent(async (signal: AbortSignal): Promise<FoundWord | Nothing> => {
    const noWord = { tell: () => showToast({ text: words.panel.noWord, tone: 'info' }) }
    const span = place && askedWord(place)
    if (!place || !span) return noWord
    const form = textAt(place.text, span)
    if (troubleOf(wordAlone(form))) return noWord
    const answer = await requestForm(form, { language: place.language, locale, signal })
    if (!answer.ok) return { tell: () => tellProblem(problems, answer.problem.code, answer.problem) }
    const meanings = fewOf(answer.value, { form, locale })
    if (meanings.length === 0) return { tell: () => showToast({ text: words.nothing.titleAny(form), tone: 'info' }) }
    return { form, span, language: answer.value.language, meanings }
  })
  const take = useEffectEvent((outcome: FoundWord | Nothing) => {
    const isOver = place !== null && place.now() !== place.text
    if ('form' in outcome && !isOver) return setFound(outcome)
    if ('tell' in outcome && isByKey && !isOver) outcome.tell()
    onClose()
  })
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const outcome = await look(stop.signal)
      if (!stop.signal.aborted) take(outcome)
    }
    void ask()
    return () => stop.abort()
  }, [])
  return found
}

import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { candidateOf, type Candidate } from '#web/workbench/synonyms/candidate.ts'
import type { Word } from '#web/workbench/synonyms/entry.ts'
import {
  candidatesOf,
  likelyForms,
  noSentence,
  placeIn,
  sentenceReducer,
  unsureBefore,
  type SentenceState,
  type Target,
} from './sentence.ts'
import { requestForm } from '#web/workbench/synonyms/request-form.ts'
import type { ThesaurusDesk } from './use-desk.ts'

export type SentenceDesk = {
  readonly text: string
  readonly target: Target | null
  /** The sentence stands in its field; else it is read. */
  readonly isEditing: boolean
  readonly edit: () => void
  readonly show: () => void
  readonly write: (text: string) => void
  /** Takes a word of the sentence as the one to be replaced, and looks it up. */
  readonly aim: (target: Target) => void
  /** What dictionaries have of the form in the sentence; null before they have answered. */
  readonly found: ThesaurusResult | null
  readonly candidates: readonly Candidate[]
  readonly chosen: Candidate | null
  readonly choose: (word: string) => void
  readonly replace: (candidate: Candidate) => void
  readonly undo: () => boolean
  readonly canUndo: boolean
  /** A small word before the replaced one that may have to change with it: a, an. */
  readonly unsure: string | null
  /** Puts any word in the target's place; null where there is none. */
  readonly use: ((word: Word) => void) | null
}

/** The reader's sentence beside the entry. It is kept in this browser; words of it are sent, the sentence is not. */
export function useSentence(desk: ThesaurusDesk): SentenceDesk {
  const [state, dispatch] = useReducer(sentenceReducer, noSentence)
  const [isEditing, setIsEditing] = useState(true)
  const [picked, setPicked] = useState<string | null>(null)
  const { text, target, past } = state
  const main = desk.state.phase === 'found' ? desk.state.result : null
  const language = desk.state.result?.language ?? (desk.place.language === 'detect' ? null : desk.place.language)
  const look = useForms(language)
  useKeptSentence(text, (kept) => {
    dispatch({ type: 'wrote', text: kept })
    setIsEditing(false)
  })
  useAim({ state, main, isEditing, look, aim: (next) => dispatch({ type: 'aimed', target: next }) })
  const found = useTargetFound(target, main, look)
  const lemma = main?.entries[0]?.word ?? null
  const candidates = found && target ? candidatesOf(found, { form: target.form, lemma, isAcademicOnly: desk.isAcademicOnly }) : []
  const replace = ({ form }: Candidate) => dispatch({ type: 'replaced', word: form })
  return {
    text,
    target,
    isEditing,
    edit: () => setIsEditing(true),
    show: () => setIsEditing(text.trim() === ''),
    write: (next) => {
      setPicked(null)
      dispatch({ type: 'wrote', text: next })
    },
    aim: (next) => {
      setPicked(null)
      dispatch({ type: 'aimed', target: next })
      if (next.form !== desk.place.word) desk.walk(next.form)
    },
    found,
    candidates,
    chosen: candidates.find(({ word }) => word === picked) ?? candidates[0] ?? null,
    choose: setPicked,
    replace,
    undo: () => {
      if (past.length === 0) return false
      dispatch({ type: 'undone' })
      return true
    },
    canUndo: past.length > 0,
    unsure: language === null ? null : unsureBefore(state, language),
    use: target
      ? (word) => {
          const known = candidates.find((candidate) => candidate.word === word.word)
          setPicked(word.word)
          replace(known ?? candidateOf({ ...word, inflected: null }, target.form, language ?? 'en'))
        }
      : null,
  }
}

type Aiming = {
  readonly state: SentenceState
  readonly main: ThesaurusResult | null
  readonly isEditing: boolean
  readonly look: FormLookUp
  readonly aim: (target: Target) => void
}

/** Finds the word that was asked for in the sentence: as it was asked for, in its base form, or in a form that a dictionary knows as its own. */
function useAim({ state: { text, target, past }, main, isEditing, look, aim }: Aiming): void {
  const isAimed = target !== null
  const isReplaced = past.length > 0
  const aimAt = useEffectEvent(aim)
  const isAimedAt = useEffectEvent((form: string) => target?.form.toLowerCase() === form.toLowerCase())
  useEffect(() => {
    if (isEditing || text === '' || !main || isReplaced || isAimedAt(main.word)) return undefined
    const lemma = main.entries[0]?.word
    const near = placeIn(text, isAimed || lemma === undefined ? [main.word] : [main.word, lemma], main.language)
    if (near) aimAt(near)
    if (near || isAimed || lemma === undefined) return undefined
    let isOver = false
    const search = async () => {
      for (const form of likelyForms(text, lemma, main.language)) {
        const found = await look(form.form)
        if (isOver) return
        if (found?.entries.some(({ word }) => word === lemma)) {
          aimAt(form)
          return
        }
      }
    }
    void search()
    return () => {
      isOver = true
    }
  }, [isEditing, text, main, isAimed, isReplaced, look])
}

type FormLookUp = (form: string) => Promise<ThesaurusResult | null>

/** Looks up forms of one language; each once. */
function useForms(language: TextLanguage | null): FormLookUp {
  const { code: locale } = useLocale()
  const kept = useRef(new Map<string, ThesaurusResult>())
  return useCallback(
    async (form) => {
      if (language === null) return null
      const key = `${language} ${form}`
      const known = kept.current.get(key)
      if (known) return known
      const answer = await requestForm(form, { language, locale })
      if (!answer.ok) return null
      kept.current.set(key, answer.value)
      return answer.value
    },
    [language, locale],
  )
}

/** What dictionaries have of the form in the sentence: often that is the word which was asked for. */
function useTargetFound(target: Target | null, main: ThesaurusResult | null, look: FormLookUp): ThesaurusResult | null {
  const [found, setFound] = useState<{ readonly form: string; readonly result: ThesaurusResult } | null>(null)
  const form = target?.form ?? null
  const isAsked = main !== null && form !== null && main.word === form
  if (isAsked && found?.result !== main) setFound({ form, result: main })
  const isKnown = found !== null && found.form === form
  useEffect(() => {
    if (form === null || isAsked || isKnown) return undefined
    let isOver = false
    const ask = async () => {
      const result = await look(form)
      if (result && !isOver) setFound({ form, result })
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [form, isAsked, isKnown, look])
  return found?.form === form ? found.result : null
}

type Kept = { readonly sentence: string }
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'sentence' in value && typeof value.sentence === 'string'
const writeAfterMs = 400

/** The sentence of the last visit, and the one of this visit for the next. */
function useKeptSentence(text: string, take: (sentence: string) => void): void {
  const [store] = useState(() =>
    makeDraftStore({ tool: 'thesaurus', isDraft: isKept, storage: typeof window === 'undefined' ? null : undefined }),
  )
  const takeKept = useEffectEvent(take)
  useEffect(() => {
    const kept = store.read()?.sentence ?? ''
    if (kept !== '') takeKept(kept)
  }, [store])
  useEffect(() => {
    const write = () => void (text === '' ? store.clear() : store.write({ sentence: text }))
    const timer = setTimeout(write, writeAfterMs)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [store, text])
}

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { troubleOf, wordAlone } from '#tools/thesaurus/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { useKeptSwitch } from '#web/workbench/use-kept-switch.ts'
import { noSteps, nowhere, placeOf, searchOf, stepsOf, type Place, type Steps } from './place.ts'
import { useLookUp, type LookUp } from './use-look-up.ts'

export type ThesaurusDesk = {
  readonly field: RefObject<HTMLInputElement | null>
  /** What stands in the box. */
  readonly typed: string
  readonly type: (text: string) => void
  /** Looks up what stands in the box without waiting for more. */
  readonly submit: () => void
  /** What is looked up: the word of the address. */
  readonly place: Place
  readonly steps: Steps
  readonly choose: (language: Place['language']) => void
  /** Goes on to a word; the one before stays behind on the trail. */
  readonly walk: (word: string, language?: TextLanguage) => void
  /** Puts another word in the place of what was typed: the nearest spelling, another language. */
  readonly mend: (word: string, language?: TextLanguage) => void
  /** Goes back along the trail; false where it begins. */
  readonly back: (steps?: number) => boolean
  readonly state: LookUp
  readonly retry: () => void
  readonly isAcademicOnly: boolean
  readonly setAcademicOnly: (isOn: boolean) => void
}

export type DeskProps = { readonly desk: ThesaurusDesk }

const waitMs = 220
const never = () => () => undefined

/** Everything on the page of the synonym finder but the reader's sentence. */
export function useDesk(): ThesaurusDesk {
  const { place, steps, isInBrowser, go, back } = useAddress()
  const { field, typed, fill, wait, stopWaiting } = useBox()
  const trouble = troubleOfTyped(typed)
  const { state, retry } = useLookUp(place)
  const language = state.result?.language ?? (place.language === 'detect' ? undefined : place.language)
  const [isAcademicOnly, setAcademicOnly] = useKeptSwitch('thesaurus-academic', false)

  /** A language that was found out for one word says nothing about the next. */
  const nextLanguage = steps.isFound ? 'detect' : place.language
  const look = (text: string) => {
    stopWaiting()
    const word = wordAlone(text)
    if (word !== place.word && troubleOfTyped(text) === null) go({ word, language: nextLanguage }, { trail: steps.trail, isReplaced: true })
  }
  const typeIn = (text: string) => {
    fill(text)
    wait(() => look(text), text.trim() === '' ? 0 : waitMs)
  }
  const leaveFor = (word: string, to: Place['language'], { isWalk }: { readonly isWalk: boolean }) => {
    stopWaiting()
    fill(word)
    const trail = isWalk && place.word !== '' ? [...steps.trail, place] : steps.trail
    go(
      { word: wordAlone(word), language: to },
      { trail, isFound: steps.isFound && to === language, isReplaced: !isWalk || place.word === '' },
    )
  }
  useAdopted({ place, field, isInBrowser, fill, look })
  useNamedLanguage(state, place, (found) => go({ ...place, language: found }, { trail: steps.trail, isFound: true, isReplaced: true }))
  return {
    field,
    typed,
    type: typeIn,
    submit: () => look(typed),
    place,
    steps,
    choose: (chosen) => {
      stopWaiting()
      go({ word: trouble === null ? wordAlone(typed) : place.word, language: chosen }, { trail: steps.trail, isReplaced: true })
    },
    walk: (word, to) => leaveFor(word, to ?? language ?? 'detect', { isWalk: true }),
    mend: (word, to) => leaveFor(word, to ?? language ?? 'detect', { isWalk: false }),
    back: (count = 1) => {
      stopWaiting()
      return back(count)
    },
    state: trouble ? { phase: 'failed', result: null, problem: trouble } : state,
    retry,
    isAcademicOnly,
    setAcademicOnly,
  }
}

/** What keeps a text in the box from being looked up, told at once and without asking anybody. */
function troubleOfTyped(typed: string): Problem | null {
  if (typed.trim() === '') return null
  const trouble = troubleOf(wordAlone(typed))
  return trouble && { status: 422, ...trouble }
}

type Going = { readonly trail: readonly Place[]; readonly isFound?: boolean; readonly isReplaced: boolean }

/** The word of the address, and the ways to another one. The page is made without its query, which is looked at afterwards. */
function useAddress() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const place = useMemo(() => (isInBrowser ? placeOf(search) : nowhere), [isInBrowser, search])
  const steps = useMemo(() => (isInBrowser ? (stepsOf(state) ?? noSteps) : noSteps), [isInBrowser, state])
  const go = (to: Place, { trail, isFound = false, isReplaced }: Going) =>
    void navigate({ search: searchOf(to) }, { replace: isReplaced, preventScrollReset: true, state: { trail, isFound } satisfies Steps })
  const back = (count: number): boolean => {
    if (count < 1 || count > steps.trail.length) return false
    void navigate(-count)
    return true
  }
  return { place, steps, isInBrowser, go, back }
}

/** The box: its field belongs to the reader, what is known of it follows. */
function useBox() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const fill = useCallback((text: string) => {
    if (field.current && field.current.value !== text) field.current.value = text
    setTyped(text)
  }, [])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const stopWaiting = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }, [])
  useEffect(() => stopWaiting, [stopWaiting])
  const wait = (act: () => void, ms: number) => {
    stopWaiting()
    timer.current = setTimeout(act, ms)
  }
  return { field, typed, fill, wait, stopWaiting }
}

type Adopting = {
  readonly place: Place
  readonly field: RefObject<HTMLInputElement | null>
  readonly isInBrowser: boolean
  readonly fill: (text: string) => void
  readonly look: (text: string) => void
}

/**
 * Whoever comes by a link, or goes back and forth in the browser, finds the word of the address in the box. What was typed before the page's
 * scripts ran goes before it.
 */
function useAdopted({ place, field, isInBrowser, fill, look }: Adopting): void {
  const { key, state } = useLocation()
  const kind = useNavigationType()
  const isFirst = useRef(true)
  const adopt = useEffectEvent(() => {
    const early = isFirst.current ? (field.current?.value ?? '') : ''
    const isOurs = !isFirst.current && kind !== 'POP' && stepsOf(state) !== null
    isFirst.current = false
    if (early !== '' && early !== place.word) {
      fill(early)
      look(early)
    } else if (!isOurs) fill(place.word)
  })
  useEffect(() => {
    if (isInBrowser) adopt()
  }, [key, isInBrowser])
}

/** Once the language was found out, the address names it, so that whoever is sent it sees the same. */
function useNamedLanguage({ phase, result }: LookUp, place: Place, name: (language: TextLanguage) => void): void {
  const found = phase === 'found' && result?.detected && result.entries.length > 0 && result.word === place.word ? result.language : null
  const isNamed = place.language !== 'detect'
  const tell = useEffectEvent(name)
  useEffect(() => {
    if (found !== null && !isNamed) tell(found)
  }, [found, isNamed])
}

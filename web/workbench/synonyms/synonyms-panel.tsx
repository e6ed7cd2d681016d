import { BookA } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isApple, Kbd } from '#web/ui/kbd.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { placeBeside } from '#web/ui/place-beside.ts'
import { walkOptions } from '#web/ui/popover.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Familiarity } from './familiarity.tsx'
import type { Choice, FewMeaning } from './few.ts'
import { spoken } from './spoken.ts'
import { useFound, type FoundWord } from './use-found.ts'
import { useStanding } from './use-standing.ts'
import type { Asked } from './use-synonyms.ts'
import type { WordPlace } from './word-place.ts'
import './synonyms.css'

type SynonymsPanelProps = { readonly asked: Asked; readonly place: WordPlace | null; readonly onClose: () => void }

/** Synonyms of the word at a place, beside it. Nothing is drawn before there are some, and the focus stays until a key or a click goes in. */
export function SynonymsPanel({ asked: { isByKey }, place, onClose }: SynonymsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useFound({ place, isByKey, onClose })
  useStanding({
    panel,
    isShown: found !== null,
    onClose: (way) => {
      const hadFocus = panel.current?.contains(document.activeElement) === true
      onClose()
      if (way === 'escape' && hadFocus) place?.focus()
    },
  })
  if (!found || !place) return null
  return <Found ref={panel} found={found} place={place} isByKey={isByKey} onClose={onClose} />
}

type FoundProps = {
  readonly ref: { readonly current: HTMLDivElement | null }
  readonly found: FoundWord
  readonly place: WordPlace
  readonly isByKey: boolean
  readonly onClose: () => void
}

function Found({ ref, found, place, isByKey, onClose }: FoundProps) {
  const { panel: words, sentence, keys } = useMessages().thesaurus
  const { controlKey } = useMessages().rephrase.run
  const { form, span, language, meanings } = found
  const count = meanings.reduce((sum, { choices }) => sum + choices.length, 0)
  useShownBeside({ ref, box: () => place.boxOf(span), onGone: onClose })
  useEffect(() => {
    if (isByKey) ref.current?.querySelector<HTMLElement>('.option')?.focus({ preventScroll: true })
  }, [isByKey, ref])
  const tell = useEffectEvent(() => {
    if (!isByKey) announce(words.said(count, `${isApple() ? '⌘' : controlKey} Shift Y`))
  })
  useEffect(() => tell(), [])
  const take = ({ form: word }: Choice) => {
    onClose()
    if (place.now() !== place.text) return
    place.replace(span, word)
    announce(sentence.replaced(form, word))
  }
  const query = new URLSearchParams({ q: form, lang: language })
  return (
    // Arrows walk over the options in it, which are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={ref} popover="manual" role="dialog" aria-label={words.title(form)} className="popover synonyms" onKeyDown={walkOptions}>
      {meanings.map((meaning, at) => (
        <Meaning key={at} meaning={meaning} number={at + 1} isOnly={meanings.length === 1} language={language} take={take} />
      ))}
      <div className="synonyms-foot">
        <PageLink className="option" page="thesaurus" suffix={`?${query}`}>
          <Icon of={BookA} /> {words.all}
        </PageLink>
        <span className="synonyms-keys" aria-hidden="true">
          <Kbd keys={['↑', '↓']} /> {keys.walk} <Kbd keys={['enter']} /> {sentence.replace}
        </span>
      </div>
    </div>
  )
}

type MeaningProps = {
  readonly meaning: FewMeaning
  readonly number: number
  readonly isOnly: boolean
  readonly language: FoundWord['language']
  readonly take: (choice: Choice) => void
}

function Meaning({ meaning: { gloss, partOfSpeech, choices }, number, isOnly, language, take }: MeaningProps) {
  const { entry } = useMessages().thesaurus
  const part = named(entry.parts, partOfSpeech)
  const title = gloss || (isOnly ? '' : entry.meaning(number))
  return (
    <div role="group" aria-label={title || part || entry.meaning(number)} className="synonyms-meaning">
      {title || part ? (
        <p className="synonyms-title">
          {part ? <span className="synonyms-part">{part}</span> : null} {title}
        </p>
      ) : null}
      {choices.map((choice) => (
        <button key={choice.form} type="button" tabIndex={-1} className="option" onClick={() => take(choice)}>
          <span className="synonyms-word" {...spoken(language)}>
            {choice.form}
          </span>
          {choice.familiarity === null ? null : <Familiarity of={choice.familiarity} />}
          <Remarks choice={choice} />
        </button>
      ))}
    </div>
  )
}

/** Register, and what the reader has still to do: an ending to add, another gender to agree with. */
function Remarks({ choice: { register, isBase, gender } }: { readonly choice: Choice }) {
  const { entry, sentence } = useMessages().thesaurus
  const genderName = isBase ? null : named(entry.genders, gender)
  return (
    <span className="synonyms-remarks">
      {register === 'neutral' ? null : <Tag>{entry.registers[register]}</Tag>}
      {isBase ? <Tag tone="ochre">{sentence.base}</Tag> : null}
      {genderName ? (
        <span title={sentence.agree(genderName)}>
          <Tag tone="ochre">{genderName}</Tag>
        </span>
      ) : null}
    </span>
  )
}

const named = (names: Readonly<Record<string, string>>, key: string | null): string | null =>
  key !== null && Object.hasOwn(names, key) ? (names[key] ?? null) : null

/** The gaps towards the word and the edge of the window. */
const edge = 20
const leastRoom = 160

type Showing = {
  readonly ref: FoundProps['ref']
  readonly box: () => DOMRect | null
  readonly onGone: () => void
}

/** Shows a panel beside a word; one whose word is not drawn closes. */
function useShownBeside({ ref, box, onGone }: Showing): void {
  const show = useEffectEvent(() => {
    const anchor = box()
    if (!ref.current) return
    if (!anchor) return onGone()
    ref.current.showPopover()
    // It does not lie on its word: what has no room above or below is scrolled in.
    const room = Math.max(anchor.top, innerHeight - anchor.bottom) - edge
    ref.current.style.maxBlockSize = `${Math.max(room, leastRoom)}px`
    const { width, height } = ref.current.getBoundingClientRect()
    const { x, y } = placeBeside({
      anchor,
      size: { width, height },
      viewport: { width: document.documentElement.clientWidth, height: innerHeight },
      align: 'start',
      isRightToLeft: false,
    })
    ref.current.style.inset = `${y}px auto auto ${x}px`
  })
  useLayoutEffect(() => show(), [])
}

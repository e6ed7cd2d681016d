import { Lock, ListTree } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { FloatingPanel } from '#web/workbench/floating-panel.tsx'
import type { AlternativeNote } from '#tools/rephrase/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { QuotedWords } from './quoted-words.tsx'
import type { ShownChange } from './shown-result.ts'

type WordMenuProps = {
  readonly change: ShownChange
  readonly anchor: HTMLElement
  /** Language and direction of the text, for the words in the menu. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly onChoose: (wording: string) => void
  readonly onLock: () => void
  /** What locking counts: it is another run. Null where nothing is counted. */
  readonly lockCost: string | null
  readonly onSentence: (() => void) | null
  readonly onClose: () => void
}

type Option = {
  readonly text: string
  readonly note?: AlternativeNote | undefined
  readonly isOriginal: boolean
  readonly isProposed: boolean
}

/** What could stand here instead: the proposed wording and the alternatives, the original last. The one that stands is left out. */
function optionsOf(change: ShownChange): readonly Option[] {
  const notes = new Map(change.alternatives.map(({ text, note }) => [text, note]))
  const texts = [...new Set([change.proposed, ...change.alternatives.map(({ text }) => text)])].filter((text) => text !== change.from)
  const original: Option = { text: change.from, isOriginal: true, isProposed: false }
  return [
    ...texts.map((text): Option => ({ text, note: notes.get(text), isOriginal: false, isProposed: text === change.proposed })),
    original,
  ].filter(({ text }) => text !== change.to)
}

/** Other words for one change, with the reason for it; the original, and "never change this". */
export function WordMenu({ change, anchor, lang, dir, onChoose, onLock, lockCost, onSentence, onClose }: WordMenuProps) {
  const { menu, kinds, reasons } = useMessages().outcome
  const options = optionsOf(change)
  const [message, words] = change.to === '' ? [menu.leftOut, change.from] : [menu.insteadOf, change.to]
  return (
    <FloatingPanel anchor={anchor} label={message(words)} onClose={onClose} className="word-menu">
      <div className="word-menu-head">
        <QuotedWords message={message} words={words} lang={lang} dir={dir} />
        <Kbd keys={['↑', '↓']} />
      </div>
      <div role="menu" aria-label={menu.choices}>
        {options.map((option) => (
          <button
            key={option.text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={option.isOriginal && options.length > 1 ? 'option option-apart' : 'option'}
            onClick={() => onChoose(option.text)}
          >
            {option.text === '' ? (
              menu.leaveOut
            ) : change.to === '' && option.isOriginal ? (
              menu.putBack
            ) : (
              <bdi lang={lang} dir={dir}>
                {option.text}
              </bdi>
            )}
            <OptionTag option={option} />
          </button>
        ))}
        {options.every(({ isOriginal }) => isOriginal) && change.choice === 'proposed' ? (
          <p className="word-menu-none">{menu.none}</p>
        ) : null}
        <div className="word-menu-rest">
          <button type="button" role="menuitem" tabIndex={-1} className="option" onClick={onLock}>
            <Icon of={Lock} />
            {menu.lock}
            {lockCost ? <span className="ms-auto ps-4 text-ink-pencil">{lockCost}</span> : null}
          </button>
          {onSentence ? (
            <button type="button" role="menuitem" tabIndex={-1} className="option" onClick={onSentence}>
              <Icon of={ListTree} />
              {menu.sentence}
            </button>
          ) : null}
        </div>
      </div>
      <p className="word-menu-reason">
        <b>{kinds[change.kind]}.</b> {reasons[change.reason]}
      </p>
    </FloatingPanel>
  )
}

function OptionTag({ option }: { readonly option: Option }) {
  const { menu, notes } = useMessages().outcome
  if (option.isOriginal) return <Tag className="ms-auto">{menu.original}</Tag>
  if (option.isProposed)
    return (
      <Tag tone="blue" className="ms-auto">
        {menu.proposed}
      </Tag>
    )
  if (!option.note) return null
  return (
    <Tag tone={toneOf[option.note]} className="ms-auto">
      {notes[option.note]}
    </Tag>
  )
}

/** Ochre where the reader should think before taking it. */
const toneOf: Readonly<Record<AlternativeNote, 'ochre' | undefined>> = {
  formal: undefined,
  informal: undefined,
  plain: undefined,
  rare: undefined,
  'stronger-claim': 'ochre',
  'weaker-claim': 'ochre',
  'check-meaning': 'ochre',
}

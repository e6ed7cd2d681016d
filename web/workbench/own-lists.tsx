import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { useMessages, useWords } from '../i18n/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { announce } from '../ui/live-region.tsx'
import type { WritingDesk } from './use-writing-lists.ts'
import { withoutOff, withoutWord, withWord, type OffRule } from './writing-lists.ts'
import './own-lists.css'

/** A field for one word more of the personal dictionary; `language` is what it is noted under. */
export function AddOwnWord({ desk, language }: { readonly desk: WritingDesk; readonly language: TextLanguage }) {
  const { lists: words, did } = useMessages().proofread
  const { keep } = useMessages().rephrase
  const [word, setWord] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() === '') return
    desk.change((lists) => withWord(lists, { language, word }))
    announce(did.added(word.trim()))
    setWord('')
  }
  return (
    <form className="mt-1.5 flex max-w-md gap-2" onSubmit={add}>
      <input
        className="field"
        aria-label={words.word}
        placeholder={words.word}
        value={word}
        maxLength={100}
        autoComplete="off"
        data-first-focus
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit">{keep.add}</Button>
    </form>
  )
}

/** The words of the personal dictionary, each with a way to take it out. */
export function OwnWords({ desk }: { readonly desk: WritingDesk }) {
  const { keep } = useMessages().rephrase
  const { words } = desk.lists
  if (words.length === 0) return <p className="mt-2 text-sm text-ink-pencil">{keep.none}</p>
  return (
    <ul className="own-words">
      {words.map(({ word }) => (
        <li key={word} className="own-word">
          <bdi>{word}</bdi>
          <button type="button" aria-label={keep.remove(word)} onClick={() => desk.change((lists) => withoutWord(lists, word))}>
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The rules that are off, each with a way to switch it on. */
export function OffRules({ desk }: { readonly desk: WritingDesk }) {
  const { lists: words } = useMessages().proofread
  const { off } = desk.lists
  if (off.length === 0) return <p className="mt-1 text-sm text-ink-pencil">{words.noRules}</p>
  return (
    <ul>
      {off.map((rule) => (
        <li key={rule.rule} className="own-rule">
          <RuleName rule={rule} />
          <Button variant="ink" size="small" onClick={() => desk.change((lists) => withoutOff(lists, rule.rule))}>
            {words.on}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A rule that was switched off in another browser is known here by its number only: language, table and key. */
function RuleName({ rule: { rule, title } }: { readonly rule: OffRule }) {
  const { language } = useWords()
  const [code = '', ...rest] = rule.split('/')
  if (title !== '') return <span>{title}</span>
  return (
    <span>
      {code === 'any' || code === 'harper' ? null : `${language(code)}: `}
      <bdi lang="en" dir="ltr">
        {rest.join(' ').replaceAll('-', ' ')}
      </bdi>
    </span>
  )
}

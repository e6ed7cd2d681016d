import { Search, X } from 'lucide-react'
import { useEffect, type KeyboardEvent } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { spoken } from '#web/workbench/synonyms/spoken.ts'
import { Trail } from './trail.tsx'
import type { DeskProps } from './use-desk.ts'
import { enterWords } from './use-word-keys.ts'

/** The word, its language, the way that led here. Answers while it is typed in. */
export function WordBox({ desk }: DeskProps) {
  const { rephrase, thesaurus } = useMessages()
  const { box: words } = thesaurus
  const { direction } = useLocale()
  const { field, typed, place, steps } = desk
  useFirstFocus(desk)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') desk.submit()
    else if (event.key === 'ArrowDown' && !event.shiftKey && enterWords()) event.preventDefault()
    else if (event.key === 'Backspace' && event.currentTarget.value === '' && !event.repeat && desk.back()) event.preventDefault()
  }
  const clear = () => {
    desk.mend('')
    field.current?.focus()
  }
  const language = place.language === 'detect' ? null : place.language
  return (
    <Bar className="word-bar">
      <search className="word-box" data-region>
        <Icon of={Search} className="text-ink-pencil" />
        <input
          ref={field}
          className="field"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...(typed === '' ? { dir: direction } : language ? spoken(language) : { dir: 'auto' })}
          onInput={(event) => desk.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {typed === '' ? null : (
          <Button variant="quiet" isIcon aria-label={words.clear} onClick={clear}>
            <Icon of={X} />
          </Button>
        )}
      </search>
      <LanguageSelect
        words={rephrase.language}
        value={steps.isFound ? 'detect' : place.language}
        detected={steps.isFound ? language : null}
        onChange={desk.choose}
      />
      <Trail desk={desk} />
      <BarSpace />
      <Checkbox label={words.academic} isOn={desk.isAcademicOnly} onChange={desk.setAcademicOnly} />
    </Bar>
  )
}

/** Whoever opens the page may type at once; on touch a keyboard would cover it. */
function useFirstFocus({ field }: DeskProps['desk']): void {
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [field])
}

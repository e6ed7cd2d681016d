import { ChevronDown, X } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { termAtMost, termsAtMost } from './options.ts'

type KeepTermsProps = { readonly terms: readonly string[]; readonly onChange: (terms: readonly string[]) => void }

/** Words and phrases that a run must not touch: a list to add to and remove from. */
export function KeepTerms({ terms, onChange }: KeepTermsProps) {
  const { keep } = useMessages().rephrase
  return (
    <Popover
      label={keep.title}
      align="end"
      isSheetOnPhone
      className="keep-panel"
      trigger={(props) => (
        <button type="button" {...props} className="select-button">
          {keep.button(terms.length)}
          <Icon of={ChevronDown} />
        </button>
      )}
    >
      <p className="text-ink-soft">{keep.lead}</p>
      <AddTerm terms={terms} onChange={onChange} />
      {terms.length === 0 ? (
        <p className="text-ink-pencil">{keep.none}</p>
      ) : (
        <ul className="keep-chips" aria-label={keep.listed}>
          {terms.map((term) => (
            <li key={term} className="keep-chip">
              <bdi>{term}</bdi>
              <button type="button" aria-label={keep.remove(term)} onClick={() => onChange(terms.filter((each) => each !== term))}>
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

function AddTerm({ terms, onChange }: KeepTermsProps) {
  const { keep } = useMessages().rephrase
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const add = (event: FormEvent) => {
    event.preventDefault()
    const term = field.current?.value.trim() ?? ''
    if (term === '') return
    const isListed = terms.some((each) => each.toLowerCase() === term.toLowerCase())
    if (isListed || terms.length >= termsAtMost) return setProblem(isListed ? keep.already : keep.full)
    onChange([...terms, term])
    setProblem(null)
    if (field.current) field.current.value = ''
  }
  return (
    <form onSubmit={add}>
      <div className="flex gap-2">
        <input
          ref={field}
          className="field"
          dir="auto"
          maxLength={termAtMost}
          aria-label={keep.field}
          placeholder={keep.field}
          autoComplete="off"
          aria-describedby={problem ? 'keep-problem' : undefined}
          onInput={() => setProblem(null)}
        />
        <Button type="submit">{keep.add}</Button>
      </div>
      {problem ? (
        <p id="keep-problem" role="alert" className="mt-1.5 text-red">
          {problem}
        </p>
      ) : null}
    </form>
  )
}

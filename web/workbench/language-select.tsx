import { ChevronDown } from 'lucide-react'
import { textLanguages, type TextLanguage } from '#tools/text-languages.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { Popover } from '../ui/popover.tsx'
import { SearchList, type SearchOption } from '../ui/search-list.tsx'

type LanguageChoice = TextLanguage | 'detect'

type LanguageSelectProps = {
  readonly words: {
    readonly label: string
    readonly detect: string
    readonly detected: string
    readonly search: string
    readonly none: string
    /** Name of a language in the interface's language. */
    readonly name: (code: string) => string
  }
  readonly value: LanguageChoice
  /** What the server found in the last run, while it still speaks of this text. */
  readonly detected: TextLanguage | null
  readonly onChange: (value: LanguageChoice) => void
}

/** Language of the text: fifteen to search through, or detect. Says "detected" only after the server did. */
export function LanguageSelect({ words, value, detected, onChange }: LanguageSelectProps) {
  const options: readonly SearchOption<LanguageChoice>[] = [
    { value: 'detect', label: words.detect },
    ...textLanguages.map(({ code, name }) => ({ value: code, label: sentenceCase(words.name(code)), also: name })),
  ]
  return (
    <Popover
      label={words.label}
      align="end"
      isSheetOnPhone
      trigger={(props) => (
        <button type="button" {...props} className="select-button" data-language-select>
          <span className="sr-only">{words.label}: </span>
          {value === 'detect' && detected ? (
            <span>
              {sentenceCase(words.name(detected))} <span className="text-ink-pencil">{words.detected}</span>
            </span>
          ) : (
            (options.find((option) => option.value === value)?.label ?? value)
          )}
          <Icon of={ChevronDown} />
        </button>
      )}
    >
      {(close) => (
        <SearchList
          label={words.label}
          placeholder={words.search}
          emptyText={words.none}
          options={options}
          value={value}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
        />
      )}
    </Popover>
  )
}

/** Many languages write names of languages in lower case; standing alone they begin with a capital. */
const sentenceCase = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)

import { useMessages } from '#web/i18n/messages.tsx'
import type { Word } from './entry.ts'
import './familiarity.css'

type Known = NonNullable<Word['familiarity']>

/** How well a word is known: three dots to see, a word to hear. */
export function Familiarity({ of: known }: { readonly of: Known }) {
  const { familiarity: words } = useMessages().thesaurus
  return (
    <>
      <Dots of={known} />
      <span className="sr-only">{{ 3: words.common, 2: words.less, 1: words.rare }[known]}</span>
    </>
  )
}

const Dots = ({ of: known }: { readonly of: Known }) => (
  <span className="word-dots" aria-hidden="true">
    {[1, 2, 3].map((dot) => (
      <i key={dot} data-full={dot <= known} />
    ))}
  </span>
)

/** What the dots say, once for the page. */
export function FamiliarityLegend() {
  const { familiarity: words } = useMessages().thesaurus
  const rows: readonly (readonly [Known, string])[] = [
    [3, words.common],
    [2, words.less],
    [1, words.rareLong],
  ]
  return (
    <ul className="word-legend-dots" aria-label={words.legend}>
      {rows.map(([known, said]) => (
        <li key={known}>
          <Dots of={known} /> {said}
        </li>
      ))}
    </ul>
  )
}

import { useState } from 'react'
import { SynonymsPanel } from '#web/workbench/synonyms/synonyms-panel.tsx'
import type { SynonymsProps } from '#web/workbench/synonyms/use-synonyms.ts'
import { placeInField, type WordPlace } from '#web/workbench/synonyms/word-place.ts'
import type { Proofreading } from './use-proofread.ts'

/** Synonyms of a word of the text. */
export function Synonyms({ asked, desk, onClose }: SynonymsProps<Proofreading>) {
  const [place] = useState(() => placeAt(asked.element, desk))
  return <SynonymsPanel asked={asked} place={place} onClose={onClose} />
}

function placeAt(element: Element, { sheet, checking }: Proofreading): WordPlace | null {
  const { port, settings } = sheet
  if (!port.current || !element.closest('.proof-doc')) return null
  const language = settings.language === 'detect' ? (checking.recognised?.language ?? 'detect') : settings.language
  // Before the editor has been loaded.
  if (element instanceof HTMLTextAreaElement) return placeInField(element, language)
  const { text, selection, boxOf, write, select, focus } = port.current
  return {
    text: text(),
    selection: selection(),
    language,
    now: text,
    boxOf,
    replace: (span, words) => {
      write([{ span, text: words }])
      select({ start: span.start, end: span.start + words.length })
    },
    focus,
  }
}

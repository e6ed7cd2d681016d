import { useEffect, useEffectEvent, useState } from 'react'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { SynonymsPanel } from '#web/workbench/synonyms/synonyms-panel.tsx'
import type { SynonymsProps } from '#web/workbench/synonyms/use-synonyms.ts'
import { placeInField, type WordPlace } from '#web/workbench/synonyms/word-place.ts'
import { placeInResult } from './place-in-result.ts'
import type { Rephrasing } from './use-rephrase.ts'

/** What the screen knows of its texts. */
export type SynonymsDesk = { readonly desk: Rephrasing; readonly detected: TextLanguage | null }

/** Synonyms of a word of the original or of the result. */
export function Synonyms({ asked, desk: screen, onClose }: SynonymsProps<SynonymsDesk>) {
  const [place] = useState(() => placeAt(asked.element, screen))
  const { version } = screen.desk
  const [first] = useState(version)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Another result came, or another version of it was turned to: the word stands there no more.
    if (version !== first) close()
  }, [version, first])
  return <SynonymsPanel asked={asked} place={place} onClose={onClose} />
}

function placeAt(element: Element, { desk, detected }: SynonymsDesk): WordPlace | null {
  const { draft, editor, version, dispatch } = desk
  if (element === editor.current) return placeInField(editor.current, draft.language === 'detect' ? (detected ?? 'detect') : draft.language)
  if (!version) return null
  const { language } = version.came
  if (!(element instanceof HTMLTextAreaElement)) return placeInResult(element, { version, dispatch })
  if (!element.closest('.half-result')) return null
  const place = placeInField(element, language)
  // What is typed before and after it is undone apart from it.
  const part = () => dispatch({ type: 'edit', action: { type: 'begin-typing' } })
  return { ...place, replace: (...edit) => (part(), place.replace(...edit), part()) }
}

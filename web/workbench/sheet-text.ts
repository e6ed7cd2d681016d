import { useEffect, useRef } from 'react'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { ToolKey } from '../shell/tools.ts'

/** What lies on the sheet of the page in sight. */
export type SheetText = {
  /** The page whose sheet it is. */
  readonly tool: ToolKey
  readonly text: string
  readonly language: TextLanguage | 'detect'
  /** What the tool made of it; null before a run. */
  readonly result?: string | null
}

let held: (() => SheetText) | null = null

/** The text on the sheet in sight; null on pages without one, and while it is empty. */
export function textOnSheet(): SheetText | null {
  const sheet = held?.() ?? null
  return sheet === null || sheet.text.trim() === '' ? null : sheet
}

/** Says what lies on a tool's sheet, while it is mounted: other tools can be offered it. */
export function useSheetText(sheet: SheetText): void {
  const latest = useRef(sheet)
  useEffect(() => {
    latest.current = sheet
  })
  useEffect(() => {
    const read = () => latest.current
    held = read
    return () => {
      if (held === read) held = null
    }
  }, [])
}

import { useEffect, useEffectEvent } from 'react'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import { forget, recall, remember } from './session-memory.ts'

/** Desks that a text can be put on from another page. */
export type Desk = 'paraphraser' | 'proofreader' | 'detector' | 'checker' | 'doctor' | 'finder'

export type HandedText = {
  readonly text: string
  readonly language: TextLanguage | null
  /** How it was worked on before: mode and strength, as their tool knows them. */
  readonly options: Readonly<Record<string, unknown>>
  /** What the desk says about it, in the reader's language; left out: that it comes from the history. */
  readonly said?: string
}

const nameOf = (desk: Desk): string => `handed-to-${desk}`

/** Puts a text by for a desk, which takes it when it is opened next in this tab. */
export const handOver = (desk: Desk, handed: HandedText): void => remember(nameOf(desk), JSON.stringify(handed))

/** The text that was put by for a desk, once. */
export function takeHandedOver(desk: Desk): HandedText | null {
  const kept = recall(nameOf(desk))
  forget(nameOf(desk))
  return kept === null ? null : handedFrom(kept)
}

function handedFrom(json: string): HandedText | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string') return null
    const given = 'language' in value ? value.language : null
    const options = 'options' in value && typeof value.options === 'object' && value.options !== null ? { ...value.options } : {}
    const said = 'said' in value && typeof value.said === 'string' ? { said: value.said } : {}
    return { text: value.text, language: textLanguageCodes.find((code) => code === given) ?? null, options, ...said }
  } catch {
    return null
  }
}

/** Takes what was put by for this desk as soon as it is ready, which means: its own draft is on it. */
export function useHandedOver(desk: Desk, isReady: boolean, put: (handed: HandedText) => void): void {
  const take = useEffectEvent(() => {
    const handed = takeHandedOver(desk)
    if (handed) put(handed)
  })
  useEffect(() => {
    if (isReady) take()
  }, [isReady])
}

import { Fragment, type ReactNode } from 'react'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { spoken } from '#web/workbench/synonyms/spoken.ts'

/** Signs that no message holds, to be put in a sentence where words go. */
export const holes = ['\uE000', '\uE001'] as const

/** A sentence of the interface with words of another language in its holes. */
export const Filled = ({
  text,
  words,
  language,
}: {
  readonly text: string
  readonly words: readonly string[]
  readonly language: TextLanguage
}): ReactNode =>
  text.split(/([\uE000\uE001])/u).map((part, at) => {
    const word = words[holes.findIndex((hole) => hole === part)]
    // Parts have no other name than their place.
    return word === undefined ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <b key={at} className="word-said" {...spoken(language)}>
        {word}
      </b>
    )
  })

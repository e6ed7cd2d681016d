import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { codeParts } from './code-parts.ts'
import { useCopy } from './use-copy.ts'

type CodeBlockProps = {
  /** Said to screen readers, and part of the name of the button that copies. */
  readonly name: string
  /** Above the code, at the start of its line; the name by default. */
  readonly head?: ReactNode
  /** Above the code, before the button that copies. */
  readonly controls?: ReactNode
  readonly code: string
}

/** A piece of a program, which can be scrolled with the keys and copied. Whatever the page's direction, code runs from left to right. */
export function CodeBlock({ name, head, controls, code }: CodeBlockProps) {
  const { example: words } = useMessages().developers
  const copy = useCopy()
  return (
    <figure className="code">
      <figcaption className="code-head">
        <span className="code-name" dir="ltr">
          {head ?? name}
        </span>
        {controls}
        <Button
          variant="quiet"
          size="small"
          isIcon
          aria-label={words.copyOf(name)}
          title={words.copy}
          onClick={() => copy(code, words.copied)}
        >
          <Icon of={Copy} />
        </Button>
      </figcaption>
      {/* What scrolls must be reached with the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre dir="ltr" translate="no" role="group" aria-label={words.code(name)} tabIndex={0}>
        <code>
          {codeParts(code).map(({ kind, text }, at) =>
            kind === 'plain' ? (
              text
            ) : (
              // The pieces of a program never change their places.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={`code-${kind}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  )
}

import type { ReactNode } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import type { Mode } from '#tools/rephrase/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { modeExamples } from './mode-examples.gen.ts'
import { GoneWords } from './marked-pieces.tsx'
import { examplePassage, exampleStrength } from './mode-examples.ts'
import { modes } from './options.ts'
import { readPicture, textOf, type DrawnPiece } from './picture.ts'

/** One passage in all five modes, with the marks of the result: names before the margin line, wordings beyond it. */
export function FiveModes({ onTry }: { readonly onTry: (mode: Mode, text: string) => void }) {
  const { home, mode: names, strength } = useMessages().rephrase
  return (
    <section className="five-modes" aria-labelledby="five-modes">
      <div className="five-modes-head">
        <h2 id="five-modes" className="h2">
          {home.modes.title}
        </h2>
        <p className="text-ink-soft">{home.modes.line(strength[exampleStrength])}</p>
      </div>
      <div className="ruled">
        <div className="ruled-row">
          <h3 className="ruled-name text-ink-soft">{home.modes.before}</h3>
          <p className="manuscript text-ink-soft" lang="en" dir="ltr">
            {examplePassage}
          </p>
        </div>
        {modes.map((mode) => (
          <div key={mode} className="ruled-row">
            <div>
              <h3 className="ruled-name">{names[mode]}</h3>
              <p className="mt-1 text-sm text-ink-soft">{home.modes[mode]}</p>
            </div>
            <div>
              <Example picture={modeExamples[mode]} />
              <Button
                variant="ink"
                size="small"
                className="mt-1.5 -ms-2.5"
                aria-label={`${home.modes.try}: ${names[mode]}`}
                onClick={() => onTry(mode, examplePassage)}
              >
                {home.modes.try}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

function Example({ picture }: { readonly picture: string }) {
  const { figures } = useMessages().rephrase
  const pieces = readPicture(picture)
  const after = countCharacters(textOf(pieces))
  const difference = after - countCharacters(examplePassage)
  return (
    <p className="max-w-3xl" dir="ltr">
      <span className="manuscript" lang="en">
        <Drawn pieces={pieces} />
      </span>{' '}
      <bdi className="text-xs whitespace-nowrap text-ink-pencil">
        {figures.number(after)} ({difference < 0 ? '−' : '+'}
        {figures.number(Math.abs(difference))})
      </bdi>
    </p>
  )
}

const looks = { reworded: 'mark-reworded', moved: 'mark-moved', kept: 'mark-kept' } as const

const Drawn = ({ pieces }: { readonly pieces: readonly DrawnPiece[] }): ReactNode =>
  pieces.map((piece, at) => {
    if (piece.mark === 'plain') return piece.text
    if (piece.mark === 'gone')
      return <GoneWords key={at} text={piece.inner.map((inner) => (inner.mark === 'plain' ? inner.text : '')).join('')} />
    return (
      <span key={at} className={looks[piece.mark]}>
        <Drawn pieces={piece.inner} />
      </span>
    )
  })

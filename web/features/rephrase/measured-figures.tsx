import { countCharacters } from '#engines/text/characters.ts'
import type { Figures as Measured } from '#tools/rephrase/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Figure, Ruler } from '#web/ui/figure.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { similarityBand } from './similarity-band.ts'
import type { Version } from './sheet-state.ts'

/** The figures of a result, each on its scale and with what it means. */
export const MeasuredFigures = ({ version }: { readonly version: Version }) => (
  <>
    <PlagiarismFigure measured={version.came.figures.plagiarism} />
    <SimilarityFigure version={version} />
    <ReadingFigure version={version} />
  </>
)

function PlagiarismFigure({ measured }: { readonly measured: Measured['plagiarism'] }) {
  const { plagiarism } = useMessages().rephrase.figures
  const { code } = useLocale()
  if (measured.state === 'nothing-to-compare')
    return (
      <Figure label={plagiarism.title} instead={<p className="figure-words">{plagiarism.nothing}</p>} meaning={plagiarism.nothingHelp} />
    )
  if (measured.state === 'not-measured')
    return (
      <Figure
        label={plagiarism.title}
        instead={<p className="figure-words">{plagiarism.unmeasured}</p>}
        meaning={plagiarism.unmeasuredHelp}
      />
    )
  const value = Math.round(measured.score * 100)
  return (
    <Figure
      label={plagiarism.title}
      {...percentParts(code, value)}
      ruler={<Ruler value={value} scale={percentScale(code)} />}
      meaning={plagiarism.measured(measured.documents)}
    />
  )
}

function SimilarityFigure({ version }: { readonly version: Version }) {
  const { similarity, asItCame } = useMessages().rephrase.figures
  const { code } = useLocale()
  const value = Math.round(version.came.figures.similarity * 100)
  const isAsItCame = version.state.present.text === version.came.text
  const meaning = similarity[similarityBand(value)]
  return (
    <Figure
      label={similarity.title}
      {...percentParts(code, value)}
      ruler={<Ruler value={value} scale={percentScale(code)} />}
      meaning={isAsItCame ? meaning : `${meaning} ${asItCame}`}
    />
  )
}

function ReadingFigure({ version }: { readonly version: Version }) {
  const { characters, number, asItCame } = useMessages().rephrase.figures
  const { reading } = version.came.figures
  const before = countCharacters(version.asked.text)
  const after = countCharacters(version.state.present.text)
  const difference = after - before
  return (
    <Figure
      label={characters.title}
      number={number(after)}
      unit={difference === 0 ? undefined : `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`}
      ruler={<Ruler value={100 - reading.ease} scale={[characters.plain, '', characters.dense]} />}
      meaning={
        <>
          <VisuallyHidden>{characters.read(before, after)}. </VisuallyHidden>
          {characters.sentences(reading.sentences, reading.wordsPerSentence)} {characters.level[reading.level]}{' '}
          {version.state.present.text === version.came.text ? null : asItCame}
        </>
      }
    />
  )
}

/** Whole per cent as number and sign, in the order of the language; a sign that leads stays with its number. */
function percentParts(locale: string, percent: number): { readonly number: string; readonly unit?: string } {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(percent / 100)
  const sign = parts.findIndex(({ type }) => type === 'percentSign')
  const written = (from: number, to?: number): string =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
      .trim()
  return sign > 0 ? { number: written(0, sign), unit: written(sign) } : { number: written(0) }
}

const percentScale = (locale: string): readonly [string, string, string] => {
  const number = new Intl.NumberFormat(locale)
  return [number.format(0), number.format(50), new Intl.NumberFormat(locale, { style: 'percent' }).format(1)]
}

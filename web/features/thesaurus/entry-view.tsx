import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { countsOf, exampleParts, meaningsOf, type Meaning } from './arrange.ts'
import type { Entry } from '#web/workbench/synonyms/entry.ts'
import { Filled, holes } from './filled.tsx'
import { spoken } from '#web/workbench/synonyms/spoken.ts'
import { WordItem, type WordActions } from './word-item.tsx'

type EntryViewProps = {
  readonly entry: Entry
  /** The word as it was asked for. */
  readonly asked: string
  readonly language: TextLanguage
  readonly hintId: string
  readonly actions: WordActions
  readonly isAcademicOnly: boolean
  readonly onShowAll: () => void
}

/** A word of the dictionary with its meanings, drawn as a dictionary draws it. */
export function EntryView({ entry, asked, language, hintId, actions, isAcademicOnly, onShowAll }: EntryViewProps) {
  const { entry: words } = useMessages().thesaurus
  const { code: locale } = useLocale()
  const meanings = meaningsOf(entry, { language, locale, isAcademicOnly })
  const { parts, genders } = words
  const about = [nameIn(parts, entry.partOfSpeech), nameIn(genders, entry.gender)].filter((name) => name !== null)
  return (
    <article className="word-entry">
      <header className="word-head">
        <h2 className="word-title" {...spoken(language)}>
          {entry.word}
        </h2>
        {about.length > 0 ? <span className="text-ink-soft">{about.join(', ')}</span> : null}
        <span className="word-counts">{words.counts(...countsOf(entry))}</span>
        {entry.isBase ? null : (
          <p className="word-form-of">
            <Filled text={words.formOf(...holes)} words={[asked, entry.word]} language={language} />
          </p>
        )}
      </header>
      {meanings.map((meaning) => (
        <MeaningView key={meaning.number} meaning={meaning} language={language} hintId={hintId} actions={actions} />
      ))}
      {meanings.length === 0 ? (
        <div className="word-none">
          <p>{words.noAcademic}</p>
          <Button size="small" onClick={onShowAll}>
            {words.showAll}
          </Button>
        </div>
      ) : null}
    </article>
  )
}

const nameIn = (names: Readonly<Record<string, string>>, key: string | null): string | null =>
  key !== null && Object.hasOwn(names, key) ? (names[key] ?? null) : null

type MeaningViewProps = Pick<EntryViewProps, 'language' | 'hintId' | 'actions'> & { readonly meaning: Meaning }

function MeaningView({ meaning, language, hintId, actions }: MeaningViewProps) {
  const { entry: words } = useMessages().thesaurus
  const { number, title, beside, groups, opposites, example } = meaning
  const rows = [
    ...groups.map(({ register, words: members }) => ({ key: register, name: words.registers[register], members, isAgainst: false })),
    ...(opposites.length > 0 ? [{ key: 'opposite', name: words.opposite, members: opposites, isAgainst: true }] : []),
  ]
  return (
    <section className="word-sense">
      <div className="word-sense-head">
        <span className="word-number" aria-hidden="true">
          {number}
        </span>
        <h3 className="h3">
          <span className="sr-only">{words.meaning(number)}: </span>
          {title ? <span {...(title.isGloss ? {} : spoken(language))}>{title.text}</span> : null}
        </h3>
        {beside ? (
          <span className="word-beside" {...spoken(language)}>
            {beside}
          </span>
        ) : null}
      </div>
      {rows.map(({ key, name, members, isAgainst }) => (
        <div key={key} className={isAgainst ? 'word-row word-row-against' : 'word-row'}>
          <h4>{name}</h4>
          <div className="word-list">
            {members.map((word, at) => (
              <WordItem key={`${at} ${word.word}`} word={word} language={language} hintId={hintId} actions={actions} />
            ))}
          </div>
        </div>
      ))}
      {example ? <Example example={example} language={language} /> : null}
    </section>
  )
}

function Example({ example, language }: { readonly example: string; readonly language: TextLanguage }) {
  const { entry: words } = useMessages().thesaurus
  return (
    <p className="word-example">
      <span className="sr-only">{words.example}: </span>
      <span {...spoken(language)}>
        {exampleParts(example).map(({ text, isWord }, at) =>
          // Pieces have no other name than their place.
          isWord ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </span>
    </p>
  )
}

import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { Info } from 'lucide-react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { SiteLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { exampleWords } from './example-words.ts'
import { Filled, holes } from './filled.tsx'
import type { DeskProps } from './use-desk.ts'
import { spoken } from '#web/workbench/synonyms/spoken.ts'
import { sentenceCase } from './word-facts.ts'

/** Nothing was asked yet: what this is for, and a word to try in each language. */
export function EmptyState({ desk }: DeskProps) {
  const { empty: words } = useMessages().thesaurus
  const { language } = useWords()
  return (
    <div className="word-state">
      <h2 className="h3">{words.title}</h2>
      <p>{words.body}</p>
      <p>{words.sentence}</p>
      <p className="label">{words.examples}</p>
      <ul className="word-chips">
        {exampleWords.map(({ word, code }) => (
          <li key={code}>
            <button type="button" className="word-chip" onClick={() => desk.mend(word, code)}>
              <span {...spoken(code)}>{word}</span> <small>{language(code)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ResultProps = DeskProps & { readonly result: ThesaurusResult }

/** No dictionary has the word: words spelled like it, other languages that have it. */
export function Nothing({ desk, result }: ResultProps) {
  const { nothing: words } = useMessages().thesaurus
  const { language: nameOf } = useWords()
  const { word, language, detected, nearest, otherLanguages, installed } = result
  return (
    <div className="word-state" role="status">
      <h2 className="h3">
        <Filled text={detected ? words.titleAny(holes[0]) : words.title(holes[0], nameOf(language))} words={[word]} language={language} />
      </h2>
      <Choices label={words.nearest} words={nearest} language={language} desk={desk} />
      {otherLanguages.length > 0 ? (
        <>
          <p className="label">{words.others}</p>
          <ul className="word-chips">
            {otherLanguages.map((code) => (
              <li key={code}>
                <button type="button" className="word-chip" onClick={() => desk.mend(word, code)}>
                  {sentenceCase(nameOf(code))}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{words.body}</p>
      {installed.thesaurus ? null : <OwnListNote language={language} />}
    </div>
  )
}

type ChoicesProps = DeskProps & { readonly label: string; readonly words: readonly string[]; readonly language: TextLanguage }

function Choices({ label, words, language, desk }: ChoicesProps) {
  if (words.length === 0) return null
  return (
    <>
      <p className="label">{label}</p>
      <ul className="word-chips">
        {words.map((word) => (
          <li key={word}>
            <button type="button" className="word-chip" {...spoken(language)} onClick={() => desk.mend(word, language)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Languages that have the word too, where its own was found out. */
export function OtherLanguages({ desk, result: { word, otherLanguages } }: ResultProps) {
  const { also } = useMessages().thesaurus
  const { language: nameOf } = useWords()
  if (otherLanguages.length === 0) return null
  return (
    <p className="word-also">
      {also}{' '}
      {otherLanguages.map((code) => (
        <button key={code} type="button" className="link" onClick={() => desk.mend(word, code)}>
          {nameOf(code)}
        </button>
      ))}
    </p>
  )
}

/** Only our own list was searched, and where it is said how to add more. */
export function OwnListNote({ language }: { readonly language: TextLanguage }) {
  const { ownListOnly, ownListLink } = useMessages().thesaurus
  const { language: nameOf } = useWords()
  const page = useSite().texts.find(({ name }) => name === 'self-hosting')
  return (
    <p className="word-own-list">
      <Icon of={Info} />
      <span>
        {ownListOnly(sentenceCase(nameOf(language)))}{' '}
        {page ? (
          <SiteLink className="link" to={page.path}>
            {ownListLink}
          </SiteLink>
        ) : null}
      </span>
    </p>
  )
}

/** What went wrong, with a way on; what was typed stands in the box. */
export function Trouble({ desk }: DeskProps) {
  const { again, box, nothing } = useMessages().thesaurus
  const { problem } = desk.state
  if (!problem) return null
  const isTyped = problem.code === 'word-missing' || problem.code === 'word-too-long'
  const { parts, language } = phraseOf(problem)
  return (
    <div className="word-state">
      <ProblemNotice problem={problem}>
        {isTyped ? (
          <Button size="small" onClick={() => (desk.mend(''), desk.field.current?.focus())}>
            {box.clear}
          </Button>
        ) : problem.code === 'phrase-not-found' ? null : (
          <Button size="small" onClick={desk.retry}>
            {again}
          </Button>
        )}
      </ProblemNotice>
      {language ? <Choices label={nothing.words} words={parts} language={language} desk={desk} /> : null}
    </div>
  )
}

/** Single words of a phrase that dictionaries have, as the problem names them. */
function phraseOf({ code: problem, words, language }: { readonly code: string; readonly [fact: string]: unknown }) {
  const known = textLanguageCodes.find((code) => code === language) ?? null
  const parts = problem === 'phrase-not-found' && Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
  return { parts, language: known }
}

/** Lines where the answer will stand. */
export const Ghosts = () => (
  <div className="word-ghosts" aria-hidden="true">
    {['34%', '58%', '72%', '46%'].map((inlineSize) => (
      <span key={inlineSize} className="skeleton" style={{ inlineSize }} />
    ))}
  </div>
)

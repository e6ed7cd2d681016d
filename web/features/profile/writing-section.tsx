import { Lock, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Mode, Strength } from '#tools/rephrase/contract.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { modes, openingMode, strengths } from '#web/workbench/modes.ts'
import { AddOwnWord, OffRules, OwnWords } from '#web/workbench/own-lists.tsx'
import { useTier } from '#web/workbench/use-tier.ts'
import { useWritingLists } from '#web/workbench/use-writing-lists.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { InPlaceForm } from './form.tsx'
import { EditRow, Row } from './row.tsx'
import { Section } from './section.tsx'
import { withPreferences, type AccountDesk } from './use-account.ts'
import { usePrefer } from './use-prefer.ts'
import { useSending } from '#web/workbench/use-sending.ts'

type DeskProps = { readonly desk: AccountDesk }

/** How the tools begin, and what the proofreader has been told. */
export function WritingSection({ desk }: DeskProps) {
  const { writing: words, change } = useMessages().profile
  const { mode: modeWords, strength: strengthWords } = useMessages().rephrase
  const first = useFirst(desk)
  const shown = words.firstAre(modeWords[first.mode], strengthWords[first.strength])
  return (
    <Section title={words.title} icon={PenLine} summary={shown}>
      <EditRow label={words.first} value={shown} action={change}>
        {(close) => <FirstForm desk={desk} onClose={close} />}
      </EditRow>
      <DictionaryRow desk={desk} />
      <KeysRow desk={desk} />
    </Section>
  )
}

/** What the paraphraser starts with: the person's wish, as far as the plan holds it. */
function useFirst({ account }: AccountDesk): { readonly mode: Mode; readonly strength: Strength } {
  const tier = useTier()
  const { firstMode, firstStrength } = account.preferences
  const strongest = tier.strengths.includes('normal') ? 'normal' : 'mild'
  return {
    mode: firstMode ?? openingMode,
    strength: firstStrength && tier.strengths.includes(firstStrength) ? firstStrength : strongest,
  }
}

function FirstForm({ desk, onClose }: DeskProps & { readonly onClose: () => void }) {
  const { writing: words } = useMessages().profile
  const { mode: modeWords, strength: strengthWords } = useMessages().rephrase
  const tier = useTier()
  const first = useFirst(desk)
  const [mode, setMode] = useState(first.mode)
  const [strength, setStrength] = useState(first.strength)
  const sending = useSending()
  const save = () =>
    sending.send(
      () => desk.api.prefer({ firstMode: mode, firstStrength: strength }),
      (preferences) => {
        desk.put((account) => withPreferences(account, preferences))
        onClose()
      },
    )
  return (
    <InPlaceForm sending={sending} onSubmit={save} onClose={onClose}>
      <SegmentedControl
        label={modeWords.label}
        value={mode}
        onChange={setMode}
        segments={modes.map((value) => ({ value, label: modeWords[value] }))}
      />
      <SegmentedControl
        label={strengthWords.label}
        value={strength}
        onChange={setStrength}
        segments={strengths.map((value) => {
          const isLocked = !tier.strengths.includes(value)
          return {
            value,
            label: strengthWords[value],
            ...(isLocked ? { isLocked, hint: strengthWords.locked, after: <Icon of={Lock} className="text-ink-pencil" /> } : {}),
          }
        })}
      />
      <p className="profile-help">
        {words.firstHelp} {tier.strengths.length < strengths.length ? words.locked : null}
      </p>
    </InPlaceForm>
  )
}

/** The dictionary itself is the browser's copy, so that what was added just now is there. */
function DictionaryRow({ desk }: DeskProps) {
  const { writing: words } = useMessages().profile
  const { lists: listWords } = useMessages().proofread
  const { again } = useMessages().rephrase.problem
  const { code } = useLocale()
  const lists = useWritingLists()
  const { words: own, off } = lists.lists
  const language = desk.account.preferences.textLanguage ?? textLanguageCodes.find((one) => one === code) ?? 'en'
  return (
    <EditRow label={words.dictionary} value={words.holds(own.length, off.length)} action={words.open} openAction={words.close}>
      {() => (
        <div className="profile-lists">
          {lists.problem ? (
            <p className="profile-said">
              {listWords.notSaved}{' '}
              <Button variant="ink" size="small" onClick={lists.retry}>
                {again}
              </Button>
            </p>
          ) : null}
          <AddOwnWord desk={lists} language={language} />
          <OwnWords desk={lists} />
          <h3 className="label mt-5">{listWords.rules}</h3>
          <OffRules desk={lists} />
        </div>
      )}
    </EditRow>
  )
}

function KeysRow({ desk }: DeskProps) {
  const { writing: words } = useMessages().profile
  const { prefer, problem } = usePrefer(desk)
  return (
    <Row label={words.keys}>
      <Checkbox label={words.keysHelp} isOn={desk.account.preferences.letterKeys} onChange={(letterKeys) => prefer({ letterKeys })} />
      <ProblemLine problem={problem} />
    </Row>
  )
}

import type { LintToken } from './token.ts'

// What no dictionary holds and nobody misspelled: parts of addresses, abbreviations, units, names behind names.

/** Whether the place of the word says that it is no word of a dictionary, whatever its letters. */
export function isLeftAlone(at: number, tokens: readonly LintToken[], code: string): boolean {
  const token = tokens[at]
  if (!token) return true
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    hangsOn(token, before, after, tokens[0]) ||
    isInAddress(at, tokens) ||
    isAbbreviated(at, tokens) ||
    isHalf(at, tokens) ||
    (before?.kind === 'number' && units.has(token.text)) ||
    (code === 'de' && isBehindName(at, tokens))
  )
}

/** Symbols of units behind a number, as they are written. Sorted. */
const units = new Set(
  `AU Ah Bq Ci GB GHz GPa GW GWh GeV Gy Hz MB MHz MPa MV MW MWh MeV Mbit Mpc Pa TB TW TWh Torr Wh atm bar bpm cal cd cl cm dB dag dl dm dpi eV fl fps ft g h ha hPa hl hp in kB kDa kHz kPa kV kW
  kWh kbit kcal keV kg kJ km kmol kn kt lb lbs lm lx mA mAh mL mPa mV mW mbar mg mi min ml mm mmHg mmol mol mph ms nF nm nmol ns oz pF pH ppb ppm ps psi px rad rpm s sq sr st t vol yd yr μL μg μm μs
  µA µF µL µg µl µm µmol µs`.split(/\s+/),
)

/** An ending right behind a closing quotation mark, Turkish `”daki`; the first half of `won't`. */
function hangsOn(token: LintToken, before: LintToken | undefined, after: LintToken | undefined, first: LintToken | undefined): boolean {
  if (after?.space === '' && after.lower === "n't") return true
  // Hungarian `20%-kal`, `"cím"-nek`: the hyphen is no part of a word.
  if (token.space === '' && before?.space === '' && /^[-‐‑]$/.test(before.text)) return true
  return token.space === '' && before?.kind === 'mark' && before.space === '' && /^[”’"'»“)\]]$/.test(before.text) && first !== before
}

/** `example.org`, `@name`, `pic.site/x`: a mark inside, without any space. */
function isInAddress(at: number, tokens: readonly LintToken[]): boolean {
  const [before, token, after, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  const isBehind =
    token?.space === '' && before !== undefined && /^[./@#_\\]$/.test(before.text) && (before.space === '' || /[@#_]/.test(before.text))
  const isBefore = after?.space === '' && /^[./@_\\]$/.test(after.text) && next?.space === '' && next.kind !== 'mark'
  return isBehind || isBefore
}

/** "ehem. Vorsitzender": a short word with a full stop inside a sentence. */
function isAbbreviated(at: number, tokens: readonly LintToken[]): boolean {
  const [token, after, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  return (
    token !== undefined && token.text.length <= 6 && after?.text === '.' && after.space === '' && next !== undefined && next.kind !== 'mark'
  )
}

/** "Verfassungs- und Rechtsfragen": the rest of the word stands in the next. */
function isHalf(at: number, tokens: readonly LintToken[]): boolean {
  const [after, next] = [tokens[at + 1], tokens[at + 2]]
  return after?.space === '' && /^[-‐‑]$/.test(after.text) && next !== undefined && next.space !== ''
}

/** Two German nouns follow each other in a name only ("Trainer Matthias Zollner"), or after a measure or a time. */
function isBehindName(at: number, tokens: readonly LintToken[]): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || before.kind !== 'word' || !/^\p{Lu}/u.test(token?.text ?? '') || !/^\p{Lu}\p{Ll}/u.test(before.text)) return false
  const isFirst = tokens.slice(0, at - 1).every(({ kind }) => kind === 'mark')
  return !isFirst && !measures.test(before.lower)
}

const measures =
  /^(?:ende|mitte|anfang|prozent|euro|dollar|franken|cent|meter|kilometer|zentimeter|liter|gramm|kilogramm|kilo|tonnen?|stück|paar|art|typ|menge|glas|tasse|sie|ihr|ihre[nmrs]?|jahren?|monate?n?|wochen?|tagen?|stunden?|minuten?|millionen?|milliarden?|dutzend|hunderte?n?|tausende?n?)$/

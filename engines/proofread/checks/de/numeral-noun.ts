import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { contractions } from '../../german/determiners.ts'
import { bends } from '../../german/phrase-parts.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const numerals = words('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig fünfzig hundert tausend')
/** Amounts that stay in the singular, and what is counted in other ways. */
const measures =
  words(`Mal Euro Dollar Prozent Grad Meter Kilo Kilogramm Kilometer Zentimeter Gramm Liter Pfund Stück Paar Dutzend Mann Fuß Zoll Uhr
  Cent Glas Bier Kaffee Tee Wein Blatt Bund Fass Sack Karton Schuss Volt Watt Ampere Hertz Pixel Byte Bit Megabyte Gigabyte Schritt Schluck
  Teil Viertel Drittel Achtel Rand Franken Zentner Ar Hektar Quadratmeter Kubikmeter Bar Knoten Mark Pfennig Rubel Yen Joule Newton Pascal
  Punkt Karat Ohm Lux Satz Riegel Pack Korb Kasten Teller Becher Eimer Topf Löffel Platz`)
const datives = words('mit von bei zu aus nach seit vor in an auf unter über zwischen')
const sureDatives = words('mit von bei zu aus nach seit')

/** A noun behind a number is a plural: "zwei Schwestern". */
export default defineCheck({
  key: 'numeral-noun',
  class: 'noun-number',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Er hat zwei Schwester und einen Bruder.', 'Er hat zwei Schwestern und einen Bruder.'],
    ['Ich habe drei Buch gelesen.', 'Ich habe drei Bücher gelesen.'],
    ['Sie wohnt seit zwei Monat hier.', 'Sie wohnt seit zwei Monaten hier.'],
    ['Wir haben vier Zimmer und zwei kleine Tochter.', 'Wir haben vier Zimmer und zwei kleine Töchter.'],
    ['Er spricht fünf Sprache.', 'Er spricht fünf Sprachen.'],
    ['Ich war vor drei Woche dort.', 'Ich war vor drei Wochen dort.'],
  ],
  right: [
    'Ich trinke zwei Glas Bier.',
    'Er kommt um zwei Uhr.',
    'Das Spiel endet zwei zu eins.',
    'Er kam mit zwei Mann.',
    'Die Lehrer und zwei Schüler lachen.',
    'Um acht Kaffee, um zehn Tee.',
    'Das Tor fiel in der zweiten Minute.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (
    !numerals.has(tokens[at]?.text ?? '') ||
    (/^(?:um|nach|gegen|seite|kapitel|nummer|punkt|,|-|–|klasse|band|teil)$/.test(tokens[at - 1]?.lower ?? '') &&
      tokens[at - 1]?.lower !== 'nach')
  )
    return null
  if (/^(?:um|gegen|ab|halb|viertel)$/.test(tokens[at - 1]?.lower ?? '')) return null
  let noun = at + 1
  if (bends(tokens[noun], known) && /(?:e|en)$/.test(tokens[noun]?.lower ?? '')) noun += 1
  const token = tokens[noun]
  if (!token || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || measures.has(token.text) || measuresEnd.test(token.text)) return null
  const next = tokens[noun + 1]
  if (next && (/^[-/&]/.test(next.text) || (next.kind === 'word' && /^\p{Lu}/u.test(next.text)) || next.kind === 'number')) return null
  const nouns = known.forms?.analyse(token.text).filter(({ kind }) => kind.startsWith('noun')) ?? []
  const [first] = nouns
  if (!first || nouns.some(({ tags }) => !tags.startsWith('sg.')) || new Set(nouns.map(({ lemma }) => lemma)).size > 1) return null
  const lexeme = known.forms?.lexemesOf(first.lemma).find(({ kind }) => kind === first.kind)
  const before = tokens[at - 1]?.lower ?? ''
  const isDative =
    sureDatives.has(before) ||
    (datives.has(before) && /^(?:Jahr|Monat|Tag|Woche|Stunde|Minute|Sekunde)$/.test(first.lemma)) ||
    contractions.has(before)
  const made = lexeme?.formWith(isDative ? 'pl.dat' : 'pl.nom')
  return made && made !== token.text ? { from: noun, to: noun + 1, suggestions: [made] } : null
}

const measuresEnd = /(?:meter|gramm|byte|prozent|grad|liter|mark|pfund|uhr|mal|stück)$/u

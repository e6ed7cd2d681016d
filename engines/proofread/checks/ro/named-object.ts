import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { formOf, mensNames, readingsOf, womensNames } from '../../romanian/book.ts'
import { isOwner } from '../../romanian/nouns.ts'
import { personsOf } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

/** Verbs whose object is a person, as participles and in the present of "I", "we" and "you". */
const seen =
  words(`ajutat așteptat auzit chemat crezut cunoscut felicitat găsit iertat întâlnit întrebat invitat iubit lăsat plăcut rugat sunat
  supărat trezit văzut vizitat`)
const seeing = words(`ajut aștept aud chem cunosc felicit invit iubesc întreb iert sun văd vizitez rog caut ascult respect admir
  ajutăm așteptăm auzim chemăm cunoaștem invităm iubim vedem vizităm căutăm ascultăm`)
const having = /^(?:am|ai|a|ați|au)$/
const clitic = /^(?:îl|o|îi|le)$/

/** "Am văzut Maria", "îl aștept profesorul": a person who is the object has "pe" before. */
export default defineCheck({
  key: 'named-object',
  class: 'preposition-missing',
  find: (tokens) => tokens.flatMap((_, at) => afterPerfect(tokens, at) ?? single(tokens, at) ?? afterPresent(tokens, at) ?? []),
  wrong: [
    ['Am văzut Maria la bibliotecă.', 'Am văzut-o pe Maria la bibliotecă.'],
    ['Ieri am întâlnit Andrei în parc.', 'Ieri l-am întâlnit pe Andrei în parc.'],
    ['Îl aștept profesorul de fizică.', 'Îl aștept pe profesorul de fizică.'],
    ['O văd Ana în fiecare zi.', 'O văd pe Ana în fiecare zi.'],
    ['Am întrebat pe profesor despre notă.', 'L-am întrebat pe profesor despre notă.'],
    ['Ieri am vizitat pe bunica mea.', 'Ieri am vizitat-o pe bunica mea.'],
    ['Îi invităm prietenii noștri.', 'Îi invităm pe prietenii noștri.'],
  ],
  right: [
    'Am văzut-o pe Maria la bibliotecă.',
    'Îl așteaptă profesorul de fizică.',
    'Am văzut Londra.',
    'M-a sunat Maria.',
    'O invit la film.',
    'Îi ajută prietenii.',
    'A venit Maria.',
    'Ce a văzut Maria?',
    'M-am întrebat pe unde ai fost.',
    'Am văzut pe cineva acolo.',
  ],
})

function afterPerfect(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [aux, verb, name] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!aux || !verb || !name || !/^(?:am|ai|ați)$/.test(aux.lower) || !having.test(aux.lower) || !seen.has(verb.lower)) return null
  if (/^(?:ce|pe|care|când|cum|unde)$/.test(tokens[at - 1]?.lower ?? '') || !/^\p{Lu}\p{Ll}+$/u.test(name.text)) return null
  const isFirst = at === 0
  if (womensNames.has(name.lower)) return { from: at + 1, to: at + 3, suggestions: [`${verb.text}-o pe ${name.text}`] }
  if (!mensNames.has(name.lower)) return null
  return { from: at, to: at + 3, suggestions: [`${isFirst ? 'L' : 'l'}-${aux.lower} ${verb.text} pe ${name.text}`] }
}

/** "Am întrebat pe profesor": such an object is said twice. */
function single(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [aux, verb, pe, who] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!aux || !verb || !who || !/^(?:am|ai|ați|au)$/.test(aux.lower) || !seen.has(verb.lower) || pe?.lower !== 'pe') return null
  if (/^(?:ce|pe|care|când|unde|vă|ne|se|mi|ni|vi|li)$/.test(tokens[at - 1]?.lower ?? '')) return null
  const isName = /^\p{Lu}/u.test(who.text)
  const reading = readingsOf(who.lower).find(({ noun, isGenitive }) => noun.isPerson && !isGenitive)
  const isWoman = womensNames.has(who.lower) && isName
  const isMan = mensNames.has(who.lower) && isName
  if (!isWoman && !isMan && !reading) return null
  const isMany = reading?.isPlural === true
  if (!isMany && (isWoman || reading?.noun.gender === 'f')) return { from: at + 1, to: at + 2, suggestions: [`${verb.text}-o`] }
  const short = isMany ? (reading.noun.gender === 'f' ? 'le' : 'i') : 'l'
  return { from: at, to: at + 1, suggestions: [`${at === 0 ? short.charAt(0).toUpperCase() + short.slice(1) : short}-${aux.lower}`] }
}

function afterPresent(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [short, verb, who, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!short || !verb || !who || !clitic.test(short.lower) || !seeing.has(verb.lower) || who.kind !== 'word') return null
  if (personsOf(verb.lower).has(2)) return null
  const put = (word: string): CheckFinding => ({ from: at + 2, to: at + 3, suggestions: [`pe ${word}`] })
  if (womensNames.has(who.lower) || mensNames.has(who.lower)) return /^\p{Lu}/u.test(who.text) ? put(who.text) : null
  const own = readingsOf(who.lower)
  const [reading] = own
  if (!reading || own.length !== 1 || !reading.noun.isPerson || !reading.isDefinite || reading.isGenitive) return null
  if (reading.isPlural !== /^(?:îi|le)$/.test(short.lower)) return null
  const isTold = /^(?:de|din|la|cu|lui)$/.test(next?.lower ?? '') || isOwner(next?.lower ?? '')
  return put(isTold ? who.text : formOf(reading.noun, reading.isPlural, false))
}

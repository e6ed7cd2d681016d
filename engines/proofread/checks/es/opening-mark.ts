import { defineCheck, type CheckFinding } from '../../check.ts'
import type { LintToken } from '../../token.ts'

/** Marks within which another voice may speak, so that nobody can tell where the mark should open. */
const doubt = new Set(['¡', '¿', '"', '“', '”', '«', '»', '(', ')', '[', '—', ':', ';', '?'])

const isCapital = ({ text }: LintToken): boolean => /^\p{Lu}/u.test(text)

/** The first word of a sentence that ends in "!" without having opened it. */
function unopened(tokens: readonly LintToken[]): CheckFinding | null {
  const end = tokens.findIndex(({ text }) => text.startsWith('!'))
  const last = tokens[end - 1]
  if (end < 1 || !last || last.kind !== 'word' || last.isLocked || tokens.slice(0, end).some(({ text }) => doubt.has(text))) return null
  // "Yahoo!", which is a name, and marks in the middle of what goes on.
  if ((end > 1 && isCapital(last)) || tokens.slice(end).some(({ kind }) => kind === 'word')) return null
  const at = tokens.findIndex(({ kind }) => kind === 'word')
  const first = tokens[at]
  return first && !first.isLocked && at < end ? { from: at, to: at + 1, suggestions: [`¡${first.text}`] } : null
}

/** What ends in "!" begins with "¡". */
export default defineCheck({
  key: 'opening-mark',
  class: 'unpaired',
  find: (tokens) => {
    const found = unopened(tokens)
    return found ? [found] : []
  },
  wrong: [
    ['Delicioso!', '¡Delicioso!'],
    ['Hoy comimos helado y bebidas!', '¡Hoy comimos helado y bebidas!'],
    ['Me encanta esta ciudad!', '¡Me encanta esta ciudad!'],
    ['Fue el mejor día de mi vida, de verdad!', '¡Fue el mejor día de mi vida, de verdad!'],
  ],
  right: ['¡Delicioso!', 'Hoy, ¡por fin!, llegó.', 'Trabaja en Yahoo!', 'Gritó: «Fuera!»', 'El lema «Atrévete!» gusta.'],
})

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { LintToken } from '../../token.ts'
import { withEnding } from '../../turkish/words.ts'

const endings: ReadonlyMap<string, string> = new Map([
  ['ben', '(y)Im'],
  ['sen', 'sIn'],
  ['biz', '(y)Iz'],
  ['siz', 'sInIz'],
])
/** What people are. */
const states =
  words(`öğrenci öğretmen doktor mühendis hemşire avukat mutlu yorgun hasta hazır evli bekâr bekar aç üzgün memnun kızgın meşgul zengin
  fakir genç yaşlı türk alman ispanyol rus japon çinli amerikalı türkiyeli almanyalı ankaralı istanbullu emin şaşkın heyecanlı tembel çalışkan
  akıllı şanslı mimar polis garson aşçı gazeteci yazar işçi müdür asker sporcu şoför sinirli pişman haklı haksız iyi uzun kısa güzel yakışıklı`)
const soft: ReadonlyMap<string, string> = new Map([
  ['aç', 'aç'],
  ['genç', 'genc'],
])

/** "Ben öğrenci.": who somebody is has the ending of the person. */
export default defineCheck({
  key: 'copula',
  class: 'verb-form',
  find: (tokens) => findingIn(tokens),
  wrong: [
    ['Ben öğrenci.', 'Ben öğrenciyim.'],
    ['Ben çok yorgun.', 'Ben çok yorgunum.'],
    ['Biz bugün çok mutlu.', 'Biz bugün çok mutluyuz.'],
    ['Sen çok çalışkan.', 'Sen çok çalışkansın.'],
    ['Siz öğretmen.', 'Siz öğretmensiniz.'],
  ],
  right: ['Ben öğrenciyim.', 'Ben yorgun değilim.', 'Biz mutlu insanlarız.', 'Ben, sen, o.', 'Sen hazır mısın?'],
})

function findingIn(tokens: readonly LintToken[]): readonly CheckFinding[] {
  const ending = endings.get(tokens[0]?.lower ?? '')
  const at = tokens.length - 2
  const state = tokens[at]
  if (ending === undefined || !state || at < 1 || at > 3 || !/^[.!]$/.test(tokens.at(-1)?.text ?? '') || !states.has(state.lower)) return []
  const isPlain = tokens.slice(1, at).every(({ lower }) => /^(?:çok|de|da|bir|iyi|bugün|şimdi|artık|hep|henüz|daha|biraz)$/.test(lower))
  if (!isPlain) return []
  const stem = state.lower.endsWith('ç') && ending.startsWith('(y)') ? (soft.get(state.lower) ?? state.lower) : state.lower
  const made = withEnding(stem, ending)
  return [
    {
      from: at,
      to: at + 1,
      suggestions: [
        state.text.slice(0, Math.min(state.text.length, stem.length) - (stem === state.lower ? 0 : 1)) +
          made.slice(stem.length - (stem === state.lower ? 0 : 1)),
      ],
    },
  ]
}

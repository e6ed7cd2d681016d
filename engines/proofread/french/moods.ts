import type { Known } from '../pattern.ts'
import { verbsOf } from './verbs.ts'

/** Forms of the indicative and the subjunctive that stands for them, of the verbs that no ending tells. */
const pairs: readonly string[] =
  `suis:sois es:sois est:soit sommes:soyons êtes:soyez sont:soient ai:aie as:aies a:ait avons:ayons avez:ayez ont:aient
  vais:aille vas:ailles va:aille allons:allions allez:alliez vont:aillent fais:fasse fait:fasse faisons:fassions faites:fassiez font:fassent
  peux:puisse peut:puisse pouvons:puissions pouvez:puissiez peuvent:puissent sais:sache sait:sache savons:sachions savez:sachiez savent:sachent
  veux:veuille veut:veuille voulons:voulions voulez:vouliez veulent:veuillent vaut:vaille faut:faille pleut:pleuve
  dois:doive doit:doive vois:voie voit:voie crois:croie croit:croie bois:boive boit:boive reçois:reçoive reçoit:reçoive
  meurs:meure meurt:meure cours:coure court:coure fuis:fuie fuit:fuie vis:vive vit:vive suit:suive connais:connaisse connaît:connaisse
  connait:connaisse dis:dise dit:dise lis:lise lit:lise écris:écrive écrit:écrive ris:rie rit:rie conduis:conduise conduit:conduise
  construit:construise produit:produise plaît:plaise plait:plaise sera:soit seras:sois serai:sois seront:soient aura:ait auras:aies auront:aient
  pourra:puisse pourront:puissent pourras:puisses`.split(/\s+/)

const toSubjunctive: ReadonlyMap<string, string> = new Map(
  pairs.map((pair): [string, string] => {
    const [indicative = '', subjunctive = ''] = pair.split(':')
    return [indicative, subjunctive]
  }),
)

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[vt])ien[st]$/, 'ienne'],
  [/prends?$/, 'prenne'],
  [/(?<=[aeo]n|r)ds?$/, 'de'],
  [/(?<=[mb][ea]t)s?$/, 'te'],
  [/(?<=[mb])(et|at)$/, '$1te'],
  [/(?<=[pseo][ao]?r)[st]$/, 'te'],
  [/(?<=[sm]en)[st]$/, 'te'],
  [/dors|dort$/, 'dorme'],
  [/ser[st]$/, 'serve'],
  [/(?<=[a-zé]{2})i[st]$/, 'isse'],
]

/** The subjunctive that belongs in place of an indicative; null where both are written alike, or nobody can tell. */
export function subjunctiveOf(word: string, subject: string, known: Known): string | null {
  const listed = toSubjunctive.get(word)
  if (listed !== undefined) return subject === 'tu' && /e$/.test(listed) && word !== 'aie' ? `${listed}s` : listed
  const verbs = verbsOf(word, known)
  if (verbs.length === 0 || verbs.includes(word)) return null
  if (/^(?:nous|vous)$/.test(subject)) return withI(word, verbs, known)
  if (!verbs.every((verb) => /(?:ir|re)$/.test(verb))) return null
  for (const [part, instead] of endings) {
    const form = word.replace(part, instead)
    if (form === word) continue
    const own = subject === 'tu' ? `${form}s` : form
    if (known?.stems?.(own).some((stem) => verbs.includes(stem))) return own
  }
  return null
}

/** "Nous partons", "vous partez": with an i. */
function withI(word: string, verbs: readonly string[], known: Known): string | null {
  if (!/[^i](?:ons|ez)$/.test(word)) return null
  const form = word.replace(/(ons|ez)$/, 'i$1')
  return known?.stems?.(form).some((stem) => verbs.includes(stem)) ? form : null
}

/** Forms of the subjunctive that are nothing else, with the indicative of il, ils and nous. */
export const indicatives: ReadonlyMap<string, string> = new Map([
  ['soit', 'est'],
  ['soient', 'sont'],
  ['soyons', 'sommes'],
  ['soyez', 'êtes'],
  ['ait', 'a'],
  ['aient', 'ont'],
  ['ayons', 'avons'],
  ['ayez', 'avez'],
  ['fasse', 'fait'],
  ['fassent', 'font'],
  ['puisse', 'peut'],
  ['puissent', 'peuvent'],
  ['aille', 'va'],
  ['aillent', 'vont'],
  ['sache', 'sait'],
  ['sachent', 'savent'],
  ['veuille', 'veut'],
  ['veuillent', 'veulent'],
  ['vienne', 'vient'],
  ['viennes', 'viens'],
  ['sois', 'es'],
  ['aies', 'as'],
  ['fasses', 'fais'],
  ['puisses', 'peux'],
  ['ailles', 'vas'],
  ['saches', 'sais'],
  ['comprenne', 'comprend'],
  ['prenne', 'prend'],
  ['doive', 'doit'],
])

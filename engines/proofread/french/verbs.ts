import { words } from '../../languages/words.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'

/** The verbs that a word may be a form of, by their infinitives; empty where it is none. */
export const verbsOf = (word: string, known: Known): readonly string[] =>
  (known?.stems?.(word) ?? []).filter((stem) => /(?:er|[iï]r|re)$/.test(stem) && !noVerbs.has(stem))

const noVerbs = words(`hier cher premier dernier papier métier quartier panier air choir pair fer mer hiver enfer entier léger amer super
  faillir entre contre outre leader clair noir soir espoir miroir heure-supplémentaire encore ordre autre notre votre maître théâtre lettre`)

/** Whether a verb and nothing else has the word as a form. */
export const isOnlyVerb = (word: string, known: Known): boolean => {
  const stems = known?.stems?.(word) ?? []
  return stems.length > 0 && verbsOf(word, known).length === stems.length
}

/** Infinitives that are written like nouns. */
const nounInfinitives = words(`être avoir pouvoir devoir savoir dîner déjeuner souper goûter lever coucher rire sourire souvenir avenir
  plaisir loisir désir cher léger hier premier dernier particulier régulier entier familier singulier policier financier cuisinier fier
  étranger berger danger boucher boulanger`)

/** Whether the word is the infinitive of a verb and no noun. */
export const isInfinitive = (word: string, known: Known): boolean =>
  /^[^-]+(?:er|[iï]r|re)$/.test(word) && !nounInfinitives.has(word) && verbsOf(word, known).includes(word)

/** Whether it may be an infinitive at all. */
export const mayBeInfinitive = (word: string, known: Known): boolean =>
  /(?:er|[iï]r|re)$/.test(word) && (nounInfinitives.has(word) || verbsOf(word, known).includes(word))

/** Participles that no ending tells, as they end in the masculine. */
const irregular = /(?:pris|mis|dit|fait|crit|[dtlnr]uit|vert|fert|mort|né|ssis|quis|clus|clos|ssous|[aeo]int)$/

/** The masculine of the participle that the word is a form of; null of other words, and of those that are present forms too. */
export function participleOf(word: string, known: Known): string | null {
  const verbs = verbsOf(word, known)
  for (const ending of ['es', 's', 'e', '']) {
    if (!word.endsWith(ending)) continue
    const base = word.slice(0, word.length - ending.length)
    if (base.length < 3 && base !== 'né' && base !== 'vu' && base !== 'lu') continue
    if (/[^é]é$/.test(base) && verbs.some((verb) => /er$/.test(verb) || /naître$/.test(verb))) return base
    if (/[^q]u$/.test(base) && verbs.some((verb) => /(?:ir|re)$/.test(verb))) return base
    if (/i$/.test(base) && verbs.some((verb) => /ir$/.test(verb) || /suivre$/.test(verb))) return base
    if (irregular.test(base) && verbs.some((verb) => /(?:ir|re)$/.test(verb))) return base
  }
  return null
}

/** Pronouns that stand between a subject and its verb. */
export const clitics = words(`ne n' me m' te t' se s' le la l' les lui leur nous vous y en`)

/** Adverbs that stand between an auxiliary or modal and what goes with it. */
export const adverbs = words(`pas plus jamais rien déjà bien mal toujours souvent encore aussi tout trop beaucoup vraiment enfin presque
  vite même seulement ensuite parfois assez peu très tous toutes récemment complètement totalement finalement rapidement directement
  immédiatement simplement probablement certainement sûrement également`)

/** The place behind the words of a set. */
export function skip(tokens: readonly LintToken[], at: number, set: ReadonlySet<string>): number {
  let i = at
  while (set.has(tokens[i]?.lower ?? '')) i++
  return i
}

/** Forms of "avoir" that stand before a participle. */
export const having =
  words(`ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait aurions
  auriez auraient eus eut eurent aie aies ait ayons ayez aient`)

/** Forms of "être". */
export const being = words(`suis es est sommes êtes sont étais était étions étiez étaient serai seras sera serons serez seront serais serait
  serions seriez seraient fus fut furent sois soit soyons soyez soient`)

/** The word with the ending that the gender and number ask for. */
export const bent = (participle: string, isFeminine: boolean, isPlural: boolean): string => {
  const form = isFeminine ? (/ssous$/.test(participle) ? participle.replace(/s$/, 'te') : `${participle}e`) : participle
  return isPlural && !/s$/.test(form) ? `${form}s` : form
}

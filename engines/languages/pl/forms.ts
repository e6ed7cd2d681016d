import type { Analysis, Forms, Lexeme, Tags } from '../forms.ts'

/**
 * Polish forms around those of the table, which lists "zagrożenie" and "znaczący" as forms of verbs alone: papers use them as a noun
 * and an adjective, and so they are read as both. Nouns in -ość that it lacks go like one that it has.
 */
export function polishForms({ analyse, lexemesOf }: Forms): Forms {
  const verbsOf = (lemma: string): readonly Lexeme[] => lexemesOf(lemma).filter(({ kind }) => kind === 'verb')
  const [model] = lexemesOf(modelQuality)
  const qualityOf = (lemma: string): Lexeme | null => (model && lemma.endsWith('ość') && lemma.length > 5 ? likeModel(lemma, model) : null)
  return {
    analyse: (form) => {
      const listed = analyse(form)
      const made = listed.flatMap((reading) => {
        const use = reading.kind === 'verb' ? useOf(reading.tags) : null
        return use === null ? [] : verbsOf(reading.lemma).flatMap((verb) => asOwnWord(verb, use))
      })
      const isListed = ({ lemma, kind }: Analysis): boolean => listed.some((one) => one.lemma === lemma && one.kind === kind)
      return [...listed, ...made.filter((one) => !isListed(one)), ...(listed.length > 0 ? [] : qualities(form, { analyse, qualityOf }))]
    },
    lexemesOf: (lemma) => {
      const listed = lexemesOf(lemma)
      const kinds = new Set(listed.map(({ kind }) => kind))
      const made = analyse(lemma).flatMap(({ kind, lemma: verb, tags }): readonly Lexeme[] => {
        const use = kind === 'verb' ? useOf(tags) : null
        return use === null || use.tags !== use.base || kinds.has(use.kind)
          ? []
          : verbsOf(verb).map(({ formWith }) => ({ lemma, kind: use.kind, formWith: (asked) => formWith(use.prefix + asked) }))
      })
      const quality = listed.length + made.length === 0 ? qualityOf(lemma) : null
      return [...listed, ...made, ...(quality ? [quality] : [])]
    },
  }
}

/** How a form of a verb is used as a noun or an adjective: its own tags stand after a prefix. */
type Use = { readonly kind: string; readonly prefix: string; readonly tags: Tags; readonly base: Tags }

const nounTags = /^((?:impf\.)?ger\.nt\.)(.+)$/u
const adjectiveTags = /^((?:impf\.)?(?:pprs|pp)\.)(.+)$/u

function useOf(tags: Tags): Use | null {
  const [, noun, ofNoun] = nounTags.exec(tags) ?? []
  if (noun !== undefined && ofNoun !== undefined) return { kind: 'noun.nt', prefix: noun, tags: ofNoun, base: 'sg.nom' }
  const [, adjective, ofAdjective] = adjectiveTags.exec(tags) ?? []
  return adjective === undefined || ofAdjective === undefined
    ? null
    : { kind: 'adjective', prefix: adjective, tags: ofAdjective, base: 'mi.sg.nom' }
}

function asOwnWord({ formWith }: Lexeme, { kind, prefix, tags, base }: Use): readonly Analysis[] {
  const lemma = formWith(prefix + base)
  return lemma === null ? [] : [{ lemma, kind, tags }]
}

const modelQuality = 'zależność'
const modelStem = modelQuality.slice(0, -3)

/** A noun in -ość with the forms of the one that stands for all. */
const likeModel = (lemma: string, { kind, formWith }: Lexeme): Lexeme => ({
  lemma,
  kind,
  formWith: (tags) => formWith(tags)?.replace(modelStem, lemma.slice(0, -3)) ?? null,
})

/** Readings of a form as one of a noun in -ość. */
function qualities(
  form: string,
  { analyse, qualityOf }: { readonly analyse: Forms['analyse']; readonly qualityOf: (lemma: string) => Lexeme | null },
): readonly Analysis[] {
  const [, stem, ending] = /^(.{3,})(oś(?:ć|ci|cią|ciom|ciach|ciami))$/u.exec(form) ?? []
  const word = stem === undefined ? null : qualityOf(`${stem}ość`)
  if (word === null || ending === undefined) return []
  return analyse(modelStem + ending)
    .filter(({ lemma }) => lemma === modelQuality)
    .map(({ tags }) => ({ lemma: word.lemma, kind: word.kind, tags }))
}

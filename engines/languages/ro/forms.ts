import type { Analysis, Forms, Lexeme, Tags } from '../forms.ts'

/**
 * Romanian forms around those of the table, which has "redus" and "scăzut" as participles alone: they are read as adjectives too. A
 * participle is listed without case and article; with an article it is not answered.
 */
export function romanianForms({ analyse, lexemesOf }: Forms): Forms {
  const verbsOf = (lemma: string): readonly Lexeme[] => lexemesOf(lemma).filter(({ kind }) => kind === 'verb')
  return {
    analyse: (form) => {
      const listed = analyse(form)
      const isAdjective = (lemma: string): boolean => listed.some((one) => one.lemma === lemma && one.kind === 'adjective')
      const made = listed.flatMap(({ kind, lemma: verb, tags }): readonly Analysis[] => {
        const asAdjective = kind === 'verb' ? adjectiveTags[tags] : undefined
        if (asAdjective === undefined) return []
        const lemmas = verbsOf(verb).flatMap(({ formWith }) => formWith(base) ?? [])
        return lemmas
          .filter((lemma) => !isAdjective(lemma))
          .flatMap((lemma) => asAdjective.map((own) => ({ lemma, kind: 'adjective', tags: own })))
      })
      return [...listed, ...made]
    },
    lexemesOf: (lemma) => {
      const listed = lexemesOf(lemma)
      if (listed.some(({ kind }) => kind === 'adjective')) return listed
      const verbs = new Set(analyse(lemma).flatMap(({ kind, lemma: verb, tags }) => (kind === 'verb' && tags === base ? [verb] : [])))
      const made = [...verbs].flatMap(verbsOf).map(({ formWith }): Lexeme => {
        return { lemma, kind: 'adjective', formWith: (tags) => participleWith(tags, formWith) }
      })
      return [...listed, ...made]
    },
  }
}

const base: Tags = 'pp.m.sg'

/** What a participle is as an adjective. In the feminine, the genitive of one is like the plural. */
const adjectiveTags: Readonly<Record<Tags, readonly Tags[]>> = {
  'pp.m.sg': ['m.sg.nom.ind', 'm.sg.dg.ind'],
  'pp.nt.sg': ['nt.sg.nom.ind', 'nt.sg.dg.ind'],
  'pp.f.sg': ['f.sg.nom.ind'],
  'pp.m.pl': ['m.pl.nom.ind', 'm.pl.dg.ind'],
  'pp.nt.pl': ['nt.pl.nom.ind', 'nt.pl.dg.ind'],
  'pp.f.pl': ['f.pl.nom.ind', 'f.pl.dg.ind', 'f.sg.dg.ind'],
}

function participleWith(tags: Tags, formWith: Lexeme['formWith']): string | null {
  const [participle] = Object.entries(adjectiveTags).find(([, own]) => own.includes(tags)) ?? []
  return participle === undefined ? null : formWith(participle)
}

import type { Forms } from '#engines/languages/forms.ts'

/** Forms that are not led back to what they were made of. */
export const notLedBack = (
  forms: Forms,
  lemmas: readonly string[],
  tagsOf: (lemma: string, kind: string) => readonly string[],
): readonly string[] =>
  lemmas.flatMap((lemma) =>
    forms.lexemesOf(lemma).flatMap(({ kind, formWith }) =>
      tagsOf(lemma, kind).flatMap((tags) => {
        const form = formWith(tags)
        const isBack = form === null || forms.analyse(form).some((one) => one.lemma === lemma && one.kind === kind && one.tags === tags)
        return isBack ? [] : [`${form}: ${lemma} ${tags}`]
      }),
    ),
  )

/** Places of Czech and Slovak words, some of each kind. */
export const westSlavicTags = (_lemma: string, kind: string): readonly string[] =>
  kind.startsWith('noun')
    ? ['sg', 'pl'].flatMap((number) => ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'].map((grammatical) => `${number}.${grammatical}`))
    : kind === 'adjective'
      ? ['m.sg.nom', 'm.sg.gen', 'f.sg.acc', 'pl.ins', 'ma.pl.nom', 'comp.m.sg.nom', 'sup.pl.gen', 'neg.m.sg.dat']
      : ['inf', 'pres.p3.sg', 'pres.p3.pl', 'fut.p3.sg', 'past.m.sg', 'past.f.sg', 'neg.past.n.sg', 'part.f.sg.acc', 'neg.pres.p1.pl']

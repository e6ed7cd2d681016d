import type { Analysis, Forms, Lexeme } from '../forms.ts'

/** Portuguese forms around those of the table: verbs in -ar that it lacks ("corroborar", "clarificar") go like one that it has. */
export function portugueseForms({ analyse, lexemesOf }: Forms): Forms {
  const likeModel = (lemma: string): Lexeme | null => {
    const model = modelOf(lemma)
    if (model === null || lexemesOf(lemma).length > 0) return null
    const verb = lexemesOf(model.verb).find(({ kind }) => kind === 'verb')
    const [own, others] = [lemma.slice(0, -model.cut), model.verb.slice(0, -model.cut)]
    return verb ? { lemma, kind: 'verb', formWith: (tags) => verb.formWith(tags)?.replace(others, own) ?? null } : null
  }
  const readAs = (form: string, lemma: string): readonly Analysis[] => {
    const model = likeModel(lemma) && modelOf(lemma)
    if (!model) return []
    const asModel = model.verb.slice(0, -model.cut) + form.slice(lemma.length - model.cut)
    return analyse(asModel)
      .filter(({ kind, lemma: read }) => kind === 'verb' && read === model.verb)
      .map(({ tags }) => ({ lemma, kind: 'verb', tags }))
  }
  return {
    analyse: (form) => {
      const listed = analyse(form)
      return listed.length > 0 ? listed : lemmasWithin(form).flatMap((lemma) => readAs(form, lemma))
    },
    lexemesOf: (lemma) => {
      const made = likeModel(lemma)
      return made ? [made] : lexemesOf(lemma)
    },
  }
}

/** A verb that others go like, and how many letters of theirs change: the c of "indicar" does in "indique". */
type Model = { readonly ending: RegExp; readonly verb: string; readonly cut: number }

/** Verbs in -ear and some in -iar have rules of their own. */
const models: readonly Model[] = [
  { ending: /car$/u, verb: 'indicar', cut: 3 },
  { ending: /gar$/u, verb: 'ligar', cut: 3 },
  { ending: /çar$/u, verb: 'avançar', cut: 3 },
  { ending: /[bdfjlmnprstvxz]ar$/u, verb: 'usar', cut: 2 },
]

const modelOf = (lemma: string): Model | null => (lemma.length < 5 ? null : (models.find(({ ending }) => ending.test(lemma)) ?? null))

/** The verbs in -ar that a form may be one of, by where its ending may begin. */
function lemmasWithin(form: string): readonly string[] {
  const stems = Array.from({ length: Math.max(0, form.length - 3) }, (_, at) => form.slice(0, at + 3))
  return [...new Set(stems.flatMap((stem) => [stem, stem.replace(/qu$/u, 'c'), stem.replace(/gu$/u, 'g'), stem.replace(/c$/u, 'ç')]))].map(
    (stem) => `${stem}ar`,
  )
}

import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Rapport sur les signes d’écriture par IA',
  errors: 'À quelle fréquence il se trompe',
  text: 'Le texte',
  marks:
    'Un passage marqué compte de quatre à six phrases. Ce que dit la marque vaut pour le passage, jamais pour une seule de ses phrases.',
  unmarked: 'Aucun passage n’est marqué dans ce texte.',
  examples: 'Dans le texte',
  readers: {
    title: 'Pour qui lit ce rapport',
    points: (none) => [
      'Ne décidez rien au sujet d’une personne sur la seule base de ce rapport. Un entretien avec l’auteur, des brouillons, des notes et l’historique des versions en disent plus.',
      'Les textes formels, révisés ou traduits et ceux de personnes qui écrivent dans une langue apprise sont plus souvent mal jugés.',
      `« ${none} » ne montre pas qu’une personne a écrit le texte. Un texte retravaillé, à la main ou avec un outil, se lit autrement.`,
      'Le verdict repose uniquement sur la statistique du style : aucun modèle de langage n’en décide, et le texte n’a été comparé à aucun autre.',
    ],
  },
}

import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Bericht über Anzeichen für KI-Text',
  errors: 'Wie oft das falsch ist',
  text: 'Der Text',
  marks:
    'Eine markierte Passage umfasst vier bis sechs Sätze. Was die Marke sagt, gilt für die Passage, nie für einen einzelnen Satz darin.',
  unmarked: 'In diesem Text ist keine Passage markiert.',
  examples: 'Im Text',
  readers: {
    title: 'Für alle, die diesen Bericht lesen',
    points: (none) => [
      'Entscheiden Sie nichts über einen Menschen allein nach diesem Bericht. Ein Gespräch, Entwürfe, Notizen und der Versionsverlauf sagen mehr.',
      'Förmliche, redigierte oder übersetzte Texte und die von Menschen, die in einer erlernten Sprache schreiben, werden öfter falsch beurteilt.',
      `„${none}“ zeigt nicht, dass ein Mensch den Text geschrieben hat. Wer einen Text überarbeitet, von Hand oder mit einem Werkzeug, verändert, wie er sich liest.`,
      'Das Urteil beruht allein auf der Statistik des Stils: Kein Sprachmodell entscheidet darüber, und der Text wurde mit keinem anderen verglichen.',
    ],
  },
}

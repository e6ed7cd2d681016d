import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Rapporto sui segni di scrittura con IA',
  errors: 'Quanto spesso sbaglia',
  text: 'Il testo',
  marks:
    'Un passaggio segnato comprende da quattro a sei frasi. Ciò che il segno dice vale per il passaggio, mai per una sola delle sue frasi.',
  unmarked: 'In questo testo non è segnato alcun passaggio.',
  examples: 'Nel testo',
  readers: {
    title: 'Per chi legge questo rapporto',
    points: (none) => [
      'Non decida nulla su una persona in base al solo rapporto. Un colloquio con chi ha scritto, le bozze, gli appunti e la cronologia delle versioni dicono di più.',
      'I testi formali, redatti o tradotti e quelli di chi scrive in una lingua imparata vengono giudicati male più spesso.',
      `«${none}» non dimostra che il testo sia di una persona. Un testo rielaborato, a mano o con uno strumento, si legge in modo diverso.`,
      'Il giudizio si basa solo sulla statistica dello stile: nessun modello linguistico lo decide, e il testo non è stato confrontato con altri.',
    ],
  },
}

import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Raport despre semne de scriere cu IA',
  errors: 'Cât de des greșește',
  text: 'Textul',
  marks:
    'Un pasaj marcat are între patru și șase fraze. Ce spune marcajul este valabil pentru pasaj, niciodată pentru o singură frază din el.',
  unmarked: 'În acest text nu este marcat niciun pasaj.',
  examples: 'În text',
  readers: {
    title: 'Pentru cine citește acest raport',
    points: (none) => [
      'Nu decideți nimic despre o persoană doar pe baza acestui raport. O discuție cu autorul, ciornele, notițele și istoricul versiunilor spun mai mult.',
      'Textele formale, redactate sau traduse și cele ale oamenilor care scriu într-o limbă învățată sunt judecate greșit mai des.',
      `„${none}” nu arată că textul a fost scris de un om. Un text prelucrat, de mână sau cu un instrument, se citește altfel.`,
      'Verdictul se bazează doar pe statistica stilului: niciun model de limbă nu decide, iar textul nu a fost comparat cu niciun altul.',
    ],
  },
}

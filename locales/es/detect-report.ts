import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Informe sobre indicios de escritura con IA',
  errors: 'Con qué frecuencia se equivoca',
  text: 'El texto',
  marks: 'Un pasaje marcado tiene de cuatro a seis frases. Lo que dice la marca vale para el pasaje, nunca para una sola de sus frases.',
  unmarked: 'En este texto no hay pasajes marcados.',
  examples: 'En el texto',
  readers: {
    title: 'Para quien lea este informe',
    points: (none) => [
      'No decida nada sobre una persona solo por este informe. Dicen más una conversación con quien escribió, los borradores, las notas y el historial de versiones.',
      'Los textos formales, editados o traducidos y los de quienes escriben en una lengua aprendida se juzgan mal con más frecuencia.',
      `«${none}» no demuestra que el texto sea de una persona. Un texto reelaborado, a mano o con una herramienta, se lee de otro modo.`,
      'El veredicto se basa solo en la estadística del estilo: ningún modelo de lenguaje lo decide, y el texto no se comparó con ningún otro.',
    ],
  },
}

import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Správa o znakoch písania umelou inteligenciou',
  errors: 'Ako často sa mýli',
  text: 'Text',
  marks: 'Označená pasáž má štyri až šesť viet. Čo o nej platí, platí pre celú pasáž, nikdy nie pre jednu vetu v nej.',
  unmarked: 'V tomto texte nie je označená žiadna pasáž.',
  examples: 'V texte',
  readers: {
    title: 'Pre toho, kto túto správu číta',
    points: (none) => [
      'Nerozhodujte o človeku iba podľa tejto správy. Rozhovor s autorom, koncepty, poznámky a história verzií povedia viac.',
      'Formálne, redigované alebo preložené texty a texty ľudí, ktorí píšu v naučenom jazyku, sú mylne posúdené častejšie.',
      `„${none}“ nedokazuje, že text napísal človek. Text prepracovaný rukou alebo nástrojom pôsobí inak.`,
      'Verdikt stojí iba na štatistike štýlu: nerozhoduje o ňom žiadny jazykový model a text sa neporovnával so žiadnym iným.',
    ],
  },
}

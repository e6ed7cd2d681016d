import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')

export const report: ReportMessages = {
  title: 'Rapporto sul plagio',
  madeBy: (site) => `Redatto da Tinta, ${site}`,
  language: 'Lingua',
  length: 'Lunghezza',
  checkedOn: 'Verificato il',
  withAll: (percent) => `Senza esclusioni sarebbe ${percent}.`,
  leftOut: {
    title: 'Escluso dal punteggio',
    shorter: (words) => `I passaggi con meno di ${number(words)} parole`,
    sourcesOff: (count) => plural(count, { one: `${number(count)} fonte disattivata`, other: `${number(count)} fonti disattivate` }),
    quoted: (count) =>
      plural(count, {
        one: `${number(count)} passaggio segnato come citazione`,
        other: `${number(count)} passaggi segnati come citazioni`,
      }),
    nothing: 'Non è stato escluso nulla.',
  },
  numbers: 'Il numero accanto a un passaggio evidenziato è quello della sua fonte.',
  passages: 'Passaggi',
  inSource: 'Nella fonte',
  more: (count) => plural(count, { one: 'e un altro passaggio', other: `e altri ${number(count)} passaggi` }),
  limits: {
    title: 'Che cosa dice questo rapporto, e che cosa no',
    points: [
      'Confronta il testo con quanto è indicato all’inizio e con nient’altro. Ciò che non è stato consultato non può essere trovato.',
      'Una corrispondenza non è un verdetto. Corrispondono anche le citazioni, le espressioni fisse, i nomi e i lavori precedenti dell’autore: legga ogni passaggio accanto alla sua fonte.',
      'Le idee riprese con altre parole e le traduzioni si trovano di rado o per nulla. Un punteggio basso non assolve un testo.',
      'Il punteggio è la quota delle parole nei passaggi che contano. Che cosa escludere lo ha scelto chi ha redatto il rapporto; l’elenco è qui sopra.',
    ],
  },
  print: 'Per conservare il rapporto in PDF, stampi la pagina e scelga «Salva come PDF».',
  missing: {
    title: 'A questo indirizzo non c’è alcun rapporto.',
    body: 'Forse il proprietario non lo condivide più o il link è scaduto. Ne chieda uno nuovo.',
  },
}

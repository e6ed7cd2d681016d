import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')
const characters = (count: number) => `${number(count)} caratteri al mese`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'controllo', other: 'controlli' })} antiplagio`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Che cosa contiene ogni piano di Tinta: caratteri al mese, livelli di riscrittura e controlli antiplagio.',
  headline: 'Più inchiostro per il mese in cui serve.',
  lead: 'La stagione delle tesi è breve. Un mese dovrebbe costare all’incirca quanto un menu con hamburger o un biglietto del cinema, e si può smettere quando si vuole.',
  upsell: {
    title: 'Oh, non ha Premium',
    go: 'Vai a Premium',
    later: 'Più tardi',
  },
  table: {
    caption: 'I piani a confronto',
    choose: 'Piano',
    current: 'Piano attuale',
    charactersMonthly: 'Caratteri al mese',
    charactersPerRun: 'Caratteri per volta',
    levels: 'Livelli di riscrittura',
    checks: 'Controlli antiplagio al mese',
    checkedPerRun: 'Caratteri per controllo ortografico o IA',
    none: 'nessuno',
  },
  plans: {
    visitor: { name: 'Visitatore', description: 'Senza account' },
    free: { name: 'Gratuito', description: 'Con un account' },
    premium: {
      name: 'Premium',
      description: 'Per una tesina',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'parafrasi a tre livelli',
        `${number(plan.levels)} ${plural(plan.levels, { one: 'livello', other: 'livelli' })} di riscrittura`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platino',
      description: 'Per una tesi',
      features: (plan: PlanFigures) => [characters(plan.characters), 'tutte le funzioni', 'parafrasi forte', checks(plan.checks)],
    },
  },
  lifted: 'Chi gestisce questo sito ha tolto i limiti: tutto ciò che sta nella colonna Platino è già a disposizione.',
  questions: {
    buy: {
      title: 'Si può già acquistare un piano?',
      answer: 'Qui non ancora. Per ora questo sito non ha account, quindi non accetta pagamenti; nulla in questa pagina porta alla cassa.',
    },
    limit: {
      title: 'E se si raggiunge un limite?',
      answer: 'Nulla viene addebitato in automatico. Lo strumento avvisa prima di cominciare, indica il limite e conserva il testo.',
    },
    text: {
      title: 'Il mio testo viene usato?',
      answerNotKept:
        'No. In ogni piano viene elaborato in memoria: non è salvato, non è mostrato a nessuno e non serve ad addestrare nulla.',
      answerKept: 'No. In ogni piano è conservato solo per chi lo scrive: non è mostrato a nessuno e non serve ad addestrare nulla.',
    },
  },
  operator: {
    title: 'Per chi gestisce questo sito',
    lead: 'Due impostazioni decidono che cosa possono fare i visitatori; poi occorre riavviare.',
    open: 'toglie ogni limite dei motori integrati, per scuole e computer propri.',
    visitorTier: 'dà a ogni visitatore il piano indicato.',
  },
}

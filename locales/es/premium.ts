import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')
const characters = (count: number) => `${number(count)} caracteres al mes`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'control', other: 'controles' })} de plagio`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Qué contiene cada plan de Tinta: caracteres al mes, niveles de reescritura y controles de plagio.',
  headline: 'Más tinta para el mes en que la necesita.',
  lead: 'La temporada de las tesis es corta. Un mes debería costar más o menos lo que un menú de hamburguesa o una entrada de cine, y puede dejarlo cuando quiera.',
  upsell: {
    title: 'Oh, no tiene Premium',
    go: 'Ir a Premium',
    later: 'Más tarde',
  },
  table: {
    caption: 'Comparación de los planes',
    choose: 'Plan',
    current: 'Su plan actual',
    charactersMonthly: 'Caracteres al mes',
    charactersPerRun: 'Caracteres de una vez',
    levels: 'Niveles de reescritura',
    checks: 'Controles de plagio al mes',
    checkedPerRun: 'Caracteres por revisión de ortografía o de IA',
    none: 'ninguno',
  },
  plans: {
    visitor: { name: 'Visitante', description: 'Sin cuenta' },
    free: { name: 'Gratis', description: 'Con cuenta' },
    premium: {
      name: 'Premium',
      description: 'Para un trabajo de seminario',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'paráfrasis en tres niveles',
        `${number(plan.levels)} ${plural(plan.levels, { one: 'nivel', other: 'niveles' })} de reescritura`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platino',
      description: 'Para una tesis',
      features: (plan: PlanFigures) => [characters(plan.characters), 'todas las funciones', 'paráfrasis fuerte', checks(plan.checks)],
    },
  },
  lifted: 'Quien administra este sitio ha quitado los límites: todo lo que está en la columna Platino ya es suyo.',
  questions: {
    buy: {
      title: '¿Puedo comprar un plan ahora?',
      answer: 'Aquí todavía no. Este sitio aún no tiene cuentas, así que no acepta pagos; nada en esta página lleva a pagar.',
    },
    limit: {
      title: '¿Y si llego a un límite?',
      answer: 'Nada se cobra automáticamente. La herramienta avisa antes de empezar, indica el límite y conserva su texto.',
    },
    text: {
      title: '¿Se usa mi texto?',
      answerNotKept: 'No. En todos los planes se procesa en memoria: no se guarda, no se muestra a nadie y no se usa para entrenar nada.',
      answerKept: 'No. En todos los planes se guarda solo para usted: no se muestra a nadie y no se usa para entrenar nada.',
    },
  },
  operator: {
    title: '¿Administra usted este sitio?',
    lead: 'Dos ajustes deciden lo que pueden hacer los visitantes; después hay que reiniciar.',
    open: 'quita todos los límites de los motores integrados, para escuelas y equipos propios.',
    visitorTier: 'da a cada visitante el plan que se indique.',
  },
}

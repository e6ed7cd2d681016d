import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')
const characterWord = (count: number) => plural(count, { one: 'carácter', many: 'de caracteres', other: 'caracteres' })
const characters = (count: number) => `${number(count)} ${characterWord(count)} al mes`
const checks = (count: number) =>
  `${number(count)} ${plural(count, { one: 'control', many: 'de controles', other: 'controles' })} de plagio`
const levels = (count: number) => `${number(count)} ${plural(count, { one: 'nivel', many: 'de niveles', other: 'niveles' })} de reescritura`
const days = (count: number) => `${number(count)} ${plural(count, { one: 'día', many: 'de días', other: 'días' })}`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Qué contiene cada plan de Tinta: caracteres al mes, niveles de reescritura y controles de plagio.',
  headline: 'Más tinta para el mes en que la necesita.',
  lead: 'La temporada de las tesis es corta. Un mes debería costar más o menos lo que un menú de hamburguesa o una entrada de cine, y puede dejarlo cuando quiera.',
  table: {
    caption: 'Comparación de los planes',
    choose: 'Plan',
    current: 'Su plan actual',
    charactersMonthly: 'Caracteres al mes',
    charactersPerRun: 'Caracteres de una vez',
    levels: 'Niveles de reescritura',
    checks: 'Controles de plagio al mes',
    checkedPerRun: 'Caracteres por revisión de ortografía o de IA',
    history: 'Historial de sus resultados',
    entitlements: { 'report:print': 'Informes para imprimir', 'files:many': 'Varios archivos a la vez', 'api:keys': 'Claves de la API' },
    none: 'ninguno',
    included: 'incluido',
    withoutAccount: (figure) => `${figure} sin cuenta`,
    notOpen: 'El control no está disponible en este sitio.',
  },
  plans: {
    free: {
      name: 'Gratis',
      description: 'Para probar cada herramienta',
      features: (plan: PlanFigures) => [characters(plan.characters), 'paráfrasis suave'],
    },
    premium: {
      name: 'Premium',
      description: 'Para un trabajo de seminario',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'paráfrasis en tres niveles',
        levels(plan.levels),
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platino',
      description: 'Para una tesis',
      features: (plan: PlanFigures) => [characters(plan.characters), 'todas las funciones', 'paráfrasis fuerte', checks(plan.checks)],
    },
  },
  price: {
    month: 'al mes',
    none: 'Sin precio fijado',
    atCheckout: 'El precio aparece al pagar',
    withTax: 'Precios con impuestos incluidos.',
    withoutTax: 'A los precios se añaden los impuestos.',
    billed: 'Cobro mensual.',
  },
  testMode: {
    title: 'Modo de prueba: no se mueve dinero.',
    body: 'Todo funciona como con un pago de verdad, pero no se pide ninguna tarjeta.',
  },
  off: 'En este sitio no se vende nada. Quien lo administra puede dar un plan a una cuenta.',
  lifted: 'Quien administra este sitio ha quitado los límites: todo lo que está en la columna Platino ya es suyo.',
  given: {
    premium: 'Quien visita este sitio tiene Premium, también sin cuenta.',
    platinum: 'Quien visita este sitio tiene Platino, también sin cuenta.',
  },
  buy: {
    choose: { premium: 'Elegir Premium', platinum: 'Elegir Platino' },
    change: { premium: 'Cambiar a Premium', platinum: 'Cambiar a Platino' },
    signUp: 'Crear una cuenta gratuita',
    leave: 'Cancelar en su cuenta',
    signIn: 'Un plan pertenece a una cuenta. Inicie sesión o cree una; la compra sigue después por sí sola.',
    already: { premium: 'Ya tiene Premium.', platinum: 'Ya tiene Platino.' },
    close: 'Cerrar',
  },
  change: {
    title: { premium: '¿Cambiar a Premium?', platinum: '¿Cambiar a Platino?' },
    holds: (limit, used) => `El cambio vale de inmediato: ${characters(limit)}, de ellos ya usados: ${number(used)}.`,
    spent: (limit, used) => `El cambio vale de inmediato: ${characters(limit)}. Este mes ha usado ${number(used)}, así que no queda nada.`,
    resets: (day) => `La cuenta vuelve a empezar el ${day}.`,
    money: {
      test: 'Modo de prueba: no se mueve dinero.',
      stripe: 'Los días que quedan de este mes se ajustan en la próxima factura.',
    },
    keep: { premium: 'Seguir con Premium', platinum: 'Seguir con Platino' },
  },
  bought: {
    title: { premium: 'Premium ya es suyo.', platinum: 'Platino ya es suyo.' },
    holds: (plan) => `Contiene ${characters(plan.characters)}, ${levels(plan.levels)}, ${checks(plan.checks)} al mes.`,
    waiting: 'El pago se está confirmando. Su plan empieza en cuanto se confirme, normalmente en un minuto.',
    late: 'El pago aún no está confirmado. Su plan empezará por sí solo; mire su cuenta dentro de unos minutos.',
    close: 'Cerrar',
  },
  questions: {
    cancel: {
      title: '¿Cómo se cancela?',
      answer: 'En su cuenta, con dos clics. El plan termina de inmediato, no se cobra nada más y su cuenta se queda.',
      support: (email) => `Si algo falla, escriba a ${email}.`,
    },
    limit: {
      title: '¿Y si se acaban los caracteres?',
      answer:
        'Nada se cobra automáticamente. La herramienta avisa antes de empezar, conserva su texto y dice qué día vuelve a empezar la cuenta.',
    },
    text: {
      title: '¿Se usa mi texto?',
      answerNotKept: 'No. En todos los planes se procesa en memoria: no se guarda, no se muestra a nadie y no se usa para entrenar nada.',
      answerKept: (most) =>
        `No. En ningún plan se muestra a nadie ni se usa para entrenar nada. Los textos de visitantes no se guardan; con una cuenta, sus resultados se guardan solo para usted, ${days(most)} como máximo, hasta que los borre o desactive el historial.`,
    },
    failed: {
      title: '¿Y si falla un pago?',
      answer: (grace) =>
        grace === 0
          ? 'El plan termina y la cuenta vuelve a ser gratuita; no se borra nada de ella.'
          : `El plan sigue ${days(grace)} y le escribimos. Si entonces no se ha pagado, la cuenta vuelve a ser gratuita; no se borra nada de ella.`,
    },
    change: {
      title: '¿Qué pasa con la cuenta de caracteres?',
      answer:
        'Con el primer plan empieza un mes propio, desde cero. Un cambio de plan vale de inmediato: lo usado sigue contado, frente al nuevo límite.',
    },
    honest: {
      title: '¿Qué no hace ningún plan?',
      answer: 'Hacer que un texto pase un detector. Los planes se distinguen en cantidad e intensidad; los motores son los mismos.',
    },
  },
  operator: {
    title: '¿Administra usted este sitio?',
    lead: 'Estos ajustes deciden lo que se ofrece aquí; después hay que reiniciar.',
    price: 'muestra un precio, en la moneda que indica CURRENCY.',
    stripe: 'acepta pagos de verdad. Sin ella, una dirección local tiene una caja de prueba y una pública no vende nada.',
    open: 'quita todos los límites de los motores integrados, para escuelas y equipos propios.',
    visitorTier: 'da a cada visitante el plan que se indique.',
  },
}

import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Oh, no tiene Premium',
  go: 'Ir a Premium',
  later: 'Más tarde',
  plans: 'Ver los planes',
  haveIt: '¿Ya tiene un plan?',
  logIn: 'Iniciar sesión',
  reasons: {
    strength: {
      reason: 'Las intensidades normal y fuerte forman parte de Premium. Su texto se queda como está; la suave ya funciona.',
      short: 'Las intensidades normal y fuerte forman parte de Premium.',
    },
    'report:print': {
      reason: 'Los informes para imprimir forman parte de Premium. El informe mismo se queda en la página.',
      short: 'Los informes para imprimir forman parte de Premium.',
    },
    'files:many': {
      reason: 'Varios archivos a la vez forman parte de Platino. De uno en uno ya funciona.',
      short: 'Varios archivos a la vez forman parte de Platino.',
    },
    'api:keys': {
      reason: 'Las claves de la API forman parte de Platino. Las herramientas de estas páginas funcionan sin clave.',
      short: 'Las claves de la API forman parte de Platino.',
    },
  },
}

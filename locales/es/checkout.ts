import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Pago de prueba',
  mode: 'Modo de prueba: no se mueve dinero',
  lead: 'Esta página está en lugar de un servicio de pago. No se pide ninguna tarjeta y no se cobra nada.',
  loading: 'Buscando la compra',
  plan: 'Plan',
  holds: 'Contiene',
  price: 'Precio',
  noPrice: 'Sin precio fijado',
  month: 'al mes',
  billing: 'Cobro',
  monthly: 'Cada mes, hasta que cancele',
  pay: 'Pagar (prueba)',
  decline: 'Rechazar el pago',
  declineHelp: 'El rechazo muestra qué ocurre cuando no se acepta una tarjeta.',
  back: 'Volver',
  declined: {
    title: 'El pago se ha rechazado.',
    body: 'No se ha cobrado nada y su plan sigue como antes.',
    again: 'Volver a intentarlo',
  },
  paid: {
    title: 'Esta compra está pagada.',
    body: 'En modo de prueba, así que no se ha movido dinero. Su plan está activo.',
    go: 'Continuar',
  },
  expired: {
    title: 'Esta compra ha caducado.',
    body: 'Estuvo abierta un tiempo y no se pagó. No se ha cobrado nada; elija el plan de nuevo.',
  },
  missing: {
    title: 'No existe esa compra.',
    body: 'Quizá la dirección no esté completa, o la compra pertenezca a otra cuenta.',
  },
  signedOut: {
    title: 'Inicie sesión para continuar.',
    body: 'Una compra pertenece a la cuenta que la empezó.',
    go: 'Iniciar sesión',
  },
  plans: 'Ver los planes',
  again: 'Volver a intentarlo',
}

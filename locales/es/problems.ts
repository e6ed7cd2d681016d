import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait } = wordsFor('es')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'segundo', other: 'segundos' })}`
const safe = 'Su texto sigue aquí y no se ha descontado nada.'

export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({ title: 'No hay nada en esta dirección.', detail: `Nada responde en ${path}. Compruebe la dirección.` }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Esta dirección se consulta de otro modo.',
    detail: `Responde a ${allowed.join(', ')}. Envíe la solicitud con ese método.`,
  }),
  'body-not-json': { title: 'No se pudo leer la solicitud.', detail: 'No es JSON válido. Vuelva a cargar la página e inténtelo de nuevo.' },
  'content-type-wrong': ({ expected }) => ({
    title: 'La solicitud no tiene la forma correcta.',
    detail: `Debe enviarse como ${expected}.`,
  }),
  'body-too-large': ({ limit }) => ({
    title: 'Es demasiado para un solo envío.',
    detail: `En una solicitud caben como máximo ${size(limit)}. Trabaje el texto por partes.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Una parte de la solicitud no es correcta.',
    detail: `Compruebe ${list(issues.map(({ path }) => path || 'la solicitud'))} e inténtelo de nuevo. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Esta página no está abierta en la dirección propia del sitio.',
    detail: `Abra ${address} e inténtelo de nuevo allí.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Han sido demasiadas solicitudes en poco tiempo.',
    detail: `Espere ${seconds(count)} e inténtelo de nuevo. ${safe}`,
  }),
  'server-failed': { title: 'No ha funcionado.', detail: `Algo falló en el servidor. ${safe} Inténtelo de nuevo en un momento.` },
  'database-unavailable': {
    title: 'El servidor no está listo.',
    detail: `Su base de datos no responde en este momento. ${safe} Inténtelo de nuevo dentro de un minuto.`,
  },
  'text-empty': { title: 'Todavía no hay texto.', detail: 'Escriba o pegue un pasaje, o abra un archivo.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'El texto es demasiado largo para una sola vez.',
    detail: `Tiene ${number(amount)} caracteres y caben ${number(limit)}. Su texto sigue aquí: acórtelo o envíelo por partes.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, no tiene Premium',
    detail: 'Las intensidades normal y fuerte forman parte de Premium. La suave ya funciona.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, no tiene Premium',
    detail: `Forma parte de ${needed === 'premium' ? 'Premium' : 'Platino'}. En su escritorio no ha cambiado nada.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Este plan no incluye controles de plagio.' : 'Ya ha usado los controles de plagio de este mes.',
          detail: `${limit === 0 ? 'Premium incluye uno al mes.' : `La cuenta vuelve a empezar el ${dayOfYear(resetsAt)}.`} Su texto sigue aquí; la corrección funciona como antes.`,
        }
      : {
          title:
            used >= limit
              ? `Ya ha usado los ${number(limit)} caracteres de este mes.`
              : `Este mes quedan ${number(limit - used)} caracteres.`,
          detail: `Este texto necesita ${number(needed)}. La cuenta vuelve a empezar el ${dayOfYear(resetsAt)}. Su texto sigue aquí; la corrección funciona como antes.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Los visitantes de su red han usado los caracteres de hoy.',
    detail: `Una cuenta gratuita tiene su propio límite. Sin ella hay que esperar; tiempo de espera: ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': {
    title: 'Para esto hace falta una cuenta.',
    detail: 'Inicie sesión o cree una; lo que hay en su escritorio se queda donde está.',
  },
  'user-disabled': { title: 'Esta cuenta está cerrada.', detail: 'Escriba a la asistencia.' },
  'user-token-expired': { title: 'Se ha cerrado la sesión.', detail: 'Inicie sesión de nuevo; su texto sigue aquí.' },
  'sign-in-failed': {
    title: 'No se ha podido iniciar sesión.',
    detail: 'El otro sitio no ha dicho quién es usted. Inténtelo de nuevo o use su correo.',
  },
  'billing-failed': {
    title: 'El servicio de pago no ha respondido.',
    detail: 'No se ha cobrado nada. Inténtelo de nuevo en unos minutos.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Este texto está en ${language(found)}.`,
    detail: `Por ahora Tinta trabaja con textos en ${list(supported.map(language))}. Su texto sigue aquí, sin cambios.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Este texto está en ${list(languages.map(language))}.`,
    detail: `Por ahora Tinta trabaja con textos en ${list(supported.map(language))}. Deje solo esos pasajes o elija usted el idioma. No se ha perdido nada.`,
  }),
  'language-unknown': {
    title: 'No se pudo reconocer el idioma.',
    detail: 'El texto es corto o poco común. Elija su idioma arriba e inténtelo de nuevo.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Ha tardado demasiado.',
    detail: `La reescritura no terminó en ${seconds(count)}. ${safe} Inténtelo de nuevo o envíe una parte más corta.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Ahora mismo escribe mucha gente.',
    detail: `Inténtelo de nuevo dentro de ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'No ha funcionado.',
    detail: `El motor falló con este texto. ${safe} Inténtelo de nuevo o quite lo que parezca poco común.`,
  },
  offline: {
    title: 'No hay conexión.',
    detail: 'Siga escribiendo: su borrador queda en este dispositivo y el trabajo continúa cuando vuelva la conexión.',
  },
  'network-failed': { title: 'No se pudo llegar al servidor.', detail: `La conexión se cortó. ${safe} Inténtelo de nuevo.` },
  cancelled: { title: 'Detenido.', detail: safe },
}

import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, choice, language, size } = wordsFor('es')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'segundo', other: 'segundos' })}`
const safe = 'Tu texto sigue aquí y no se ha descontado nada.'

export const problems: ProblemMessages = {
  'not-found': ({ path }) => ({ title: 'No hay nada en esta dirección.', detail: `Nada responde en ${path}. Comprueba la dirección.` }),
  'body-not-json': { title: 'No se pudo leer la solicitud.', detail: 'No es JSON válido. Vuelve a cargar la página e inténtalo de nuevo.' },
  'content-type-wrong': ({ expected }) => ({
    title: 'La solicitud no tiene la forma correcta.',
    detail: `Debe enviarse como ${expected}.`,
  }),
  'body-too-large': ({ limit }) => ({
    title: 'Es demasiado para un solo envío.',
    detail: `En una solicitud caben como máximo ${size(limit)}. Trabaja el texto por partes.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Una parte de la solicitud no es correcta.',
    detail: `Comprueba ${list(issues.map(({ path }) => path || 'la solicitud'))} e inténtalo de nuevo. ${safe}`,
  }),
  'origin-refused': { title: 'La solicitud viene de otro sitio.', detail: 'Abre Tinta en una pestaña propia e inténtalo allí.' },
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Ha sido mucho en poco tiempo.',
    detail: `Espera ${seconds(count)} e inténtalo de nuevo. ${safe}`,
  }),
  'server-failed': { title: 'No ha funcionado.', detail: `Algo falló en el servidor. ${safe} Inténtalo de nuevo en un momento.` },
  'database-unavailable': {
    title: 'El servidor no está listo.',
    detail: `Su base de datos no responde en este momento. ${safe} Inténtalo de nuevo dentro de un minuto.`,
  },
  'text-empty': { title: 'Todavía no hay texto.', detail: 'Escribe o pega un pasaje, o abre un archivo.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'El texto es demasiado largo para una sola vez.',
    detail: `Tiene ${number(amount)} caracteres y caben ${number(limit)}. Tu texto sigue aquí: elige una parte o toma el plan en el que quepa.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, no tienes Premium',
    detail: 'Las reescrituras normal y fuerte forman parte de Premium. La suave funciona ya.',
  },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Idioma de este texto: ${language(found)}.`,
    detail: `Por ahora la reescritura funciona en estos idiomas: ${list(supported.map(language))}. Tu texto sigue aquí, sin cambios.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Idiomas de este texto: ${list(languages.map(language))}.`,
    detail: `Por ahora la reescritura funciona en estos idiomas: ${list(supported.map(language))}. Deja solo esos pasajes o elige tú el idioma. No se ha perdido nada.`,
  }),
  'language-unknown': {
    title: 'No se pudo reconocer el idioma.',
    detail: 'El texto es corto o poco común. Elige su idioma arriba e inténtalo de nuevo.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Ha tardado demasiado.',
    detail: `La reescritura no terminó en ${seconds(count)}. ${safe} Inténtalo de nuevo o envía una parte más corta.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Ahora mismo escribe mucha gente.',
    detail: `Inténtalo de nuevo dentro de ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'No ha funcionado.',
    detail: `El motor falló con este texto. ${safe} Inténtalo de nuevo o quita lo que parezca poco común.`,
  },
  'file-missing': { title: 'No llegó ningún archivo.', detail: 'Vuelve a elegir el archivo.' },
  'file-encrypted': {
    title: 'El archivo está bloqueado.',
    detail: 'Lo protege una contraseña. Guarda una copia sin ella y ábrela, o pega el texto.',
  },
  'file-scanned': {
    title: 'El PDF contiene imágenes, no texto.',
    detail: 'Probablemente se escaneó. Pásale antes un reconocimiento de texto, o pega el texto.',
  },
  'file-broken': {
    title: 'No se puede leer el archivo.',
    detail: 'Parece dañado, o su extensión no corresponde a su contenido. Guárdalo de nuevo y abre la copia.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'El archivo es demasiado grande.',
    detail: `Se pueden abrir como máximo ${size(limit)}. Pega la parte que necesites.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Este tipo de archivo no se puede abrir.',
    detail: `Tinta abre ${choice(kinds.map((kind) => `.${kind}`))}. Guárdalo en uno de estos formatos o pega el texto.`,
  }),
  'file-empty': { title: 'No hay texto en el archivo.', detail: 'No contiene nada que reescribir. Tu texto aquí no ha cambiado.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'La lectura del archivo tardó demasiado.',
    detail: `Se detuvo después de ${seconds(count)}. Guárdalo de una forma más sencilla o pega el texto.`,
  }),
  offline: {
    title: 'Estás sin conexión.',
    detail: 'Sigue escribiendo: tu borrador queda en este dispositivo y el trabajo continúa cuando vuelvas.',
  },
  'network-failed': { title: 'No se pudo llegar al servidor.', detail: `La conexión se cortó. ${safe} Inténtalo de nuevo.` },
  cancelled: { title: 'Detenido.', detail: safe },
}

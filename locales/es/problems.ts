import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, choice, language, size, dayOfYear, wait } = wordsFor('es')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'segundo', other: 'segundos' })}`
const safe = 'Su texto sigue aquí y no se ha descontado nada.'

export const problems: ProblemMessages = {
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
  'text-too-short': ({ words, needed }) => ({
    title: 'El texto es demasiado corto para comprobarlo.',
    detail: `Tiene ${number(words)} palabras; hacen falta al menos ${number(needed)} para poder decir algo de su procedencia. Pegue un pasaje más largo.`,
  }),
  'nothing-to-search': {
    title: 'Todavía no hay nada con que compararlo.',
    detail:
      'Las colecciones elegidas no contienen documentos. Añada algunos, elija otras colecciones o active la búsqueda en línea si la hay. No se ha gastado ninguna comprobación.',
  },
  'online-search-failed': {
    title: 'La búsqueda en línea no respondió.',
    detail:
      'No se pudo acceder a ninguno de los servicios en línea y las colecciones elegidas no contienen documentos, así que no se comparó nada. Inténtelo más tarde o añada documentos. No se ha gastado ninguna comprobación.',
  },
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
  'invalid-email': { title: 'Eso no parece una dirección de correo.', detail: 'Compruebe que no haya una errata.' },
  'wrong-password': { title: 'Esa no es su contraseña.', detail: 'Escriba la contraseña con la que inicia sesión ahora.' },
  'invalid-credential': { title: 'El correo y la contraseña no coinciden.', detail: 'Inténtelo de nuevo o pida un enlace por correo.' },
  'email-already-in-use': { title: 'Ya hay una cuenta con este correo.', detail: '¿Prefiere iniciar sesión?' },
  'user-not-found': { title: 'El correo y la contraseña no coinciden.', detail: 'Inténtelo de nuevo o pida un enlace por correo.' },
  'user-disabled': { title: 'Esta cuenta está cerrada.', detail: 'Escriba a la asistencia.' },
  'user-token-expired': { title: 'Se ha cerrado la sesión.', detail: 'Inicie sesión de nuevo; su texto sigue aquí.' },
  'requires-recent-login': {
    title: 'Para este cambio, inicie sesión una vez más.',
    detail: 'Protege su cuenta cuando un dispositivo se ha quedado abierto.',
  },
  'multi-factor-auth-required': { title: 'Un paso más.', detail: 'Escriba el código de su aplicación de autenticación.' },
  'code-wrong': {
    title: 'Ese código no es válido.',
    detail: 'Los códigos cambian cada 30 segundos y sirven una vez. Use el más reciente.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Demasiados códigos erróneos.',
    detail: `Tiempo de espera: ${wait(count)}. Después use el código más reciente o uno de recuperación.`,
  }),
  'link-expired': { title: 'Este enlace ya no funciona.', detail: 'Los enlaces sirven una vez y por poco tiempo. Pida uno nuevo.' },
  'sign-up-elsewhere': {
    title: 'Elija una contraseña.',
    detail: 'La cuenta se creó en otro navegador. Solo valdrá la contraseña que elija con este enlace.',
  },
  'email-not-verified': { title: 'Confirme primero su correo.', detail: 'Le hemos enviado un enlace nuevo.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'A la contraseña le falta algo.',
    detail: `Necesita ${list(missing.map((rule) => ({ min: `al menos ${number(min)} caracteres`, max: `como máximo ${number(max)} caracteres`, lowercase: 'una letra minúscula', uppercase: 'una letra mayúscula', numeric: 'una cifra', 'non-alphanumeric': 'un signo que no sea letra ni cifra' })[rule]))}.`,
  }),
  'password-common': {
    title: 'Esa contraseña es de las primeras que se adivinan.',
    detail: 'Está en las listas que prueban los atacantes. Elija otra.',
  },
  'sign-in-failed': {
    title: 'No se ha podido iniciar sesión.',
    detail: 'El otro sitio no ha dicho quién es usted. Inténtelo de nuevo o use su correo.',
  },
  'method-off': { title: 'Esta forma de iniciar sesión no está configurada aquí.', detail: 'Use otra.' },
  'email-mismatch': { title: 'Ese no es el correo de esta cuenta.', detail: 'Escríbalo exactamente como aparece arriba.' },
  'subscription-exists': { title: 'Ya tiene un plan.', detail: 'Puede cambiarlo en su cuenta; nada se paga dos veces.' },
  'subscription-missing': {
    title: 'No hay ningún plan que cambiar.',
    detail: 'Vuelva a cargar la página para ver su cuenta tal como está.',
  },
  'billing-off': { title: 'En este sitio no se puede comprar nada.', detail: 'Pregunte a su responsable.' },
  'billing-failed': {
    title: 'El servicio de pago no ha respondido.',
    detail: 'No se ha cobrado nada. Inténtelo de nuevo en unos minutos.',
  },
  'signature-wrong': { title: 'El aviso no está firmado.', detail: 'Compruebe la clave de firma del webhook.' },
  'popup-blocked': { title: 'El navegador ha bloqueado la ventana.', detail: 'Ábrala en esta pestaña.' },
  'popup-closed-by-user': { title: 'Se ha cerrado la ventana.', detail: 'No ha cambiado nada.' },
  'network-request-failed': { title: 'Sin conexión.', detail: 'No se ha enviado nada.' },
  'unauthorized-domain': { title: 'Esta dirección no está configurada para iniciar sesión.', detail: 'Avise al responsable del sitio.' },
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
  'file-missing': { title: 'No llegó ningún archivo.', detail: 'Vuelva a elegir el archivo.' },
  'file-encrypted': {
    title: 'El archivo está bloqueado.',
    detail: 'Lo protege una contraseña. Guarde una copia sin ella y ábrala, o pegue el texto.',
  },
  'file-scanned': {
    title: 'El PDF contiene imágenes, no texto.',
    detail: 'Probablemente se escaneó. Aplíquele antes un reconocimiento de texto, o pegue el texto.',
  },
  'file-broken': {
    title: 'No se puede leer el archivo.',
    detail: 'Parece dañado, o su extensión no corresponde a su contenido. Guárdelo de nuevo y abra la copia.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'El archivo es demasiado grande.',
    detail: `El límite es de ${size(limit)}. Pegue la parte que necesite.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Este tipo de archivo no se puede abrir.',
    detail: `Tinta abre ${choice(kinds.map((kind) => `.${kind}`))}. Guárdelo en uno de estos formatos o pegue el texto.`,
  }),
  'file-empty': { title: 'No hay texto en el archivo.', detail: 'Abra otro archivo o pegue el texto. Su texto aquí no ha cambiado.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'La lectura del archivo tardó demasiado.',
    detail: `Se detuvo después de ${seconds(count)}. Guárdelo de una forma más sencilla o pegue el texto.`,
  }),
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'El archivo comprimido contiene demasiados archivos.',
    detail: `Tiene ${number(amount)}; el límite es ${number(limit)}. Divídalo o añada los archivos por partes.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Descomprimido, el archivo sería demasiado grande.',
    detail: `El límite para todos los archivos juntos es de ${size(limit)}. Divídalo en otros más pequeños.`,
  }),
  'archive-in-archive': {
    title: 'Un archivo comprimido dentro de otro no se abre.',
    detail: 'Descomprima el interior y añada sus archivos.',
  },
  'collection-not-found': {
    title: 'Esta colección no está.',
    detail: 'Puede que se haya eliminado o que sea de otra persona. Elija otra colección.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Aquí no caben más documentos.',
    detail: `El límite es ${number(limit)}. Elimine lo que ya no necesite y vuelva a intentarlo. No se ha añadido nada.`,
  }),
  'fetch-address-refused': {
    title: 'Esta dirección no se puede leer desde aquí.',
    detail: 'Debe empezar por http:// o https:// y llevar a una página pública, sin nombre de usuario ni contraseña.',
  },
  'fetch-unreachable': {
    title: 'No se pudo llegar a la página.',
    detail: 'El sitio no responde o no tiene esa página. Ábrala en el navegador para comprobar la dirección.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'La página tardó demasiado.',
    detail: `La lectura se detuvo después de ${seconds(count)}. Inténtelo más tarde, o guarde la página y abra el archivo.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'La página es demasiado grande.',
    detail: `De una dirección se leen como máximo ${size(limit)}. Guarde la parte que necesite y abra el archivo.`,
  }),
  'fetch-kind-refused': {
    title: 'En esta dirección no hay texto que leer.',
    detail: 'No es una página web, ni un PDF, ni texto sin formato. Busque uno de estos en el sitio.',
  },
  'fetch-not-allowed': {
    title: 'Este sitio no permite que los programas lean la página.',
    detail: 'Ábrala en el navegador y copie o guarde lo que necesite.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Este sitio pide paciencia.',
    detail: `Ahora mismo no admite más solicitudes. Inténtelo más tarde; tiempo de espera: ${wait(count)}.`,
  }),
  offline: {
    title: 'No hay conexión.',
    detail: 'Siga escribiendo: su borrador queda en este dispositivo y el trabajo continúa cuando vuelva la conexión.',
  },
  'network-failed': { title: 'No se pudo llegar al servidor.', detail: `La conexión se cortó. ${safe} Inténtelo de nuevo.` },
  cancelled: { title: 'Detenido.', detail: safe },
}

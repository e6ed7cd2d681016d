import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait } = wordsFor('es')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'segundo', other: 'segundos' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Para este cambio, inicie sesión una vez más.',
    detail: 'Protege su cuenta cuando un dispositivo se ha quedado abierto.',
  },
  'key-unknown': {
    title: 'Esta clave no abre nada.',
    detail: 'Se ha revocado o no está completa. Sus claves están en la página para desarrolladores.',
  },
  'key-not-taken': {
    title: 'Con una clave no se puede hacer esto.',
    detail:
      'Las claves sirven para los textos y la biblioteca. La cuenta, los planes, el historial y otras claves piden iniciar sesión en el sitio.',
  },
  'keys-full': ({ limit }) => ({
    title: 'No se pueden crear más claves.',
    detail: `El límite es ${number(limit)}. Revoque una que ya no necesite.`,
  }),
  'code-wrong': {
    title: 'Ese código no es válido.',
    detail: 'Los códigos cambian cada 30 segundos y sirven una vez. Use el más reciente.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Demasiados códigos erróneos.',
    detail: `Tiempo de espera: ${wait(count)}. Después use el código más reciente o uno de recuperación.`,
  }),
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
  'online-search-failed': {
    title: 'La búsqueda en línea no respondió.',
    detail:
      'No se pudo acceder a ninguno de los servicios en línea y las colecciones elegidas no contienen documentos, así que no se comparó nada. Inténtelo más tarde o añada documentos. No se ha gastado ninguna comprobación.',
  },
  'subscription-exists': { title: 'Ya tiene un plan.', detail: 'Puede cambiarlo en su cuenta; nada se paga dos veces.' },
  'subscription-missing': {
    title: 'No hay ningún plan que cambiar.',
    detail: 'Vuelva a cargar la página para ver su cuenta tal como está.',
  },
  'signature-wrong': { title: 'El aviso no está firmado.', detail: 'Compruebe la clave de firma del webhook.' },
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
  'library-item-not-found': {
    title: 'Esta fuente ya no está en su biblioteca.',
    detail: 'Puede que se haya eliminado en otra ventana. Durante un cuarto de hora se puede deshacer; después, añádala de nuevo.',
  },
  'library-folder-not-found': {
    title: 'Esta carpeta ya no existe.',
    detail: 'Puede que se haya eliminado en otra ventana. Sus fuentes siguen en la biblioteca.',
  },
  'library-folder-taken': {
    title: 'Ya hay una carpeta con este nombre.',
    detail: 'Elija otro nombre o mueva las fuentes a esa carpeta.',
  },
  'library-full': ({ limit }) => ({
    title: 'Su biblioteca está llena.',
    detail: `El límite es de ${number(limit)} fuentes. Elimine lo que ya no necesite y vuelva a intentarlo. No se ha añadido nada.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'No caben más carpetas.',
    detail: `El límite es ${number(limit)}. Elimine una que ya no necesite.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'No hay sitio para más archivos.',
    detail: `Los archivos de la biblioteca pueden ocupar ${size(limit)} en total. Elimine uno que ya no necesite. La fuente no ha cambiado.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'No se pueden crear más enlaces.',
    detail: `El límite es ${number(limit)}. Cierre uno que ya no necesite.`,
  }),
  'library-undo-gone': {
    title: 'Esto ya no se puede deshacer.',
    detail: 'Un cambio se puede deshacer una vez, durante un cuarto de hora. Su biblioteca está como la ve.',
  },
  'library-share-ended': {
    title: 'Esta biblioteca compartida ya no está disponible.',
    detail: 'El enlace ha caducado o su propietario lo ha retirado. Pídale uno nuevo.',
  },
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
  'citation-format-unknown': {
    title: 'El archivo no contiene referencias en un formato que Tinta lea.',
    detail:
      'Tinta lee BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON y EndNote XML. Exporte de nuevo las referencias en uno de estos formatos o péguelas como texto.',
  },
  'word-missing': {
    title: 'Aquí no hay ninguna palabra que buscar.',
    detail: 'Escriba una palabra o una expresión que esté en un diccionario; las cifras, las direcciones y las etiquetas no lo son.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'Es más largo que una palabra.',
    detail: `Tiene ${number(amount)} caracteres y caben ${number(limit)}. Busque una sola de sus palabras.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Ningún diccionario tiene estas palabras juntas.',
    detail: words.length > 0 ? `Busque una de ellas por separado: ${list(words)}.` : 'Busque las palabras una por una.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Ese estilo de citas no existe aquí.',
    detail: `«${style}» no está entre los estilos de este sitio: ${list(known)}. Elija uno de ellos.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Son demasiadas referencias para este estilo.',
    detail: `Hay ${number(amount)}; salvo con APA, el límite es ${number(limit)} a la vez. Elija APA o trabaje la lista por partes.`,
  }),
  'browser-store-failed': {
    title: 'Este navegador no ha podido guardarlo.',
    detail:
      'Su almacenamiento está lleno o desactivado. Lo que ya estaba guardado sigue ahí. Libere espacio o inicie sesión para guardar sus fuentes en su cuenta.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'El texto es demasiado corto para comprobarlo.',
    detail: `Tiene ${number(words)} palabras; hacen falta al menos ${number(needed)} para poder decir algo de su procedencia. Pegue un pasaje más largo.`,
  }),
  'nothing-to-search': {
    title: 'Todavía no hay nada con que compararlo.',
    detail:
      'Las colecciones elegidas no contienen documentos. Añada algunos, elija otras colecciones o active la búsqueda en línea si la hay. No se ha gastado ninguna comprobación.',
  },
  'invalid-email': { title: 'Eso no parece una dirección de correo.', detail: 'Compruebe que no haya una errata.' },
  'wrong-password': { title: 'Esa no es su contraseña.', detail: 'Escriba la contraseña con la que inicia sesión ahora.' },
  'invalid-credential': { title: 'El correo y la contraseña no coinciden.', detail: 'Inténtelo de nuevo o pida un enlace por correo.' },
  'email-already-in-use': { title: 'Ya hay una cuenta con este correo.', detail: '¿Prefiere iniciar sesión?' },
  'user-not-found': { title: 'El correo y la contraseña no coinciden.', detail: 'Inténtelo de nuevo o pida un enlace por correo.' },
  'multi-factor-auth-required': { title: 'Un paso más.', detail: 'Escriba el código de su aplicación de autenticación.' },
  'link-expired': { title: 'Este enlace ya no funciona.', detail: 'Los enlaces sirven una vez y por poco tiempo. Pida uno nuevo.' },
  'method-off': { title: 'Esta forma de iniciar sesión no está configurada aquí.', detail: 'Use otra.' },
  'email-mismatch': { title: 'Ese no es el correo de esta cuenta.', detail: 'Escríbalo exactamente como aparece arriba.' },
  'billing-off': { title: 'En este sitio no se puede comprar nada.', detail: 'Pregunte a su responsable.' },
  'popup-blocked': { title: 'El navegador ha bloqueado la ventana.', detail: 'Ábrala en esta pestaña.' },
  'popup-closed-by-user': { title: 'Se ha cerrado la ventana.', detail: 'No ha cambiado nada.' },
  'network-request-failed': { title: 'Sin conexión.', detail: 'No se ha enviado nada.' },
  'unauthorized-domain': { title: 'Esta dirección no está configurada para iniciar sesión.', detail: 'Avise al responsable del sitio.' },
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
}

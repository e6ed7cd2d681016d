import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('es')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API para desarrolladores',
  description: 'Las herramientas de Tinta en sus propios programas: claves, ejemplos en curl, JavaScript y Python, errores y límites.',
  heading: 'Tinta en sus propios programas',
  lead: 'Las herramientas de este sitio como API JSON, con los mismos métodos y las mismas respuestas. Una cuenta con Platino recibe claves.',
  leadOpen: 'Las herramientas de este sitio como API JSON, con los mismos métodos y las mismas respuestas. Aquí toda cuenta recibe claves.',
  contents: 'En esta página',
  base: 'Dirección base',
  reference: 'Todas las direcciones y campos, en inglés',
  document: 'Documento OpenAPI',
  example: {
    language: 'Lenguaje de los ejemplos',
    code: (name) => `Ejemplo: ${name}`,
    copy: 'Copiar',
    copyOf: (name) => `Copiar: ${name}`,
    copied: 'Copiado.',
    fields: 'Campos de la petición y la respuesta',
  },
  keys: {
    title: 'Sus claves',
    lead: 'Con una clave, un programa trabaja como usted, y lo que usa cuenta como suyo.',
    loading: 'Se están cargando sus claves.',
    signedOut: 'Las claves pertenecen a una cuenta. Inicie sesión para crear una.',
    name: 'Nombre de la clave',
    nameHelp: 'Solo para usted: por ejemplo, qué programa la usa.',
    make: 'Crear una clave',
    ready: (name) => `La clave «${name}» está lista.`,
    warning: 'Cópiela ahora: solo se muestra esta vez. Guardamos una huella, de la que nadie puede recuperarla.',
    field: 'La clave nueva',
    copy: 'Copiar la clave',
    copied: 'La clave se ha copiado.',
    kept: 'Ya la he guardado',
    list: 'Claves que funcionan',
    held: (count, most) => `${number(count)} de ${number(most)}`,
    none: 'Todavía no hay ninguna clave.',
    made: (time) => `creada el ${day(time)}`,
    used: (moment) => `último uso ${moment}`,
    unused: 'sin usar',
    revoke: 'Revocar',
    ask: (name) => `Los programas que usan «${name}» se rechazarán desde entonces. No se puede deshacer.`,
    yes: 'Revocar la clave',
    no: 'Conservarla',
    revoked: 'La clave está revocada.',
    asleep:
      'Su plan no incluye claves, así que estas no abren nada ahora. Con Platino vuelven a funcionar; puede revocarlas en cualquier momento.',
  },
  access: {
    title: 'Autenticación',
    header:
      'Envíe la clave con cada petición, en la cabecera `Authorization: Bearer tinta_…`. Junto a ella no se lee ninguna cookie, y la petición puede venir de cualquier servidor.',
    rights:
      'Una clave trabaja con textos y con su biblioteca. No llega a su historial, su cuenta, su plan ni a otras claves; lo que un programa hace con ella no se guarda en su historial.',
    care: 'No ponga claves en páginas web ni en repositorios. Los ejemplos leen la suya del entorno, como `TINTA_KEY`.',
    visitors: 'La mayoría de las direcciones responden también sin clave, con los límites de un visitante.',
  },
  tools: {
    rephrase: 'Reescribe un texto en uno de cinco modos y tres niveles. La respuesta trae el texto nuevo y cada cambio con su motivo.',
    proofread:
      'Ortografía, gramática, puntuación y estilo. Cada hallazgo tiene un lugar, un motivo y sugerencias; los lugares cuentan unidades UTF-16 desde 0.',
    detect: (words) =>
      `Un veredicto por franjas con las señales que lo explican. Por debajo de ${number(words)} palabras, y siempre que no pueda decirlo, responde \`cannot-tell\`.`,
    check:
      'Una comprobación es un trabajo: empieza con un texto, recibe un `id` y se pregunta por ella hasta que su `state` es `done`. Gasta una comprobación del mes.',
    cite: 'Lista de referencias y citas en el texto a partir de CSL-JSON, en APA 7 o en un estilo de este sitio.',
    find: 'Fuentes para una frase o un tema, de su biblioteca y de los índices que consulta este sitio, enviadas como eventos a medida que responden.',
    thesaurus: 'Sinónimos de una palabra en cualquier forma, en la misma forma cuando se conoce, con su registro y su frecuencia.',
    library: 'Añade obras a su biblioteca y dice cuáles ya estaban.',
  },
  addOns: {
    title: 'Editores y complementos',
    lead: 'Los complementos para servidores de LanguageTool pueden revisar también con Tinta: en programas de oficina, navegadores, aplicaciones de notas y editores de código. Donde el suyo pida un servidor, escriba una de estas direcciones.',
    ends: 'Cuál depende del programa: algunos añaden `/v2` o `/check` por su cuenta. Si no encuentra nada en `She go home.`, pruebe la siguiente.',
    key: 'Sin clave valen los límites de un visitante. Para sus propios límites, su diccionario y sus reglas, indique su correo electrónico como nombre de usuario y una clave como clave de API.',
    care: 'Lo que se revisa así no se guarda ni queda en ningún registro.',
  },
  streams: {
    title: 'Flujos de eventos',
    steps:
      'La paráfrasis anuncia sus pasos si se pide `text/event-stream`: un evento `step` al empezar cada uno y, al final, un `result` o un `problem`.',
    jobs: 'Una comprobación se sigue en `/check/{id}/events`. Si se corta la conexión, `Last-Event-ID` continúa donde quedó.',
    cancel: 'Cerrar la conexión cancela la ejecución, y una ejecución cancelada no cuesta nada.',
  },
  errors: {
    title: 'Errores',
    form: 'Lo que falla se responde con problem details (RFC 9457): un `code` de una lista cerrada, los datos del caso y palabras en el idioma de `Accept-Language`.',
    code: 'Los programas deberían guiarse por el `code`; las palabras pueden cambiar.',
    status: 'Estado',
    name: 'Código',
    meaning: 'Significado',
    all: 'Todos los códigos',
  },
  limits: {
    title: 'Límites',
    counted:
      'Las peticiones se cuentan por el dueño de la clave, vengan de donde vengan. Cada respuesta dice en sus cabeceras lo que queda del minuto.',
    wait: 'Tras un 429, espere los segundos que indica `Retry-After`.',
    plan: 'Los caracteres y las comprobaciones son los de su plan, para el sitio y sus programas juntos. `GET /usage` dice lo que queda.',
  },
}

import type { DoctorMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, choice, day } = wordsFor('es')
const citations = (count: number): string => `${number(count)} ${plural(count, { one: 'cita', other: 'citas' })}`
const works = (count: number): string => `${number(count)} ${plural(count, { one: 'obra', other: 'obras' })}`

/** La revisión de las referencias de un trabajo. */
export const doctor: DoctorMessages = {
  title: 'Revisión de referencias: citas y lista según APA 7',
  description:
    'Encuentra lo citado que falta en la lista, lo listado que no se cita, años y nombres que no coinciden, repeticiones y lo que APA 7 escribe de otro modo.',
  heading: 'Revisar las referencias de un trabajo',
  views: { label: 'Vistas', list: 'Mis referencias', check: 'Revisar las referencias de un trabajo' },
  before: {
    field: 'El trabajo con su lista de referencias',
    placeholder: 'Pegue aquí el trabajo entero, con su lista de referencias',
    lead: '¿Concuerda la lista con el texto?',
    points: [
      'Cada cita se busca en la lista, y cada entrada en el texto.',
      'Se comparan años y nombres, y se miran las repeticiones y el orden.',
      'La lista se compara con APA 7, con reemplazos que puede aceptar.',
    ],
    cost: 'No cuesta nada y no se pregunta a nadie más.',
    run: 'Revisar las referencias',
    running: 'Se están revisando las referencias.',
    long: (over) => `${number(over)} ${plural(over, { one: 'carácter', other: 'caracteres' })} de más`,
  },
  bar: {
    edit: 'Editar el texto',
    again: 'Revisar de nuevo',
    copy: 'Copiar el texto',
    counts: (cited, listed) => `${citations(cited)}, ${works(listed)} en la lista`,
    acceptAll: (count) => `Aceptar todo (${number(count)})`,
    panes: 'Qué se muestra',
    findings: (count) => `Hallazgos (${number(count)})`,
    works: (count) => `Obras (${number(count)})`,
  },
  state: {
    noList: {
      title: 'No se encontró ninguna lista de referencias.',
      body: 'Se busca bajo un título como «Referencias», o como una serie de entradas así, una por línea:',
      sample: [
        'Arribas, M. (2012). Cuartos tranquilos. Editorial Cernícalo.',
        'Benavides, T., & Cano, S. (2015). Dormir en el mar. Ruido, 3(1), 14–29.',
      ],
    },
    noCitations: 'En el texto no se encontró ninguna cita con nombre y año o con número, así que no se dice nada de lo que se cita.',
    numeric: 'El texto cita con números. Esas listas no son de APA: solo se dice qué falta, qué no se cita y qué está dos veces.',
    notes: 'El texto tiene notas al pie. Las obras citadas solo allí no se siguen.',
    notApa: (count) =>
      `La lista no está escrita en APA. ${number(count)} ${plural(count, { one: 'punto de APA está oculto', other: 'puntos de APA están ocultos' })}.`,
    unfold: 'Mostrar',
    fold: 'Ocultar',
    clear: {
      title: 'El texto y la lista concuerdan.',
      body: 'No hay nada que corregir. Lo que el texto da por sabido sin citarlo no se puede ver.',
    },
    filtered: 'El filtro oculta todos los hallazgos.',
    retractions: (date) => `Comparado con la lista de retractaciones del ${day(date)}.`,
    noRetractions: 'No se miraron las retractaciones: quien gestiona este sitio no ha cargado ninguna lista.',
    found: (count) => (count === 0 ? 'Sin hallazgos.' : `${number(count)} ${plural(count, { one: 'hallazgo', other: 'hallazgos' })}.`),
  },
  kinds: {
    'cited-not-listed': 'Citado, no está en la lista',
    'listed-not-cited': 'En la lista, no citado',
    'year-differs': 'Años distintos',
    'spelling-differs': 'Nombres distintos',
    'out-of-order': 'Fuera de orden',
    duplicate: 'Dos veces en la lista',
    apa: 'Estilo APA',
    gap: 'Falta algo',
    notice: 'Aviso de la editorial',
  },
  findings: {
    'cited-not-listed': {
      wrong: (cited) => `La lista no tiene ninguna obra para «${cited}».`,
      todo: 'Añada la obra a la lista o quite la cita.',
    },
    'listed-not-cited': {
      wrong: (entry) => `Nada en el texto remite a «${entry}».`,
      todo: 'Cítela donde la usó o quítela: APA solo enumera lo que se cita.',
    },
    'year-differs': {
      wrong: (said, listed) => `El texto dice ${said}; la lista, ${choice(listed)}.`,
      todo: 'Mire la obra misma y corrija lo que esté mal.',
    },
    'spelling-differs': {
      wrong: (said, listed) => `El texto dice «${said}»; la lista, «${listed}».`,
      todo: 'Mire la obra misma y corrija lo que esté mal.',
    },
    'out-of-order': {
      before: (entry, other) => `«${entry}» va antes de «${other}».`,
      last: (entry) => `«${entry}» va al final de la lista.`,
      todo: 'La lista se ordena por el apellido del primer autor y luego por el año.',
    },
    duplicate: {
      doi: (entry, other) => `«${entry}» tiene el mismo DOI que una entrada de más arriba: «${other}».`,
      title: (entry, other) => `«${entry}» es la misma obra que una entrada de más arriba: «${other}».`,
      todo: 'Conserve una de las dos.',
    },
    apa: { wrong: (words) => `En la lista dice «${words}».` },
    gap: { wrong: (entry) => `No está en «${entry}».` },
    notice: {
      wrong: (entry) => `Se trata de «${entry}».`,
      retraction: 'No se apoye en ella. Si debe citarla, diga que fue retractada.',
      correction: 'Lea la corrección antes de apoyarse en ella.',
      'expression-of-concern': 'Lea el motivo antes de apoyarse en ella.',
      reinstatement: 'Vuelve a ser válida; los avisos anteriores ya no cuentan.',
    },
  },
  apa: {
    'author-names': { title: 'Forma de un nombre', rule: 'Apellido, coma, iniciales con punto: Arribas, M. J.' },
    conjunction: {
      title: 'Entre los nombres',
      rule: 'Los nombres se separan con comas, y el último se une a los demás con un signo o una palabra.',
    },
    'doi-address': { title: 'DOI', rule: 'Un DOI se escribe como enlace: https://doi.org/…' },
    end: { title: 'Fin de la entrada', rule: 'Una entrada termina en punto, salvo tras un DOI o un enlace.' },
    'list-et-al': { title: 'Autores omitidos', rule: 'La lista nombra hasta veinte autores; «et al.» va solo en el texto.' },
    'page-hyphen': { title: 'Guion entre páginas', rule: 'Entre los números de página va una raya corta (–).' },
    'page-label': { title: 'Abreviatura de páginas', rule: 'En una revista, las páginas van sin «pp.».' },
    place: { title: 'Lugar de publicación', rule: 'Desde su séptima edición, APA nombra solo la editorial.' },
    retrieved: { title: 'Palabras antes de un enlace', rule: 'Un enlace va solo, sin «Recuperado de».' },
    'title-capitals': {
      title: 'Mayúsculas en el título',
      rule: 'Un título se escribe como una oración. Es una propuesta: los nombres conservan la mayúscula.',
    },
    'title-quotes': { title: 'Comillas', rule: 'En la lista, los títulos van sin comillas.' },
    'volume-label': { title: 'Volumen y número', rule: 'El volumen y el número se escriben 12(3), sin «vol.» ni «núm.».' },
    'year-parentheses': { title: 'Año', rule: 'El año va entre paréntesis después de los autores: (2012).' },
  },
  entries: {
    cited: (count) => (count === 0 ? 'no citada' : `citada ${number(count)} ${plural(count, { one: 'vez', other: 'veces' })}`),
    apa: 'Como la escribe APA',
    same: 'Está escrita como la escribe APA.',
    unsure: 'Se pudo leer con certeza demasiado poco para escribirla en APA.',
    copy: 'Copiar',
    add: 'Añadir a la biblioteca',
    added: 'Añadida a su biblioteca.',
    here: 'Ya está en su biblioteca.',
    show: 'Mostrar en el texto',
    showEntry: 'Mostrar la entrada',
  },
}

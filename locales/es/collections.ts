import type { CollectionsMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('es')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'documento', other: 'documentos' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'palabra', other: 'palabras' })}`

/** La página de los documentos con los que se comparan los textos. */
export const collections: CollectionsMessages = {
  title: 'Colecciones',
  description: 'Documentos con los que se comparan sus textos: añadirlos, revisarlos, eliminarlos.',
  heading: 'Colecciones de documentos',
  loading: 'Se están cargando las colecciones.',
  signedOut: {
    title: 'Inicie sesión para guardar documentos.',
    body: 'Una colección pertenece a una cuenta: lo que añada se compara con sus textos y nadie más lo ve.',
  },
  kinds: {
    own: 'solo la ve usted',
    drafts: 'sus borradores: solo se buscan si los elige',
    institution: 'solo la ve su institución',
    public: 'abierta a todos',
  },
  list: {
    none: {
      title: 'Todavía no hay ninguna colección.',
      body: 'Cree una y añada las fuentes con las que trabaja. Desde entonces sus textos se compararán con ellas.',
    },
    holds: (count, wordCount) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'Puede buscar en ella, pero no cambiarla.',
    limit: (count) => `Puede guardar ${documents(count)} y otros tantos borradores.`,
    back: 'Al detector',
  },
  make: {
    label: 'Nombre de una colección nueva',
    kind: 'Qué contiene',
    own: 'Fuentes',
    drafts: 'Mis borradores',
    institution: 'Para mi institución',
    create: 'Crear',
  },
  remove: {
    collection: 'Eliminar la colección',
    ask: (name, count) => `«${name}» se elimina con ${documents(count)}. No se podrá recuperar nada.`,
    yes: 'Eliminar para siempre',
    keep: 'Conservar',
    done: (name) => `«${name}» se ha eliminado.`,
  },
  files: {
    add: 'Añadir archivos',
    folder: 'Añadir una carpeta',
    stop: 'Detener',
    goOn: 'Continuar',
    drop: 'Suelte aquí archivos, carpetas o un .zip',
    kinds: (kinds, bytes) => `${kinds}, ${size(bytes)} como máximo cada uno`,
    release: 'Suelte para añadirlos',
  },
  happens: {
    title: 'Qué pasa con los archivos',
    body: 'Solo se guarda el texto, con lo que hace falta para comparar. Los archivos se descartan después de leerlos. Al eliminar la colección se elimina todo.',
  },
  progress: {
    label: 'Importación',
    are: (done, total) => `${number(done)} de ${number(total)} ${plural(total, { one: 'archivo', other: 'archivos' })}`,
    in: 'están dentro y se buscan desde ahora',
    left: (seconds) => `quedan unos ${wait(seconds)} a este ritmo`,
    stopped: 'Detenido. Lo que está dentro se queda.',
  },
  counts: {
    added: (count) => plural(count, { one: 'añadido', other: 'añadidos' }),
    there: (count) => plural(count, { one: 'ya estaba, actualizado', other: 'ya estaban, actualizados' }),
    look: () => 'por revisar',
    unread: (count) => plural(count, { one: 'no leído', other: 'no leídos' }),
    waiting: () => 'en espera',
  },
  show: { label: 'Mostrar', latest: 'Recientes', problems: 'Problemas', all: 'Todos' },
  csv: 'Problemas en .csv',
  table: {
    label: 'Archivos',
    file: 'Archivo',
    size: 'Tamaño',
    state: 'Estado',
    action: 'Acción',
    noProblems: 'Ningún problema por ahora.',
  },
  states: {
    waiting: 'En espera',
    sending: 'Enviando',
    reading: 'Leyendo',
    archive: (done, total) => `Leyendo ${number(done)} de ${number(total)}`,
    pausing: (seconds) => `El servidor está ocupado. Continúa en ${wait(seconds)}.`,
    added: (count, code) => `${words(count)}, ${language(code)}`,
    updated: (count) => `Actualizado: ${words(count)}`,
    there: 'Ya estaba',
    twin: (name) => (name === '' ? 'Ese texto ya está aquí' : `El mismo texto que ${name}`),
    twinNote: 'Solo se busca en ese.',
  },
  actions: { again: 'Reintentar', addText: 'Añadir el texto', password: 'Introducirla', keep: 'Conservar este', skip: 'Omitir' },
  addText: { title: (name) => `Texto de ${name}`, label: 'Pegue el texto', add: 'Añadir' },
  password: {
    title: (name) => `Contraseña de ${name}`,
    label: 'Contraseña',
    note: 'Abre el archivo una vez y no se guarda.',
    wrong: 'Esta contraseña no lo ha abierto. Compruébela e inténtelo de nuevo.',
    open: 'Abrir',
  },
  commandLine:
    'Para miles de archivos hay un comando para quien administra el servidor. Continúa donde se detuvo y escribe la misma lista de problemas.',
  documents: {
    title: 'Documentos',
    search: 'Buscar por título o nombre de archivo',
    none: 'Aún no hay nada aquí.',
    notFound: (query) => `Nada contiene «${query}».`,
    more: 'Mostrar más',
    remove: (name) => `Eliminar ${name}`,
    ask: (name) => `«${name}» se elimina enseguida y no se puede recuperar.`,
    removed: (name) => `«${name}» se ha eliminado.`,
  },
}

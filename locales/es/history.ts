import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'resultado', other: 'resultados' })}`
const days = (count: number): string => `${number(count)} ${plural(count, { one: 'día', other: 'días' })}`

export const history: HistoryMessages = {
  title: 'Historial',
  description: 'Lo que ha parafraseado y corregido, para verlo y retomarlo.',
  loading: 'Se está cargando su historial.',
  lead: (count) => `Solo lo ve usted; se guarda ${days(count)}.`,
  signedOut: {
    title: 'Inicie sesión para ver su historial.',
    body: 'Sin cuenta no se guarda nada. Con una, aquí está lo que trabaja, solo para usted.',
  },
  offHere: { title: 'Este sitio no guarda historial.', body: 'Quien lo gestiona ha decidido que no se almacene nada.' },
  off: {
    title: 'Su historial está desactivado.',
    body: (count) => `No se guarda nada. Activado, aquí están los resultados de los últimos días (${days(count)}), solo para usted.`,
    on: 'Guardar mis resultados',
  },
  empty: { title: 'Aún no hay nada aquí.', body: 'Aquí estará lo que trabaje a partir de ahora.' },
  goTo: (name) => `Ir a: ${name}`,
  search: {
    label: 'Buscar en textos y resultados',
    clear: 'Borrar la búsqueda',
    none: (words) => `Nada contiene «${words}».`,
    noneHelp: 'Pruebe con menos palabras o con otra herramienta.',
  },
  tool: { label: 'Herramienta', all: 'Todas las herramientas' },
  list: 'Resultados',
  count: results,
  shown: (shown, total) => `${number(shown)} de ${number(total)} a la vista`,
  more: 'Mostrar más',
  characters: (count) => `${number(count)} ${plural(count, { one: 'carácter', other: 'caracteres' })}`,
  findings: (count) => `${number(count)} ${plural(count, { one: 'observación', other: 'observaciones' })}`,
  untitled: 'Sin palabras',
  entry: {
    original: 'Texto original',
    result: 'Resultado',
    text: 'Texto',
    copy: 'Copiar',
    download: 'Descargar',
    openIn: (name) => `Abrir en: ${name}`,
    delete: 'Eliminar',
    loading: 'Se está cargando.',
    gone: 'Este resultado ya no está.',
    file: 'tinta-resultado',
  },
  deleted: 'Eliminado.',
  undo: 'Deshacer',
  notDeleted: 'No se pudo eliminar y ha vuelto.',
  deleteAll: 'Eliminar todo',
  export: 'Exportar',
  file: 'tinta-historial',
  offline: 'Sin conexión. Lo que ya está aquí se puede leer; lo demás espera la conexión.',
}

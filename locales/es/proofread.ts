import type { ProofreadMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'carácter', other: 'caracteres' })}`
const notes = (count: number): string => `${number(count)} ${plural(count, { one: 'nota', other: 'notas' })}`
const words = (count: number): string => plural(count, { one: 'palabra', other: 'palabras' })
const fixes = (count: number): string => `${number(count)} ${plural(count, { one: 'corrección', other: 'correcciones' })}`

/** La pantalla del corrector. */
export const proofread: ProofreadMessages = {
  page: {
    title: 'Corrector',
    description: 'Ortografía, gramática, puntuación y estilo en quince idiomas, cada nota con su motivo. Revisa mientras se escribe.',
    heading: 'Corrector',
  },
  text: { field: 'Su texto', hint: 'F8 va a la nota siguiente; Alt Intro acepta su propuesta.' },
  bar: {
    label: 'Notas',
    dialect: 'Variante',
    dialectAuto: 'Según el texto',
    levels: { fix: 'por corregir', consider: 'por valorar', style: 'de estilo' },
    kinds: 'Tipos',
    everyKind: 'Mostrar todos los tipos',
    picky: 'Exigente',
    live: 'Revisar mientras escribo',
    check: 'Revisar',
    acceptAll: (count) => (count < 2 ? 'Aceptar todas las correcciones' : `Aceptar las ${number(count)} correcciones`),
    lists: 'Diccionario y reglas',
  },
  kinds: {
    spelling: 'Ortografía',
    grammar: 'Gramática',
    punctuation: 'Puntuación',
    typography: 'Tipografía',
    style: 'Estilo',
    register: 'Registro',
    consistency: 'Coherencia',
    repetition: 'Repetición',
  },
  state: {
    about: 'Aquí aparece lo que llama la atención en su texto, siempre con su motivo.',
    checking: 'Revisando',
    found: (fix, consider, style) =>
      fix + consider + style === 0
        ? 'No queda nada por corregir.'
        : `${number(fix)} por corregir, ${number(consider)} por valorar, ${number(style)} de estilo`,
    done: 'No queda nada por corregir.',
    doneHelp: 'Lo que ninguna regla ve puede verlo un segundo lector.',
    hidden: (count) => `${notes(count)} ${plural(count, { one: 'oculta', other: 'ocultas' })}.`,
    show: 'Mostrar',
    stale: 'Sin revisar desde su último cambio.',
    short: 'Demasiado breve para reconocer el idioma.',
    shortHelp: 'Siga escribiendo o elija el idioma.',
    skipped: (names) => `Partes sin leer, en: ${names}.`,
    unknownLanguage: (name) => `El idioma de este texto es: ${name}.`,
    unknownLanguageHelp: 'Todavía no se puede corregir. Su texto sigue aquí, sin cambios.',
    part: (limit) => `Solo se ha revisado el principio: en una vez caben ${characters(limit)}.`,
    tooLong: (limit) => `El primer párrafo es más largo de lo que cabe en una vez: ${characters(limit)}.`,
    offline: 'Siga escribiendo: su borrador queda en este dispositivo. La revisión continúa cuando vuelva la conexión.',
  },
  note: {
    region: 'Notas',
    at: (at, of) => `${number(at)} de ${number(of)}`,
    accept: 'Aceptar',
    dismiss: 'Descartar',
    why: '¿Por qué?',
    other: 'o',
    more: 'Más sobre esta nota',
    addWord: 'Añadir al diccionario',
    ruleOff: 'Desactivar esta regla',
    acceptKind: (count) => `Aceptar las ${number(count)} de este tipo`,
    dismissKind: 'Descartar aquí todas las de este tipo',
    cut: 'quitar',
    previous: 'Nota anterior',
    next: 'Nota siguiente',
    close: 'Cerrar la nota',
    open: (count) => `Mostrar ${notes(count)}`,
    instead: (before, after) => `${before}: mejor ${after}`,
    leaveOut: (before) => `${before}: se puede quitar`,
  },
  did: {
    accepted: 'Aceptada.',
    acceptedMany: (count) => `${fixes(count)} ${plural(count, { one: 'aceptada', other: 'aceptadas' })}.`,
    dismissed: 'Descartada.',
    added: (word) => `«${word}» está en su diccionario.`,
    ruleOff: (title) => `La regla «${title}» está desactivada.`,
    undone: 'Deshecho.',
  },
  keys: {
    next: 'Nota siguiente, anterior',
    accept: 'Aceptar la propuesta',
    letters: 'En las notas: siguiente, anterior',
    decide: 'En las notas: aceptar, descartar, deshacer',
    check: 'Revisar ahora',
    copy: 'Copiar el texto',
    history: 'Deshacer, rehacer',
    hintMove: 'siguiente, anterior',
    hintUndo: 'deshacer',
  },
  lists: {
    lead: 'Se guarda solo en este navegador, para todos sus textos.',
    leadAccount: 'Se guarda en su cuenta, para todos sus textos.',
    notSaved: 'Su cuenta aún no ha recibido los últimos cambios. Están guardados en este navegador y se enviarán de nuevo.',
    dictionary: 'Su diccionario',
    word: 'Palabra',
    rules: 'Reglas desactivadas',
    noRules: 'Todas las reglas están activas.',
    on: 'Activar',
    dismissed: (count) => `${number(count)} ${plural(count, { one: 'descartada', other: 'descartadas' })} en este texto`,
    restore: 'Recuperarlas',
  },
  strip: {
    title: 'Longitud de las frases',
    about: 'Frases largas y cortas, una junto a otra, en cuanto haya un texto.',
    line: (longest, rest) => `La más larga tiene ${number(longest)} ${words(longest)}; las demás, ${number(rest)} de media.`,
    one: (count) => `Una sola frase de ${number(count)} ${words(count)}.`,
    sentence: (at, of, count) => `Frase ${number(at)} de ${number(of)}: ${number(count)} ${words(count)}`,
    words,
    sentences: (count) => `${number(count)} ${plural(count, { one: 'frase', other: 'frases' })}`,
  },
  copy: 'Copiar el texto',
  fileName: 'corregido',
}

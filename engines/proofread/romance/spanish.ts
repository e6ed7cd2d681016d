import { es } from '../../languages/es/es.ts'
import { everydayNouns } from '../../languages/es/everyday-nouns.ts'
import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import { agreeing, byForm, cells, paradigmOf, type Cell, type Gender, type NounReading, type Paradigm, type Romance } from './paradigm.ts'
import { adverbial, bending, ofBothGenders, states, withConsonant } from './spanish-adjectives.ts'

// Before the sounds of a noun like "agua" the articles look like masculine ones: the second form of a cell.
const determiner = byForm([
  'el/la el/los/las',
  'al/a_la al/a_los/a_las',
  'del/de_la del/de_los/de_las',
  'un/una un|una/unos/unas',
  'algún/alguna algún|alguna/algunos/algunas',
  'ningún/ninguna ningún|ninguna/ningunos/ningunas',
  ...['est', 'es', 'cuy', 'nuestr', 'vuestr', 'dich'].map(
    (stem) => `${stem}${/^(?:est|es)$/.test(stem) ? 'e' : 'o'}/${stem}a/${stem}os/${stem}as`,
  ),
  'aquel/aquella/aquellos/aquellas',
  ...['much', 'poc', 'tant', 'demasiad', 'cuánt', 'otr'].map((stem) => `${stem}o/${stem}a/${stem}os/${stem}as`),
  '-/-/varios/varias',
  '-/-/ambos/ambas',
  'bastante/bastante/bastantes/bastantes',
  ...['mi', 'tu', 'su'].map((one) => `${one}/${one}/${one}s/${one}s`),
  'buen/buena/-/-',
  'primer/primera/-/-',
  'tercer/tercera/-/-',
  'cada/cada/-/-',
  'cualquier/cualquier/-/-',
])
const whole = byForm(['todo/toda/todos/todas'])

/** Feminine nouns that begin with a stressed a. */
const stressed = words('agua águila ala alba alga alma ama ancla ánfora ansia área arma arpa asma aspa aula ave habla hacha hada hambre')
/** Masculine nouns in -a, and others that their ending belies, are in the lists; these endings tell the gender. */
const endings: readonly (readonly [RegExp, Gender])[] = [
  [/(?:[csx]ión|[^aeiou]dad|idad|itud|umbre|ncia|eza|ología|ografía)$/u, 'f'],
  [/(?:aje|miento|ismo|ómetro|ólogo)$/u, 'm'],
]
const notOfRule = words('traje linaje salvaje cielo avión camión guión gorrión')

const isInfinitive = (word: string): boolean => /[aeií]r$/u.test(word)
const isVerbForm = (word: string, known: WordKnowledge): boolean =>
  (known.stems?.(word) ?? []).some((stem) => isInfinitive(stem) && stem !== word) || otherVerbs.has(word)
const otherVerbs = words(
  'es era son fue va van ha han he hay da dan ve ven vi dio puso hizo hace parte siente sale vale pide sirve quiere tiene viene pone cae trae oye hizo dijo',
)

function pluralOf(noun: string): string {
  if (/[aeiouéáó]$/u.test(noun)) return `${noun}s`
  if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`
  if (noun.endsWith('y')) return `${noun}es`
  const odd: Readonly<Record<string, string>> = {
    examen: 'exámenes',
    imagen: 'imágenes',
    origen: 'orígenes',
    crimen: 'crímenes',
    volumen: 'volúmenes',
    régimen: 'regímenes',
    joven: 'jóvenes',
    orden: 'órdenes',
    carácter: 'caracteres',
    margen: 'márgenes',
    virgen: 'vírgenes',
    resumen: 'resúmenes',
    abdomen: 'abdómenes',
    menú: 'menús',
    sofá: 'sofás',
    champú: 'champús',
    tabú: 'tabúes',
    bisturí: 'bisturís',
    yogur: 'yogures',
    club: 'clubes',
    álbum: 'álbumes',
    polen: 'pólenes',
    canon: 'cánones',
    germen: 'gérmenes',
    dosis: 'dosis',
  }
  return odd[noun] ?? `${noun.replace(/[áéíóú](?=[ns]$)/u, (letter) => letter.normalize('NFD').charAt(0))}es`
}

const listed = new Map<string, NounReading[]>()
function list(sg: string, pl: string, genders: readonly Gender[]): void {
  for (const form of new Set([sg, pl])) listed.set(form, [...(listed.get(form) ?? []), { genders, sg, pl }])
}
for (const noun of everydayNouns.m) list(noun, pluralOf(noun), ['m'])
for (const noun of everydayNouns.f) list(noun, pluralOf(noun), ['f'])
for (const noun of everydayNouns.both) list(noun, pluralOf(noun), ['m', 'f'])
for (const noun of words('alrededores celos víveres enseres')) listed.set(noun, [{ genders: ['m'], sg: null, pl: noun }])
for (const noun of words('vacaciones afueras gafas tijeras cosquillas tinieblas matemáticas'))
  listed.set(noun, [{ genders: ['f'], sg: null, pl: noun }])
for (const noun of everydayNouns.mFixed) list(noun, noun, ['m'])
for (const noun of everydayNouns.fFixed) list(noun, noun, ['f'])

function nouns(word: string, known: WordKnowledge): readonly NounReading[] {
  const found = listed.get(word)
  if (found) return found
  if (word.length < 5 || moreFunctionWords.has(word) || es.functionWords.has(word) || adjective(word, 'after', known)) return []
  const singular =
    word.endsWith('es') && /(?:iones|dades|tudes)$/u.test(word) ? word.slice(0, -2).replace(/ion$/u, 'ión') : word.replace(/s$/u, '')
  if (notOfRule.has(singular) || !known.isKnown(word)) return []
  const gender = endings.find(([ending]) => ending.test(singular))?.[1] ?? genderByCounterpart(singular, known)
  return gender && known.isKnown(singular) ? [{ genders: [gender], sg: singular, pl: pluralOf(singular) }] : []
}

/** -o is masculine and -a feminine where no other word differs in that letter alone, and neither is a verb or made of two. */
function genderByCounterpart(word: string, known: WordKnowledge): Gender | null {
  const last = word.at(-1)
  if ((last !== 'o' && last !== 'a') || /(?:ma|[aeiou]ta|sta|cida|ando|endo|ad[oa]|id[oa]|lo|la|[aeiouáéíóú][aeo]|aba|enta)$/u.test(word))
    return null
  const other = `${word.slice(0, -1)}${last === 'o' ? 'a' : 'o'}`
  if (known.isKnown(other) || isVerbForm(word, known) || isVerbForm(other, known) || !known.isKnown(`${word}s`)) return null
  return last === 'o' ? 'm' : 'f'
}

/** What stands in each cell before a noun, where that is shorter than elsewhere. */
const shortened: Readonly<Record<string, string>> = { bueno: 'buen', malo: 'mal', primero: 'primer', tercero: 'tercer' }

const four = (masculine: string, feminine: string, plural: string): Paradigm =>
  paradigmOf(`${masculine}/${feminine}/${plural}/${feminine}s`)

/** An adjective in -o by any of its forms; participles where the infinitive is known. */
function bendingAdjective(word: string, place: 'before' | 'after', known: WordKnowledge) {
  const base = word.replace(/(?:[oa]s?)$/u, 'o')
  const isListed = bending.has(base)
  const short = Object.keys(shortened).find((long) => shortened[long] === word)
  if (short && place === 'before') return agreeing(four(word, `${short.slice(0, -1)}a`, `${short}s`), word)
  if (!/[oa]s?$/u.test(word) || !(isListed || ((place === 'after' || /(?:oso|ivo|ísimo|[ai]do)$/u.test(base)) && isByEnding(base, known))))
    return null
  const long = shortened[base]
  const paradigm = four(long !== undefined && place === 'before' ? long : base, base.replace(/o$/u, 'a'), `${base}s`)
  // "un bueno amigo": never right there, and meant for the masculine singular.
  return agreeing(paradigm, word) ?? (word === base ? { paradigm, own: new Set<Cell>(['m.sg']) } : null)
}

function isByEnding(base: string, known: WordKnowledge): boolean {
  if (listed.has(base) || listed.has(base.replace(/o$/u, 'a'))) return false
  if (/.{3}(?:[aá]tico|[éeií]stico|oso|[ts]ivo|ológico|áneo|ísimo)$/u.test(base))
    return known.isKnown(base) && known.isKnown(base.replace(/o$/u, 'as'))
  const participle = /^(.{2,})(ado|ido)$/u.exec(base)
  const stem = participle?.[1] ?? ''
  return participle?.[2] === 'ado'
    ? known.isKnown(`${stem}ar`)
    : participle !== null && (known.isKnown(`${stem}er`) || known.isKnown(`${stem}ir`))
}

function adjective(word: string, place: 'before' | 'after', known: WordKnowledge) {
  if (word === 'gran' || word === 'grande')
    return place === 'before'
      ? agreeing(paradigmOf('gran|grande/gran|grande/grandes/grandes'), word)
      : agreeing(paradigmOf('grande/grande/grandes/grandes'), 'grande')
  const singular = singularOf(word)
  if (ofBothGenders.has(singular)) {
    const plural = pluralOf(singular)
    return agreeing(paradigmOf(`${singular}/${singular}/${plural}/${plural}`), word)
  }
  for (const base of withConsonant) {
    const stem = base.replace(/[áéíó](?=[ns]$)/u, (letter) => letter.normalize('NFD').charAt(0))
    if (word.startsWith(stem) || word === base) {
      const found = agreeing(paradigmOf(`${base}/${stem}a/${stem}es/${stem}as`), word)
      if (found) return found
    }
  }
  return bendingAdjective(word, place, known)
}

const singularOf = (word: string): string => {
  if (word === 'jóvenes') return 'joven'
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`
  if (word.endsWith('es') && ofBothGenders.has(word.slice(0, -2))) return word.slice(0, -2)
  return word.replace(/s$/u, '')
}

const moreFunctionWords =
  words(`donde adonde cuando mientras aunque pues ya aún todavía también siempre nunca hoy ayer ahora aquí allí así casi solo sólo según tal cual cuyo cuya ante bajo contra hacia tras vs yo usted ustedes nosotros vosotros
  está están estaba estaban hay había hubo eran fueron será serán sea tiene tienen puede pueden va van quien quienes cuanto ni e u les nos os su este esta`)

const degrees = words(
  'muy más menos tan bastante demasiado poco algo realmente totalmente completamente extremadamente verdaderamente siempre también ya especialmente increíblemente absolutamente',
)

/** Noun phrases of Spanish. */
export const spanish: Romance = {
  determiner,
  whole,
  adjective,
  nouns,
  mayBeVerb: isVerbForm,
  soundOf: (next) => (stressed.has(next) ? 1 : 0),
  pronouns: words('la los las'),
  standAlone: words(''),
  beforeAdverb: words('sobre ante con del'),
  auxiliaries: words('he has ha hemos habéis han había habías habíamos habían habrá habría haya hayan haber'),
  measures: words(
    'tipo clase grupo parte mayoría minoría resto mitad par pareja cantidad serie número montón conjunto tercio centenar variedad especie docena',
  ),
  times: words('vez veces noche tarde día mañana semana mes año momento rato hora instante'),
  adverbNouns: words('tarde mañana bien nada'),
  subjects: words('el este esta ese esa aquel aquella tu mi su otro otra una uno mucho poco tanto demasiado'),
  oftenVerbs: words(
    'cocina visita cuenta llama ayuda habla busca compra pregunta mira espera gana pasa entra marca toca cura prueba cena charla marcha lucha firma deja falta forma causa anima vuelta monta planta pesca pinta saca lleva trata termina cree canta baila estudia trabaja camina duda nota nada uso juego trabajo paso cambio camino firma lee ama pesa pega para entrega muestra vela cita crea copia pena apuesta guarda',
  ),
  participle: /(?:[ai]d|st|ert|ech|rit|ret)[oa]s?$/u,
  quantities: words('mucho poco tanto demasiado bastante'),
  prepositions: words('a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras'),
  contractions: words('al del'),
  conjunctions: words('y e o u ni'),
  functionWords: new Set([...es.functionWords, ...moreFunctionWords]),
  numerals: words('dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cien mil'),
  degrees,
  adverbial,
  notPredicates: words(
    'médico técnico músico químico físico matemático político científico mecánico ejecutivo extranjero español inglés francés alemán italiano chino japonés ruso portugués coreano árabe latín solo todo nada poco mucho mejor peor mayor menor último primero segundo tercero tal igual lo',
  ),
  isState: (word) => states.has(word) || /(?:ad|id)[oa]s?$/u.test(word),
  copulas: {
    sg: words('es era fue será sea está estaba estuvo estará parece parecía sería fuera estuviera'),
    pl: words('son eran fueron serán sean están estaban estuvieron estarán parecen parecían serían fueran'),
  },
  openers: words('cuando porque que si aunque pero mientras como donde'),
  negations: words('no también siempre nunca ya'),
  cellsByEnding,
}

function cellsByEnding(word: string): readonly Cell[] {
  if (/mente$|(?:ar|er|ir|ando|endo)$/u.test(word)) return []
  if (/[ao]$/u.test(word)) return word.endsWith('a') ? ['f.sg', 'm.sg'] : ['m.sg']
  if (/[ao]s$/u.test(word)) return word.endsWith('as') ? ['f.pl', 'm.pl'] : ['m.pl']
  return cells
}

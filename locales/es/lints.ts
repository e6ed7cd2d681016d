import type { LintFacts, LintMessages } from '../lint.ts'
import { wordsFor } from '../words.ts'

const { plural } = wordsFor('es')
const to = (right = ''): string => (right ? `: «${right}»` : '')
const unfit = (word = ''): string => `«${word}» no encaja aquí.`
const instead = ({ word, right }: LintFacts): string => (right ? `«${right}» en lugar de «${word}».` : unfit(word))

/** Un título de dos o tres palabras; un mensaje que dice qué falla aquí; una razón que enseña. */
export const lints: LintMessages = {
  // Ortografía
  misspelled: {
    title: 'Palabra desconocida',
    message: ({ word }) => `«${word}» no está en el diccionario.`,
    reason: 'Puede ser un desliz. Si es un nombre o un término, añádalo a su diccionario.',
  },
  'confused-words': {
    title: 'Palabras confundidas',
    message: ({ word, right }) => (right ? `Parece que se quiere decir «${right}», no «${word}».` : unfit(word)),
    reason: 'Las dos existen, pero suenan o se escriben de forma parecida y significan cosas distintas.',
  },
  'compound-joined': {
    title: 'Por separado',
    message: ({ word, right }) => `«${word}» se escribe separado${to(right)}.`,
    reason: 'Escrito junto significa otra cosa o no es palabra.',
  },
  'compound-split': {
    title: 'En una palabra',
    message: ({ word, right }) => `«${word}» se escribe junto${to(right)}.`,
    reason: 'Las partes se han fundido en una sola palabra.',
  },
  diacritics: {
    title: 'Falta la tilde',
    message: ({ word, right }) => `«${word}» se escribe ${right ? `«${right}»` : 'de otra forma'}.`,
    reason: 'Sin la tilde es otra palabra, o ninguna.',
  },
  'capital-needed': {
    title: 'Mayúscula',
    message: ({ word, right }) => `«${word}» lleva aquí mayúscula${to(right)}.`,
    reason: 'Las oraciones y los nombres propios empiezan con mayúscula.',
  },
  'capital-not-needed': {
    title: 'Minúscula',
    message: ({ word, right }) => `«${word}» se escribe con minúscula${to(right)}.`,
    reason: 'No es un nombre propio ni el comienzo de una oración.',
  },
  'outdated-spelling': {
    title: 'Grafía antigua',
    message: ({ word, right }) => `Hoy «${word}» se escribe ${right ? `«${right}»` : 'de otra forma'}.`,
    reason: 'Las normas de ortografía han cambiado.',
  },
  apostrophe: {
    title: 'Apóstrofo',
    message: ({ word, right }) => (right ? `Aquí va «${right}», no «${word}».` : unfit(word)),
    reason: 'El apóstrofo señala letras omitidas o posesión; es un signo propio, no un acento.',
  },
  // Gramática
  'subject-verb': {
    title: 'Sujeto y verbo',
    message: ({ word, right }) => `El verbo no concuerda con su sujeto: ${right ? `«${right}» en lugar de «${word}»` : `«${word}»`}.`,
    reason: 'El verbo concuerda en persona y número con su sujeto.',
  },
  'article-a-an': {
    title: 'Forma del artículo',
    message: instead,
    reason: 'El artículo sigue a la palabra que acompaña: su sonido (en inglés, an hour, a university) o su género.',
  },
  'article-missing': {
    title: 'Falta el artículo',
    message: ({ right }) => `Falta un artículo${to(right)}.`,
    reason: 'Lo que se puede contar no va solo en singular.',
  },
  'article-not-needed': {
    title: 'Artículo innecesario',
    message: ({ word }) => `En «${word}» sobra el artículo.`,
    reason: 'Lo dicho en general y las expresiones fijas como esta van sin artículo.',
  },
  'noun-number': {
    title: 'Singular o plural',
    message: instead,
    reason: 'Las palabras que rodean al sustantivo piden el otro número.',
  },
  uncountable: {
    title: 'Sin plural',
    message: ({ word, right }) => `«${word}» no se cuenta${to(right)}.`,
    reason:
      'Palabras inglesas como «information», «advice» o «research» no tienen plural ni llevan «a»; «a piece of advice» sí se puede contar.',
  },
  'determiner-noun': {
    title: 'Palabras que concuerdan',
    message: ({ word, right }) => `«${word}» no concuerda con su sustantivo${to(right)}.`,
    reason:
      'La palabra que señala un sustantivo toma su número y su género: en inglés, this book, these books; «each» y «every» van con una sola cosa.',
  },
  preposition: {
    title: 'Preposición',
    message: ({ word, right }) => (right ? `Aquí lo usual es «${right}», no «${word}».` : unfit(word)),
    reason: 'El uso fija qué preposición sigue a cada palabra.',
  },
  'preposition-missing': {
    title: 'Falta la preposición',
    message: ({ right }) => `Falta una preposición${to(right)}.`,
    reason: 'Esta palabra pide una preposición antes de lo que sigue.',
  },
  'preposition-not-needed': {
    title: 'Preposición innecesaria',
    message: ({ word }) => `En «${word}» sobra la preposición.`,
    reason: 'Este verbo lleva su complemento sin preposición.',
  },
  tense: {
    title: 'Tiempo verbal',
    message: ({ word, right }) => (right ? `El momento indicado pide «${right}», no «${word}».` : unfit(word)),
    reason: 'El tiempo del verbo debe corresponder al momento que la oración indica.',
  },
  'tense-since-for': {
    title: 'Since y for',
    message: instead,
    reason:
      'Lo que empezó en el pasado y aún continúa se dice en inglés con el «present perfect»: «since» ante un momento, «for» ante una duración.',
  },
  conditional: {
    title: 'Condicional',
    message: instead,
    reason: 'Lo que solo se supone tiene formas verbales propias; tras el inglés «if» no van ni «will» ni «would».',
  },
  'verb-form': {
    title: 'Forma del verbo',
    message: instead,
    reason: 'La palabra anterior decide qué forma del verbo sigue.',
  },
  'infinitive-or-ing': {
    title: 'Infinitivo',
    message: instead,
    reason: 'Lo que sigue a un verbo se aprende con él: en inglés, unos llevan «to» y verbo, otros la forma en -ing.',
  },
  modal: {
    title: 'Tras un verbo modal',
    message: instead,
    reason: 'Tras los verbos que dicen lo que se puede o se debe (en inglés, can, must, should) va el verbo sin más.',
  },
  auxiliary: {
    title: 'Verbo auxiliar',
    message: instead,
    reason: 'Cada verbo tiene su auxiliar, y solo este marca el tiempo o la persona.',
  },
  passive: {
    title: 'Forma pasiva',
    message: instead,
    reason: 'La pasiva inglesa se forma con «be» y la tercera forma del verbo; algunos verbos no la tienen.',
  },
  'question-order': {
    title: 'Orden en la pregunta',
    message: instead,
    reason: 'En la pregunta, sujeto y verbo cambian de lugar; en la interrogativa indirecta, no.',
  },
  'word-order': {
    title: 'Orden de las palabras',
    message: instead,
    reason: 'Estas palabras van en otro orden.',
  },
  comparison: {
    title: 'Comparación',
    message: instead,
    reason:
      'El grado se marca una sola vez: con una palabra (more, most) o con una terminación (-er, -est), nunca con ambas; la comparación también tiene su palabra, en inglés «than».',
  },
  'adjective-adverb': {
    title: 'Adjetivo o adverbio',
    message: instead,
    reason: 'El adjetivo dice cómo es algo; el adverbio, cómo se hace.',
  },
  'pronoun-case': {
    title: 'Forma del pronombre',
    message: instead,
    reason: 'Una forma es para quien actúa y otra para quien recibe la acción o sigue a una preposición: en inglés, I y me, he y him.',
  },
  'pronoun-choice': {
    title: 'Pronombre',
    message: instead,
    reason: 'A esta palabra le corresponde otro pronombre.',
  },
  'relative-pronoun': {
    title: 'Pronombre relativo',
    message: instead,
    reason: 'Sigue a aquello a lo que se refiere: en inglés, «who» para personas, «which» para cosas, «what» para ninguna de las dos.',
  },
  'double-negative': {
    title: 'Doble negación',
    message: ({ word, right }) => `Sobra una de las dos negaciones: ${right ? `«${right}» en lugar de «${word}»` : `«${word}»`}.`,
    reason: 'En inglés, a diferencia del español, dos negaciones se anulan.',
  },
  'double-subject': {
    title: 'Sujeto repetido',
    message: ({ word }) => `«${word}» vuelve a nombrar el sujeto.`,
    reason: 'La oración nombra su sujeto una sola vez.',
  },
  conjunction: {
    title: 'Palabra de enlace',
    message: instead,
    reason: 'Basta con una, y estas dos no van juntas.',
  },
  quantifier: {
    title: 'Contar o medir',
    message: instead,
    reason: 'Lo que se cuenta pide otras palabras que lo que se mide: en inglés, «many» y «few», pero «much» y «little».',
  },
  'verb-pattern': {
    title: 'Construcción del verbo',
    message: instead,
    reason: 'Este verbo lleva sus complementos de otra manera.',
  },
  agreement: {
    title: 'Concordancia',
    message: ({ word, right }) => `«${word}» no concuerda con las palabras que lo rodean${to(right)}.`,
    reason: 'Las palabras que van juntas comparten género, número y persona.',
  },
  case: {
    title: 'Caso gramatical',
    message: instead,
    reason: 'El verbo o la preposición pide otro caso.',
  },
  mood: {
    title: 'Modo verbal',
    message: instead,
    reason: 'Las palabras anteriores piden otro modo del verbo.',
  },
  'vowel-harmony': {
    title: 'Armonía vocálica',
    message: ({ right }) => `La terminación sigue las vocales de la palabra${to(right)}.`,
    reason: 'Las vocales anteriores y posteriores llevan terminaciones distintas.',
  },
  // Puntuación
  'comma-missing': {
    title: 'Falta una coma',
    message: ({ right }) => `Aquí falta una coma${to(right)}.`,
    reason: 'La coma muestra dónde acaba una parte de la oración y empieza la siguiente.',
  },
  'comma-not-needed': {
    title: 'Coma innecesaria',
    message: ({ word }) => `En «${word}» la coma separa lo que va unido.`,
    reason: 'Entre estas partes de la oración no va coma.',
  },
  'comma-splice': {
    title: 'Dos oraciones',
    message: ({ word }) => `Una coma sola no une dos oraciones: «${word}».`,
    reason: 'Use un punto, un punto y coma o una palabra de enlace.',
  },
  'end-mark': {
    title: 'Final de la oración',
    message: 'Falta el signo al final de la oración.',
    reason: 'Una afirmación acaba en punto; una pregunta, en signo de interrogación.',
  },
  'doubled-mark': {
    title: 'Signo duplicado',
    message: ({ word }) => `En «${word}» sobra un signo.`,
    reason: 'Basta con un signo.',
  },
  unpaired: {
    title: 'Signo sin pareja',
    message: ({ word }) => `«${word}» no tiene pareja en este párrafo.`,
    reason: 'Lo que se abre hay que cerrarlo.',
  },
  hyphen: {
    title: 'Guion',
    message: instead,
    reason: 'El guion une palabras que se leen como una.',
  },
  // Tipografía
  'space-before-mark': {
    title: 'Espacio ante el signo',
    message: ({ word }) => `Delante de «${word}» no va espacio.`,
    reason: 'El signo va pegado a la palabra anterior.',
  },
  'space-after-mark': {
    title: 'Espacio tras el signo',
    message: ({ word }) => `Falta un espacio después de «${word}».`,
    reason: 'El espacio separa el signo de la palabra siguiente.',
  },
  'space-in-brackets': {
    title: 'Espacio entre paréntesis',
    message: 'Por dentro, los paréntesis no llevan espacio.',
    reason: 'Los paréntesis ciñen lo que encierran.',
  },
  'spaces-doubled': {
    title: 'Dos espacios',
    message: 'Aquí basta con un espacio.',
    reason: 'Los espacios dobles abren huecos en la línea.',
  },
  'space-needed-before': {
    title: 'Espacio ante el signo',
    message: ({ word }) => `Delante de «${word}» va un espacio de no separación.`,
    reason: 'En esta lengua, los signos altos van separados de la palabra anterior.',
  },
  quotes: {
    title: 'Comillas',
    message: ({ right }) => `En esta lengua se escribe ${right}.`,
    reason: 'Cada lengua tiene sus propias comillas.',
  },
  dash: {
    title: 'Raya',
    message: ({ word }) => `La raya es más larga que «${word}».`,
    reason: 'El guion une, la raya separa.',
  },
  ellipsis: {
    title: 'Puntos suspensivos',
    message: 'Los tres puntos son un solo signo: «…».',
    reason: 'Así los puntos no se separan al final de la línea.',
  },
  'decimal-mark': {
    title: 'Signo decimal',
    message: ({ word, right }) => `En esta lengua «${word}» se escribe ${right ? `«${right}»` : 'de otra forma'}.`,
    reason: 'Unas lenguas escriben coma decimal, otras punto.',
  },
  'number-groups': {
    title: 'Grupos de cifras',
    message: ({ word, right }) => `«${word}» se lee mejor en grupos${to(right)}.`,
    reason: 'Los números largos se escriben en grupos de tres cifras.',
  },
  'unit-space': {
    title: 'Número y unidad',
    message: ({ word }) => `Entre el número y «${word}» va un espacio de no separación.`,
    reason: 'Así los dos quedan en la misma línea.',
  },
  'wrong-letter': {
    title: 'Letra ajena',
    message: ({ word, right }) => `«${word}» contiene una letra que solo parece correcta${to(right)}.`,
    reason: 'Ni la búsqueda ni la revisión encuentran palabras con letras de otro alfabeto.',
  },
  // Repetición
  'repeated-word': {
    title: 'Dicho dos veces',
    message: ({ word }) => `«${word}» aparece dos veces seguidas.`,
    reason: 'Ocurre con facilidad al reescribir una oración.',
  },
  'repeated-phrase': {
    title: 'Dicho dos veces',
    message: ({ word }) => `«${word}» aparece dos veces seguidas.`,
    reason: 'Ocurre con facilidad al reescribir una oración.',
  },
  'sentences-begin-alike': {
    title: 'El mismo comienzo',
    message: ({ word }) => `Tres oraciones seguidas empiezan con «${word}».`,
    reason: 'Un comienzo distinto de vez en cuando mantiene la atención de quien lee.',
  },
  // Coherencia
  'spelling-variants': {
    title: 'Dos grafías',
    message: ({ word, right }) => `Aquí «${word}», en otra parte del texto «${right}».`,
    reason: 'Las dos son correctas; un texto se queda con una.',
  },
  'quote-styles': {
    title: 'Dos clases de comillas',
    message: ({ word, right }) => `Aquí ${word}, en otra parte del texto ${right}.`,
    reason: 'Un texto se queda con una clase.',
  },
  // Estilo
  redundant: {
    title: 'Ya está dicho',
    message: ({ word, right }) => (right ? `«${word}» dice dos veces lo mismo: basta «${right}».` : `«${word}» no añade nada.`),
    reason: 'Una de las palabras ya incluye la otra.',
  },
  wordy: {
    title: 'Rodeo',
    message: ({ word, right }) => (right ? `«${right}» dice lo mismo que «${word}».` : `«${word}» puede decirse más corto.`),
    reason: 'Lo más corto se lee mejor.',
  },
  cliche: {
    title: 'Frase gastada',
    message: ({ word }) => `«${word}» se ha leído muchas veces.`,
    reason: 'Las palabras sencillas dicen más que una frase que usa todo el mundo.',
  },
  'weak-intensifier': {
    title: 'Refuerzo débil',
    message: ({ word }) => `«${word}» casi siempre puede quitarse.`,
    reason: 'Una palabra más fuerte, o ninguna, logra más que «muy» y «realmente».',
  },
  'long-sentence': {
    title: 'Oración larga',
    message: ({ count }) => `Esta oración tiene ${count} ${plural(Number(count), { one: 'palabra', other: 'palabras' })}.`,
    reason: 'Pasadas unas cuarenta palabras, casi todo lector ha perdido el comienzo. ¿Por dónde podría dividirse?',
  },
  'passive-voice': {
    title: 'Voz pasiva',
    message: 'No se dice quién lo hace.',
    reason: 'La pasiva es adecuada cuando no importa quién actúa; si importa, nómbrelo.',
  },
  // Registro
  contraction: {
    title: 'Forma contraída',
    message: ({ word, right }) => `En un texto formal «${word}» se escribe completo${to(right)}.`,
    reason: 'Las formas contraídas son propias del habla y de las cartas.',
  },
  informal: {
    title: 'Coloquial',
    message: ({ word, right }) => `«${word}» es propio del habla${right ? `; «${right}» es más culto` : ''}.`,
    reason: 'En un texto académico se esperan palabras cultas.',
  },
  dialect: {
    title: 'Variante',
    message: ({ word, right }) => `«${word}» es de otra variante de la lengua${right ? `; aquí es «${right}»` : ''}.`,
    reason: 'Un texto se queda con una sola variante.',
  },
  'old-fashioned': {
    title: 'Palabra anticuada',
    message: ({ word, right }) => `«${word}» apenas se usa hoy${right ? `; lo habitual es «${right}»` : ''}.`,
    reason: 'Hoy solo es propio de textos antiguos o jurídicos.',
  },
  'checker-grammar': {
    title: 'Gramática',
    message: ({ said = '' }) => said || 'Vuelva a mirar este lugar.',
    reason: 'Lo ha encontrado un corrector que ha añadido el operador de este sitio; las palabras son suyas.',
  },
  'checker-punctuation': {
    title: 'Puntuación',
    message: ({ said = '' }) => said || 'Vuelva a mirar este lugar.',
    reason: 'Lo ha encontrado un corrector que ha añadido el operador de este sitio; las palabras son suyas.',
  },
  'checker-style': {
    title: 'Estilo',
    message: ({ said = '' }) => said || 'Vuelva a mirar este lugar.',
    reason: 'Lo ha encontrado un corrector que ha añadido el operador de este sitio; las palabras son suyas.',
  },
}

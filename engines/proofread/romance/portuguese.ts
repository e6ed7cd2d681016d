import { everydayNouns } from '../../languages/pt/everyday-nouns.ts'
import { pt } from '../../languages/pt/pt.ts'
import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import {
  agreeing,
  byForm,
  cells,
  paradigmOf,
  type AdjectivePlace,
  type Agreeing,
  type Cell,
  type Gender,
  type NounReading,
  type Romance,
} from './paradigm.ts'
import { adverbial, bending, ofBothGenders, states } from './portuguese-adjectives.ts'
import { portugueseVerbs } from './verbs/portuguese.ts'

const four = (stem: string): string => `${stem}o/${stem}a/${stem}os/${stem}as`

// "a" is a preposition too, which stands before every noun; "à problemas" wants that one.
const determiner = byForm([
  'o|a/a/os|a/as|a',
  'ao/à/a|aos/a|às',
  ...['d', 'n', 'pel'].map(four),
  ...['um', 'dum', 'num'].map((one) => `${one}/${one}a/${one.slice(0, -1)}ns/${one}as`),
  'algum/alguma/alguns/algumas',
  'nenhum/nenhuma/nenhuns/nenhumas',
  ...['', 'd', 'n'].flatMap((before) =>
    ['este/esta/estes/estas', 'esse/essa/esses/essas', 'aquele/aquela/aqueles/aquelas'].map((one) =>
      one
        .split('/')
        .map((form) => before + form)
        .join('/'),
    ),
  ),
  'àquele/àquela/àqueles/àquelas',
  'meu/minha/meus/minhas',
  'teu/tua/teus/tuas',
  'seu/sua/seus/suas',
  ...['noss', 'voss', 'muit', 'pouc', 'tant', 'quant', 'outr', 'cuj'].map(four),
  '-/-/vários/várias',
  '-/-/ambos/ambas',
  'qualquer/qualquer/quaisquer/quaisquer',
  'cada/cada/-/-',
  'bom/boa/bons/boas',
])
const whole = byForm(['todo/toda/todos/todas'])

/** Endings that tell the gender of a noun. */
const endings: readonly (readonly [RegExp, Gender])[] = [
  [/(?:[çs]ão|exão|gestão|uestão|ções|[ns]sões|dades?|tudes?|gens?|ncias?|ezas?|ologias?|grafias?|uras?)$/u, 'f'],
  [/(?:mentos?|ismos?|ômetros?)$/u, 'm'],
]
const notOfRule = words(
  'personagem pajem coração botão cartão sertão avião padrão bastão portão algodão cidadão feijão limão verão vagão montão questionar',
)

const pluralsByHand = new Map([...everydayNouns.plurals].map((row) => row.split(':')).map(([sg = '', pl = '']) => [sg, pl] as const))

function pluralOf(noun: string): string {
  const byHand = pluralsByHand.get(noun)
  if (byHand !== undefined) return byHand
  if (noun.endsWith('ão')) return noun.replace(/ão$/u, 'ões')
  if (/[aou]l$/u.test(noun)) return noun.replace(/al$/u, 'ais').replace(/ol$/u, 'óis').replace(/ul$/u, 'uis')
  if (noun.endsWith('el')) return /[áéíóúâêô]/u.test(noun) ? noun.replace(/el$/u, 'eis') : noun.replace(/el$/u, 'éis')
  if (noun.endsWith('il')) return /[áéíóúâêô]/u.test(noun) ? noun.replace(/il$/u, 'eis') : noun.replace(/il$/u, 'is')
  if (noun.endsWith('m')) return noun.replace(/m$/u, 'ns')
  if (/[áéíóúâêô]?[^aeiou]*ês$/u.test(noun)) return noun.replace(/ês$/u, 'eses')
  if (/[rz]$/u.test(noun)) return `${noun}es`
  return noun.endsWith('s') ? noun.replace(/ás$/u, 'ases') : `${noun}s`
}

const listed = new Map<string, NounReading[]>()
function list(sg: string, pl: string, genders: readonly Gender[]): void {
  for (const form of new Set([sg, pl])) listed.set(form, [...(listed.get(form) ?? []), { genders, sg, pl }])
}
for (const noun of everydayNouns.both) list(noun, pluralOf(noun), ['m', 'f'])
for (const noun of everydayNouns.m) if (!everydayNouns.both.has(noun)) list(noun, pluralOf(noun), ['m'])
for (const noun of everydayNouns.f) if (!everydayNouns.both.has(noun) && !everydayNouns.m.has(noun)) list(noun, pluralOf(noun), ['f'])
for (const noun of everydayNouns.mFixed) listed.set(noun, [{ genders: ['m'], sg: noun, pl: noun }])
for (const noun of words('arredores parabéns óculos víveres')) listed.set(noun, [{ genders: ['m'], sg: null, pl: noun }])
listed.set('avós', [{ genders: ['m', 'f'], sg: null, pl: 'avós' }])
// "no pais" is "no país" more often than two parents.
listed.delete('pais')
for (const noun of words('férias costas núpcias')) listed.set(noun, [{ genders: ['f'], sg: null, pl: noun }])

const singularOfNoun = (word: string): string =>
  word
    .replace(/(?:ções|sões)$/u, (ending) => `${ending.charAt(0)}ão`)
    .replace(/gens$/u, 'gem')
    .replace(/s$/u, '')

function nouns(word: string, known: WordKnowledge): readonly NounReading[] {
  const found = listed.get(word)
  if (found) return found
  if (word.length < 5 || moreFunctionWords.has(word) || pt.functionWords.has(word) || !known.isKnown(word)) return []
  const singular = singularOfNoun(word)
  if (notOfRule.has(singular) || adjective(word, 'after', known)) return []
  const gender = endings.find(([ending]) => ending.test(word))?.[1]
  if (!gender || portugueseVerbs.readingsOf(word).length > 0) return []
  return known.isKnown(singular) ? [{ genders: [gender], sg: singular, pl: pluralOf(singular) }] : []
}

function isVerbForm(word: string, known: WordKnowledge): boolean {
  if (portugueseVerbs.readingsOf(word).some(({ tense }) => tense !== 'part' && tense !== 'inf')) return true
  if (bending.has(word.replace(/[oa]s?$/u, 'o'))) return false
  const stem = word.replace(/(?:[oae]|as|es|am|em|ou|ei)$/u, '')
  return stem !== word && stem.length > 1 && ['ar', 'er', 'ir'].some((ending) => known.isKnown(stem + ending))
}

/** Adjectives in -o with a feminine in -a; participles where the infinitive is known. */
function isByEnding(base: string, known: WordKnowledge): boolean {
  if (listed.has(base) || listed.has(base.replace(/o$/u, 'a')) || !known.isKnown(base)) return false
  if (/.{3}(?:ático|[eéí]stico|oso|[ts]ivo|ológico|íssimo)$/u.test(base)) return known.isKnown(base.replace(/o$/u, 'as'))
  const [, stem = '', ending = ''] = /^(.{2,})(ado|ido)$/u.exec(base) ?? []
  if (ending === 'ado') return known.isKnown(`${stem}ar`)
  return ending === 'ido' && (known.isKnown(`${stem}er`) || known.isKnown(`${stem}ir`))
}

const singularOfAdjective = (word: string): readonly string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/es$/u, ''),
  word.replace(/ais$/u, 'al'),
  word.replace(/eis$/u, 'el'),
  word.replace(/éis$/u, 'el'),
  word.replace(/eis$/u, 'il'),
  word.replace(/is$/u, 'il'),
  word.replace(/ns$/u, 'm'),
]

/** Adjectives that stand before a noun; the others may be nouns there: "dos políticos guarda". */
const preposed =
  words(`novo velho bom mau grande pequeno belo lindo primeiro segundo terceiro último próximo próprio mesmo certo diverso outro único verdadeiro falso longo curto breve alto baixo forte fraco péssimo ótimo excelente enorme imenso mero
  simples antigo recente atual futuro possível provável suposto maior menor melhor pior determinado referido importante diferente grave intenso profundo vasto rápido lento constante significativo numeroso elevado corrente principal`)

const isPreposed = (word: string): boolean =>
  [...singularOfAdjective(word), word.replace(/[oa]s?$/u, 'o')].some((one) => preposed.has(one)) || /^(?:boa|má)s?$/u.test(word)

function adjective(word: string, place: AdjectivePlace, known: WordKnowledge): Agreeing | null {
  const possessive = place === 'before' ? possessives.find((one) => agreeing(one, word)) : undefined
  if (possessive) return agreeing(possessive, word)
  if (place === 'before' && !isPreposed(word)) return null
  if (word === 'simples') return agreeing(paradigmOf('simples/simples/simples/simples'), word)
  if (word === 'grande' || word === 'grandes') return agreeing(paradigmOf('grande/grande/grandes/grandes'), word)
  for (const singular of singularOfAdjective(word))
    if (ofBothGenders.has(singular)) {
      const plural = pluralOf(singular)
      return agreeing(paradigmOf(`${singular}/${singular}/${plural}/${plural}`), word)
    }
  const own = ownParadigms.find((one) => agreeing(one, word))
  if (own) return agreeing(own, word)
  if (!/[oa]s?$/u.test(word)) return null
  const base = word.replace(/[oa]s?$/u, 'o')
  return bending.has(base) || isByEnding(base, known) ? agreeing(paradigmOf(four(base.slice(0, -1))), word) : null
}

const possessives = ['meu/minha/meus/minhas', 'teu/tua/teus/tuas', 'seu/sua/seus/suas', four('noss'), four('voss')].map(paradigmOf)

const ownParadigms = [
  'bom/boa/bons/boas',
  'mau/má/maus/más',
  'europeu/europeia/europeus/europeias',
  'nu/nua/nus/nuas',
  'cru/crua/crus/cruas',
  'inglês/inglesa/ingleses/inglesas',
  'francês/francesa/franceses/francesas',
  'português/portuguesa/portugueses/portuguesas',
  'japonês/japonesa/japoneses/japonesas',
  'chinês/chinesa/chineses/chinesas',
  'alemão/alemã/alemães/alemãs',
  'cristão/cristã/cristãos/cristãs',
  'espanhol/espanhola/espanhóis/espanholas',
  'trabalhador/trabalhadora/trabalhadores/trabalhadoras',
  'conservador/conservadora/conservadores/conservadoras',
].map(paradigmOf)

const moreFunctionWords =
  words(`onde aonde quando enquanto pois já ainda também sempre nunca hoje ontem amanhã agora aqui ali lá cá assim quase só apenas segundo tal qual cujo cuja ante contra após sob eu você vocês nós
  está estão estava estavam há havia houve eram foram será serão seja tem têm tinha pode podem vai vão quem quanto nem ou lhe lhes me te se nos vos isso isto aquilo tudo nada algo nenhum fora dentro longe perto acima abaixo embora caso desde até entre para pra por mais menos muito demais`)

const prepositions = words('a ante após até com contra de desde em entre para pra perante por sem sob sobre durante mediante conforme')
const contractions = new Set(
  ['d', 'n', 'pel']
    .flatMap((one) => ['o', 'a', 'os', 'as'].map((end) => one + end))
    .concat([
      ...words(
        'ao à aos às dum duma num numa deste desta destes destas desse dessa desses dessas daquele daquela neste nesta nestes nestas nesse nessa nesses nessas naquele naquela àquele àquela',
      ),
    ]),
)

/** Noun phrases of Portuguese. */
export const portuguese: Romance = {
  determiner,
  whole,
  adjective,
  nouns,
  mayBeVerb: isVerbForm,
  soundOf: () => 0,
  pronouns: words('o a os as'),
  standAlone: words(''),
  beforeAdverb: words('sobre ante com de em'),
  auxiliaries: words(
    'tenho tens tem temos têm tinha tinhas tínhamos tinham terá terão teria teriam tenha tenham ter havia haviam tivesse tivessem tendo',
  ),
  measures: words(
    'tipo classe grupo parte maioria minoria resto metade par dupla quantidade série número conjunto terço centena variedade espécie dúzia porção parcela porcentagem monte soma total maior',
  ),
  times: words('vez vezes noite tarde dia manhã semana mês ano momento hora instante época período início fim'),
  adverbNouns: words('tarde manhã bem nada mal dentro fora'),
  subjects: words('este esta esse essa aquele aquela outro outra um uma muito pouco tanto quanto a o os as'),
  oftenVerbs: words(
    'cozinha visita conta ajuda fala busca compra pergunta espera ganha passa entra marca toca cura prova marcha luta firma deixa falta forma causa anima volta monta planta pesca pinta tira leva trata termina canta estuda trabalha caminha duvida nota uso jogo trabalho passo caminho lê ama pesa pega para entrega mostra vela cita cria copia pena aposta guarda mata sai ri crê resta usa pensa procura visa vale',
  ),
  participle: /(?:[aiu]d|st|ert|eit|rit|uls|pres|pos)[oa]s?$/u,
  quantities: words('muito pouco tanto quanto'),
  prepositions,
  contractions,
  conjunctions: words('e ou nem'),
  functionWords: new Set([...pt.functionWords, ...moreFunctionWords]),
  numerals: words('dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta cem mil'),
  degrees: words(
    'muito mais menos tão bastante demasiado pouco realmente totalmente completamente extremamente sempre também já especialmente absolutamente bem',
  ),
  adverbial,
  notPredicates: words(
    'médico técnico músico químico físico matemático político científico mecânico brasileiro português inglês francês alemão italiano só todo nada pouco muito melhor pior maior menor último primeiro segundo terceiro tal igual o necessário preciso possível proibido permitido bom claro certo comum dado',
  ),
  isState: (word) => states.has(word) || /(?:ad|id)[oa]s?$/u.test(word),
  copulas: {
    sg: words('é era foi será seja está estava esteve estará parece parecia seria fosse estivesse ficou fica'),
    pl: words('são eram foram serão sejam estão estavam estiveram estarão parecem pareciam seriam fossem ficaram ficam'),
  },
  openers: words('quando porque que se embora mas enquanto como onde pois'),
  negations: words('não também sempre nunca já'),
  cellsByEnding,
}

function cellsByEnding(word: string): readonly Cell[] {
  if (/mente$|(?:ar|er|ir|ando|endo|indo)$/u.test(word)) return []
  if (/[ao]$/u.test(word)) return word.endsWith('a') ? ['f.sg', 'm.sg'] : ['m.sg']
  if (/[ao]s$/u.test(word)) return word.endsWith('as') ? ['f.pl', 'm.pl'] : ['m.pl']
  return cells
}

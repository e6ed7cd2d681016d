import { irregularVerbs } from '../../languages/en/irregular-verbs.ts'
import { words } from '../../languages/words.ts'
import type { Span } from '../../text/span.ts'
import { factOf, groupOf, type Fact } from './fact.ts'
import type { Prose, ReportSentence, ReportWord } from './prose.ts'

/** How a language makes its passive where forms alone tell: a helper and a participle, near each other or anywhere in the sentence. */
type PassiveWay = {
  readonly helpers: ReadonlySet<string>
  readonly participle: RegExp
  /** Participles in all but meaning: "interested". */
  readonly not: ReadonlySet<string>
  /** The participle follows the helper, with at most so many words between. */
  readonly reach: number
  /** And may stand before it: "dass es gezeigt wurde". */
  readonly isBefore: boolean
}

const irregular = irregularVerbs
  .flatMap(([, , participle]) => participle.split('/'))
  .filter((form) => !['been', 'gone', 'come', 'become', 'had', 'arisen', 'fallen', 'slept', 'been'].includes(form))

/** An accent before the ending makes an adjective: "rápido"; that of "leído" is the participle's. */
const spanishParticiple = /^[^áéíóúâêô]{2,}(?:ad[oa]s?|[ií]d[oa]s?)$/u

const ways: Readonly<Record<string, PassiveWay>> = {
  de: {
    helpers: words('wird werden wurde wurden worden würde würden'),
    participle: /^(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|er|ver|zer|ent|emp|miss)\p{Ll}{2,}t|\p{Ll}{3,}iert)$/u,
    not: words(
      'gegen gerecht gesamt gut geeignet bekannt beliebt besten ersten gebeten geben gehen gelten gelingen gewinnen genießen gefallen gehören genügen geschehen bereit bereits bewusst erst ernst entlang gelegentlich verwandt',
    ),
    reach: 14,
    isBefore: true,
  },
  en: {
    helpers: words('is are was were be been being am'),
    participle: new RegExp(`^(?:\\p{Ll}{2,}ed|${irregular.join('|')})$`, 'u'),
    not: words(`interested tired supposed excited bored worried concerned married scared surprised pleased limited advanced aged confused disappointed embarrassed experienced frightened involved located need red bed indeed hundred naked
      sacred used satisfied shocked skilled talented ashamed convinced dedicated determined devoted qualified retired done hidden unexpected unemployed crowded complicated related based allowed motivated stressed relaxed prepared`),
    reach: 1,
    isBefore: false,
  },
  es: {
    helpers: words('es son fue fueron era eran ser sido sea sean será serán siendo'),
    participle: spanishParticiple,
    not: words(
      'lado lados estado estados partido partidos vida vidas sentido resultado resultados mercado pasado demasiado demasiada grado cuidado comida medida medidas salida bebida ciudad pecado soldado abogado privado privada adecuado adecuada delicado casado casada sido',
    ),
    reach: 1,
    isBefore: false,
  },
  nl: {
    helpers: words('wordt worden werd werden'),
    participle: /^(?:\p{Ll}*ge\p{Ll}{2,}(?:d|t|en)|(?:be|er|her|ver|ont)\p{Ll}{2,}(?:d|t))$/u,
    not: words(
      'geen gezond geldt gebied gevolgen gegevens gezicht gewicht gedicht gemiddeld bekend bewust verschillend geluid gebruiken gedurende gelukkig geschikt gehandicapt beest geest genoegen vermoeid verliefd bent gewesten gebieden gevallen gedachten gevoelens gezinnen geluiden geheimen gemeenten gedichten geslachten gesprekken gebouwen geruchten gewoonten gegevens gezichten gewichten getallen gasten',
    ),
    reach: 14,
    isBefore: true,
  },
  pt: {
    helpers: words('é são foi foram era eram ser sido seja sejam será serão sendo'),
    participle: spanishParticiple,
    not: words(
      'lado lados estado estados partido partidos vida vidas sentido resultado resultados mercado passado demasiado grau cuidado comida medida medidas saída bebida pecado soldado advogado privado privada adequado adequada delicado casado casada querido querida sido',
    ),
    reach: 1,
    isBefore: false,
  },
}

export const tellsPassive = (language: string): boolean => Object.hasOwn(ways, language)

/** The sentences in which a passive stands, as far as forms tell. */
export function findPassives({ sentences, language }: Prose): readonly Fact[] {
  const way = Object.hasOwn(ways, language.code) ? ways[language.code] : undefined
  if (!way) return []
  const found = sentences.flatMap((sentence) => passiveIn(sentence, way) ?? [])
  return found.length === 0 ? [] : [factOf('passive', [groupOf('', found)], { figures: { of: sentences.length } })]
}

/** From the helper to the participle; null for a sentence without. */
function passiveIn({ words: all }: ReportSentence, way: PassiveWay): Span | null {
  for (const [at, helper] of all.entries()) {
    if (helper.isOthers || !way.helpers.has(helper.lower)) continue
    const from = way.isBefore ? Math.max(0, at - 2) : at + 1
    const near = all.slice(from, at + way.reach + 2)
    const participle = near.find((word, i) => {
      if (word === helper || !way.participle.test(word.text) || way.not.has(word.lower)) return false
      if (!way.isBefore) return isReached(near, i, way)
      const place = from + i
      return place < at ? place === at - 1 : endsClause(all[place + 1], way)
    })
    if (participle)
      return { start: Math.min(helper.span.start, participle.span.start), end: Math.max(helper.span.end, participle.span.end) }
  }
  return null
}

/** Where helper and participle stand together, nothing but an adverb may stand between: "was clearly shown", not "was a well-known". */
function isReached(near: readonly { readonly lower: string }[], at: number, { reach }: PassiveWay): boolean {
  if (reach > 1 || at === 0) return true
  return (
    at === 1 &&
    /(?:ly|mente)$|^(?:not|also|often|never|always|still|then|first|no|não|já|também|ya|nunca|siempre|siendo|sendo|been|being|sido)$/.test(
      near[0]?.lower ?? '',
    )
  )
}

/** A participle that waits for the end of its clause: "wurde gestern gezeigt", not "werden die genannten Ziele". */
const endsClause = (next: ReportWord | undefined, { helpers }: PassiveWay): boolean =>
  !next?.isNext || helpers.has(next.lower) || opensPhrase.test(next.lower)

const opensPhrase =
  /^(?:und|oder|als|wie|von|vom|durch|in|im|an|am|auf|aus|bei|mit|nach|zu|zur|zum|für|kann|können|konnte|konnten|muss|müssen|soll|sollen|sollte|en|of|door|op|aan|met|naar|voor|van|om|tot|uit|bij|over|te|kan|kunnen|kon|moet|moeten|moest|zal|zullen|zou)$/

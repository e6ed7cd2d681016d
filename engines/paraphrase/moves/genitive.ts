import { compose, lowerFirst, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Owners that are measures of time or amount, or nobody in particular: "today's news", "a day's work", "the world's largest". Sorted. */
const noOwners = new Set(
  `century day decade evening hour life minute moment month morning night nobody one semester summer today tomorrow week weekend winter
  world year yesterday`.split(/\s+/),
)
/** What is owned in a fixed way: "the king's men", "women's rights", "at the dentist's office". Sorted. */
const fixedHeads = new Set(
  `answer arm attention back beak body book boss brain brother chest child choice colleague day degree dream ear edge eye face family father
  fault favor favour finger foot friend game gaze guide hair hand head heart hip house husband leg licence license lip mind mother mouth
  name neck nose office parent place reply right room sake seat shop shoulder side sister skin smile suggestion table tail teacher voice way
  wife wing word work`.split(/\s+/),
)

/** Owners that are spoken of in talk. Sorted. */
const informalOwners = wordSet(
  `baby boyfriend brother buyer client customer dad daddy daughter driver father friend friends girlfriend grandma grandpa guest guy
  guys husband kid kids king landlord mom mommy mother mum neighbor neighbour partner person seller sister son tenant wife`,
)

/** Where the owner's noun phrase begins: "the", "a", "my" and what belongs to it, or a plural on its own ("students'"); -1 when unsure. */
function ownerStart(tokens: Tokens, mark: number): number {
  for (let start = mark - 2; start >= Math.max(0, mark - 4); start--) {
    const token = tokens[start]
    if (token === undefined) return -1
    if (/^(the|this|these|those|their|our|a|an|my|your|his|her|its|each|every)$/.test(token.lower)) return start
    if (token.tag !== 'ADJ' && !isNoun(token)) break
  }
  const [before, owner] = [tokens[mark - 2], tokens[mark - 1]]
  const isPlural = owner !== undefined && owner.lower !== owner.lemma && /^(?:.*s|people|children|women|men)$/.test(owner.lower)
  const isBare = before === undefined || (/^(ADP|VERB|SCONJ|PART|AUX)$/.test(before.tag) && before.lower !== 'of' && before.text !== '-')
  return isBare && (isPlural || owner?.lower === 'people') ? mark - 1 : -1
}

/** Heads that an infinitive completes as well behind "of": "the ability of a child to learn". Sorted. */
const completed = wordSet(
  `ability attempt capacity decision desire failure freedom inability intention motivation opportunity readiness refusal reluctance
  right tendency unwillingness willingness`,
)

/** The end of what is owned: adjectives and one noun, and nothing that goes on after it; -1 when unsure. */
function ownedEnd(tokens: Tokens, from: number): number {
  let k = from
  while (tokens[k]?.tag === 'ADJ' && !/^(own|first|last|next|second|third|only|most)$/.test(tokens[k]?.lower ?? '')) k++
  const head = tokens[k]
  const [next, after] = [tokens[k + 1], tokens[k + 2]]
  if (head?.tag !== 'NOUN' || head.isLocked || k - from > 2 || fixedHeads.has(head.lemma) || head.lower.endsWith('ing')) return -1
  if (next === undefined || isNoun(next) || next.tag === 'ADJ' || next.tag === 'NUM') return -1
  if (next.text === ',' && /^(NOUN|ADJ)$/.test(after?.tag ?? '')) return -1
  if (next.lower === 'to') return completed.has(head.lemma) && after?.form === 'base' ? k + 1 : -1
  // "the school's policy and practice": both are its own.
  if (next.lower === 'and' && isAbstract(head) && isAbstract(after) && after?.tag === 'NOUN' && isLast(tokens[k + 3])) return k + 3
  if (/^(and|or)$/.test(next.lower))
    return after?.tag === 'PRON' || (after?.tag === 'VERB' && /^(base|pl|past|3sg)$/.test(after.form ?? '')) ? k + 1 : -1
  // "this person's interest in the band": the noun keeps its complement beside it, but for what is done to something.
  if (next.tag === 'ADP')
    return /^(during|before|after|throughout|until|since|by)$/.test(next.lower) ||
      complements.get(head.lemma)?.includes(next.lower) === true
      ? k + 1
      : -1
  if (next.tag === 'VERB' && /^(participle|ing)$/.test(next.form ?? '')) return -1
  return /^(of|that|which|who|whose|'s|’s|-|\/|\()$/.test(next.lower) ? -1 : k + 1
}

/** Nouns that stand apart from their complement with ease: "the influence of the law on prices". Sorted. */
const complements: ReadonlyMap<string, readonly string[]> = new Map([
  ['approach', ['to', 'towards']],
  ['attitude', ['to', 'toward', 'towards']],
  ['commitment', ['to']],
  ['contribution', ['to']],
  ['dependence', ['on']],
  ['effect', ['on']],
  ['exposure', ['to']],
  ['impact', ['on']],
  ['influence', ['on', 'over']],
  ['integration', ['into']],
  ['reaction', ['to']],
  ['reliance', ['on']],
  ['resistance', ['to']],
  ['response', ['to']],
  ['transition', ['from', 'to']],
])

/** A verb or a mark: the noun before it is the last of its phrase. */
const isLast = (next: Token | undefined): boolean =>
  next !== undefined && /^(?:AUX|PUNCT|VERB)$/.test(next.tag) && !/^[-(/]$/.test(next.text) && next.form !== 'ing'

/** What is done, felt or reached, and no thing to hold. */
const isAbstract = (token: Token | undefined): boolean =>
  token !== undefined &&
  (ownedThings.has(token.lemma) ||
    /(?:ness|ity|ment|tion|sion|ance|ence|ship|ism|cy)$/.test(token.lemma) ||
    /^(belief|emotion|habit|interest|mood|progress|salary|safety|wage|welfare|vote|work)$/.test(token.lemma))

/** What a thing has to show or to measure. Sorted. */
const attributes = wordSet(
  `age appeal appearance atmosphere beauty behavior behaviour capacity climate color colour cost decor depth design diameter durability
  economy exterior frequency height history interior length location mass origin output performance population position power price
  purpose range shape size speed strength structure surface temperature trajectory value velocity volume weight width`,
)

/** "the company's profits" to "the profits of the company". */
export const ofForGenitive: Structure['apply'] = rearrange((sentence) => {
  for (let mark = 2; mark < sentence.length - 2; mark++) {
    const token = sentence[mark]
    const owner = sentence[mark - 1]
    if (token?.tag !== 'PART' || !/^(?:['’]s|['’])$/.test(token.lower) || owner?.tag !== 'NOUN' || owner.isLocked) continue
    const start = ownerStart(sentence, mark)
    const end = ownedEnd(sentence, mark + 1)
    const before = sentence[start - 1]
    if (
      start < 0 ||
      end < 0 ||
      /^(as|than|all|both|half|not)$/.test(before?.lower ?? '') ||
      noOwners.has(owner.lemma) ||
      informalOwners.has(owner.lower) ||
      /^(of|and|or)$/.test(before?.lower ?? '')
    )
      continue
    // "called it the singer's formant": a term.
    if (sentence.slice(Math.max(0, start - 3), start).some(({ lemma }) => /^(call|name|term|dub|know|label)$/.test(lemma))) continue
    const owners = sentence.slice(start, mark)
    // "the large table's order": a piece of furniture, or who sits there.
    if (/^(bill|burger|car|drop|meal|order|pay|phone|plate|room|table)$/.test(sentence[end - 1]?.lemma ?? '')) continue
    if (!isOwnerBehind(sentence, mark, sentence[end - 1])) continue
    // "changes in a patient's condition": no chain of phrases.
    if (before?.tag === 'ADP' && isNoun(sentence[start - 2])) continue
    // "a girls' school", "adults' clothes": of which kind, not whose.
    const isKind = owner.lower !== owner.lemma && (start === mark - 1 || /^(?:an?|each|every)$/.test(sentence[start]?.lower ?? ''))
    if (isKind && (start < mark - 1 || !isAbstract(sentence[end - 1]))) continue
    // A sentence begins here without a mark of its own.
    if (start > 0 && /^\p{Lu}/u.test(sentence[start]?.text ?? '')) continue
    return [
      compose(
        sentence.slice(0, start),
        [word(start === 0 ? 'The' : 'the', 'DET')],
        sentence.slice(mark + 1, end),
        [word('of', 'ADP')],
        start === 0 ? lowerFirst(owners) : owners,
        sentence.slice(end),
      ),
    ]
  }
  return null
})

/** Places, things and works, beside the bodies below, that stand behind "of" as well as before "'s". Sorted. */
const things = new Set(
  `album app area army brain bridge building cell century chapter child computer continent empire engine enzyme era europe factory farm
  forest island lake machine material molecule monarchy mountain ocean parliament planet plant poem port product protein railway region
  republic river road ship site software soil song species station street substance system technology tree vehicle virus war world`.split(
    /\s+/,
  ),
)

/** Things that have a size, a surface or a speed. Sorted. */
const attributeOwners = wordSet(
  `airport animal apparatus aquarium asteroid bag ball bar battery beam bird boat body bone bottle box bus camera canal castle cave
  cinema coast comet container cow crystal dam dataset desert device disk dog drug earth egg electron estate exhibition eye fibre fish
  flame flat flower fluid galaxy garden gas glacier gun harbour hole home horse hotel insect instrument kitchen ladder lamp leaf lens
  liquid magnet metal meteor mixture moon motor museum neighborhood neighbourhood nest network nucleus object orbit organism painting
  particle pendulum phone pipe pool projectile pump reactor restaurant robot rock rocket roof room rope sample satellite screen
  sculpture shell shop signal skin sky snake spacecraft spring square star station statue stone store storm sun swarm tank theatre tower
  town train tunnel universe valley volcano wave weapon whale wheel wing wire wood`,
)

/** A body, a thing, or many persons who have something abstract: a single person keeps the genitive ("my tutor's feedback"). */
function isOwnerBehind(tokens: Tokens, mark: number, owned: Token | undefined): boolean {
  const owner = tokens[mark - 1]
  if (owner === undefined) return false
  // "for a charity's annual report": of which kind, not whose.
  const isSome = /^an?$/.test(tokens[mark - 2]?.lower ?? '')
  if (bodies.has(owner.lemma)) return isAbstract(owned) || (isPerson(tokens, mark - 1, mark) !== true && !isSome)
  if (isPerson(tokens, mark - 1, mark) === true)
    return (
      (owner.lower !== owner.lemma || owner.lemma === 'child') &&
      !/^(?:my|our|your|his|her|their)$/.test(tokens[mark - 2]?.lower ?? '') &&
      isAbstract(owned)
    )
  if (attributes.has(owned?.lemma ?? '') && (things.has(owner.lemma) || attributeOwners.has(owner.lemma)) && !isSome) return true
  // "the building's water": what a thing holds or is made of stays behind its mark.
  return isAbstract(owned) && (things.has(owner.lemma) || /(?:tion|ment|ity|ness|ism|ure)$/.test(owner.lemma))
}

/** What somebody or a body of people has, so that the owner may come first. Sorted. */
const ownedThings = new Set(
  `ability achievement age aim argument attitude behavior behaviour budget capital career character climate conclusion cost culture decision design duty
  economy education effect effort ending experience feeling finding focus founder future goal growth health history house identity impact importance
  income influence interest job language leader life limitation message mind name narrator need opinion origin owner performance plan
  policy popularity population position power price product profit protagonist purpose quality reputation response responsibility result right role
  safety setting size strategy strength structure style success task theme thought title tone value view voice weakness wish`.split(/\s+/),
)
/** Bodies of people, places and works that own as people do. Sorted. */
const bodies = new Set(
  `article association bank book business campaign charity church city club college committee community company council country department economy essay
  family festival film firm government group hospital industry institution law magazine market model movement museum nation newspaper novel
  organisation organization paper party play poem policy program programme project reform region report scheme school society state story strategy
  study survey team theory town university village website`.split(/\s+/),
)

/** What stands well behind the mark of a person, a body or a named place, beside the things above. Sorted. */
const alsoOwned = wordSet(
  `account advice anger answer approach army attempt background biography birthplace boundary citizen comment constitution
  contribution courage creativity customer death decline departure destiny dignity dream economist efficiency employee enemy environment
  event expectation fate finance finding foreign fortune frontier generosity heritage hero imagination inability infrastructure
  inhabitant innocence intention investment journey kindness king leadership library location loyalty management member memory mission
  mistake mood motive neighbour objective parent past patience peculiarity plot poem poverty prediction president pride progress
  proposal prosperity queen reaction recommendation recovery reign relationship reputation resident resource revenue ruler sadness
  salary satisfaction skill soul spokesman staff streets structure suffering talent tradition willingness wisdom work writing`,
)

/** What a writer calls the text or the work at hand. Sorted. */
const texts = wordSet('article chapter essay experiment paper practical project report research section study survey thesis')

type Owner = { readonly from: number; readonly end: number; readonly head: Token; readonly isNamed: boolean }

/** The owner behind "of" at `of`: "the old town", "our space station", "France"; null where it is of another shape. */
function ownerAt(tokens: Tokens, of: number): Owner | null {
  const first = tokens[of + 1]
  if (first === undefined) return null
  if (first.tag === 'PROPN' && first.isName) {
    let end = of + 2
    while (tokens[end]?.tag === 'PROPN') end++
    const head = tokens[end - 1]
    return head === undefined || end - of > 3 || head.lower.endsWith('s') ? null : { from: of + 1, end, head, isNamed: true }
  }
  if (!/^(?:an?|her|his|my|our|the|their|this|your)$/.test(first.lower)) return null
  let end = of + 2
  while (end < of + 4 && (tokens[end]?.tag === 'ADJ' || isNoun(tokens[end])) && isNoun(tokens[end + 1])) end++
  const head = tokens[end]
  return head?.tag !== 'NOUN' || head.isLocked ? null : { from: of + 1, end: end + 1, head, isNamed: false }
}

/** Whether the owner may stand before what it owns. */
function mayOwn(tokens: Tokens, owned: Token, { from, end, head, isNamed }: Owner): boolean {
  const isOfBody = ownedThings.has(owned.lemma) || alsoOwned.has(owned.lemma)
  if (isNamed)
    return isOfBody && (owned.lower === owned.lemma || /^(?:idea|plan|play|poem|work|writing)$/.test(owned.lemma)) && owned.lemma !== 'name'
  const isSome = /^an?$/.test(tokens[from]?.lower ?? '')
  const isSomebody = isPerson(tokens, from, end) === true
  const isMany = head.lower !== head.lemma
  // "the books' name": only people have a mark behind their plural.
  if (isMany && !(isSomebody && head.lower.endsWith('s'))) return false
  if (isSomebody || bodies.has(head.lemma)) return isOfBody && (!isSome || isSomebody)
  const isThing = things.has(head.lemma) || attributeOwners.has(head.lemma)
  return isThing && !isSome && attributes.has(owned.lemma) && !uncounted.has(head.lemma)
}

/** Stuffs and the like, of which none is "the metal". Sorted. */
const uncounted = wordSet('fluid gas liquid material metal skin soil technology traffic war water wood')

/** "the role of the government in": what comes behind the owner belongs to it, or to what it owns. */
function isFollowed(tokens: Tokens, end: number): boolean {
  const [next, after] = [tokens[end], tokens[end + 1]]
  if (/^(?:after|as|before|during|since|throughout|until)$/.test(next?.lower ?? '')) return false
  // "the minds of the pupils and tries": a second verb, not a second owner.
  if (/^(?:and|but)$/.test(next?.lower ?? '') && after?.tag === 'VERB' && (after.form === '3sg' || after.form === 'past')) return false
  if (next === undefined || isNoun(next) || /^(?:ADJ|ADP|NUM)$/.test(next.tag)) return true
  if (
    /^(?:affected|alone|and|concerned|in|involved|of|or|that|to|when|where|which|who|whose|['’]s|['’]|-|–|\(|\/|.*sel(?:f|ves))$/.test(
      next.lower,
    )
  )
    return true
  if (next.tag === 'VERB' && /^(?:participle|ing)$/.test(next.form ?? '')) return true
  // "the origins of our galaxy, our sun, and life": a list of owners.
  const isListed = tokens
    .slice(end + 2, end + 12)
    .some(({ lower }, i, rest) => /^(?:and|or)$/.test(lower) && (i < 4 || rest[i - 1]?.text === ','))
  if (next.text === ',' && isListed && /^(?:an?|her|his|its|my|our|the|their|your)$/.test(after?.lower ?? '')) return true
  // "the role of the towns, whose leaders": the relative belongs to the owner.
  return (
    next.text === ',' &&
    (/^(?:or|where|when|which|who|whom|whose)$/.test(after?.lower ?? '') ||
      (/^(?:ADJ|NOUN|NUM)$/.test(after?.tag ?? '') && !/^(?:but|so|while)$/.test(after?.lower ?? '')))
  )
}

/** "the role of the government" to "the government's role". */
export const genitiveForOf: Structure['apply'] = rearrange((sentence, end) => {
  for (let of = 2; of < end - 1; of++) {
    const head = sentence[of - 1]
    if (sentence[of]?.lower !== 'of' || head?.tag !== 'NOUN' || head.isLocked) continue
    const owner = ownerAt(sentence, of)
    if (owner === null || owner.end > end || !mayOwn(sentence, head, owner) || isFollowed(sentence, owner.end)) continue
    // "The aim of this report is to": so reports begin.
    if (
      /^(?:aim|conclusion|focus|goal|objective|purpose)$/.test(head.lemma) &&
      /^(?:the|this)$/.test(sentence[of + 1]?.lower ?? '') &&
      texts.has(owner.head.lemma) &&
      (sentence[of + 1]?.lower === 'this' || head.lemma !== 'conclusion')
    )
      continue
    const first = sentence[of - 2]?.tag === 'ADJ' ? of - 2 : of - 1
    const the = first - 1
    if (sentence[the]?.lower !== 'the' || /^(?:all|both|half|of)$/.test(sentence[the - 1]?.lower ?? '')) continue
    // "all we needed.The tone of the": a sentence begins here without a mark of its own.
    if (the > 0 && /^\p{Lu}/u.test(sentence[the]?.text ?? '')) continue
    return [withOwnerFirst(sentence, { the, first, of }, owner)]
  }
  return null
})

type Owned = { readonly the: number; readonly first: number; readonly of: number }

function withOwnerFirst(sentence: Tokens, { the, first, of }: Owned, owner: Owner): Tokens {
  const isMany = !owner.isNamed && owner.head.lower !== owner.head.lemma && owner.head.lower.endsWith('s')
  const apostrophe = sentence.some(({ text }) => text.includes('’')) ? '’' : "'"
  const phrase = sentence.slice(owner.from, owner.end)
  // The bare mark of a plural is written as part of its word.
  const owners = isMany ? phrase.with(phrase.length - 1, withText(owner.head, owner.head.text + apostrophe)) : phrase
  const mark = isMany ? [] : [word(`${apostrophe}s`, 'PART')]
  return compose(
    sentence.slice(0, the),
    the === 0 ? owners : lowerFirst(owners),
    mark,
    sentence.slice(first, of),
    sentence.slice(owner.end),
  )
}

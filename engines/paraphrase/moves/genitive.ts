import { compose, lowerFirst, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Owners that are measures of time or amount, or nobody in particular: "today's news", "a day's work", "the world's largest". Sorted. */
const noOwners = new Set(
  `century day decade evening hour life minute moment month morning night nobody one semester summer today tomorrow week weekend winter
  world year yesterday`.split(/\s+/),
)
/** What is owned in a fixed way: "the king's men", "women's rights", "at the dentist's office". Sorted. */
const fixedHeads = new Set(
  `arm attention back beak body brain chest choice dream ear face finger foot gaze hair head heart hip leg licence license lip mouth neck nose seat shoulder skin smile table tail wing suggestion voice word book boss brother child colleague day degree edge eye family father fault favor favour friend game guide hand house husband mind mother name office parent place
  right room sake shop side sister teacher way wife work`.split(/\s+/),
)

const informalOwners =
  /^(mom|mum|dad|mommy|daddy|kid|kids|guy|guys|friend|friends|grandma|grandpa|king|driver|person|buyer|seller|tenant|landlord|brother|sister|wife|husband|mother|father|boyfriend|girlfriend|partner|son|daughter|baby|customer|client|guest|neighbour|neighbor)$/

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

/** Heads that an infinitive completes as well behind "of": "the ability of a child to learn". */
const completed =
  /^(ability|capacity|willingness|unwillingness|desire|right|opportunity|decision|attempt|failure|tendency|readiness|refusal|inability|freedom|motivation|intention|reluctance)$/

/** The end of what is owned: adjectives and one noun, and nothing that goes on after it; -1 when unsure. */
function ownedEnd(tokens: Tokens, from: number): number {
  let k = from
  while (tokens[k]?.tag === 'ADJ' && !/^(own|first|last|next|second|third|only|most)$/.test(tokens[k]?.lower ?? '')) k++
  const head = tokens[k]
  const [next, after] = [tokens[k + 1], tokens[k + 2]]
  if (head?.tag !== 'NOUN' || head.isLocked || k - from > 2 || fixedHeads.has(head.lemma) || head.lower.endsWith('ing')) return -1
  if (next === undefined || isNoun(next) || next.tag === 'ADJ' || next.tag === 'NUM') return -1
  if (next.text === ',' && /^(NOUN|ADJ)$/.test(after?.tag ?? '')) return -1
  if (next.lower === 'to') return completed.test(head.lemma) && after?.form === 'base' ? k + 1 : -1
  if (/^(and|or)$/.test(next.lower))
    return after?.tag === 'PRON' || (after?.tag === 'VERB' && /^(base|pl|past|3sg)$/.test(after.form ?? '')) ? k + 1 : -1
  // "this person's interest in the band": the noun keeps its complement beside it.
  if (next.tag === 'ADP') return /^(during|before|after|throughout|until|since|by)$/.test(next.lower) ? k + 1 : -1
  if (next.tag === 'VERB' && /^(participle|ing)$/.test(next.form ?? '')) return -1
  return /^(of|that|which|who|whose|'s|’s|-|\/|\()$/.test(next.lower) ? -1 : k + 1
}

const isAbstract = (token: Token | undefined): boolean =>
  token !== undefined &&
  (ownedThings.has(token.lemma) ||
    /(?:ness|ity|ment|tion|sion|ance|ence|ship|ism|cy)$/.test(token.lemma) ||
    /^(belief|emotion|habit|interest|mood|progress|salary|safety|wage|welfare|vote|work)$/.test(token.lemma))

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
      informalOwners.test(owner.lower) ||
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

/** "the role of the government" to "the government's role". */
export const genitiveForOf: Structure['apply'] = rearrange((sentence, end) => {
  for (let of = 2; of < end - 2; of++) {
    const [head, owner, next] = [sentence[of - 1], sentence[of + 2], sentence[of + 3]]
    if (sentence[of]?.lower !== 'of' || !/^(the|this|our|their)$/.test(sentence[of + 1]?.lower ?? '')) continue
    if (head?.tag !== 'NOUN' || head.isLocked || !ownedThings.has(head.lemma)) continue
    // "The aim of this report is to": so reports begin.
    if (sentence[of + 1]?.lower === 'this' && /^(aim|conclusion|focus|goal|purpose)$/.test(head.lemma)) continue
    if (owner?.tag !== 'NOUN' || owner.isLocked || !(bodies.has(owner.lemma) || isPerson(sentence, of + 2, of + 3) === true)) continue
    if (isNoun(next) || next?.tag === 'ADP' || /^(of|and|or|that|to|which|who|whose|in|'s|’s|-)$/.test(next?.lower ?? '')) continue
    if (next?.tag === 'VERB' && /^(participle|ing)$/.test(next.form ?? '')) continue
    // "the wishes of the child concerned": what follows belongs to the owner.
    if (next?.tag === 'ADJ' || /^(?:affected|alone|concerned|herself|himself|involved|itself|themselves)$/.test(next?.lower ?? '')) continue
    // "the role of the towns, whose leaders": the relative belongs to the owner.
    if (next?.text === ',' && /^(which|who|whose|where|when)$/.test(sentence[of + 4]?.lower ?? '')) continue
    const isMany = owner.lower !== owner.lemma && owner.lower.endsWith('s')
    // "the books' name": only people have a mark behind their plural.
    if (isMany && isPerson(sentence, of + 2, of + 3) !== true) continue
    const first = sentence[of - 2]?.tag === 'ADJ' ? of - 2 : of - 1
    const the = first - 1
    if (sentence[the]?.lower !== 'the' || sentence[the - 1]?.lower === 'of') continue
    const apostrophe = sentence.some(({ text }) => text.includes('’')) ? '’' : "'"
    // The bare mark of a plural is written as part of its word.
    const owners = [...sentence.slice(of + 1, of + 2), isMany ? withText(owner, owner.text + apostrophe) : owner]
    const mark = isMany ? [] : [word(`${apostrophe}s`, 'PART')]
    const whose = the === 0 ? owners : lowerFirst(owners)
    return [compose(sentence.slice(0, the), whose, mark, sentence.slice(first, of), sentence.slice(of + 3))]
  }
  return null
})

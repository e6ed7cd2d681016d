import { compose, withText, word, type Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../../languages/en/grammar/grammar-words.ts'
import { isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { massNouns } from '../../../languages/en/grammar/word-lists.ts'
import { isKnownWord } from '../../../languages/en/grammar/tag.ts'
import { treeOf } from '../../../languages/en/parse/english.ts'
import { spanOf } from '../../../languages/en/parse/tree.ts'
import type { Token } from '../../../languages/en/grammar/token.ts'
import { certaintyWithin } from '../../moves/main-clause.ts'
import { rearrange } from '../../moves/rearrange.ts'
import { wordSet } from '../../moves/word-set.ts'
import { defineStructure, type Structure } from '../../structure.ts'

/** The owner hangs on what it owns as surely as this. */
const sureOwner = 0.9

/** What something has to show, to measure or to do, so that it may stand behind its owner. Sorted. */
const attributes = wordSet(
  `accuracy age angle appeal appearance atmosphere authority beauty behavior behaviour boundary budget capacity character charm
  climate color colour complexity content cost courage culture curiosity decline density depth design desire diameter dimension
  duration dynamics economy effectiveness efficiency emotion energy environment evolution expectation exterior feature feeling
  frequency function future geometry growth height history honesty identity impact importance influence intensity interest
  interior layout legitimacy length limitation location luminosity mass message mission momentum mood motion motivation opinion
  orbit origin patience performance perspective popularity population position potential power predictability price progress
  property radius reaction reliability reputation resistance response rhythm role sensitivity setting shape size skill speed
  stability state status strategy strength structure style success surface talent temperature texture theme tone topology
  trajectory uncertainty usefulness validity value velocity viewpoint volume wavelength weakness wealth weight width wisdom`,
)

/** Owners that are no thing of their own, or that are masses, times and measures. Sorted. */
const noOwners = wordSet(
  `age air approach century chapter concept data day dead decade edge effect end hour idea issue kind life living matter maximum
  method methodology moment month morning night number old order other paragraph part past period phase place point poor present
  problem procedure process product question rest rich search section side situation sort spring summer technique theory thing
  time type universe use walk way week whole winter word work world year young`,
)

/** Abstract nouns bear no mark of the genitive well. */
const isAbstractOwner = ({ lemma }: Token): boolean =>
  /(?:ing|ness|ity|ism|tion|sion|ance|ence|cy|th|ics|ship|ment)$/.test(lemma) &&
  !/^(?:government|instrument|parliament|department|institution|organi[sz]ation|nation|population|agency|university|community|city|apartment|document|train(?:ing)?|building|king|station|constitution|corporation|delegation|generation)$/.test(
    lemma,
  )

/** Groups of people, of which one may say "our nation's history". Sorted. */
const groups = wordSet(
  'army church city club community company country department family firm group nation school society team town village',
)

const mayOwn = (sentence: Tokens, from: number, head: Token, owned: Token): boolean => {
  const isMany = head.lower !== head.lemma
  const isSomebody = isPerson([head], 0, 1) === true
  if (
    head.isLocked ||
    head.isName ||
    !isKnownWord(head.lemma) ||
    noOwners.has(head.lemma) ||
    isAbstractOwner(head) ||
    massNouns.has(head.lemma)
  )
    return false
  if (isMany && !(isSomebody && head.lower.endsWith('s'))) return false
  if (/(?:s|z|x)$/.test(head.lemma) && !isMany) return false
  const determiner = sentence[from]?.lower ?? ''
  return isSomebody
    ? /^(?:an?|her|his|its|my|our|the|their|these|those|your)$/.test(determiner)
    : (determiner === 'the' || (determiner === 'our' && groups.has(head.lemma))) && attributes.has(owned.lemma)
}

/** Words that go on behind an owner so that they may be said of it: "of the king of France", "of the firm alone". Sorted. */
const goesOn = wordSet('alone and as at for from in itself of on or than that themselves to when where which who whose with')

/** Where a phrase with its owner stands: "the" at `start`, "of", and the first word behind the owner. */
type Owned = { readonly start: number; readonly of: number; readonly head: number; readonly close: number }

/** "the length of the string" whose "of" is at `of`; null where the phrase is longer, or the parser is in doubt. */
function ownedAt(sentence: Tokens, of: number): Owned | null {
  const tree = treeOf(sentence)
  const owned = of - 1
  const head = tree.heads.findIndex((one, i) => one === of && i > of)
  const [thing, owner] = [sentence[owned], sentence[head]]
  if (sentence[of]?.lower !== 'of' || tree.heads[of] !== owned || tree.relations[of] !== 'modifier') return null
  if ((tree.certainty[of] ?? 0) < sureOwner || thing?.tag !== 'NOUN' || owner?.tag !== 'NOUN' || thing.isLocked) return null
  if (!attributes.has(thing.lemma) || !mayOwn(sentence, of + 1, owner, thing) || thing.lower === 'depths') return null
  const { start, end: close } = spanOf(tree, owned)
  // "the new method's overall reliability": one word more is enough.
  const more = head - of - 2 + (owned - start - 1)
  if (close !== head + 1 || more > 1 || sentence[start]?.lower !== 'the' || certaintyWithin(sentence, start, close) < 0.6) return null
  return { start, of, head, close }
}

/** Whether what follows may be said of the owner, or may be owned: "the mass of the string in the box". */
function isWideOpen(sentence: Tokens, { of, close }: Owned): boolean {
  const [next, after] = [sentence[close], sentence[close + 1]]
  if (/^(?:ADJ|NOUN|NUM|PART|PROPN|PRON|SYM|X)$/.test(next?.tag ?? '') || goesOn.has(next?.lower ?? '')) return true
  if (/^['’(–—-]/.test(next?.text ?? '')) return true
  if (next?.tag === 'VERB' && treeOf(sentence).relations[of - 1] !== 'subject') return true
  if (next?.form === 'ing' || (next?.form === 'participle' && after?.tag === 'ADP')) return true
  return next?.text === ',' && /^(?:ADJ|DET|NOUN|NUM|PRON|PROPN)$/.test(after?.tag ?? '') && !subjectPronouns.has(after?.lower ?? '')
}

/** "the size of the blade was nothing, but the depth of my trust": two phrases that answer each other. */
const isAnswered = (sentence: Tokens, { start, close }: Owned): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:and|but|or|than)$/.test(lower) &&
      (i === start - 1 || i >= close) &&
      sentence
        .slice(i === start - 1 ? 0 : i, i === start - 1 ? start : i + 6)
        .some((token, k, all) => token.lower === 'of' && all[k - 2]?.tag === 'DET'),
  )

/** "the length of the string" to "the string's length". */
const ownerFirst: Structure['apply'] = rearrange((sentence, end) => {
  for (let of = 2; of < end - 2; of++) {
    const owned = ownedAt(sentence, of)
    if (owned === null || isWideOpen(sentence, owned) || isAnswered(sentence, owned)) continue
    const between = sentence.slice(owned.start + 1, owned.close)
    if (
      between.some(({ tag, lower, isLocked, isName }) => /^(?:PROPN|PUNCT)$/.test(tag) || /(?:ed|ing)$/.test(lower) || isLocked || isName)
    )
      continue
    if (!isTooMany(sentence, owned.start)) return [turnOwner(sentence, owned)]
  }
  return null
})

/** "the purpose of this test", "all the weight of": what stands before may want the whole phrase; a sentence within another has its capital. */
const isTooMany = (sentence: Tokens, start: number): boolean =>
  /^(?:all|both|half|of|['’]s)$/.test(sentence[start - 1]?.lower ?? '') || (start > 0 && /^\p{Lu}/u.test(sentence[start]?.text ?? ''))

function turnOwner(sentence: Tokens, { start, of, close }: Owned): Tokens {
  const apostrophe = sentence.some(({ text }) => text.includes('’')) ? '’' : "'"
  const phrase = sentence.slice(of + 1, close)
  const head = phrase.at(-1)
  if (head === undefined) return sentence
  const isMany = head.lower !== head.lemma && head.lower.endsWith('s')
  const owners = isMany ? phrase.with(phrase.length - 1, withText(head, head.text + apostrophe)) : phrase
  const mark = isMany ? [] : [word(`${apostrophe}s`, 'PART')]
  return compose(sentence.slice(0, start), owners, mark, sentence.slice(start + 1, of), sentence.slice(close))
}

export default defineStructure({
  key: 'owner-first',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms', 'simplify'],
  strength: 'normal',
  apply: ownerFirst,
  yes: [
    ['The strength of the magnet decreases with time.', "The magnet's strength decreases with time."],
    ['They measured the height of the tower.', "They measured the tower's height."],
    ['It tests the patience of their customers.', "It tests their customers' patience."],
    ['The future of a student depends on it.', "A student's future depends on it."],
  ],
  no: [
    'The price of the books rose.',
    'The purpose of the test was clear.',
    'The colour of water changes.',
    'The role of the king of the island was small.',
    'All the weight of the roof rests here.',
    'The depths of the sea are dark.',
    'The length of the day varies.',
    'The effectiveness of the proposed method was tested.',
    'They know the size of your house.',
    'The overall length of the steel beam was measured.',
    'She saw the colour of the blanket I had made.',
    'The size of the blade is nothing, but the depth of my trust is great.',
    'The length of the walk was good for them.',
    'They value the wisdom of the old.',
  ],
})

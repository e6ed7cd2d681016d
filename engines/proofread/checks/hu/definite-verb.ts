import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { verbs } from '../../hungarian/governed.ts'
import {
  afterAdjectives,
  between,
  clauseAround,
  finiteReadings,
  isAccusative,
  isDefinite,
  isIndefinite,
  isNobodys,
  isVerbOnly,
  mended,
  mayBeParticiple,
  takesObjects,
  toDefinite,
  toIndefinite,
  verbWith,
} from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Objects that nobody knows from before; the first may also stand behind their verb. */
const vague = words(`valamit valakit semmit senkit mindent mindenkit bármit bárkit akármit akárkit`)
const asking = words(`mit kit miket kiket amit akit amiket akiket amelyet amelyeket`)
/** Objects that are known. */
const known = words(`azt ezt azokat ezeket őt őket magamat magadat magát magunkat magukat`)
/** "Várta egy órát": how long and how far, not what. */
const measures =
  words(`órát percet napot hetet hónapot évet kicsit keveset pillanatot kört kilométert métert lépést szót ideig darabot felet
  csapást pontot fokot nagyot jót évadot szezont éjszakát éjt`)
/** What somebody says or thinks, in the clause behind it. */
const saying = words(`tud gondol hisz remél akar mond lát hall érez kér kíván javasol állít ért sejt`)
const opening = words(`én te ő mi ti ők nem is de és most jól mindig csak már`)

/** A verb has one form for an object that is known ("látom a házat") and another for one that is not ("látok egy házat"). */
export default defineCheck({
  key: 'definite-verb',
  class: 'agreement',
  find: (tokens, words) => (words?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, words) ?? []) : []),
  wrong: [
    ['A régi képeket nagyon szeretek.', 'A régi képeket nagyon szeretem.'],
    ['Keresek a kulcsot.', 'Keresem a kulcsot.'],
    ['Egy piros biciklit látom az udvaron.', 'Egy piros biciklit látok az udvaron.'],
    ['A film, amit nézem, unalmas.', 'A film, amit nézek, unalmas.'],
    ['Mindent tudja.', 'Mindent tud.'],
    ['Azt kérek, hogy várj.', 'Azt kérem, hogy várj.'],
    ['Tudok, hogy késő van.', 'Tudom, hogy késő van.'],
    ['Tudsz, hol lakik Péter?', 'Tudod, hol lakik Péter?'],
    ['A pincér hozott nekünk a számlát.', 'A pincér hozta nekünk a számlát.'],
    ['Nem látja senkit.', 'Nem lát senkit.'],
    ['Szeretek téged.', 'Szeretlek téged.'],
    ['Mit csinálod délután?', 'Mit csinálsz délután?'],
  ],
  right: [
    'Mit tudom én, hol van.',
    'Elindulok a kulcsot megkeresni.',
    'Ott ül a könyvet olvasó fiú mellett.',
    'Várta egy órát a hidegben.',
    'Arra gondolok, hogy elutazom.',
    'Annyit tudok, hogy esett.',
    'Amit szeretném, ha megtennél, az ez.',
    'Látom a házat, és látok egy embert.',
    'Azt kell mondanom, hogy igaza van.',
    'Keresek egy házat a faluban.',
    'Sokat olvasom ezt a lapot.',
    'A magyar sört kér, a vezető döntést hoz.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, words: WordKnowledge): CheckFinding | null {
  const verb = tokens[at]
  if (verb?.kind !== 'word' || !hasObject(tokens, at) || !isVerbOnly(tokens, at, words)) return null
  if (isYou(tokens, at)) return ofYou(tokens, at, words)
  // "Gratulálok a diplomádat": such a verb has no object.
  if (finiteReadings(verb, words).some(({ lemma }) => verbs.get(lemma)?.some(({ wrong }) => wrong.includes('acc')))) return null
  if (isIndefinite(verb, words) && wantsDefinite(tokens, at, words)) return mended(tokens, at, verbWith(verb, toDefinite, words))
  if (isDefinite(verb, words) && wantsIndefinite(tokens, at, words)) return mended(tokens, at, verbWith(verb, toIndefinite, words))
  return null
}

const isYou = (tokens: readonly LintToken[], at: number): boolean =>
  [tokens[at + 1], tokens[placeBefore(tokens, at)]].some((one) => one !== undefined && /^(?:téged|titeket)$/.test(one.lower))

/** "szeretek téged": I have a form of its own for you, made like that of them. */
function ofYou(tokens: readonly LintToken[], at: number, words: WordKnowledge): CheckFinding | null {
  const verb = tokens[at]
  if (!verb || !finiteReadings(verb, words).every(({ tags }) => /(?:pres|past|cond)\.(?:def\.)?p1sg$/.test(tags))) return null
  const theirs = verbWith(verb, (tags) => tags.replace('def.', '').replace(/p1sg$/, 'p3pl'), words)
  const made = theirs.map((form) =>
    form.replace(/(?:n[ae]k|k)$/, (end) => `l${/[aá][^aáeé]*$/.test(form) ? 'a' : 'e'}k`.slice(end === '' ? 1 : 0)),
  )
  return mended(
    tokens,
    at,
    made.filter((form) => words.isKnown(form)),
  )
}

/** Whether something like an object is near, asked before the dictionary is. */
function hasObject(tokens: readonly LintToken[], at: number): boolean {
  const object = placeBefore(tokens, at)
  const before = tokens[object]?.lower ?? ''
  const hasArticle = tokens.slice(Math.max(0, object - 3), Math.max(0, object)).some(({ lower }) => /^(?:az?|egy)$/.test(lower))
  const [next, second, third, fourth] = [1, 2, 3, 4].map((step) => tokens[at + step]?.lower ?? '')
  if (
    isYou(tokens, at) ||
    (before.endsWith('t') && (hasArticle || asking.has(before) || vague.has(before))) ||
    known.has(before) ||
    vague.has(next ?? '') ||
    (next === ',' && /^(?:hogy|hol|hova|hová|honnan|mikor|miért|mit|ki|kit|melyik|milyen|mennyi|hogyan)$/.test(second ?? ''))
  )
    return true
  if (/^nek(?:em|ed|i|ünk|tek|ik)$/.test(next ?? '') && /^az?$/.test(second ?? ''))
    return [third, fourth].some((word) => word?.endsWith('t'))
  return /^(?:az?|egy)$/.test(next ?? '') && [second, third, fourth].some((word) => word?.endsWith('t'))
}

/** The place of the first word before a verb that is not a small one. */
function placeBefore(tokens: readonly LintToken[], at: number): number {
  let before = at - 1
  while (at - before <= 3 && between.has(tokens[before]?.lower ?? '')) before -= 1
  return before
}

/** No other verb of the clause could have the object. */
function isOnlyVerb(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  const [from, to] = clauseAround(tokens, at)
  for (let other = from; other < to; other += 1) if (other !== at && isVerbOnly(tokens, other, words)) return false
  return true
}

function wantsDefinite(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  const verb = tokens[at]
  const next = tokens[at + 1]
  if (!verb) return false
  if (saysThat(tokens, at, words)) return true
  const before = placeBefore(tokens, at)
  const isSure = !mayBeParticiple(verb) || next === undefined || next.kind === 'mark'
  if (known.has(tokens[before]?.lower ?? ''))
    return isSure && isOnlyVerb(tokens, at, words) && isAloneBefore(tokens, before) && !isExplained(tokens, at)
  if (isKnownObject(tokens, before, words) && !mayBeSubject(tokens, before, { verb, words })) return isSure && isOnlyVerb(tokens, at, words)
  return objectBehind(tokens, at, words)
}

/** "azt" and not "azt a": no part of a longer object, nor beside another. */
const isAloneBefore = (tokens: readonly LintToken[], at: number): boolean => {
  const first = tokens[at - 1]
  return first === undefined || first.kind === 'mark' || between.has(first.lower) || /^(?:és|de|hogy|mert|ha)$/.test(first.lower)
}

/** "azt mond, amit akar": whatever it is. */
const isExplained = (tokens: readonly LintToken[], at: number): boolean =>
  tokens[at - 1]?.lower === 'is' || tokens.slice(at + 1, at + 6).some(({ lower }) => /^a(?:mi|ki|mely)/.test(lower))

/** "a házat" up to this place. */
function isKnownObject(tokens: readonly LintToken[], end: number, words: WordKnowledge): boolean {
  if (!isAccusative(tokens[end], words) || measures.has(tokens[end]?.lower ?? '')) return false
  for (let at = end - 1; at >= Math.max(0, end - 3); at -= 1)
    if (/^az?$/.test(tokens[at]?.lower ?? '')) return afterAdjectives(tokens, at + 1, words) === end
  return false
}

/** "A magyar sört iszik": what stands behind the article may be who does it, and the object have none. */
const mayBeSubject = (
  tokens: readonly LintToken[],
  end: number,
  { verb, words }: { readonly verb: LintToken; readonly words: WordKnowledge },
): boolean => !/^az?$/.test(tokens[end - 1]?.lower ?? '') && finiteReadings(verb, words).some(({ tags }) => tags.includes('p3'))

/** "keresek a kulcsot": the object stands behind the verb, and nothing behind it could want it. */
function objectBehind(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  // "hozott nekünk a számlát".
  const article = /^(?:nekem|neked|neki|nekünk|nektek|nekik)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  if (!/^az?$/.test(tokens[article]?.lower ?? '')) return false
  const noun = afterAdjectives(tokens, article + 1, words)
  if (!isAccusative(tokens[noun], words) || measures.has(tokens[noun]?.lower ?? '')) return false
  const [from, to] = clauseAround(tokens, at)
  if (tokens.slice(from, at).some((token) => isAccusative(token, words))) return false
  return isOnlyVerb(tokens, at, words) && !tokens.slice(noun + 1, to).some((token) => takesObjects(token, words))
}

/** "tudok, hogy": the clause is the object, unless a word before it is. */
function saysThat(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  const verb = tokens[at]
  const joint = tokens[at + 2]?.lower ?? ''
  const isQuestion = /^(?:hol|hova|hová|honnan|mikor|miért|mit|ki|kit|melyik|milyen|mennyi|hogyan)$/.test(joint)
  if (!verb || tokens[at + 1]?.text !== ',' || (joint !== 'hogy' && !isQuestion)) return false
  if (isQuestion && !finiteReadings(verb, words).every(({ lemma }) => /^(?:tud|sejt)$/.test(lemma))) return false
  if (!finiteReadings(verb, words).every(({ lemma, tags }) => saying.has(lemma) && /p[12](?:sg|pl)$/.test(tags))) return false
  const [from] = clauseAround(tokens, at)
  return tokens.slice(from, at).every(({ lower }) => opening.has(lower))
}

function wantsIndefinite(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  const next = tokens[at + 1]
  const before = placeBefore(tokens, at)
  const object = tokens[before]?.lower ?? ''
  // "mit tudom én", "amit szeretném, ha".
  if (next?.lower === 'én' || (next?.text === ',' && /^(?:ha|hogy)$/.test(tokens[at + 2]?.lower ?? ''))) return false
  if (hasKnownObject(tokens, at, words)) return false
  if (asking.has(object) || (vague.has(object) && isOnlyVerb(tokens, at, words))) return true
  if (vague.has(next?.lower ?? '') && isOnlyVerb(tokens, at, words)) return !takesObjects(tokens[at + 2], words)
  return isOnlyVerb(tokens, at, words) && (isNewObject(tokens, before, words) || newObjectBehind(tokens, at, words))
}

/** Another object of the clause, which the verb goes with. */
function hasKnownObject(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  const [from, to] = clauseAround(tokens, at)
  return tokens.slice(from, to).some((token, i) => {
    const place = from + i
    return known.has(token.lower) || /^(?:minket|titeket|engem|téged)$/.test(token.lower) || isKnownObject(tokens, place, words)
  })
}

/** "egy házat" up to this place: a thing with no owner. */
function isNewObject(tokens: readonly LintToken[], end: number, words: WordKnowledge): boolean {
  for (let at = end - 1; at >= Math.max(0, end - 3); at -= 1)
    if (tokens[at]?.lower === 'egy') return afterAdjectives(tokens, at + 1, words) === end && isThing(tokens[end], words)
  return false
}

function newObjectBehind(tokens: readonly LintToken[], at: number, words: WordKnowledge): boolean {
  if (tokens[at + 1]?.lower !== 'egy') return false
  const noun = afterAdjectives(tokens, at + 2, words)
  const [, to] = clauseAround(tokens, at)
  return isThing(tokens[noun], words) && !tokens.slice(noun + 1, to).some((token) => takesObjects(token, words))
}

const isThing = (token: LintToken | undefined, words: WordKnowledge): boolean =>
  isAccusative(token, words) && !measures.has(token.lower) && isNobodys(token, words)

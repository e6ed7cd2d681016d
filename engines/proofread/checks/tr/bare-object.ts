import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { animals, counted, nounForm, readingsIn } from '../../turkish/nouns.ts'
import { finiteReadings, mended, readings } from '../../turkish/words.ts'

/** Verbs with an object, which is not what "this way" or "this much" is said of. */
const transitive =
  words(`açmak almak anlamak anlatmak aramak atmak beğenmek beklemek bırakmak bilmek bitirmek bulmak çalmak çevirmek çizmek çözmek
  değiştirmek denemek dinlemek düşünmek etmek ezberlemek görmek göndermek getirmek götürmek giymek hatırlamak hazırlamak imzalamak incelemek
  istemek içmek izlemek kapatmak kaybetmek kaçırmak kaldırmak kazanmak kesmek kırmak kiralamak koymak kullanmak okumak ödemek öğrenmek okutmak özlemek
  paylaşmak pişirmek saklamak satmak seçmek sevmek seyretmek silmek sormak söylemek tamamlamak tamir_etmek tanımak taşımak temizlemek terk_etmek tutmak
  unutmak vermek yakmak yapmak yazmak yemek yıkamak yüklemek yenilemek ziyaret_etmek`)

/** "Bu kitap okudum": an object that is pointed out has the accusative. */
export default defineCheck({
  key: 'bare-object',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Bu kitap geçen hafta okudum.', 'Bu kitabı geçen hafta okudum.'],
    ['O film iki kez izledik.', 'O filmi iki kez izledik.'],
    ['Dün bu soru çözdüm.', 'Dün bu soruyu çözdüm.'],
    ['Ben bu şarkı çok seviyorum.', 'Ben bu şarkıyı çok seviyorum.'],
    ['Şu ev geçen yıl sattık ve taşındık.', 'Şu evi geçen yıl sattık ve taşındık.'],
  ],
  right: [
    'Bu kitabı geçen hafta okudum.',
    'Bu sabah gazete okudum.',
    'Bu ev bana göre çok pahalı, istemiyorum.',
    'O okul müdürünü tanıyorum.',
    'Bu kitap kimin bilmiyorum.',
    'Bu şehir çok güzel sanıyorum.',
    'Bu film için iki bilet aldım.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (!/^(?:bu|şu|o)$/.test(tokens[at]?.lower ?? '')) return null
  const noun = tokens[at + 1]
  const own = readingsIn(counted, noun, known)
  const lemma = own.find(({ tags, lemma: one }) => tags === 'nom' && one === noun?.lower)?.lemma
  if (!noun || lemma === undefined || noun.text !== noun.lower || animals.has(lemma)) return null
  let end = at + 2
  while (end < tokens.length && tokens[end]?.kind === 'word' && !/^(?:ve|ama|fakat|çünkü|ancak)$/.test(tokens[end]?.lower ?? '')) end += 1
  const verb = tokens[end - 1]
  if (end - 1 <= at + 1 || !verb || end - at > 8 || tokens[end]?.text === ',') return null
  const finite = finiteReadings(verb, known)
  // "gitti" may be what the film did: only what I, you and we do is certain not to be.
  if (finite.length === 0 || !finite.every(({ tags }) => /p[12](?:sg|pl)/.test(tags) && !/pass/.test(tags))) return null
  if (!finite.some(({ lemma: one }) => transitive.has(one)) || /^(?:san|bil|düşün|inan|um)/.test(verb.lower)) return null
  const between = tokens.slice(at + 2, end - 1)
  return between.some((token) => isObject(token, known)) || between[0]?.lower === 'değil' ? null : ofNoun(tokens, at + 1, { lemma, known })
}

const ofNoun = (
  tokens: readonly LintToken[],
  at: number,
  { lemma, known }: { readonly lemma: string; readonly known: WordKnowledge },
): CheckFinding | null => {
  const form = nounForm(lemma, 'acc', known)
  return form === null ? null : mended(tokens, at, [form])
}

/** Another object, a postposition, a verb, or a noun of which this one is the first half. */
const isObject = (token: LintToken, known: WordKnowledge): boolean =>
  !/^(?:geçen|gelecek|önümüzdeki)$/.test(token.lower) &&
  (/^(?:için|gibi|kadar|diye|ile|hakkında|üzerine|üzerinden|üzerinde|içinde|boyunca|sırasında|konusunda|olarak|ya|de|da|mi|mı|mu|mü|kim|ne|kimin|nasıl|beni|seni|onu|bizi|sizi|onları|bunu|şunu|değil|var|yok)$/.test(
    token.lower,
  ) ||
    readings(token, known).some(({ kind, tags, lemma }) =>
      kind === 'verb' ? lemma.length > 4 : lemma !== token.lower && lemma.length > 2 && /(?:acc|px)/.test(tags),
    ) ||
    (readingsIn(counted, token, known).some(({ tags }) => tags === 'nom') && !/^(?:saat|sınıf)$/.test(token.lower)))

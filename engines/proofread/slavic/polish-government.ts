import { words } from '../../languages/words.ts'
import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { placesOf } from './cells.ts'
import type { ClosingWords } from './closing-clauses.ts'
import { findMisplaced } from './find-phrases.ts'
import type { GovernedPreposition } from './governed-prepositions.ts'
import { polish } from './polish.ts'
import { polishVerbs } from './polish-verbs.ts'
import type { ReflexiveWords } from './reflexives.ts'

/** Verbs by the case that their preposition takes, where it takes others elsewhere. */
export const polishGoverned: readonly GovernedPreposition[] = [
  {
    preposition: 'o',
    case: 'loc',
    verbs:
      /^(?:roz|po|o|wy|za|na|u|z|s|do|prze)?(?:mawia|mow|mówi|mówi|mów$|myśl|pisa|pisz|powiada|powiedz|dyskut|marz[yę]|pamięta|pomni|pomina|wiedzi|wiem|słysz|czyta|decyd|śpiewa|inform)/u,
  },
  {
    preposition: 'o',
    case: 'acc',
    verbs:
      /^(?:za|po|s|wy)?(?:pyta|prosi|proszę|dba[młćj]|walcz|martwi|kłóc|chodzi$|chodziło$|troszcz|stara|ubiega|obwini|poprosi|oskarż)/u,
  },
  { preposition: 'na', case: 'loc', verbs: /^(?:polega|zależ|skupi|koncentr|zna[mł]$)/u },
  {
    preposition: 'w',
    case: 'loc',
    verbs: /^(?:miesz?ka|pracuj|pracow|studi|zakocha|uczestnicz|siedzi|leży|leżał|znajduj|urodzi|spędzi|żyj|żył)/u,
  },
]

export const polishTimes = words(
  'poniedziałek wtorek środa czwartek piątek sobota niedziela chwila godzina minuta dzień noc rok tydzień miesiąc weekend święto wakacje krok metr kilogram złoty procent',
)

const se = (list: string): RegExp => new RegExp(`^(?:${list.trim().split(/\s+/u).join('|')})$`, 'u')

export const polishReflexive: ReflexiveWords = {
  pronoun: 'się',
  present: words('się siebie sobie sobą'),
  auxiliaries: words(''),
  modals: words(''),
  joined: new Map(),
  verbs: se(
    `boję boisz boi boimy boicie boją bałem bałam bał bała bali bały bać śmieję śmiejesz śmieje śmiejemy śmieją śmiałem śmiałam śmiał śmiała śmiali
    staram starasz stara~ staramy starają starałem starałam starał starała starali starać cieszę cieszysz cieszymy spóźniłem spóźniłam spóźnił spóźniła spóźnili spóźnić
    spodziewam spodziewa spodziewamy spodziewałem spodziewałam dziwię dziwi~ okazało okazuje~ nazywam urodziłem urodziłam zastanawiam zastanawiamy
    zgadzam zgadzasz zgadzamy opiekuję opiekuje opiekował opiekowała uśmiecham uśmiecha uśmiechał uśmiechała uśmiechnął uśmiechnęła martwię
    wstydzę wstydzi wstydziłem wstydziłam zakochałem zakochałam zakochał zakochała ożenił ożeniłem dowiedziałem dowiedziałam dowiedział dowiedziała dowiedzieli
    przyzwyczaiłem przyzwyczaiłam pojawił pojawiła pojawiło pojawili pojawiły pojawia kłócę kłócą kłócił kłócili interesuję pokłócili pokłóciłem pokłóciłam
    odbyło znajduje~ zdarzyło zdarza rozwija~ przeprowadziliśmy podoba podobał podobała podobało podobają podobały
    spieszę śpieszę zdecydowałem~ przydarzyło domyślam domyślił domyśliła`.replace(/\S+~/gu, ' '),
  ),
  beside: [
    [
      /^(?:uczę|uczysz|uczymy|uczyłem|uczyłam|uczyliśmy|nauczyłem|nauczyłam)$/u,
      /^(?:(?:dużo|codziennie|teraz|pilnie|szybko|cały|dzień) )*(?:polskiego|angielskiego|niemieckiego|francuskiego|hiszpańskiego|rosyjskiego|do egzaminu|na egzamin|matematyki$|historii$|pływać$|gotować$)/u,
    ],
    [
      /^(?:czuję|czujesz|czuje|czujemy|czułem|czułam|czuł|czuła)$/u,
      /^(?:\p{L}+ ){0,2}(?:dobrze|źle|lepiej|gorzej|świetnie|zmęczony|zmęczona|szczęśliwy|szczęśliwa|samotny|samotna|chory|chora)(?: |$)/u,
    ],
    [/^(?:wydaje|wydawało)$/u, /^(?:mi|nam|mu|jej|im)$/u],
    [/^(?:spotkaliśmy|spotykam|spotkamy|spotykamy)$/u, /^(?:z|ze) \p{L}+(?:em|ą|ami|im|imi)(?: |$)/u],
    [/^(?:przeprowadziłem|przeprowadziłam|przeprowadził|przeprowadziła)$/u, /^do /u],
    [/^(?:interesuje|interesujemy|interesują)$/u, /^\p{L}+(?:ą|ami|em)(?: |$)/u],
    [/^(?:zapisałem|zapisałam)$/u, /^(?:na|do) /u],
    [/^(?:skończył|skończyła|skończyło|zaczął|zaczęła|zaczęło)$/u, /^(?:dopiero )?o \p{L}+(?:ej|stej)(?: |$)/u],
    [/^(?:różni|różnią)$/u, /^od /u],
    [/^(?:składa|składają)$/u, /^(?:z|ze) /u],
    [/^(?:zajmuję|zajmuje|zajmują|zajmował|zajmowała)$/u, /^(?:\p{L}+ą \p{L}+ą|\p{L}{4,}ą)(?: |$)/u],
  ],
}

const notVerbs = words(
  'jak ma mam mą mają stała stały cała całe całą biała białe tyle zła złe mila miła miły doskonały doskonała wspaniały wspaniała trwały trwała stale skala szkoła siła chwila mała małe mali',
)

/** Forms that are finite verbs and nothing else. */
export const isPolishVerb =
  (known: WordKnowledge) =>
  (word: string): boolean => {
    if (/^(?:jest|są|jestem|jesteś|jesteśmy|był|była|było|byli|były|mam|ma|mają|mamy)$/u.test(word)) return true
    // "będę mógł" is one verb.
    if (/^będ/u.test(word)) return false
    if (notVerbs.has(word)) return false
    const own = polishVerbs.finite(word)
    if (own.length > 0) return own.every(({ verb }) => verb.infinitive !== word)
    const stems = known.stems?.(word) ?? []
    if (stems.length === 0 || !stems.every((stem) => /(?:ć|c)$/u.test(stem) && stem !== word)) return false
    return (
      /(?:ł|ła|ło|li|ły|łem|łam|łeś|łaś|liśmy|łyśmy|uję|uje|ują|ujemy|amy|emy|imy|ymy|asz|esz|isz|ysz|ę|ą|a|i|y|e)$/u.test(word) &&
      !/(?:ąc|ąca|ące|ący|na|ne|ni|ny|ta|te|ty|ci|nia|cia|niu|nie|cie|ną|tą|cą)$/u.test(word)
    )
  }

const placeWords = words('tam tu tutaj wczoraj dzisiaj dziś jutro często zawsze codziennie dobrze źle szybko razem długo teraz')

export const polishClosing = (known: WordKnowledge): ClosingWords & { readonly opening: ReadonlySet<string> } => ({
  opening: words('gdy kiedy jeśli jeżeli ponieważ skoro chociaż choć gdyby gdybym gdybyśmy zanim'),
  relative: /^(?:któr(?:y|a|e|ego|emu|ym|ej|ą|ych|ymi)|którzy)$/u,
  prepositions: polish.prepositions,
  joining: words('a i oraz ani albo lub ale że aby żeby gdy kiedy jeśli bo ponieważ co kto jak niż jako gdzie dlaczego czy więc to tak'),
  clitics: words('się mi ci mu jej im nam wam nie mnie cię go ją nas was je już'),
  mayBePronoun: words('je'),
  isVerb: isPolishVerb(known),
  endsClause: (word) =>
    placeWords.has(word) ||
    polish
      .nouns({ lower: word, text: word, kind: 'word' } as LintToken, known)
      .some(({ at }) => at.every((place) => !place.endsWith('nom'))) ||
    (polish.modifiers(word, known.isKnown).length > 0 && /[yaei]$/u.test(word)),
})

const be = words('jestem jesteś jesteśmy jesteście')
const became = words('zostać zostałem zostałam zostanę zostaniesz zostaniemy zostaliśmy')
const wantsToBe = words('chcę chcesz chcemy chciałbym chciałabym chciałem chciałam mogę możesz możemy będę będziesz będziemy')

/** "Jestem student": behind "I am" a noun stands in the instrumental. */
export function findPredicateNouns(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  return findMisplaced(tokens, polish, known, (phrase) => {
    let at = phrase.from - 1
    while (/^(?:tylko|też|także|już|jeszcze|teraz|bardzo|nie|dziś)$/u.test(tokens[at]?.lower ?? '')) at -= 1
    const verb = tokens[at]?.lower ?? ''
    const isBe = be.has(verb) || became.has(verb) || (verb === 'być' && wantsToBe.has(tokens[at - 1]?.lower ?? ''))
    if (!isBe || /^(?:to|tego|nie)$/u.test(tokens[at - 1]?.lower ?? '')) return null
    return {
      allowed: placesOf(['gen', 'dat', 'loc', 'ins']),
      wanted: placesOf(['ins']),
      except: (nouns) => nouns.some(({ noun }) => polishTimes.has(noun.lemma)),
    }
  })
}

const owners = words('mój moja twój twoja jego jej nasz nasza ich wasz wasza')
const people =
  /^(?:lekark|nauczycielk|studentk|aktork|pielęgniark|sprzedawczyni|kelnerk|dziennikark|piosenkark|sekretark|uczennic|prawniczk|kucharz|lekarz|nauczyciel|student|aktor|inżynier|kierowc|prawnik|dyrektor|profesor|dziennikarz|policjant|programist|uczeń|piosenkarz|sprzedawc|kelner|architekt|pisarz)(?:a)?$/u

/** "Moja siostra jest lekarka": what somebody is stands in the instrumental. */
export function findJobs(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const before = tokens[at - 1]
    if (
      !people.test(token.lower) ||
      token.text !== token.lower ||
      !/^(?:jest|był|była|będzie|został|została|zostanie)$/u.test(before?.lower ?? '')
    )
      return []
    const subject = tokens[at - 2]
    const isPerson =
      /^(?:on|ona)$/u.test(subject?.lower ?? '') ||
      (at > 2 && owners.has(tokens[at - 3]?.lower ?? '')) ||
      (at > 2 && /^\p{Lu}\p{Ll}+$/u.test(subject?.text ?? ''))
    if (
      !isPerson &&
      !(
        at === 2 &&
        /^\p{Lu}\p{Ll}+$/u.test(subject?.text ?? '') &&
        !/^(?:to|tu|tam|gdzie|kto|czy|dziś|tutaj|kim)$/u.test(subject?.lower ?? '')
      )
    )
      return []
    const forms = polish
      .nouns(token, known)
      .flatMap(({ noun, at: places }) => (places.includes('sg.nom') ? noun.formsAt('sg.ins').slice(0, 1) : []))
    const right = forms.filter((one) => known.isKnown(one) && one !== token.lower)
    return right.length === 0 ? [] : [{ from: at, to: at + 1, suggestions: right }]
  })
}

const withoutComma =
  words(`a i ale lub albo oraz ani mimo pomimo dlatego tylko chyba zwłaszcza bardziej jako mało tyle nie niż tym szczególnie właśnie głównie dodatkowo
  czy co jak dopiero przede tak potem jakoby mówiąc oczywiście może być zarówno bo skoro choćby prawda zatem więc jednak`)

/** "Mówił mi że przyjdzie": the comma before "że". */
export function findMissingBeforeZe(tokens: readonly LintToken[]): readonly CheckFinding[] {
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const before = tokens[at - 1]
    if (token.lower !== 'że' || before?.kind !== 'word' || before.isLocked || tokens[at + 1]?.kind !== 'word') return []
    return withoutComma.has(before.lower) ? [] : [{ from: at - 1, to: at, suggestions: [`${before.text},`] }]
  })
}

const nobody = /^(?:nikt|nikogo|nikomu|nigdy|nigdzie|nic|niczego|żaden|żadna|żadne|żadnego|żadnej|żadną|żadnych)$/u

/** "Nikt wie": beside "nobody" and "never" the verb is denied. */
export function findPolishDenial(tokens: readonly LintToken[], known: Known): readonly CheckFinding[] {
  if (!known) return []
  const isVerb = isPolishVerb(known)
  const at = tokens.findIndex(({ lower }) => nobody.test(lower))
  if (at < 0 || tokens.some(({ lower }) => /^(?:niż|jak|jako|bez|nie|ani|niczym)$/u.test(lower) || /^nie/u.test(lower))) return []
  if (/^(?:za|z|o|na|do|w|po|od|dla|bez)$/u.test(tokens[at - 1]?.lower ?? '')) return []
  const start = tokens.findLastIndex(({ kind }, one) => one < at && kind === 'mark') + 1
  const end = tokens.findIndex(({ kind }, one) => one > at && kind === 'mark')
  const clause = tokens.slice(start, end < 0 ? tokens.length : end)
  if (clause.some(({ lower, isLocked }) => isLocked || /^(?:a|i|ale|lub|albo|że|gdy|brak|trzeba|można|warto)$/u.test(lower))) return []
  const verbs = clause.flatMap(({ lower }, one) => (isVerb(lower) ? [start + one] : []))
  const [only, more] = verbs
  const verb = tokens[only ?? -1]
  if (only === undefined || more !== undefined || !verb || /^będ/u.test(verb.lower)) return []
  const isCapital = verb.text !== verb.lower
  return [{ from: only, to: only + 1, suggestions: [`${isCapital ? 'Nie' : 'nie'} ${verb.lower}`] }]
}

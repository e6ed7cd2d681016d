import { expect, test } from 'vitest'
import { hungarianForms } from '#engines/languages/hu/forms.ts'
import { inflectLike } from '#engines/languages/inflect-like.ts'
import { makeSpellers } from './spellers.ts'

// The rules ask the dictionary at every turn, so they are tested with the real one.
const forms = hungarianForms(await makeSpellers().get('dictionary-hu'))

const rows = (table: string): readonly (readonly [form: string, lemma: string, replacement: string, expected: string | null])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', lemma = '', replacement = '', expected = ''] = line.split(/\s*\|\s*/).map((cell) => cell.trim())
      return [form, lemma, replacement, expected === '-' ? null : expected] as const
    })

const nouns = rows(`
  eredményeket       | eredmény     | adat           | adatokat
  eredményeinket     | eredmény     | tapasztalat    | tapasztalatainkat
  módszerrel         | módszer      | eljárás        | eljárással
  módszerrel         | módszer      | út             | úttal
  módszereket        | módszer      | út             | utakat
  tanulmányban       | tanulmány    | értekezés      | értekezésben
  tanulmányok        | tanulmány    | könyv          | könyvek
  tanulmányában      | tanulmány    | cikk           | cikkében
  hatását            | hatás        | befolyás       | befolyását
  hatásai            | hatás        | következmény   | következményei
  kapcsolatról       | kapcsolat    | összefüggés    | összefüggésről
  kérdések           | kérdés       | dolog          | dolgok
  fogalmakat         | fogalom      | kifejezés      | kifejezéseket
  kifejezést         | kifejezés    | fogalom        | fogalmat
  kifejezések        | kifejezés    | szó            | szavak
  kifejezést         | kifejezés    | szó            | szót
  csoportja          | csoport      | réteg          | rétege
  rétege             | réteg        | csoport        | csoportja
  szempontból        | szempont     | nézőpont       | nézőpontból
  szempontok         | szempont     | cél            | célok
  szempontot         | szempont     | cél            | célt
  iratot             | irat         | papír          | papírt
  iratok             | irat         | levél          | levelek
  iratnak            | irat         | levél          | levélnek
  épületekben        | épület       | ház            | házakban
  épületet           | épület       | ház            | házat
  időszakban         | időszak      | korszak        | korszakban
  szakaszban         | szakasz      | rész           | részben
  szakaszt           | szakasz      | rész           | részt
  résszel            | rész         | szakasz        | szakasszal
  kutatóknak         | kutató       | szakember      | szakembereknek
  szakemberek        | szakember    | kutató         | kutatók
  szakembereink      | szakember    | kutató         | kutatóink
  kutatója           | kutató       | szakember      | szakembere
  példákon           | példa        | eset           | eseteken
  esetekhez          | eset         | példa          | példákhoz
  esethez            | eset         | tényező        | tényezőhöz
  körre              | kör          | terület        | területre
  területek          | terület      | kör            | körök
  tartamának         | tartam       | idő            | idejének
  munkám             | munka        | tanulmány      | tanulmányom
  tanulmányunk       | tanulmány    | munka          | munkánk
  tanulmányként      | tanulmány    | munka          | munkaként
  műveket            | mű           | tanulmány      | tanulmányokat
  tanulmányok        | tanulmány    | mű             | művek
  társadalomnak      | társadalom   | közösség       | közösségnek
  közösségek         | közösség     | társadalom     | társadalmak
  ellenőrzésen       | ellenőrzés   | vizsgálat      | vizsgálaton
  ellenőrzésre       | ellenőrzés   | orvosi vizsgálat | orvosi vizsgálatra
  hipotézist         | hipotézis    | feltevés       | feltevést
  feltevéssé         | feltevés     | tény           | ténnyé
  modellek           | modell       | minta          | minták
  lakásban           | lakás        | falu           | faluban
  településeken      | település    | falu           | falvakon
  településünk       | település    | falu           | falunk
  ügyvédeket         | ügyvéd       | bíró           | bírákat
  gyermekek          | gyermek      | fiú            | fiúk
  asszonyoknak       | asszony      | nő             | nőknek
  vizeket            | víz          | tó             | tavakat
  szavaink           | szó          | kifejezés      | kifejezéseink
  mintát             | minta        | modell         | modellt
`)

const verbs = rows(`
  vizsgálja          | vizsgál      | elemez         | elemzi
  vizsgálták         | vizsgál      | elemez         | elemezték
  vizsgálta          | vizsgál      | tanulmányoz    | tanulmányozta
  elemzi             | elemez       | vizsgál        | vizsgálja
  elemezni           | elemez       | vizsgál        | vizsgálni
  elemző             | elemez       | vizsgál        | vizsgáló
  mutatnak           | mutat        | jelez          | jeleznek
  mutatják           | mutat        | jelez          | jelzik
  mutatta            | mutat        | tükröz         | tükrözte
  jelez              | jelez        | mutat          | mutat
  állítja            | állít        | kijelent       | kijelenti
  állítják           | állít        | javasol        | javasolják
  állítanak          | állít        | javasol        | javasolnak
  állított           | állít        | érvel          | érvelt
  állította          | állít        | hangsúlyoz     | hangsúlyozta
  érvelnek           | érvel        | állít          | állítanak
  megállapítható     | megállapít   | kimutat        | kimutatható
  megállapítottuk    | megállapít   | leszögez       | leszögeztük
  növekszik          | növekszik    | emelkedik      | emelkedik
  emelkedett         | emelkedik    | növekszik      | növekedett
  emelkedne          | emelkedik    | csökken        | csökkenne
  segíti             | segít        | támogat        | támogatja
  segítse            | segít        | támogat        | támogassa
  támogasson         | támogat      | segít          | segítsen
  választották       | választ      | alkalmaz       | alkalmazták
  alkalmazzuk        | alkalmaz     | használ        | használjuk
  használják         | használ      | alkalmaz       | alkalmazzák
  alkalmazva         | alkalmaz     | használ        | használva
  fejlesztette       | fejleszt     | bővít          | bővítette
  mérlegelték        | mérlegel     | figyelembe vesz | figyelembe vették
  segítheti          | segít        | támogat        | támogathatja
  vélik              | vél          | hisz           | hiszik
  közölték           | közöl        | ismertet       | ismertették
  ismerteti          | ismertet     | közöl          | közli
  fogadták           | fogad        | elutasít       | elutasították
  vitatott           | vitat        | elfogad        | elfogadott
  kialakult          | kialakul     | létrejön       | létrejött
  kialakulhat        | kialakul     | létrejön       | létrejöhet
  létrejönnek        | létrejön     | kialakul       | kialakulnak
  alapulnak          | alapul       | nyugszik       | nyugszanak
  haladtunk          | halad        | megy           | mentünk
  léteznek           | létezik      | van            | vannak
  pihentem           | pihen        | alszik         | aludtam
`)

const adjectives = rows(`
  fontosabb          | fontos       | jelentős       | jelentősebb
  legfontosabb       | fontos       | lényeges       | leglényegesebb
  fontosak           | fontos       | lényeges       | lényegesek
  jelentősebb        | jelentős     | fontos         | fontosabb
  jelentősen         | jelentős     | fontos         | fontosan
  jelentősen         | jelentős     | alapvető       | alapvetően
  egyszerűbb         | egyszerű     | könnyű         | könnyebb
  könnyebben         | könnyű       | egyszerű       | egyszerűbben
  különbözőek        | különböző    | eltérő         | eltérőek
  különböző          | különböző    | azonos         | azonos
  bonyolultabbak     | bonyolult    | nehéz          | nehezebbek
  nehezek            | nehéz        | bonyolult      | bonyolultak
  nagyobbat          | nagy         | jelentős       | jelentősebbet
  jelentősek         | jelentős     | nagy           | nagyok
  hibásak            | hibás        | pontatlan      | pontatlanok
  fontosabbnak       | fontos       | figyelemre méltó | figyelemre méltóbbnak
`)

/** A word that is not known, forms that it does not have, or that are told apart only by the sentence. */
const declined = rows(`
  kutyákat           | kutya        | brumfli        | -
  elemzi             | elemez       | csökken        | -
  elemzi             | elemez       | érvel          | -
  elemzi             | elemez       | létrejön       | -
  befolyásolta       | befolyásol   | hatással van   | -
  befolyásolt        | befolyásol   | hatással van   | hatással volt
  vizsgálnék         | vizsgál      | eredmény       | -
  tegnap             | kutatás      | vizsgálat      | -
  jelentősebb        | jelent       | mutat          | -
  fontosabb          | font         | jelentős       | -
  elemeznék          | elemez       | vizsgál        | -
  legfontosabb       | fontos       | figyelemre méltó | -
`)

test.each([...nouns, ...verbs, ...adjectives, ...declined])('%s, a form of %s, makes %s: %s', (form, lemma, replacement, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech: null })?.form ?? null).toBe(expected)
})

const lemmas = `kutatás módszer eredmény minta tényező funkció cél fogalom szó levél út idő csoport elem háttér elv állam
  vizsgál elemez állít választ mutat javasol növekszik vonatkozik közöl tesz segít fejleszt
  fontos jelentős egyszerű alapvető elméleti nehéz gyenge bizonytalan nagy`.split(/\s+/)
const asked =
  `sg.acc sg.dat sg.ins sg.sup sg.all sg.ill pl.nom pl.acc pl.ins sg.p3sg.nom sg.p3sg.ine pl.p3sg.acc pl.p1pl.ela sg.p3pl.sub sg.p1pl.nom
  comp.sg.nom comp.pl.acc sup.sg.ins adv pres.p3pl pres.def.p3sg pres.p1pl past.p3sg past.p3pl past.def.p3sg past.def.p1pl cond.p3sg
  imp.p3sg inf part.pres pot.part.pres pot.pres.p3sg`.split(/\s+/)

test('what is made is read again as the same form of the same word', () => {
  const made = lemmas.flatMap((lemma) =>
    forms.lexemesOf(lemma).flatMap(({ kind, formWith }) =>
      asked.flatMap((tags) => {
        const form = formWith(tags)
        return form === null ? [] : [{ lemma, kind, tags, form }]
      }),
    ),
  )
  expect(made.length).toBeGreaterThan(500)
  const lost = made.filter(
    ({ lemma, kind, tags, form }) =>
      // "nagyon" is rather how than where.
      !(kind === 'adjective' && tags === 'sg.sup') &&
      !forms.analyse(form).some((one) => one.lemma === lemma && one.kind === kind && one.tags === tags),
  )
  expect(lost).toEqual([])
})

test('a form is no dictionary form', () => {
  const lemmasOf = (form: string): ReadonlySet<string> => new Set(forms.analyse(form).map(({ lemma }) => lemma))
  expect(lemmasOf('jelentősebb')).toEqual(new Set(['jelentős']))
  expect(lemmasOf('fontosabb')).toEqual(new Set(['fontos']))
  expect(lemmasOf('vizsgálják')).toEqual(new Set(['vizsgál']))
  expect(lemmasOf('nehézségot')).toEqual(new Set())
})

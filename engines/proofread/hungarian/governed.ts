/** What a verb or an adjective asks for, and the cases that people put instead; `isPerson`: only of people ("segítek anyámat"). */
export type Governed = { readonly wrong: readonly string[]; readonly right: string; readonly isPerson?: boolean }

type Row = readonly [lemmas: string, wrong: string, right: string, isPerson?: 'person']

const table = (rows: readonly Row[]): ReadonlyMap<string, readonly Governed[]> => {
  const listed = rows.flatMap(([list, wrong, right, person]) =>
    list.split(' ').map((lemma) => ({ lemma, row: { wrong: wrong.split(' '), right, ...(person && { isPerson: true }) } })),
  )
  return new Map([...Map.groupBy(listed, ({ lemma }) => lemma)].map(([lemma, all]) => [lemma, all.map(({ row }) => row)]))
}

/** Verbs by the case that they ask for, in alphabetical order of the cases. */
export const verbs = table([
  ['fél', 'acc sub', 'abl'],
  ['retteg megijed irtózik iszonyodik viszolyog', 'acc ins dat', 'abl'],
  ['undorodik óvakodik tartózkodik idegenkedik', 'acc ins', 'abl'],
  ['különbözik eltér elkülönül', 'ins dat', 'abl'],
  ['búcsúzik elbúcsúzik', 'ins acc dat', 'abl'],
  ['elválik', 'ins acc dat', 'abl'],
  ['megszabadul', 'acc ins del', 'abl'],
  ['eltekint', 'acc del', 'abl'],
  ['függ', 'del ins', 'abl'],
  ['megkér', 'dat abl', 'acc', 'person'],
  ['felhív meghív meglátogat üdvözöl támogat megelőz zavar meghallgat megvár elkísér', 'dat', 'acc', 'person'],
  ['kérdez megkérdez', 'dat', 'abl', 'person'],
  ['elfelejt', 'del', 'acc'],
  ['befolyásol', 'sub del', 'acc'],
  ['ragaszkodik alkalmazkodik csatlakozik hozzájárul hozzászokik', 'acc ine sub', 'all'],
  ['hozzáfog hozzákezd hozzálát hozzányúl', 'acc sub', 'all'],
  ['hozzászól kötődik kapcsolódik vonzódik igazodik viszonyul', 'acc ins', 'all'],
  ['rajong lelkesedik', 'acc dat sub', 'cau'],
  ['aggódik izgul', 'acc dat', 'cau'],
  ['érdekel', 'del ine', 'nom'],
  ['tetszik ízlik', 'acc', 'nom'],
  ['örül megörül örvend', 'acc ins abl sub', 'dat'],
  ['gratulál', 'acc ins', 'dat', 'person'],
  ['gratulál', 'acc ins', 'all'],
  ['telefonál', 'acc ins', 'dat'],
  ['hiányzik', 'acc', 'dat'],
  ['segít', 'acc', 'dat', 'person'],
  ['megbocsát', 'acc', 'dat', 'person'],
  ['udvarol ellenáll engedelmeskedik', 'acc ins', 'dat'],
  ['nekilát nekikezd nekiáll', 'acc', 'dat'],
  ['megfelel szurkol drukkol kedvez', 'acc ins cau', 'dat'],
  ['lemarad megfeledkezik', 'acc abl', 'del'],
  ['gondoskodik', 'acc sub dat', 'del'],
  ['leszokik', 'acc abl ela', 'del'],
  ['szól', 'acc', 'del'],
  ['értesül tájékozódik nyilatkozik vélekedik', 'acc abl', 'del'],
  ['leszáll leesik', 'ela', 'del'],
  ['meggyőződik', 'acc ins', 'del'],
  ['kiábrándul', 'abl acc ine', 'ela'],
  ['kilép kimarad kiszáll', 'abl del', 'ela'],
  ['vizsgázik levizsgázik felvételizik korrepetál', 'acc', 'ela'],
  ['beleszeret', 'acc ins dat', 'ill'],
  ['belekezd beleegyezik beletörődik belefárad beleszokik', 'acc ine sub ins', 'ill'],
  ['belép bejut beköltözik beszáll betesz berak beletesz belerak beönt betölt', 'ine', 'ill'],
  ['bízik', 'acc', 'ine'],
  ['csalódik kételkedik reménykedik', 'acc del sub', 'ine'],
  ['megegyezik', 'acc', 'ine'],
  ['részesül gyönyörködik közreműködik', 'acc', 'ine'],
  ['lakik nyaral dolgozik tanul játszik zajlik történik szórakozik', 'ill', 'ine'],
  ['találkozik', 'acc dat abl', 'ins'],
  ['beszélget veszekszik vitatkozik barátkozik verekszik randizik', 'acc dat', 'ins'],
  ['foglalkozik', 'acc del sub ine', 'ins'],
  ['rendelkezik egyetért megismerkedik összeházasodik kibékül', 'acc dat', 'ins'],
  ['szakít', 'abl', 'ins'],
  ['törődik', 'acc sub del', 'ins'],
  ['bajlódik vesződik dicsekszik büszkélkedik dicsekedik', 'acc del', 'ins'],
  ['azonosul szembesül megbirkózik', 'acc dat', 'ins'],
  ['felhagy visszaél takarékoskodik együttműködik', 'acc dat', 'ins'],
  ['emlékszik emlékezik visszaemlékszik', 'acc ine del', 'sub'],
  ['törekszik vágyik felkészül válaszol pályázik jelentkezik reagál hivatkozik', 'acc', 'sub'],
  ['vigyáz', 'acc dat ins', 'sub'],
  ['ügyel', 'acc ine', 'sub'],
  ['hasonlít', 'dat ins', 'sub'],
  ['haragszik megharagszik', 'acc dat ins', 'sub'],
  ['készül készülődik várakozik szavaz rászokik rátalál rászorul', 'acc', 'sub'],
  ['gondol', 'del ine', 'sub'],
  ['számít számíthat', 'ins', 'sub', 'person'],
  ['vonatkozik', 'acc all dat', 'sub'],
  ['kattint rákattint', 'acc sup', 'sub'],
  ['letesz lerak feltesz felrak rátesz rárak ráül leül felakaszt kiakaszt felmászik ráragaszt', 'sup', 'sub'],
  ['beiratkozik feliratkozik felvételizik', 'sup', 'sub'],
  ['beiratkozik', 'ine', 'ill'],
  ['gondolkodik gondolkozik elgondolkodik töpreng', 'acc sub', 'sup'],
  ['csodálkozik elcsodálkozik meglepődik', 'acc dat del ins', 'sup'],
  ['nevet mosolyog', 'acc dat', 'sup'],
  ['megsértődik', 'acc ins', 'sup'],
  ['sajnálkozik bosszankodik uralkodik osztozik', 'acc dat', 'sup'],
  ['múlik', 'abl del', 'sup'],
  ['átesik átmegy', 'acc', 'sup'],
  ['lakik nyaral', 'sub', 'sup'],
])

/** The same of adjectives that stand with "van". */
export const adjectives = table([
  ['független', 'del ins', 'abl'],
  ['felelős', 'acc sub del', 'cau'],
  ['jártas biztos', 'all del abl', 'ine'],
  ['elégedett elégedetlen', 'acc abl sub del', 'ins'],
  ['egyenlő azonos ellentétes', 'dat all abl', 'ins'],
  ['szerelmes', 'ins acc dat', 'ill'],
  ['kíváncsi', 'acc del ine', 'sub'],
  ['büszke', 'ins cau ill acc', 'sub'],
  ['féltékeny irigy', 'acc ins', 'sub'],
  ['képes képtelen alkalmas hajlamos nyitott érzékeny', 'acc', 'sub'],
  ['mérges dühös', 'ins acc dat', 'sub'],
  ['allergiás', 'abl ins acc', 'sub'],
  ['szükségem szükséged szükségünk szükségük szüksége', 'acc abl', 'sub'],
])

/** People, by the word without endings. */
const people = new Set(
  `anya anyuka apa apuka szülő testvér bátya öcs nővér húg nagymama nagypapa nagyapa nagyanya barát barátnő szomszéd kolléga főnök tanár tanárnő tanító
  orvos diák hallgató ember gyerek gyermek fiú lány férj feleség unokatestvér nagynéni nagybácsi rokon vendég vevő igazgató ügyfél beteg rendőr eladó
  edző vezető munkatárs ismerős osztálytárs csoporttárs professzor titkárnő unoka férfi nő öreg nagyi anyós após házigazda idegen`.split(
    /\s+/,
  ),
)

/** "bátyámnak", "öcsémmel": of these the rules know no other form. */
const kin = /^(?:öcsé|bátyá|húgo|nővére|apá|anyá|barátno|barátnő|szülei|barátai|testvérei|gyerekei)(?:m|d|nk)/

export const isPerson = (lemma: string): boolean => people.has(lemma)
export const isKin = (word: string): boolean => kin.test(word)

/** Pronouns by case, for each person. */
const byCase: Readonly<Record<string, string>> = {
  acc: 'engem téged őt minket titeket őket',
  dat: 'nekem neked neki nekünk nektek nekik',
  ins: 'velem veled vele velünk veletek velük',
  abl: 'tőlem tőled tőle tőlünk tőletek tőlük',
  del: 'rólam rólad róla rólunk rólatok róluk',
  sub: 'rám rád rá ránk rátok rájuk',
  sup: 'rajtam rajtad rajta rajtunk rajtatok rajtuk',
  ine: 'bennem benned benne bennünk bennetek bennük',
  ill: 'belém beléd belé belénk belétek beléjük',
  ela: 'belőlem belőled belőle belőlünk belőletek belőlük',
  all: 'hozzám hozzád hozzá hozzánk hozzátok hozzájuk',
  cau: 'értem érted érte értünk értetek értük',
}
const pronouns = new Map(
  Object.entries(byCase).flatMap(([name, list]) => list.split(' ').map((word, person) => [word, { name, person }] as const)),
)

/** The case of a pronoun; null for other words. "értem" is a verb more often. */
export const pronounCase = (word: string): string | null => {
  const name = pronouns.get(word)?.name ?? null
  return name === 'cau' || word === 'rá' || word === 'hozzá' ? null : name
}

/** The same person in another case. */
export const pronounIn = (word: string, name: string): string | null => byCase[name]?.split(' ')[pronouns.get(word)?.person ?? -1] ?? null

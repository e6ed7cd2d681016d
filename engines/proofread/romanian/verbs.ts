import { words } from '../../languages/words.ts'
import { lists } from '../rules/ro/lists.ts'

/** eu, tu, el, noi, voi, ei. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5

/** Six forms of the present, the third person of the subjunctive, and the participle. */
type Verb = { readonly present: readonly string[]; readonly subjunctive: string; readonly participle: string }

/** Present of six persons, subjunctive, participle. */
const irregular = `
  sunt ești este suntem sunteți sunt fie fost
  am ai are avem aveți au aibă avut
  merg mergi merge mergem mergeți merg meargă mers
  fac faci face facem faceți fac facă făcut
  vin vii vine venim veniți vin vină venit
  văd vezi vede vedem vedeți văd vadă văzut
  știu știi știe știm știți știu știe știut
  vreau vrei vrea vrem vreți vor vrea vrut
  pot poți poate putem puteți pot poată putut
  dau dai dă dăm dați dau dea dat
  stau stai stă stăm stați stau stea stat
  iau iei ia luăm luați iau ia luat
  beau bei bea bem beți beau bea băut
  mănânc mănânci mănâncă mâncăm mâncați mănâncă mănânce mâncat
  spun spui spune spunem spuneți spun spună spus
  pun pui pune punem puneți pun pună pus
  rămân rămâi rămâne rămânem rămâneți rămân rămână rămas
  țin ții ține ținem țineți țin țină ținut
  zic zici zice zicem ziceți zic zică zis
  duc duci duce ducem duceți duc ducă dus
  aduc aduci aduce aducem aduceți aduc aducă adus
  trec treci trece trecem treceți trec treacă trecut
  cred crezi crede credem credeți cred creadă crezut
  înțeleg înțelegi înțelege înțelegem înțelegeți înțeleg înțeleagă înțeles
  scriu scrii scrie scriem scrieți scriu scrie scris
  pierd pierzi pierde pierdem pierdeți pierd piardă pierdut
  deschid deschizi deschide deschidem deschideți deschid deschidă deschis
  închid închizi închide închidem închideți închid închidă închis
  aștept aștepți așteaptă așteptăm așteptați așteaptă aștepte așteptat
  învăț înveți învață învățăm învățați învață învețe învățat
  joc joci joacă jucăm jucați joacă joace jucat
  caut cauți caută căutăm căutați caută caute căutat
  las lași lasă lăsăm lăsați lasă lase lăsat
  intru intri intră intrăm intrați intră intre intrat
  plec pleci pleacă plecăm plecați pleacă plece plecat
  cânt cânți cântă cântăm cântați cântă cânte cântat
  ajut ajuți ajută ajutăm ajutați ajută ajute ajutat
  ascult asculți ascultă ascultăm ascultați ascultă asculte ascultat
  întreb întrebi întreabă întrebăm întrebați întreabă întrebe întrebat
  arăt arăți arată arătăm arătați arată arate arătat
  cumpăr cumperi cumpără cumpărăm cumpărați cumpără cumpere cumpărat
  încerc încerci încearcă încercăm încercați încearcă încerce încercat
  alerg alergi aleargă alergăm alergați aleargă alerge alergat
  port porți poartă purtăm purtați poartă poarte purtat
  încep începi începe începem începeți încep înceapă început
  cer ceri cere cerem cereți cer ceară cerut
  sper speri speră sperăm sperați speră spere sperat
  dorm dormi doarme dormim dormiți dorm doarmă dormit
  fug fugi fuge fugim fugiți fug fugă fugit
  aud auzi aude auzim auziți aud audă auzit
  simt simți simte simțim simțiți simt simtă simțit
  ies ieși iese ieșim ieșiți ies iasă ieșit
  mor mori moare murim muriți mor moară murit
  sar sari sare sărim săriți sar sară sărit
  vând vinzi vinde vindem vindeți vând vândă vândut
  râd râzi râde râdem râdeți râd râdă râs
  plâng plângi plânge plângem plângeți plâng plângă plâns
  ajung ajungi ajunge ajungem ajungeți ajung ajungă ajuns
  conduc conduci conduce conducem conduceți conduc conducă condus
  produc produci produce producem produceți produc producă produs
  trimit trimiți trimite trimitem trimiteți trimit trimită trimis
  promit promiți promite promitem promiteți promit promită promis
  răspund răspunzi răspunde răspundem răspundeți răspund răspundă răspuns
  cunosc cunoști cunoaște cunoaștem cunoașteți cunosc cunoască cunoscut
  cresc crești crește creștem creșteți cresc crească crescut
  nasc naști naște naștem nașteți nasc nască născut
  zbor zbori zboară zburăm zburați zboară zboare zburat
  înot înoți înoată înotăm înotați înoată înoate înotat
  spăl speli spală spălăm spălați spală spele spălat
  scap scapi scapă scăpăm scăpați scapă scape scăpat
  scot scoți scoate scoatem scoateți scot scoată scos
  bat bați bate batem bateți bat bată bătut
  cad cazi cade cădem cădeți cad cadă căzut
  par pari pare părem păreți par pară părut
  apar apari apare apărem apăreți apar apară apărut
  tac taci tace tăcem tăceți tac tacă tăcut
  coc coci coace coacem coaceți coc coacă copt
  omor omori omoară omorâm omorâți omoară omoare omorât
  ucid ucizi ucide ucidem ucideți ucid ucidă ucis
  ofer oferi oferă oferim oferiți oferă ofere oferit
  sufăr suferi suferă suferim suferiți suferă sufere suferit
  număr numeri numără numărăm numărați numără numere numărat
  chem chemi cheamă chemăm chemați cheamă cheme chemat
  uit uiți uită uităm uitați uită uite uitat
  schimb schimbi schimbă schimbăm schimbați schimbă schimbe schimbat
  gust guști gustă gustăm gustați gustă guste gustat
  exist exiști există existăm existați există existe existat
  câștig câștigi câștigă câștigăm câștigați câștigă câștige câștigat`

/** lucra: lucrez */
const inEz =
  words(`abord achit achizițion activ adapt adres afect ambal amenaj analiz anunț apreci aranj control avans calcul candid cercet coment complet concentr
  concur conect coordon copi corect dans debut decor defil demonstr desen dezvolt dict distr document dur edit elabor estim evalu
  exager examin exers experiment explor fili finanț fix form formul fotografi fum funcțion garant gener gestion ghid ilustr
  implement impresion influenț inform iniți instal integr intențion lans limit livr lucr memor mențion mobil model motiv negoci
  numerot organiz orient particip perfecțion plas preciz prepar prezent program proiect promov protej protest reacțion realiz
  recrut recuper redact relat select semn semnal sesiz stimul studi sublini suger telefon trat travers urm utiliz valid viz vizion
  vizit vot îmbrățiș înaint încadr încet încuraj îndepărt înființ înregistr`)
/** vorbi: vorbesc */
const inEsc =
  words(`amint amăg ciocn cit contop cucer călător căsător deoseb depăș doved folos făur ghic glum greș grăb gând găs hotăr hrăn iub
  jign linișt lips mulțum munc necăj nimer obos odihn opr pedeps plictis plăt popos porn povest pregăt prim priv prăj păcăl
  părăs păz reuș risip rost rătăc serv slăb sos spor stabil striv strop sărbător tipăr trez uim urmăr vops vorb zid zâmb îmbogăț
  îmbătrân împlin împodob încetin încălz îndrăgost înflor îngrij înmulț însoț întocm întâln șopt`)
/** dărui: dăruiesc */
const inIesc = words(`alcătu bănu constru dăru dezvălu înlocu locu obișnu plănu sfătu tră`)

const regular: readonly Verb[] = [
  ...[...inEz].map((stem): Verb => {
    return {
      present: [
        `${stem}ez`,
        `${stem}ezi`,
        /i$/.test(stem) ? `${stem}ază` : `${stem}ează`,
        `${stem}${/i$/.test(stem) ? 'em' : 'ăm'}`,
        `${stem}ați`,
        /i$/.test(stem) ? `${stem}ază` : `${stem}ează`,
      ],
      subjunctive: `${stem}eze`,
      participle: `${stem}at`,
    }
  }),
  ...[...inEsc].map((stem): Verb => {
    return {
      present: [`${stem}esc`, `${stem}ești`, `${stem}ește`, `${stem}im`, `${stem}iți`, `${stem}esc`],
      subjunctive: `${stem}ească`,
      participle: `${stem}it`,
    }
  }),
  ...[...inIesc].map((stem): Verb => {
    return {
      present: [`${stem}iesc`, `${stem}iești`, `${stem}iește`, `${stem}im`, `${stem}iți`, `${stem}iesc`],
      subjunctive: `${stem}iască`,
      participle: `${stem}it`,
    }
  }),
]

const verbs: readonly Verb[] = [
  ...irregular
    .trim()
    .split('\n')
    .map((line): Verb => {
      const forms = line.trim().split(/\s+/)
      return { present: forms.slice(0, 6), subjunctive: forms[6] ?? '', participle: forms[7] ?? '' }
    }),
  ...regular,
]

const byForm: ReadonlyMap<string, readonly Verb[]> = (() => {
  const map = new Map<string, Verb[]>()
  for (const verb of verbs) for (const form of new Set(verb.present)) map.set(form, [...(map.get(form) ?? []), verb])
  return map
})()

/** Short forms that are said with "este" and "sunt". */
const short: ReadonlyMap<string, readonly Person[]> = new Map<string, readonly Person[]>([
  ['e', [2]],
  ['îs', [0, 5]],
])

/** The persons that a form of the present may be; empty where it is none that is known. */
export function personsOf(word: string): ReadonlySet<Person> {
  const persons: readonly Person[] = [0, 1, 2, 3, 4, 5]
  const found = (byForm.get(word) ?? []).flatMap(({ present }) => persons.filter((one) => present[one] === word))
  return new Set([...found, ...(short.get(word) ?? [])])
}

/** The same verb in another person. */
export const formsFor = (word: string, person: Person): readonly string[] => {
  if (word === 'e') return person === 5 ? ['sunt'] : []
  return [...new Set((byForm.get(word) ?? []).map(({ present }) => present[person] ?? ''))].filter((form) => form !== '' && form !== word)
}

/** The participles of the verbs that the word is a form of. */
export const participlesFor = (word: string): readonly string[] => (byForm.get(word) ?? []).map(({ participle }) => participle)

/** Every participle of the book. */
export const participles: ReadonlySet<string> = new Set(verbs.map(({ participle }) => participle))

/** Present forms of a person and no other word of frequent use. */
export const formsOfPerson = (person: Person): ReadonlySet<string> => new Set(verbs.map(({ present }) => present[person] ?? ''))

/** Words that are forms of these verbs and something else. */
export const doubtful = words(
  'vin joc cânt port câștig vor am ai au are a ia noi voi poate număr par mor bat coc nasc tac cer sar sper gust schimb uite pune sare dur not test semi vii oferi dansez',
)

/** Pronouns and adverbs that stand between a subject and its verb. */
export const between = words(`nu mă te se ne vă îl o îi le îmi îți își mai tot prea și n-o nu-l nu-i`)

/** "vedea": infinitives that have more than the "e" of "facem". */
const inEa = words('vedea putea vrea avea bea cădea părea apărea tăcea plăcea')

const infinitiveOf = ({ present }: Verb): string => {
  const we = present[3] ?? ''
  if (we === 'suntem') return 'fi'
  const stem = we.slice(0, -1)
  if (/i$/.test(stem) || /[âa]$/.test(stem)) return stem.replace(/â$/, 'î')
  if (stem.endsWith('ă')) return `${stem.slice(0, -1)}a`
  if (stem.endsWith('ie') && present[0]?.endsWith('iez')) return `${stem.slice(0, -1)}a`
  return inEa.has(`${stem}a`) ? `${stem}a` : stem
}

const byInfinitive: ReadonlyMap<string, Verb> = new Map(verbs.map((verb) => [infinitiveOf(verb), verb]))
const byParticiple: ReadonlyMap<string, Verb> = new Map(verbs.map((verb) => [verb.participle, verb]))

/** The participle of an infinitive; null where the book has none. */
export const participleOf = (infinitive: string): string | null => byInfinitive.get(infinitive)?.participle ?? null

/** The infinitive of a participle; null where the book has none. */
export const infinitiveOfParticiple = (participle: string): string | null => {
  const verb = byParticiple.get(participle)
  return verb ? infinitiveOf(verb) : null
}

const past: ReadonlyMap<string, string> = new Map([
  ['da', 'dădea'],
  ['sta', 'stătea'],
  ['fi', 'era'],
  ['ști', 'știa'],
  ['scrie', 'scria'],
  ['face', 'făcea'],
])

/** "jucam", "mergeai": what went on; null where the book has none. */
export function imperfectOf(infinitive: string, person: Person): string | null {
  if (!byInfinitive.has(infinitive)) return null
  const third =
    past.get(infinitive) ??
    (/(?:e|i)$/.test(infinitive)
      ? `${infinitive.replace(/e$/, 'ea').replace(/i$/, 'ea')}`
      : infinitive.replace(/(?<![ei])a$|(?<=i)a$/, 'a'))
  return third + (['m', 'i', '', 'm', 'ți', 'u'][person] ?? '')
}

/** Participles of the book, and others that nouns are described with. */
export const describing: ReadonlySet<string> = new Set([
  ...participles,
  ...(lists['participlesMore'] ?? []),
  ...words(`amânat anulat aprins aprobat arestat așteptat atașat executat blocat concediat convins corectat curățat decis descris desființat dezamăgit distrus emoționat
    expus fermecat forțat gătit grăbit impresionat inclus interzis invitat îngrijorat înghețat îngropat întârziat lansat legat montat modificat
    obligat obișnuit pierdut pictat plictisit pregătit premiat programat rănit reparat respins rezervat rezolvat spart speriat stresat stins șters
    tăiat tradus uimit umplut uscat verificat vizitat vopsit zugrăvit ocupat oprit ales înscris`),
])

/** The four forms of a participle as an adjective. */
export function participleForms(participle: string): readonly string[] | null {
  if (!describing.has(participle)) return null
  if (participle.endsWith('t')) return [participle, `${participle}ă`, `${participle.slice(0, -1)}ți`, `${participle}e`]
  return participle.endsWith('s') ? [participle, `${participle}ă`, `${participle.slice(0, -1)}și`, `${participle}e`] : null
}

const bySubjunctive: ReadonlyMap<string, string> = new Map(verbs.map(({ subjunctive, present }) => [subjunctive, present[2] ?? '']))

/** "vine" of "vină"; the word itself where it is no subjunctive of the book. */
export const indicativeOf = (word: string): string => (byForm.has(word) ? word : (bySubjunctive.get(word) ?? word))

import { words } from '../../languages/words.ts'
import type { Cell } from './nouns.ts'

type Gender = 'm' | 'f' | 'n'
/** What a form of a noun is: with the article or without, one or many; the genitive and dative have their own. */
export type Reading = { readonly noun: Noun; readonly isPlural: boolean; readonly isDefinite: boolean; readonly isGenitive: boolean }
type Noun = { readonly one: string; readonly many: string; readonly gender: Gender; readonly isPerson: boolean }

// Everyday nouns, singular and plural. Sorted within each list.

const womenAndGirls = `actriță/actrițe asistentă/asistente bunică/bunici clientă/cliente colegă/colege directoare/directoare doamnă/doamne doctoriță/doctorițe
  elevă/eleve fată/fete femeie/femei fetiță/fetițe fiică/fiice gazdă/gazde mamă/mame mătușă/mătuși nepoată/nepoate persoană/persoane prietenă/prietene
  profesoară/profesoare regină/regine scriitoare/scriitoare secretară/secretare soră/surori soție/soții studentă/studente vecină/vecine verișoară/verișoare
  învățătoare/învățătoare autoare/autoare`
const feminine = `adresă/adrese afacere/afaceri amintire/amintiri anchetă/anchete aplicație/aplicații apă/ape armă/arme atitudine/atitudini bancă/bănci bibliotecă/biblioteci
  bicicletă/biciclete biserică/biserici boală/boli bucătărie/bucătării bursă/burse calitate/calități cameră/camere campanie/campanii carte/cărți casă/case categorie/categorii cauză/cauze
  cafea/cafele cale/căi ceașcă/cești cerere/cereri cheie/chei clasă/clase clădire/clădiri comandă/comenzi comparație/comparații competiție/competiții concluzie/concluzii condiție/condiții
  consecință/consecințe conversație/conversații criză/crize cultură/culturi culoare/culori cunoștință/cunoștințe curte/curți cutie/cutii dată/date decizie/decizii dezbatere/dezbateri
  dificultate/dificultăți dimineață/dimineți diferență/diferențe dorință/dorințe echipă/echipe emisiune/emisiuni eroare/erori excursie/excursii existență/existențe experiență/experiențe expoziție/expoziții
  explicație/explicații facultate/facultăți familie/familii faptă/fapte farfurie/farfurii fereastră/ferestre figură/figuri fișă/fișe firmă/firme floare/flori formă/forme fotografie/fotografii
  frază/fraze fustă/fuste glumă/glume grădină/grădini greșeală/greșeli grupă/grupe haină/haine hartă/hărți hotărâre/hotărâri idee/idei imagine/imagini informație/informații
  inimă/inimi insulă/insule instituție/instituții instrucțiune/instrucțiuni întâlnire/întâlniri întâmplare/întâmplări întrebare/întrebări jucărie/jucării lampă/lămpi lecție/lecții lege/legi legătură/legături limbă/limbi
  listă/liste literă/litere localitate/localități lucrare/lucrări lume/lumi lună/luni lingură/linguri mașină/mașini masă/mese materie/materii medalie/medalii memorie/memorii metodă/metode
  mână/mâini mare/mări melodie/melodii minge/mingi misiune/misiuni muncă/munci muzică/muzici măsură/măsuri notă/note noapte/nopți nevoie/nevoi nuvelă/nuvele ofertă/oferte oglindă/oglinzi
  opinie/opinii oportunitate/oportunități opțiune/opțiuni oră/ore orchestră/orchestre pagină/pagini parte/părți pasăre/păsări pauză/pauze pădure/păduri părere/păreri perioadă/perioade perspectivă/perspective petrecere/petreceri
  piață/piețe piesă/piese pisică/pisici plajă/plaje plantă/plante poezie/poezii ploaie/ploi poartă/porți poveste/povești poză/poze practică/practici prăjitură/prăjituri
  prezentare/prezentări primărie/primării problemă/probleme promisiune/promisiuni propoziție/propoziții propunere/propuneri pungă/pungi reacție/reacții recomandare/recomandări regulă/reguli relație/relații
  reprezentație/reprezentații responsabilitate/responsabilități rețetă/rețete revistă/reviste rochie/rochii roată/roți sală/săli salată/salate sarcină/sarcini sărbătoare/sărbători scară/scări scenă/scene
  schimbare/schimbări scrisoare/scrisori seară/seri secție/secții sesiune/sesiuni situație/situații societate/societăți soluție/soluții stație/stații stradă/străzi strategie/strategii sticlă/sticle supă/supe sumă/sume
  școală/școli știre/știri știință/științe tabără/tabere tablă/table taxă/taxe telenovelă/telenovele temă/teme temperatură/temperaturi teorie/teorii teză/teze toamnă/toamne tradiție/tradiții
  traducere/traduceri treabă/treburi țară/țări unitate/unități universitate/universități ușă/uși vacanță/vacanțe valiză/valize valoare/valori vacă/vaci vară/veri veste/vești viață/vieți vilă/vile vizită/vizite voce/voci
  vorbă/vorbe vreme/vremuri zi/zile zonă/zone întârziere/întârzieri eră/ere ședință/ședințe ramură/ramuri rudă/rude`
const men = `actor/actori adolescent/adolescenți adult/adulți angajat/angajați antrenor/antrenori autor/autori avocat/avocați băiat/băieți bărbat/bărbați bucătar/bucătari bunic/bunici
  cercetător/cercetători cetățean/cetățeni cititor/cititori client/clienți coleg/colegi copil/copii cumnat/cumnați cântăreț/cântăreți director/directori doctor/doctori domn/domni elev/elevi erou/eroi fiu/fii
  fotbalist/fotbaliști frate/frați iepure/iepuri inginer/ingineri jucător/jucători locuitor/locuitori medic/medici membru/membri ministru/miniștri muncitor/muncitori muzician/muzicieni nepot/nepoți oaspete/oaspeți om/oameni pacient/pacienți
  părinte/părinți participant/participanți pictor/pictori poet/poeți polițist/polițiști președinte/președinți prieten/prieteni profesor/profesori rege/regi scriitor/scriitori soldat/soldați soț/soți spectator/spectatori sportiv/sportivi
  student/studenți șef/șefi șofer/șoferi tânăr/tineri tată/tați turist/turiști unchi/unchi utilizator/utilizatori vânzător/vânzători vecin/vecini văr/veri învățător/învățători`
const masculine = `an/ani arbore/arbori ban/bani brad/brazi câine/câini cal/cai cartof/cartofi copac/copaci dinte/dinți kilometru/kilometri leu/lei lup/lupi metru/metri morcov/morcovi
  munte/munți nor/nori nasture/nasturi ochi/ochi pantof/pantofi pas/pași papagal/papagali pește/pești pom/pomi pui/pui perete/pereți pilot/piloți porc/porci sac/saci strugure/struguri șarpe/șerpi trandafir/trandafiri urs/urși factor/factori
  termen/termeni`
const neuter = `acord/acorduri adevăr/adevăruri aeroport/aeroporturi album/albume anotimp/anotimpuri apartament/apartamente argument/argumente articol/articole autobuz/autobuze avion/avioane balcon/balcoane bilet/bilete
  birou/birouri bloc/blocuri buchet/buchete cadou/cadouri caiet/caiete calculator/calculatoare cântec/cântece capitol/capitole ceas/ceasuri câmp/câmpuri centru/centre cerc/cercuri cinematograf/cinematografe
  comentariu/comentarii concert/concerte concurs/concursuri contract/contracte covor/covoare creion/creioane cuțit/cuțite curs/cursuri cuvânt/cuvinte dans/dansuri deal/dealuri desen/desene dialog/dialoguri
  dicționar/dicționare document/documente domeniu/domenii drum/drumuri dulap/dulapuri efect/efecte element/elemente eseu/eseuri etaj/etaje eveniment/evenimente examen/examene exemplu/exemple exercițiu/exerciții experiment/experimente
  film/filme foc/focuri formular/formulare fruct/fructe geam/geamuri ghiozdan/ghiozdane gând/gânduri grup/grupuri hotel/hoteluri interviu/interviuri joc/jocuri jurnal/jurnale laborator/laboratoare lac/lacuri laptop/laptopuri lucru/lucruri
  loc/locuri magazin/magazine manual/manuale măr/mere meci/meciuri meniu/meniuri mesaj/mesaje minut/minute mobil/mobile moment/momente motiv/motive muzeu/muzee nume/nume număr/numere obicei/obiceiuri obiect/obiecte oraș/orașe
  pachet/pachete pahar/pahare palat/palate paragraf/paragrafe parc/parcuri pat/paturi peisaj/peisaje personaj/personaje picior/picioare plan/planuri pod/poduri premiu/premii prânz/prânzuri preț/prețuri principiu/principii
  proces/procese produs/produse program/programe proiect/proiecte public/publice punct/puncte răspuns/răspunsuri raft/rafturi râu/râuri referat/referate restaurant/restaurante rezultat/rezultate roman/romane rol/roluri
  sat/sate scaun/scaune scop/scopuri secol/secole semestru/semestre semn/semne sentiment/sentimente serviciu/servicii sfat/sfaturi sfârșit/sfârșituri site/site-uri spectacol/spectacole spital/spitale stadion/stadioane
  steag/steaguri stilou/stilouri studiu/studii subiect/subiecte succes/succese supermarket/supermarketuri tablou/tablouri teatru/teatre tel/teluri telefon/telefoane teren/terenuri test/teste text/texte timp/timpuri titlu/titluri
  tratament/tratamente tren/trenuri tricou/tricouri trup/trupuri vis/visuri vers/versuri viitor/viitoruri vin/vinuri ziar/ziare zâmbet/zâmbete zid/ziduri zgomot/zgomote`

const listed: readonly (readonly [string, Gender, boolean])[] = [
  [womenAndGirls, 'f', true],
  [feminine, 'f', false],
  [men, 'm', true],
  [masculine, 'm', false],
  [neuter, 'n', false],
]

/** With the article. */
const definiteOne = ({ one, gender }: Noun): string => {
  if (gender === 'f') {
    if (one.endsWith('ă')) return `${one.slice(0, -1)}a`
    if (/[aeiou]a$/.test(one)) return `${one}ua`
    if (one === 'zi') return 'ziua'
    return one.endsWith('ie') ? `${one.slice(0, -1)}a` : `${one}a`
  }
  if (one === 'tată') return 'tatăl'
  return one.endsWith('e') ? `${one}le` : one.endsWith('u') ? `${one}l` : `${one}ul`
}
const definiteMany = ({ many, gender }: Noun): string => (gender === 'm' ? `${many}i` : `${many}le`)

/** "casei", "cărții", "familiei", "elevului". */
export const genitiveOne = (noun: Noun): string => {
  if (noun.gender !== 'f') return noun.one === 'tată' ? 'tatălui' : `${definiteOne(noun).replace(/(?:l|le)$/, '')}lui`
  if (noun.one.endsWith('ie')) return `${noun.one}i`
  if (noun.one === 'soră') return 'surorii'
  return noun.many.endsWith('i') || noun.many.endsWith('e') ? `${noun.many}i` : `${noun.one.replace(/ă$/, 'e')}i`
}
const genitiveMany = (noun: Noun): string => `${noun.many}lor`

export const nouns: readonly Noun[] = listed.flatMap(([list, gender, isPerson]) =>
  [...words(list)].map((pair): Noun => {
    const [one = '', many = ''] = pair.split('/')
    return { one, many, gender, isPerson }
  }),
)

const readings = new Map<string, Reading[]>()
for (const noun of nouns)
  for (const [form, reading] of [
    [noun.one, { noun, isPlural: false, isDefinite: false, isGenitive: false }],
    [noun.many, { noun, isPlural: true, isDefinite: false, isGenitive: false }],
    [definiteOne(noun), { noun, isPlural: false, isDefinite: true, isGenitive: false }],
    [definiteMany(noun), { noun, isPlural: true, isDefinite: true, isGenitive: false }],
    [genitiveOne(noun), { noun, isPlural: false, isDefinite: true, isGenitive: true }],
    [genitiveMany(noun), { noun, isPlural: true, isDefinite: true, isGenitive: true }],
  ] as const)
    readings.set(form, [...(readings.get(form) ?? []), reading])

/** What a word is as a noun of the book; empty for others. */
export const readingsOf = (word: string): readonly Reading[] => readings.get(word) ?? []

/** The form of a noun that is this many, with the article or without. */
export const formOf = (noun: Noun, isPlural: boolean, isDefinite: boolean): string =>
  isDefinite ? (isPlural ? definiteMany(noun) : definiteOne(noun)) : isPlural ? noun.many : noun.one

/** Which form of an adjective goes with it. */
export const cellOfReading = ({ noun, isPlural }: Reading): Cell =>
  isPlural ? (noun.gender === 'm' ? 'mp' : 'fp') : noun.gender === 'f' ? 'fs' : 'ms'

/** First names of women and of men, which are no other word. */
export const womensNames: ReadonlySet<string> =
  words(`adela adriana alexandra alina ana anca andreea angela antonia aurelia bianca camelia carmen
  cătălina corina cristina daniela daria denisa diana doina ecaterina elena elisabeta eva florentina florica gabriela georgiana ileana ilinca ioana
  irina iulia laura lavinia lidia liliana loredana lucia luminița magdalena maria mariana marina mihaela mirela monica nadia natalia nicoleta oana olga
  paula petronela raluca ramona rodica roxana ruxandra sanda silvia simona sofia sonia sorina ștefania tatiana teodora valentina vasilica veronica
  victoria violeta viorica zoe`)
export const mensNames: ReadonlySet<string> =
  words(`adrian alexandru alin andrei anton aurel bogdan ciprian claudiu constantin corneliu cosmin costel
  cristian dan daniel david dorin dragoș dumitru emil eugen florin gabriel george gheorghe horia ilie ioan ion ionel ionuț iulian iustin laurențiu leonard liviu
  lucian marcel marian marius matei mihai mircea nicolae octavian ovidiu paul petre petru radu răzvan robert sebastian sergiu silviu sorin ștefan
  teodor toma traian tudor valentin valeriu vasile victor vlad`)

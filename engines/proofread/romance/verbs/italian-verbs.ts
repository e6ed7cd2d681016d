import { words } from '../../../languages/words.ts'

// Verbs of Italian by how they are conjugated. Sorted.

/** What a verb has otherwise than its ending says: `go` the stem of "vengo" and "venga", `past` that of "venni", `old` that of "facevo", `fut` that of "verrò". */
export type Odd = {
  readonly go?: string
  readonly old?: string
  readonly pres?: string
  readonly impf?: string
  readonly past?: string
  readonly fut?: string
  readonly subj?: string
  readonly subjPast?: string
  readonly ger?: string
  readonly part?: string
}

const asTenere = (before: string): Odd => ({
  go: `${before}teng`,
  pres: `${before}tengo ${before}tieni ${before}tiene ${before}teniamo ${before}tenete ${before}tengono`,
  past: `${before}tenn`,
  fut: `${before}terr`,
})
const asVenire = (before: string): Odd => ({
  go: `${before}veng`,
  pres: `${before}vengo ${before}vieni ${before}viene ${before}veniamo ${before}venite ${before}vengono`,
  past: `${before}venn`,
  fut: `${before}verr`,
  part: `${before}venuto`,
})
const asPorre = (before: string): Odd => ({
  go: `${before}pong`,
  old: `${before}pon`,
  past: `${before}pos`,
  fut: `${before}porr`,
  part: `${before}posto`,
})
const asDurre = (before: string): Odd => ({ past: `${before}duss`, fut: `${before}durr`, part: `${before}dotto` })
const past = (stem: string, part: string): Odd => ({ past: stem, part })

/** By infinitive. */
export const irregular: Readonly<Record<string, Odd>> = {
  accendere: past('acces', 'acceso'),
  accogliere: { go: 'accolg', past: 'accols', part: 'accolto' },
  aggiungere: past('aggiuns', 'aggiunto'),
  andare: { pres: 'vado vai va andiamo andate vanno', fut: 'andr', subj: 'vada vada vada andiamo andiate vadano' },
  appartenere: asTenere('appar'),
  appendere: past('appes', 'appeso'),
  aprire: { part: 'aperto' },
  assistere: { part: 'assistito' },
  avere: {
    pres: 'ho hai ha abbiamo avete hanno',
    past: 'ebb',
    fut: 'avr',
    subj: 'abbia abbia abbia abbiamo abbiate abbiano',
  },
  bere: {
    pres: 'bevo bevi beve beviamo bevete bevono',
    old: 'bev',
    past: 'bevv',
    fut: 'berr',
    subj: 'beva beva beva beviamo beviate bevano',
    part: 'bevuto',
  },
  cadere: { past: 'cadd', fut: 'cadr' },
  chiedere: past('chies', 'chiesto'),
  chiudere: past('chius', 'chiuso'),
  cogliere: { go: 'colg', past: 'cols', part: 'colto' },
  comporre: asPorre('com'),
  concludere: past('conclus', 'concluso'),
  condividere: past('condivis', 'condiviso'),
  conoscere: past('conobb', 'conosciuto'),
  convincere: past('convins', 'convinto'),
  coprire: { part: 'coperto' },
  correggere: past('corress', 'corretto'),
  correre: past('cors', 'corso'),
  crescere: past('crebb', 'cresciuto'),
  cuocere: { go: 'cuoci', past: 'coss', part: 'cotto' },
  dare: {
    pres: 'do dai dà diamo date danno',
    past: 'diedi desti diede demmo deste diedero',
    fut: 'dar',
    subj: 'dia dia dia diamo diate diano',
    subjPast: 'dessi dessi desse dessimo - dessero',
  },
  decidere: past('decis', 'deciso'),
  difendere: past('difes', 'difeso'),
  dipendere: past('dipes', 'dipeso'),
  dire: { go: 'dic', pres: 'dico dici dice diciamo dite dicono', old: 'dic', past: 'diss', fut: 'dir', part: 'detto' },
  dirigere: past('diress', 'diretto'),
  discutere: past('discuss', 'discusso'),
  dividere: past('divis', 'diviso'),
  dovere: {
    pres: 'devo devi deve dobbiamo dovete devono',
    fut: 'dovr',
    subj: 'debba debba debba dobbiamo dobbiate debbano',
  },
  eleggere: past('eless', 'eletto'),
  esistere: { part: 'esistito' },
  esprimere: past('espress', 'espresso'),
  essere: {
    pres: 'sono sei è siamo siete sono',
    impf: 'ero eri era eravamo eravate erano',
    past: 'fui fosti fu fummo foste furono',
    fut: 'sar',
    subj: 'sia sia sia siamo siate siano',
    subjPast: 'fossi fossi fosse fossimo - fossero',
    part: 'stato',
  },
  fare: {
    pres: 'faccio fai fa facciamo fate fanno',
    old: 'fac',
    impf: 'facevo facevi faceva facevamo facevate facevano',
    past: 'feci facesti fece facemmo faceste fecero',
    fut: 'far',
    subj: 'faccia faccia faccia facciamo facciate facciano',
    subjPast: 'facessi facessi facesse facessimo - facessero',
    ger: 'facendo',
    part: 'fatto',
  },
  giungere: past('giuns', 'giunto'),
  insistere: { part: 'insistito' },
  iscrivere: past('iscriss', 'iscritto'),
  leggere: past('less', 'letto'),
  mantenere: asTenere('man'),
  mettere: past('mis', 'messo'),
  morire: { go: 'muoi', pres: 'muoio muori muore moriamo morite muoiono', part: 'morto' },
  muovere: past('moss', 'mosso'),
  nascere: past('nacqu', 'nato'),
  nascondere: past('nascos', 'nascosto'),
  offendere: past('offes', 'offeso'),
  offrire: { part: 'offerto' },
  ottenere: asTenere('ot'),
  parere: { pres: 'paio pari pare paiamo parete paiono', past: 'parv', fut: 'parr', subj: 'paia paia paia - - paiano', part: 'parso' },
  perdere: past('pers', 'perso'),
  permettere: past('permis', 'permesso'),
  piacere: { go: 'piacci', pres: 'piaccio piaci piace piacciamo piacete piacciono', past: 'piacqu', part: 'piaciuto' },
  piangere: past('pians', 'pianto'),
  porre: asPorre(''),
  potere: { pres: 'posso puoi può possiamo potete possono', fut: 'potr', subj: 'possa possa possa possiamo possiate possano' },
  prendere: past('pres', 'preso'),
  produrre: asDurre('pro'),
  promettere: past('promis', 'promesso'),
  proporre: asPorre('pro'),
  proteggere: past('protess', 'protetto'),
  raccogliere: { go: 'raccolg', past: 'raccols', part: 'raccolto' },
  raggiungere: past('raggiuns', 'raggiunto'),
  rendere: past('res', 'reso'),
  resistere: { part: 'resistito' },
  richiedere: past('richies', 'richiesto'),
  ridere: past('ris', 'riso'),
  ridurre: asDurre('ri'),
  rimanere: { go: 'rimang', past: 'rimas', fut: 'rimarr', part: 'rimasto' },
  risolvere: past('risols', 'risolto'),
  rispondere: past('rispos', 'risposto'),
  riuscire: { go: 'riesc', pres: 'riesco riesci riesce riusciamo riuscite riescono' },
  rompere: past('rupp', 'rotto'),
  salire: { go: 'salg' },
  sapere: { pres: 'so sai sa sappiamo sapete sanno', past: 'sepp', fut: 'sapr', subj: 'sappia sappia sappia sappiamo sappiate sappiano' },
  scegliere: { go: 'scelg', past: 'scels', part: 'scelto' },
  scendere: past('sces', 'sceso'),
  scoprire: { part: 'scoperto' },
  scrivere: past('scriss', 'scritto'),
  sedere: { go: 'sied', pres: 'siedo siedi siede sediamo sedete siedono' },
  smettere: past('smis', 'smesso'),
  soffrire: { part: 'sofferto' },
  sorridere: past('sorris', 'sorriso'),
  spegnere: { go: 'speng', past: 'spens', part: 'spento' },
  spendere: past('spes', 'speso'),
  spingere: past('spins', 'spinto'),
  stare: {
    pres: 'sto stai sta stiamo state stanno',
    past: 'stetti stesti stette stemmo steste stettero',
    fut: 'star',
    subj: 'stia stia stia stiamo stiate stiano',
    subjPast: 'stessi stessi stesse stessimo - stessero',
  },
  succedere: past('success', 'successo'),
  supporre: asPorre('sup'),
  tacere: { go: 'tacci', pres: 'taccio taci tace tacciamo tacete tacciono', past: 'tacqu', part: 'taciuto' },
  tenere: asTenere(''),
  togliere: { go: 'tolg', past: 'tols', part: 'tolto' },
  tradurre: asDurre('tra'),
  trascorrere: past('trascors', 'trascorso'),
  uccidere: past('uccis', 'ucciso'),
  uscire: { go: 'esc', pres: 'esco esci esce usciamo uscite escono' },
  vedere: { past: 'vid', fut: 'vedr', part: 'visto' },
  venire: asVenire(''),
  vincere: past('vins', 'vinto'),
  vivere: { past: 'viss', fut: 'vivr', part: 'vissuto' },
  volere: {
    pres: 'voglio vuoi vuole vogliamo volete vogliono',
    past: 'voll',
    fut: 'vorr',
    subj: 'voglia voglia voglia vogliamo vogliate vogliano',
  },
}

/** "finisco". */
export const changing = {
  isc: words(`abolire aderire agire approfondire arricchire arrossire capire colpire condire costituire costruire definire digerire dimagrire diminuire distribuire esaurire fallire favorire ferire
    finire fiorire fornire garantire gestire guarire impedire impazzire indebolire influire ingrandire inserire intuire istituire obbedire percepire preferire proibire pulire punire reagire restituire riferire
    riunire sostituire sparire spedire stabilire stupire subire suggerire tradire trasferire ubbidire unire zittire`),
} as const

/** Those without a change. */
export const regular =
  words(`abbandonare abbracciare abitare abituare accettare accompagnare acquistare adorare affittare affrontare aiutare alzare amare ammirare annoiare arrabbiare arrestare arrivare ascoltare aspettare assaggiare attraversare
  aumentare avvertire avvisare baciare ballare bastare battere bisognare bloccare bussare buttare cambiare camminare cancellare cantare causare celebrare cenare cercare chiacchierare chiamare collegare collaborare combattere
  cominciare commentare comprare comunicare confrontare consegnare conservare considerare consigliare consumare contare contattare continuare controllare copiare credere criticare cucinare curare danzare desiderare dichiarare dimenticare dimostrare
  diventare divertire domandare dormire dubitare durare elencare entrare esagerare esaminare esplorare evitare festeggiare fermare firmare frequentare fumare funzionare giocare girare godere gridare guadagnare guardare guidare
  imparare importare incontrare indicare indossare informare ingrassare iniziare innamorare insegnare interessare invecchiare invitare lamentare lasciare laureare lavare lavorare litigare lottare mancare mandare mangiare migliorare mostrare
  nevicare noleggiare notare nuotare occupare odiare ordinare organizzare osservare pagare parcheggiare parlare partecipare partire passare passeggiare pensare perdonare pernottare pesare piovere portare pranzare praticare pregare
  preoccupare preparare prenotare presentare prestare provare raccontare ragionare regalare restare ricevere ricordare rifiutare rilassare ringraziare rinunciare riparare ripetere riposare risparmiare ritornare
  rubare salutare salvare saltare sbagliare scappare scherzare sciare seguire sembrare sentire servire sistemare sognare somigliare sopportare sperare spiegare sposare spostare stampare studiare suonare superare svegliare
  tagliare telefonare temere tentare terminare tirare toccare tornare trattare trovare truccare urlare usare utilizzare valutare vendere verificare vestire viaggiare visitare volare votare`)

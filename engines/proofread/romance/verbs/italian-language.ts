import { words } from '../../../languages/words.ts'
import { italian as romance } from '../italian.ts'
import { italianVerbs as verbs } from './italian.ts'
import { people } from './people.ts'
import type { VerbLanguage } from './verb-language.ts'

/** Verbs of Italian for the checks. */
export const italian: VerbLanguage = {
  romance,
  verbs,
  firstSubjects: { io: 0, tu: 1 },
  otherSubjects: { lui: 2, lei: 2, noi: 3, voi: 4, loro: 5 },
  several: words('tutti tutte molti molte alcuni alcune entrambi entrambe parecchi'),
  single: words('nessuno qualcuno ognuno ciascuno'),
  people: people.it,
  clitics: words("mi ti si ci vi ne lo la li le gli me te ce ve se l' m' t' s' c' v' n'"),
  objects: words("lo la li le l' ne"),
  between: words('anche sempre mai già ancora spesso solo'),
  openers: words('che perché quando se ma però e anche mentre dove come quindi allora oggi ora adesso ieri poi dopo'),
  notBefore: words(
    'a con da di fra in per su tra senza verso come contro sotto sopra secondo tranne eccetto o né anche neanche nemmeno più',
  ),
  comparing: words('più meno meglio peggio maggiore minore tanto così stesso stessa altro altra'),
  and: words('e ed o né con'),
  notVerbs: words(
    'indosso stato stata sei era fu nei sia noi poi sole dei presto tanto punto stesse stessi stessa stesso avanti canto conto danno passo parte rose costa sale mando state date fate dite volte porta porti parto',
  ),
  liking: words(
    'piacere dispiacere mancare servire bastare interessare sembrare parere importare succedere restare rimanere toccare costare occorrere capitare',
  ),
  times: words(
    'lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre primavera estate autunno inverno fine giorni volte momenti istanti tempi notti mattine sere anni mesi settimane ore minuto minuti secolo secoli natale pasqua occasione luogo posto modo maniera mattina pomeriggio mezzogiorno mezzanotte weekend',
  ),
  measures: words('marea infinità decina centinaio centinaia migliaio migliaia milione milioni percentuale lista fila'),
  of: 'di',
  be: 'essere',
  modals: words('potere volere dovere sapere preferire desiderare'),
  beforeInfinitive: words('per senza di a da'),
  auxiliaries: words('ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano avrei avresti avrebbe'),
  isHaving: true,
  moods: {
    any: ['benché|sebbene|affinché|purché', '^ * nonostante', 'prima|senza che', 'a meno che', 'a condizione|patto che', 'nel caso che|in'],
    present: [
      'voglio|vuoi|vuole|vogliamo|volete|vogliono|preferisco|preferisce|desidero|desidera|spero|speri|spera|speriamo|sperano|temo|dubito che',
      'bisogna|occorre|sembra|pare|peccato che',
      'è importante|necessario|possibile|impossibile|probabile|meglio|giusto|bene|fondamentale|essenziale|strano|normale che',
      'non credo|penso che',
      'ho|hai|ha|abbiamo paura|bisogno|voglia che',
      'può darsi che',
    ],
    past: [
      'volevo|volevi|voleva|volevamo|volevano|preferiva|desiderava|bisognava|sperava|speravo|vorrei|vorresti|vorrebbe|vorremmo|vorrebbero che',
    ],
    subjects: words('nessuno qualcuno tutto tutti tutte questo quello qualcosa niente ciascuno ognuno'),
  },
  homographs:
    words(`abito aiuto accordo affitto arrivo ascolto aspetto aumento ballo bacio bisogno cambio cammino canto causa cena cerca cerco conferma confronto consegna consiglio conto controllo copia
    corso costo credito cura cucina danza domanda dono dubbio entrata esame fame festa fine firma forma fumo gioco giro governo gusto guida incontro indirizzo inizio interesse invito
    lancio lascito lavoro legge lettera lotta luce mancanza mando marcia misura nota odio offerta ordine osso parte partito passo paura pausa pena pesca peso piano piacere pioggia porta posto potere
    pranzo prenotazione presa prestito prezzo prova pulito regalo resto ricerca ricordo riposo risposta ritardo ritorno rumore salto saluto scelta scopo scusa scuse segno segreto senso serie
    sforzo sogno sonno sosta sostegno spesa speranza spesso stampa stima storia strada studio suono tavola tempo termine testa tocco torto tratta trucco uso valore vendita vendetta vero verso viaggio vino visita
    vista vita vizio volo voglia volta voto vuoto sette alla fare cosa conviene tutte morire sali saluti porti voti tiri studi stampi spese spesi presi persi sani salvi guidi arrivi vivi viva vive sereno morti torni amo tosse lotte cure dovuto tratto tratti`),
  joined: {
    cominciare: words('a'),
    iniziare: words('a'),
    provare: words('a'),
    cercare: words('di'),
    smettere: words('di'),
    sperare: words('di'),
    decidere: words('di'),
    finire: words('di'),
    andare: words('a'),
  },
  reflexive: ['mi', 'ti', 'si', 'ci', 'vi', 'si'],
  relatives: words('che chi cui quando dove come se quanto ciò quello quel'),
  better: () => [],
}

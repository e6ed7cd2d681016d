import type { DevelopersMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('it')

/** The page for developers. What stands between backticks is code. */
export const developers: DevelopersMessages = {
  title: 'API per sviluppatori',
  description: 'Gli strumenti di Tinta nei propri programmi: chiavi, esempi in curl, JavaScript e Python, errori e limiti.',
  heading: 'Tinta nei propri programmi',
  lead: 'Gli strumenti di questo sito come API JSON, con gli stessi metodi e le stesse risposte. Un account con Platino riceve le chiavi.',
  leadOpen: 'Gli strumenti di questo sito come API JSON, con gli stessi metodi e le stesse risposte. Qui ogni account riceve le chiavi.',
  contents: 'In questa pagina',
  base: 'Indirizzo di base',
  reference: 'Tutti gli indirizzi e i campi, in inglese',
  document: 'Documento OpenAPI',
  example: {
    language: 'Linguaggio degli esempi',
    code: (name) => `Esempio: ${name}`,
    copy: 'Copia',
    copyOf: (name) => `Copia: ${name}`,
    copied: 'Copiato.',
    fields: 'Campi di richiesta e risposta',
  },
  keys: {
    title: 'Le chiavi',
    lead: 'Con una chiave un programma lavora al posto di chi la possiede, e ciò che usa conta nel suo piano.',
    loading: 'Le chiavi si stanno caricando.',
    signedOut: 'Le chiavi appartengono a un account. Per crearne una occorre accedere.',
    name: 'Nome della chiave',
    nameHelp: 'Serve solo a riconoscerla: per esempio, quale programma la usa.',
    make: 'Crea una chiave',
    ready: (name) => `La chiave “${name}” è pronta.`,
    warning: 'Va copiata ora: si vede solo questa volta. Ne conserviamo un’impronta, da cui nessuno può ricostruirla.',
    field: 'La nuova chiave',
    copy: 'Copia la chiave',
    copied: 'La chiave è copiata.',
    kept: 'L’ho conservata',
    list: 'Chiavi valide',
    held: (count, most) => `${number(count)} di ${number(most)}`,
    none: 'Non c’è ancora nessuna chiave.',
    made: (time) => `creata il ${day(time)}`,
    used: (moment) => `ultimo uso ${moment}`,
    unused: 'mai usata',
    revoke: 'Revoca',
    ask: (name) => `I programmi che usano “${name}” verranno respinti da subito. Non si può tornare indietro.`,
    yes: 'Revoca la chiave',
    no: 'Mantieni',
    revoked: 'La chiave è revocata.',
    asleep:
      'Il piano attuale non comprende chiavi, perciò queste ora non aprono nulla. Con Platino tornano a funzionare; si possono revocare sempre.',
  },
  access: {
    title: 'Autenticazione',
    header:
      'La chiave va inviata con ogni richiesta, nell’intestazione `Authorization: Bearer tinta_…`. Accanto a essa non si legge alcun cookie, e la richiesta può arrivare da qualsiasi server.',
    rights:
      'Una chiave lavora con i testi e con la biblioteca. Non raggiunge cronologia, account, piano né altre chiavi; ciò che un programma fa con essa non entra nella cronologia.',
    care: 'Le chiavi non vanno messe in pagine web o repository. Gli esempi la leggono dall’ambiente, come `TINTA_KEY`.',
    visitors: 'La maggior parte degli indirizzi risponde anche senza chiave, nei limiti di un visitatore.',
  },
  tools: {
    rephrase:
      'Riscrive un testo in uno di cinque modi e tre livelli. La risposta contiene il nuovo testo e ogni modifica con il suo motivo.',
    proofread:
      'Ortografia, grammatica, punteggiatura e stile. Ogni segnalazione ha un punto, un motivo e suggerimenti; i punti contano unità UTF-16 da 0.',
    detect: (words) =>
      `Un giudizio a fasce con i segnali che lo motivano. Sotto le ${number(words)} parole, e ovunque non si possa dire, la risposta è \`cannot-tell\`.`,
    check:
      'Un controllo è un lavoro: comincia con un testo, riceve un `id` e si interroga finché il suo `state` è `done`. Usa un controllo del mese.',
    cite: 'Elenco dei riferimenti e citazioni nel testo da CSL-JSON, in APA 7 o in uno stile di questo sito.',
    find: 'Fonti per una frase o un tema, dalla biblioteca e dagli indici che questo sito interroga, inviate come eventi man mano che rispondono.',
    thesaurus: 'I sinonimi di una parola in qualsiasi forma, nella stessa forma dove è nota, con registro e frequenza.',
    library: 'Aggiunge opere alla biblioteca e dice quali ci sono già.',
  },
  addOns: {
    title: 'Editor ed estensioni',
    lead: 'Le estensioni per i server di LanguageTool possono controllare anche con Tinta: nei programmi da ufficio, nei browser, nelle app per appunti e negli editor di codice. Dove l’estensione chiede un server, va inserito uno di questi indirizzi.',
    ends: 'Quale, dipende dal programma: alcuni aggiungono da sé `/v2` o `/check`. Se in `She go home.` non si trova nulla, va provato il successivo.',
    key: 'Senza chiave valgono i limiti di un visitatore. Per avere i propri limiti, il proprio dizionario e le proprie regole si indica l’indirizzo e-mail come nome utente e una chiave come chiave API.',
    care: 'Ciò che si controlla così non viene conservato e non compare in alcun registro.',
  },
  streams: {
    title: 'Flussi di eventi',
    steps:
      'La parafrasi annuncia i suoi passi se si chiede `text/event-stream`: un evento `step` all’inizio di ciascuno, poi un `result` o un `problem`.',
    jobs: 'Un controllo si segue su `/check/{id}/events`. Dopo un’interruzione, `Last-Event-ID` riprende da dove si era fermato.',
    cancel: 'Chiudere la connessione annulla l’esecuzione, e un’esecuzione annullata non costa nulla.',
  },
  errors: {
    title: 'Errori',
    form: 'A ciò che non riesce si risponde con problem details (RFC 9457): un `code` da un elenco chiuso, i dati del caso e parole nella lingua di `Accept-Language`.',
    code: 'I programmi dovrebbero basarsi sul `code`; le parole possono cambiare.',
    status: 'Stato',
    name: 'Codice',
    meaning: 'Significato',
    all: 'Tutti i codici',
  },
  limits: {
    title: 'Limiti',
    counted:
      'Le richieste si contano per proprietario della chiave, da qualunque indirizzo arrivino. Ogni risposta dice nelle intestazioni quanto resta del minuto.',
    wait: 'Dopo un 429 occorre attendere i secondi indicati da `Retry-After`.',
    plan: 'Caratteri e controlli sono quelli del piano, per il sito e i programmi insieme. `GET /usage` dice quanto resta.',
  },
}

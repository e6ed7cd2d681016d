import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait } = wordsFor('it')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'secondo', other: 'secondi' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Per questa modifica occorre accedere di nuovo.',
    detail: 'Protegge l’account quando un dispositivo è rimasto aperto.',
  },
  'key-unknown': {
    title: 'Questa chiave non apre nulla.',
    detail: 'È stata revocata o non è completa. Le chiavi si trovano nella pagina per sviluppatori.',
  },
  'key-not-taken': {
    title: 'Con una chiave questo non si può fare.',
    detail: 'Le chiavi lavorano con i testi e con la biblioteca. Per account, piani, cronologia e altre chiavi occorre accedere al sito.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Non si possono creare altre chiavi.',
    detail: `Il limite è ${number(limit)}. Ne revochi una che non serve più.`,
  }),
  'code-wrong': {
    title: 'Questo codice non va bene.',
    detail: 'I codici cambiano ogni 30 secondi e valgono una volta. Usare il più recente.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Troppi codici errati.',
    detail: `Tempo di attesa: ${wait(count)}. Poi usare il codice più recente o un codice di recupero.`,
  }),
  'sign-up-elsewhere': {
    title: 'Scegliere una password.',
    detail: 'L’account è stato creato in un altro browser. Varrà solo la password scelta con questo link.',
  },
  'email-not-verified': { title: 'Confermare prima l’indirizzo e-mail.', detail: 'Abbiamo inviato un nuovo link.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Alla password manca qualcosa.',
    detail: `Servono: ${list(missing.map((rule) => ({ min: `almeno ${number(min)} caratteri`, max: `al massimo ${number(max)} caratteri`, lowercase: 'una lettera minuscola', uppercase: 'una lettera maiuscola', numeric: 'una cifra', 'non-alphanumeric': 'un segno che non sia né lettera né cifra' })[rule]))}.`,
  }),
  'password-common': {
    title: 'Questa password viene indovinata per prima.',
    detail: 'È negli elenchi provati dagli aggressori. Sceglierne un’altra.',
  },
  'online-search-failed': {
    title: 'La ricerca online non ha risposto.',
    detail:
      'Nessuno dei servizi online era raggiungibile e le raccolte scelte non contengono documenti, quindi non è stato confrontato nulla. Riprovi più tardi o aggiunga dei documenti. Non è stata usata nessuna verifica.',
  },
  'subscription-exists': { title: 'Ha già un piano.', detail: 'Si cambia nell’account; nulla si paga due volte.' },
  'subscription-missing': { title: 'Non c’è un piano da modificare.', detail: 'Ricaricare la pagina per vedere l’account com’è.' },
  'signature-wrong': { title: 'La notifica non è firmata.', detail: 'Controllare la chiave di firma del webhook.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'L’archivio contiene troppi file.',
    detail: `Ne ha ${number(amount)}; il limite è ${number(limit)}. Suddividerlo, o aggiungere i file un po’ alla volta.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Una volta estratto, l’archivio sarebbe troppo grande.',
    detail: `Il limite per tutti i file insieme è ${size(limit)}. Suddividerlo in archivi più piccoli.`,
  }),
  'archive-in-archive': {
    title: 'Un archivio dentro un archivio non viene aperto.',
    detail: 'Estrarre quello interno e aggiungere i suoi file.',
  },
  'collection-not-found': {
    title: 'Questa raccolta non c’è.',
    detail: 'Forse è stata eliminata o appartiene a qualcun altro. Scelga un’altra raccolta.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'Qui non entrano altri documenti.',
    detail: `Il limite è ${number(limit)}. Elimini ciò che non serve più e riprovi. Non è stato aggiunto nulla.`,
  }),
  'library-item-not-found': {
    title: 'Questa fonte non è più nella sua biblioteca.',
    detail: 'Forse è stata eliminata in un’altra finestra. Per un quarto d’ora si può annullare; poi va aggiunta di nuovo.',
  },
  'library-folder-not-found': {
    title: 'Questa cartella non c’è più.',
    detail: 'Forse è stata eliminata in un’altra finestra. Le fonti che conteneva sono ancora nella biblioteca.',
  },
  'library-folder-taken': {
    title: 'C’è già una cartella con questo nome.',
    detail: 'Scelga un altro nome oppure sposti le fonti in quella cartella.',
  },
  'library-full': ({ limit }) => ({
    title: 'La sua biblioteca è piena.',
    detail: `Il limite è di ${number(limit)} fonti. Elimini ciò che non serve più e riprovi. Non è stato aggiunto nulla.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Non entrano altre cartelle.',
    detail: `Il limite è ${number(limit)}. Ne elimini una che non serve più.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Non c’è posto per altri file.',
    detail: `I file della biblioteca possono occupare in tutto ${size(limit)}. Ne elimini uno che non serve più. La fonte è rimasta com’era.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Non si possono creare altri link.',
    detail: `Il limite è ${number(limit)}. Ne chiuda uno che non serve più.`,
  }),
  'library-undo-gone': {
    title: 'Non si può più annullare.',
    detail: 'Una modifica si può annullare una volta sola, entro un quarto d’ora. La biblioteca è come la vede.',
  },
  'library-share-ended': {
    title: 'Questa biblioteca condivisa non c’è più.',
    detail: 'Il link è scaduto o è stato ritirato. Ne chieda uno nuovo a chi l’ha condivisa.',
  },
  'fetch-address-refused': {
    title: 'Questo indirizzo non si può leggere da qui.',
    detail: 'Deve cominciare con http:// o https:// e portare a una pagina pubblica, senza nome utente né password.',
  },
  'fetch-unreachable': {
    title: 'La pagina non è raggiungibile.',
    detail: 'Il sito non risponde o non ha questa pagina. Aprirla nel browser per controllare l’indirizzo.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'La pagina ha risposto troppo lentamente.',
    detail: `La lettura è stata interrotta dopo ${seconds(count)}. Riprovare più tardi, o salvare la pagina e aprire il file.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'La pagina è troppo grande.',
    detail: `Da un indirizzo si leggono al massimo ${size(limit)}. Salvare la parte che serve e aprire il file.`,
  }),
  'fetch-kind-refused': {
    title: 'A questo indirizzo non c’è testo da leggere.',
    detail: 'Non è una pagina web, né un PDF, né testo semplice. Cercarne uno sul sito.',
  },
  'fetch-not-allowed': {
    title: 'Questo sito non permette ai programmi di leggere la pagina.',
    detail: 'Aprirla nel browser e copiare o salvare ciò che serve.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Questo sito chiede pazienza.',
    detail: `In questo momento non accetta altre richieste. Riprovare più tardi; tempo di attesa: ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'Il file non contiene riferimenti in un formato che Tinta legge.',
    detail:
      'Tinta legge BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON ed EndNote XML. Esportare di nuovo i riferimenti in uno di questi formati, o incollarli come testo.',
  },
  'word-missing': {
    title: 'Qui non c’è una parola da cercare.',
    detail: 'Inserire una parola o un’espressione che sta in un dizionario; cifre, indirizzi e marcatori non lo sono.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'È più lungo di una parola.',
    detail: `Ha ${number(amount)} caratteri; il limite è ${number(limit)}. Cercare una sola delle parole.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Nessun dizionario ha queste parole insieme.',
    detail: words.length > 0 ? `Cercarne una da sola: ${list(words)}.` : 'Cercare le parole una alla volta.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Questo stile di citazione qui non c’è.',
    detail: `“${style}” non è tra gli stili di questo sito: ${list(known)}. Sceglierne uno.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Per questo stile i riferimenti sono troppi.',
    detail: `Sono ${number(amount)}; a parte APA, il limite è ${number(limit)} alla volta. Scegliere APA, o lavorare sull’elenco a parti.`,
  }),
  'browser-store-failed': {
    title: 'Questo browser non è riuscito a conservarlo.',
    detail:
      'La sua memoria è piena o disattivata. Ciò che era già conservato è ancora lì. Liberi spazio oppure acceda per tenere le fonti nel suo account.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'Il testo è troppo breve per la verifica.',
    detail: `Ha ${number(words)} parole; ne servono almeno ${number(needed)} per poter dire qualcosa sulla sua provenienza. Incolli un brano più lungo.`,
  }),
  'nothing-to-search': {
    title: 'Non c’è ancora nulla con cui confrontarlo.',
    detail:
      'Le raccolte scelte non contengono documenti. Ne aggiunga qualcuno, scelga altre raccolte o attivi la ricerca online, se disponibile. Non è stata usata nessuna verifica.',
  },
  'invalid-email': { title: 'Non sembra un indirizzo e-mail.', detail: 'Controllare che non ci sia un errore di battitura.' },
  'wrong-password': { title: 'Non è la Sua password.', detail: 'Inserire la password con cui accede ora.' },
  'invalid-credential': { title: 'E-mail e password non corrispondono.', detail: 'Riprovare, oppure ricevere un link per e-mail.' },
  'email-already-in-use': { title: 'Esiste già un account con questa e-mail.', detail: 'Vuole accedere?' },
  'user-not-found': { title: 'E-mail e password non corrispondono.', detail: 'Riprovare, oppure ricevere un link per e-mail.' },
  'multi-factor-auth-required': { title: 'Ancora un passo.', detail: 'Inserire il codice dell’app di autenticazione.' },
  'link-expired': { title: 'Questo link non funziona più.', detail: 'I link valgono una volta e per poco tempo. Richiederne uno nuovo.' },
  'method-off': { title: 'Questo modo di accedere non è configurato qui.', detail: 'Usarne un altro.' },
  'email-mismatch': { title: 'Non è l’e-mail di questo account.', detail: 'Inserirla esattamente come appare sopra.' },
  'billing-off': { title: 'Su questo sito non si può acquistare nulla.', detail: 'Chiedere al gestore.' },
  'popup-blocked': { title: 'Il browser ha bloccato la finestra.', detail: 'Aprirla in questa scheda.' },
  'popup-closed-by-user': { title: 'La finestra è stata chiusa.', detail: 'Non è cambiato nulla.' },
  'network-request-failed': { title: 'Nessuna connessione.', detail: 'Non è stato inviato nulla.' },
  'unauthorized-domain': { title: 'Questo indirizzo non è configurato per l’accesso.', detail: 'Informare il gestore del sito.' },
  'file-missing': { title: 'Non è arrivato nessun file.', detail: 'Scegliere di nuovo il file.' },
  'file-encrypted': {
    title: 'Il file è bloccato.',
    detail: 'È protetto da una password. Salvarne una copia senza password e aprire quella, o incollare il testo.',
  },
  'file-scanned': {
    title: 'Il PDF contiene immagini, non testo.',
    detail: 'Probabilmente è una scansione. Usare prima il riconoscimento del testo, o incollare il testo.',
  },
  'file-broken': {
    title: 'Impossibile leggere il file.',
    detail: 'Sembra danneggiato, o la sua estensione non corrisponde al contenuto. Salvarlo di nuovo e aprire la copia.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Il file è troppo grande.',
    detail: `Il limite è ${size(limit)}. Incollare la parte che serve.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Impossibile aprire questo tipo di file.',
    detail: `Tinta apre ${choice(kinds.map((kind) => `.${kind}`))}. Salvarlo in uno di questi formati, o incollare il testo.`,
  }),
  'file-empty': { title: 'Nel file non c’è testo.', detail: 'Aprire un altro file o incollare il testo. Il testo qui è invariato.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'La lettura del file ha richiesto troppo tempo.',
    detail: `È stata interrotta dopo ${seconds(count)}. Salvarlo in una forma più semplice, o incollare il testo.`,
  }),
}

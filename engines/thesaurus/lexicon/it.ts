import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
ricerca noun f
  systematic inquiry: studio, indagine, lavoro scientifico; academic investigazione = La «ricerca» ha coinvolto dodici scuole della provincia.
studio noun m
  scholarly work: ricerca, indagine, lavoro; academic contributo = Lo «studio» confronta tre terapie contro l’emicrania.
  act of learning: apprendimento, acquisizione = Lo «studio» di una lingua richiede tempo e costanza.
indagine noun f
  systematic inquiry: ricerca, studio, inchiesta, esame; academic investigazione = L’«indagine» si è svolta tra marzo e giugno.
  police inquiry: accertamento, inchiesta = Le «indagini» della procura durarono quasi due anni.
analisi noun f
  close examination: esame, studio, disamina; opposite sintesi = L’«analisi» dei testi rivela due fasi distinte.
  medical test: esame, accertamento = Le «analisi» del sangue furono ripetute dopo un mese.
esame noun m
  close examination: analisi, studio, disamina, valutazione = Un «esame» attento delle fonti smentisce questa lettura.
  test of knowledge: prova, verifica, test = Gli studenti sostennero l’«esame» alla fine del semestre.
metodo noun m
  way of working: procedimento, procedura, tecnica, sistema = Il «metodo» scelto funziona anche con campioni ridotti.
metodologia noun f
  system of methods: metodo, impianto metodologico, approccio; academic impostazione metodologica = Il secondo capitolo illustra la «metodologia» della ricerca.
procedura noun f
  fixed series of steps: procedimento, iter, prassi, metodo = La stessa «procedura» fu ripetuta per ogni paziente.
procedimento noun m
  way of doing something: metodo, procedura, tecnica, processo = Il nuovo «procedimento» consuma la metà dell’acqua.
  legal proceedings: processo, causa, giudizio = Il «procedimento» si concluse con l’assoluzione dell’imputato.
tecnica noun f
  practical method: metodo, procedimento, sistema = Questa «tecnica» permette di datare i reperti con precisione.
  skill in doing something: abilità, maestria, perizia = La «tecnica» del pittore si affinò negli anni romani.
risultato noun m
  what a study yields: esito, riscontro; academic evidenza = I «risultati» sono riportati nella tabella 2.
  what follows from an action: effetto, esito, frutto, conseguenza; opposite causa = La crisi fu il «risultato» di scelte sbagliate.
esito noun m
  how something ends: risultato, conclusione, epilogo, riuscita = L’«esito» dell’intervento fu positivo in nove casi su dieci.
dato noun m
  item of information: informazione, elemento = I «dati» furono raccolti con un questionario anonimo.
  established fact: fatto, certezza = È un «dato» ormai acquisito che il clima stia cambiando.
ipotesi noun f
  supposition to be tested: supposizione, congettura, assunto = Questa «ipotesi» va verificata su un campione più ampio.
  possible case: eventualità, caso, possibilità, evenienza = Nell’«ipotesi» di recesso, il venditore restituisce la somma.
tesi noun f
  claim to be defended: posizione, affermazione, asserzione, assunto; opposite antitesi = L’autore difende la «tesi» con esempi storici.
  final university paper: elaborato finale, dissertazione = La «tesi» tratta l’edilizia popolare nel dopoguerra.
campione noun m
  part examined: gruppo campione, gruppo esaminato = Il «campione» comprende duecento studenti di liceo.
  small quantity for testing: prelievo, saggio = I «campioni» di terreno furono essiccati in laboratorio.
effetto noun m
  what a cause produces: conseguenza, risultato, ripercussione, esito; opposite causa = L’«effetto» della riforma si vide soltanto dopo anni.
causa noun f
  what produces an effect: motivo, ragione, origine, fattore; opposite effetto, conseguenza = La «causa» principale del declino fu la peste.
  court case: processo, giudizio, procedimento, lite = La «causa» fu decisa in favore del lavoratore.
fattore noun m
  contributing element: elemento, componente, causa; academic determinante = L’età è uno dei «fattori» che influenzano la guarigione.
ruolo noun m
  part played: funzione, parte, peso = La stampa ebbe un «ruolo» decisivo nella campagna.
funzione noun f
  purpose served: ruolo, compito, scopo; dated ufficio = La «funzione» del prologo è presentare i personaggi.
  office held: carica, incarico, mansione = Il sindaco esercitò le sue «funzioni» per dieci anni.
aspetto noun m
  side of a matter: lato, profilo, faccia, elemento = Questo «aspetto» del problema è stato spesso trascurato.
  outward look: apparenza, forma; literary sembianza = L’«aspetto» della facciata cambiò dopo il restauro.
approccio noun m
  way of dealing with a subject: impostazione, metodo, prospettiva, taglio = L’«approccio» adottato unisce storia e sociologia.
impostazione noun f
  way a work is set up: struttura, approccio, taglio = L’«impostazione» del saggio è chiaramente comparativa.
teoria noun f
  system of ideas: dottrina, modello teorico, concezione; opposite pratica, prassi = La «teoria» spiega bene il moto dei pianeti.
concetto noun m
  abstract idea: nozione, idea, categoria; academic costrutto = Il «concetto» di cittadinanza è mutato nel tempo.
nozione noun f
  abstract idea: concetto, idea, categoria = La «nozione» di paesaggio varia da un autore all’altro.
  basic knowledge: conoscenza, rudimento, elemento = Il corso fornisce le prime «nozioni» di statistica.
idea noun f
  product of thought: concetto, pensiero, nozione, concezione = L’«idea» di progresso domina tutto il secolo.
  opinion: opinione, parere, convinzione, avviso = Sul punto gli studiosi hanno «idee» molto diverse.
modello noun m
  simplified representation: schema, rappresentazione; academic modellizzazione = Il «modello» prevede un aumento delle piogge invernali.
  example to follow: esempio, riferimento, prototipo; academic paradigma = La costituzione francese servì da «modello» a molte altre.
prova noun f
  what shows a fact: dimostrazione, conferma, riprova, riscontro; academic evidenza = Mancano «prove» sicure dell’autenticità della lettera.
  test: esperimento, test, collaudo, verifica = Le «prove» sul motore durarono sei settimane.
dimostrazione noun f
  proof by reasoning: prova, argomentazione, verifica; opposite confutazione = La «dimostrazione» del teorema occupa tre pagine.
argomentazione noun f
  chain of reasons: ragionamento, discorso, argomento = L’«argomentazione» dell’autore poggia su due premesse.
argomento noun m
  subject treated: tema, soggetto, oggetto, materia, questione = L’«argomento» della lezione era il diritto d’asilo.
  reason in support: ragione, motivo, argomentazione = Contro questa lettura esistono «argomenti» più solidi.
tema noun m
  subject treated: argomento, soggetto, oggetto, materia = Il «tema» dell’esilio attraversa tutta la sua opera.
questione noun f
  matter to be settled: problema, punto, tema, quesito; academic problematica = La «questione» della responsabilità resta aperta.
problema noun m
  difficulty to be solved: difficoltà, questione, nodo, ostacolo; opposite soluzione = Il «problema» più grave riguarda la sicurezza dei dati.
soluzione noun f
  answer to a problem: risposta, rimedio, risoluzione, via d’uscita; opposite problema = La «soluzione» proposta riduce i costi di un terzo.
domanda noun f
  request for an answer: quesito, interrogativo, questione; opposite risposta = La «domanda» di ricerca riguarda il consumo di zucchero.
  formal request: richiesta, istanza, petizione = La «domanda» di asilo fu respinta in primo grado.
quesito noun m
  question to be answered: domanda, interrogativo, questione, problema; opposite risposta = Il «quesito» centrale viene discusso nel terzo capitolo.
risposta noun f
  reply to a question: replica, riscontro; opposite domanda = Le «risposte» degli intervistati furono registrate e trascritte.
  way of reacting: reazione, accoglienza = La «risposta» del pubblico all’opera fu fredda.
significato noun m
  what is meant: senso, valore; academic accezione = Il «significato» del termine è cambiato dal Medioevo.
  importance: importanza, valore, portata, rilievo = Pochi colsero il «significato» storico di quell’accordo.
senso noun m
  what is meant: significato, valore; academic accezione = In questo «senso» la parola compare già in Dante.
  direction: verso, direzione = La rotazione avviene in «senso» orario.
importanza noun f
  great worth: rilievo, rilevanza, peso, valore, significato; opposite irrilevanza = L’«importanza» del sonno per la memoria è ben documentata.
rilevanza noun f
  bearing on the matter: importanza, rilievo, peso, interesse; academic pertinenza; opposite irrilevanza = La «rilevanza» clinica di questa differenza è dubbia.
rilievo noun m
  importance: importanza, rilevanza, peso, risalto = Il convegno ebbe un «rilievo» particolare per la disciplina.
  remark of criticism: osservazione, appunto, critica, obiezione = I «rilievi» dei revisori riguardano soprattutto il campione.
limite noun m
  weakness of a study: limitazione, debolezza, carenza; opposite pregio = Un «limite» dello studio è il numero ridotto di casi.
  line not to be passed: soglia, tetto, massimo = La concentrazione superava il «limite» fissato dalla legge.
limitazione noun f
  restriction: restrizione, vincolo, limite; opposite estensione, ampliamento = La legge prevede «limitazioni» all’uso dei dati sanitari.
conclusione noun f
  judgement reached: deduzione, risultato, inferenza; opposite premessa = Gli autori giungono alla «conclusione» opposta.
  last part: fine, chiusura, termine, epilogo; opposite inizio = Alla «conclusione» del processo seguirono dure polemiche.
premessa noun f
  basis of reasoning: presupposto, assunto, postulato; opposite conclusione = La «premessa» del ragionamento non è dimostrata.
  opening words of a text: introduzione, prefazione, preambolo; opposite conclusione = Nella «premessa» l’autore ringrazia gli archivisti.
presupposto noun m
  what is taken as given: premessa, condizione, assunto, fondamento = La fiducia è il «presupposto» di ogni scambio.
assunto noun m
  statement taken as true: presupposto, premessa, ipotesi, postulato = L’«assunto» che i mercati siano razionali è discusso.
scopo noun m
  what one wants to reach: fine, obiettivo, intento, finalità, proposito = Lo «scopo» della tesi è ricostruire questa vicenda.
obiettivo noun m
  what one wants to reach: scopo, fine, meta, traguardo, finalità = L’«obiettivo» è dimezzare le emissioni entro dieci anni.
fine noun m
  what one wants to reach: scopo, obiettivo, intento, finalità = Il «fine» della norma è tutelare i minori.
finalità noun f
  what something is for: scopo, fine, obiettivo, intento = Le «finalità» del trattamento devono essere indicate per iscritto.
intento noun m
  what one means to do: scopo, intenzione, proposito, fine, obiettivo = L’«intento» dell’autrice è correggere un vecchio pregiudizio.
motivo noun m
  reason for something: ragione, causa; academic motivazione = I «motivi» del rifiuto sono esposti nella sentenza.
  recurring element in art: tema; academic topos = Il «motivo» del viaggio ricorre in molti romanzi.
ragione noun f
  cause or argument: motivo, causa, argomento; academic motivazione = Le «ragioni» di questa scelta sono soprattutto economiche.
  faculty of thinking: intelletto, razionalità, raziocinio; opposite istinto, sentimento = Per gli illuministi la «ragione» guida l’uomo.
origine noun f
  where something comes from: provenienza, fonte, radice, genesi; academic matrice; opposite fine = L’«origine» del conflitto va cercata nelle tasse.
conseguenza noun f
  what follows from something: effetto, risultato, ripercussione, esito; opposite causa = La siccità ebbe gravi «conseguenze» sui raccolti.
influenza noun f
  power to affect: influsso, peso, effetto = L’«influenza» della pittura fiamminga è evidente.
influsso noun m
  power to affect: influenza, effetto, azione = L’«influsso» del latino sulla sintassi è innegabile.
impatto noun m
  strong effect: effetto, influenza, incidenza, ripercussione = L’«impatto» del turismo sull’ambiente è stato misurato.
  collision: urto, collisione, scontro = Al momento dell’«impatto» il veicolo era quasi fermo.
relazione noun f
  how things are connected: rapporto, legame, nesso, collegamento = La «relazione» tra reddito e salute è complessa.
  report: rapporto, resoconto, rendiconto = La «relazione» finale fu consegnata al ministero.
rapporto noun m
  how things are connected: relazione, legame, nesso, connessione = Il «rapporto» tra lingua e pensiero è controverso.
  report: relazione, resoconto, rendiconto = Il «rapporto» annuale contiene i dati sull’occupazione.
  ratio: proporzione, quoziente = Il «rapporto» tra docenti e studenti è peggiorato.
legame noun m
  connection: rapporto, relazione, nesso, collegamento = Lo studio conferma il «legame» tra fumo e infarto.
nesso noun m
  logical connection: legame, rapporto, relazione, collegamento = Il «nesso» tra i due eventi non è dimostrato.
correlazione noun f
  two things varying together: relazione, rapporto, legame, nesso = La «correlazione» tra le due variabili è debole.
confronto noun m
  examination of likeness and difference: comparazione, paragone, raffronto = Il «confronto» tra i due gruppi non mostra differenze.
  exchange of views: dibattito, discussione, dialogo = Il «confronto» tra le parti sociali si interruppe.
paragone noun m
  examination of likeness and difference: confronto, comparazione, raffronto = Il «paragone» con gli altri Paesi europei è istruttivo.
differenza noun f
  being unlike: divario, diversità, scarto; academic divergenza; opposite somiglianza, uguaglianza = La «differenza» tra i due valori è minima.
somiglianza noun f
  being alike: affinità, analogia; academic similarità; opposite differenza, diversità = La «somiglianza» tra i due dipinti fu notata presto.
analogia noun f
  likeness in some respects: somiglianza, affinità, parallelismo, corrispondenza; opposite differenza = L’«analogia» con il caso precedente è evidente.
variabile noun f
  quantity that may change: fattore, parametro, grandezza = Le due «variabili» furono misurate con cadenza settimanale.
valore noun m
  measured number: cifra, misura, dato, grandezza = I «valori» più alti si registrano in agosto.
  worth: pregio, merito, importanza, qualità = Il «valore» letterario del diario è stato riconosciuto.
misura noun f
  action taken: provvedimento, intervento, disposizione, iniziativa = Il governo adottò «misure» contro l’inflazione.
  size or amount measured: dimensione, grandezza, valore, misurazione = Le «misure» del cranio furono rilevate due volte.
misurazione noun f
  act of measuring: rilevazione, misura, rilevamento = La «misurazione» della pressione avvenne a riposo.
osservazione noun f
  act of watching: monitoraggio, sorveglianza = L’«osservazione» dei pazienti durò quarantotto ore.
  remark: commento, rilievo, considerazione, nota = Questa «osservazione» vale anche per i testi teatrali.
esperimento noun m
  scientific test: prova, test, sperimentazione, saggio = L’«esperimento» fu ripetuto a temperature diverse.
fenomeno noun m
  thing that happens: fatto, evento, manifestazione = Il «fenomeno» è più frequente nelle aree urbane.
fatto noun m
  thing that happened: avvenimento, evento, accaduto, episodio = I «fatti» furono ricostruiti grazie ai testimoni.
evento noun m
  thing that happens: avvenimento, fatto, accadimento, episodio = L’«evento» segnò l’inizio di una nuova epoca.
caso noun m
  single instance: circostanza, situazione, occasione = In tre «casi» la terapia fu sospesa.
  what is not planned: sorte, casualità = I partecipanti furono scelti affidandosi al «caso».
esempio noun m
  instance that illustrates: caso, caso concreto, esemplificazione, illustrazione = L’«esempio» chiarisce bene il funzionamento della regola.
cambiamento noun m
  becoming different: mutamento, trasformazione, modifica, variazione, evoluzione = Il «cambiamento» delle abitudini alimentari fu rapido.
mutamento noun m
  becoming different: cambiamento, trasformazione, variazione = Il «mutamento» sociale si riflette nella lingua.
trasformazione noun f
  deep change: mutamento, cambiamento, metamorfosi, evoluzione = La «trasformazione» del centro storico iniziò negli anni Sessanta.
modifica noun f
  alteration: cambiamento, variazione, ritocco, correzione; academic emendamento = Le «modifiche» al regolamento entrano in vigore a gennaio.
variazione noun f
  change in amount or form: cambiamento, oscillazione, scarto, mutamento = Si osservano forti «variazioni» da una stagione all’altra.
sviluppo noun m
  growth over time: crescita, evoluzione, progresso, espansione; opposite declino, regresso = Lo «sviluppo» dell’industria tessile attirò molti operai.
  creation of something new: elaborazione, messa a punto, realizzazione = Lo «sviluppo» del vaccino richiese undici mesi.
evoluzione noun f
  change little by little: sviluppo, trasformazione, mutamento, cambiamento = L’«evoluzione» della lingua segue quella dei costumi.
  course of an illness or a value: sviluppo, decorso, andamento, progressione = L’«evoluzione» della malattia fu seguita per due anni.
crescita noun f
  becoming larger: aumento, incremento, sviluppo, espansione; opposite calo, diminuzione = La «crescita» della popolazione rallentò dopo il 1970.
aumento noun m
  becoming more: incremento, crescita, rialzo, innalzamento; opposite diminuzione, calo, riduzione = L’«aumento» dei prezzi colpì le famiglie povere.
incremento noun m
  becoming more: aumento, crescita, accrescimento; opposite decremento, diminuzione = Si è registrato un «incremento» del dodici per cento.
diminuzione noun f
  becoming less: calo, riduzione, flessione; academic decremento; opposite aumento, incremento = La «diminuzione» delle nascite preoccupa i demografi.
calo noun m
  becoming less: diminuzione, flessione, riduzione, discesa; opposite aumento, crescita = Il «calo» delle iscrizioni interessa soprattutto il Sud.
riduzione noun f
  making or becoming less: diminuzione, calo, abbassamento, contrazione; opposite aumento, incremento = La «riduzione» dei costi ha favorito le esportazioni.
miglioramento noun m
  becoming better: progresso, avanzamento, perfezionamento; opposite peggioramento = Dopo la terapia si notò un netto «miglioramento».
peggioramento noun m
  becoming worse: deterioramento, aggravamento, degenerazione; opposite miglioramento = Il «peggioramento» dei sintomi impose un nuovo ricovero.
progresso noun m
  movement to a better state: avanzamento, sviluppo, miglioramento; opposite regresso = I «progressi» della chirurgia hanno salvato molte vite.
declino noun m
  slow loss of strength: decadenza, regresso; literary tramonto; opposite ascesa, sviluppo = Il «declino» della città cominciò con la chiusura del porto.
tendenza noun f
  general direction: orientamento, andamento; academic trend; opposite controtendenza = I dati più recenti confermano questa «tendenza».
  natural leaning: inclinazione, propensione, predisposizione = Gli adolescenti mostrano una «tendenza» al rischio.
andamento noun m
  course over time: corso, evoluzione; academic trend = Il grafico mostra l’«andamento» delle temperature medie.
processo noun m
  series of linked steps: percorso, cammino, iter = Il «processo» di unificazione fu lungo e contrastato.
  court trial: causa, procedimento, giudizio, dibattimento = Il «processo» si aprì davanti al tribunale di Roma.
  series of operations: procedimento, metodo, lavorazione = Il «processo» di produzione fu in parte automatizzato.
fase noun f
  stage of a process: stadio, tappa, periodo, momento = La prima «fase» del progetto durò quattro mesi.
periodo noun m
  length of time: epoca, fase, arco di tempo = In quel «periodo» il pittore viveva a Venezia.
epoca noun f
  stretch of history: età, era, periodo = In «epoca» romana la valle era densamente abitata.
durata noun f
  how long something lasts: lunghezza; academic estensione temporale = La «durata» del trattamento variava da caso a caso.
inizio noun m
  first part: principio, avvio, esordio, apertura; opposite fine, conclusione = All’«inizio» del secolo la fabbrica contava mille operai.
termine noun m
  word: parola, vocabolo, espressione = Il «termine» indica una forma particolare di contratto.
  time limit: scadenza, limite = Il ricorso va presentato entro il «termine» di sessanta giorni.
  end: fine, conclusione, chiusura; opposite inizio, principio = Al «termine» della visita il medico compilò una scheda.
definizione noun f
  statement of meaning: formulazione, determinazione, delimitazione = Manca ancora una «definizione» condivisa di povertà.
descrizione noun f
  account of what something is like: rappresentazione, illustrazione, ritratto, presentazione = La «descrizione» del paesaggio occupa l’intero capitolo.
spiegazione noun f
  making clear why: chiarimento, delucidazione, interpretazione = La «spiegazione» più semplice è spesso la migliore.
interpretazione noun f
  way of understanding: lettura, spiegazione; academic esegesi = L’«interpretazione» della norma divide la giurisprudenza.
  performance of a work: esecuzione, recitazione = La sua «interpretazione» della sonata fu molto lodata.
valutazione noun f
  judging of worth: giudizio, stima, esame, apprezzamento = La «valutazione» dei progetti spetta a tre esperti.
giudizio noun m
  opinion formed: valutazione, parere, opinione, avviso = Il «giudizio» della critica fu quasi unanime.
  court proceedings: processo, causa, procedimento = Il «giudizio» davanti alla Corte durò due anni.
opinione noun f
  what one thinks: parere, avviso, idea, convinzione, giudizio = Su questo punto le «opinioni» degli esperti divergono.
parere noun m
  what one thinks: opinione, avviso, giudizio, idea = A «parere» dell’autore la riforma fu inutile.
  expert advice: consulenza, perizia, consiglio = Il giudice chiese il «parere» di un ingegnere.
affermazione noun f
  what is stated: asserzione, dichiarazione, enunciato, tesi; opposite negazione, smentita = L’«affermazione» non è sorretta da alcuna prova.
  gaining of success: successo, diffusione = L’«affermazione» del volgare fu un processo lento.
dichiarazione noun f
  public statement: affermazione, asserzione, comunicato, annuncio = Le «dichiarazioni» del ministro suscitarono sorpresa.
critica noun f
  finding fault: obiezione, censura, biasimo, rilievo, appunto; opposite elogio, lode = La «critica» più frequente riguarda la scelta del campione.
  critics and their work: critici, studiosi, recensori = La «critica» ha spesso trascurato i racconti giovanili.
obiezione noun f
  argument against: critica, contestazione, rilievo = A questa «obiezione» l’autore risponde nel terzo capitolo.
dibattito noun m
  exchange of arguments: discussione, confronto, controversia; academic disputa = Il «dibattito» sull’eutanasia è ancora acceso.
discussione noun f
  exchange of arguments: dibattito, confronto, scambio di idee = La «discussione» in aula durò più di due ore.
controversia noun f
  long disagreement: disputa, polemica, contrasto, diatriba; opposite accordo = La «controversia» riguarda la datazione dell’affresco.
contrasto noun m
  strong difference: opposizione, contrapposizione, differenza, antitesi; opposite armonia = Il «contrasto» tra città e campagna domina il romanzo.
  disagreement: dissidio, conflitto, disaccordo, attrito; opposite accordo = I «contrasti» tra i due ministri divennero pubblici.
conflitto noun m
  clash of interests: contrasto, scontro, dissidio, opposizione; opposite accordo, armonia = Il «conflitto» tra le due norme va risolto dal giudice.
  war: guerra, scontro armato, ostilità; opposite pace = Il «conflitto» causò migliaia di profughi.
accordo noun m
  common will: intesa, patto, convenzione; opposite disaccordo, contrasto = Le parti raggiunsero un «accordo» sui salari minimi.
contributo noun m
  part given to a whole: apporto, partecipazione = Il «contributo» delle donne alla Resistenza fu notevole.
  scholarly text: saggio, articolo, studio, scritto = Il «contributo» analizza la sintassi delle lettere.
apporto noun m
  what is added: contributo, aiuto, partecipazione = L’«apporto» dei volontari fu decisivo per il progetto.
capacità noun f
  being able: abilità, competenza, facoltà; opposite incapacità = La «capacità» di lettura migliora con l’esercizio.
  volume held: capienza, portata, volume = La «capacità» del serbatoio è di ottanta litri.
competenza noun f
  knowledge and skill: capacità, abilità, perizia, preparazione; opposite incompetenza = Il corso rafforza le «competenze» digitali degli insegnanti.
conoscenza noun f
  what is known: sapere, nozione, cognizione; opposite ignoranza = Le «conoscenze» attuali non bastano a spiegare il fenomeno.
informazione noun f
  what one is told: notizia, dato, ragguaglio, indicazione = Le «informazioni» provengono dai registri parrocchiali.
fonte noun f
  where information comes from: documento, testimonianza, testo = Le «fonti» dell’epoca tacciono su questo episodio.
  place or thing that supplies: origine, sorgente = Il sole è una «fonte» di energia rinnovabile.
documento noun m
  written record: atto, carta, testimonianza = I «documenti» si conservano nell’archivio comunale.
testo noun m
  written words: scritto, opera, manoscritto = Il «testo» fu corretto più volte dall’autore.
articolo noun m
  short published text: contributo, saggio, scritto, pezzo; academic paper = L’«articolo» è uscito su una rivista di economia.
saggio noun m
  scholarly text: studio, scritto, contributo = Il «saggio» affronta il rapporto tra cinema e politica.
opera noun f
  thing made by an author: lavoro, scritto, testo, creazione, libro = L’«opera» fu pubblicata soltanto dopo la sua morte.
letteratura noun f
  publications on a subject: bibliografia, studi, pubblicazioni = La «letteratura» sul tema è ormai molto vasta.
bibliografia noun f
  list of works used: elenco delle fonti, riferimenti bibliografici, repertorio bibliografico = La «bibliografia» comprende più di duecento titoli.
capitolo noun m
  main part of a book: parte, sezione = Il secondo «capitolo» presenta i metodi di raccolta.
sezione noun f
  part of a text: parte, paragrafo = Nella «sezione» seguente si discutono i risultati.
  department: reparto, settore, divisione, comparto = La «sezione» egizia del museo riaprirà in primavera.
paragrafo noun m
  short part of a text: sezione, capoverso, parte = Il «paragrafo» si chiude con una citazione.
parte noun f
  piece of a whole: porzione, frazione, quota; opposite totalità = Una «parte» del materiale andò perduta nell’incendio.
brano noun m
  piece of a text: passo, passaggio, estratto, frammento = Il «brano» è tratto da una lettera del 1848.
passo noun m
  piece of a text: brano, passaggio, luogo, punto = In questo «passo» il filosofo parla della memoria.
  one move forward: tappa, mossa = La firma fu il primo «passo» verso la pace.
citazione noun f
  words quoted: passo citato, estratto, brano citato = La «citazione» è riportata senza indicare la pagina.
riassunto noun m
  short version: sintesi, compendio, sommario, sunto = Il «riassunto» non deve superare le duecento parole.
sintesi noun f
  short version: riassunto, compendio, riepilogo, sommario = Il capitolo si chiude con una «sintesi» dei risultati.
  union of parts: fusione, unione, combinazione; opposite analisi, scomposizione = La chiesa è una «sintesi» di stili diversi.
introduzione noun f
  opening part of a text: premessa, prefazione, preambolo; opposite conclusione = L’«introduzione» espone il problema e la struttura della tesi.
  bringing into use: adozione, inserimento, istituzione; opposite abolizione = L’«introduzione» dell’euro cambiò le abitudini di spesa.
panoramica noun f
  general view: quadro d’insieme, rassegna, sguardo d’insieme = Il primo capitolo offre una «panoramica» degli studi.
quadro noun m
  general situation: situazione, contesto, panorama, scenario = Il «quadro» normativo è cambiato con la riforma.
  painting: dipinto, tela, pittura = Il «quadro» fu venduto all’asta per pochi soldi.
contesto noun m
  surrounding situation: quadro, ambiente, situazione, scenario, cornice = L’opera va letta nel suo «contesto» storico.
ambito noun m
  area of activity: campo, settore, area, sfera, dominio = In «ambito» medico il metodo è ormai diffuso.
campo noun m
  area of activity: ambito, settore, area, sfera, dominio = Nel «campo» dell’ottica i progressi furono rapidi.
  cultivated land: terreno, podere, appezzamento = I «campi» vicini al fiume furono allagati.
settore noun m
  area of activity: campo, comparto, ramo = Il «settore» agricolo occupa ancora molti stranieri.
disciplina noun f
  branch of learning: materia, scienza, branca del sapere = La «disciplina» nacque alla fine dell’Ottocento.
  orderly conduct: ordine, rigore, obbedienza; opposite indisciplina = Nei collegi la «disciplina» era molto severa.
elemento noun m
  part of a whole: componente, parte, fattore, costituente = Il coro è un «elemento» essenziale della tragedia.
componente noun f
  part of a whole: elemento, parte, fattore = La «componente» emotiva pesa molto nella scelta.
caratteristica noun f
  typical quality: proprietà, qualità, tratto, peculiarità, particolarità = La «caratteristica» principale del materiale è la leggerezza.
proprietà noun f
  typical quality: caratteristica, qualità, peculiarità; academic attributo = Le «proprietà» chimiche della lega sono note.
  thing owned: bene, possesso, avere; academic dominio = La «proprietà» della terra passò ai contadini.
qualità noun f
  how good something is: livello, pregio, bontà = La «qualità» dei prodotti è controllata da un ente esterno.
  good trait: dote, pregio, virtù, merito; opposite difetto = La «qualità» maggiore del saggio è la chiarezza.
struttura noun f
  how parts are arranged: assetto, composizione, organizzazione, architettura, impianto = La «struttura» del poema è rigorosamente simmetrica.
forma noun f
  outward shape: figura, sagoma, aspetto, configurazione; opposite contenuto, sostanza = I cristalli hanno una «forma» allungata.
  kind: tipo, specie, genere, varietà = Questa «forma» di diabete colpisce soprattutto i giovani.
contenuto noun m
  what a text says: argomento, tenore, sostanza; opposite forma = Il «contenuto» della lettera rimase segreto.
tipo noun m
  kind: genere, specie, forma, categoria, varietà = Questo «tipo» di errore è frequente nei principianti.
genere noun m
  kind: tipo, specie, sorta, categoria = Un accordo di questo «genere» richiede l’unanimità.
categoria noun f
  class of things: classe, gruppo, tipo, genere = Gli errori sono stati divisi in quattro «categorie».
gruppo noun m
  set of people or things: insieme, schiera, cerchia, nucleo; opposite individuo, singolo = Un «gruppo» di giuristi firmò l’appello.
insieme noun m
  whole of several things: complesso, totalità, gruppo, somma = L’«insieme» delle norme forma un sistema coerente.
sistema noun m
  ordered whole: complesso, insieme, struttura, organizzazione = Il «sistema» scolastico fu riformato nel 1962.
ordine noun m
  arrangement: disposizione, successione, sequenza; opposite disordine = Le opere sono elencate in «ordine» cronologico.
  command: comando, ingiunzione, disposizione = L’«ordine» del prefetto fu eseguito subito.
classificazione noun f
  sorting into classes: categorizzazione, suddivisione, ordinamento, catalogazione; academic tassonomia = La «classificazione» delle lingue si basa sul lessico.
distinzione noun f
  seeing as different: differenziazione, separazione, divisione; opposite confusione = La «distinzione» tra fatto e opinione è essenziale.
criterio noun m
  standard for judging: principio, parametro, norma, regola, metro = I «criteri» di inclusione erano molto rigidi.
principio noun m
  basic rule: fondamento, criterio, regola, norma, cardine = Il «principio» di uguaglianza è sancito dalla Costituzione.
  first part: inizio, avvio, esordio; opposite fine = Al «principio» del romanzo il protagonista è un bambino.
regola noun f
  what one must follow: norma, precetto, prescrizione, principio; opposite eccezione = La «regola» non si applica ai nomi propri.
norma noun f
  legal rule: legge, disposizione, regola, prescrizione = La «norma» tutela i consumatori più deboli.
  usual state: normalità, media = Le temperature erano superiori alla «norma».
legge noun f
  binding rule: norma, disposizione, provvedimento, regola = La «legge» fu approvata con una larga maggioranza.
diritto noun m
  what one may claim: facoltà, prerogativa, potere; opposite dovere, obbligo = L’inquilino ha il «diritto» di recedere dal contratto.
obbligo noun m
  what one has to do: dovere, impegno, vincolo; opposite diritto, facoltà = Il medico ha l’«obbligo» di informare il paziente.
condizione noun f
  what must hold first: requisito, presupposto, premessa = L’accordo dipende da una «condizione» precisa.
  state of things: situazione, stato, circostanza = Le «condizioni» di lavoro erano durissime.
requisito noun m
  what is demanded: condizione, presupposto, qualità richiesta = Il candidato deve possedere tutti i «requisiti» previsti.
circostanza noun f
  condition around an event: situazione, condizione, contesto = Le «circostanze» della morte non furono mai chiarite.
situazione noun f
  state of things: condizione, stato, quadro = La «situazione» economica peggiorò dopo la guerra.
stato noun m
  way things are: condizione, situazione = Lo «stato» di conservazione del codice è buono.
  country: nazione, paese = Ogni «stato» membro applica la direttiva a modo suo.
esigenza noun f
  what is needed: bisogno, necessità, richiesta = Il servizio risponde alle «esigenze» degli anziani soli.
bisogno noun m
  what is needed: necessità, esigenza, fabbisogno; opposite abbondanza = Il «bisogno» di alloggi crebbe con l’immigrazione.
necessità noun f
  what must be: bisogno, esigenza; opposite inutilità = Lo studio mostra la «necessità» di controlli regolari.
possibilità noun f
  what may happen: eventualità, ipotesi, evenienza; opposite impossibilità = La «possibilità» di un errore non è esclusa.
  chance to do something: opportunità, occasione, facoltà; informal chance = Gli studenti ebbero la «possibilità» di rispondere per iscritto.
probabilità noun f
  how likely something is: possibilità, rischio, eventualità = La «probabilità» di ricaduta aumenta con l’età.
opportunità noun f
  favourable chance: occasione, possibilità, circostanza favorevole; informal chance = Il progetto offre nuove «opportunità» ai giovani.
rischio noun m
  possible harm: pericolo, minaccia, azzardo; opposite sicurezza = Il «rischio» di infezione è basso.
pericolo noun m
  possible harm: rischio, minaccia, insidia; opposite sicurezza = Il «pericolo» di frane aumenta con le piogge.
difficoltà noun f
  what is hard: problema, ostacolo, complicazione, impedimento; opposite facilità = La «difficoltà» maggiore fu trovare i partecipanti.
ostacolo noun m
  what stands in the way: impedimento, difficoltà, intralcio, barriera; opposite agevolazione = La lingua è un «ostacolo» all’integrazione.
vantaggio noun m
  what is favourable: beneficio, pregio, utilità, giovamento; opposite svantaggio = Il «vantaggio» del metodo è la sua rapidità.
svantaggio noun m
  what is unfavourable: inconveniente, difetto, limite, pecca; opposite vantaggio = Lo «svantaggio» maggiore è il costo elevato.
beneficio noun m
  good effect: vantaggio, giovamento, utilità, profitto; opposite danno = I pazienti non trassero alcun «beneficio» dalla cura.
danno noun m
  harm caused: pregiudizio, lesione, offesa, nocumento; opposite beneficio, vantaggio = Il «danno» alla reputazione è difficile da calcolare.
errore noun m
  what is wrong: sbaglio, inesattezza, svista; dated fallo = Gli «errori» di trascrizione furono corretti.
perdita noun f
  losing something: scomparsa, venir meno; opposite recupero = La «perdita» della memoria è il primo sintomo.
  money lost: passivo, disavanzo; opposite guadagno, profitto = L’azienda chiuse l’anno con una forte «perdita».
mancanza noun f
  being absent: assenza, carenza, difetto; opposite presenza, abbondanza = La «mancanza» di dati impedisce un confronto.
carenza noun f
  not having enough: scarsità, insufficienza, mancanza, deficit; opposite abbondanza, eccesso = La «carenza» di ferro provoca stanchezza.
presenza noun f
  being there: esistenza, sussistenza; opposite assenza = La «presenza» di piombo è stata accertata in tre pozzi.
assenza noun f
  not being there: mancanza, inesistenza, difetto; opposite presenza = In «assenza» di prove il processo fu archiviato.
quantità noun f
  how much there is: mole, volume, massa = La «quantità» di rifiuti è raddoppiata in vent’anni.
numero noun m
  how many there are: totale, quantità = Il «numero» dei decessi è diminuito.
percentuale noun f
  share in a hundred: quota, tasso, frazione = La «percentuale» di laureati resta bassa.
tasso noun m
  rate: percentuale, indice, quota, livello = Il «tasso» di disoccupazione ha superato il dieci per cento.
quota noun f
  share: parte, porzione, percentuale, frazione = Una «quota» crescente di energia viene dal vento.
livello noun m
  height on a scale: grado, stadio, gradino = Le due lingue hanno raggiunto «livelli» diversi di sviluppo.
grado noun m
  step on a scale: livello, misura, intensità = Il «grado» di soddisfazione fu misurato con cinque domande.
media noun f
  average value: valore medio, media aritmetica = La «media» dei punteggi è salita di due punti.
maggioranza noun f
  more than half: maggior parte, gran parte; opposite minoranza = La «maggioranza» degli intervistati vive in città.
entità noun f
  size of something: dimensione, grandezza, portata, misura = L’«entità» dei danni non è ancora nota.
portata noun f
  reach and importance: importanza, rilevanza, dimensione, ampiezza, entità = La «portata» della scoperta fu compresa tardi.
distribuzione noun f
  way things are spread: ripartizione, suddivisione, spartizione = La «distribuzione» dei redditi è molto diseguale.
diffusione noun f
  spreading: propagazione, circolazione, espansione, divulgazione = La «diffusione» della stampa cambiò la cultura europea.
uso noun m
  making use: impiego, utilizzo, utilizzazione; opposite disuso = L’«uso» di antibiotici va limitato ai casi gravi.
  custom: usanza, consuetudine, abitudine, costume = Gli «usi» locali furono descritti dai viaggiatori.
impiego noun m
  making use: uso, utilizzo, applicazione, utilizzazione = L’«impiego» del cemento armato permise nuove forme.
  job: lavoro, occupazione, posto; opposite disoccupazione = Molti giovani cercano ancora un «impiego» stabile.
utilizzo noun m
  making use: uso, impiego, utilizzazione = L’«utilizzo» del cellulare in classe è vietato.
applicazione noun f
  putting to use: impiego, uso, utilizzo, attuazione; opposite disapplicazione = L’«applicazione» del metodo ai testi antichi è recente.
strumento noun m
  what one works with: apparecchio, dispositivo, attrezzo = Gli «strumenti» furono tarati prima di ogni misura.
mezzo noun m
  what serves a purpose: strumento, modo, via, risorsa = La satira è un «mezzo» di critica sociale.
risorsa noun f
  what one can draw on: bene, ricchezza, riserva = Le «risorse» idriche della regione sono limitate.
strategia noun f
  plan of action: tattica, tecnica, linea d’azione, metodo = Gli studenti usano diverse «strategie» di lettura.
progetto noun m
  planned work: piano, programma, iniziativa = Il «progetto» prevede la formazione di venti insegnanti.
piano noun m
  planned work: programma, progetto, strategia = Il «piano» di vaccinazione fu avviato in autunno.
attività noun f
  what one does: lavoro, azione, opera; opposite inattività = L’«attività» dell’associazione cessò nel 1938.
azione noun f
  what is done: intervento, operato, opera; opposite inerzia = L’«azione» del governo fu giudicata tardiva.
intervento noun m
  stepping in: azione, misura, iniziativa, interessamento = L’«intervento» dello Stato salvò le banche.
  surgery: operazione, intervento chirurgico = L’«intervento» al ginocchio durò un’ora.
  speech given: discorso, relazione, contributo = Il suo «intervento» al convegno fu molto applaudito.
scelta noun f
  choosing: selezione, individuazione, cernita = La «scelta» del campione ha influito sui risultati.
  what one decides to do: decisione, risoluzione, opzione = La «scelta» di emigrare fu quasi sempre sofferta.
decisione noun f
  what is decided: deliberazione, risoluzione, scelta; academic determinazione = La «decisione» del tribunale fu impugnata.
comportamento noun m
  way of acting: condotta, modo di agire, agire = Il «comportamento» degli animali fu osservato per ore.
atteggiamento noun m
  attitude: disposizione, posizione, modo di porsi = L’«atteggiamento» verso gli stranieri è cambiato.
società noun f
  people living together: collettività, comunità; literary consorzio umano = Nella «società» industriale il tempo diventa merce.
  business: impresa, azienda, ditta, compagnia = La «società» fu quotata in borsa nel 1999.
comunità noun f
  group of people: collettività, popolazione, cittadinanza = La «comunità» del villaggio accolse i profughi.
popolazione noun f
  people of a place: abitanti, cittadinanza, residenti = La «popolazione» dell’isola è raddoppiata in trent’anni.
individuo noun m
  single person: persona, singolo, essere umano, soggetto; opposite gruppo, collettività = Ogni «individuo» reagisce in modo diverso allo stress.
soggetto noun m
  person studied: partecipante, individuo, persona = I «soggetti» furono divisi in due gruppi.
  subject treated: argomento, tema, materia = Il «soggetto» del quadro è tratto dalla Bibbia.
partecipante noun mf
  person who takes part: soggetto, aderente, membro = I «partecipanti» compilarono un breve questionario.
studioso noun m
  learned person: ricercatore, esperto, scienziato; literary erudito, dotto = Molti «studiosi» datano l’opera al Trecento.
ricercatore noun m
  person doing research: studioso, scienziato, indagatore = I «ricercatori» hanno seguito i pazienti per un anno.
esperto noun m
  person who knows a field well: specialista, perito, conoscitore, competente; opposite profano = Il questionario fu valutato da tre «esperti».
autore noun m
  person who wrote: scrittore, estensore, compilatore = L’«autore» del trattato è sconosciuto.
  person who did it: artefice, creatore, responsabile = L’«autore» del furto fu arrestato dopo una settimana.
lettore noun m
  person who reads: chi legge, fruitore, pubblico = Il «lettore» è invitato a colmare le lacune.
istituzione noun f
  established body: ente, istituto, organismo, organo = Le «istituzioni» locali finanziarono il restauro.
  founding: creazione, fondazione, costituzione; opposite abolizione, soppressione = L’«istituzione» del parco risale al 1922.
ente noun m
  public body: istituzione, organismo, istituto, organo = L’«ente» gestisce gli alloggi popolari della regione.
organizzazione noun f
  body of people: associazione, ente, organismo = L’«organizzazione» raccoglie medici di quaranta Paesi.
  way things are arranged: ordinamento, struttura, assetto, coordinamento; opposite disorganizzazione = L’«organizzazione» del lavoro cambiò con le macchine.
azienda noun f
  business: impresa, società, ditta, compagnia = L’«azienda» esporta metà della produzione.
governo noun m
  those who rule a country: esecutivo, consiglio dei ministri, gabinetto = Il «governo» respinse la proposta dei sindacati.
formazione noun f
  training: istruzione, preparazione, addestramento = La «formazione» degli infermieri dura tre anni.
  coming into being: nascita, costituzione, creazione; opposite scioglimento = La «formazione» dei ghiacciai richiede millenni.
insegnamento noun m
  act of teaching: istruzione, docenza; academic didattica = L’«insegnamento» della matematica è stato rinnovato.
apprendimento noun m
  act of learning: acquisizione, studio, assimilazione = L’«apprendimento» della lettura comincia a sei anni.
istruzione noun f
  schooling: insegnamento, formazione, scolarizzazione, educazione; opposite ignoranza = L’«istruzione» divenne obbligatoria nel 1877.
prospettiva noun f
  way of looking: punto di vista, ottica, angolazione, luce = In questa «prospettiva» la guerra appare inevitabile.
  future outlook: previsione, possibilità, aspettativa = Le «prospettive» di lavoro per i laureati sono buone.
fondamento noun m
  what something rests on: base, presupposto, fondamenta, principio = L’accusa era priva di ogni «fondamento».
base noun f
  what something rests on: fondamento, presupposto, cardine = La fiducia è la «base» di questo rapporto.
luogo noun m
  where something is: posto, località, sito, punto = Il «luogo» del ritrovamento non fu indicato.
spazio noun m
  room or area: area, superficie, ambiente, luogo = Lo «spazio» tra le due case era di pochi metri.
ambiente noun m
  surroundings: contesto, ambito, cerchia, mondo = L’«ambiente» familiare influisce sul linguaggio del bambino.
  natural world: natura, ecosistema, territorio = La tutela dell’«ambiente» è entrata nella Costituzione.
momento noun m
  point in time: istante, attimo, frangente = In quel «momento» nessuno prevedeva la crisi.
uguaglianza noun f
  being equal: parità, equivalenza, identità; opposite disuguaglianza = L’«uguaglianza» dei cittadini davanti alla legge è un principio.
disuguaglianza noun f
  being unequal: disparità, divario, squilibrio, sperequazione; opposite uguaglianza, parità = Le «disuguaglianze» di reddito sono cresciute.
equilibrio noun m
  balance: bilanciamento, stabilità, armonia; opposite squilibrio = L’«equilibrio» tra i poteri dello Stato è delicato.
libertà noun f
  being free: autonomia, indipendenza; opposite costrizione, prigionia = La «libertà» di insegnamento è garantita dalla legge.
potere noun m
  control over others: autorità, dominio, comando, potestà = Il «potere» del sovrano non aveva limiti.
coerenza noun f
  fitting together: congruenza, consequenzialità; academic coesione; opposite incoerenza, contraddizione = La «coerenza» interna della teoria è notevole.
contraddizione noun f
  what does not fit: incoerenza, incongruenza, contrasto; opposite coerenza = Il testo contiene più di una «contraddizione».
chiarezza noun f
  being clear: limpidezza, comprensibilità, nitidezza; literary perspicuità; opposite oscurità = La «chiarezza» dell’esposizione aiuta il lettore.
precisione noun f
  being exact: esattezza, accuratezza, rigore; opposite imprecisione = La «precisione» della bilancia è di un milligrammo.
comprensione noun f
  grasping the meaning: intendimento, interpretazione; literary intelligenza; opposite incomprensione = Le note facilitano la «comprensione» del testo.
sostenere verb
  put forward as one’s view: affermare, asserire; academic argomentare; opposite negare = L’autore «sostiene» che la riforma sia fallita.
  give help: appoggiare, aiutare, assistere, favorire; opposite ostacolare, avversare = Lo Stato «sostiene» le famiglie con un assegno mensile.
  hold up: reggere, sorreggere; opposite abbattere = Sei colonne di granito «sostengono» la volta.
affermare verb
  say as a fact: asserire, sostenere, dichiarare; opposite negare = Il testimone «afferma» di non conoscere l’imputato.
asserire verb
  say as a fact: affermare, sostenere, dichiarare; opposite negare = Lo storico «asserisce» che il documento è autentico.
dichiarare verb
  say openly: affermare, asserire, rendere noto = Due terzi degli intervistati «dichiarano» di leggere ogni giorno.
  pronounce officially: proclamare, riconoscere, giudicare = La Corte «dichiarò» illegittima la norma.
argomentare verb
  give reasons for: sostenere, dimostrare, far notare; academic addurre = La studiosa «argomenta» che le due lettere sono false.
mostrare verb
  make visible, make clear: evidenziare, illustrare, rivelare, far vedere; opposite nascondere = La figura 3 «mostra» l’andamento delle vendite.
dimostrare verb
  show to be true: provare, comprovare; academic attestare; opposite confutare, smentire = L’esperimento «ha dimostrato» l’efficacia del farmaco.
provare verb
  show to be true: dimostrare, comprovare, documentare; opposite smentire, confutare = La lettera «prova» che i due poeti si conoscevano.
  put to the test: sperimentare, collaudare, testare = Il nuovo freno «fu provato» su strada bagnata.
  have a feeling: sentire, avvertire; academic esperire = Molti pazienti «provano» ansia prima dell’intervento.
indicare verb
  point to: segnalare, suggerire, far pensare a, lasciar intendere = I primi dati «indicano» una ripresa dei consumi.
  name or state: precisare, specificare, riportare, menzionare = Gli autori non «indicano» il numero dei casi esclusi.
suggerire verb
  make one think of: indicare, far pensare a, lasciar intendere = I risultati «suggeriscono» un legame con la dieta.
  offer as advice: consigliare, proporre, raccomandare; opposite sconsigliare = La guida «suggerisce» di ripetere il test.
rivelare verb
  bring to light: svelare, mostrare, far emergere, portare alla luce; opposite nascondere, celare = L’esame «ha rivelato» due strati di colore.
evidenziare verb
  make stand out: mettere in luce, mettere in rilievo, mostrare, far emergere; opposite trascurare = Lo studio «evidenzia» forti divari tra le regioni.
sottolineare verb
  stress: rimarcare, ribadire, mettere in rilievo, accentuare; opposite sminuire, minimizzare = L’autrice «sottolinea» l’importanza del contesto.
rilevare verb
  find by observing: riscontrare, osservare, notare, constatare = Non «sono state rilevate» differenze tra i sessi.
  measure and record: misurare, registrare, raccogliere = Le stazioni «rilevano» la temperatura ogni ora.
notare verb
  become aware of: osservare, rilevare, constatare, accorgersi di; opposite ignorare = Già i contemporanei «notarono» questa incongruenza.
osservare verb
  watch closely: esaminare, guardare, seguire, studiare = I ricercatori «hanno osservato» le cellule al microscopio.
  become aware of: notare, rilevare, constatare, riscontrare = Si «osserva» un calo più marcato nelle zone rurali.
  keep to: rispettare, seguire, attenersi a; opposite violare, trasgredire = Le parti devono «osservare» i termini del contratto.
constatare verb
  find as a fact: rilevare, accertare, osservare, riscontrare = La commissione «constatò» gravi irregolarità nei conti.
riscontrare verb
  find on checking: rilevare, trovare, osservare, constatare = Lo stesso errore «è stato riscontrato» in altri codici.
trovare verb
  find out: rilevare, riscontrare, scoprire, individuare = Gli autori non «trovano» alcuna relazione significativa.
  get by looking: rintracciare, reperire, rinvenire, scovare; opposite perdere, smarrire = Le lettere «furono trovate» in un convento.
scoprire verb
  find something new: trovare, individuare, rinvenire, portare alla luce; opposite nascondere = Gli archeologi «scoprirono» una seconda necropoli.
individuare verb
  find and name: identificare, riconoscere, determinare = L’analisi «individua» tre cause della crisi.
identificare verb
  find and name: individuare, riconoscere, determinare = Il virus «fu identificato» per la prima volta nel 1983.
riconoscere verb
  accept as true: ammettere, concedere, accettare; opposite negare, disconoscere = L’autore «riconosce» i limiti del proprio campione.
  know again: identificare, individuare, ravvisare = I pazienti non «riconoscevano» più i familiari.
esaminare verb
  look at closely: analizzare, studiare, vagliare, valutare, prendere in esame = Il capitolo «esamina» le sentenze più recenti.
analizzare verb
  examine in detail: esaminare, studiare, scomporre, prendere in esame; opposite sintetizzare = I dati «furono analizzati» con un modello lineare.
studiare verb
  do research on: analizzare, esaminare, indagare, prendere in esame = Molti linguisti «hanno studiato» questo dialetto.
  learn from books: imparare, apprendere, prepararsi su = Gli allievi «studiano» il latino per cinque anni.
indagare verb
  look into: studiare, esaminare, analizzare, esplorare, approfondire = La tesi «indaga» il rapporto tra sonno e memoria.
esplorare verb
  look into something new: indagare, esaminare, sondare, studiare = Il progetto «esplora» nuove forme di didattica.
approfondire verb
  study more fully: sviscerare, esaminare a fondo, studiare a fondo, scandagliare; opposite sfiorare = Resta da «approfondire» il ruolo delle donne.
considerare verb
  take into account: tenere conto di, prendere in considerazione, contemplare; opposite trascurare, ignorare = Il modello non «considera» gli effetti del vento.
  hold to be: ritenere, giudicare, reputare, stimare = Gli esperti «considerano» il metodo affidabile.
ritenere verb
  hold as one’s view: credere, pensare, reputare, giudicare, considerare = Molti medici «ritengono» inutile questo esame.
credere verb
  hold as one’s view: ritenere, pensare, reputare; opposite dubitare = Si «credeva» che la malattia fosse ereditaria.
pensare verb
  hold as one’s view: credere, ritenere, reputare, giudicare = Quasi tutti gli allievi «pensano» che la prova sia difficile.
  use the mind: riflettere, ragionare, meditare = Il gioco insegna ai bambini a «pensare» in modo logico.
supporre verb
  take as likely: ipotizzare, presumere, immaginare, congetturare = Si «suppone» che il manoscritto provenga da Bobbio.
ipotizzare verb
  put forward as possible: supporre, congetturare, presumere, avanzare l’ipotesi = Gli autori «ipotizzano» un’origine virale della malattia.
presumere verb
  take as likely: supporre, ritenere, dare per certo = La legge «presume» la buona fede del possessore.
proporre verb
  put forward: avanzare, presentare, suggerire, formulare; opposite ritirare = Il gruppo «propone» una nuova classificazione dei suoli.
descrivere verb
  say what something is like: illustrare, rappresentare, ritrarre, delineare = Il secondo paragrafo «descrive» il disegno sperimentale.
illustrare verb
  make clear by showing: spiegare, chiarire, presentare, esporre = La tabella «illustra» la composizione del campione.
esporre verb
  set out in words: presentare, illustrare, spiegare, riferire = L’introduzione «espone» gli obiettivi del lavoro.
  leave open to: sottoporre, assoggettare; opposite proteggere, riparare = Le piante «furono esposte» a luce continua.
presentare verb
  set before readers: esporre, illustrare, descrivere, proporre = Il capitolo «presenta» i risultati dell’indagine.
  have as a feature: mostrare, avere = Il paziente «presentava» febbre alta e tosse.
spiegare verb
  make clear why or how: chiarire, illustrare, delucidare, motivare = Questa teoria «spiega» le oscillazioni del mercato.
chiarire verb
  make clear: spiegare, delucidare, precisare, far luce su; opposite confondere, oscurare = Il docente «chiarì» il significato della formula.
precisare verb
  state exactly: specificare, chiarire, puntualizzare, determinare = Il regolamento «precisa» i doveri del tutore.
specificare verb
  state exactly: precisare, indicare, dettagliare, puntualizzare = Gli autori non «specificano» la dose somministrata.
definire verb
  state the meaning: determinare, precisare, delimitare, circoscrivere = Il primo articolo «definisce» i termini del contratto.
  call: chiamare, denominare, qualificare come = Il critico «definì» il romanzo un capolavoro.
determinare verb
  be the cause of: causare, provocare, produrre, comportare = La siccità «determinò» un forte aumento dei prezzi.
  find out exactly: stabilire, calcolare, accertare, fissare = La massa «fu determinata» con una bilancia di precisione.
stabilire verb
  decide, lay down: fissare, determinare, prescrivere, disporre, decidere = La legge «stabilisce» un salario minimo.
  find out: accertare, determinare, appurare = Non è stato possibile «stabilire» la data della morte.
accertare verb
  find out for sure: appurare, verificare, constatare, stabilire = La polizia «accertò» l’identità delle vittime.
verificare verb
  check whether true: controllare, accertare, appurare, vedere = Resta da «verificare» se il dato sia attendibile.
controllare verb
  check: verificare, rivedere, ricontrollare = Due revisori «controllarono» ogni trascrizione.
  have power over: dominare, governare, tenere sotto controllo = Poche famiglie «controllavano» il commercio della seta.
confermare verb
  show to be right: convalidare, avvalorare, corroborare; opposite smentire, confutare = I nuovi dati «confermano» l’ipotesi iniziale.
avvalorare verb
  make more credible: corroborare, suffragare, rafforzare; opposite smentire, indebolire = La testimonianza «avvalora» la tesi della difesa.
confutare verb
  show to be wrong: smentire, contraddire, demolire; academic falsificare; opposite dimostrare, confermare = L’articolo «confuta» la teoria punto per punto.
smentire verb
  show to be untrue: contraddire, confutare, sconfessare; opposite confermare = Le misure «smentirono» le previsioni del modello.
contestare verb
  refuse to accept: mettere in discussione, impugnare, non accettare; opposite accettare, riconoscere = Alcuni storici «contestano» questa datazione.
criticare verb
  find fault with: biasimare, disapprovare, censurare; academic stigmatizzare; opposite lodare, elogiare = L’opposizione «criticò» duramente la riforma.
negare verb
  say that something is untrue: smentire, escludere, disconoscere; opposite affermare, ammettere = L’imputato «nega» ogni responsabilità per l’incidente.
  refuse to give: rifiutare, ricusare; opposite concedere = Il comune «negò» il permesso di costruire.
ammettere verb
  accept as true: riconoscere, confessare; opposite negare = L’azienda «ammise» di avere usato dati falsi.
  let in: accogliere, accettare, ricevere; opposite escludere, respingere = Lo studio «ammetteva» solo pazienti adulti.
accettare verb
  say yes to: accogliere, approvare, acconsentire a; opposite rifiutare, respingere = Il comitato «accettò» la proposta all’unanimità.
respingere verb
  say no to: rifiutare, rigettare, bocciare; opposite accogliere, accettare = Il tribunale «respinse» il ricorso.
rifiutare verb
  say no to: respingere, rigettare, declinare; opposite accettare, accogliere = L’editore «rifiutò» il manoscritto due volte.
discutere verb
  consider from all sides: dibattere, trattare, esaminare, affrontare = L’ultimo capitolo «discute» i limiti della ricerca.
affrontare verb
  deal with: trattare, discutere, occuparsi di; opposite evitare, eludere = Il saggio «affronta» il tema della memoria.
trattare verb
  have as subject: affrontare, discutere, esaminare, svolgere = Il secondo volume «tratta» la storia del commercio.
  give care to: curare, sottoporre a terapia = I pazienti «furono trattati» con dosi basse.
riferire verb
  tell what one knows: riportare, raccontare, comunicare, esporre; opposite tacere = Il cronista «riferisce» tre versioni del fatto.
riferirsi verb
  have to do with, point to: richiamarsi, rimandare, fare riferimento = Il termine «si riferisce» a un’usanza medievale.
riportare verb
  give in a text: citare, indicare, riferire, trascrivere = La tabella «riporta» i valori medi.
citare verb
  name or quote: menzionare, riportare, ricordare, nominare = L’autore «cita» due volte la stessa sentenza.
menzionare verb
  name in passing: citare, nominare, ricordare, accennare a; opposite omettere, tacere = Le cronache non «menzionano» la battaglia.
ricordare verb
  call to mind: rammentare, rievocare, richiamare; opposite dimenticare, scordare = I testimoni «ricordavano» bene il volto dell’uomo.
concludere verb
  reach a judgement: dedurre, desumere, inferire = Gli autori «concludono» che la terapia è inutile.
  bring to an end: terminare, finire, ultimare, portare a termine; opposite iniziare, cominciare = Il poeta «concluse» l’opera poco prima di morire.
dedurre verb
  reach by reasoning: desumere, ricavare, inferire, concludere, arguire = Dalle iscrizioni si «deduce» l’età del tempio.
desumere verb
  reach by reasoning: dedurre, ricavare, inferire, trarre = Le date «si desumono» dai registri della parrocchia.
ricavare verb
  get from something: trarre, ottenere, desumere, estrarre = I dati «sono stati ricavati» da fonti ufficiali.
interpretare verb
  understand in a certain way: leggere, intendere, spiegare; opposite fraintendere = La critica «interpreta» il finale in modi opposti.
  perform: recitare, impersonare, eseguire = Un giovane attore «interpretava» il re.
capire verb
  grasp the meaning: comprendere, intendere, afferrare; opposite fraintendere = Gli allievi non «capirono» la terza domanda.
comprendere verb
  grasp the meaning: capire, intendere, afferrare, cogliere; opposite fraintendere = Solo pochi «compresero» la gravità della crisi.
  have as part: includere, contenere, abbracciare, annoverare; opposite escludere = Il campione «comprende» ottanta donne.
confrontare verb
  look for likeness and difference: paragonare, comparare, raffrontare, mettere a confronto = La tesi «confronta» due traduzioni dell’Odissea.
paragonare verb
  look for likeness and difference: confrontare, comparare, raffrontare = Il critico «paragona» le due versioni del sonetto.
distinguere verb
  see or treat as different: differenziare, separare, discernere; opposite confondere = Occorre «distinguere» due tipi di memoria.
differenziare verb
  make or treat as different: distinguere, diversificare, separare; opposite uniformare, assimilare = Questo tratto «differenzia» le due specie.
classificare verb
  put into classes: ordinare, suddividere, catalogare, raggruppare, categorizzare = I tumori «furono classificati» secondo lo stadio.
dividere verb
  split into parts: suddividere, ripartire, separare, scomporre; opposite unire, riunire = Il fiume «divide» la città in due quartieri.
suddividere verb
  split into smaller parts: dividere, ripartire, articolare, frazionare; opposite unire = Il territorio «è suddiviso» in nove distretti.
misurare verb
  find the size of: rilevare, determinare, controllare = La pressione «fu misurata» tre volte al giorno.
calcolare verb
  work out a number: computare, determinare, quantificare, conteggiare = La spesa media «è stata calcolata» su base annua.
stimare verb
  judge roughly: valutare, calcolare = Si «stima» un danno di due milioni di euro.
  think highly of: apprezzare, rispettare, tenere in considerazione; opposite disprezzare = I colleghi «stimavano» molto il giovane chimico.
valutare verb
  judge the worth of: giudicare, esaminare, stimare, ponderare = Una giuria esterna «valuterà» gli elaborati.
giudicare verb
  form an opinion: valutare, ritenere, reputare, considerare, stimare = La critica «giudicò» il romanzo troppo lungo.
raccogliere verb
  bring together: riunire, mettere insieme, ottenere = I ricercatori «hanno raccolto» trecento risposte.
selezionare verb
  choose from many: scegliere, prescegliere, individuare; opposite scartare = I partecipanti «furono selezionati» per età.
scegliere verb
  take one of several: selezionare, optare per, preferire, prediligere; opposite scartare, escludere = Per l’analisi «abbiamo scelto» dieci romanzi.
escludere verb
  leave out: scartare, eliminare, estromettere, lasciare fuori; opposite includere, comprendere = Dallo studio «furono esclusi» i minorenni.
includere verb
  have or take as part: comprendere, inserire, annoverare, inglobare; opposite escludere = La rassegna «include» soltanto studi recenti.
contenere verb
  have inside: racchiudere, comprendere, includere, raccogliere = Il volume «contiene» otto saggi inediti.
  keep within limits: limitare, frenare, moderare, tenere a freno = Il governo cercò di «contenere» la spesa.
costituire verb
  be, make up: rappresentare, formare, essere = Gli anziani «costituiscono» un quarto dei residenti.
  found: fondare, istituire, creare; opposite sciogliere = I soci «costituirono» una cooperativa agricola.
rappresentare verb
  be: costituire, essere, equivalere a = Il turismo «rappresenta» la prima voce dell’economia locale.
  show in an image or text: raffigurare, ritrarre, descrivere = L’affresco «rappresenta» la caduta di Troia.
  act for someone: fare le veci di, agire per conto di, sostituire = L’avvocato «rappresentava» gli eredi in giudizio.
comporre verb
  make up: formare, costituire = Cinque membri «compongono» la commissione.
  write: scrivere, creare, stendere, redigere = Il musicista «compose» la sonata a diciott’anni.
formare verb
  make up: costituire, comporre = Le due valli «formano» un’unica regione agricola.
  train: istruire, preparare, educare, addestrare = La scuola «forma» tecnici del suono.
creare verb
  bring into being: generare, produrre, dare vita a; opposite distruggere, sopprimere = Il piano «creò» quattromila posti di lavoro.
produrre verb
  make goods: fabbricare, realizzare, fare, costruire; opposite consumare = Lo stabilimento «produce» componenti elettronici.
  be the cause of: causare, generare, provocare, determinare = La miscela «produce» un gas tossico.
causare verb
  be the cause of: provocare, determinare, produrre, generare; opposite impedire = Il fumo «causa» gravi malattie respiratorie.
provocare verb
  be the cause of: causare, determinare, suscitare, scatenare, generare; opposite impedire = La frana «provocò» l’interruzione della linea.
comportare verb
  bring with it: implicare, determinare, richiedere; opposite escludere = La nuova procedura «comporta» costi più alti.
implicare verb
  have as a logical result: comportare, presupporre, sottintendere; opposite escludere = Questa lettura «implica» una datazione più tarda.
  involve in: coinvolgere, compromettere = Tre funzionari «furono implicati» nello scandalo.
derivare verb
  come from: provenire, discendere, nascere, scaturire, originarsi = Il nome «deriva» da un verbo greco.
dipendere verb
  be decided by: essere condizionato, essere legato, essere subordinato; opposite prescindere = Il prezzo «dipende» dalla qualità del tessuto.
risultare verb
  turn out to be: rivelarsi, dimostrarsi, apparire = La seconda prova «è risultata» più difficile.
  follow from: derivare, emergere, conseguire = Dai verbali «risulta» che l’uomo era assente.
emergere verb
  come to light: risultare, apparire, affiorare, venire alla luce; opposite scomparire = Dalle interviste «emerge» un forte disagio.
apparire verb
  seem: sembrare, parere, risultare = La spiegazione «appare» poco convincente.
  become visible: comparire, mostrarsi, presentarsi, spuntare; opposite scomparire, sparire = Le prime lesioni «apparvero» dopo dieci giorni.
sembrare verb
  seem: apparire, parere, dare l’impressione = A molti studiosi l’ipotesi «sembra» plausibile.
parere verb
  seem: sembrare, apparire, dare l’impressione = Il giudizio «pare» eccessivamente severo.
esistere verb
  be real: esserci, sussistere, darsi; opposite mancare = Non «esiste» una cura definitiva per questa malattia.
mancare verb
  be absent: non esserci, essere assente, difettare; opposite esistere, abbondare = «Mancano» ancora studi su campioni ampi.
influenzare verb
  have an effect on: condizionare, incidere su, influire su, agire su = Il clima «influenza» la resa dei campi.
influire verb
  have an effect: incidere, agire, pesare, ripercuotersi = La luce «influisce» sulla crescita delle piante.
incidere verb
  have an effect: influire, pesare, agire, ripercuotersi = Il reddito «incide» sulla scelta della scuola.
condizionare verb
  have a limiting effect on: influenzare, determinare, vincolare, influire su = La censura «condizionò» il lavoro dei giornalisti.
colpire verb
  harm: interessare, affliggere, danneggiare, toccare; opposite risparmiare = L’epidemia «colpì» soprattutto i quartieri poveri.
  make an impression on: impressionare, sorprendere, stupire = Il dato «colpisce» per la sua ampiezza.
favorire verb
  make easier or likelier: promuovere, agevolare, incoraggiare, facilitare; opposite ostacolare, impedire = Il gioco «favorisce» lo sviluppo del linguaggio.
promuovere verb
  help to grow: favorire, incoraggiare, sostenere, incentivare; opposite ostacolare, frenare = La legge «promuove» l’uso della bicicletta.
facilitare verb
  make easier: agevolare, semplificare, favorire; opposite ostacolare, complicare = Le figure «facilitano» la lettura del testo.
ostacolare verb
  stand in the way of: intralciare, frenare, rallentare; opposite favorire, agevolare = La burocrazia «ostacola» la nascita di nuove imprese.
impedire verb
  make impossible: precludere, rendere impossibile; opposite permettere, consentire = La malattia gli «impedì» la fine degli studi.
permettere verb
  make possible: consentire, rendere possibile, dare modo di; opposite impedire = Il microscopio «permette» di vedere le singole cellule.
  give leave: autorizzare, concedere, consentire; opposite vietare, proibire = La legge non «permette» la vendita ai minori.
consentire verb
  make possible: permettere, rendere possibile, dare modo di; opposite impedire = Il metodo «consente» di ridurre gli errori.
vietare verb
  not allow: proibire, interdire, non consentire; opposite permettere, consentire, autorizzare = L’articolo 12 «vieta» ogni forma di discriminazione.
garantire verb
  make sure of: assicurare, tutelare, salvaguardare = La Costituzione «garantisce» la libertà di stampa.
assicurare verb
  make sure of: garantire, procurare, fornire = Il sistema «assicura» cure gratuite a tutti.
proteggere verb
  keep from harm: difendere, preservare, salvaguardare, riparare; opposite esporre, minacciare = La vernice «protegge» il metallo dalla ruggine.
tutelare verb
  keep from harm by law: proteggere, difendere, salvaguardare, garantire; opposite danneggiare = Lo statuto «tutela» i diritti dei soci.
difendere verb
  speak or act for: sostenere, giustificare, motivare; opposite attaccare, accusare = L’autore «difende» la propria scelta con tre argomenti.
aumentare verb
  become more: crescere, salire, lievitare; opposite diminuire, calare = I prezzi «sono aumentati» del cinque per cento.
  make more: accrescere, incrementare, innalzare; opposite ridurre, diminuire = La fabbrica «aumentò» la produzione di carta.
crescere verb
  become more: aumentare, salire, ingrandirsi, svilupparsi; opposite diminuire, calare = Il numero dei lettori «cresce» di anno in anno.
accrescere verb
  make more: aumentare, incrementare, ampliare, ingrandire; opposite diminuire, ridurre = La scoperta «accrebbe» la fama del laboratorio.
diminuire verb
  become less: calare, scendere, decrescere, ridursi; opposite aumentare, crescere = Le nascite «diminuiscono» dal 2008.
ridurre verb
  make less: diminuire, abbassare, contenere, limitare; opposite aumentare, accrescere = La nuova dieta «ha ridotto» il livello di colesterolo.
calare verb
  become less: diminuire, scendere, decrescere, abbassarsi; opposite aumentare, salire = In autunno le vendite «sono calate».
limitare verb
  keep within bounds: contenere, ridurre, circoscrivere, restringere; opposite ampliare, estendere = Il decreto «limita» l’uso dei pesticidi.
ampliare verb
  make wider: allargare, estendere, ingrandire, accrescere; opposite restringere, ridurre = Il museo «ha ampliato» la propria collezione.
estendere verb
  make wider: allargare, ampliare, prolungare; opposite limitare, restringere = La riforma «estese» il diritto di voto alle donne.
migliorare verb
  make better: perfezionare, affinare, potenziare; opposite peggiorare = L’esercizio «migliora» la memoria degli anziani.
  become better: progredire, fare progressi, perfezionarsi; opposite peggiorare = Gli allievi «sono migliorati» nella lettura ad alta voce.
peggiorare verb
  become worse: aggravarsi, deteriorarsi, degenerare; opposite migliorare = Le condizioni del paziente «peggiorarono» in una notte.
cambiare verb
  make different: mutare, modificare, trasformare; opposite conservare, mantenere = La ferrovia «cambiò» la vita dei villaggi.
  become different: mutare, modificarsi, trasformarsi; opposite restare = Le abitudini alimentari «sono cambiate» in fretta.
mutare verb
  become different: cambiare, variare, modificarsi, trasformarsi; opposite restare = Il significato della parola «è mutato» nei secoli.
modificare verb
  make different: cambiare, variare, mutare, alterare; opposite conservare, mantenere = Il legislatore «ha modificato» l’articolo 4.
trasformare verb
  change deeply: mutare, convertire, cambiare, modificare = Il convento «fu trasformato» in ospedale.
variare verb
  be or become different: cambiare, mutare, oscillare, differire = La durata «varia» da un’ora a tre giorni.
sviluppare verb
  make grow or work out: elaborare, mettere a punto, ideare, realizzare = Il gruppo «ha sviluppato» un nuovo sensore.
  enlarge on: ampliare, approfondire, svolgere; opposite abbozzare = Il terzo capitolo «sviluppa» questa idea.
elaborare verb
  work out with care: sviluppare, mettere a punto, formulare, preparare = La commissione «elaborò» un testo di compromesso.
  process data: trattare, lavorare; informal processare = I dati «sono stati elaborati» con un foglio di calcolo.
svolgere verb
  carry out: compiere, eseguire, effettuare, condurre = Gli studenti «svolgono» un tirocinio di sei mesi.
svolgersi verb
  take place: avvenire, aver luogo, tenersi = La prova «si è svolta» in due giornate.
avvenire verb
  take place: accadere, succedere, verificarsi, aver luogo = L’incidente «avvenne» durante il collaudo.
verificarsi verb
  take place: avvenire, accadere, succedere, aver luogo, prodursi = Le crisi «si verificano» soprattutto di notte.
effettuare verb
  carry out: compiere, eseguire, svolgere, realizzare, attuare = Le misure «furono effettuate» a temperatura costante.
compiere verb
  carry out: eseguire, svolgere, effettuare, portare a termine = L’equipaggio «compì» tre immersioni nel lago.
realizzare verb
  make real: attuare, eseguire, mettere in atto, concretizzare, costruire = Il comune «realizzò» l’opera in due anni.
attuare verb
  make real: realizzare, mettere in atto, mettere in pratica, applicare = Il ministero «attuò» il programma solo in parte.
condurre verb
  carry out: svolgere, effettuare, eseguire, portare avanti = L’inchiesta «fu condotta» in sei città.
  lead to: portare, guidare, accompagnare = Il sentiero «conduce» alle rovine del castello.
usare verb
  make use of: utilizzare, impiegare, adoperare, servirsi di = Per la tintura si «usava» una radice locale.
utilizzare verb
  make use of: usare, impiegare, adoperare, servirsi di, avvalersi di = Lo studio «utilizza» dati raccolti nel 2019.
impiegare verb
  make use of: usare, utilizzare, adoperare, servirsi di = Il restauratore «ha impiegato» colle naturali.
  take time: metterci, spendere = Gli allievi «hanno impiegato» venti minuti per il compito.
applicare verb
  put to use: impiegare, usare, adottare, mettere in pratica; opposite disapplicare = Il giudice «ha applicato» la norma più recente.
adottare verb
  take up and use: seguire, applicare, far proprio; opposite abbandonare = Il laboratorio «adotta» un protocollo internazionale.
ottenere verb
  get: conseguire, conquistare, ricevere; opposite perdere = Le donne «ottennero» il voto nel 1946.
raggiungere verb
  get as far as: conseguire, realizzare, centrare; opposite mancare = Il progetto «ha raggiunto» i suoi obiettivi.
conseguire verb
  get by effort: ottenere, prendere, raggiungere = La studentessa «conseguì» la laurea a pieni voti.
ricevere verb
  be given: ottenere, prendere, avere; opposite dare = Il gruppo di controllo «riceve» una compressa inattiva.
fornire verb
  give what is needed: offrire, dare, procurare, mettere a disposizione = Il censimento «fornisce» dati molto precisi.
offrire verb
  give: fornire, dare, proporre, mettere a disposizione; opposite negare = La biblioteca «offre» corsi gratuiti di lingua.
dare verb
  grant: fornire, offrire, concedere; opposite negare, togliere = L’archivio «dà» accesso a migliaia di lettere.
contribuire verb
  help to bring about: concorrere, cooperare, dare un contributo = Il clima «contribuì» al successo della colonia.
partecipare verb
  take part: prendere parte, intervenire, aderire; opposite astenersi = Alla prova «parteciparono» quaranta studenti.
collaborare verb
  work together: cooperare, lavorare insieme = I due istituti «collaborano» dal 1990.
richiedere verb
  need: esigere, necessitare di = L’analisi dei campioni «richiede» molto tempo.
  ask for: domandare, sollecitare, reclamare, chiedere = La difesa «ha richiesto» una nuova perizia.
riguardare verb
  have to do with: concernere, interessare, toccare, riferirsi a = La seconda domanda «riguarda» le abitudini alimentari.
collegare verb
  join or see as joined: unire, mettere in relazione, connettere, congiungere, legare; opposite separare, scollegare = Gli autori «collegano» il calo alla crisi economica.
associare verb
  see as joined: collegare, unire, accostare, legare, abbinare; opposite dissociare, separare = Il pubblico «associa» il nero al lutto.
corrispondere verb
  be equal or fit: equivalere, essere pari, essere equivalente = Un anno di studio «corrisponde» a sessanta crediti.
coincidere verb
  be the same: corrispondere, concordare, combaciare; opposite divergere, differire = I due risultati «coincidono» perfettamente.
differire verb
  be different: divergere, distinguersi, differenziarsi, discostarsi; opposite coincidere = I due gruppi «differiscono» per età e reddito.
basarsi verb
  rest on: fondarsi, poggiare, reggersi = La teoria «si basa» su pochi principi.
fondare verb
  set up: istituire, creare, costituire; opposite sciogliere, sopprimere = Un gruppo di medici «fondò» la rivista nel 1890.
  rest on reasons: basare, poggiare, appoggiare = L’avvocato «fonda» la difesa su due testimonianze.
scrivere verb
  put in words on paper: redigere, comporre, stendere, stilare = Gli studenti «scrissero» un breve commento.
redigere verb
  write a formal text: scrivere, stendere, stilare, compilare = Il segretario «redige» il verbale della seduta.
pubblicare verb
  make public: rendere pubblico, divulgare, diffondere, dare alle stampe = L’istituto «ha pubblicato» i dati definitivi.
riassumere verb
  give in short: sintetizzare, compendiare, ricapitolare, condensare; opposite ampliare, sviluppare = La tabella «riassume» le risposte principali.
aggiungere verb
  put more to: unire, inserire, affiancare; opposite togliere, sottrarre = Al campione «furono aggiunti» venti volontari.
sostituire verb
  come in place of: rimpiazzare, subentrare a, prendere il posto di = Il motore elettrico «sostituirà» quello a benzina.
eliminare verb
  take away: togliere, rimuovere, sopprimere, cancellare; opposite aggiungere, introdurre = Il filtro «elimina» quasi tutte le impurità.
evitare verb
  keep away from: scansare, sfuggire a, schivare, eludere; opposite affrontare, cercare = L’autore «evita» i termini troppo tecnici.
prevenire verb
  stop before it comes: evitare, scongiurare, impedire; opposite provocare = Il vaccino «previene» le forme gravi della malattia.
risolvere verb
  find the answer to a problem: sciogliere, superare, venire a capo di; opposite complicare = Il nuovo metodo «risolve» il problema in pochi passaggi.
  settle a dispute: comporre, dirimere, appianare; opposite complicare = Il trattato «risolse» la disputa sul confine.
introdurre verb
  bring into use: adottare, istituire, inserire, immettere; opposite abolire, eliminare = La riforma «introdusse» l’esame di Stato.
iniziare verb
  begin: cominciare, prendere avvio, avere inizio, partire; opposite finire, terminare = I lavori «iniziarono» nella primavera del 1911.
terminare verb
  end: finire, concludersi, cessare; opposite iniziare, cominciare = Il trattamento «terminò» dopo sei settimane.
continuare verb
  go on: proseguire, seguitare, perdurare; opposite smettere, interrompere = Le ricerche «continuarono» anche durante la guerra.
mantenere verb
  keep as it is: conservare, serbare, preservare; opposite perdere, cambiare = La lega «mantiene» la forma anche a caldo.
conservare verb
  keep safe: custodire, mantenere, preservare, serbare; opposite perdere, distruggere = L’archivio «conserva» i verbali del processo.
superare verb
  go beyond: oltrepassare, eccedere, sorpassare = La spesa «superò» ogni previsione.
  get over: vincere, sormontare, passare = Il paziente «ha superato» la fase critica.
trascurare verb
  not take into account: ignorare, tralasciare, non considerare, lasciare da parte; opposite considerare = La critica «ha trascurato» a lungo queste poesie.
ignorare verb
  not take into account: trascurare, tralasciare, non considerare; opposite considerare = Il rapporto «ignora» i costi ambientali.
  not know: non sapere, non conoscere, essere all’oscuro di; opposite sapere, conoscere = Si «ignora» la data di nascita del poeta.
prevedere verb
  see beforehand: pronosticare, anticipare, presagire = Nessun economista «previde» il crollo della borsa.
  lay down in a rule or plan: contemplare, disporre, stabilire = Il contratto «prevede» una penale per i ritardi.
prevalere verb
  be stronger or more common: predominare, dominare, imporsi; opposite soccombere = Nel campione «prevalgono» gli impiegati.
diffondere verb
  spread: propagare, divulgare, far circolare, spargere; opposite trattenere = I mercanti «diffusero» la nuova moda in Europa.
organizzare verb
  arrange: allestire, promuovere, predisporre = L’ateneo «organizza» ogni anno un convegno sul clima.
insegnare verb
  give knowledge: spiegare, impartire, trasmettere; opposite imparare, apprendere = Il maestro «insegnava» l’aritmetica con i sassolini.
imparare verb
  get knowledge: apprendere, assimilare, acquisire; opposite insegnare, disimparare = I bambini «imparano» la seconda lingua giocando.
acquisire verb
  come to have: apprendere, procurarsi, far proprio; opposite perdere = Gli allievi «acquisiscono» un lessico più ricco.
gestire verb
  be in charge of: amministrare, dirigere, condurre; informal mandare avanti = Una cooperativa «gestisce» il servizio di trasporto.
importante adjective
  of great weight: rilevante, notevole, significativo, considerevole; opposite irrilevante, secondario = Il trattato è una fonte «importante» per gli storici.
significativo adjective
  worth noting: importante, rilevante, notevole, considerevole; opposite trascurabile, irrilevante = Si osserva una riduzione «significativa» dei consumi.
rilevante adjective
  of weight: importante, significativo, notevole, considerevole; opposite irrilevante, trascurabile = Il reddito è un fattore «rilevante» nella scelta.
notevole adjective
  large or worth noting: considerevole, ragguardevole, rilevante, cospicuo; opposite trascurabile, modesto = I lavori richiesero una somma «notevole».
considerevole adjective
  large: notevole, ragguardevole, cospicuo, ingente; opposite modesto, esiguo = Un numero «considerevole» di pazienti lasciò lo studio.
principale adjective
  first in weight: primario, maggiore, fondamentale, centrale; opposite secondario, marginale = L’agricoltura è la fonte «principale» di reddito.
fondamentale adjective
  that all rests on: essenziale, basilare, centrale, cruciale; opposite secondario, accessorio = La fiducia ha un ruolo «fondamentale» nella terapia.
essenziale adjective
  that cannot be left out: fondamentale, indispensabile, basilare, imprescindibile; opposite accessorio, superfluo = Il sonno è «essenziale» per la salute.
centrale adjective
  at the heart of the matter: principale, fondamentale, cruciale, nodale; opposite marginale, periferico = Il tema «centrale» del dramma è la colpa.
decisivo adjective
  that settles the matter: determinante, cruciale, risolutivo; opposite irrilevante, marginale = La battaglia fu «decisiva» per l’esito della guerra.
secondario adjective
  of less weight: marginale, accessorio, minore, subordinato; opposite principale, primario = La forma ha qui un’importanza «secondaria».
marginale adjective
  of little weight: secondario, accessorio, periferico, trascurabile; opposite centrale, fondamentale = Nel romanzo la città ha un ruolo «marginale».
chiaro adjective
  easy to understand or see: evidente, comprensibile, limpido, nitido; opposite oscuro, confuso = Il regolamento contiene istruzioni «chiare».
evidente adjective
  easy to see: chiaro, manifesto, palese, lampante; opposite nascosto, dubbio = Il legame tra i due testi è «evidente».
ovvio adjective
  that needs no proof: scontato, evidente, lapalissiano; opposite discutibile = La risposta non è affatto «ovvia».
preciso adjective
  exact: esatto, accurato, puntuale, rigoroso; opposite impreciso, vago = Servono misure più «precise» della temperatura.
esatto adjective
  free of error: preciso, corretto, giusto; opposite inesatto, errato = Il numero «esatto» delle vittime resta ignoto.
accurato adjective
  done with care: scrupoloso, meticoloso, attento, diligente; opposite sommario, approssimativo = Un esame «accurato» delle carte rivelò la frode.
rigoroso adjective
  strict and exact: scrupoloso, severo, stringente, preciso; opposite approssimativo = L’autore applica un metodo «rigoroso».
complesso adjective
  with many parts: complicato, articolato, intricato; opposite semplice = La sintassi del trattato è molto «complessa».
complicato adjective
  hard to follow: complesso, intricato, macchinoso, involuto; opposite semplice = La procedura di iscrizione è «complicata».
semplice adjective
  easy, with few parts: facile, elementare, lineare, piano; opposite complesso, complicato = Il secondo esercizio era più «semplice».
facile adjective
  that takes little effort: semplice, agevole, elementare; opposite difficile, arduo = Il nuovo programma è «facile» da usare.
difficile adjective
  that takes much effort: arduo, complicato, complesso; literary malagevole; opposite facile, semplice = È «difficile» distinguere le due malattie.
diverso adjective
  not the same: differente, dissimile, distinto; opposite uguale, identico, simile = I due metodi portano a risultati «diversi».
  more than a few: vario, numeroso, molteplice = «Diversi» studi confermano questo dato.
differente adjective
  not the same: diverso, dissimile, distinto; opposite uguale, identico = I due popoli avevano costumi «differenti».
simile adjective
  nearly the same: analogo, affine, somigliante, paragonabile; opposite diverso, differente = Uno studio «simile» fu condotto in Spagna.
analogo adjective
  alike in some respects: simile, affine, comparabile, corrispondente; opposite diverso = In Francia si osserva un andamento «analogo».
uguale adjective
  the same in size or kind: identico, pari, equivalente; opposite diverso, disuguale = I due gruppi avevano dimensioni «uguali».
identico adjective
  exactly the same: uguale, indistinguibile, perfettamente uguale; opposite diverso, differente = Le due copie contengono errori «identici».
opposto adjective
  as different as can be: contrario, inverso, antitetico; opposite uguale, identico = I due critici giungono a conclusioni «opposte».
contrario adjective
  against: avverso, sfavorevole, ostile; opposite favorevole = La maggioranza dei medici è «contraria» alla proposta.
necessario adjective
  that must be: indispensabile, essenziale, imprescindibile; opposite superfluo, inutile = È «necessario» il consenso scritto del paziente.
indispensabile adjective
  that cannot be done without: necessario, essenziale, imprescindibile, irrinunciabile; opposite superfluo = L’acqua è «indispensabile» alla vita.
possibile adjective
  that may be: eventuale, potenziale, ipotizzabile; opposite impossibile = Una «possibile» causa è lo stress.
impossibile adjective
  that cannot be: irrealizzabile, inattuabile, impraticabile; opposite possibile = La traduzione letterale del verso è «impossibile».
probabile adjective
  likely: verosimile, plausibile, prevedibile; opposite improbabile = È «probabile» un ulteriore aumento dei prezzi.
plausibile adjective
  that can be believed: verosimile, credibile, attendibile, accettabile; opposite inverosimile, implausibile = Questa spiegazione sembra la più «plausibile».
certo adjective
  beyond doubt: sicuro, indubbio, indiscutibile, accertato; opposite incerto, dubbio = L’attribuzione del quadro a Tiziano è «certa».
incerto adjective
  not known for sure: dubbio, imprecisato, indeterminato; literary malcerto; opposite certo, sicuro = La data di composizione è «incerta».
sicuro adjective
  free from danger: protetto, tranquillo, privo di rischi; opposite pericoloso, rischioso = Il laboratorio è un ambiente «sicuro».
  beyond doubt: certo, indubbio, accertato; opposite incerto, dubbio = Della sua presenza a Roma abbiamo prove «sicure».
vero adjective
  in line with the facts: reale, autentico, effettivo; opposite falso = Il «vero» autore della lettera resta ignoto.
falso adjective
  not in line with the facts: errato, inesatto, infondato; opposite vero = La notizia si rivelò «falsa».
  made to deceive: contraffatto, falsificato, fasullo; opposite autentico = Il documento «falso» circolò per decenni.
corretto adjective
  free of error: giusto, esatto, adeguato; opposite scorretto, sbagliato, errato = Metà degli allievi diede la risposta «corretta».
errato adjective
  wrong: sbagliato, scorretto, inesatto, erroneo; opposite corretto, giusto = Il calcolo si basava su un valore «errato».
adeguato adjective
  right for the purpose: adatto, idoneo, appropriato, congruo; opposite inadeguato = I piccoli comuni non hanno risorse «adeguate».
appropriato adjective
  right for the purpose: adatto, adeguato, idoneo, opportuno, pertinente; opposite inappropriato = La scelta del lessico è «appropriata» al contesto.
adatto adjective
  right for the purpose: idoneo, adeguato, appropriato, indicato; opposite inadatto = Il suolo è «adatto» alla coltura della vite.
opportuno adjective
  right at the time: conveniente, consigliabile, appropriato; opposite inopportuno = È «opportuno» ripetere il test dopo un mese.
pertinente adjective
  bearing on the matter: attinente, inerente; academic rilevante; opposite estraneo = L’avvocato non allegò documenti «pertinenti» alla causa.
efficace adjective
  that works: valido, attivo, potente; opposite inefficace = Il farmaco è «efficace» contro le forme lievi.
efficiente adjective
  that works with little waste: funzionale, produttivo, ben organizzato; opposite inefficiente = Una burocrazia «efficiente» attira gli investimenti.
utile adjective
  that helps: vantaggioso, proficuo, giovevole, prezioso; opposite inutile = Il glossario è «utile» agli studenti stranieri.
inutile adjective
  that does not help: vano, superfluo, infruttuoso; opposite utile = Ogni tentativo di mediazione fu «inutile».
valido adjective
  well founded: fondato, solido, convincente; opposite infondato, debole = L’autore non porta argomenti «validi».
  in force: vigente, in vigore, efficace; opposite nullo, scaduto = Il contratto è «valido» fino alla fine dell’anno.
affidabile adjective
  that can be relied on: attendibile, fidato, sicuro; opposite inaffidabile = Lo strumento è poco «affidabile» alle basse temperature.
attendibile adjective
  that can be believed: credibile, affidabile, degno di fede; opposite inattendibile = Le cronache non sono sempre fonti «attendibili».
frequente adjective
  that happens often: ricorrente, comune, diffuso; opposite raro, infrequente = Il mal di testa è il sintomo più «frequente».
raro adjective
  that happens seldom: infrequente, insolito, sporadico; opposite frequente, comune = Si tratta di una malattia «rara».
comune adjective
  found often: diffuso, frequente, corrente; opposite raro, insolito = L’errore è molto «comune» tra i principianti.
  shared by all: condiviso, collettivo, generale; opposite individuale, particolare = I due partiti avevano un interesse «comune».
diffuso adjective
  found widely: comune, frequente, corrente, esteso; opposite raro = È un’opinione «diffusa» che la lingua si impoverisca.
generale adjective
  of all or the whole: complessivo, globale, d’insieme; opposite particolare, specifico = Il quadro «generale» è incoraggiante.
specifico adjective
  of one thing only: particolare, preciso, determinato; opposite generale, generico = La norma regola un caso «specifico».
particolare adjective
  of one thing only: specifico, determinato, preciso; opposite generale = Il metodo si adatta a questo «particolare» tipo di roccia.
  out of the ordinary: speciale, singolare, insolito; opposite comune, ordinario = Le foglie hanno un odore «particolare».
tipico adjective
  showing the kind: caratteristico, proprio, peculiare; opposite atipico = La febbre alta è un sintomo «tipico» della malaria.
ampio adjective
  wide: vasto, esteso, largo; opposite ristretto, limitato = La proposta ebbe un «ampio» consenso.
vasto adjective
  very wide: ampio, esteso, sterminato; opposite ristretto, limitato = Il tema ha una bibliografia molto «vasta».
limitato adjective
  kept small: ridotto, ristretto, circoscritto, scarso; opposite illimitato, ampio = Lo studio si basa su un numero «limitato» di casi.
scarso adjective
  not enough: insufficiente, esiguo, limitato, modesto; opposite abbondante = Le notizie sulla sua vita sono «scarse».
sufficiente adjective
  enough: bastante, adeguato, bastevole; opposite insufficiente = Il tempo concesso non era «sufficiente».
numeroso adjective
  many: molteplice, parecchio, molto; opposite poco = «Numerosi» studi hanno affrontato la questione.
grande adjective
  large in size or degree: notevole, ampio, vasto, considerevole; opposite piccolo = Il romanzo ebbe un «grande» successo.
piccolo adjective
  not large: ridotto, modesto, esiguo, limitato; opposite grande = La differenza tra le due medie è «piccola».
elevato adjective
  high: alto, notevole, considerevole; opposite basso, ridotto = I costi di gestione sono «elevati».
basso adjective
  low: ridotto, scarso, modesto; opposite alto, elevato = Il tasso di risposta è stato «basso».
maggiore adjective
  larger: superiore, più grande, più alto; opposite minore, inferiore = Il rischio è «maggiore» nei fumatori.
minore adjective
  smaller: inferiore, più piccolo, più basso; opposite maggiore, superiore = Il secondo gruppo ha riportato un numero «minore» di errori.
recente adjective
  of a short time ago: nuovo, ultimo; opposite antico, remoto = Una «recente» sentenza ha cambiato la prassi.
attuale adjective
  of now: odierno, presente, contemporaneo, corrente; opposite passato, superato = La normativa «attuale» presenta molte lacune.
precedente adjective
  that came before: anteriore, antecedente, passato, previo; opposite successivo, seguente = Gli studi «precedenti» riguardavano solo gli uomini.
successivo adjective
  that comes after: seguente, posteriore, ulteriore; opposite precedente, anteriore = Il capitolo «successivo» tratta le cause del conflitto.
seguente adjective
  that comes next: successivo, susseguente, prossimo; opposite precedente = Nella pagina «seguente» sono elencati i materiali.
nuovo adjective
  not known before: inedito, recente, originale, innovativo; opposite vecchio = Lo scavo ha portato alla luce «nuovi» materiali.
originale adjective
  new in thought: innovativo, inedito, nuovo; opposite banale, convenzionale = La tesi propone una lettura «originale» del mito.
tradizionale adjective
  handed down: consueto, classico, convenzionale, abituale; opposite innovativo, nuovo = Il metodo «tradizionale» è più lento.
rapido adjective
  quick: veloce, celere, svelto; opposite lento = La città conobbe una «rapida» espansione.
lento adjective
  slow: poco rapido, poco veloce; literary tardo; opposite rapido, veloce = A bassa temperatura la reazione è molto «lenta».
graduale adjective
  step by step: progressivo, lento, graduato; opposite improvviso, brusco = Il passaggio alla nuova moneta fu «graduale».
forte adjective
  of great strength: marcato, accentuato, notevole, netto; opposite debole, lieve = I dati mostrano un «forte» calo delle nascite.
debole adjective
  of little strength: tenue, fievole, flebile, fioco; opposite forte, intenso = Il segnale registrato era molto «debole».
stabile adjective
  that does not change: costante, fermo, invariato; opposite instabile, variabile = I prezzi rimasero «stabili» per dieci anni.
costante adjective
  always the same: stabile, invariato, uniforme; opposite variabile, incostante = La temperatura fu mantenuta «costante».
positivo adjective
  good: favorevole, vantaggioso, buono; opposite negativo = La riforma ha avuto effetti «positivi» sull’occupazione.
negativo adjective
  bad: sfavorevole, svantaggioso, dannoso, nocivo; opposite positivo = Il rumore ha effetti «negativi» sul sonno.
grave adjective
  serious: serio, pesante, ingente; opposite lieve, leggero = L’incidente causò danni «gravi» al motore.
coerente adjective
  fitting together: congruente, conforme, consequenziale; opposite incoerente, contraddittorio = I risultati sono «coerenti» con la teoria.
convincente adjective
  that makes one believe: persuasivo, valido, solido; opposite debole = L’autore non offre una spiegazione «convincente».
discutibile adjective
  open to doubt: opinabile, contestabile, dubbio, controverso; opposite indiscutibile = La scelta del campione è «discutibile».
interessante adjective
  that holds attention: stimolante, avvincente, degno di nota; opposite noioso = L’ultimo saggio propone un confronto «interessante».
completo adjective
  with nothing missing: intero, integrale, esauriente, totale; opposite incompleto, parziale = L’appendice contiene l’elenco «completo» delle opere.
parziale adjective
  only in part: incompleto, limitato, frammentario; opposite totale, completo = I dati disponibili offrono un quadro «parziale».
  not fair: fazioso, di parte, tendenzioso; opposite imparziale, obiettivo = Il giudizio del cronista è «parziale».
oggettivo adjective
  free of personal view: obiettivo, imparziale, spassionato; opposite soggettivo = Mancano criteri «oggettivi» di valutazione.
individuale adjective
  of one person: personale, soggettivo, particolare; opposite collettivo = Le differenze «individuali» furono molto ampie.
significativamente adverb
  to a degree worth noting: notevolmente, sensibilmente, considerevolmente, in modo significativo; opposite leggermente = I due gruppi differiscono «significativamente».
notevolmente adverb
  to a large degree: considerevolmente, sensibilmente, di molto, parecchio; opposite leggermente, appena = La qualità dell’acqua è «notevolmente» migliorata.
molto adverb
  to a high degree: assai, davvero, decisamente; informal parecchio; opposite poco = Il secondo racconto è «molto» breve.
estremamente adverb
  to a very high degree: sommamente, oltremodo, straordinariamente; informal super = La reazione è «estremamente» rapida.
leggermente adverb
  a little: lievemente, appena, un poco, di poco; opposite notevolmente, molto = I valori sono «leggermente» superiori alla media.
principalmente adverb
  for the most part: soprattutto, prevalentemente, in primo luogo, essenzialmente; opposite secondariamente = La dieta si basa «principalmente» sui cereali.
soprattutto adverb
  more than anything else: specialmente, particolarmente, in particolare, principalmente = Il virus colpisce «soprattutto» i bambini piccoli.
prevalentemente adverb
  for the most part: principalmente, per lo più, in prevalenza, perlopiù = Gli abitanti parlano «prevalentemente» il dialetto.
particolarmente adverb
  more than others: specialmente, soprattutto, in particolare, segnatamente = La norma è «particolarmente» severa con i recidivi.
generalmente adverb
  in most cases: di solito, in genere, di norma, solitamente; opposite eccezionalmente = I sintomi «generalmente» scompaiono in pochi giorni.
solitamente adverb
  in most cases: di solito, di norma, generalmente, abitualmente, in genere; opposite raramente = La visita dura «solitamente» venti minuti.
spesso adverb
  many times: frequentemente, di frequente, sovente; opposite raramente, di rado = Le due malattie sono «spesso» confuse.
raramente adverb
  few times: di rado, poche volte, sporadicamente; opposite spesso, frequentemente = Il poeta ricorre «raramente» alla rima.
sempre adverb
  at all times: costantemente, continuamente, invariabilmente; opposite mai = Il paziente rispondeva «sempre» con le stesse parole.
talvolta adverb
  at times: a volte, qualche volta, ogni tanto, di quando in quando; opposite sempre, mai = Gli autori antichi «talvolta» citano a memoria.
attualmente adverb
  now: oggi, adesso, al momento, al presente; opposite anticamente = Il codice è «attualmente» conservato a Parigi.
oggi adverb
  in the present time: attualmente, al presente, ai giorni nostri, oggigiorno; opposite ieri, un tempo = «Oggi» il termine ha un senso più largo.
recentemente adverb
  a short time ago: di recente, ultimamente, da poco, poco fa = Il metodo è stato «recentemente» applicato ai suoli.
precedentemente adverb
  before: prima, in precedenza, anteriormente, già; opposite successivamente = I dati «precedentemente» raccolti furono scartati.
successivamente adverb
  later: in seguito, poi, dopo, più tardi; opposite precedentemente, prima = Il campione fu «successivamente» riscaldato a novanta gradi.
inizialmente adverb
  at first: dapprima, in principio, all’inizio, in un primo momento; opposite infine = «Inizialmente» il progetto prevedeva due sedi.
immediatamente adverb
  without delay: subito, all’istante, prontamente, istantaneamente = Il trattamento fu «immediatamente» sospeso.
rapidamente adverb
  quickly: velocemente, in fretta, celermente, in poco tempo; opposite lentamente = La notizia si diffuse «rapidamente» in tutta la regione.
lentamente adverb
  slowly: piano, adagio, a rilento, pian piano; opposite rapidamente, velocemente = La soluzione fu raffreddata «lentamente».
gradualmente adverb
  step by step: progressivamente, via via, poco a poco, a poco a poco; opposite improvvisamente = La dose fu aumentata «gradualmente».
chiaramente adverb
  in a clear way: nitidamente, distintamente, con chiarezza; opposite confusamente, oscuramente = L’introduzione espone «chiaramente» gli obiettivi.
evidentemente adverb
  as one can see: palesemente, manifestamente, chiaramente = Il copista «evidentemente» non capiva il greco.
esplicitamente adverb
  in so many words: espressamente, apertamente, in modo esplicito; opposite implicitamente = L’autore non cita «esplicitamente» la fonte.
direttamente adverb
  with nothing between: senza intermediari, in modo diretto; opposite indirettamente = I contadini vendevano «direttamente» i loro prodotti.
esclusivamente adverb
  and nothing else: soltanto, solo, unicamente, solamente = Il corso è riservato «esclusivamente» ai medici.
soltanto adverb
  no more than: solo, solamente, unicamente = Rispose «soltanto» un terzo degli invitati.
parzialmente adverb
  not wholly: in parte, solo in parte, in misura parziale; opposite completamente, interamente = L’ipotesi è stata «parzialmente» confermata.
completamente adverb
  in every part: interamente, totalmente, del tutto, pienamente; opposite parzialmente = Nel rogo l’archivio andò «completamente» distrutto.
quasi adverb
  not far from: pressoché, praticamente = «Quasi» tutti i partecipanti conclusero la prova.
circa adverb
  more or less: all’incirca, pressappoco, approssimativamente, più o meno; opposite esattamente = Il corpus comprende «circa» tremila lettere.
almeno adverb
  not less than: perlomeno, quantomeno, come minimo = Il questionario fu compilato «almeno» due volte.
abbastanza adverb
  to a fair degree: piuttosto, alquanto, discretamente; opposite poco = I due risultati sono «abbastanza» simili.
probabilmente adverb
  as is likely: verosimilmente, con ogni probabilità, presumibilmente; opposite certamente = Il dipinto fu «probabilmente» eseguito a Napoli.
forse adverb
  it may be: probabilmente, potenzialmente; informal magari; opposite certamente = La differenza dipende «forse» dall’età del campione.
certamente adverb
  without doubt: sicuramente, senza dubbio, indubbiamente, di certo; opposite forse = La riforma ebbe «certamente» conseguenze positive.
effettivamente adverb
  in fact: realmente, davvero, di fatto, in effetti; opposite apparentemente = Solo pochi «effettivamente» votarono a favore.
attentamente adverb
  with care: con cura, con attenzione, accuratamente, scrupolosamente; opposite distrattamente = Le risposte furono «attentamente» vagliate.
efficacemente adverb
  with the result wished for: con efficacia, validamente, con successo; opposite inutilmente = Il farmaco riduce «efficacemente» il dolore.
inoltre connective
  adding a point: per di più, in più, altresì, oltre a ciò = La terapia è «inoltre» poco costosa.
tuttavia connective
  going against what was said: però, nondimeno, ciononostante, eppure; literary pure = Il metodo è rapido; «tuttavia», richiede molta memoria.
però connective
  going against what was said: tuttavia, ma, nondimeno, eppure = La legge esiste, «però» non viene applicata.
ma connective
  going against what was said: però, tuttavia, eppure = Il campione è piccolo, «ma» i risultati sono chiari.
quindi connective
  as a result: perciò, dunque, pertanto, di conseguenza = Le due variabili sono indipendenti; «quindi», la somma è corretta.
perciò connective
  as a result: quindi, dunque, pertanto, per questo = Il contratto è nullo e «perciò» non produce effetti.
pertanto connective
  as a result: quindi, perciò, dunque, di conseguenza = I dati sono incompleti; è «pertanto» necessaria cautela.
dunque connective
  as a result: quindi, perciò, pertanto, di conseguenza = L’autore visse a Padova; conosceva «dunque» quell’ambiente.
infatti connective
  giving proof of what was said: difatti, in effetti; literary invero = La lettera è falsa; la carta «infatti» è moderna.
perché connective
  for the reason that: poiché, giacché, in quanto, dato che = Il test fu interrotto «perché» i pazienti erano stanchi.
poiché connective
  for the reason that: giacché, siccome, dato che, visto che, in quanto = «Poiché» mancano le fonti, la questione resta aperta.
siccome connective
  for the reason that: poiché, dato che, visto che, giacché = «Siccome» il fiume era in piena, i lavori si fermarono.
sebbene connective
  in spite of the fact that: benché, nonostante, malgrado, quantunque = «Sebbene» il campione sia ridotto, la tendenza è chiara.
benché connective
  in spite of the fact that: sebbene, nonostante, malgrado, quantunque = «Benché» fosse malato, il poeta terminò il poema.
anche se connective
  in spite of the fact that: pur se, sebbene, benché = Il metodo funziona, «anche se» i costi sono alti.
mentre connective
  showing a contrast: laddove, quando invece = Il Nord cresce, «mentre» il Sud perde abitanti.
  at the same time as: intanto che, nel momento in cui, nel tempo in cui = Il paziente parlava «mentre» il medico prendeva appunti.
invece connective
  showing a contrast: al contrario, viceversa, per contro, all’opposto = Nel secondo gruppo il valore è «invece» diminuito.
al contrario connective
  showing a contrast: viceversa, all’opposto, invece, per contro = La critica, «al contrario», accolse bene il film.
d’altra parte connective
  adding the other side: del resto, d’altronde, d’altro canto, peraltro = La spesa, «d’altra parte», era già stata approvata.
per esempio connective
  giving an instance: ad esempio, a titolo di esempio; informal mettiamo = Alcuni metalli, «per esempio» il rame, conducono bene.
cioè connective
  in other words: ossia, ovvero, vale a dire, in altre parole = Il testo è anonimo, «cioè» privo di autore noto.
ossia connective
  in other words: cioè, ovvero, vale a dire = La glottologia, «ossia» lo studio delle lingue, nacque allora.
infine connective
  as the last point: da ultimo, per ultimo, per finire = «Infine» si discutono i limiti della ricerca.
insomma connective
  to sum up: in breve, in sintesi, in conclusione, in sostanza = La riforma, «insomma», non ha risolto il problema.
in conclusione connective
  to sum up: in sintesi, in definitiva, concludendo = «In conclusione», il modello descrive bene i dati.
affinché connective
  so that: in modo che, perché; dated acciocché = La procedura fu semplificata «affinché» tutti potessero partecipare.
se connective
  on condition that: qualora, nel caso che, posto che, ove = «Se» il campione fosse più ampio, l’errore diminuirebbe.
qualora connective
  if it happens that: se, nel caso che, ove, laddove = «Qualora» insorga febbre, la cura va sospesa.
purché connective
  only if: a condizione che, a patto che, sempre che = La copia è ammessa «purché» si citi la fonte.
secondo preposition
  in the view of: a giudizio di, a detta di, stando a, a parere di = «Secondo» gli autori il rischio è minimo.
  in line with: in base a, conformemente a = I pazienti furono divisi «secondo» l’età.
durante preposition
  in the time of: nel corso di, nell’arco di = «Durante» la guerra il museo rimase chiuso.
nonostante preposition
  in spite of: malgrado, a dispetto di; dated ad onta di = «Nonostante» la crisi le vendite crebbero.
mediante preposition
  by means of: per mezzo di, tramite, attraverso, con = I dati furono raccolti «mediante» interviste.
tramite preposition
  by means of: mediante, per mezzo di, attraverso = I partecipanti furono contattati «tramite» posta elettronica.
rispetto a preposition
  set beside: in confronto a, a paragone di, in rapporto a = I costi sono diminuiti «rispetto a» dieci anni fa.
a causa di preposition
  by reason of: per via di, per effetto di, in seguito a = La gara fu rinviata «a causa di» forti piogge.
sfida noun f
  hard task to be met: prova, impegno, difficoltà, problema = La transizione energetica è una «sfida» per l’intero continente.
crisi noun f
  time of grave trouble: recessione, depressione, difficoltà; literary travaglio; opposite ripresa, prosperità = La «crisi» del 1929 colpì anche le campagne.
successo noun m
  reaching the goal: riuscita, affermazione, esito positivo; opposite fallimento, insuccesso = Il «successo» della cura dipende dall’età.
fallimento noun m
  not reaching the goal: insuccesso, fiasco, naufragio; opposite successo = Il «fallimento» del progetto era prevedibile.
efficacia noun f
  power to produce the wished effect: validità, incisività, utilità; opposite inefficacia = L’«efficacia» del vaccino cala dopo sei mesi.
prestazione noun f
  result in a task: risultato, rendimento; informal performance = Le «prestazioni» degli allievi migliorano con la pratica.
reddito noun m
  money received: entrata, guadagno, introito, provento = Il «reddito» medio delle famiglie è stagnante.
costo noun m
  what must be paid: prezzo, spesa, onere, importo = Il «costo» della terapia supera mille euro.
gestione noun f
  running of affairs: amministrazione, conduzione, direzione, governo = La «gestione» dell’acqua spetta ai comuni.
controllo noun m
  checking: verifica, ispezione, sorveglianza, esame = Il «controllo» delle spese è stato rafforzato.
  power over something: dominio, padronanza, potere = Il gruppo assunse il «controllo» di tre giornali.
sostegno noun m
  help given: appoggio, aiuto, supporto, assistenza; opposite ostilità = Il progetto ottenne il «sostegno» della regione.
aiuto noun m
  help given: sostegno, appoggio, assistenza, supporto = L’«aiuto» dello Stato resta insufficiente.
scoperta noun f
  finding of something unknown: ritrovamento, rinvenimento, invenzione = La «scoperta» della tomba attirò molti viaggiatori.
innovazione noun f
  something new: novità, rinnovamento, invenzione; opposite tradizione = Questa «innovazione» cambiò l’industria tessile.
partecipazione noun f
  taking part: adesione, coinvolgimento, presenza, intervento; opposite astensione = La «partecipazione» al voto è diminuita.
responsabilità noun f
  duty to answer for something: dovere, onere, obbligo, compito = La «responsabilità» della scelta ricade sul medico.
complessità noun f
  being complex: complicatezza, articolazione; opposite semplicità = La «complessità» della norma genera molti dubbi.
esperienza noun f
  knowledge gained by doing: pratica, competenza, perizia, conoscenza; opposite inesperienza = I medici con più «esperienza» commettono meno errori.
  something lived through: vicenda, prova, avventura = L’«esperienza» della guerra segnò un’intera generazione.
compito noun m
  piece of work to do: incarico, mansione, dovere, funzione = Il «compito» della commissione è valutare i progetti.
  school exercise: esercizio, prova, elaborato = Gli allievi consegnarono il «compito» in un’ora.
impegno noun m
  effort: dedizione, sforzo, applicazione; opposite disimpegno = Il lavoro richiese grande «impegno» da parte di tutti.
linguaggio noun m
  way of speaking: lingua, idioma, gergo = Il «linguaggio» della pubblicità cambia in fretta.
discorso noun m
  what is said: ragionamento, argomentazione, esposizione = Il «discorso» dell’autore si fonda su due esempi.
  public speech: orazione, allocuzione, intervento = Il «discorso» del presidente durò un’ora.
racconto noun m
  story told: narrazione, storia, resoconto, cronaca = Il «racconto» si apre con la morte del padre.
immagine noun f
  picture: figura, illustrazione, raffigurazione, rappresentazione = Le «immagini» facilitano la lettura del testo.
dubbio noun m
  not being sure: incertezza, perplessità, esitazione; opposite certezza = I nuovi dati suscitano qualche «dubbio» sul metodo.
realtà noun f
  what really is: verità, mondo reale; opposite finzione, apparenza = Il romanzo si allontana dalla «realtà» storica.
dimensione noun f
  size: grandezza, misura, ampiezza, entità = La «dimensione» del campione non è sufficiente.
  side of a matter: aspetto, componente, carattere = La «dimensione» politica dell’opera è innegabile.
riforma noun f
  planned change: rinnovamento, riordino, modifica = La «riforma» della scuola divise i sindacati.
punto noun m
  matter within a whole: questione, argomento, aspetto, tema = Su questo «punto» gli studiosi non concordano.
posizione noun f
  view taken: opinione, parere, punto di vista, tesi = La «posizione» dell’autore è stata molto discussa.
  place: collocazione, sito, ubicazione = La «posizione» della città favorì i commerci.
chiedere verb
  ask for: domandare, richiedere, sollecitare = I cittadini «chiedono» servizi più vicini.
rispondere verb
  give an answer: replicare, ribattere, dare risposta; opposite domandare = I partecipanti «hanno risposto» a venti domande.
decidere verb
  make a choice: scegliere, stabilire, deliberare, risolvere = Il consiglio «decise» di chiudere la scuola.
cercare verb
  try to find: ricercare, andare in cerca di; opposite trovare = Molti giovani «cercano» un lavoro stabile.
  make an attempt: tentare, sforzarsi = L’autore «cerca» di conciliare le due teorie.
tentare verb
  make an attempt: cercare, sforzarsi = Molti «hanno tentato» di spiegare il fenomeno.
mirare verb
  have as aim: tendere, puntare, aspirare = La riforma «mira» a una maggiore equità.
aiutare verb
  give help: assistere, sostenere, supportare, soccorrere; opposite ostacolare = Il servizio «aiuta» gli studenti stranieri.
riflettere verb
  show as a mirror: rispecchiare, esprimere, rivelare = Il romanzo «riflette» i valori dell’epoca.
  think: meditare, ragionare, pensare = L’autore invita a «riflettere» sul senso della storia.
testimoniare verb
  be proof of: attestare, dimostrare, provare, documentare = Le lettere «testimoniano» un’antica amicizia.
unire verb
  put together: congiungere, collegare, legare, riunire; opposite dividere, separare = Il ponte «unisce» i due quartieri.
costruire verb
  put together: edificare, erigere, realizzare, innalzare; opposite distruggere, demolire = La chiesa «fu costruita» nel Duecento.
attribuire verb
  say to belong to: ascrivere, assegnare, imputare, ricondurre = Il dipinto «è attribuito» a un maestro veneto.
coinvolgere verb
  make take part: interessare, includere, chiamare in causa; opposite escludere = Lo studio «ha coinvolto» dodici scuole.
esprimere verb
  put into words: manifestare, formulare, comunicare, enunciare; opposite tacere = I pazienti «esprimono» la propria preoccupazione.
rafforzare verb
  make stronger: consolidare, potenziare, irrobustire, rinsaldare; opposite indebolire = I risultati «rafforzano» la nostra ipotesi.
diventare verb
  come to be: divenire, trasformarsi in, tramutarsi in = La città «diventò» un centro di studi.
rimanere verb
  stay as it is: restare, permanere, mantenersi = La causa dell’incendio «rimane» ignota.
moderno adjective
  of our time: contemporaneo, attuale, recente; opposite antico = La medicina «moderna» si fonda sugli esperimenti.
antico adjective
  of long ago: vecchio, remoto, arcaico; opposite moderno, recente = I manoscritti più «antichi» sono in latino.
profondo adjective
  going deep: radicale, intenso, marcato; opposite superficiale = Il Paese conobbe «profondi» mutamenti.
ulteriore adjective
  more, extra: aggiuntivo, supplementare, altro, nuovo = Occorrono «ulteriori» ricerche sul tema.
cruciale adjective
  that settles the matter: decisivo, determinante, fondamentale; opposite secondario = La prima fase è «cruciale» per la guarigione.
in effetti connective
  as things are: effettivamente, di fatto, difatti = La norma è «in effetti» poco applicata.
grazie a preposition
  with the help of: per mezzo di, mediante, in virtù di, per merito di; opposite a causa di = L’immagine fu ottenuta «grazie a» un nuovo telescopio.
riguardo a preposition
  on the matter of: in merito a, circa, a proposito di, quanto a = Mancano dati «riguardo a» questo gruppo.
davvero adverb
  in truth: realmente, veramente, effettivamente = Il metodo è «davvero» utile ai principianti.
punto di vista noun m
  way of seeing a question: prospettiva, ottica, opinione, angolazione = I «punti di vista» delle due parti sono inconciliabili.
mettere in evidenza verb
  make stand out: evidenziare, mettere in luce, sottolineare, mostrare = L’indagine «mette in evidenza» un forte divario.
tenere conto di verb
  not leave out: considerare, prendere in considerazione, contemplare; opposite trascurare, ignorare = Il modello «tiene conto di» tre variabili.
prendere in considerazione verb
  not leave out: considerare, esaminare, valutare, tenere conto di; opposite trascurare, ignorare = Lo studio «prende in considerazione» soltanto gli adulti.
`)

import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`che non per una con del della gli più come era sono alla nel anche delle perché quando dei suo due quella mio sua senza quel poi prima nella
  mia aveva egli disse sul tutto cui stato quasi tutti sempre così uno solo casa mai questo chi tra altro cosa lui anni bene ogni secondo dopo
  dalla dal vita mentre occhi parte questa volta tempo hanno donna voi sulla ancora abbiamo già molto col sue altra acqua lei essere quale tre
  stesso voce ora mano via dove qualche parole loro cose mezzo forse altri quello nei allora giorno poco uomo fatto porta niente tanto mani
  città qualcuno sera nessuno tutta piedi qui ella esser don può però fra detto soltanto tua quanto alle quelle noi troppo signor lavoro
  sarebbe grande degli nelle stata questi notte erano proprio forte dietro nulla sola avrebbe suoi dire quindi meno subito invece signora sia
  paese padre spesso stessa rispose voleva avete esclamò viso negli modo tale primo fuori fino tutte quattro madre letto fece pareva far certo
  meglio adesso andare punto dieci posto ragione dentro moglie caso sulle volte dalle vecchia momento sotto fare vecchio tratto avesse caro
  dio uscio italiano dunque quali possono vivere sta storia poteva allo gran queste sei minuti testa cuore povero bisogno diceva davanti
  sorriso conte capo siete guardava volto coi anno persone oggi voglio luogo prova libro intorno persona uomini verso fosse parola hai tuo
  famiglia bocca fondo guardò sentiva marchese pur tesi miei male vero avere aria nome vicino lontano giorni fine vedere opera parla studi
  cioè visto messa caffè insieme qualcosa consiglio dito terra dare fate medico chiese faceva giovane braccio anima andar qua sui tuttavia
  luce presente metodo vengono tanti aver viene almeno parlare campagna molti piccolo quelli anzi fanno dai alcune abbastanza energia capire
  donne ero dato alcuni bella stati quei sopra metà marito finestra atto sarà posso sente guarda eppure innanzi parve seduta andò gridò
  signore silenzio zio senso sorella morte serio qual giacomo potuto avevano tema misura visita dati euro finisce altre domanda cucina camera
  agli ricerca servizio mesi trovato pochi bisogna scelto oltre capitolo attenzione studio succede problema davvero sole accanto nonna infine
  ombra figlia nessun scala buon alto saputo trovare ultima cane erba resto vostro vostra lungo mamma finalmente braccia felice ciò dir
  domandò spalla faccia nuova veramente fiori balli potesse pensiero gente vedeva son risposta risultati rischio guardare tratta soluzione
  principio esso nello argomento libri motivo scuola età lavorare inizio dice molte famiglie abito giovani genitori tenere mente pure roba
  gradi alta osservazione vista terzo natura professore presso celle volevo seconda comincia sapeva leggere primi test difficile livello
  deciso manca circa ore fin povera avanti molla facendo funzione tempi casi messo bianco usato bollitore rendimento nostro fuoco film
  violenza sembrava amore coscienza solito dolce certe dovuto paura idea sapere quegli siamo coraggio scena musica deve immobile case mise
  suono ridere affari cercò profonda alzò contro serva giacinto prendere venne tornò mille amato cento poté labbra colla berretta vera nostra
  vivo cielo taglio scusi felicità sognare avevo sentito veniva naso pubblico cinque fronte contributo accesso valore viaggio vale dovrebbe
  strumento corte presenza modello attraverso accordo strano potrebbe capisco libertà diversi mese soprattutto costa bambini giocare palazzo
  necessario pagine oppure arriva appunto ambiente stampa oggetto numero arte scritto rispondere scatola numeri lingua stava olio risulta
  ultimo fenomeno pensieri gruppo bassa mondo buona vecchi lavori piatti peccato nessuna aspettare fatti posta venti massa preciso pronto
  strada variabili sale freddo temperatura fredda calda mattina uscita domani sentimento nero passato qualunque trova filo realtà contrasto
  bambino piano sposa dimenticare settimane forza ciao ascoltare basta puoi codice spero essa scrivere avuto vuoi pagare vede sorrideva
  ragazza istante muro riprese profondo buio margherita guanti prese vide andiamo ginocchia capì petto farmi trovò ebbene volete santi rubato
  grido sentii figlio parlò espressione stanza neanche dite nuovo santo importa impeto aperta spiriti verità grandi infinito fossero farsi
  sguardo spirito angoscia sentivo ricordo gelosia ripeteva corpo pazienza assai dava pensò potendo occhio movimento elisa sedette chiuse
  pelle avendo cattivo tavola cominciò pugno fratello principe vado propria punti giù chiarina avrei duca marchesa padrone dolore ecco patria
  poveri padroni angelo fortuna credeva specchio triangolo ultimi genera inoltre diritto dello servizi pena esperienza intervenire efficace
  regolare laicità ormai allorché spazio segno mal appare religioso mediana dialogo qualità civile diventare imparato stai zona ragazzo
  arrivato generale mancano cura lavora importante scegliere penso conoscono malata mezzi devono cena detta nonno lista spesa partire
  profondità media analisi letteratura presenta indagine testimoni ben intende tal abbia pieno litio prove state metodi struttura studiato
  vogliono tornare cambiato domande conto parlavano formule errori viva rapporto effetto elevato ambito migliori breve fattori periodo arco
  stile distinzione ritardo ansia esame esempio tipo orale scritti piccoli vuoto chiaro importanti sud plastica faccenda vuole lettera
  militari sorte esce carte finché apre statico masse evitare errore quadrati piccole superiore campione finale aggiunto serve lentamente
  risultato esperimento presa acceso aspettato minuto calore moka residuo differenza grosso giunta semplice orrore altrettanto ricorda
  discorso cortile racconto quanti voglia stesse comunque pagina estate colpa vediamo frasi unica ferma prezzo pianoforte fermato portare
  amano infatti sforzo estrema sembra pizza spese lasciato belle nomi raccontare valigia amico camicia discontinuità devi vai ufficio passa
  restava accento posò morto primavera staccò verde secoli sottile inquietudine data femminile conosceva rosso mare fisarmonica mangiava
  tavolo fiume piccola appena neri rideva cominciava lancia destra tono orecchio interessi stare doveva madonna guido gentile dicendo continuò
  minaccia facevano ohi noia passi preso teatro passano vorrei venite potrò parlato intesi sapesse carrozza quantunque terrore sfida potere
  strinse volontà poeti piede bianca mie colui amo parlo dovere dover promessa virtù quattrino denaro filosofo intanto animo febbre sventurata
  appoggiata mento passò piaceva bisognerebbe glielo bel notare dovesse salutare culla vestito festa soglia maniera dar cacciò turbamento
  bellezza causa prezioso leggera venuto allegro felici patto neppure tirannia compagnia voluto vittima fidanzata dette linea facile vento piè
  sedere fora pare fanciullo lungamente orribile ancor grado aspirazione marina sospetto loggia autorità assessori nipote orsi essi figliuolo
  severa tardi agata vano piacere lieta zampine cristo credevo buono alcuno toccò gioia seguitò contessa oro indietro croupier voci tac
  malocchio assieme avrò differenti diventato centrale dibattito luoghi straordinari abitanti sostiene raccolta sistema consente raccogliere
  preziosi difficilmente centinaia introdurre ingresso anziché paga vere cause restano patrimonio settore europee apertura nuovi scelte esiti
  regioni comuni lenta facilmente politica agire livelli stabile economia vive albergo qualificato religiosi dagli muove istituzioni termini
  indifferenza crocifisso riconosce cassazione confronto cultura conclusione differenze scorso ragazzi credo uscire riguarda obbligo pensa
  poter progetti seria migliore pensano giardino appartamento sapevo duemila vicina macchina ospedale studiare cinema teatri internet buone
  mondi compiti vacanze leggero racconti lunghi settembre sembrano quindici unità insegnano resta luglio uguale industria uso perdita propone
  lago assumendo ipotesi articoli locale pubblicati ventisei interviste proposte seicento costituisce europea poggio circolazione vicenda rete
  lettori sette romane saranno lungi testo lettura effetti settecento batteria unione obiettivi recupero difficili acidi provenienti quarto
  discussione badanti zia bambina anziana abita studiosi anziane principale rimanere guerra piani diciotto parti spiega terza scarpe provincia
  privata insomma italiana dialetto turni linguista compresi grafia parecchio dieta cognitivo decenni prime evidenze osservazionale aderenza
  associa minor malattia particolare ricerche consumo successivamente intervento sebbene memoria misurare alimentazione aspetti attività
  istruzione complesso suggerisce favorevole responsabilità medica conosciuto fase inaugurata contrattuale termine favore indirizzo entrata
  legge letture doppio causale causalità materiale profilo cercato studenti classici sicuramente sessanta preoccupazione autori danno
  importanza guardano interessante sugli interventi bottiglia beve televisione salute diverse questione dicono università bisaccia menu solida
  polvere cuochi assenza lascia righe scopo costante elastica mediante dinamico supporto comprese misurato fatta oscillare oscillazioni
  quadrato coefficiente pari totale entro posizione disegno gennaio accessi documentazione ottenuto ciascun raccolti intervallo comprende mura
  mattino notturna fragole usate otto sacchetto paio detersivo precipitare proteine etanolo formato fasi aspettavamo litro secondi formula
  metallo libero pomeriggio lato partendo gusto praticamente sentire indovinato esordio scelta regista sguardi personaggio passaggio merita
  ricostruzione centro panni domestica persino silenziosa romana incarna parlando volume apparato note autore tensione necessità
  particolarmente larga genere raccomanda amica pensavo piaciuto bambine rione aspetto romanzo devo personaggi elenco arrivata durante
  orgogliosa caldo terribile grano buco capisce mostri capite colori amare autogrill concorso ordina convinto triste soli erbe aromatiche
  balcone semplici basilico rosmarino passo esposto piante giornata menta comune annaffiare foglie considerazioni occorre innanzitutto poche
  pertanto comprendere conclude privo giustificazione sto altrimenti regola carta sessione saltavano nemmeno piatto consigli capivo storie
  scrivete chiedere stavo simpatia colore pantaloni categoria pesante aperto metti ritorno mancato arrotolare piegare proprietario base
  familiare convivente poiché indicazione fiscale impresa utile modelli giacché andata ascolto finita trovati incerta permesso quartiere
  chiama fila trovi somma guardia risposto hard disk grattare pezzo calma rumore sinistra basso disco compressa gratis cartella piangere
  dolori apriva moto orologi pendola lancette rispondeva entrò spalle chiesto udì tolse occhiali mormorò partì aspetta osservava respiro
  correva canonico insigne richiesto eguale interrogò sacrista medesimo novembre sino pensato piena suonava argentina chiamava portava
  cameriera inverno corse aprì diede fotografia rimase matrimonio ordine invitati gianni guardato buffet muoversi rimasta giuro sapete video
  tagliato vino sommessa stessi fianco colloquio barra portino sorridere villa belli resistenza nuvole seguir banca petulanza conosco lotta
  bisognava difendersi mettere sudori interruppe furono santa ascoltava attentamente destino fondazione podere rimaneva neppur avessero
  ricordava urlando diedi disopra schiena angoscioso chinò saluto sbuffò salotto farci disgrazia sanno sol miserie tremenda spiegò mandata
  agitato correre noemi gomiti tavolino tremava lievemente dargli fresco allegria amara compagni tante vedono giro guardarlo chiamate denari
  darle saprete vuote creduto affatto possibile credendo sportello gesto sentì brivido invincibile vincere puerile distanza condizione
  balbettò severo facoltà particolari avvocato volendo sullo scalone custode lapidi sussurrò stretta illuminati impulso monastero chiesa
  signori governo commissioni lasciava simile guardo sangue faccio sillaba dita bacio intendeva esserci commosso duro desiderio cercava
  compassione uscito forze ritrovare scienziato speculazione sorgono carbone archi accolse meravigliandosi solamente ingenuo crede suocero
  condotta rimasi dinanzi ebbi atroce odio stanchezza fisso burla dubbio sopportare averlo nuove fili potessi avvicinò rivolto lieve prodotto
  dirimpetto volse eccolo immobili balbettava violento risposte replicò lucidi oramai sonno fioca proposito perduta cadere spinse attimo dama
  morta grazia strana legno resistere aprire odore correndo indosso scuro cognato velo scintillava misero pensare stavano occhiata cantare
  mottetto tirare onde ubriaco folle risata purtroppo sai mali democrazia mascherata torniamo vidi discerne accennando scarpa teneva
  presidente interrogatorio udito colpevole delitto calmo raccontato angosce scosse girare gabbia curiosità attenti alte antica contentezza
  direi darebbe vergognava saper riesce perciò orti laggiù eccellenza pallidissimo nervosamente conciliante tremavano genero principessa sala
  gridarono piangente papà calmi lassi remo volesse trovava giungere giunto scomparire cespuglio ira nube selve inquieto spiaggia senti
  tentazione fuggire pregava immensa medesima potenza singhiozzi toccare lamento giovine lunga semplicità figura sacra piaga brucia melodia
  commendatore pallido ingegnere bontà piene operazione fretta ballare immaginava aprir contadini nato siccome campi servo cesare rifiuto
  continuavo capacità pensai folti continuo avvenuto entrare han messe amor topi parete tacere accoglienza ammiccare bada immagine voltò
  poveretti degno manda scambiato trattenne cappella nozze giudicava uscir forma certi culmine istinto sorelle gambe intera altrui scultore
  bello invano conversazione defunto vivi fui corsi cervello provavo bimba esattezza ambizione scommetto parso colpo attesa rimaner sapremo
  precisione lentezza freddezza cadavere poterne viveva mattine servir carattere seppe visse considerato compagno suscitava violante rammarico
  condurle dolcemente anime visione ehi sopraccigli impazienza tappeto roulette dicevano meravigliosa seggiola lasciatemi chiacchiere
  scongiurare rispetto balzò gabinetto tranne salvo accorgersi baciò fratelli bevuto conti vedrete affare legato beneficio natural fata
  carezza pressi curve dominio funzioni appartenenti vertici`)

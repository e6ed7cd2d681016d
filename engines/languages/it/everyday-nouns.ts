import { words } from '../words.ts'

// Nouns of every day and of papers by gender, where the ending does not tell it or the word may be taken for another. Sure endings (-zione,
// -tà, -mento ...) are known by rule and stay out, so do words that are mostly adjectives. A noun of two genders stands in `both` alone.
export const everydayNouns = {
  m: words(`alunno bimbo
    termine dottore marchese duca comitato paragrafo cuoco parroco filosofo angelo scienziato
    abbonamento abito accento accordo aceto acquisto addio aereo aeroporto affetto aggettivo agnello agosto aiuto albergo albero alcol alfabeto
    allarme allievo alloggio altare ambiente amico amore anello angolo animale anno anticipo antipasto apparecchio appartamento appetito
    appuntamento aprile arbitro archivio arco argento argomento armadio arresto arrivo articolo ascensore asciugamano asilo asino aspetto assegno
    attacco atteggiamento attimo atto attore aumento autore autunno avvenimento avverbio avviso avvocato bacio baffo bagaglio bagno balcone ballo
    bambino banco barattolo barbiere bastone battello becco beneficio bersaglio bicchiere bigliettaio biglietto bilancio binario bisogno bosco
    bottone braccialetto brano brivido brodo buco burro cacciavite calcio calendario calore cambiamento cameriere camino cammino campanello
    campeggio campionato campione campo canale cancello cane cantiere canto capello capitolo capo capodanno capolavoro cappello cappotto
    cappuccino carabiniere carattere carbone cardinale cartello casco caso cassetto castello catalogo cavallo cavolo cellulare centesimo
    centimetro centro cerchio cerotto cervello cespuglio cestino chilo chilogrammo chilometro chiodo ciclo cielo cigno cinghiale cioccolatino
    citofono cittadino clima codice cofano cognome collegamento collegio collo colloquio colore colpo coltello comandante comando commercio
    commissario compagno compito compleanno comportamento comune concerto concetto concorso condominio conduttore confine conflitto congresso
    coniglio consiglio consumo contadino contatto contenuto contesto continente conto contratto contributo controllo convegno convento coperchio
    coraggio corpo corridoio corriere corso cortile costo costume cotone credito cristallo criterio cucchiaio cuculo cugino cuoio cuore cuscino
    danno dato debito decennio decreto delfino delitto denaro dente dentifricio desiderio destino detersivo dettaglio dialetto dialogo diario
    dibattito dicembre difetto diluvio diploma direttore diritto disastro discorso disegno disordine dispositivo disturbo divano divertimento
    divieto divorzio dizionario documento dollaro dolore dono dopoguerra drago dramma dubbio duomo eccesso edificio effetto elefante elemento
    elenco entusiasmo episodio equilibrio equipaggio errore esame esempio esercito esercizio esito esperimento evento fagiolo falco fango
    fantasma fascino fastidio fattore favore fazzoletto febbraio fegato fenomeno ferragosto ferro festival fiammifero fianco fiato fidanzato
    fieno figlio filo finestrino fioraio fiore fiume flauto foglio fondo formaggio fornello forno francobollo fratello freno frigorifero frumento
    frutto fucile fulmine fumetto fumo fungo fuoco furto futuro gabbiano gabinetto galateo gallo gatto gelato genere genitore gennaio gesso gesto
    ghiaccio giardino giglio giocattolo gioco gioiello giornale giorno girasole giro giubbotto giudizio giugno golfo gomito governo gradino grado
    grattacielo grembiule grido gruppo guadagno guaio guanto guasto gusto imbarazzo imbroglio impatto impegno imperatore impiegato impiego
    importo impulso incendio incidente incontro incubo indice indirizzo individuo infermiere inferno infortunio inganno ingegnere ingresso inizio
    innamoramento insegnamento insetto insulto interesse interruttore intervento inverno investimento invito istante istinto istituto istrice
    laboratorio ladro lago lampadario lampo lampone latte lavandino lavoratore lavoro legame legno leone letto libro liceo limite limone
    linguaggio liquore litigio litro livello luglio luogo lupo lusso macellaio maestro magazzino maggio maglione maiale maltempo mare maresciallo
    marito marmo martello marzo maschio materasso matrimonio mattino mattone meccanismo medicinale membro mento mercato merluzzo mese messaggio
    mestiere metallo metodo metro mezzogiorno miele miglioramento miliardo milione minestrone ministero ministro minuto miracolo mistero mito
    modello modo momento mondo monte montone monumento morso mosaico motivo motore motorino movimento mucchio municipio muratore muro muscolo
    museo mutuo naso nastro natale nazionalismo negozio nemico neonato nervo nido nodo nome nonno notaio notiziario novembre numero obbligo
    obiettivo occhio oceano odore oggetto olfatto olio omaggio ombrello omicidio onore operaio orario orecchino orecchio organismo organo
    orgoglio orizzonte orologio orso orto ospedale ospizio ostacolo ottobre pacco padre padrone paese pagamento palazzo palco palloncino pallone
    palmo palo pane panino panno panorama pantalone pappagallo paracadute paradiso parcheggio parco parlamento parrucchiere partito passaggio
    passaporto passeggero passo pasticcio pasto patto pavimento peccato pedone pegno pensiero pepe peperone periodo permesso personaggio pesce
    peso petrolio pettine petto pezzo pianeta pianoforte piatto piede pigiama pinguino pino pittore pollo polmone polso pomeriggio pomodoro ponte
    popolo portafoglio porto portone posto pranzo prato prefisso pregiudizio premio presepe prestito prete prezzo principe principio problema
    processo prodotto produttore professore profitto profumo progetto programma progresso pronome proposito proprietario proverbio provvedimento
    psicologo pugno pulcino punteggio punto quaderno quadro quartiere quoziente racconto raffreddore ragazzo raggio ragno ramo rapporto reato
    reddito regalo regime registro regno rene reparto requisito respiro restauro riassunto ricordo riferimento rifiuto rimborso rimedio
    rimprovero rinascimento riposo riscaldamento rischio riso risparmio ristorante risultato ritardo ritmo ritorno ritratto romanzo rosmarino
    rubinetto rumore ruolo sabato sacco sacerdote sacrificio salame salario salmone salotto salto saluto sangue santuario sapone sapore sarto
    sasso sbaglio scaffale scalino scambio scandalo scarafaggio scenario schema schermo scherzo schiaffo sciopero scoglio sconto scontrino scopo
    scrigno scrittore secolo sedile segnale segno segretario semaforo seme seno senso sentiero sentimento sequestro serpente servizio sesso
    settembre settore sfondo sforzo sguardo significato signore silenzio simbolo sindacato sindaco singhiozzo sintomo sistema smalto soffitto
    soggetto soggiorno sogno soldato sole sonno sorriso sospiro sostantivo sottotitolo spavento spazio spazzolino specchio spettacolo spettatore
    spirito sportello stabilimento stadio stagno stato statuto stereotipo stile stipendio stivale stomaco strato strumento studente studio
    stupore sud sugo suocero suono supermercato svantaggio sviluppo tacchino taccuino taglio tamburo tappeto tappo tavolo teatro telaio telefono
    telegiornale telescopio tema tempo temporale tentativo termosifone terremoto terreno territorio terrore terrorismo teschio tesoro testamento
    testo tetto tirocinio titolo tonno tono topo torace torneo toro tovagliolo traffico traghetto tramezzino tramonto trapano trasloco trasporto
    trattamento trattore treno triangolo tribunale trionfo trono trucco tuono turismo turno uccello ufficio umore universo usignolo uso utensile
    vagone valore vantaggio vapore vaso vassoio veicolo veleno ventaglio vento ventre verbo verme vescovo vestito veterinario vetro viaggio viale
    vigile vigneto villaggio vincolo vino violino viso vitello vizio vocabolario volantino volo volto volume voto vulcano zaino zero zingaro zio
    zoccolo zucchero`),
  f: words(`alunna impiegata bimba
    settimana contessa duchessa direttiva modifica questione richiesta scrittura bambina cappella carrozza gabbia fisarmonica rivolta
    abitazione abitudine accoglienza accusa acqua adolescenza affermazione agenda agenzia agricoltura alba albicocca alga ambasciata ambulanza
    amica amicizia anguria anima ansia antenna ape aquila arancia area aria armonia arte ascella aspirina assemblea assenza astronave
    astuzia atmosfera attesa attrice aula aurora automobile autostrada avventura azienda balena bambola banana banca banconota bandiera bara
    barba barca barriera barzelletta base battaglia battuta befana bellezza benzina bestia bevanda bibita biblioteca bicicletta biglietteria
    bilancia biologia birra biscia bistecca bocca bolla bolletta bomba borsa borsetta bottega bottiglia brezza bugia bussola busta caccia
    caffetteria calamita calcolatrice caldaia calligrafia calma calza calzetta camera camicia campagna campana candela canna cantina canzone
    capra caramella caratteristica carestia carezza caricatura carne carota carriera carta cartella cartolina casa cascata caserma cassa cassetta
    castagna categoria catena cattedra cattedrale causa caviglia cena cenere cera cerimonia certezza chiacchiera chiave chiesa chiocciola
    chitarra cicatrice ciliegia cima cinghia cintura cioccolata cipolla circostanza classe classifica coda coincidenza colazione colla collana
    collina colonna colpa comitiva commedia compagna compagnia competenza conferenza confidenza conoscenza conseguenza convivenza coperta
    copertina copia coppa coppia corda cornice corona corrente corsa cosa coscienza costa costanza costola cravatta creatura crema crescita croce
    crociera cronaca crosta cucina cugina culla cultura cupola cura curva damigella danza data debolezza decina delusione democrazia dentiera
    dieta difesa differenza diga dimora direttrice discarica discesa disciplina discoteca disgrazia distanza ditta dittatura doccia dogana
    domanda domenica donna dottoressa dozzina droga durata ecologia economia edicola eleganza emergenza emozione energia epoca erba eredità
    esigenza esistenza esperienza essenza estate etichetta età evidenza fabbrica faccenda faccia fame famiglia fantasia farfalla farina farmacia
    fascia fase fatica fattoria fattura fauna fava favola febbre fede felicità felpa ferita fermata ferrovia festa fetta fiaba fiamma fiducia
    figlia figura fila filosofia finanza finestra firma foca foglia folla fontana forbice forchetta foresta forma formica formula fortuna forza
    fotografia fragola frana frase freccia frequenza fretta frittata frontiera frutta fuga fune galera galleria gamba gara garanzia gazza
    gelateria gelosia gente geografia geometria ghirlanda giacca gioia giornata giostra gioventù giovinezza giraffa giustizia goccia gola gomma
    gonna grammatica grandine gravidanza grazia grotta guancia guerra idea ideologia ignoranza imbarcazione immagine impresa impronta inchiesta
    indagine indipendenza industria infanzia infermiera influenza informatica ingiustizia iniziativa insalata intelligenza intervista invidia
    ironia isola lacrima lama lampada lampadina lana lancetta laurea lavagna lavanderia lavatrice legge lente lenticchia lepre lettera
    letteratura lettura leva libreria licenza linea lingua lira lista lite lode lotta luce lucertola lumaca luna macchia macchina macedonia madre
    maestra magia maglia maglietta malattia malinconia mamma mancanza mancia manica maniera manifestazione marca marcia margherita marmellata
    maschera massa matematica materia matita matrigna mattina mattinata medaglia medicina medusa mela melanzana melodia memoria mensa menta mente
    menzogna merce merenda meta metafora metropolitana mezzanotte minaccia minestra miniera miseria missione misura moda modalità moglie
    moltitudine moneta montagna morte mosca mostra motocicletta mucca multa musica nascita natura nave nazione nebbia neve nipotina nocciola noce
    noia nonna norma nostalgia nota notizia notte novità nuora nuvola occhiata offerta officina oliva onda opera opinione ora orchestra ordinanza
    origine orma ossatura pace padella padrona pagina paglia pala palestra palla pallavolo palma palude panchina pancia panetteria panna paprica
    parete parola parte partenza partita pasqua passeggiata pasta pasticceria patata patente patria paura pausa pazienza pecora pelle pelliccia
    penisola penna pennellata pensione pentola pera percentuale perdita periferia perla persona personalità peste pianta pianura piastra piazza
    piega pietra pigrizia pila pillola pinacoteca pioggia piramide piscina pista pistola pittura pizza pizzeria plastica poesia polemica politica
    poltrona polvere pompa porta posa posata potenza povertà pratica preda preferenza preghiera premessa presenza pressione prigione primavera
    principessa procedura professoressa promessa proposta proroga prosa prova provincia prudenza psicologia pubblicità pulce pulizia punta
    puntata puntura quaglia quantità quercia querela quota rabbia radice ragazza rana rata razza realtà redazione regia regina regione regola
    religione responsabilità rete ricarica ricchezza ricerca ricetta ricevuta ricompensa riforma riga rima ringhiera risata riserva risorsa
    risposta rissa riunione riva rivista rivoluzione roba roccia rosa rosticceria rotaia rovina ruga ruota rupe sabbia sala salita salsa
    salsiccia salute salvezza sardina sbarra scadenza scala scarpa scatola scelta scena scheda schiena sciarpa scienza scimmia sconfitta scopa
    scoperta scrittrice scrivania scuola scusa sede sedia segretaria segreteria selva sensibilità sentenza sera serata serratura sfera sfida
    sfortuna sfumatura sicurezza siepe sigaretta sigla signora signorina sillaba simpatia sirena situazione slitta smorfia società soffitta
    soglia solitudine somma sopravvivenza sorella sorgente sorpresa sorte sosta spada spalla spazzola speranza spesa spezia spiaggia spiga spilla
    spina sponda sposa spugna squadra stagione stalla stampa stampante stampella stanchezza stanza statistica statua statura stazione stella
    stima stoffa storia strada strage strategia strega striscia struttura studentessa stufa suocera superficie sveglia svolta tabella taglia
    talpa tana targa tariffa tartaruga tasca tassa tastiera tavola tavoletta tazza tecnica tecnologia tegola tela telecamera telefonata
    televisione tempesta tempia tenda tendenza tenerezza teoria terapia terra terrazza testa testimonianza tigre tinta tomba torcia torre torta
    tortura tosse tovaglia traccia tragedia trama trappola treccia tribù tristezza trota truffa tuta umanità unghia unione uscita utilità uva
    vacanza valanga valigia valle valuta vanga vasca vecchiaia vela velocità vena vendemmia vendetta vendita verdura vergogna verifica vernice
    vetrina vetta via vicenda vigilia vigna villa violenza vipera virgola virtù visione visita vista vita vitamina vite vittima vittoria voce
    voglia volpe volta voragine zampa zanzara zebra zia zona zucca zucchina zuppa`),
  both: words(`agente amante ambulante analista apprendista artista assistente astronauta atleta autista badante barista cantante capitale ciclista cliente
    collega compatriota complice concorrente coniuge conoscente consorte consulente corrispondente custode dentista dipendente dirigente
    discendente docente economista elettricista erede esordiente estetista farmacista fine fonte fronte giornalista giovane giudice guida
    immigrante insegnante interprete latitante linguista mandante militare minorenne morale musicista nipote omicida ospite paracadutista parente
    partecipante passante patriota paziente pediatra pianista pilota poeta portavoce preside presidente progettista protagonista psichiatra
    regista residente rivale sergente specialista spia suicida tassista terrorista testimone turista utente violinista violoncellista`),
  /** Masculine with a plural of its own, and feminine in the plural where `f` follows, in both with `ff`. */
  odd: words(`uomo:uomini bue:buoi tempio:templi arma:armi|ff ala:ali|ff braccio:braccia|f ciglio:ciglia|f dito:dita|f ginocchio:ginocchia|f
    labbro:labbra|f lenzuolo:lenzuola|f miglio:miglia|f osso:ossa|f paio:paia|f uovo:uova|f centinaio:centinaia|f migliaio:migliaia|f`),
  /** The same in both numbers, masculine. */
  mFixed:
    words(`album autobus bar boia brindisi caffè camion cinema computer euro film gas giovedì gorilla hotel lapis lunedì martedì menù mercoledì mouse
    papà pub pullman re record referendum sci scooter sosia sport stress taxi tennis tram tunnel tè vaglia venerdì video virus web weekend yogurt
    zoo`),
  /** The same in both numbers, feminine. */
  fFixed:
    words(`analisi auto bici brioche crisi diagnosi dinamo email enfasi foto gru ipotesi metropoli moto nemesi oasi paralisi parentesi prognosi radio
    serie sintesi specie tesi tisi`),
} as const

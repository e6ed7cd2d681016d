import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

const masculine =
  words(`abito accento accordo acquisto aereo aeroporto aiuto albergo albero albo allarme alloggio ambiente amico amore anello angolo animale anno apparecchio appartamento appello
  appunto arco argento argomento arrivo articolo asilo aspetto attacco atteggiamento attimo atto aumento autobus autore autunno avvenimento avvocato bacio bagno ballo balcone bambino banco bar barattolo
  battito bello bene biglietto bicchiere bisogno bosco bottone braccio brano burro cadavere caffè calcio caldo calendario calore cambiamento camino camion campeggio campionato campo cane canale cantante
  canto capello capitale capitano capitolo capo cappello cappotto carattere carbone carcere carico caro cartello caso castello catalogo cavallo cellulare centesimo centro cerchio cervello chilo chilometro
  cibo ciclo cielo cinema cittadino clima codice cognome collegio collo colloquio colore colpo coltello comando commercio comodino compagno compito compleanno comportamento comune computer concerto
  concetto concorso conflitto confine congresso consiglio consumo contadino contatto contesto continente conto contratto contributo controllo coraggio corpo corridoio corso cortile costo costume cotone
  credito cucchiaio cugino cuore cuscino danno dato debito decennio dente desiderio destino detersivo dettaglio diario dibattito difetto dipinto diritto disastro discorso disegno disordine dito divano divieto documento
  dolce dollaro dolore dono dovere dramma dubbio eccesso edificio effetto elemento elenco elettrodomestico entusiasmo episodio equilibrio errore esame esempio esercizio esercito euro evento fango fantasma fascino
  fastidio fatto fattore favore fazzoletto fenomeno ferro festival fiammifero fianco fidanzato figlio film filo finale finestrino fiore fiume foglio fondo formaggio forno fratello freddo frigorifero frutto fulmine fumo
  fungo fuoco furto futuro gatto gelato genitore gesto ghiaccio giardino ginocchio giocattolo gioco gioiello giornale giornalista giorno giovane giro giudice giudizio governo gradino grado grano
  gruppo guadagno guaio gusto impegno impiegato impiego incidente incontro incubo indirizzo individuo infinito ingegnere ingresso inizio insegnamento insieme interesse interno intervento invito inverno
  istituto laboratorio lago lampo lato latte lavoro legame legno letto lessico libro liceo limite limone litro livello locale luogo lusso macello maestro magazzino maglione maiale male manifesto mare marito matrimonio mattino meccanico
  medico meccanismo membro mercato mese messaggio mestiere metallo metodo metro mezzo miele miglioramento miliardo milione minuto miracolo mistero mito mobile modello modo momento mondo monte monumento motivo motore motorino movimento
  municipio muro muscolo museo naso natale negozio nemico neonato nervo nipote nome nonno numero obiettivo occhio oggetto olio ombrello ordine orario orecchio organismo orologio orso ospedale ospite ostacolo ottobre padre paese pagamento paio palazzo pallone
  palo pane panino panorama pantalone parcheggio parco parente parere parlamento partito passaggio passaporto passato passeggero passo pasto patrimonio pavimento peccato pensiero periodo permesso personaggio pesce peso
  pezzo piacere pianeta piano pianoforte piatto piede pieno pittore poeta polso pollo pomeriggio pomodoro ponte popolo porto posto potere pranzo prato prefisso premio presente presidente prestito prezzo principio problema processo prodotto
  professore profitto profumo progetto programma progresso proverbio provvedimento punto quaderno quadro quartiere racconto ragazzo raggio ragionamento ramo rapporto ravioli re recinto reddito referendum regalo regime registro regista
  regno rendimento reparto respiro resto ricordo riferimento rifiuto rimedio ringraziamento ripieno riscaldamento rischio riso risparmio risultato ritardo ritmo ritorno ritratto romanzo rumore ruolo sacco saggio sale salotto saluto
  sangue sasso sapone sapore scaffale scambio schermo scherzo sci sciopero scienziato scontrino sconto scopo scrittore secolo secondo segnale segno segreto semaforo senso sentiero sentimento servizio sforzo
  sguardo significato signore silenzio sindaco sistema smalto soggetto soggiorno sogno soldato sole sondaggio sonno sorriso spazio specchio spettacolo spirito sport stadio stato stipendio stivale strumento studente studio successo suggerimento
  suono supermercato svantaggio sviluppo talento tappeto tavolo taxi teatro telefono telegiornale tema tempo tentativo termine terremoto terreno territorio testo tetto titolo tono topo traffico tramonto trasporto trattamento
  treno tribunale trucco turismo turno ufficio umore uomo utente vaso vento ventre verbo vestito viaggio vicino video vigile villaggio vino viso vizio volo volto volume voto vulcano zaino zero zio zucchero`)
const feminine =
  words(`abilità abitudine accoglienza accusa acqua affermazione agenda agenzia agricoltura alba alimentazione alternativa ambasciata ambizione amica amicizia analisi anima ansia antenna apertura applicazione
  arancia area aria arma arte ascensione assenza assicurazione associazione atmosfera attenzione attesa attività attrice aula autorità autostrada avventura azienda azione bambina banca bandiera barba barca base battaglia bellezza benzina bestia bevanda biblioteca bici bicicletta
  birra bistecca bocca bolletta borsa bottega bottiglia brioche bugia busta caduta camera camicia campagna campana candela canzone capacità caramella caratteristica carenza carne carota carriera carta cartella cartolina casa cassa categoria
  catena cattedrale causa cena cenere certezza chiacchiera chiamata chiave chiesa chitarra ciliegia cima cintura cioccolata cipolla circostanza città cittadina civiltà classe classifica coda colazione collana colonna colpa comodità compagnia
  competenza comunicazione comunità conclusione condizione conferenza conferma confusione conoscenza conseguenza consegna conversazione copertina coppa coppia corda corsa cosa coscienza costruzione cravatta creatività creazione crema crescita crisi critica croce crociera cucina
  cultura cupola cura curiosità danza data debolezza decisione definizione democrazia destra dieta differenza difficoltà dimensione direttrice direzione disciplina discoteca discussione disoccupazione distanza ditta diversità divisa doccia domanda domenica donna
  dottoressa droga durata eccezione economia edicola edizione educazione elezione emergenza emozione energia entrata epoca era erba eredità esercitazione esigenza esistenza esperienza espressione essenza estate età etichetta eternità evoluzione fabbrica faccia facoltà fame famiglia fantasia farina
  farmacia fase fatica favola febbre fede felicità ferita fermata festa fetta fiaba fiducia figlia figura fila fine finestra firma foglia folla fonte foresta forma formazione fortuna forza foto fotografia fragola frase freccia frequenza fretta fronte frontiera
  frutta funzione galleria gamba gara gelosia generazione gente geografia giacca giornata giovinezza giustizia gioia giustificazione goccia gola gomma gonna gravità grammatica gravidanza grotta guerra guida idea identità ignoranza imbarcazione immagine immaginazione immigrazione importanza impressione
  impresa indagine indicazione industria infanzia influenza informazione ingiustizia insalata insegna insegnante intelligenza intenzione intervista introduzione inquinazione invidia iniziativa iscrizione isola istruzione lacrima lampada lana lattina laurea lavatrice legge lettera letteratura lettura lezione
  libertà libreria lingua linea lista lite lode lotta luce luna lunghezza macchina madre maestra maglia maglietta magia malattia mamma mancanza mancia maniera mano marca marmellata massa matematica matita mattina mattinata medaglia media medicina mela memoria mensa mente menzogna
  merenda messa meta metà minaccia minestra minoranza misura moda modalità moglie moneta montagna morte mostra moto motivazione musica nascita natura nave nazione nebbia necessità neve nipotina noia nonna norma nostalgia notizia notte novità nozione nuvola offerta ombra onda operazione
  opera opinione opportunità ora orchestra organizzazione origine osservazione pace padella pagina paglia paglietta pala palestra palla pancia panchina parete parola parte partecipazione partenza partita passione password pasta patata patente patria paura pausa pazienza pelle
  pelliccia pena penna pensione pentola percentuale perdita periferia persona personalità pesca pesca peste pianta pianura piazza pietra pioggia piscina pista pistola pittura pizza plastica poesia politica polizia poltrona popolazione porta posizione possibilità posta potenza povertà
  pratica preferenza preghiera preoccupazione preparazione presenza pressione primavera principessa prigione probabilità produzione professione professoressa profondità promessa proposta proprietà prosa protezione prova provincia psicologia pubblicità pulizia punizione punta qualità quantità questione rabbia ragazza
  ragione rana razza realtà reazione redazione regione regina regola relazione religione responsabilità rete ricchezza ricerca ricetta richiesta riduzione riflessione riforma riga rima riunione rivista rivolta rivoluzione rosa ruota sabbia sala salita salsa salute
  salvezza scala scarpa scatola scelta scena scheda schiena scienza scimmia scrittrice scrivania scuola scusa sede sedia segretaria selva sensazione sensibilità sentenza sera serata serie serietà serratura sfida sicurezza sigaretta signora sillaba situazione società
  soddisfazione solidarietà solitudine soluzione sorella sorpresa speranza spesa spiaggia spiegazione spina stagione stampa stanchezza stanza statua stazione stella stima storia strada strategia strega struttura studentessa stupidaggine suocera superficie sveglia tabella tasca tassa tavola tazza tecnica tecnologia
  telefonata televisione temperatura tempesta tenda tenerezza tensione tentazione teoria terra tesi testa tigre timidezza tipologia torre torta tosse tovaglia traccia tradizione traduzione tragedia trama trasmissione tristezza truffa umanità unità università
  uscita usanza utilità vacanza valigia valle varietà vasca vecchiaia velocità vendetta vendita verdura vergogna verifica verità via vicenda vicina vigilia villa violenza virtù visione visita vista vita vite vittima vittoria voce voglia volontà volpe volta zanzara zia zona zucca zuppa`)
const adjectives =
  words(`accurato? adatto affettuoso affollato allegro altro amaro americano antico antipatico ansioso aperto arrabbiato astratto attento attivo attratto automatico avido avventuroso
  basso bello bianco biondo bravo brutto buio buono caldo calmo carino caro cattivo chiaro chiuso cieco comico commosso comodo concreto confuso contento continuo contrario corretto corto costoso creativo cretino critico
  crudo cupo curioso cotto decisivo deciso delicato democratico dettagliato difettoso diretto disordinato disoccupato disperato distratto diverso divino divertito doloroso domestico dubbioso duro educato elettrico elettronico eccessivo
  economico emozionato energico esatto esausto esperto esterno estivo estremo europeo faticoso falso famoso fantastico fastidioso fermo fisico fisso fortunato freddo fresco fragoroso furbo geloso generico generoso giallo gigantesco
  giusto goloso gratuito grosso guasto ideologico illustrato impegnativo imbarazzato imprevisto impulsivo inaspettato incerto incredulo indeciso infinito ingiusto ingrato innocuo inquinato insolito intenso interessato interno
  intimo ironico isolato italiano lento largo liscio lontano lungo luminoso maleducato malato maledetto malinconico maturo matematico medico mediterraneo meraviglioso minuscolo misterioso moderno modesto monotono montuoso morbido
  muto nascosto nativo nato necessario negativo nero nervoso netto noioso noto numeroso nuovo nudo obbligatorio occupato odioso onesto opposto ordinato orgoglioso ovvio oscuro pacifico pallido pauroso pazzo pericoloso periodico perfetto perso pieno piccolo pigro
  politico popoloso positivo povero pratico preciso prezioso preoccupato presuntuoso primo privato privo profondo profumato pronto prossimo pubblico pulito puro quieto quotidiano raffreddato raro rapido religioso ricco ridicolo rigido rigoroso
  romantico rosso rotondo rotto rumoroso sano salato sbagliato scarso scemo scientifico sciocco scolastico scomodo sconosciuto scontento scorretto scorso scuro secco segreto selvaggio sereno serio severo sicuro silenzioso simpatico sincero
  sintetico solito sontuoso sporco sportivo spaventoso spiritoso sprovveduto stanco statico storico straniero strano straordinario stressato stretto studioso stupendo stupido successivo superbo svizzero tecnico tedesco timido tipico
  tirchio tragico tranquillo tremendo turistico ubriaco ultimo umano umido unico urbano vago vario vasto vecchio vegetariano velenoso vero vicino vietato violento virtuoso vivo vizioso vuoto zitto`)

const regular = new Set([...adjectives].filter((word) => word.endsWith('o')))
const bent = (of: Iterable<string>, from: RegExp, to: string): ReadonlySet<string> =>
  new Set([...of].filter((word) => from.test(word)).map((word) => word.replace(from, to)))
const feminineplural = new Set(
  ['mani', 'foto', 'moto'].concat(
    [...feminine]
      .filter((word) => !/[àùéièo]$/.test(word) && !/(?:rie|gente)$/.test(word))
      .map((word) =>
        word
          .replace(/([cg])a$/, '$1ha')
          .replace(/([^aeiou][cg])ia$/, '$1a')
          .replace(/a$/, 'E')
          .replace(/e$/, 'i')
          .replace('E', 'e'),
      ),
  ),
)
const masculineplural = new Set(
  [...masculine]
    .filter((word) => /[oe]$/.test(word) && !/^(?:video|euro|cinema|uomo|dito|braccio|ginocchio|paio|miglio|re)$/.test(word))
    .map((word) =>
      word
        .replace(/io$/, 'i')
        .replace(/co$/, /[^aeiou]co$|uoco$/.test(word) ? 'chi' : 'ci')
        .replace(/([^aeiou]|[aeiou])go$/, '$1ghi')
        .replace(/[oe]$/, 'i'),
    ),
)

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  adjective: regular,
  adjectivefeminine: bent(regular, /o$/, 'a'),
  adjectiveplurals: new Set(
    [...regular].map((word) =>
      word
        .replace(/([^i])co$/, '$1chi')
        .replace(/go$/, 'ghi')
        .replace(/io$/, 'i')
        .replace(/o$/, 'i'),
    ),
  ),
  adjectivefeminineplurals: new Set([...regular].map((word) => word.replace(/([cg])o$/, '$1ho').replace(/o$/, 'e'))),
  adjectives: words(`ancora bella bello brutta brutto buona buono cara caro chiara chiaro contenta contento difficile diversa diverso
    evidente facile falsa falso famosa famoso felice già giusta giusto grande importante impossibile interessante inutile lontana
    lontano molto necessaria necessario noiosa noioso piccola piccolo possibile sbagliata sbagliato sempre simpatica simpatico stanca
    stanco stata stato triste troppo utile vera vero vicina vicino`),
  clitics: words(`ci gli l' la le li lo m' me mi n' ne non s' se si t' te ti v' ve vi`),
  feminine,
  feminineplural,
  femininevowel: words(`alternativa altra americana amica analisi anima arancia area arte assenza attenzione attività aula auto
    automobile avventura azione emozione energia esperienza estate idea immagine informazione inglese insalata intervista ipotesi
    isola italiana occasione offerta opera opinione opportunità ora unità università urgenza uscita`),
  infinitives: words(`andare arrivare avere bere capire chiedere comprare dare dire dormire essere fare giocare imparare lasciare
    lavorare leggere mangiare mettere parlare partire portare prendere scrivere sentire studiare tornare trovare usare uscire vedere
    venire`),
  kin: words(
    `padre madre fratello sorella figlio figlia marito moglie nonno nonna zio zia cugino cugina nipote suocero suocera cognato cognata genero nuora papà mamma`,
  ),
  masculine,
  masculineplural,
  masculinevowel: words(`aereo albergo albero altro ambiente americano amico angolo animale anno appartamento appuntamento argomento
    articolo aspetto attimo autobus autore edificio effetto elemento errore errori esame esempio evento impegno incidente incontro
    indirizzo inglese inizio insegnante interesse istituto italiano obiettivo oggetto ombrello operaio orologio ospedale ostacolo
    uccello ufficio uomo`),
  /** Adverbs and other words that may stand between an article or a pronoun and what follows it, and end like a form of a verb or a noun. */
  little:
    words(`adesso allora altro ancora anche assai bene certe come cento circa cioè così dentro dietro domani dopo dove dunque ecco entro ero esso eppure fino forse già grosso
    ieri inoltre insieme intanto invece loro mai male meglio meno mentre mezzo molto meno mille nemmeno neppure neanche noi non ogni oggi oppure ormai perciò però piano più piuttosto poco poi presto prima proprio pure purtroppo
    quando quanto quasi quello quindi quinto sempre senza se sicuro soli solo soprattutto sotto spesso stesso subito tale talmente tanto tardi tempo troppo tutta tutte tutti tutto uno verso vero volta volentieri voi vostro zero ho sono do so sto vado ritengo mo otto quattro
    che chi cui era le la e o ma da di a in se te me`),
  motion: words(`andata andato arrivata arrivato diventata diventato entrata entrato nata nato partita partito rimasta rimasto tornata
    tornato uscita uscito venuta venuto`),
  participles: words(`aiutato aperto ascoltato avuto bevuto cambiato camminato capito cercato chiamato chiesto chiuso comprato
    conosciuto creduto cucinato dato deciso detto dormito dovuto fatto finito giocato guardato imparato incontrato iniziato lasciato
    lavorato letto mandato mangiato messo pagato parlato pensato perso portato potuto preso provato raccontato ricevuto risposto
    scelto scritto sentito spiegato studiato telefonato trovato usato venduto viaggiato vinto vissuto visto voluto`),
  /** Nouns that are also forms of verbs: after lo, la, le and li they may be that. */
  verbal:
    words(`abito accordo accusa acquisto aiuto appello arrivo articolo aspetto attacco aumento bacio balcone ballo base bisogno bolla calcio calma cambio canto capo cappello carica carta causa cena chiamata chiave compito conferma consegna consiglio conto
    contratto controllo copertina costo crema cucina cura danno danza dato desiderio destino dibattito difetto diritto disegno domanda dono dubbio favore ferma ferita festa figura fila filo firma forma forza freddo frutta fumo gioco
    giudizio giro governo guadagno guarda guida impiego importa incontro indica inizio insegna interesse interno intervista invidia invito lascia lato lavoro limite lista lode lotta male manca maschera medica messa mezzo mette minaccia misura mostra moto nota noto obbliga offerta ombra onda opera ora ordine orario
    paga parcheggio parte partita passa passo pasto pena penna pensa pensiero permesso pesa pesca peso piano pianta piega pieno porta porto posta posto pranzo prato preda prega premio prende presa presente prestito principio processo profitto progetto programma prova punta punto
    racconto ragiona regalo registro resto ricerca ricordo riforma rifiuto riga rima risparmio riso ritardo ritorno ritratto rivolta rosa rumore ruota sale saluta saluto salva sbaglio scala scambio scelta scherzo sconto scopo segna segno sente serve servizio sfida sforzo sguardo
    sogna sogno soggiorno sono spera spesa spina spirito stampa stima studia studio suona suono taglia tavola tema tenda termine testa tocca torta traccia trama tratta trova turno urlo usa vede veglia vela vento verifica via viaggio viene visita vista vita vite voglia volo volta voto`),
}

import { listed, type SignalRows } from '../signal-rows.ts'

export const it: SignalRows = {
  connectives:
    listed(`tuttavia; ciononostante; ciò nonostante; nonostante ciò; nondimeno; eppure; inoltre; in aggiunta; oltre a ciò|questo; per di più; peraltro; allo stesso tempo; al contempo; nel contempo; parallelamente; analogamente; allo stesso modo;
    similmente; ugualmente; al contrario; viceversa; in contrasto; invece; d'altra parte; d'altro canto; da un lato; da una parte; dall'altro; dall'altra; dall'altra parte; rispetto a; pertanto; di conseguenza; quindi; dunque; perciò; per questo motivo;
    per queste ragioni; per tale motivo; così; in questo modo; in tal modo; in conclusione; per concludere; concludendo; in sintesi; in definitiva; infine; alla fine; nel complesso; complessivamente; in generale; generalmente;
    innanzitutto; anzitutto; in primo luogo; in secondo luogo; in terzo luogo; prima di tutto; successivamente; poi; ad esempio; per esempio; in particolare; nello specifico; più precisamente; in altre parole; in altri termini; ossia; infatti; in effetti; in realtà;
    naturalmente; certamente; in questo contesto; in tale contesto; in questo senso; a tal proposito; a questo proposito; sotto questo aspetto|profilo; non da ultimo; soprattutto; in ultima analisi; piuttosto; nel frattempo`),
  stockPhrases: [
    [
      'nel mondo di oggi|odierno|moderno|contemporaneo|attuale|digitale / nella società di|odierna|moderna|contemporanea|attuale',
      'Nel mondo di oggi si dorme poco.',
      'Il mondo è vecchio.',
    ],
    [
      'in (continua|costante|rapida) evoluzione|cambiamento|trasformazione|mutamento',
      'Viviamo in un mondo in continua evoluzione.',
      'L’evoluzione è lenta.',
    ],
    ["nell'era|nell'epoca digitale|moderna|della|del|contemporanea", 'Nell’era digitale si legge meno.', 'Non era qui.'],
    [
      'gioca|giocano|svolge|svolgono|giocato|svolto|svolgere|giocare|riveste|rivestono|ricopre un ruolo (molto) cruciale|fondamentale|chiave|centrale|importante|essenziale|significativo|determinante|decisivo|di',
      'Il sonno svolge un ruolo fondamentale.',
      'Ha avuto un ruolo in un film.',
    ],
    ['ruolo cruciale|fondamentale|chiave|centrale|essenziale|determinante', 'Ha un ruolo chiave.', 'Il ruolo è suo.'],
    [
      'è (inoltre|quindi|anche) importante|fondamentale|essenziale|cruciale|necessario notare|sottolineare|ricordare|considerare|riconoscere|comprendere|che',
      'È importante sottolineare che pioveva.',
      'È un amico.',
    ],
    ['vale la pena (di) notare|sottolineare|ricordare|menzionare', 'Vale la pena sottolineare questo.', 'Scontò la pena.'],
    ['non solo|soltanto ... ma (anche)', 'Non solo buono, ma anche bello.', 'Non solo lui venne.', 'people'],
    ['in conclusione', 'In conclusione, bisogna dormire.', 'La conclusione è buona.'],
    [
      'si può (quindi|dunque) affermare|concludere|dire che / possiamo (quindi) affermare|concludere|dire che',
      'Possiamo dire che basta.',
      'Possiamo andare.',
    ],
    [
      "una|un'ampia|vasta (vasta) gamma|varietà|ampia|selezione|serie|ventaglio (di) / un'ampia gamma|varietà|selezione|serie",
      'Offre una vasta gamma di attrezzi.',
      'La varietà è poca.',
    ],
    ['una moltitudine|pluralità|molteplicità di', 'C’è una molteplicità di cause.', 'La moltitudine gridava.'],
    ['impatto significativo|profondo|notevole|duraturo|positivo|importante', 'Ha avuto un impatto profondo.', 'L’impatto ruppe il vetro.'],
    ['sempre più importante|presente|complesso|diffuso|rilevante|centrale|spesso', 'È sempre più complesso.', 'È sempre qui.'],
    [
      "contribuisce|contribuiscono|contribuire|contribuendo|contribuito (significativamente|così) a|alla|al|allo|all'*",
      'Lo sport contribuisce alla crescita.',
      'Paga il contributo.',
    ],
    [
      "rappresenta|rappresentano|costituisce|costituiscono un|una|un'opportunità|un'occasione|uno vero|dei|sfida|elemento|strumento|passo|aspetto|risorsa|pilastro (fondamentale|importante|essenziale)",
      'L’acqua rappresenta una risorsa.',
      'Rappresenta la ditta in tribunale.',
    ],
    [
      'un|una|uno elemento|aspetto|fattore|componente|strumento|passo|tassello fondamentale|essenziale|cruciale|chiave|importante|imprescindibile',
      'È un elemento essenziale.',
      'Il fattore arò il campo.',
    ],
    [
      'comprensione più|approfondita|profonda|completa / maggiore|migliore|profonda comprensione',
      'Porta a una migliore comprensione.',
      'Manca comprensione.',
    ],
    [
      'preziose|prezioso|preziosa informazioni|intuizioni|risorsa|contributo|strumento|indicazioni|spunti',
      'Dà preziose indicazioni.',
      'L’anello è prezioso.',
    ],
    ['nuove prospettive|possibilità|opportunità|frontiere / nuovi orizzonti|scenari', 'Apre nuove prospettive.', 'Ha una nuova gonna.'],
    [
      'apre|aprono|aprendo|aperto|aprire la|le strada|porte / apre|aprono|aprendo|aprire nuove|nuovi',
      'Apre la strada a una cura.',
      'Apre il vino.',
    ],
    ['mette|mettono|mettendo|messo|mettere in luce|evidenza|risalto', 'Lo studio mette in luce un difetto.', 'Mette il cappello.'],
    [
      "sottolinea|sottolineano|evidenzia|evidenziano|sottolineando|evidenziando (così) l'importanza|la|come|il (necessità|bisogno|complessità)",
      'Questo sottolinea l’importanza del riposo.',
      'Sottolinea un verbo.',
    ],
    ["l'importanza di|del|della|dei|delle|dell'*", 'Si vede l’importanza del riposo.', 'Non ha importanza.', 'people'],
    ['sfide e (le|opportunità) / opportunità e (le) sfide', 'Ci sono sfide e opportunità.', 'Accetta la sfida.'],
    [
      'numerosi|numerose|molteplici vantaggi|sfide|benefici|opportunità|aspetti|fattori',
      'Ci sono numerosi vantaggi.',
      'Ci sono numerosi gatti.',
    ],
    ['affrontare|affronta|affrontano (le|queste|nuove|la) sfide|sfida', 'Bisogna affrontare le sfide.', 'Affronta il cane.'],
    [
      'approccio olistico|integrato|equilibrato|innovativo|globale|sistemico|multidisciplinare|critico',
      'Serve un approccio integrato.',
      'L’approccio alla pista fu duro.',
    ],
    [
      'complesso|complessa e sfaccettato|sfaccettata|articolato|articolata|multiforme / sfaccettat*|sfaccettatur*',
      'È un tema complesso e sfaccettato.',
      'Il complesso suona.',
    ],
    ['equilibrio (delicato|armonioso) tra|fra / delicato equilibrio', 'Si cerca un equilibrio tra lavoro e gioco.', 'Perse l’equilibrio.'],
    [
      "testimonianza di|del|della|dell'*|vivente / testimonia|testimoniano la|il|l'*|come",
      'Il ponte testimonia la pazienza.',
      'Il testimone tace.',
    ],
    ['pietra miliare / un vero e proprio / una vera e propria', 'Fu una pietra miliare.', 'La pietra cadde.'],
    ['getta|gettano|gettare le basi / getta|gettano luce / fa luce su', 'Getta luce sulla guerra.', 'Getta il sasso.'],
    ['che si tratti di|del|della ... o', 'Che si tratti di sport o di arte, aiuta.', 'Si tratta di te.'],
    ['rivoluzion* (il|la) modo|maniera / rivoluzionato', 'Ha rivoluzionato il modo di leggere.', 'La rivoluzione scoppiò.'],
    [
      'esperienza|viaggio|atmosfera unica|indimenticabile|memorabile|autentica|coinvolgente|arricchente',
      'Fu un’esperienza unica e una esperienza indimenticabile.',
      'Ha molta esperienza.',
    ],
    ['al fine di garantire|favorire|comprendere|promuovere|migliorare', 'Si agisce al fine di garantire la pace.', 'La fine è nota.'],
    ['ulteriori|future ricerche|studi|indagini (sono|saranno|potrebbero)', 'Ulteriori ricerche sono utili.', 'Fa ricerche.'],
    [
      'mira|mirano|volto|volta|volti a migliorare|esplorare|comprendere|analizzare|garantire|promuovere / il presente lavoro|studio|elaborato|articolo',
      'Il presente lavoro tratta di acqua.',
      'Mira al bersaglio.',
    ],
    ['molto più che|di (un|una|semplice) / più di un semplice|una', 'È molto più di un gioco.', 'Ha più di dieci anni.'],
    ['nel corso del|dei|degli tempo|secoli|anni', 'Nel corso dei secoli tutto cambia.', 'Segue un corso.'],
  ],
  person:
    listed(`io; me; mi; mio; mia; miei; mie; noi; ci siamo; nostro; nostra; nostri; nostre; ho; abbiamo; siamo; *iamo; credo; penso; so; voglio; posso; devo; faccio; vado; vedo; dico; ero; avevo; sarò; avrò; vorrei;
    potrei; dovrei; m'*; consiglio; ritengo; ricordo; trovo; vivo; lavoro; studio; capisco; sento; spero; sto; avevamo; eravamo; saremo; avremo; *ammo; *immo; *emmo`),
  notPerson: ['lavoro', 'studio', 'consiglio', 'ricordo', 'vivo', 'richiamo', 'dammo', 'grammo', 'programmo', 'kilogrammo', 'programma'],
  lastOfSeveral: ['e', 'ed', 'o', 'oppure'],
  capitalsAreNames: true,
}

import { listed, type SignalRows } from '../signal-rows.ts'

export const ro: SignalRows = {
  connectives:
    listed(`totuși; cu toate acestea; în plus; de asemenea; mai mult; mai mult decât atât; pe lângă aceasta|acestea|asta; în același timp; totodată;
    prin urmare; în consecință; ca urmare; drept urmare; astfel; așadar; de aceea; din acest motiv; din aceste motive; în concluzie; în final; în cele din urmă;
    în încheiere; în general; în special; în particular; de exemplu; spre exemplu; pe de o parte; pe de altă parte; în primul rând; în al doilea rând; în al treilea rând;
    în primul; mai întâi; ulterior; apoi; în schimb; dimpotrivă; spre deosebire de; în contrast; în mod similar; similar; la fel; cu alte cuvinte; altfel spus;
    în esență; în fond; de fapt; într-adevăr; în realitate; în acest sens; în acest context; în acest fel; în ceea ce privește; nu în ultimul rând; per ansamblu;
    în ansamblu; în rezumat; pe scurt; în definitiv; desigur; bineînțeles; evident; mai precis; mai exact; în ciuda acestui fapt|acestora; ținând cont de; având în vedere`),
  stockPhrases: [
    [
      'în lumea (noastră) de astăzi|azi / în lumea actuală|contemporană|modernă',
      'În lumea de astăzi, timpul e scump.',
      'În lumea poveștilor plouă.',
    ],
    [
      'în societatea|era actuală|modernă|contemporană|digitală|noastră / în era digitală',
      'În societatea contemporană citim puțin.',
      'Societatea are trei membri.',
    ],
    [
      'în continuă schimbare|evoluție|mișcare|dezvoltare / continuă schimbare',
      'Trăim într-o lume în continuă schimbare.',
      'Schimbarea orei a trecut.',
    ],
    [
      'joacă|jucat|juca|jucând|joace|are|aibă un (rol) (rol) (foarte) crucial|esențial|important|vital|cheie|semnificativ|central|major|fundamental|decisiv',
      'Somnul joacă un rol esențial.',
      'Actorul joacă un rol mic.',
    ],
    ['rol crucial|esențial|vital|cheie|fundamental', 'Apa are rol vital.', 'Rolul e al lui.'],
    [
      'este|e important|esențial|crucial|necesar|demn să|de (se) menționat|menționăm|notat|reținut|subliniat|precizat|remarcat|subliniem|ținem|avem|recunoaștem|înțelegem',
      'Este important de menționat că a plouat.',
      'Este un menționat în acte.',
    ],
    [
      'trebuie menționat|subliniat|remarcat|precizat / merită menționat|subliniat|remarcat',
      'Trebuie subliniat faptul că a nins.',
      'Trebuie să plec.',
    ],
    ['nu doar|numai ... ci și', 'Nu doar ieftin, ci și bun.', 'Nu doar el a venit.'],
    ['o gamă|varietate|paletă|serie largă|variată|amplă|diversă (de)', 'Au o gamă largă de unelte.', 'Varietatea e mică.'],
    ['în concluzie|încheiere', 'În concluzie, ambele sunt bune.', 'Concluzia lui a fost alta.'],
    ['putem spune|afirma|concluziona că / se poate spune|afirma|concluziona că', 'Putem spune că e frumos.', 'Putem pleca.'],
    [
      'contribui* (semnificativ) la dezvoltarea|înțelegerea|îmbunătățirea|creșterea|formarea|crearea|succesul',
      'Sportul contribuie la dezvoltarea copiilor.',
      'El a plătit contribuția.',
    ],
    [
      'reprezintă un|o aspect|element|pas|provocare|componentă|sursă|oportunitate|factor|instrument|moment (important|esențial|cheie|majoră|esențială|importantă|crucial|crucială)',
      'Apa reprezintă un element esențial.',
      'Ea reprezintă firma.',
    ],
    [
      'un|o aspect|element|factor|componentă|pas|condiție important|esențial|crucial|cheie|esențială|importantă|crucială|fundamental|fundamentală',
      'E un aspect important al vieții.',
      'Factorul poștal a venit.',
    ],
    ['impact semnificativ|major|profund|considerabil|puternic|pozitiv', 'A avut un impact semnificativ.', 'Impactul a spart geamul.'],
    ['din ce în ce mai important|mult|mare|complex|prezent|populare|relevant', 'E din ce în ce mai important.', 'Din ce lemn e?'],
    [
      'a devenit|devine|deveni o|un (parte) integrantă|esențială|indispensabil|fenomen / parte integrantă',
      'Telefonul este parte integrantă a vieții.',
      'A devenit medic.',
    ],
    [
      'oferă|ofere|oferind (o) (perspectivă|perspective|oportunitatea|oportunități|posibilitatea|experiență) valoroase|valoroasă|nouă|unică|noi|unic',
      'Cartea oferă o perspectivă nouă.',
      'Oferă un măr.',
    ],
    ['perspective valoroase|noi / perspectivă valoroasă|nouă', 'Aduce perspective noi.', 'Perspectiva desenului e greșită.'],
    [
      'o înțelegere mai profundă|aprofundată|bună / înțelegere profundă|aprofundată|cuprinzătoare',
      'Duce la o înțelegere mai profundă.',
      'Înțelegerea a fost ruptă.',
    ],
    ['pune|pun|punând|punerea în evidență|lumină|valoare', 'Textul pune în lumină greșelile.', 'Pune lumina jos.'],
    ['subliniază|evidențiază importanța|necesitatea|faptul|complexitatea', 'Cazul subliniază importanța somnului.', 'Subliniază titlul.'],
    ['importanța acestui|acestei|unei|unui|de', 'Înțelegem importanța unei mese.', 'Nu are importanță.'],
    [
      'provocări și oportunități / oportunități și provocări / provocările și oportunitățile',
      'Aduce provocări și oportunități.',
      'A acceptat provocarea.',
    ],
    ['numeroase|multiple|diverse provocări|beneficii|avantaje|oportunități|aspecte', 'Are numeroase beneficii.', 'Numeroase case au ars.'],
    [
      'provocările|provocări ... contemporane|actuale|moderne|viitorului|secolului',
      'Răspunde la provocările lumii moderne.',
      'Nu-i plac provocările.',
    ],
    [
      'deschid* (noi) calea|drumul|orizonturi|perspective|uși (către|spre|pentru|noi)',
      'Studiul deschide calea către progres.',
      'Deschide fereastra.',
    ],
    [
      'complex|complexă și multifațetat|multifațetată|nuanțat|nuanțată|dinamic|dinamică / multifațetat*',
      'E o temă complexă și nuanțată.',
      'Complexul e mare.',
    ],
    [
      'o abordare holistică|integrată|echilibrată|nuanțată|cuprinzătoare|inovatoare / abordare holistică|integrată|nuanțată',
      'Cere o abordare echilibrată.',
      'Abordarea a eșuat.',
    ],
    ['echilibru (sănătos) între|delicat', 'Caută un echilibru între muncă și joc.', 'Și-a pierdut echilibrul.'],
    ['mărturie a|vie|a|pentru / stă|stau mărturie', 'Podul stă mărturie a răbdării.', 'A depus mărturia.'],
    ['piatră de temelie|hotar|piatra', 'A fost o piatră de hotar.', 'A aruncat cu pietre.'],
    ['bogată tapiserie|moștenire / tapiserie de', 'O bogată moștenire ne leagă.', 'Tapiseria e roșie.'],
    ['de la ... la cele mai', 'De la jocuri simple la cele mai grele probe.', 'De la gară vine.'],
    ['o experiență unică|memorabilă|inedită|autentică / de neuitat', 'A fost o experiență unică.', 'Are experiență.'],
    ['fie că este|e|ești|sunt|vorba|vorbim', 'Fie că este vorba de sport sau artă, ajută.', 'Fie ce-o fi.'],
    ['este|e esențial|crucial|vital|imperativ|fundamental să|ca|pentru', 'Este esențial să dormim.', 'Uleiul e esențial.'],
    ['rămâne|rămân un|o simbol|provocare|reper|dovadă|mărturie|sursă', 'Orașul rămâne un simbol.', 'Rămâne acasă.'],
    ['revoluționa* modul|felul|domeniul / a revoluționat', 'A revoluționat modul în care citim.', 'Revoluția a învins.'],
    ['studii|cercetări suplimentare|viitoare (sunt|ar)', 'Cercetări suplimentare sunt necesare.', 'Cercetări vechi.'],
    [
      'prezenta lucrare|studiu|teză|cercetare / lucrarea de față / scopul acestei lucrări',
      'Prezenta lucrare tratează apa.',
      'Lucrarea e gata.',
    ],
    ['de-a lungul timpului|anilor|istoriei|secolelor', 'De-a lungul timpului s-a schimbat.', 'Mergea de-a lungul râului.'],
    ['potențialul de a / un potențial (enorm|uriaș|imens)', 'Are potențialul de a schimba tot.', 'Potențialul e zero.'],
  ],
  person:
    listed(`eu; mine; mie; mă; m-am; m-a; mi-a; mi-am; mi-au; m-au; mi; îmi; meu; mea; mei; mele; noi; nouă; ne; ne-am; ne-a; ne-au; nostru; noastră; noștri; noastre;
    am; suntem; eram; voi; vom; cred; consider; știu; vreau; pot; aș; l-am; le-am; i-am; n-am; s-o; avem; putem; vrem; știm; credem; facem; mergem; trebuie să-mi;
    merg; lucrez; locuiesc; recomand; simt; înțeleg; doresc`),
  notPerson: ['voi', 'nouă', 's-o', 'pot', 'cred', 'eram'],
  lastOfSeveral: ['și', 'sau'],
  capitalsAreNames: true,
}

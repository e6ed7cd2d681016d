import { words } from '../words.ts'

type NounRow = { readonly gender: 'c' | 'f' | 'n'; readonly endings: string; readonly words: ReadonlySet<string> }

// Nouns of every day and of papers, by gender (c masculine, f those that may be feminine too, n neuter) and declension: endings of
// bil, bilen, biler, bilene. `-` none, `x` no such form, `a/en` both right, `*` on the stem without its last vowel; a word with `!`
// doubles its last letter before endings. What is of two genders stands in both. Sorted.
export const everydayNouns: readonly NounRow[] = [
  {
    gender: 'c',
    endings: '- en er ene',
    words: words(`advokat allergi app appelsin arbeidsledighet arbeidsplass arkitekt arm avgift avhandling bakgrunn balkong ball banan bank
      behandling bekk belønning beregning bil billett biologi bjørn blogg bokstav bolig brann bursdag busk buss butikk by bydel båt dag
      dans datamaskin dato debatt definisjon del dialekt direktør diskriminering diskusjon doktor dom drøm! edderkopp effekt egenskap
      eiendom! eksamen ekspedisjon ekspert eksport eld elefant elev elg endring energi erfaring etikk ettermiddag fabrikk faktor
      fantasi far fart fest festival figur fil film filosofi fiol fisk fjerdedel flyktning flyplass forandring forbedring fordel
      fordom! forening forestilling forklaring form forskjell fortelling forurensning fot fotball frakk framtid fred fredag fremtid
      frihet frisør frokost frosk frukt frykt fugl funksjon fysikk fødselsdag gang gardin gass geit general generasjon geografi gevinst
      gitar gjest grad graf grammatikk gris grunn grønnsak gud gutt gård hals halvdel hastighet hatt heis hemmelighet hensikt hest
      hobby holdeplass holdning humor hund hval hær høst idé identitet idrett import industri infeksjon inflasjon informasjon ingeniør
      inngang innledning innsats inntekt inspirasjon institusjon integrering intensjon investering ironi is jobb journalist kalv
      kamerat kamp kanal kandidat kanin kant karakter kategori katt kirurg kjemi kjærlighet klient klubb knapp kniv koffert kokk
      kommunikasjon kompis konflikt konklusjon konkurrent konsekvens konsert konsonant kontakt kontrast kontroll kopp kostnad kreditt
      krig kritikk kropp kultur kunnskap kunst kur kvalitet kveld kyst lastebil leilighet leser lesning lever ligning likhet lov lunsj
      læring lønn lørdag løsning majoritet makt mandag maskin matematikk maur median medisin melodi middag minoritet mobbing mobil
      modell moral motivasjon motor motorvei motsetning motstand mulighet munn musikk mygg myndighet måling måned nabo nasjon natur
      nedgang norm nyhet offiser omsorg onsdag operasjon oppfatning oppgang oppsummering oppvekst organisasjon orm overgang overskrift
      ovn park pasient pedagogikk pensjon pensjonist person pilot plan planet plass plikt potet president prest prins pris
      problemstilling produksjon produsent professor prosent prosess psykolog psykologi påvirkning rabatt rapport redaktør reduksjon
      region regjering regning rekord rektor religion repetisjon replikk respekt respons ressurs restaurant retning rett rettighet
      rettssak rev ring robot roman rygg sal salat samfunnsdebatt sammenligning sang saus sekretær sekund setning situasjon sjef sjel
      sjø sjåfør skatt skjerm skog slektning slutt smak soldat sommerfugl sosiologi spiss sport start stasjon stat statistikk stein sti
      stil stol storm straff strategi streik struktur strøm! student sum! sykdom! søknad søndag sønn tabell takt talent tann tast
      teknologi tekst telefon temperatur tendens teori termin terror tilgang tirsdag tomat topp torsdag tradisjon trapp trekant trend
      trening trikk tråd tunnel tur turist tyv ulv undervisning ungdom! utdanning utflukt utfordring utgang utgift utsikt utstilling
      utvikling vakt vanskelighet variant variasjon vegg vei vekst venn verdenskrig verdi versjon vind virkelighet virksomhet visjon
      vitenskap vokal vår økning økonomi øl ørn`),
  },
  {
    gender: 'c',
    endings: '- en *er *ene',
    words:
      words(`aksel alder artikkel djevel engel formel gaffel genser hammer handel himmel kabel minister morgen muskel nøkkel onkel regel seier
      sirkel sommer støvel sykkel tiger tommel trussel variabel vinter åker`),
  },
  {
    gender: 'c',
    endings: 'e en er ene',
    words:
      words(`aksje albue algoritme allianse ambassade analyse anklage annonse ape bakke barnehage beskrivelse bestevenninne bevegelse bombe
      bransje bredde bukse dame diagnose epoke familie fare farge fase ferge ferie fiende flue fløte fløyte forkjølelse forståelse
      følelse følge garasje gave glede grense gruppe gubbe hage hake hale hanske hare herre historie hypotese høyde høyskole ide
      innflytelse jakke juice kake kampanje karriere katastrofe kilde kjele kjole klokke kode komedie kommune kompetanse konge
      konkurranse krise kunde lampe lege leie lekse lengde lenke leppe linje litteraturliste lomme lykke løve mage mappe masse mengde
      metode mistanke mote måne måte nagle nese nettside novelle okse olje oppfinnelse oppgave opplevelse ordre oversettelse pakke
      pause periode pose prinsesse prognose påske ramme rasisme referanse reise reklame rente rolle rotte rumpe rytme samtale scene
      serie sjanse skade skandale skinke skjorte skole slave smerte stamme stemme stjerne strømpe størrelse støtte tanke tannlege time
      tjeneste toleranse tone type ulempe ulykke undersøkelse uttale vaksine vane vare vase venninne vilje vinge`),
  },
  {
    gender: 'c',
    endings: '- en e ne',
    words:
      words(`arbeider arbeidsgiver baker borger bruker danser deltager deltaker dommer eier fetter fisker forbruker forfatter forsker fysiker
      innbygger innvandrer jeger keiser kjeller kjemiker kjøper kritiker leder leietaker lytter lærer maler morder motstander musiker
      partileder politiker programmerer sanger seer selger skriver skuespiller snekker spiller sykepleier taper tekniker tjener velger
      vinner`),
  },
  {
    gender: 'c',
    endings: '- en x x',
    words: words(`barndom! befolkning bensin feber hud kaffe kjærlighet luft mat melk politikk skam snø te tillit vold`),
  },
  {
    gender: 'c',
    endings: '- en - ene',
    words: words(`feil sko ting`),
  },
  {
    gender: 'f',
    endings: '- a/en er ene',
    words:
      words(`avhandling avis bedrift betydning blokk bok bro bru bygd bygning dronning dør elv endring eng erfaring ferd forklaring forskning
      forventning geit gjeld helg hending hjelp hud inntekt jord jul ku kurv leilighet li lønn løsning makt mark melding mening mor myr
      nål oppskrift ordning overskrift rad regjering regning rettskriving sak saks sau seng setning sjel sky skål sokk sol sorg
      stilling stund tid trapp utdanning utgift utvikling vekt vik øks øy årsak`),
  },
  {
    gender: 'f',
    endings: 'e a/en er ene',
    words:
      words(`ape avtale bredde bue bukse bølge bøtte dame due eske fare ferie fjære flaske flue følge gate grense gruppe gruve gryte hake
      helse historie hylle hytte høne høyde jakke jente kake kasse kirke kiste klasse klokke krone kvinne lampe lekse lengde leppe
      linje liste lue lunge lykke løve mappe mengde mølle nese oppgave panne pipe plomme prøve pære påske reise rekke rente rotte rumpe
      rute side skjorte stjerne strikke stue støtte suppe tante tunge ugle uke ulykke vare vase veske`),
  },
  {
    gender: 'n',
    endings: '- et - ene/a',
    words:
      words(`adjektiv album alternativ ansikt ansvar antall apotek arbeid argument armbånd avsnitt bad barn begrep behov bein beløp berg besøk
      bevis bi bidrag blad blikk blod bord brev bryllup brød bråk bær bånd departement dikt distrikt dokument dyr egg eksperiment
      ekteskap element eventyr fag fall fartøy fat felt fenomen fjell fly folk forbud foredrag forhold formål forslag forsvar forsøk
      fotografi fravær føll galleri gift gjennomsnitt glass gress grunnlag gulv gymnas hav hjem! hjul hotell hus håp hår initiativ
      innhold innlegg innslag inntrykk instrument intervju kjøkken kjøtt klasserom! kontor kort krav kunstverk kurs lag lam! land
      landbruk landskap leir liv lotteri lys lån manus medlemskap mel mellomrom! mesterskap metall miljø mord motiv mål navn nederlag
      nett nettverk nærvær objekt oppdrag opphold ord papir par parti pass passord perspektiv plagg portrett prinsipp problem program!
      prosjekt regn resultat rom! råd salt samfunn seminar sitat skap skip skjelett slott smil smør soverom! spill spor språk spørsmål
      sted steg stipend stoff straff subjekt substantiv sukker svar sykehus symptom system søsken søskenbarn sår tak tall telt tema
      tilbud tillegg tiltak tiår tog torg trekk troll tårn underlag universitet utdrag utsagn uttrykk utvalg valg vann vedtak verb verk
      verktøy vilkår virus vitnemål vær øl øyeblikk år`),
  },
  {
    gender: 'n',
    endings: 'e et er/e ene/a',
    words:
      words(`belte bilde emne eple fylke gjerde hefte hjerte hjørne hode løfte materiale menneske minne mørke møte område rike rykte smykke
      spøkelse stykke teppe tilfelle utseende vitne yrke ønske århundre`),
  },
  {
    gender: 'n',
    endings: '- et x x',
    words: words(`monster politi`),
  },
  {
    gender: 'n',
    endings: '- et/*et *er/- *ene/*a',
    words: words(`eksempel fengsel hinder kapittel kjøpesenter middel mønster nummer offer senter teater telefonnummer`),
  },
  {
    gender: 'n',
    endings: 'um et er ene',
    words: words(`kriterium laboratorium medium museum stadium studium visum`),
  },
  {
    gender: 'c',
    endings: '- en -/e ne',
    words: words(`centimeter kilometer kvadratmeter liter meter`),
  },
  {
    gender: 'n',
    endings: '- et er/- ene/a',
    words: words(
      `batteri bibliotek dokument hotell individ intervju konsern kontinent laken minutt plan prinsipp problem program! sted vindu`,
    ),
  },
  {
    gender: 'n',
    endings: '- et/*et - ene/*a',
    words: words(`våpen`),
  },
  {
    gender: 'n',
    endings: '- et er/- ene ',
    words: words(`nivå`),
  },
]

/** Nouns of forms of their own: gender and the four forms. */
export const irregularNouns: readonly string[] = [
  'c bonde bonden bønder bøndene',
  'c bror/broder broren/brora brødre brødrene',
  'c far/fader faren fedre fedrene',
  'c forelder forelderen foreldre foreldrene',
  'c fot foten føtter føttene',
  'c kollega kollegaen kollegaer/kolleger kollegaene/kollegene',
  'c mamma mammaen mammaer mammaene',
  'c mann mannen menn mennene',
  'c pappa pappaen pappaer pappaene',
  'c risiko risikoen risikoer risikoene',
  'c sofa sofaen sofaer sofaene',
  'c verden verdenen/verden verdener verdenene',
  'c villa villaen villaer villaene',
  'c x x klær klærne',
  'c x x penger pengene',
  'f and anda/anden ender endene',
  'f bok boka/boken bøker bøkene',
  'f datter dattera/datteren døtre døtrene',
  'f forstad forstaden forsteder forstedene',
  'f gulrot gulrota/gulroten gulrøtter gulrøttene',
  'f gås gåsa/gåsen gjess gjessene',
  'f hovedstad hovedstaden hovedsteder hovedstedene',
  'f hånd hånda/hånden hender hendene',
  'f kraft krafta/kraften krefter kreftene',
  'f ku kua/kuen kuer/kyr kuene/kyrne',
  'f lommebok lommeboka/lommeboken lommebøker lommebøkene',
  'f mor moren/mora mødre mødrene',
  'f mus musa/musen mus musene',
  'f natt natta/natten netter nettene',
  'f rot rota/roten røtter røttene',
  'f strand stranda/stranden strender strendene',
  'f søster søstera/søsteren søstre/søstrer søstrene',
  'f tann tanna/tannen tenner tennene',
  'f tå tåa/tåen tær tærne',
  'n demokrati demokratiet demokratier demokratiene',
  'n firma firmaet firmaer/firma firmaene',
  'n klima klimaet klimaer klimaene',
  'n kne kneet knær/kne knærne/knea',
  'n miljø miljøet miljøer miljøene/miljøa',
  'n museum museet museer museene/musea',
  'n piano pianoet pianoer/piano pianoene',
  'n sentrum sentrumet/sentret sentre/sentrum sentrene',
  'n sinne sinnet x x',
  'n skjema skjemaet skjemaer/skjema skjemaene',
  'n tema temaet temaer/tema temaene',
  'n øre øret ører ørene',
  'n øye øyet øyne øynene',
]

import { words } from '../words.ts'

/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */
export const frequentWords =
  words(`det som til for ikke med den jeg var han men kan har dette hun fra der andre være ble hadde seg ved vil dem blir kunne også over eller skal
  ville alle selv bare ham sig rapporter når denne opp mer kom systemet gjøre bruke noe før disse enn inn mig tre hvor hva enkelt kunde noen
  skrive man verktøy derfor ned ting mot mye her språk system data dag mange tid dermed siden bli sammen hvordan flere fordi vært igjen alt
  blitt nye programmer generere gnu systemer gjør dersom min slik make aura forskjellige gjort hans etter første sin eksempel hver gjorde
  under ingen efter hvilke bedre mulig prosjektet kjøre hvis gang per gir hende hele tar helt blev slikt nei meg nok tok lage mindre bør uten
  folk relativt godt mellom slutt gitt skulle filer små del litt kommer samme heller større ganske enklere lett far likevel videre annen slike
  brukt hånd rapporten stod snakke tillegg gikk mennesker veldig mens bruker ser store nytt format finnes god lar først får løsninger
  tidligere skriver arbeid språket enkle lisp kode tekst fil trenger går tror deres side altså stor brukes fik programmet kommandoer produktet
  står hvert annet hos lese gjøres gode været vha selvsagt lignende norsk allerede måten syntes ferdig måte ligger alltid vet oppgaven ofte
  skrevet senere komme engang din visste lettere behov sette dataene vel gamle stort barn gjennom sitt mine måtte hvorfor hverandre rundt
  lenge muligheter ett dere jobben stund holdt henne bak holde hendes sine støtte makroer legge essensielle automatisk rapport ment
  mellomformatet bruk derimot sett fem synes fire deretter mat finne viser tredje egne deg alene bort begge end tog meget nogen eneste aga
  kall kompilerer type siste mest rett tidlig handler både særlig begrenset burde problemet sier ord mulighet kapittel plass resultatene like
  uttrykk nevnt lite tiden hjelp tilgjengelige hatt raskere komma satt mei valgt slime standard via utvide minste produkt formater integrere
  ene spørsmålet fortsatt all sted grad vei samtidig kun begynte fikk åpne valg sitter hjemme seks mål studier utenfor omkring støttes
  spørsmål ideen resultater liv filmen kommet beskrevet sider langt lang arbeidet sagde sende eksterne pdf designet prinsippet begynnelsen
  lenger fast prisen sikker hvem bra svar frem bruken nesten aldri målet lære gjerne eget hastigheten omtrent brukte byen tilbake nødvendig
  sto hodet likte lager fint spurte sagt foran settes forstå tatt satte let vise mod anden glad reiste kone bukken kildekode funksjoner
  tilgjengelig kompilere ren design takle vurdert spesifisere linux muligheten definere datakilder ansett istedenfor dokumenter tilby deler
  høyere skjer sterkt liten utvidelse tenkt egentlig faktisk beste dugnad mener problemer betyr oss følge idet nyere dog skrev gjelder
  plattformer svare undersøkelser snakket barna kildene basert bilde menn årsaker bøker feil laget gram vanskelig velge greit begynne egen
  toppen svært uavhengig hørte hang lette svarte vinduet sei hente mit støttet aksel systemene tilbyr programmatisk reasonere lages produsere
  mellomformat unngå implementert filen kjøres brukere skrinlagt definisjoner dømes levedyktige livene oppdaterte tenke integrert dags dato
  parse perl argumentere direkte viste løsningen minst følgende konsekvent samlet midt penger kjente viktigste bor hei oppgaver ganger ansatte
  forskning lært skolen liggende grunnen vist fleste kanskje tenkte kjørte fjorden lov fungerer hvilket virker knapt viktig trodde barnet
  begynner borte analyse lengden minutter svakhet neste forskjellen høre lange planlagt enkelte lyset kilde kveld slippe havet hjem sju ønske
  venner oversikt klare røde fjor eksempler lille huset trappen klokken orden nede veien lys lagde att gange skogen gud karm mor gav døren
  arbeide kristens tanken helsing straks form biblioteker programmene oppdatere avhengigheter merk prosessen generering nødvendigvis html
  verktøyet kommandoen nyttig tilfellet arbeidsmengden generert integreres inkludert automate ant metoder disk fler program behandle formatet
  løsning rutene årene bygges peker rette dessuten produserer prosjekter praksis behandlet merke lavere fjerde hensyn sikre største kastet
  timer vår enige kjent dagen spiste hundre forstod snakker sikkert spør høyt nivå akkurat bordet norske statistisk eldre tekniske
  masteroppgaven grunnet økt temaet blant beskriver barnehager livet tabeller lav høsten fått linjer prøve talt tjue forskningen kvinner
  passer følgelig anvendt føler enda delt best hjelper stille korte fort fant plutselig turen temperaturen sekunder funksjon linje bad tolv
  tom våre tall menneske følger snart forelsket sterk sittende utvikling utviklet kort faller boka faren mann poeng lest skjønner stadig
  utover virkelig varmt regel lag tør skjønte altfor sendes oppgavene irriterende dårlig mars ingenting kjøkkenet ung fram krag papir typen
  stemmen virket storm snudde setter hører tung detektiven andet mere bar imot slig værelset skjønne lyste rydde steg pent hytten beskrive
  ende interessert evne rikka ønsker håndtering iterasjoner integrasjonen endre installere informasjon skrives leveres fungere bygge kilder
  genereres back kompilatoren redigere argumenter kjørt lagre ihht forbedre antatt rapportene integrerte støtter banks dets integrering
  handlinger fokus plugin vedlikeholde rekursive dagens verktøyene tiltenkt lime underveis bilder vindkraft krever kraft størst kommuner skole
  ferdige hørt vurderes begrunnelse ledd hvorvidt ytringer høy eksamen mai slutten juni fall ungdom råd ordene kroner frivillig venn kjenner
  grunn koster avhengig tenker klart betydelig utfordring former formålet utgangspunkt bygd føringer funnene legges forstått utgjør trussel
  sammenheng arbeider artikkel integrerer sosiale medier flyttet engelsk gjennomført metoden brød varm lærer betydning uker forklarer regler
  forbi bilen femti tusen dukker tomt kontoret fleksibilitet fare rapporterer mangler undersøkelse rekke gammelt innenfor innsikt forhold
  fremdeles studenter legger viktigere barnehagen tallet plukke endte forsøket kryss ønsket tydelig sank stasjonene bestemt resistansen stilt
  gangen leste strøm sukker vite pakken grader resultatet overraskende vannet vann kvelden blank meter film hennes alvor sjelden nettopp
  poenget prøver kunst betaler sammenligning resten mitt natten nevne brev raskt året rolig holder legen tilstrekkelig avsnitt fortere nødt
  rådet måneder jobbe viktige smil tur svaret aller time mente kalde dekker visst tungt leddsetninger åpnet åpen vent søke nær død hell slett
  navn døde vinden rev inne fulgte hus vinter langsomt fattige klokka døra gammel bodde bytte lidt solen passe gjekk hop kjem forresten tale
  slet skjønt hel naturligvis kristen sneen burt tanke alv elsker likesom sky fortalt bryst skjød byrde stemme skridt arme jamen lund rose sjå
  berre vakker lyd øra hen basse helge hulkende øens diagrammer prosjektets forståelse formgivingen effektiv meste programmering vanlig ide
  laste bygging nytteverdien produksjon kompilert arkitekturer script utfordringer negative klippe tekstfil unnslippe kulissene problematikken
  ovennevnte utformater oppdaget spørringer fornøyd kjøretidsmiljøet tvingende tidsmangel tilfeller kompilering minimal tilbakemelding
  markedsplassen selge selges markedsplass overbevise automatiske avgjøre egenskaper mengde planlagte kuttet vekk kjerne prioritere ifra kreve
  medisinen interessante oppdateres genererte billigere datagrunnlaget rapportgenerering utviklingsmiljø utviklingsverktøy spesifikke
  nåværende maskiner baserte prosessorer abstraksjonsnivå operativsystemet testet filosofien post byggesystemer bygget dukke iterasjon korrekt
  teknologier modulært biter rapportgeneratorer sluttbrukere argument generiske ledige datamaskiner funksjonelle imperative syntaks
  tredjeparts kontinuerlig predikat editorer tillater tidspunkt nødvendighet fordelen byrden parsing spesifisert vedlikeholdes biten
  feilretting kompileres konvertere skripte programvaren tvers problem maskinkode enkleste fitness debatten land hensynet energi rimeligste
  utbygging saken snarere høyesterett slo turbinene verdt varierer motstanden kart anlegg skapt tyder opplevelsen demokratiet urørt
  ytringsfriheten grunnloven hensynene frie inngrep tungtveiende drøftes hatefulle utgangspunktet kvalifisert innvendingen loven lovlige
  trekker offentlige tilsvarende positiv tolkning området skje russetiden handlet vondt møtte lagt tradisjon forandre teksten lærte fordelene
  jobber borettslag rake etterpå drakk kaffe fortalte biblioteket delta betale urettferdig ordet fin forklare ark gratis matpakke spiser søpla
  pakke høres lærere skuffen umulig overfor ifølge innen digitale tilsyn belyst endrer kunnskap tapt undersøke påvirker består fjorten metode
  lave medfører påvist naturlige foreliggende eventuelt innsamlet nynorsk studere bokmål nynorsken løpet videregående endret studiene starter
  diskuterer matsvinn valgte barnehage elleve kapittelet helter par husholdninger bokstavelig spriker lever hjemmekontor vokst arbeidstakere
  utført effektivt fritid fremheves finner lengre unge flytte litteraturen imidlertid formler referanser vekt alder syn halvdel reist
  kongelige ramme sikte tallene derfra student oftere ulike selve overgangen uka rart effekt populært savner foreldrene tospråklige morsmål
  voksne elever leser forstår spesielt vanskelige femte slå ski lønn sublime slags usynlige slår saltsyre dannes synlig forsøk temperatur
  målingene krysset relative indre van mikroplast partiklene serie samtlige stasjoner partikler tas langs centimeter ellers regnet skar
  skyldes målt steder undersøkte drikker butikken cola energidrikken glasset drikk veide piggdekk piggfrie kommunen bremsinger sjåfør målehjul
  snø scenen kortere bærer person presist fortjener omtale puste handlingen morsom omsider historie forfatteren hittil klar stående fremtid
  loe sykkelen delen rørende føles naiv kurset stedet nettet uke seilte reise bildene liker redd ventet leses brødre datter arv pappa onkel
  alvorlig ansikt driver les starten start kroppen kaldt halvt pust legg grep termos komplett hjerte husk grunnlag forholde generelle punkt
  alternativ normalt statistikk veie mandag gøy strengt rik kjøpe håper bakeri liksom neida prøvd kalle ødelagt lukter streng lomma dør husker
  fine bryte velger trolig uansett leddsetning møtet referatet levert leddsetningen integrasjon komplekse lykke mørkekjøring november statens
  vegvesen øve sikkerhetskurs vær rug kjøleskapet stå bakken himmelen tykke gammeldagse brettet lurer morgenen mørke nøkkelen lensmannen ukene
  protokollen hvorledes korn bygden dypt skyldte pennen lot lukket verden vidt het mel mørkt gylne perfekte trappa båt januar taket lampe sove
  nærmere odden hendene bord dekk bedt søndag mamma stefaren verre kaffen huk moderen slag oppe halsen talte stiv nedad herregud lød fjæren
  frisk veit såg høver bror seier truffet stanset lyst nødig rystelser tjeneste interesserer sag intet fremmede aldeles ivrig arm tro dengang
  levet stundom hev arg utsøkt fremfor blomster gule gjemmer glas rene samle sanser elske deilig ussel lad gauper dernede vor tilstand tunge
  jage stolen male billeder skygge malt hvemsomhelst pike smal luft farver hentet tak elskov blive andens bære fugl synet syr hverken ennu
  nervøs sant vare tilværelse kolde bølge klinger klang viss leiet flok eiet danset dus vis sprang smilende yndige listige have galt ondt same
  skare stand gladelig frøken strand gift benene tofte stavn smug rare følte stuen evindelige lytter øret surrer stakkars dine rent lei
  forretning interesser megen bit gjeng skrik skulder dit blomst selvfølgelig skyld sort ligge rørte muskel atter lyse talent ihjel halm
  steddatter loddebolt nyt likedan cellen sengen lik fader foldet endt klassiske hjalp blyges hostede støvler seng endelig distribuert
  versjonshåndtering oppgave utvikle modifikasjoner lovlig delprosjekter kommunisere intensjoner modifisere tilpasse flittig formelle
  interaksjonen prioritet trengt økte fokuset detaljer detaljene gjennomtenkt ønskes oppstart funnet tarballer registrere database uavhengige
  beskrivelse verst sluttresultatet implementeres plugges registreres møte eksempelet operativsystem hjelpe evnen positivt premisser
  essensiell funksjonaliteten puttet kjernen tekstformat formatene statiske inkluderer trender genereringen møysommelig utgitt sjeldnere
  kostnadene kreftregisteret kreftsykdom vegre snevert datagrunnlag generte nyttige stipulere verdier tastetrykk statistikker muligens typer
  hensiktsmessig tilfelle skriveprogram ekstensive utvidelsesmuligheter utvidet utviklingsmiljøer heriblant programmere sistnevnte snarveier
  setting konkurrenter tilbudt monolittiske entiteter bevege musen trykke tastaturet ukomplisert salgs utformet enkelheten masteroppgave
  oppgaveflyt server utføre prosjekt midlertidige rapportgeneratoren definerer benyttes ferske tidsbegrensinger tilstedeværelsen unødvendig
  sekvensielt datakilde ineffektivt øke optimalisere minnet diskaksess tregere minneaksess testdekning kompletthet hastighet designes designer
  art koding plugge grensesnitt utfordringene utvider brukeren felles konvensjoner tenkes programpakker programmerere perspektiv funksjonelt
  struktur matematiske enkel likt drifte artikulert manuell antas avhenge hovedsystemet avhengighetene utelukkende fokusert løser tydeligere
  rapportbeskrivelser salgsrapporter sykesenger tradisjonene koble fortsette byggesystem involverte appellere valgfrihet låse kommando sitat
  oppstod kokte editoren sitatet direktiv essensielt slettet eksisterte konstruksjoner lister løkker kritisk idiomet notasjon enorme mengder
  parseren tap trestrukturer grammatikk utvides strukturer eksistert aktuelt kompliserte teksttyper påbegynt årsaken kodebasen feilrettes
  særdeles testing refaktorering overkommelig skriptene henter enhetlig interessant unnskyldning tilgang motsetning endringer kompilator
  datamaskin plattform implementasjon plattformen sed smidig minstemål levedyktig reelt tilbys filene syntaksen teoretisk introduserer støtten
  forskjellig gnus front spesifiserer krav programmeringsspråk nøyaktig semantisk manuelt tripler grafer automatisering datatyper fasen lagret
  osv enten egnede sammenlignet kant algoritme algoritmen funksjonen`)

import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
resultat noun n
  what a study finds: funn, utfall, forskningsfunn = «Resultatene» fra undersøkelsen støtter den første hypotesen.
  what comes out of an event: utfall, utbytte, virkning = «Resultatet» av forhandlingene ble dårligere enn ventet.
funn noun n
  what a study finds: resultat, oppdagelse = Dette «funnet» stemmer godt overens med tidligere forskning.
  thing dug up or discovered: oppdagelse, gjenstand = De eldste «funnene» fra graven er datert til bronsealderen.
utfall noun n
  how something ends: resultat, utgang, sluttresultat = «Utfallet» av valget ble påvirket av den økonomiske krisen.
undersøkelse noun m
  close study: studie, analyse, granskning = «Undersøkelsen» omfatter 400 elever i videregående skole.
  asking many people: spørreundersøkelse, kartlegging, meningsmåling = Ifølge en ny «undersøkelse» ønsker flertallet en reform.
studie noun m
  piece of research: undersøkelse, forskningsarbeid, analyse, avhandling, kartlegging = Flere «studier» viser at søvn påvirker hukommelsen.
studium noun n
  learning at a university: utdanning, utdannelse = Mange studenter arbeider ved siden av «studiet».
  thinking deeply about something: utforskning, granskning = Et grundig «studium» av kildene avslører flere motsetninger.
forskning noun m
  search for new knowledge: vitenskap, vitenskapelig arbeid, utforskning = Nyere «forskning» har kastet lys over dette spørsmålet.
forskningsspørsmål noun n
  question a study asks: problemstilling, spørsmål = Det andre «forskningsspørsmålet» besvares i kapittel fem.
problemstilling noun m
  question a study asks: forskningsspørsmål, spørsmål = Oppgaven avgrenser «problemstillingen» til perioden etter 1945.
metode noun m
  planned way of working: fremgangsmåte, prosedyre, teknikk, arbeidsmåte, tilnærming = Den valgte «metoden» egner seg også for små utvalg.
fremgangsmåte noun m
  way of doing something: metode, prosedyre, arbeidsmåte = Denne «fremgangsmåten» gir mer presise målinger.
prosedyre noun m
  fixed way of doing something: fremgangsmåte, rutine, metode = Alle forsøkene fulgte den samme «prosedyren».
tilnærming noun m
  way of treating a question: innfallsvinkel, fremgangsmåte, metode = En kvalitativ «tilnærming» gir rom for utdypende svar.
innfallsvinkel noun m
  way of treating a question: tilnærming, synsvinkel, perspektiv = Artikkelen velger en historisk «innfallsvinkel» til temaet.
data noun
  recorded facts: opplysninger, informasjon, observasjoner, tall = Våre «data» ble samlet inn gjennom intervjuer.
datamateriale noun n
  what was collected for a study: data, empiri, materiale; academic datagrunnlag = «Datamaterialet» består av tolv intervjuer med lærere.
datainnsamling noun m
  gathering of data: innsamling av data, innhenting av data; academic datagenerering = «Datainnsamlingen» foregikk våren 2021 på tre skoler.
empiri noun m
  what was observed, not thought out: datamateriale, erfaringsgrunnlag, data; opposite teori = Oppgavens «empiri» bygger på feltarbeid i to bygder.
analyse noun m
  close study of the parts: undersøkelse, gjennomgang, granskning, studie, drøfting = «Analysen» viser at tekstene følger et fast mønster.
tolkning noun m
  what one takes something to mean: fortolkning, lesning, forståelse, utlegning = Denne «tolkningen» av diktet har møtt motstand.
hypotese noun m
  statement to be tested: antakelse, påstand, teori = Den andre «hypotesen» lot seg ikke bekrefte.
antakelse noun m
  what is taken to be true: forutsetning, formodning, hypotese, teori; academic premiss = Modellen bygger på en «antakelse» om at alle aktører handler rasjonelt.
forutsetning noun m
  what must be the case first: betingelse, vilkår, krav = Tillit er en viktig «forutsetning» for godt samarbeid.
  what is taken to be true: antakelse, premiss = Argumentet hviler på en «forutsetning» som ikke er begrunnet.
premiss noun n
  statement an argument starts from: forutsetning, antakelse, utgangspunkt; opposite konklusjon = Konklusjonen følger ikke av de gitte «premissene».
påstand noun m
  what is said to be so: utsagn, tese, erklæring = Forfatteren gir ingen grunner for denne «påstanden».
utsagn noun n
  what is said: uttalelse, ytring, påstand = Alle «utsagn» i intervjuene er gjengitt ordrett.
uttalelse noun m
  what is said officially: erklæring, ytring, utsagn = Departementets «uttalelse» skapte debatt i pressen.
utvalg noun n
  part of a population: stikkprøve, gruppe; academic sampel; opposite populasjon = «Utvalget» består av 500 tilfeldig valgte husholdninger.
  range to choose from: sortiment, tilbud, samling = Biblioteket har et stort «utvalg» av eldre aviser.
  group with a task: komité, nemnd, kommisjon = Et offentlig «utvalg» skal vurdere den nye loven.
spørreundersøkelse noun m
  asking many people: undersøkelse, rundspørring, meningsmåling; academic survey = «Spørreundersøkelsen» ble sendt til alle landets kommuner.
spørreskjema noun n
  list of questions: skjema, spørsmålsliste = Deltakerne fylte ut et «spørreskjema» om kostholdet sitt.
intervju noun n
  talk to gather data: samtale, utspørring = «Intervjuene» varte i omtrent en time.
informant noun m
  person who gives data: intervjuperson, respondent, deltaker = Hver «informant» fikk velge sted for samtalen.
virkning noun m
  what a cause brings about: effekt, følge, konsekvens, innvirkning; opposite årsak = «Virkningen» av tiltaket var størst det første året.
effekt noun m
  measurable result: virkning, innvirkning, utslag, påvirkning, følge = Medisinen hadde liten «effekt» på smertene.
innflytelse noun m
  power to affect: påvirkning, innvirkning, makt, virkning, gjennomslagskraft = Kirkens «innflytelse» avtok gradvis på 1800-tallet.
påvirkning noun m
  acting on something: innflytelse, innvirkning, virkning = Romanen viser tydelig «påvirkning» fra fransk realisme.
innvirkning noun m
  acting on something: påvirkning, virkning, effekt, innflytelse = Foreldrenes utdanning har stor «innvirkning» på barnas karakterer.
følge noun m
  what comes of something: konsekvens, virkning, resultat, ettervirkning, utslag; opposite årsak = «Følgene» av klimaendringene rammer særlig fattige land.
konsekvens noun m
  what comes of something: følge, virkning, ringvirkning; opposite årsak = Dommen fikk store «konsekvenser» for fiskerne langs kysten.
årsak noun m
  what brings something about: grunn, foranledning, opphav, kilde, utløsende faktor; opposite virkning, følge = «Årsakene» til sykdommen er fremdeles ukjente.
grunn noun m
  why something is so: årsak, begrunnelse, motiv = Det er god «grunn» til å tvile på disse tallene.
bakgrunn noun m
  what lies behind something: forhistorie, utgangspunkt, ramme = Kapitlet beskriver den historiske «bakgrunnen» for konflikten.
  where a person comes from: opphav, opprinnelse, oppvekst = Elevene i klassen har svært ulik sosial «bakgrunn».
utgangspunkt noun n
  where one starts from: grunnlag, startpunkt, basis = Modellen er et godt «utgangspunkt» for videre arbeid.
faktor noun m
  thing that plays a part: omstendighet, moment, forhold, element, årsak = Flere «faktorer» bidrar til at elevene slutter på skolen.
rolle noun m
  part played: funksjon, oppgave, posisjon = Artikkelen drøfter medienes «rolle» i et demokrati.
funksjon noun m
  what something is there for: oppgave, rolle, formål = Proteinets nøyaktige «funksjon» er fortsatt uklar.
betydning noun m
  being important: viktighet, vekt, relevans, verdi = Oppdagelsen fikk stor «betydning» for moderne medisin.
  what a word means: mening, innhold, meningsinnhold = Ordets opprinnelige «betydning» har gått tapt.
mening noun m
  what one thinks: oppfatning, syn, holdning, standpunkt = Det finnes delte «meninger» om den nye læreplanen.
  what a text or word means: betydning, innhold, budskap = Leseren må selv skape «mening» i teksten.
relevans noun m
  mattering for a question: betydning, viktighet, aktualitet = Teoriens «relevans» for praksis er omstridt.
aspekt noun n
  side of a matter: side, trekk, moment, dimensjon = Dette «aspektet» ved saken er lite omtalt i litteraturen.
side noun m
  one way to look at something: aspekt, trekk, dimensjon = En annen «side» ved problemet er mangelen på ressurser.
perspektiv noun n
  where one looks from: synsvinkel, synspunkt, innfallsvinkel, ståsted = Historien fortelles fra et barns «perspektiv».
synspunkt noun n
  what one thinks: mening, standpunkt, oppfatning, syn = Begge partene fikk legge frem sine «synspunkter».
syn noun n
  what one thinks: oppfatning, mening, holdning = Filosofens «syn» på frihet endret seg med årene.
oppfatning noun m
  what one thinks: mening, syn, forståelse, holdning = Den vanlige «oppfatningen» er at reformen mislyktes.
standpunkt noun n
  firm opinion: holdning, posisjon, syn = Partiet endret «standpunkt» i saken før valget.
holdning noun m
  way of thinking about something: innstilling, syn, oppfatning = Lærernes «holdninger» til digitale verktøy varierer.
teori noun m
  system of explanations: lære, forklaringsmodell, modell, hypotese, tankebygning; opposite praksis = «Teorien» forklarer hvorfor grupper danner normer.
praksis noun m
  actual doing: utøvelse, anvendelse, virkelighet; opposite teori = Det er stor avstand mellom teori og «praksis».
  usual way of doing things: skikk, sedvane, rutine = Domstolen fulgte tidligere «praksis» på området.
begrep noun n
  idea with a name: konsept, forestilling, idé = Oppgaven drøfter «begrepet» frihet hos to filosofer.
  word for a thing: uttrykk, ord, betegnelse, term = Dette «begrepet» brukes først og fremst i medisin.
uttrykk noun n
  word or phrase: vending, betegnelse, begrep, talemåte = Mange av «uttrykkene» stammer fra sjømannsspråket.
  showing of a thought or feeling: manifestasjon, utslag, tegn = Opprøret var et «uttrykk» for dyp misnøye.
definisjon noun m
  saying what a term means: begrepsbestemmelse, begrepsavklaring, bestemmelse = Det finnes ingen felles «definisjon» av fattigdom.
modell noun m
  simplified picture of reality: skjema, fremstilling, forklaringsmodell = «Modellen» viser blodomløpet i forenklet form.
  example to follow: forbilde, mønster, eksempel = Den norske ordningen ble en «modell» for andre land.
bevis noun n
  what shows that something is true: belegg, dokumentasjon, vitnesbyrd; opposite motbevis = Det finnes ingen «bevis» for en slik sammenheng.
belegg noun n
  what supports a claim: støtte, grunnlag, dokumentasjon, dekning = Forskerne fant ikke «belegg» for denne påstanden.
tegn noun n
  something that points to something: indikasjon, symptom, kjennetegn = Fallende priser er ofte et «tegn» på svak etterspørsel.
indikasjon noun m
  sign of something: tegn, antydning, pekepinn = Tallene gir en «indikasjon» på hvor utbredt problemet er.
argument noun n
  reason in a debate: begrunnelse, grunn, resonnement, påstand, poeng; opposite motargument = Forfatteren legger frem tre «argumenter» for reformen.
argumentasjon noun m
  chain of reasons: bevisføring, begrunnelse, resonnement = Rettens «argumentasjon» er ikke overbevisende på alle punkter.
begrunnelse noun m
  giving of reasons: forklaring, argumentasjon, rettferdiggjøring = Styret ga ingen «begrunnelse» for avslaget.
resonnement noun n
  line of thought: tankegang, argumentasjon, tankerekke = «Resonnementet» i andre kapittel er vanskelig å følge.
tankegang noun m
  way of thinking: tenkemåte, tenkesett, resonnement = Forfatterens «tankegang» er preget av opplysningstiden.
konklusjon noun m
  what is inferred: slutning, sammenfatning, resultat, følgeslutning, hovedfunn; opposite premiss = Artikkelens «konklusjon» går lenger enn dataene tillater.
slutning noun m
  what is inferred: konklusjon, utledning, logisk følge = Materialet er for lite til å trekke sikre «slutninger».
forklaring noun m
  what makes something clear: redegjørelse, tolkning, utlegning = En mulig «forklaring» er at prisene steg samtidig.
beskrivelse noun m
  telling what something is like: skildring, fremstilling, redegjørelse = Romanen åpner med en «beskrivelse» av landskapet.
fremstilling noun m
  way of presenting something: beskrivelse, skildring, gjengivelse = Lærebokens «fremstilling» av krigen er ensidig.
  making of goods: produksjon, tilvirkning, utvinning = «Fremstillingen» av aluminium krever mye energi.
redegjørelse noun m
  full account: forklaring, utgreiing, gjennomgang = Innledningen gir en kort «redegjørelse» for metoden.
drøfting noun m
  weighing of reasons: diskusjon, vurdering, gjennomgang = I kapittel seks følger en «drøfting» av funnene.
diskusjon noun m
  talk with reasons for and against: debatt, drøfting, meningsutveksling, samtale = «Diskusjonen» om ytringsfrihet har vart i flere tiår.
debatt noun m
  public exchange of views: diskusjon, ordskifte, meningsutveksling = Boken utløste en heftig «debatt» i avisene.
sammenligning noun m
  looking at two things together: jevnføring, sidestilling; academic komparasjon = En «sammenligning» av de to landene viser klare forskjeller.
forskjell noun m
  not being the same: ulikhet, avvik, differanse, kontrast, motsetning; opposite likhet = Det var ingen «forskjell» mellom gruppene etter behandlingen.
ulikhet noun m
  not being the same: forskjell, uoverensstemmelse; opposite likhet = «Ulikhetene» mellom dialektene er størst i uttalen.
  unfair sharing: skjevhet, urettferdighet; opposite likhet = Økonomisk «ulikhet» har økt i de fleste vestlige land.
avvik noun n
  not as expected: forskjell, uoverensstemmelse, differanse = Rapporten forklarer «avviket» mellom de to målingene.
likhet noun m
  being alike: fellestrekk, overensstemmelse, samsvar; opposite forskjell, ulikhet = «Likheten» mellom de to diktene er slående.
  having the same rights: likestilling, likeverd; opposite ulikhet = Revolusjonen krevde frihet og «likhet» for alle borgere.
sammenheng noun m
  how things hang together: forbindelse, tilknytning, relasjon; academic korrelasjon = Studien fant en klar «sammenheng» mellom inntekt og helse.
  setting of a word or event: kontekst, ramme = Sitatet er tatt ut av sin opprinnelige «sammenheng».
forbindelse noun m
  tie between things: sammenheng, tilknytning, kobling, relasjon = Det finnes en nær «forbindelse» mellom språk og identitet.
forhold noun n
  tie between things or people: relasjon, forbindelse, sammenheng = «Forholdet» mellom lærer og elev er avgjørende for trivselen.
  how things are: omstendighet, vilkår, situasjon = Sosiale «forhold» i hjemmet påvirker barns oppvekst.
kontekst noun m
  setting of a word or event: sammenheng, ramme, bakgrunn = Verket må forstås i sin historiske «kontekst».
andel noun m
  part of a whole: del, prosentdel, kvote = «Andelen» kvinner i styrene har økt siden 2008.
del noun m
  piece of a whole: andel, bit, bestanddel; opposite helhet = En stor «del» av befolkningen bor i byene.
  piece of a text: avsnitt, kapittel, seksjon = Den siste «delen» av oppgaven drøfter resultatene.
omfang noun n
  how far something reaches: utstrekning, størrelse, rekkevidde = «Omfanget» av skadene ble først kjent senere.
mengde noun m
  how much there is: kvantum, antall, volum = Planten trenger store «mengder» vann om sommeren.
antall noun n
  how many there are: tall, mengde, sum = «Antallet» søkere gikk ned for tredje år på rad.
tall noun n
  figure: verdi, siffer, data = «Tallene» i tabellen gjelder bare heltidsansatte.
størrelse noun m
  how big something is: omfang, dimensjon, format = Kommunene varierer mye i «størrelse» og økonomi.
verdi noun m
  what something is worth: betydning, nytte, kvalitet = Kildens «verdi» ligger i de mange detaljene.
  number measured: tall, måltall, måleresultat = De høyeste «verdiene» ble målt tidlig om morgenen.
nivå noun n
  height on a scale: grad, trinn, plan = «Nivået» av bly i jorden er bekymringsfullt høyt.
grad noun m
  how much: nivå, omfang, utstrekning = Elevene deltok i ulik «grad» i diskusjonene.
gjennomsnitt noun n
  middle value: middelverdi, snitt, middeltall = «Gjennomsnittet» for hele landet ligger noe lavere.
variabel noun m
  quantity that varies: størrelse, faktor; opposite konstant = Modellen inneholder tre uavhengige «variabler» og en konstant.
kjennetegn noun n
  what marks something: særtrekk, karakteristikum, trekk, egenskap = Et viktig «kjennetegn» ved sjangeren er den korte formen.
egenskap noun m
  what something is like: trekk, kjennetegn, kvalitet, særtrekk, særpreg = Stoffet har «egenskaper» som gjør det egnet til isolasjon.
trekk noun n
  mark of a thing: kjennetegn, egenskap, særtrekk = Korte setninger er et typisk «trekk» ved stilen hennes.
særtrekk noun n
  what only this has: særpreg, egenart, kjennetegn = Dialektens «særtrekk» er i ferd med å forsvinne.
kriterium noun n
  what one judges by: målestokk, krav, vilkår = Utvalget ble satt sammen etter tre «kriterier».
betingelse noun m
  what must be met: vilkår, forutsetning, krav = Avtalen ble godkjent på visse «betingelser».
vilkår noun n
  what must be met: betingelse, forutsetning, krav, kriterium, klausul = Loven stiller strenge «vilkår» for slik støtte.
krav noun n
  what is asked for: betingelse, fordring, forlangende = De faglige «kravene» til studentene har økt.
grunnlag noun n
  what something rests on: basis, fundament, utgangspunkt = Intervjuene med lærerne danner «grunnlaget» for analysen.
prinsipp noun n
  rule behind rules: grunnregel, grunnsetning, regel = Rettsstaten bygger på «prinsippet» om maktfordeling.
regel noun m
  what is to be done: bestemmelse, forskrift, retningslinje, norm, prinsipp = De nye «reglene» gjelder fra neste skoleår.
norm noun m
  what is held to be right: regel, rettesnor, standard = Sosiale «normer» styrer mye av vår oppførsel.
lov noun m
  rule made by a state: bestemmelse, rettsregel, forordning = Den nye «loven» skal beskytte barns personvern.
rett noun m
  what one may claim: rettighet, krav, adgang; opposite plikt = Alle barn har «rett» til gratis skolegang.
  court: domstol, tribunal = Saken ble behandlet i «retten» samme høst.
plikt noun m
  what one must do: forpliktelse, ansvar, skyldighet; opposite rett, rettighet = Staten har «plikt» til å informere innbyggerne.
ansvar noun n
  having to answer for something: plikt, forpliktelse, skyld = «Ansvaret» for elevenes læring ligger hos skolen.
beslutning noun m
  what is decided: avgjørelse, vedtak, bestemmelse, valg, resolusjon = «Beslutningen» ble tatt uten å høre fagfolk.
avgjørelse noun m
  what is decided: beslutning, vedtak, dom = Retten ga ingen begrunnelse for «avgjørelsen» sin.
vedtak noun n
  formal decision: beslutning, avgjørelse, resolusjon = Kommunestyrets «vedtak» ble klaget inn for departementet.
dom noun m
  decision of a court: kjennelse, avgjørelse, rettsavgjørelse = Høyesterett stadfestet «dommen» fra lagmannsretten i 2011.
spørsmål noun n
  what is asked: forespørsel, henvendelse; opposite svar = Departementet svarte ikke på «spørsmålet» fra avisen.
  matter to be dealt with: sak, emne, tema, problem = Boken tar opp viktige etiske «spørsmål».
svar noun n
  what is said to a question: respons, tilbakemelding; opposite spørsmål = «Svarene» fra de eldste deltakerne var lengst.
problem noun n
  what is hard to solve: vanskelighet, vanske, utfordring, hindring, komplikasjon; opposite løsning = Mangelen på sykepleiere er et alvorlig «problem».
vanskelighet noun m
  what makes something hard: problem, vanske, utfordring, hindring, komplikasjon = Mange studenter har «vanskeligheter» med å forstå teksten.
utfordring noun m
  hard task: prøve, oppgave, vanskelighet, problem = Den største «utfordringen» er å sikre finansieringen.
løsning noun m
  way out of a problem: utvei, svar; opposite problem = Partene fant en «løsning» som begge kunne godta.
mål noun n
  what one wants to reach: formål, hensikt, siktemål, målsetting = «Målet» med studien er å kartlegge elevenes lesevaner.
  how big something is: dimensjon, størrelse = Alle «mål» er oppgitt i millimeter.
formål noun n
  what something is for: hensikt, mål, siktemål, intensjon; dated øyemed = «Formålet» med loven er å verne om naturen.
hensikt noun m
  what one wants to do: formål, intensjon, mål, siktemål = «Hensikten» med oppgaven er å sammenligne to teorier.
oppgave noun m
  what is to be done: gjøremål, arbeid, plikt, funksjon = Styrets viktigste «oppgave» er å føre tilsyn.
  text written by a student: avhandling, besvarelse, arbeid = «Oppgaven» består av fem kapitler og to vedlegg.
tema noun n
  what a text is about: emne, motiv, stoff = Kjærlighet er et vanlig «tema» i diktene.
emne noun n
  what a text is about: tema, sak, spørsmål = Professoren har skrevet mye om dette «emnet».
  course at a university: kurs, fag, disiplin = Studentene tar tre «emner» hvert semester.
område noun n
  part of the world: region, egn, strøk, distrikt = I dette «området» lever mange av fiske.
  part of knowledge or life: felt, fagfelt, sfære = Boken gir en innføring i det juridiske «området».
felt noun n
  part of knowledge: område, fagområde, fagfelt = Hun er en av de ledende forskerne på «feltet».
fag noun n
  subject taught: disiplin, emne, fagområde = Matematikk er et obligatorisk «fag» i grunnskolen.
vitenskap noun m
  ordered knowledge: forskning, lære = Moderne «vitenskap» bygger på eksperimenter og åpen kritikk.
kunnskap noun m
  what one knows: viten, innsikt, kjennskap, lærdom = Vi har lite «kunnskap» om virkningene på lang sikt.
innsikt noun m
  deep understanding: forståelse, kunnskap, kjennskap, klarhet; academic erkjennelse = Studien gir ny «innsikt» i hvordan barn lærer språk.
forståelse noun m
  knowing what something means: innsikt, oppfatning, tolkning = En bedre «forståelse» av sykdommen kan gi nye medisiner.
erfaring noun m
  what one has lived through: opplevelse, lærdom, praksis, innsikt, kjennskap = Lærernes «erfaringer» med fjernundervisning var blandede.
observasjon noun m
  what one has seen: iakttakelse, registrering = «Observasjonene» ble skrevet ned samme dag.
eksperiment noun n
  test under control: forsøk, test, prøve = I «eksperimentet» deltok 80 frivillige studenter.
forsøk noun n
  test under control: eksperiment, test, prøve = Resultatene av «forsøkene» er samlet i vedlegget.
  trying: fremstøt, bestrebelse; literary ansats = Et tidligere «forsøk» på å endre loven mislyktes.
måling noun m
  finding how much: registrering, oppmåling, avlesning = «Målingene» ble gjentatt hver tredje time.
trinn noun n
  part of a way: skritt, steg, fase, etappe = Det første «trinnet» i analysen er å kode intervjuene.
  year or height: klassetrinn, nivå = Elevene på dette «trinnet» er ti år gamle.
skritt noun n
  part of a way: steg, trinn = Avtalen var et viktig «skritt» mot varig fred.
tiltak noun n
  what is done about something: grep, skritt, forholdsregel = Regjeringen vurderte flere «tiltak» for å begrense smitten.
middel noun n
  what one reaches a goal with: redskap, verktøy, virkemiddel, metode, instrument; opposite mål = Språket er et «middel» til å påvirke andre.
virkemiddel noun n
  what one reaches an effect with: middel, grep, redskap, verktøy = Gjentakelse er et sentralt «virkemiddel» i talen.
verktøy noun n
  what one works with: redskap, hjelpemiddel, instrument = Statistikk er et nødvendig «verktøy» for samfunnsforskere.
mulighet noun m
  what can be: utvei, alternativ = En annen «mulighet» er å bruke eldre kilder.
  chance to do something: anledning, adgang, sjanse = Studentene fikk «mulighet» til å velge tema selv.
sannsynlighet noun m
  how likely something is: sjanse, mulighet = «Sannsynligheten» for tilbakefall øker med alderen.
risiko noun m
  chance of harm: fare, sjanse, trussel, usikkerhet, sannsynlighet = Røyking øker «risikoen» for hjertesykdom hos kvinner.
fare noun m
  chance of harm: risiko, trussel; opposite trygghet, sikkerhet = Flommen var en alvorlig «fare» for bebyggelsen.
behov noun n
  what is needed: ønske, krav, trang = Undervisningen må tilpasses elevenes ulike «behov».
nødvendighet noun m
  having to be: viktighet, uunnværlighet, behov = Rapporten understreker «nødvendigheten» av raske tiltak.
mangel noun m
  not having enough: knapphet, underskudd, savn; opposite overflod, overskudd = «Mangelen» på arbeidskraft bremset veksten i industrien.
  something wrong: feil, svakhet, brist = Studien har flere «mangler» når det gjelder metoden.
feil noun m
  something wrong: feiltakelse, unøyaktighet, mangel; informal tabbe = Små «feil» i målingene kan få store følger.
svakhet noun m
  weak point: mangel, feil, ulempe; opposite styrke = En «svakhet» ved studien er det lille utvalget.
styrke noun m
  strong point: fordel, fortrinn; opposite svakhet = Modellens «styrke» er at den er enkel å bruke.
  how strong something is: kraft, intensitet = Vindens «styrke» ble målt hver time.
grense noun m
  where something ends: skille, avgrensning, skillelinje = «Grensen» mellom fakta og fiksjon er uklar i romanen.
begrensning noun m
  what holds something back: innskrenkning, avgrensning, svakhet = Forfatteren peker selv på «begrensningene» ved metoden.
fordel noun m
  good side: fortrinn, gode, gevinst, pluss, styrke; opposite ulempe = En stor «fordel» ved metoden er den lave prisen.
ulempe noun m
  bad side: svakhet, minus, mangel; opposite fordel = «Ulempen» med lange skjemaer er at mange gir opp.
nytte noun m
  good that something does: gagn, utbytte, fordel, verdi = Elevene hadde stor «nytte» av tilbakemeldingene.
skade noun m
  harm done: ødeleggelse, beskadigelse = Flommen førte til store «skader» på veier og hus.
kostnad noun m
  what something costs: utgift, utlegg; opposite inntekt = «Kostnadene» ved prosjektet ble større enn ventet.
innsats noun m
  work put into something: arbeid, anstrengelse, bestrebelse = Kampen mot fattigdom krever internasjonal «innsats».
suksess noun m
  going well: fremgang, triumf, seier; opposite fiasko, nederlag = Reformen ble regnet som en stor «suksess».
fremgang noun m
  getting further: fremskritt, utvikling, medgang; opposite tilbakegang = Elevene viste tydelig «fremgang» etter et halvt år.
ytelse noun m
  what is achieved: effekt, kapasitet, prestasjon = Motorens «ytelse» ble målt under ulike forhold.
  support that is paid: stønad, støtte, bidrag, trygd = De fleste «ytelsene» er knyttet til tidligere inntekt.
prestasjon noun m
  what is achieved: ytelse, bragd, resultat = Elevenes «prestasjoner» i matematikk har blitt bedre.
evne noun m
  being able to: ferdighet, anlegg, kapasitet = Barn har en medfødt «evne» til å lære språk.
ferdighet noun m
  what one has learnt to do: kunnen, dyktighet, evne = Grunnleggende «ferdigheter» står sentralt i læreplanen.
kompetanse noun m
  skill and knowledge: dyktighet, kunnskap, kvalifikasjon = Lærerne trenger mer digital «kompetanse» i undervisningen.
utvikling noun m
  becoming other or better: fremvekst, vekst, forandring, fremgang, modning = Oppgaven beskriver «utviklingen» av velferdsstaten etter krigen.
endring noun m
  becoming other: forandring, omveltning, skifte, justering, omlegging = «Endringene» i klimaet merkes tydelig i Arktis.
forandring noun m
  becoming other: endring, omskifting, omforming = Industrialiseringen førte til store «forandringer» på bygdene.
økning noun m
  getting more: vekst, stigning, oppgang; opposite nedgang, reduksjon = Tabellen viser en jevn «økning» i antall fødsler.
vekst noun m
  getting bigger: økning, oppgang, utvikling; opposite nedgang = Den økonomiske «veksten» stanset opp i 2008.
nedgang noun m
  getting less: reduksjon, tilbakegang, fall; opposite økning, oppgang = Rapporten viser en «nedgang» i antall lesere.
reduksjon noun m
  making or getting less: nedgang, minskning, innskrenkning; opposite økning = En «reduksjon» av utslippene krever ny teknologi.
forbedring noun m
  getting or making better: fremgang, bedring, fremskritt; opposite forverring = Den nye behandlingen ga en klar «forbedring» av søvnen.
tendens noun m
  direction of change: trend, retning, utvikling = Det er en «tendens» til at unge leser mindre aviser.
prosess noun m
  course of changes: forløp, utvikling, gang, arbeid, omdanning = Integrering er en lang og krevende «prosess».
forløp noun n
  how something goes on: gang, utvikling, prosess = Sykdommens «forløp» varierer fra pasient til pasient.
fase noun m
  stretch of a course: stadium, periode, trinn, etappe = I den første «fasen» samlet vi inn skriftlige kilder.
stadium noun n
  stretch of a course: fase, trinn, nivå = På et tidlig «stadium» kan sykdommen behandles.
periode noun m
  stretch of time: tidsrom, epoke, tid, fase = I denne «perioden» vokste byen kraftig.
tidsrom noun n
  stretch of time: periode, tid, tidsperiode = Undersøkelsen dekker et «tidsrom» på ti år.
tid noun m
  age in history: epoke, periode, tidsalder = Romanen skildrer «tiden» etter første verdenskrig.
tidspunkt noun n
  point in time: øyeblikk, stadium = På dette «tidspunktet» hadde landet ingen grunnlov.
begynnelse noun m
  first part: start, innledning, åpning; opposite slutt, avslutning = I «begynnelsen» av romanen er hovedpersonen fattig.
slutt noun m
  last part: avslutning, ende, utgang; opposite begynnelse, start = Mot «slutten» av århundret flyttet mange til byene.
opprinnelse noun m
  where something comes from: opphav, utspring, kilde, rot = Ordets «opprinnelse» er omdiskutert blant språkforskere.
opphav noun n
  where something comes from: opprinnelse, kilde, utspring = Myten har sitt «opphav» i eldre muntlig tradisjon.
kilde noun m
  text that one draws on: dokument, vitnesbyrd, belegg = Skriftlige «kilder» fra denne tiden er sjeldne.
  where something comes from: opphav, opprinnelse, utspring = Handel var den viktigste «kilden» til rikdom.
litteratur noun m
  texts on a subject: faglitteratur, forskningslitteratur, kilder = Den nyere «litteraturen» legger mer vekt på kjønn.
sitat noun n
  words taken from a text: utdrag, gjengivelse = «Sitatet» viser hvor ironisk fortelleren er.
henvisning noun m
  naming of a source: referanse, kildehenvisning, fotnote = Alle «henvisninger» til verket gjelder første utgave.
tekst noun m
  written words: skrift, dokument, verk = «Teksten» retter seg mot unge lesere.
avsnitt noun n
  piece of a text: del, passasje, stykke = Det siste «avsnittet» oppsummerer de viktigste funnene.
kapittel noun n
  main part of a book: del, avsnitt, bolk = I neste «kapittel» presenteres den teoretiske rammen.
innledning noun m
  first part of a text: introduksjon, innføring, åpning; opposite avslutning = «Innledningen» gjør rede for valget av tema.
avslutning noun m
  last part: slutt, ende, konklusjon; opposite innledning = I «avslutningen» vender dikteren tilbake til barndommen.
oversikt noun m
  short account of the whole: overblikk, sammenfatning, oppsummering = Tabellen gir en «oversikt» over alle deltakerne.
sammendrag noun n
  short account of a text: oppsummering, resymé, referat; academic abstract = Artikkelen har et kort «sammendrag» på engelsk.
oppsummering noun m
  short account of what was said: sammendrag, sammenfatning, resymé = Hvert kapittel avsluttes med en kort «oppsummering».
struktur noun m
  how the parts are set: oppbygning, komposisjon, form = Novellens «struktur» følger minnene til hovedpersonen.
oppbygning noun m
  how the parts are set: struktur, komposisjon, disposisjon = Oppgavens «oppbygning» følger rekkefølgen av hendelsene.
system noun n
  whole of ordered parts: ordning, struktur, orden = Det norske «systemet» bygger på tillit til staten.
ordning noun m
  how something is arranged: system, opplegg, avtale = Den nye «ordningen» gjelder bare for heltidsstudenter.
figur noun m
  drawing in a text: illustrasjon, diagram, bilde = «Figuren» viser hvordan temperaturen har endret seg.
  person in a story: skikkelse, karakter, person = De kvinnelige «figurene» i dramaet er mer sammensatte.
tabell noun m
  figures in rows and columns: oversikt, oppstilling = «Tabellen» viser fordelingen av svarene etter alder.
eksempel noun n
  one case that shows a rule: døme, illustrasjon, prøve, tilfelle, belegg = Forfatteren gir flere «eksempler» fra dagliglivet.
tilfelle noun n
  one instance: situasjon, eksempel, sak = I enkelte «tilfeller» nektet elevene å svare på spørsmålene.
hendelse noun m
  what happened: begivenhet, episode, tildragelse = Romanen bygger på virkelige «hendelser» fra krigen.
begivenhet noun m
  important thing that happened: hendelse, tildragelse, merkedag = Utgivelsen av boken var en stor «begivenhet».
fenomen noun n
  what can be observed: foreteelse, fremtoning, forhold, hendelse, tildragelse = Sosiale medier er et forholdsvis nytt «fenomen».
situasjon noun m
  how things stand: tilstand, stilling, forhold = Den politiske «situasjonen» i landet var spent.
tilstand noun m
  how something is: forfatning, helsetilstand, situasjon = Pasientens «tilstand» ble raskt bedre etter operasjonen.
omstendighet noun m
  what is around an event: forhold, moment, faktor = Saken må vurderes ut fra de konkrete «omstendighetene».
faktum noun n
  what is really so: kjensgjerning, realitet, sannhet = Det er et «faktum» at gjennomsnittsalderen øker.
virkelighet noun m
  how things really are: realitet, sannhet; opposite fantasi, fiksjon = Filmen skildrer den harde «virkeligheten» til arbeiderne.
miljø noun n
  people and place around: omgivelser, krets = Hun vokste opp i et litterært «miljø».
  nature around us: natur, økosystem, omgivelser = Utslippene skader både mennesker og «miljø».
ramme noun m
  what holds something together: grense, begrensning, skranke = Loven setter klare «rammer» for virksomheten.
samfunn noun n
  people living under common rules: fellesskap, kollektiv, stat, sivilisasjon, samfunnsliv = Et moderne «samfunn» er avhengig av tillit.
fellesskap noun n
  people who belong together: samhold, gruppe, samfunn = Språket skaper et «fellesskap» mellom talerne.
befolkning noun m
  people of a place: innbyggertall, folketall, folkemengde; academic populasjon = «Befolkningen» i byen ble doblet på tjue år.
gruppe noun m
  some people or things together: flokk, lag, kategori = Deltakerne ble delt inn i to «grupper».
individ noun n
  one human being: enkeltmenneske, person, menneske; opposite gruppe, fellesskap = Teorien ser på forholdet mellom «individ» og samfunn.
deltaker noun m
  person who takes part: respondent, informant, forsøksperson = «Deltakerne» i studien var mellom 18 og 25 år.
forsker noun m
  person who does research: vitenskapsmann, fagperson, akademiker = Flere «forskere» har kritisert denne teorien.
forfatter noun m
  person who wrote a text: skribent, artikkelforfatter, opphavsmann, tekstforfatter; literary dikter = «Forfatteren» bruker mange bilder fra naturen.
institusjon noun m
  body with a task: organisasjon, virksomhet = Universitetet er en av landets eldste «institusjoner».
virksomhet noun m
  company or office: bedrift, foretak, institusjon = Loven gjelder for alle offentlige «virksomheter».
  being active: aktivitet, arbeid, drift = Foreningens «virksomhet» ble forbudt under krigen.
bedrift noun m
  company: foretak, firma, selskap, virksomhet = Små «bedrifter» ble hardest rammet av krisen.
myndighet noun m
  office of the state: styresmakt, instans, regjering = «Myndighetene» stengte skolene i seks uker.
  power to decide: makt, autoritet, fullmakt = Kommunen har «myndighet» til å gi slike tillatelser.
stat noun m
  country with a government: nasjon, land, rike = Etter unionen ble Norge en selvstendig «stat».
regjering noun m
  those who govern a country: statsråd, ministerium, kabinett = «Regjeringen» la frem forslaget i april.
makt noun m
  being able to decide: myndighet, innflytelse, herredømme; opposite avmakt = Kongens «makt» ble gradvis svekket av adelen.
atferd noun m
  how one acts: oppførsel, opptreden, handlemåte = Studien undersøker «atferden» til små barn i grupper.
handling noun m
  what one does: gjerning, akt; literary dåd = En «handling» må vurderes etter sine følger.
  what happens in a story: fabel, intrige, hendelsesforløp = Romanens «handling» er lagt til Bergen.
kritikk noun m
  saying what is wrong: innvending, motstand, fordømmelse; opposite ros = Teorien har møtt mye «kritikk» fra andre forskere.
innvending noun m
  reason against: motargument, protest, motforestilling = En vanlig «innvending» er at modellen er for enkel.
motsetning noun m
  being opposed: kontrast, spenning, motsetningsforhold = Diktet bygger på «motsetningen» mellom lys og mørke.
motsigelse noun m
  saying opposite things: selvmotsigelse, inkonsistens, motstrid; academic kontradiksjon = Det er en tydelig «motsigelse» i argumentet hans.
konflikt noun m
  fight of interests: strid, motsetning, tvist, uenighet = «Konflikten» mellom de to gruppene varte i mange år.
uenighet noun m
  not thinking the same: strid, dissens, meningsforskjell; opposite enighet = Det er «uenighet» om hvordan funnene skal tolkes.
enighet noun m
  thinking the same: samstemmighet, konsensus, overensstemmelse; opposite uenighet = Det er bred «enighet» om behovet for reformer.
vurdering noun m
  judging of worth: bedømmelse, evaluering, gjennomgang = En samlet «vurdering» av tiltakene er ennå ikke gjort.
evaluering noun m
  judging of how it went: vurdering, bedømmelse, gjennomgang = «Evalueringen» av reformen ble ferdig i 2019.
kontroll noun m
  looking whether it is right: tilsyn, ettersyn, sjekk = Maten gjennomgår streng «kontroll» før den selges.
  power over something: makt, styring, herredømme = Staten mistet «kontrollen» over områdene ved grensen.
forslag noun n
  what is put forward: fremlegg, anbefaling, idé = Stortinget avviste «forslaget» med knapt flertall.
anbefaling noun m
  advice given: råd, tilrådning, forslag = Rapporten gir ti «anbefalinger» til kommunene.
råd noun n
  what one tells others to do: anbefaling, tilrådning, veiledning = Pasientene fulgte sjelden «rådene» fra legen sin.
støtte noun m
  help given: hjelp, bistand, understøttelse; opposite motstand = Prosjektet fikk økonomisk «støtte» fra staten.
  what backs a claim: belegg, grunnlag, dekning = Hypotesen får «støtte» i nyere undersøkelser.
bidrag noun n
  what one adds: innsats, tilskudd, innlegg = Avhandlingen er et viktig «bidrag» til språkforskningen.
artikkel noun m
  text in a journal: tekst, innlegg, avhandling = «Artikkelen» ble publisert i et internasjonalt tidsskrift.
avhandling noun m
  long scientific text: doktorgradsarbeid, studie, oppgave = Hennes «avhandling» handler om norske ordtak.
arbeid noun n
  what one does for a purpose: innsats, strev, slit = «Arbeidet» med ordboken tok over tretti år.
  written or made thing: verk, studie, tekst = Hans tidlige «arbeider» er lite kjent.
verk noun n
  what an artist or author made: arbeid, bok, åndsverk = Dette «verket» regnes som forfatterens viktigste.
sykdom noun m
  being ill: lidelse, plage; dated sott = «Sykdommen» rammer oftest menn over seksti år.
behandling noun m
  what is done against an illness: terapi, pleie, kur = Tidlig «behandling» gir langt bedre resultater.
  dealing with something: håndtering, bearbeiding, drøfting = Avisens «behandling» av saken ble kritisert.
utdanning noun m
  learning at school: skolegang, utdannelse, opplæring = Høyere «utdanning» er gratis i de nordiske landene.
undervisning noun m
  teaching: opplæring, skolering, veiledning = «Undervisningen» foregikk på to språk i begge klassene.
opplæring noun m
  teaching: undervisning, utdanning, skolering = Nye ansatte får «opplæring» i sikkerhet.
læring noun m
  coming to know: innlæring, kunnskapstilegnelse = Gode og raske tilbakemeldinger fremmer elevenes «læring».
språk noun n
  words of a people: mål, skriftspråk; literary tungemål = Samisk er et offisielt «språk» i flere kommuner.
kultur noun m
  ways of a people: sivilisasjon, levesett, levemåte = Innvandrerne tok med seg sin egen «kultur».
tradisjon noun m
  what is handed down: skikk, sedvane, overlevering, arv = Festen bygger på en gammel «tradisjon».
identitet noun m
  who one is: selvbilde, egenart, selvforståelse = Dialekten er en viktig del av folks «identitet».
pålitelighet noun m
  being reliable: troverdighet, sikkerhet; academic reliabilitet = Flere prøver øker «påliteligheten» av målingen.
gyldighet noun m
  holding true: holdbarhet, rekkevidde; academic validitet = Teoriens «gyldighet» er begrenset til vestlige samfunn.
nøyaktighet noun m
  being exact: presisjon, grundighet, skarphet; opposite unøyaktighet = «Nøyaktigheten» av kartet er imponerende for sin tid.
troverdighet noun m
  being worth belief: pålitelighet, vederheftighet, sannferdighet = Vitnets «troverdighet» ble trukket i tvil.
kvalitet noun m
  how good something is: standard, verdi, beskaffenhet = «Kvaliteten» på undervisningen varierer fra skole til skole.
flertall noun n
  more than half: majoritet, hovedpart, størstedel; opposite mindretall = Et klart «flertall» av deltakerne var kvinner.
mindretall noun n
  less than half: minoritet, fåtall; opposite flertall = Bare et «mindretall» av elevene leste hele boken.
element noun n
  part of a whole: bestanddel, komponent, del = Rimet er et viktig «element» i folkevisene.
komponent noun m
  part of a whole: bestanddel, element, del = Modellen består av tre «komponenter» med ulik funksjon.
type noun m
  kind of thing: slag, art, form, sort = Denne «typen» tekster finnes i alle kulturer.
form noun m
  outer shape: skikkelse, utforming, fasong; opposite innhold = Diktets «form» er inspirert av sonetten.
måte noun m
  how something is done: vis, fremgangsmåte, metode = Spørsmålet kan besvares på flere «måter».
innhold noun n
  what is in it: stoff, budskap, substans; opposite form = Elevene gjenga «innholdet» med egne ord.
oppmerksomhet noun m
  looking closely: interesse, fokus, årvåkenhet = Temaet har fått liten «oppmerksomhet» i forskningen.
interesse noun m
  wanting to know: oppmerksomhet, nysgjerrighet, engasjement = Elevenes «interesse» for naturfag er fallende.
fokus noun n
  what one looks at most: hovedvekt, tyngdepunkt, søkelys = Artikkelens «fokus» ligger på forholdet mellom generasjonene.
vekt noun m
  importance given: betydning, tyngde, viktighet = Læreplanen legger «vekt» på muntlige ferdigheter.
deltakelse noun m
  taking part: medvirkning, engasjement, innsats = Kvinners politiske «deltakelse» økte etter 1970.
bruk noun m
  using: anvendelse, benyttelse, utnyttelse = Økt «bruk» av antibiotika gir resistente bakterier.
anvendelse noun m
  putting to use: bruk, benyttelse, utnyttelse = Teorien har fått «anvendelse» i flere fag.
gjennomføring noun m
  carrying out: utførelse, iverksetting, realisering; academic implementering = «Gjennomføringen» av planen ble utsatt i to år.
valg noun n
  taking one of several: utvelgelse, seleksjon, beslutning = Andre kapittel begrunner «valget» av metode og teori.
  vote for a parliament: avstemning, votering = Partiet tapte «valget» i 1965 med liten margin.
utbredelse noun m
  how far something is spread: spredning, forekomst, omfang = Kartet viser «utbredelsen» av arten i Norden.
idé noun m
  what one thinks of: tanke, innfall, forestilling, påfunn, konsept = Boken presenterer en ny «idé» om rettferdighet.
tanke noun m
  what one thinks: idé, forestilling, overveielse = «Tanken» om folkets suverenitet var radikal i 1814.
forestilling noun m
  picture in the mind: idé, tanke, oppfatning = Vår «forestilling» om barndommen er historisk skapt.
forventning noun m
  what one thinks will come: forhåpning, antakelse, håp = Resultatene svarte ikke til «forventningene» fra starten.
rekke noun m
  several things: serie, mengde, rad = Studien peker på en «rekke» årsaker til frafallet.
test noun m
  finding out how good it is: prøve, kontroll, forsøk = Elevene gjennomførte en «test» i leseforståelse.
balanse noun m
  even state of forces: likevekt, jevnvekt, harmoni; opposite ubalanse = Det gjelder å finne en «balanse» mellom frihet og kontroll.
hindring noun m
  what stands in the way: hinder, barriere, stengsel = Språket var den største «hindringen» for innvandrerne.
rettighet noun m
  what one may claim: rett, krav, privilegium; opposite plikt = Konvensjonen verner barns «rettigheter» i hele verden.
frihet noun m
  being free: selvstendighet, uavhengighet; opposite tvang, ufrihet = Dikteren kjempet hele livet for folkets «frihet».
rettferdighet noun m
  being fair: rimelighet, likebehandling; dated rettvishet; opposite urettferdighet = Filosofen spør hva sosial «rettferdighet» egentlig er.
tillit noun m
  believing in others: tiltro, tro, fortrolighet; opposite mistillit = «Tilliten» til politikerne har falt de siste årene.
trussel noun m
  what may do harm: fare, risiko = Fremmede arter er en «trussel» mot lokalt dyreliv.
bevissthet noun m
  knowing of something: kunnskap, kjennskap, innsikt = Kampanjen økte folks «bevissthet» om matsvinn.
motiv noun n
  why one does something: grunn, beveggrunn, drivkraft = Hovedpersonens «motiver» forblir uklare gjennom hele dramaet.
  what a work of art deals with: tema, emne = Reisen er et vanlig «motiv» i eventyrene.
drivkraft noun m
  what makes things go: motiv, motor, impuls = Nysgjerrighet er en sterk «drivkraft» i forskningen.
strategi noun m
  plan for a long way: plan, taktikk, fremgangsmåte = Selskapets «strategi» bygger på lave priser.
plan noun m
  what one means to do: opplegg, strategi, program, hensikt = Kommunen vedtok en «plan» for nye sykkelveier.
avgrensning noun m
  saying what is left out: begrensning, innskrenkning, innsnevring = En klar «avgrensning» av emnet er nødvendig.
forekomst noun m
  being found somewhere: utbredelse, hyppighet, tilstedeværelse = «Forekomsten» av diabetes øker i mange land.
fordeling noun m
  how things are shared out: spredning, oppdeling, inndeling = Figuren viser «fordelingen» av inntekt i befolkningen.
kategori noun m
  class of things: klasse, gruppe, slag = Svarene ble delt inn i fire «kategorier».
hovedpoeng noun n
  most important thing said: kjerne, hovedsak, kjernepunkt = Artikkelens «hovedpoeng» er at reformen kom for sent.
tvil noun m
  not being sure: usikkerhet, uvisshet, skepsis; opposite visshet = Det hersker «tvil» om hvem som skrev brevet.
usikkerhet noun m
  not being sure: tvil, uvisshet, ubestemthet; opposite sikkerhet = Det er stor «usikkerhet» knyttet til disse tallene.
unntak noun n
  what does not follow the rule: særtilfelle, avvik; opposite regel = Alle deltakerne, med ett «unntak», fullførte testen.
ressurs noun m
  what one can draw on: middel, hjelpemiddel, hjelpekilde = Skolen mangler «ressurser» til ekstra undervisning.
inntekt noun m
  money coming in: fortjeneste, lønn, avkastning; opposite utgift = Husholdninger med lav «inntekt» bruker mest på mat.
samarbeid noun n
  working together: samvirke, samspill, fellesinnsats = «Samarbeidet» mellom skole og hjem er viktig.
samspill noun n
  acting on each other: vekselvirkning, samvirke; academic interaksjon = Språk læres i «samspill» med andre mennesker.
vending noun m
  turn of events: retning, kurs, dreining = Krigen tok en ny «vending» i 1942.
overgang noun m
  change from one to another: skifte, omstilling, endring = «Overgangen» fra skole til arbeid kan være vanskelig.
fornyelse noun m
  making new: nyskaping, reform, modernisering = Romanen førte til en «fornyelse» av sjangeren.
nyskaping noun m
  new thing or making it: fornyelse, nyvinning; academic innovasjon = «Nyskaping» er avgjørende for små bedrifter.
målsetting noun m
  what one has set out to reach: mål, formål, siktemål = Planens «målsetting» er å halvere utslippene.
vitnesbyrd noun n
  what shows how it was: bevis, belegg, dokument = Brevene er et «vitnesbyrd» om livet på gården.
fremskritt noun n
  step forward: fremgang, utvikling, forbedring; opposite tilbakeskritt = Legevitenskapen gjorde store «fremskritt» på 1800-tallet.
kjerne noun m
  most important part: hovedsak, essens, vesen = «Kjernen» i teorien er ideen om fritt valg.
nettverk noun n
  people or things linked: kontaktnett, krets, system = Gründerne bygger på et bredt «nettverk» av kontakter.
relasjon noun m
  tie between things or people: forhold, forbindelse, sammenheng, tilknytning, kobling = «Relasjonen» mellom lærer og elev er viktig for læringen.
etterspørsel noun m
  wish to buy or have: behov, ønske, interesse; opposite tilbud = «Etterspørselen» etter arbeidskraft økte gjennom hele perioden.
helse noun m
  being well: helsetilstand, sunnhet, velvære; opposite sykdom = Søvn har stor betydning for barns «helse».
lovgivning noun m
  rules made by a state: lovverk, lover, rettsregler = Den norske «lovgivningen» på området er streng.
politikk noun m
  what those in power plan and do: styring, linje, kurs = Regjeringens «politikk» overfor distriktene ble endret.
teknikk noun m
  way of doing something: metode, fremgangsmåte, arbeidsmåte = Med denne «teknikken» kan en måle svært små partikler.
versjon noun m
  one of several forms: utgave, variant, utforming = Den eldste «versjonen» av eventyret er fra Danmark.
oversettelse noun m
  putting into another language: gjengivelse, gjendiktning, tolkning = «Oversettelsen» av romanen kom ut i 1955.
fordom noun m
  opinion without grounds: forutinntatthet, forhåndsmening, stereotypi = Boken handler om «fordommer» mot innvandrere.
mangfold noun n
  being of many kinds: variasjon, rikdom, allsidighet; academic diversitet; opposite ensartethet = Skogens «mangfold» av planter er truet.
variasjon noun m
  not being the same: veksling, skiftning, mangfold; opposite ensformighet = Det er stor «variasjon» mellom de ulike skolene.
aktør noun m
  one who acts in a matter: deltaker, part, medspiller = Flere «aktører» har interesse av en rask avtale.
aktivitet noun m
  what is done: virksomhet, syssel, gjøremål; opposite passivitet = «Aktivitetene» på skolen var frivillige for elevene.
anerkjennelse noun m
  seeing the worth of: verdsettelse, aktelse, godkjenning = Hennes arbeid fikk først sent «anerkjennelse».
reaksjon noun m
  what is said or done in return: svar, respons, tilbakemelding = «Reaksjonene» på forslaget var for det meste positive.
strid noun m
  being against each other: konflikt, kamp, uenighet, tvist = «Striden» om språket varte i flere tiår.
avtale noun m
  what parties agree on: overenskomst, kontrakt, pakt = Landene inngikk en «avtale» om fiske.
konkurranse noun m
  trying to be better than others: rivalisering, kappestrid, kamp; opposite samarbeid = Økt «konkurranse» førte til lavere priser.
bestanddel noun m
  part of a whole: del, element, komponent; opposite helhet = Musikk er en viktig «bestanddel» av ritualet.
krise noun m
  time of great trouble: vanskelig tid, nødssituasjon, ulykke = Den økonomiske «krisen» rammet særlig de unge.
inndeling noun m
  putting into groups: oppdeling, gruppering, kategorisering; academic klassifikasjon = «Inndelingen» i fire perioder er vanlig i forskningen.
vise verb
  make clear by facts: påvise, dokumentere, demonstrere, avdekke = Studien «viser» at mange elever sover for lite.
  let see: fremstille, illustrere, gjengi = Figuren «viser» fordelingen mellom de tre gruppene.
vise seg verb
  become clear: komme frem, fremgå, bli klart = Det «viste seg» at flere av kildene var forfalsket.
påvise verb
  find that something is there: dokumentere, avdekke, bevise, konstatere = Forskerne «påviste» viruset i alle prøvene.
bevise verb
  show that something is true: påvise, godtgjøre, dokumentere, bekrefte, underbygge; opposite motbevise = Ingen har hittil kunnet «bevise» denne setningen.
dokumentere verb
  show by evidence: påvise, bevise, belegge, underbygge = Virkningen er godt «dokumentert» i flere studier.
bekrefte verb
  show that it was right: underbygge, stadfeste, styrke, bevise; academic verifisere; opposite avkrefte = Resultatene «bekrefter» den første av våre hypoteser.
avkrefte verb
  show that it was wrong: motbevise, tilbakevise, gjendrive; academic falsifisere; opposite bekrefte = De nye målingene «avkrefter» tidligere antakelser.
støtte verb
  give grounds for: underbygge, bekrefte, styrke; opposite svekke = Dataene «støtter» antakelsen om en felles opprinnelse.
  help: hjelpe, bistå, understøtte; opposite motarbeide = Staten «støttet» prosjektet med tre millioner kroner.
underbygge verb
  give grounds for: støtte, begrunne, belegge, dokumentere = Forfatteren «underbygger» påstanden med eksempler fra praksis.
begrunne verb
  give reasons for: forklare, rettferdiggjøre, underbygge = Oppgaven «begrunner» valget av metode i kapittel tre.
rettferdiggjøre verb
  show that it is right: forsvare, begrunne, legitimere = De høye kostnadene kan ikke «rettferdiggjøres».
forsvare verb
  speak for: rettferdiggjøre, beskytte, støtte; opposite angripe = Forfatteren «forsvarer» retten til å ytre seg fritt.
hevde verb
  say that something is so: påstå, mene, fastholde, anføre, argumentere for = Forfatteren «hevder» at reformen har slått feil.
påstå verb
  say without proof: hevde, mene, erklære = Avisen «påstod» at rapporten var hemmelig.
mene verb
  have as opinion: synes, tro, være av den oppfatning = Mange lærere «mener» at klassene er for store.
anta verb
  take to be true: formode, tro, gå ut fra, forutsette, regne med = Vi «antar» at prisene holder seg stabile.
forutsette verb
  need to be so first: kreve, bygge på, betinge = Metoden «forutsetter» at alle deltakerne kan lese.
tro verb
  hold to be true: mene, anta, formode = Forskerne «tror» at arten er eldre enn antatt.
formode verb
  think likely: anta, tro, gjette på = Man «formoder» at brevet ble skrevet i 1520.
foreslå verb
  put forward: anbefale, tilrå, lansere, legge frem, råde til = Utvalget «foreslår» en ny ordning for skolemat.
anbefale verb
  say that it is good to do: tilrå, foreslå, råde til = Forfatterne «anbefaler» videre forskning på området.
kreve verb
  say that one must have: forlange, fordre, insistere på = Arbeiderne «krevde» kortere arbeidsdag og høyere lønn.
  need: forutsette, trenge, behøve, fordre = Slike analyser «krever» store mengder med data.
understreke verb
  say with weight: fremheve, poengtere, betone, presisere, vektlegge = Rapporten «understreker» behovet for bedre opplæring.
fremheve verb
  say with weight: understreke, betone, poengtere, utheve = Kritikerne «fremhever» det musikalske språket i romanen.
poengtere verb
  say with weight: understreke, fremheve, påpeke, presisere = Forfatteren «poengterer» at utvalget er lite.
påpeke verb
  draw attention to: bemerke, poengtere, peke på = Flere forskere har «påpekt» svakheter ved metoden.
nevne verb
  speak of shortly: omtale, bemerke, vise til = Forfatteren «nevner» flere mulige årsaker til krisen.
omtale verb
  write or speak about: nevne, beskrive, behandle = Hendelsen «omtales» i flere samtidige kilder.
forklare verb
  make clear: klargjøre, klarlegge, gjøre rede for, redegjøre for, tydeliggjøre = Teorien «forklarer» hvorfor lønningene er så ulike.
klargjøre verb
  make clear: forklare, avklare, presisere, tydeliggjøre = Innledningen «klargjør» de viktigste begrepene i oppgaven.
illustrere verb
  make clear by an example: vise, belyse, anskueliggjøre, eksemplifisere = Dette eksemplet «illustrerer» hvor komplisert saken er.
belyse verb
  make clear from some side: kaste lys over, drøfte, klargjøre, behandle = Artikkelen «belyser» problemet fra et juridisk synspunkt.
henvise verb
  point to a source: vise, referere, peke = Forfatteren «henviser» til tidligere undersøkelser av emnet.
referere verb
  point to a source: henvise, vise, peke = Artikkelen «refererer» til to eldre studier.
  tell what was said: gjengi, gjenfortelle, sammenfatte = Avisene «refererte» talen i sin helhet.
sitere verb
  repeat the words of a text: gjengi, anføre, vise til = Verket «siteres» ofte i pedagogisk litteratur.
beskrive verb
  tell what something is like: skildre, fremstille, karakterisere, gjøre rede for, redegjøre for = Kapitlet «beskriver» dagliglivet på en gård.
skildre verb
  tell what something is like: beskrive, fremstille, fortelle om = Romanen «skildrer» en barndom i mellomkrigstiden.
presentere verb
  put before readers: legge frem, fremstille, introdusere = Forskerne «presenterte» funnene på en konferanse.
fremstille verb
  show in some way: skildre, beskrive, presentere = Filmen «fremstiller» kongen som en svak leder.
definere verb
  say what a term means: bestemme, forklare, avgrense = Loven «definerer» barn som personer under 18 år.
bestemme verb
  find out exactly: fastslå, beregne, identifisere = Alderen på treverket ble «bestemt» i et laboratorium.
  choose what is to be done: avgjøre, beslutte, vedta = Elevene fikk «bestemme» rekkefølgen på oppgavene.
fastslå verb
  find to be certain: konstatere, slå fast, bestemme = Legene klarte ikke å «fastslå» dødsårsaken.
konstatere verb
  find to be so: fastslå, slå fast, påvise = Rapporten «konstaterer» at målene ikke er nådd.
tolke verb
  take to mean: fortolke, forstå, oppfatte, lese = Diktet kan «tolkes» som en kritikk av krigen.
forstå verb
  know the meaning or cause: begripe, skjønne, fatte; opposite misforstå = Leseren må kjenne historien for å «forstå» verket.
oppfatte verb
  take to be: forstå, betrakte, se på, anse = Mange elever «oppfatter» reglene på skolen som urettferdige.
undersøke verb
  look into closely: granske, studere, utforske, analysere, kartlegge = Oppgaven «undersøker» hvordan barn bruker nettet.
utforske verb
  look into something new: undersøke, studere, granske = Studien «utforsker» sammenhengen mellom musikk og minne.
granske verb
  look into closely: undersøke, studere, gjennomgå, etterforske = Et utvalg ble satt ned for å «granske» ulykken.
studere verb
  look into closely: undersøke, granske, utforske = Forskeren «studerte» atferden til ville aper.
analysere verb
  study the parts of: undersøke, granske, utforske, gjennomgå, bearbeide = Vi «analyserte» 60 avisartikler fra denne perioden.
drøfte verb
  weigh reasons for and against: diskutere, behandle, debattere, overveie = Siste kapittel «drøfter» konsekvensene av funnene.
diskutere verb
  talk with reasons for and against: drøfte, debattere, samtale om = Forskere «diskuterer» fortsatt årsakene til krisen.
behandle verb
  have as its subject: drøfte, ta opp, omtale, omhandle = Artikkelen «behandler» forholdet mellom kirke og stat.
  do something against an illness: pleie, lege, kurere = Pasientene ble «behandlet» med en ny medisin.
handle verb
  do something: agere, opptre, gripe inn = Regjeringen måtte «handle» raskt for å stanse smitten.
vurdere verb
  judge the worth of: bedømme, evaluere, overveie, avveie, anslå = Elevene lærte å «vurdere» kilder på en kritisk måte.
evaluere verb
  judge how it went: vurdere, bedømme, gjennomgå = Prosjektet ble «evaluert» etter to år.
betrakte verb
  take to be: anse, regne, oppfatte, vurdere = Verket «betraktes» som det første i sin sjanger.
anse verb
  take to be: betrakte, regne, vurdere = Metoden «anses» som sikker og rimelig.
sammenligne verb
  look at two things together: jevnføre, sammenholde, sidestille, sette opp mot, måle mot = Studien «sammenligner» skolesystemet i to land.
skille verb
  see as not the same: skjelne, differensiere, sondre = Det er viktig å «skille» mellom årsak og virkning.
skille seg verb
  be other: avvike, atskille seg, være forskjellig = Den andre utgaven «skiller seg» tydelig fra den første.
dele verb
  cut into parts: inndele, oppdele, splitte = Forfatteren «deler» historien i fire perioder.
klassifisere verb
  put into classes: inndele, kategorisere, ordne, sortere = Plantene ble «klassifisert» etter form og farge.
måle verb
  find how much: registrere, beregne, anslå = Temperaturen ble «målt» to ganger om dagen.
beregne verb
  find by sums: regne ut, kalkulere, bestemme = Vi «beregnet» gjennomsnittet for hver gruppe.
anslå verb
  say about how much: vurdere, beregne, estimere = Tapene «anslås» til over en milliard kroner.
kartlegge verb
  find out all about: undersøke, utforske, beskrive = Studien «kartlegger» unges bruk av sosiale medier.
samle verb
  bring together: samle inn, innhente, sanke = Forskerne «samlet» data i fem kommuner.
observere verb
  watch closely: iaktta, betrakte, følge, studere, registrere = Lærerne ble «observert» i tre undervisningstimer.
registrere verb
  write down what happens: notere, nedtegne, merke seg = Alle endringer ble «registrert» i et skjema.
velge verb
  take one of several: plukke ut, ta ut, velge ut = Vi «valgte» tre romaner fra samme tiår.
bruke verb
  do something with: anvende, benytte, nytte, ta i bruk, nyttiggjøre seg = Studien «bruker» både statistikk og intervjuer.
anvende verb
  put to use: bruke, benytte, nytte, ta i bruk = Modellen kan også «anvendes» på andre språk.
benytte verb
  put to use: bruke, anvende, nytte, utnytte = Forskerne «benyttet» en ny type mikroskop.
utnytte verb
  make good use of: bruke, nyttiggjøre seg, dra nytte av, benytte = Bøndene lærte å «utnytte» jorden bedre.
gjennomføre verb
  carry out: utføre, fullføre, realisere, iverksette = Undersøkelsen ble «gjennomført» høsten 2018 i to kommuner.
utføre verb
  carry out: gjennomføre, foreta, gjøre, fullføre = Analysene ble «utført» med fri programvare.
iverksette verb
  put into action: sette i gang, sette i verk, gjennomføre; academic implementere = Kommunen «iverksatte» flere tiltak mot frafall.
oppnå verb
  reach a goal: nå, vinne, få til, realisere, erverve = Elevene «oppnådde» bedre resultater enn året før.
nå verb
  come as far as: oppnå, oppfylle, innfri = Landet har ennå ikke «nådd» klimamålene sine.
skape verb
  make come about: fremkalle, utløse, forårsake, vekke = Krisen «skapte» stor usikkerhet i markedet.
danne verb
  make up: utgjøre, forme, skape = Disse intervjuene «danner» grunnlaget for analysen.
utgjøre verb
  make up: representere, stå for, svare til = Kvinner «utgjør» over halvparten av studentene.
utvikle verb
  make new or better: utforme, skape, forbedre, utarbeide, bygge opp = Forskerne «utviklet» en ny metode for måling.
utvikle seg verb
  become other with time: vokse, forandre seg, endre seg = Språket «utvikler seg» i takt med samfunnet.
oppstå verb
  come into being: dukke opp, bli til, fremkomme, utvikle seg, melde seg = Konflikten «oppstod» da grensen ble flyttet.
endre verb
  make other: forandre, omforme, omgjøre, modifisere, tilpasse = Den nye teknologien har «endret» måten vi leser på.
forandre verb
  make other: endre, omforme, omdanne = Krigen «forandret» kvinnenes stilling i arbeidslivet.
tilpasse verb
  make fit: avpasse, innrette, justere = Undervisningen må «tilpasses» den enkelte elev.
øke verb
  get more: stige, vokse, tilta; opposite synke, avta = Antallet innbyggere «økte» raskt etter krigen.
  make more: heve, styrke, utvide, forsterke; opposite redusere = Bedriften vil «øke» produksjonen neste år.
stige verb
  get higher: øke, vokse, gå opp; opposite synke, falle = Prisene på mat har «steget» kraftig.
vokse verb
  get bigger: øke, stige, tilta; opposite minke = Interessen for temaet har «vokst» de siste årene.
synke verb
  get lower: falle, avta, minke, gå ned; opposite stige, øke = Andelen røykere har «sunket» siden 1990.
avta verb
  get less: minke, synke, minske; opposite øke, tilta = Effekten av medisinen «avtar» etter noen måneder.
redusere verb
  make less: minske, senke, begrense, innskrenke; opposite øke = Tiltaket «reduserte» utslippene med en tredel.
senke verb
  make lower: redusere, minske, sette ned; opposite heve, øke = Regjeringen vil «senke» skattene for lave inntekter.
forbedre verb
  make better: bedre, utvikle, høyne, forfine; opposite forverre = Nye rutiner «forbedret» samarbeidet på avdelingen.
forverre verb
  make worse: svekke, forringe, skade; opposite forbedre, bedre = Den lange tørken «forverret» forholdene for bøndene.
styrke verb
  make stronger: forsterke, befeste, øke; opposite svekke = Reformen skal «styrke» demokratiet i små kommuner.
svekke verb
  make weaker: redusere, undergrave, skade; opposite styrke = Mangelen på kilder «svekker» argumentasjonen i artikkelen.
begrense verb
  keep within bounds: innskrenke, avgrense, redusere, innsnevre; opposite utvide = Loven «begrenser» adgangen til slike opplysninger.
utvide verb
  make wider: øke, berike, bygge ut; opposite innskrenke = Studien «utvider» vår kunnskap om sykdommen.
supplere verb
  add what is missing: utfylle, komplettere, utdype = Intervjuene ble «supplert» med et spørreskjema.
forårsake verb
  bring about: volde, føre til, medføre, utløse, fremkalle = Flommen «forårsaket» store skader på avlingene.
medføre verb
  bring with it: føre til, innebære, resultere i, forårsake = De nye reglene «medfører» mer arbeid for lærerne.
innebære verb
  have as a consequence or meaning: bety, medføre, omfatte, ha til følge = Avtalen «innebærer» at begge land må betale.
utløse verb
  set off: forårsake, fremkalle, vekke, sette i gang = Artikkelen «utløste» en heftig debatt blant historikere.
påvirke verb
  have an effect on: influere, virke på, innvirke på, forme, prege = Oppveksten «påvirker» hvordan vi tar valg.
prege verb
  leave its mark on: forme, sette preg på, kjennetegne = Krigen «preget» en hel generasjon av forfattere.
føre verb
  have as a result (with til): lede, bidra = Uenigheten «førte» til at partiet ble delt.
konkludere verb
  come to a conclusion: trekke slutninger, slå noe fast, trekke konklusjoner = Datagrunnlaget er for lite til å «konkludere».
utlede verb
  come to by reasoning: avlede, slutte seg til, trekke ut; academic dedusere = Formelen kan «utledes» av to enkle regler.
følge verb
  come as a result: fremgå, bli klart = Av dette «følger» at modellen må endres.
  come after: etterfølge, avløse = Hvert intervju ble «fulgt» av en kort samtale.
bygge verb
  rest on: basere seg, hvile, støtte seg = Oppgaven «bygger» på intervjuer med ti lærere.
avhenge verb
  be decided by (with av): være avhengig, bestemmes, styres = Resultatet «avhenger» av størrelsen på utvalget.
knytte verb
  join: forbinde, koble, binde = Forfatteren «knytter» funnene til eldre teorier.
forbinde verb
  join: assosiere, koble, knytte = Mange «forbinder» forfatteren med moderne poesi.
gjelde verb
  be about: angå, vedrøre, dreie seg om, handle om = Kritikken «gjelder» først og fremst metoden.
  hold true: være gyldig, ha gyldighet, stå ved lag = Denne regelen «gjelder» bare for korte tekster.
angå verb
  be about: gjelde, vedrøre, berøre = Saken «angår» alle som bor i kommunen.
inneholde verb
  have in it: romme, omfatte, bestå av, inkludere, dekke = Boken «inneholder» tjue korte fortellinger om krigen.
omfatte verb
  have as parts: inneholde, inkludere, dekke, innbefatte = Samlingen «omfatter» brev fra hele livet hans.
mangle verb
  not have: savne, trenge, være uten = Mange skoler i nord «mangler» kvalifiserte lærere.
muliggjøre verb
  make possible: tillate, legge til rette for, åpne for; opposite hindre = Teknologien «muliggjør» langt raskere analyser enn før.
tillate verb
  let be done: godta, gi lov til, akseptere; opposite forby = Loven «tillater» ikke reklame rettet mot barn.
hjelpe verb
  do good to someone: bistå, støtte, assistere = Gode eksempler «hjelper» elevene med å forstå stoffet.
fremme verb
  help to grow: støtte, styrke, stimulere, oppmuntre; opposite hemme = Fri lek «fremmer» de sosiale ferdighetene hos barn.
hindre verb
  hold back: hemme, bremse, stanse, blokkere; opposite muliggjøre = Høye priser på energi «hindrer» veksten.
forhindre verb
  stop from happening: hindre, forebygge, avverge = Vaksinen «forhindret» et større utbrudd av sykdommen.
unngå verb
  keep away from: unnvike, styre unna, holde seg unna = Vi «unngikk» ledende spørsmål i intervjuene.
løse verb
  find the answer to: klare, greie, oppklare = Ingen har hittil «løst» dette problemet.
tilby verb
  hold out to someone: gi, by på, skaffe = Universitetet «tilbyr» kurs i akademisk skriving.
gi verb
  let have: skaffe, tilby, levere = Kildene «gir» oss et godt bilde av hverdagslivet.
bidra verb
  add one's part: medvirke, være medvirkende = Flere faktorer «bidro» til at planen mislyktes.
forsøke verb
  try: prøve, søke, gjøre forsøk på = Artikkelen «forsøker» å forklare denne forskjellen.
prøve verb
  do to see whether it goes: forsøke, søke, bestrebe seg på = Mange land «prøver» å kutte utslippene sine.
  find out how good it is: teste, kontrollere, undersøke = Modellen ble «prøvd» på tre ulike datasett.
finne verb
  come upon: oppdage, avdekke, se, registrere, påvise = Vi «fant» ingen forskjell mellom kjønnene.
oppdage verb
  see for the first time: finne, avdekke, bli oppmerksom på = Forskerne «oppdaget» et ukjent brev i arkivet.
avdekke verb
  bring to light: avsløre, oppdage, blottlegge, påvise = Granskingen «avdekket» alvorlige feil i systemet.
publisere verb
  bring out a text: utgi, offentliggjøre, gi ut = Resultatene ble «publisert» i et kjent tidsskrift.
formulere verb
  put into words: uttrykke, utforme, avfatte = Forskeren «formulerte» spørsmålene på en nøytral måte.
uttrykke verb
  put into words: formulere, ytre, gi uttrykk for = Mange deltakere «uttrykte» bekymring for fremtiden.
bety verb
  have as its meaning: innebære, vise, tyde på = Et lavt tall «betyr» at risikoen er liten.
kalle verb
  give a name to: betegne som, omtale som, benevne = Den nye ordningen ble «kalt» en fiasko i pressen.
trenge verb
  have need of: behøve, kreve, mangle = Barna «trenger» mer tid til å lese.
svare verb
  say to a question: gi svar, respondere; opposite spørre = Bare halvparten av deltakerne «svarte» på alle spørsmålene.
stemme verb
  agree with facts: samsvare, stemme overens, passe = Funnene «stemmer» med resultatene fra eldre studier.
  give one's vote: gi sin stemme, votere = Kvinner fikk rett til å «stemme» i 1913.
avvike verb
  not be as expected: skille seg, atskille seg, være forskjellig; opposite stemme overens = Resultatene «avviker» klart fra alle tidligere målinger.
forekomme verb
  be found somewhere: finnes, opptre, eksistere = Slike feil «forekommer» ofte i eldre tekster.
opptre verb
  be seen: forekomme, vise seg, finnes = Symptomene «opptrer» oftest hos små barn.
skje verb
  happen: hende, inntreffe, finne sted = De største endringene «skjedde» på 1960-tallet.
begynne verb
  do the first part: starte, ta til, åpne; opposite slutte, avslutte = Undersøkelsen «begynner» med en kort spørrerunde.
avslutte verb
  do the last part: slutte, fullføre, sluttføre; opposite begynne, innlede = Forfatteren «avslutter» artikkelen med et åpent spørsmål.
fortsette verb
  go on: pågå, gå videre, vedvare; opposite stanse, opphøre = Diskusjonen «fortsatte» i flere år etter utgivelsen.
avgjøre verb
  settle: bestemme, beslutte, ta stilling til = Retten «avgjorde» saken til fordel for eieren.
avvise verb
  say no to: forkaste, tilbakevise, avslå; opposite godta, akseptere = Forfatteren «avviser» den tradisjonelle tolkningen av diktet.
forkaste verb
  no longer hold to be right: avvise, underkjenne, vrake; opposite godta = Nullhypotesen ble «forkastet» på bakgrunn av dataene.
godta verb
  say yes to: akseptere, anerkjenne, godkjenne; opposite avvise = De fleste forskere «godtar» denne forklaringen.
innrømme verb
  say that it is so: erkjenne, medgi, tilstå; opposite nekte = Forfatteren «innrømmer» at datagrunnlaget er tynt.
benekte verb
  say that it is not so: bestride, nekte, avvise; opposite innrømme, bekrefte = Få forskere «benekter» at klimaet endrer seg.
bestride verb
  say that it is not so: benekte, motsi, avvise; opposite godta = Flere historikere «bestrider» denne fremstillingen av krigen.
kritisere verb
  say what is wrong: angripe, påtale, gå i rette med; dated dadle; opposite rose = Lærere «kritiserte» planen for å være uklar.
tvile verb
  not be sure: være usikker, lure = Mange «tviler» på om tiltaket virker.
motsi verb
  say the opposite of: imøtegå, bestride, stride mot; opposite bekrefte = Vitnene «motsa» hverandre på flere punkter.
erstatte verb
  come in place of: avløse, bytte ut, fortrenge = Maskiner «erstattet» mye av arbeidet på gårdene.
sikre verb
  make sure: trygge, garantere, verne, ivareta = Grunnloven skal «sikre» borgernes frihet mot overgrep.
oppsummere verb
  say shortly what was said: sammenfatte, gjenta, trekke sammen = Siste avsnitt «oppsummerer» de viktigste funnene.
representere verb
  stand for: stå for, utgjøre, symbolisere = Naturen «representerer» frihet i denne romanen.
vedta verb
  decide formally: beslutte, bestemme, godkjenne = Stortinget «vedtok» loven mot tre stemmer.
etablere verb
  set up: opprette, grunnlegge, stifte, danne = Foreningen ble «etablert» av unge arbeidere.
fungere verb
  work as it should: virke, gå, gjøre nytte = Ordningen «fungerer» godt i små kommuner.
bevare verb
  keep as it is: opprettholde, ta vare på, verne, beholde = Museet skal «bevare» den samiske kulturarven.
lede verb
  have as result (with til): føre, bidra = De nye reglene «ledet» til høyere kostnader.
  be at the head of: styre, stå i spissen for, bestyre = Hun «ledet» forskergruppen i tjue år.
minke verb
  get less: avta, synke, minske, gå ned, reduseres; opposite øke, vokse = Interessen for faget har «minket» de siste årene.
innføre verb
  bring into use: introdusere, iverksette, ta i bruk; academic implementere; opposite avskaffe = Allmenn stemmerett for kvinner ble «innført» i 1913.
identifisere verb
  find out who or what it is: fastslå, påvise, gjenkjenne = Forskerne «identifiserte» tre årsaker til frafallet.
indikere verb
  be a sign of: tyde på, antyde, vise = Tallene «indikerer» at situasjonen er blitt bedre.
realisere verb
  make real: gjennomføre, virkeliggjøre, iverksette = Planen ble «realisert» i løpet av to år.
rapportere verb
  give an account of: melde, berette, fortelle = Deltakerne «rapporterte» om bedre søvn.
karakterisere verb
  say or be the mark of: kjennetegne, prege, beskrive = Korte setninger «karakteriserer» den sene stilen hans.
opprettholde verb
  keep as it is: bevare, holde ved like, beholde; opposite avskaffe = Staten ønsker å «opprettholde» spredt bosetting.
opprette verb
  bring into being: etablere, grunnlegge, stifte; opposite nedlegge = Et nytt utvalg ble «opprettet» høsten 2015.
tyde verb
  be a sign (with på): peke, være et tegn = Funnene «tyder» på at bosettingen er eldre.
tilhøre verb
  be one of: høre til, inngå i, være en del av = Diktene «tilhører» det beste han skrev.
utdype verb
  say more of: forklare nærmere, presisere, gå nærmere inn på = Forfatteren «utdyper» dette poenget i tredje kapittel.
lykkes verb
  have a good outcome: gå bra, føre frem, krones med hell; opposite mislykkes = Forsøket på å samle partene «lyktes» ikke.
mislykkes verb
  have a bad outcome: slå feil, strande, feile; opposite lykkes = Forhandlingene «mislyktes» på grunn av mistillit.
formidle verb
  pass on: overføre, videreføre, viderebringe = Skolen «formidler» både kunnskaper og verdier.
overbevise verb
  make believe: overtale, omvende = Argumentene «overbeviste» ikke flertallet i komiteen.
kombinere verb
  put together: forene, sammenføye, koble = Studien «kombinerer» intervjuer med spørreskjema.
kontrollere verb
  look whether it is right: etterprøve, sjekke, undersøke = Alle opplysningene ble «kontrollert» mot kildene.
oppfylle verb
  do what is asked: innfri, tilfredsstille, etterkomme = Bygningen «oppfyller» alle krav til brannsikkerhet.
utelate verb
  leave out: sløyfe, utelukke, hoppe over; opposite ta med = Navnene på deltakerne er «utelatt» i rapporten.
motta verb
  come to have: få, ta imot; opposite sende, gi = Deltakerne «mottok» en liten godtgjørelse.
viktig adjective
  that matters much: betydningsfull, vesentlig, sentral, avgjørende, tungtveiende; opposite uviktig = Et «viktig» funn er at effekten varer lenge.
vesentlig adjective
  that matters much: viktig, sentral, avgjørende, grunnleggende; opposite uvesentlig = Det er en «vesentlig» forskjell mellom de to tilnærmingene.
betydelig adjective
  rather large: stor, anselig, vesentlig, omfattende, merkbar; opposite ubetydelig = Prosjektet førte til «betydelige» besparelser for kommunen.
betydningsfull adjective
  that matters much: viktig, vesentlig, avgjørende; opposite betydningsløs = Hun var en «betydningsfull» stemme i debatten.
avgjørende adjective
  on which all depends: utslagsgivende, bestemmende, kritisk, sentral = Foreldrenes støtte er «avgjørende» for barnas læring.
sentral adjective
  in the middle of a matter: viktig, vesentlig, grunnleggende; opposite perifer = Tillit er et «sentralt» begrep i denne teorien.
grunnleggende adjective
  on which the rest stands: fundamental, elementær, basal, vesentlig = Elevene mangler «grunnleggende» kunnskaper i matematikk.
relevant adjective
  that has to do with it: aktuell, viktig, passende; opposite irrelevant = Bare «relevante» artikler ble tatt med i analysen.
signifikant adjective
  unlikely to be chance: statistisk sikker, utslagsgivende, påviselig; opposite tilfeldig = Forskjellen mellom gruppene var ikke «signifikant».
bemerkelsesverdig adjective
  worth noticing: påfallende, oppsiktsvekkende, merkelig, merkverdig = Det er «bemerkelsesverdig» at ingen protesterte.
påfallende adjective
  easily noticed: iøynefallende, merkbar, slående = Likheten mellom de to tekstene er «påfallende».
klar adjective
  easy to see or understand: tydelig, utvetydig, opplagt; opposite uklar = Undersøkelsen gir et «klart» svar på spørsmålet.
tydelig adjective
  easy to see or understand: klar, merkbar, markant, åpenbar, synlig; opposite utydelig = Figuren viser en «tydelig» nedgang etter 2010.
entydig adjective
  with one meaning only: klar, utvetydig, utvilsom; opposite tvetydig, flertydig = Forskningen gir ikke noe «entydig» svar.
åpenbar adjective
  that all can see: opplagt, innlysende, selvsagt, tydelig = Det er en «åpenbar» svakhet ved argumentet.
uklar adjective
  hard to see or understand: utydelig, vag, diffus, tvetydig; opposite klar, tydelig = Sammenhengen mellom de to faktorene er «uklar».
nøyaktig adjective
  without fault: presis, eksakt, grundig, korrekt, detaljert; opposite unøyaktig = Metoden gir «nøyaktige» målinger av saltinnholdet.
presis adjective
  without fault: nøyaktig, eksakt, treffende; opposite upresis = En «presis» definisjon av begrepet er nødvendig.
riktig adjective
  without fault: korrekt, rett, feilfri; opposite feil, gal = Bare halvparten ga et «riktig» svar.
korrekt adjective
  without fault: riktig, rett, feilfri; opposite feil, ukorrekt = Alle sitatene i oppgaven må være «korrekte».
feil adjective
  not right: gal, uriktig, ukorrekt; opposite riktig, rett = Tallet i den første rapporten var «feil».
sann adjective
  as it is: riktig, virkelig, faktisk; opposite usann, falsk = Fortellingen bygger på en «sann» historie.
gyldig adjective
  that holds: holdbar, rettsgyldig, gjeldende; opposite ugyldig = Argumentet er bare «gyldig» under visse forutsetninger.
pålitelig adjective
  that one can trust: troverdig, sikker, til å stole på; opposite upålitelig = Brevene er den mest «pålitelige» kilden vi har.
troverdig adjective
  worth belief: pålitelig, sannsynlig, overbevisende; opposite utroverdig = Fortelleren i romanen er ikke «troverdig».
overbevisende adjective
  that makes one believe: tungtveiende, troverdig, velbegrunnet; opposite svak = Forfatteren legger frem «overbevisende» argumenter for reformen.
rimelig adjective
  that reason allows: fornuftig, plausibel, naturlig; opposite urimelig = Det er «rimelig» å anta at tallene er riktige.
  not dear: billig, overkommelig; opposite dyr, kostbar = Metoden er både enkel og «rimelig».
sannsynlig adjective
  that may well be: trolig, rimelig, nærliggende; opposite usannsynlig = Den mest «sannsynlige» forklaringen er en målefeil.
mulig adjective
  that can be: tenkelig, eventuell, potensiell; opposite umulig = En «mulig» årsak er mangel på søvn.
umulig adjective
  that cannot be: utenkelig, ugjørlig, ugjennomførlig; opposite mulig = Det var «umulig» å kontrollere alle opplysningene.
nødvendig adjective
  that must be: påkrevd, uunnværlig, uomgjengelig, obligatorisk, vesentlig; opposite unødvendig = Flere undersøkelser er «nødvendige» på dette feltet.
omstridt adjective
  about which people do not agree: kontroversiell, omdiskutert, diskutabel = Teorien er fortsatt «omstridt» blant økonomer.
kontroversiell adjective
  that makes people quarrel: omstridt, omdiskutert, brennbar = Filmen tar opp et «kontroversielt» emne.
usikker adjective
  not sure: tvilsom, uviss, ubestemt; opposite sikker = Fremtiden for det store prosjektet er «usikker».
sikker adjective
  without doubt: viss, utvilsom, pålitelig; opposite usikker = Vi kan ikke trekke «sikre» slutninger av så få svar.
  without danger: trygg, beskyttet, ufarlig; opposite farlig = Elevene trenger et «sikkert» miljø på nettet.
passende adjective
  that fits: egnet, høvelig, skikket; opposite upassende = Forskerne søkte etter et «passende» utvalg.
egnet adjective
  that fits a use: passende, skikket, formålstjenlig; opposite uegnet = Metoden er godt «egnet» for små grupper.
tilstrekkelig adjective
  as much as is needed: nok, fyllestgjørende, fullgod, adekvat, passende; opposite utilstrekkelig = Vi har ikke «tilstrekkelig» informasjon om deltakerne.
effektiv adjective
  that works well: virksom, virkningsfull, produktiv; opposite ineffektiv = Vaksinen er «effektiv» mot de fleste varianter.
vellykket adjective
  that went well: suksessfull, fremgangsrik, fruktbar; opposite mislykket = Forsøket regnes som «vellykket» av forskerne.
nyttig adjective
  that helps: gagnlig, anvendelig, verdifull, fordelaktig, hensiktsmessig; opposite unyttig = Boken gir en «nyttig» oversikt over feltet.
verdifull adjective
  of great worth: nyttig, viktig, dyrebar; opposite verdiløs = Dagboken er en «verdifull» kilde for historikere.
fordelaktig adjective
  that brings good: gunstig, heldig, lønnsom; opposite ufordelaktig = Avtalen var «fordelaktig» for begge parter.
gunstig adjective
  that brings good: fordelaktig, heldig, positiv; opposite ugunstig = Klimaet i dalen er «gunstig» for fruktdyrking.
skadelig adjective
  that does harm: ødeleggende, farlig, uheldig; opposite uskadelig, ufarlig = Støy er «skadelig» for både kropp og sinn.
negativ adjective
  that does no good: uheldig, ugunstig, skadelig; opposite positiv = Reformen fikk også «negative» følger for distriktene.
positiv adjective
  that does good: gunstig, heldig, god; opposite negativ = Trening har en «positiv» virkning på hukommelsen.
alvorlig adjective
  that may do much harm: betenkelig, kritisk, farlig; opposite ubetydelig = Tørke er et «alvorlig» problem i regionen.
kompleks adjective
  with many parts: sammensatt, komplisert, innviklet, mangesidig, vanskelig; opposite enkel = Årsakene til den lange konflikten er «komplekse».
komplisert adjective
  hard to understand: innviklet, sammensatt, kompleks, vanskelig; opposite enkel, ukomplisert = Regelverket oppfattes som «komplisert» av mange brukere.
enkel adjective
  not hard: lett, ukomplisert, lettfattelig, lettvint, elementær; opposite komplisert, vanskelig = Modellen er «enkel» å forklare for elevene.
vanskelig adjective
  not easy: krevende, problematisk, komplisert; informal kinkig; opposite lett, enkel = Det er «vanskelig» å måle slike virkninger.
krevende adjective
  that asks much work: vanskelig, anstrengende, utfordrende; opposite enkel, lett = Å lære et nytt språk er en «krevende» oppgave.
forskjellig adjective
  not the same: ulik, annerledes, avvikende, uensartet, variert; opposite lik = De to kildene gir «forskjellige» opplysninger.
ulik adjective
  not the same: forskjellig, annerledes, avvikende; opposite lik = Deltakerne i studien hadde svært «ulik» bakgrunn.
lik adjective
  the same: identisk, sammenfallende, ensartet; opposite ulik, forskjellig = Resultatene var nesten «like» i begge gruppene.
lignende adjective
  nearly the same: tilsvarende, beslektet, parallell, sammenlignbar, likeartet = En «lignende» utvikling finner vi i nabolandene.
tilsvarende adjective
  that answers to it: lignende, sammenlignbar, analog, parallell = Den «tilsvarende» andelen for menn er 40 prosent.
felles adjective
  that several have: delt, kollektiv, sammenfallende; opposite individuell, særegen = Landene har en «felles» historie og kultur.
generell adjective
  true of all or most: allmenn, allmenngyldig, universell; opposite spesiell, spesifikk = Forfatteren trekker «generelle» slutninger av få eksempler.
spesiell adjective
  not as others: særegen, særskilt, særlig, egenartet; opposite generell, alminnelig = Øya har et helt «spesielt» dyreliv.
spesifikk adjective
  of one certain thing: bestemt, konkret, særskilt; opposite generell = Studien tar for seg et «spesifikt» problem i skolen.
konkret adjective
  that one can point at: bestemt, håndfast, faktisk, spesifikk; opposite abstrakt = Rapporten gir «konkrete» råd til lærerne.
typisk adjective
  as most of its kind: karakteristisk, betegnende, vanlig; opposite utypisk = Korte replikker er «typiske» for hennes stil.
karakteristisk adjective
  that marks it: typisk, betegnende, særmerkt, kjennetegnende = Et «karakteristisk» trekk ved perioden er troen på fremskrittet.
vanlig adjective
  often seen: alminnelig, utbredt, normal, hyppig, gjengs; opposite uvanlig, sjelden = En «vanlig» feil er å blande sammen begrepene.
utbredt adjective
  found in many places: vanlig, alminnelig, hyppig; opposite sjelden = Bruken av mobiltelefon er svært «utbredt» blant unge.
uvanlig adjective
  not often seen: sjelden, usedvanlig, ualminnelig; opposite vanlig = Slik enighet er «uvanlig» i norsk politikk.
sjelden adjective
  not often seen: uvanlig, ualminnelig, enestående; opposite vanlig, hyppig = Studien gjelder en «sjelden» sykdom hos barn.
hyppig adjective
  that often happens: vanlig, gjentatt, stadig; opposite sjelden = Den «hyppigste» årsaken til ulykkene var høy fart.
ny adjective
  not there before: moderne, fersk, nyskapende, aktuell, original; opposite gammel = Forskerne foreslår en «ny» metode for analyse.
tidligere adjective
  that was before: foregående, forrige, forutgående; opposite senere = Funnene stemmer godt med «tidligere» forskning.
nåværende adjective
  that is now: gjeldende, eksisterende, aktuell; opposite tidligere = Den «nåværende» ordningen ble innført i 2006.
aktuell adjective
  of today: dagsaktuell, brennende, nåtidig; opposite uaktuell = Romanen tar opp «aktuelle» spørsmål om makt og kjønn.
moderne adjective
  of our time: dagens, nåtidig, tidsmessig; opposite gammeldags, umoderne = Den «moderne» familien har færre barn enn før.
stor adjective
  of much size: betydelig, omfattende, anselig, vesentlig, vidtrekkende; opposite liten = Reformen fikk «stor» betydning for landbruket.
liten adjective
  of not much size: beskjeden, ubetydelig, ringe, begrenset, minimal; opposite stor = Det var bare en «liten» forskjell mellom gruppene.
høy adjective
  far up on a scale: stor, betydelig; opposite lav = Området har «høy» arbeidsledighet blant unge menn.
lav adjective
  far down on a scale: liten, beskjeden, ringe; opposite høy = Svarprosenten var «lav» i den eldste gruppen.
lang adjective
  that takes much time: langvarig, langtrukken, utstrakt; opposite kort = Etter en «lang» debatt ble forslaget vedtatt.
kort adjective
  that takes little time: kortvarig, kortfattet, knapp; opposite lang = Boken åpner med en «kort» innføring i emnet.
omfattende adjective
  that takes in much: utstrakt, vidtrekkende, stor, vidtfavnende; opposite begrenset = Forskerne gjorde et «omfattende» arbeid i arkivene.
begrenset adjective
  within narrow bounds: avgrenset, innskrenket, knapp; opposite ubegrenset = Vi har bare «begrenset» kunnskap om årsakene.
fullstendig adjective
  with nothing missing: hel, komplett, total, uavkortet; opposite ufullstendig = En «fullstendig» liste over kildene står bakerst.
grundig adjective
  that goes deep: inngående, nøye, omhyggelig; opposite overfladisk = Artikkelen gir en «grundig» analyse av talen.
detaljert adjective
  with many particulars: utførlig, inngående, nøyaktig; opposite kortfattet = Vedlegget inneholder en «detaljert» beskrivelse av forsøket.
overfladisk adjective
  that does not go deep: lettvint, flyktig, grunn; opposite grundig, dyp = Avisene ga bare en «overfladisk» omtale av saken.
teoretisk adjective
  of theory: abstrakt, akademisk, tenkt; opposite praktisk = Kapitlet gjør rede for det «teoretiske» grunnlaget.
praktisk adjective
  of doing: konkret, yrkesrettet, handlingsrettet; opposite teoretisk = Studentene får «praktisk» erfaring gjennom kurset.
vitenskapelig adjective
  of research: akademisk, forskningsbasert, faglig; opposite uvitenskapelig = En «vitenskapelig» artikkel må vise til kilder.
sosial adjective
  of society: samfunnsmessig, samfunnsskapt = Skolen skal jevne ut «sosiale» forskjeller.
økonomisk adjective
  of money: finansiell, pengemessig, materiell = Mange familier fikk «økonomiske» problemer etter krigen.
direkte adjective
  with nothing between: umiddelbar, likefrem, nær; opposite indirekte = Det er en «direkte» sammenheng mellom pris og salg.
uavhengig adjective
  not ruled by others: selvstendig, fri, autonom; opposite avhengig = Rapporten ble skrevet av en «uavhengig» gruppe.
avhengig adjective
  ruled by others: bundet, betinget; opposite uavhengig = Landet er «avhengig» av import av korn.
selvstendig adjective
  not ruled by others: uavhengig, fri, autonom; opposite uselvstendig = Studentene skal levere et «selvstendig» arbeid.
sterk adjective
  with much force: kraftig, mektig, intens, tydelig, solid; opposite svak = Studien fant en «sterk» sammenheng mellom søvn og læring.
svak adjective
  with little force: spinkel, skrøpelig, tynn, utilstrekkelig, mangelfull; opposite sterk = Teorien hviler på et «svakt» empirisk grunnlag.
varig adjective
  that stays long: vedvarende, permanent, langvarig, stabil; opposite midlertidig = Tiltaket hadde ingen «varig» virkning på frafallet.
midlertidig adjective
  for a short time: foreløpig, provisorisk, forbigående; opposite varig, permanent = Stengningen var ment som et «midlertidig» tiltak.
objektiv adjective
  free of one's own wishes: saklig, nøytral, upartisk; opposite subjektiv = Ingen historiker kan være fullstendig «objektiv».
kritisk adjective
  that looks for faults: skeptisk, granskende, vurderende; opposite ukritisk = Elevene må lære å lese med et «kritisk» blikk.
overraskende adjective
  not expected: uventet, forbløffende, oppsiktsvekkende; opposite ventet = Et «overraskende» funn var at guttene leste mest.
gradvis adjective
  little by little: trinnvis, skrittvis, langsom; opposite plutselig = Kildene tyder på en «gradvis» endring i skikkene.
økende adjective
  getting more: voksende, stigende, tiltakende; opposite synkende, avtakende = Det er «økende» interesse for lokal mat.
tallrik adjective
  very many: mange, mangfoldig, utallig; opposite fåtallig = Emnet er behandlet i «tallrike» artikler.
tradisjonell adjective
  as it long was: sedvanlig, hevdvunnen, konvensjonell, gammel; opposite moderne = Den «tradisjonelle» undervisningen la vekt på pugging.
offentlig adjective
  of the state or open to all: statlig, åpen, allmenn; opposite privat = Retten til «offentlig» informasjon står sterkt i Norden.
nøytral adjective
  on no one's side: upartisk, objektiv, saklig; opposite partisk = Spørsmålene ble formulert på en «nøytral» måte.
ensidig adjective
  from one side only: partisk, skjev, unyansert; opposite allsidig, nyansert = Fremstillingen av konflikten i avisene er «ensidig».
urettferdig adjective
  not fair: urimelig, urettvis, skjev; opposite rettferdig = Mange elever opplevde vurderingen som «urettferdig».
gjennomgående adjective
  found all through: tilbakevendende, stadig, konsekvent = Ensomhet er et «gjennomgående» tema i diktene.
rask adjective
  in little time: hurtig, kjapp, snar, brå, effektiv; opposite langsom = Den «raske» veksten førte til mangel på boliger.
god adjective
  of high quality: bra, fin, utmerket; opposite dårlig = Boken gir en «god» oversikt over debatten.
dårlig adjective
  of low quality: mangelfull, svak, ringe; opposite god = Mange arbeidere bodde i «dårlige» hus.
gammel adjective
  of long ago: eldre, tidligere, foreldet; opposite ny = Den «gamle» ordningen ble opphevet i 1947.
representativ adjective
  that stands for the whole: typisk, dekkende, betegnende = Utvalget er ikke «representativt» for befolkningen.
regelmessig adjective
  at even times: jevnlig, fast, periodisk; opposite uregelmessig = Pasientene møtte til «regelmessige» kontroller.
systematisk adjective
  by a plan: metodisk, planmessig, ordnet; opposite tilfeldig = En «systematisk» gjennomgang av kildene ble gjort.
empirisk adjective
  resting on data: erfaringsbasert, eksperimentell, erfaringsmessig; opposite teoretisk = Det finnes lite «empirisk» støtte for denne påstanden.
konsekvent adjective
  always in the same way: gjennomført, systematisk, prinsippfast; opposite inkonsekvent = Forfatteren er ikke «konsekvent» i bruken av begrepet.
tilfeldig adjective
  by chance: vilkårlig, planløs; academic randomisert; opposite systematisk = Studien bygger på et «tilfeldig» utvalg av husholdninger.
bevisst adjective
  knowing what one does: tilsiktet, overlagt, gjennomtenkt; opposite ubevisst = Den enkle stilen er et «bevisst» valg.
tilgjengelig adjective
  that can be got at: åpen, disponibel, oppnåelig; opposite utilgjengelig = Alle «tilgjengelige» dokumenter ble gjennomgått.
foreløpig adjective
  for now: midlertidig, provisorisk, forberedende; opposite endelig = De «foreløpige» resultatene er lovende.
endelig adjective
  not to be changed: definitiv, avgjørende, ugjenkallelig; opposite foreløpig = Noe «endelig» svar på spørsmålet finnes ikke.
hovedsakelig adverb
  for the most part: først og fremst, i hovedsak, vesentlig; academic primært = Utvalget består «hovedsakelig» av studenter fra Bergen.
særlig adverb
  more than others: spesielt, især, fremfor alt, først og fremst, hovedsakelig = Reformen rammet «særlig» små kommuner i nord.
spesielt adverb
  more than others: særlig, især, i særdeleshet = Det gjelder «spesielt» for elever med lav inntekt hjemme.
vanligvis adverb
  in most cases: som regel, normalt, som oftest, i regelen, for det meste = Slike prosjekter varer «vanligvis» i tre år.
generelt adverb
  in most cases: stort sett, i det store og hele, allment = Metoden regnes «generelt» som både pålitelig og rask.
ofte adverb
  many times: hyppig, jevnlig, til stadighet, gjentatte ganger, i mange tilfeller; opposite sjelden = Romanen blir «ofte» lest som en selvbiografi.
sjelden adverb
  few times: nesten aldri, en sjelden gang, unntaksvis; opposite ofte = Slike små funn blir «sjelden» publisert.
alltid adverb
  at all times: bestandig, til enhver tid, hele tiden, stadig, konstant; opposite aldri = Kildene er ikke «alltid» til å stole på.
stadig adverb
  again and again: til stadighet, hele tiden, gang på gang = Nye studier kommer «stadig» til andre resultater.
fortsatt adverb
  now as before: fremdeles, ennå, stadig = Spørsmålet om opphavet er «fortsatt» ikke avklart.
fremdeles adverb
  now as before: fortsatt, ennå, stadig = Mange av husene er «fremdeles» i bruk.
hittil adverb
  up to now: så langt, inntil nå, til nå = Ingen har «hittil» undersøkt denne sammenhengen.
nylig adverb
  not long ago: for kort tid siden, for litt siden, forleden = Et brev fra dikteren ble «nylig» funnet i arkivet.
tidligere adverb
  at a time before: før, før i tiden, i gamle dager; opposite senere, nå = «Tidligere» var mange av bøndene leilendinger.
senere adverb
  at a time after: siden, etterpå, i ettertid; opposite tidligere = Resultatene ble «senere» bekreftet av andre forskere.
etter hvert adverb
  as time goes: gradvis, litt etter litt, med tiden = Elevene ble «etter hvert» tryggere i faget.
gradvis adverb
  little by little: litt etter litt, etter hvert, skrittvis; opposite plutselig = Kirkens makt ble «gradvis» svekket etter 1850.
raskt adverb
  in a short time: fort, hurtig, kjapt; opposite langsomt, sakte = Sykdommen spredte seg «raskt» i byene.
samtidig adverb
  at the same time: på samme tid, parallelt, i samme øyeblikk = Begge forskerne arbeidet «samtidig» med problemet.
nesten adverb
  not quite: så godt som, praktisk talt, omtrent = Utvalget ble «nesten» doblet på to år.
omtrent adverb
  more or less: cirka, rundt, om lag, tilnærmet; opposite nøyaktig = Intervjuene varte i «omtrent» en time.
minst adverb
  not less than: i det minste, ikke under, ikke mindre enn; opposite høyst = Deltakerne måtte ha «minst» to års erfaring.
bare adverb
  no more than: kun, utelukkende, ikke annet enn; dated blott = Studien omfatter «bare» offentlige skoler i byene.
kun adverb
  no more than: bare, utelukkende, ikke annet enn; dated blott = Tallene i tabellen gjelder «kun» heltidsansatte.
utelukkende adverb
  and nothing else: bare, kun, helt og holdent = Analysen bygger «utelukkende» på skriftlige kilder.
delvis adverb
  in part: til dels, i noen grad, et stykke på vei; opposite helt, fullstendig = Den andre hypotesen ble bare «delvis» bekreftet.
helt adverb
  in every way: fullstendig, fullt ut, totalt; opposite delvis = De to teoriene er «helt» uforenlige.
svært adverb
  to a high degree: meget, veldig, særdeles, ytterst = Dette emnet er «svært» lite utforsket i Norge.
meget adverb
  to a high degree: svært, veldig, særdeles; opposite lite = Resultatene av forsøket var «meget» overraskende.
ganske adverb
  to some degree: temmelig, nokså, forholdsvis, rimelig = Forskjellene mellom landene er «ganske» store.
forholdsvis adverb
  compared with others: relativt, temmelig, nokså = Området rundt innsjøen er «forholdsvis» tynt befolket.
relativt adverb
  compared with others: forholdsvis, temmelig, nokså; opposite absolutt = Metoden er «relativt» enkel å bruke.
betydelig adverb
  to a high degree: vesentlig, atskillig, langt, merkbart = Kostnadene ble «betydelig» høyere enn beregnet.
vesentlig adverb
  to a high degree: betydelig, atskillig, merkbart = Ordningen ble «vesentlig» endret i 1990.
tydelig adverb
  so that one can see it: klart, merkbart, synlig = Forfatteren er «tydelig» påvirket av naturalismen.
klart adverb
  so that one can see it: tydelig, utvetydig, åpenbart = Tallene viser «klart» at tiltaket virker.
sannsynligvis adverb
  as is likely: trolig, antakelig, formodentlig, etter all sannsynlighet, ventelig = Brevet er «sannsynligvis» skrevet av en annen.
trolig adverb
  as is likely: sannsynligvis, antakelig, formodentlig = Nedgangen skyldes «trolig» de høye prisene.
muligens adverb
  as may be: kanskje, eventuelt; dated muligvis = Forskjellen kan «muligens» forklares med alderen.
kanskje adverb
  as may be: muligens, eventuelt; dated muligvis = Dette er «kanskje» den viktigste årsaken.
faktisk adverb
  in truth: virkelig, i virkeligheten, egentlig, reelt = Bare få av tiltakene ble «faktisk» gjennomført.
åpenbart adverb
  as all can see: opplagt, tydeligvis, utvilsomt = Teksten er «åpenbart» skrevet for barn.
utvilsomt adverb
  without doubt: uten tvil, ubestridelig, sikkert = Dette er «utvilsomt» hans viktigste verk.
selvsagt adverb
  as goes without saying: naturligvis, selvfølgelig, naturlig nok = Resultatet er «selvsagt» avhengig av målemetoden.
også adverb
  as one more: likeledes, likeså, dessuten = Studien omfatter «også» private skoler og barnehager.
vidt adverb
  over a large space: bredt, i stor utstrekning, langt omkring = Ordet er «vidt» utbredt i dialektene.
nøye adverb
  with care: grundig, omhyggelig, inngående = Deltakerne leste «nøye» gjennom teksten før intervjuet.
direkte adverb
  with nothing between: umiddelbart, uten mellomledd, nært; opposite indirekte = Spørsmålet henger «direkte» sammen med språket.
opprinnelig adverb
  at first: fra begynnelsen av, i utgangspunktet, først = Bygningen ved torget var «opprinnelig» en skole.
først adverb
  before the rest: til å begynne med, innledningsvis, i begynnelsen; opposite til slutt = «Først» gjør jeg rede for de viktigste begrepene.
tilsynelatende adverb
  as it looks: øyensynlig, på overflaten, ved første øyekast = De to teoriene er «tilsynelatende» uforenlige.
naturligvis adverb
  as goes without saying: selvsagt, selvfølgelig, naturlig nok = Resultatet avhenger «naturligvis» av hvordan en måler.
egentlig adverb
  looking closely: i grunnen, i virkeligheten, strengt tatt = Teorien forklarer «egentlig» bare ett tilfelle.
knapt adverb
  almost not: nesten ikke, så vidt, neppe = Det var «knapt» noen forskjell mellom gruppene.
til slutt connective
  as the last point: avslutningsvis, endelig, sluttelig; opposite først = «Til slutt» drøftes noen svakheter ved studien.
først og fremst connective
  as the first and most important: fremfor alt, i første rekke, i første omgang = «Først og fremst» må vi avklare begrepene.
for det første connective
  as the first point: først, først og fremst, til å begynne med = «For det første» er utvalget svært lite.
imidlertid connective
  but: likevel, derimot, på den annen side = Funnene er «imidlertid» vanskelige å tolke.
men connective
  but: skjønt, selv om; dated dog = Utvalget er lite, «men» svarene er grundige.
likevel connective
  in spite of that: ikke desto mindre, uansett, til tross for det = Dataene er få, men funnene er «likevel» interessante.
derimot connective
  as the opposite: på den annen side, til gjengjeld, tvert imot = Byene vokste, mens bygdene «derimot» mistet innbyggere.
tvert imot connective
  as the opposite: snarere, snarere tvert om, i stedet = Tiltaket hjalp ikke, men gjorde «tvert imot» vondt verre.
på den annen side connective
  seen from the other side: derimot, imidlertid, samtidig; opposite på den ene side = «På den annen side» er metoden svært tidkrevende.
derfor connective
  for that reason: følgelig, av den grunn, altså, dermed = Utvalget er lite, og vi kan «derfor» ikke generalisere.
dermed connective
  for that reason: derfor, følgelig, således = Prisene steg, og etterspørselen gikk «dermed» ned.
følgelig connective
  for that reason: derfor, dermed, altså, av den grunn = Kilden er forfalsket og «følgelig» uten verdi.
altså connective
  as follows from that: følgelig, derfor, med andre ord, således = Begge gruppene ble bedre, metoden virker «altså».
således connective
  in this way: dermed, på denne måten, slik = Loven styrket «således» kvinnenes stilling i arbeidslivet.
fordi connective
  for the reason that: ettersom, siden, da = Studien er viktig «fordi» den bygger på nye data.
ettersom connective
  for the reason that: fordi, siden, da = Vi kan ikke generalisere, «ettersom» utvalget er lite.
siden connective
  for the reason that: ettersom, fordi, da = «Siden» kildene spriker, må vi være forsiktige.
selv om connective
  in spite of the fact that: skjønt, til tross for at, enda = Teorien er nyttig, «selv om» den har svakheter.
til tross for at connective
  in spite of the fact that: selv om, enda, skjønt = Loven ble vedtatt, «til tross for at» mange protesterte.
mens connective
  at the same time or against that: samtidig som; dated medens = Jentene leste mest, «mens» guttene spilte mer.
dersom connective
  on condition that: hvis, om, i tilfelle, såfremt = Metoden virker bare «dersom» alle deltakerne svarer.
hvis connective
  on condition that: dersom, om, ifall = «Hvis» prisen stiger, faller som regel etterspørselen.
med mindre connective
  if not: hvis ikke, dersom ikke, unntatt hvis = Avtalen gjelder, «med mindre» partene bestemmer noe annet.
slik at connective
  with that result or aim: så, så at, med det resultat at = Skjemaet ble forenklet, «slik at» flere kunne svare.
dessuten connective
  as one more point: i tillegg, videre, for øvrig; informal attpåtil = Metoden er rask, og den er «dessuten» billig.
i tillegg connective
  as one more point: dessuten, videre; informal attpåtil = «I tillegg» ble fem lærere intervjuet.
videre connective
  as one more point: dessuten, i tillegg, dernest = «Videre» viser studien at effekten varer lenge.
samt connective
  and: og, og dessuten, foruten = Kilden inneholder brev «samt» en kort dagbok.
for eksempel connective
  as one case: eksempelvis, blant annet, til dømes = Noen språk, «for eksempel» finsk, har mange kasus.
blant annet connective
  as one among several: for eksempel, eksempelvis = Rapporten omtaler «blant annet» elevenes søvnvaner.
det vil si connective
  in other words: altså, med andre ord, nærmere bestemt = Begge foreldrene, «det vil si» mor og far, ble intervjuet.
med andre ord connective
  said in another way: det vil si, altså, sagt på en annen måte = Effekten er «med andre ord» svært liten.
kort sagt connective
  said in few words: med få ord, i korthet, alt i alt = Reformen ble «kort sagt» en fiasko.
i motsetning til preposition
  as the opposite of: til forskjell fra, ulikt, motsatt = «I motsetning til» romanen ender filmen lykkelig.
på samme måte connective
  as in the other case: likeledes, tilsvarende, på lignende vis = «På samme måte» har dialektene nærmet seg hverandre.
ellers connective
  if it is not so: hvis ikke, i motsatt fall, i annet fall = Målingene må gjentas, «ellers» blir svarene usikre.
ifølge preposition
  as someone says: i henhold til, ut fra, basert på = «Ifølge» rapporten har frafallet gått ned.
på grunn av preposition
  by reason of: grunnet, som følge av = Skolen ble stengt «på grunn av» epidemien.
til tross for preposition
  in spite of: tross, trass i; dated uaktet = Forsøket lyktes «til tross for» vanskelige forhold.
ved hjelp av preposition
  by means of: gjennom, med, ved bruk av = Tekstene ble analysert «ved hjelp av» et dataprogram.
når det gjelder preposition
  as to: med hensyn til, angående, hva angår = «Når det gjelder» alder, er gruppene ganske like.
i løpet av preposition
  in the time of: gjennom, under = Byen vokste kraftig «i løpet av» 1800-tallet.
gjennom preposition
  by means of: ved hjelp av, via, ved = Barna lærer språket «gjennom» lek og samtale.
i henhold til preposition
  as a rule says: ifølge, etter, i samsvar med, i tråd med = Opplysningene ble slettet «i henhold til» loven.
blant preposition
  in the midst of: hos, iblant = Røyking er mindre vanlig «blant» unge voksne.
i stedet for preposition
  in place of: fremfor, snarere enn, til erstatning for = Noen skoler bruker nettbrett «i stedet for» bøker.
angående preposition
  as to: vedrørende, om, når det gjelder = Rådet ga flere anbefalinger «angående» sikkerhet.
flere pronoun
  more than one or two: mange, en rekke, atskillige; opposite få = «Flere» av deltakerne trakk seg fra studien.
`)

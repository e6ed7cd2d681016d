/**
 * Words that the dictionary lacks, whose makers lost many with "oe" and "ae", words of study and of the day. Lower case, names
 * with their capital; `word/model` takes the endings of the model. Sorted within each part.
 */
export const ownWords = `
  noe noen noens noenlunde noensinne noensteds poeng poenget poengene poengenes poengsum poengsummen poengtere poengtert poengterer poengterte poesi poesien poet poeten poeter
  poetene poetisk poetiske poetikk boer boere boerne samboer samboeren samboere samboerne samboerskap beboer beboere beboeren beboerne innboer roer roen
  koeffisient koeffisienten koeffisienter koeffisientene koeksistens aerob aerobe aerodynamisk aerodynamiske anaerob anaerobe aerosol aerosoler
  toer toeren treer femmer oboe kanoen kanoer soer toene boet boene ruinaer fraer goer loe loen noenting oele poetisere oer
  naboer naboen naboene nabolag skoen skoene sjøen uroen troen troende kloen kloene broen broene
  app appen apper appene bacheloroppgave bacheloroppgaven bakgrunnsartikkel brukeropplevelse chatbot chatboter epost e-post e-poster eposten
  disko disco faen forsuring gjentagende gjentagelse gjentagne havforsuring hypotese hypotesetest influenser influensere influenserne influensaviruset internett internettet internet
  intervjuguide iøynefallende klimaendringer kommando kommandoen kommandoer konfidensintervall korrelasjon korrelasjonen låta låtene livsbejaende makro makroer masteroppgave
  masteroppgaven matsvinn matsvinnet mikroplast metaanalyse nettside nettsiden nettsider nettsidene nettverk overfladisk poppen pandemi pandemien plugin podkast podkaster podcast
  podcaster refaktorering regresjon regresjonsanalyse reliabilitet respondent respondenter respondentene signifikansnivå skript skriptet skjermtid smarttelefon
  smarttelefoner snowboard sosiale spotpris spotprisen strømming strømmetjeneste strømmetjenester sinnssyk stereotypi tapas tema temaet temaer temaene tempoet
  tidsskrift trommis uplanlagt utenforskap utenforskapet validitet vedlikeholde versjonshåndtering videoer kameraer filmkameraer kontoer kontoen kontoene data dataene dataen
  Beograd Beijing Brasil Bukarest Catalonia Egypt Estland Etiopia Filippinene Haag Hellas Hviterussland India Indonesia Irak Iran Irland Israel
  Japan Jemen Jordan Kambodsja Kasakhstan Katar Kenya Kina Kroatia Kypros Latvia Libanon Litauen Luxembourg Malaysia Marokko Mexico Moldova Montenegro
  Nederland Nepal Nigeria Pakistan Peru Polen Portugal Romania Russland Saudi-Arabia Senegal Serbia Singapore Slovakia Slovenia Spania Sveits Sverige
  Syria Taiwan Tanzania Thailand Tsjekkia Tunisia Tyrkia Tyskland Uganda Ukraina Ungarn Vietnam Zambia Zimbabwe Østerrike
  Belarus Belize Guam Kirgisistan Montserrat Palau Réunion Eswatini Tsjad Vanuatu Aruba
  abduksjon/aksjon abduktiv/effektiv ADHD adhd amygdala annotering/forskning antiviral/sosial antropocen antropocenet antroposentrisk/klinisk API API-er API-et apputvikler/forsker array arrayer
  artrose/hypotese attribuere/studere autentisering/forskning autentisitet/kvalitet bacheloravhandling bacheloroppgavene bacheloroppgaver bachelorstudent bachelorstudenter back-ends backend
  backlog BankID bankid belarusisk/klinisk benchmarking/forskning bikarakter bikarakterer biodiversitet/kvalitet biomarkør biomarkører biseksualitet/kvalitet bitcoin bitcoinen biveileder/forsker
  blipp blogger/forsker bloggere booste/mobbe boosting/forskning boote/mobbe brainstorme/mobbe branding/forskning briefe/mobbe bydue byduer camber cancle/mobbe caste/mobbe chatte/mobbe
  chille/mobbe cisperson coache/mobbe coaching/forskning committe/mobbe covre/mobbe cringe crooner/forsker crossfit crossovere crowdfunding/forskning cyberangrep cybersikkerhet debugge/mobbe
  debuggeren deepfake deepfaker deepfakes dekolonial/sosial dekonstruere/studere dekonstruktivistisk/klinisk delegitimere/studere deliberativ/effektiv deontologisk/klinisk deploye/mobbe
  designmessig disruptiv/effektiv diversifisere/studere diversitet/kvalitet dj-en dj-er dopamin dritbra duopol dyplæring dyskalkuli/teknologi dystopi/teknologi dystopisk/klinisk e-bok e-bøker
  e-sigarett e-sigaretter e-sport e-sporten eksotisere/studere eksternalisere/studere eksternalitet eksternaliteter el-gitar elastisitet/kvalitet elsparkesykkel elsparkesyklene elsparkesykler
  elsparkesyklist/turist elsykkel elsykler emiratisk/klinisk emosjonalisere/studere empati/teknologi empatiløs empatisk/klinisk emulasjon/aksjon endometriose/hypotese epigenetikk
  epigenetisk/klinisk esport essensialistisk/klinisk etterprøvbarhet fadderuka falafel fascistoid fascistoide feelgood-krim fertilitet/kvalitet fiksjonalisering/forskning flatulent
  flerkulturalisme flerspråklighet flexitar flexitarianer/forsker flexitarisk/klinisk flyskam fokalisasjon/aksjon fokalisering forke/mobbe fosfolipid fosfolipider framing/forskning fredagstaco
  fremmedes frontend full-stack fullstack gamer/forsker gaming/forskning GDPR genom genomer genomet gensaks gentrifisere/studere gentrifisering/forskning ghoste/mobbe gigøkonomi gigøkonomien
  girkule girskift girskifte girskiftet godtroende godtroenhet godvibber grandiosa grooming/forskning hacke/mobbe hacker/forsker hardcore hardcoreband hash hashing hashtabell hashverdi hatprat
  head-up-display hegemoni/teknologi hegemonisk/klinisk heterogenitet/kvalitet heteronormativ heteronormative heteronormativitet/kvalitet heteronormativt heteroseksualitet/kvalitet heterozygot
  hippocampus hitrekka hitrekke hommage homogenitet/kvalitet homoseksualitet/kvalitet homozygot html hummus hype/mobbe hypede hypen hypertensjon hypet hypoglykemi/teknologi hypotermi/teknologi ift
  ihht immunitet/kvalitet indentere/studere indentering/forskning indieband indiefilm indieplate indiepop indierock indierocker indierockerne indiesjanger indiesjangeren indiespill
  indiespillutvikler/forsker influenser/forsker initialisering/forskning inkrementell/sosial inkubere/studere inkubering/forskning instagrammer/forsker instansiere/studere instansiering/forskning
  instrumentalisere/studere intensitet/kvalitet intermedialitet/kvalitet interseksjonalitet/kvalitet interseksjonell/sosial intersubjektivitet/kvalitet intertekstualitet/kvalitet islamist/turist
  islamistisk/klinisk islamofobi/teknologi jihadist/turist jihadistisk/klinisk jærbonde jærbonden kaliper kalipere kanban katalase/hypotese kausalitet/kvalitet keyboardist/turist KI-modell
  KI-verktøy kinase/hypotese kjasete kjemoterapi/teknologi kji-kvadrat-test kjikvadrattest kognitivistisk/klinisk kollaborativ/effektiv kollokasjon/aksjon kollokvie kols kolumnist/turist
  komedieduo komedieduoen komorbiditet/kvalitet kompleksitet/kvalitet konsekvensialistisk/klinisk konseptualisere/studere konseptualisering/forskning kontekstualisere/studere
  kontekstualisering/forskning kortikal/sosial kosovarsk/klinisk kovariasjon/aksjon kreativitet/kvalitet krim kritikermessig kryptovalutaer labele/mobbe laktase/hypotese legalitet/kvalitet
  legitimitet/kvalitet lemmatisering/forskning lhbt lhbtiq likertskala likertskalaen linosnitt lipase/hypotese lisp lispprosjekt literacy litteratursøk lokalitet/kvalitet materialitet/kvalitet
  matriarkal/sosial mediekompetanse medikalisere/studere medikalisering/forskning medsoldat medsoldatene medsoldater medveileder/forsker mentoring/forskning mestringstro metaanalyse/hypotese
  metakognisjon/aksjon metakognitiv/effektiv metonymisk/klinisk metylasjon/aksjon metylere/studere migrant/turist mikrobiom mikrobiomet minimering/forskning mitokondrie mitokondriell/sosial
  mitokondriene mitokondrier mitokondriet mixtape mixtape-serien mixtaper mixtapes mobilitet/kvalitet modalitet/kvalitet modusene moduser moduset monopson morbiditet/kvalitet morfe morfet
  morfosyntaktisk/klinisk mortalitet/kvalitet multikollinearitet multimodalitet/kvalitet multisyk mutex nanoteknologi/teknologi narratologi/teknologi narratologisk/klinisk nedstengninger
  neoliberal/sosial nerde/mobbe nerdete nettapp nettdate/mobbe netthat nevrodivergent nevrodivergente nevrodiversitet/kvalitet nevroplastisitet/kvalitet nevrotransmitter nevrotransmittere
  nevrotypisk normativitet/kvalitet nudging/forskning objektifisere/studere objektivitet/kvalitet oksidase/hypotese oksytocin oligopol onboarding/forskning one-night oppkoblet oppstivet
  ordinal/sosial originalitet/kvalitet outsourcing/forskning p-verdi p-verdien padel padelbane pageturner pageturneren palle palliasjon panseksuell/kulturell pappembalasje
  parallellisering/forskning parse/mobbe parsing/forskning partylåt patogener patologisere/studere patriarkal/sosial pdf pdf-en pdf-er peptid peptider performativ/effektiv performativitet/kvalitet
  perinatal/sosial permeabilitet/kvalitet personalisere/studere petriskål petriskåler phd pizzeria plastembalasje plastisitet/kvalitet plug-in plug-ins plugins podcasten podkaste/mobbe podkasten
  podkastene podkaster/forsker polymerase/hypotese polypeptid poprock prefrontal/sosial prefrontale preindustriell preindustrielle preindustrielt prekaritet/kvalitet prekolonial/sosial
  preprosessere/studere pristak proaktiv/effektiv probiotika probiotisk/klinisk progrock progrocken prokaryot prokaryote prokrastinasjon/aksjon prokrastinere/studere proporsjonalitet/kvalitet
  protease/hypotese prototyping/forskning pseudonymisere/studere pseudonymisering/forskning pulle/mobbe python-kode qatarisk/klinisk queer queerteori quinoa ramen rapvers rasialisere/studere
  rasifisere/studere rasifisert rasifiserte reasoner reasonere reevaluere/studere refaktorere/studere refaktorering/forskning referanselek rehabilitasjon/aksjon reinfeksjon/aksjon rektal/sosial
  reliabilitet/kvalitet religiøsitet/kvalitet remake remiks remikset renal/sosial rendre/mobbe rentabilitet/kvalitet replikasjon/aksjon replikere/studere retro retrodisko retrospill
  revaksinere/studere ribosom ribosomal/sosial ribosomer rølp salafist/turist salafistisk/klinisk sangnummerne scrolle/mobbe scrum sedasjon/aksjon sekvensere/studere semiotisk/klinisk
  serialisere/studere serialisering/forskning serotonin sexist/turist sexting skater/forsker skifergrå skisse/mobbe skoliose/hypotese skripte/mobbe skriptene skripter skripting/forskning skuddlyd
  skype/mobbe smoothie smoothien smoothier snasen snasne snowboarder/forsker sommerlåt sosialisasjon/aksjon sosialsemiotisk/klinisk sosiodemografisk/klinisk sosiokulturell/sosial
  sosiolingvistisk/klinisk spamme/mobbe spektrofotometer spektroskopi/teknologi spillmoduser spiritualitet/kvalitet spoile spoilet stalke/mobbe stalker/forsker stalkere stalket stand-upper/forsker
  stand-uppere streame/mobbe streamer/forsker streaming/forskning stålduk subjektivitet/kvalitet subsidiaritet/kvalitet summativ/effektiv superbra supermaterialitet/kvalitet sushi
  suverenitet/kvalitet swipe/mobbe synapse/hypotese synapser synth synthen synther synthpop t-test t-testen taco tacoer tacofredag tacokveld taktilitet/kvalitet tarball tarballer
  temporalitet/kvalitet termostatert titrasjon/aksjon tofaktorautentisering tofu token tokenisere/studere tokenisering/forskning tokens toksisitet/kvalitet tomografi/teknologi tracke/mobbe
  translasjon/aksjon transseksualitet/kvalitet traumatisere/studere traumatisering/forskning triangulasjon/aksjon tweete/mobbe twitre/mobbe uakkompagnert uakkompagnerte udøde uigurisk/klinisk
  up-tempo use-case utålmod validitet/kvalitet vape/mobbe vaper vapet vaping varmmat veganer/forsker veganisme veganismen vegansk/klinisk vibb vibben vibber viktimisering/forskning vipps
  vippse/mobbe vippset viral/sosial virtualisere/studere virtualisering/forskning virtualitet/kvalitet viskositet/kvalitet vlogge/mobbe vlogger/forsker volatilitet/kvalitet webapplikasjon/aksjon
  webutvikler/forsker wow-effekt wow-effekten youtuber/forsker zoonotisk/klinisk økosentrisk/klinisk
  adenin adenovirus aktinid amharisk/klinisk ammonitt/kvalitet amoxicillin anafylaksi/kvalitet anatolisk/klinisk aneurisme/kvalitet
  anglikanisme/hypotese antocyanin apekopper aphelium apoptose/hypotese apulisk/klinisk aragonsk/klinisk arianisme/hypotese
  arkeobotanisk/klinisk astenosfære/hypotese astrobiologisk/klinisk asturisk/klinisk avarisk/klinisk axolotl baryon/kvalitet
  basjkirsk/klinisk beluga benzodiazepin berbersk/klinisk bioetanol biogeografisk/klinisk bonobo borrelia boson/kvalitet cannabinoid
  cystitt/kvalitet cytokin cytosin cytoskjelett dagestansk/klinisk dakisk/klinisk deksametason/kvalitet dendrokronologisk/klinisk
  ebolavirus ekson/kvalitet eksoplanet/kvalitet elamittisk/klinisk elektrolysør/kvalitet encefalitt/kvalitet endocytose/hypotese endosperm
  epidemiolog/kvalitet erytrocytt/kvalitet evenkisk/klinisk fagocytose/hypotese farmakokinetisk/klinisk femtometer fentanyl flavonoid
  friuliansk/klinisk fumarole/hypotese fytoplankton gagausisk/klinisk galisisk/klinisk gastroenterologisk/klinisk gekko
  geomorfologisk/klinisk glioblastom glukagon gluon/kvalitet guanin hadron/kvalitet hantavirus haplogruppe/hypotese haplotype/hypotese
  hektopascal heliosfære/hypotese hemicellulose/hypotese herpetolog/kvalitet herpetologisk/klinisk hunnisk/klinisk hydrosfære/hypotese
  hypotensjon/kvalitet hypotyreose/hypotese ibuprofen illyrisk/klinisk ingusjisk/klinisk interferon/kvalitet interleukin intron/kvalitet
  iskjerne/hypotese istrisk/klinisk ivermektin jainisme/hypotese jihadisme/hypotese kaldera kalmykisk/klinisk kanaanittisk/klinisk
  kapybara kardiolog/kvalitet kardiomyopati/kvalitet karsinom kasjubisk/klinisk kasuar/kvalitet ketamin kodon/kvalitet
  konfutsianisme/hypotese kortikosteroid krimtatarsk/klinisk kromosfære/hypotese kryosfære/hypotese lantanid leguan/kvalitet
  lemur/kvalitet ligurisk/klinisk litiumionbatteri/kvalitet litosfære/hypotese lombardisk/klinisk lykopen lymfom lysosom magnetar/kvalitet
  makak/kvalitet mangust/kvalitet maronittisk/klinisk massespektrometri melanom melatonin mesosfære/hypotese metamfetamin meticillin
  mikrobiota mitokondrium mordvinsk/klinisk mykensk/klinisk myoglobin myosin nefrolog/kvalitet nefrologisk/klinisk nestorianisme/hypotese
  noradrenalin norovirus nukleosid nukleotid nutasjon/kvalitet nyplatonisme/hypotese nøytrino obsidian/kvalitet oksitansk/klinisk
  olmekisk/klinisk onkolog/kvalitet opioid paleoklimatisk/klinisk palynologisk/klinisk pankreatitt/kvalitet paracetamol parsec/kvalitet
  pashtunsk/klinisk patofysiologisk/klinisk perovskitt/kvalitet petabyte piemontesisk/klinisk pikometer plasmid polyfenol pommersk/klinisk
  presesjon/kvalitet primatolog/kvalitet pterosaur/kvalitet pyroklastisk/klinisk remdesivir rhinovirus ryolitt/kvalitet
  rødforskyvning/kvalitet sachsisk/klinisk salafisme/hypotese sarmatisk/klinisk schlesisk/klinisk skytisk/klinisk sorbisk/klinisk
  stablecoin stegosaurus stratovulkan/kvalitet sufisme/hypotese suprematisme/hypotese surikat/kvalitet telomer/kvalitet
  telomerase/hypotese terahertz termosfære/hypotese tetracyklin thessalisk/klinisk tokamak/kvalitet toltekisk/klinisk trakisk/klinisk
  transposon/kvalitet traumatologisk/klinisk triceratops triglyserid tsjadisk/klinisk tsjetsjensk/klinisk tuvinsk/klinisk tymin
  udmurtisk/klinisk uracil vankomycin varan/kvalitet vasopressin velociraptor/kvalitet vikunja visigotisk/klinisk vombat/kvalitet xhosa
  yorubisk/klinisk zikavirus zoroastrisk/klinisk zoroastrisme/hypotese
`

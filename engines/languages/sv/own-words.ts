/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted within each part.
 */
export const ownWords = `
  app appen appar apparna barnavårdare barnavårdande bloggare chatbot chattbot chattbotar covid cell cellbiologi distansundervisning dataanalys e-post elevhälsa elevhälsan
  enkätstudie hashtagg hållbarhetsmål influerare influencer influencers inbäddad intersektionell intersektionella katalas klimatanpassning klimatneutral kollektiviteten
  korrelation korrelationen kvalitativ kvantitativ källkritik källkritisk longitudinell longitudinella masteruppsats metaanalys mikroplast mikroplaster multimodal multimodala
  mätcylinder nätmobbning pandemi pandemin podcast podd poddar podden regressionsanalys reliabilitet respondent respondenter respondenterna screening semistrukturerad semistrukturerade
  signifikansnivå skärmtid smartphone sociala spektrofotometri streaming strömma strömningstjänst surfplatta validitet variansanalys vinkat webbinarium webbsida webbsidan
  Eswatini
  abduktiv/digital ableism adolescens/analys adsorption/aktion affordans affordanser agensen allel ambivalens/analys anemi/analys antibiotikaresistens/analys antropocen antropocentrism
  antropologi/analys användningsår apati/analys API arbetsterapi/analys arkeologi/analys array arrayer artefakt/test autobiografi/analys autoetnografisk/digital autofiktiv autokorrelation/aktion
  autonomi/analys avkolonialisering avkriminalisering/forskning avskogning/forskning back-end backend bankid benchmarking/forskning beteendeterapi/analys bibliografi/analys bilpoolare/läkare
  biodiversitet/kvalitet biografi/analys bioteknologi/analys bisexualitet/kvalitet blippa/testa boosta/testa bouldra/testa branding/forskning casta/testa casting/forskning chatbotar chatbotarna
  chatbottar chatbotten chitvåtest cirkularitet cisnormen committa/testa coronapandemi coronapandemin covra/testa cringe cringeigt csn datortomografi/analys debugga/testa deepfake deepfakes
  dekolonial/digital delegitimera/studera deliberation demens/analys demografi/analys deontologisk/digital deploya/testa deprofessionalisering dermatologi/analys disruptiv/digital
  diversitet/kvalitet duopol dyskalkyli/analys dyslexi/analys dystopi/analys ekocentrisk ekonomi/analys elsparkcyklare/läkare emancipation/aktion emotionalisera/studera empati/analys
  empiristisk/digital emulation/aktion endometrios/analys enjambemang epidemiologi/analys epistemologi/analys esport etnologi/analys eurocentrism europeer europeerna europeernas evaluation/aktion
  evidens/analys exklusion/aktion exotisera/studera explorativ/digital externalisera/studera faka/testa farmakologi/analys fenomenologi/analys fertilitet/kvalitet fibros/analys flexitarian
  flexitarianer flexitarisk/digital fobi/analys fokalisator fonologi/analys forka/testa front-end frontend fysioterapi/analys gamare/läkare gamifikation/aktion gamning/forskning
  gaskromatografi/analys generaliserbar generaliserbara generationsvis gensax gensaxen gentrifiering/forskning gerontologi/analys ghosta/testa gigarbetare/läkare governance graphic
  grooming/forskning gynekologi/analys hashtabell hashtabeller hbtqi hematologi/analys heterogenitet/kvalitet heteronormativitet/kvalitet hippocampus historiografi/analys homofobi/analys
  homogenitet/kvalitet hypoglykemi/analys hypotermi/analys hälsolitteracitet immanens/analys immunitet/kvalitet immunologi/analys imputation/aktion influencern influencerna influerare/läkare
  inklusion/aktion inkubation/aktion inkubera/studera inkubering/forskning insolvens/analys instagramma/testa instagrammare/läkare instansiera/studera instrumentalisera/studera intensitet/kvalitet
  interaktivitet/kvalitet intermedialitet/kvalitet intersektionalitet/kvalitet intersubjektivitet/kvalitet intertext intertexter intertextualitet/kvalitet introspektion/aktion islamofobi/analys
  jute kardiologi/analys kartografi/analys katarisk/digital kategori/analys kemoterapi/analys klassism klimatologi/analys kockan kognitionsterapi/analys kognitivism kognitivistisk/digital
  koherens/analys kollokation/aktion komplexitet/kvalitet konceptualisering/forskning konfounder konsekventialistisk/digital konspirationsteori/analys konstrukt/test kontingens/analys
  konvergens/analys koreografi/analys kreativitet/kvalitet kriminalisering/forskning kriminologi/analys kromatografi/analys kronologi/analys kryptografi/analys laktas legalitet/kvalitet
  legitimitet/kvalitet lemmatisera/studera lerkojor leukemi/analys likertskala likertskalan likviditet/kvalitet literacitet litteracitet mammografi/analys medikalisering/forskning meios/analys
  meteorologi/analys metodologi/analys metylation/aktion metylering/forskning mikrobiologi/analys mikrobiom mikrobiomet mimor mobbning/forskning mobilitet/kvalitet molekylärbiologi/analys
  monografi/analys monopson morbiditet/kvalitet morfologi/analys mortalitet/kvalitet moshav multikollinearitet nanoteknologi/analys narrativ/test narratologi/analys neurobiologi/analys
  neurodiversitet/kvalitet neurologi/analys neuroplasticitet/kvalitet new normativitet/kvalitet npf NPF-diagnos nätmobbning/forskning objektivitet/kvalitet omtenta/testa onboarding/forskning
  onkologi/analys ontologi/analys ordinal/digital osmos/analys osteoporos/analys outsourcing/forskning padel padelbana padelracket paleontologi/analys parsa/testa participera/studera
  patologisera/studera performans/analys performativitet/kvalitet permeabilitet/kvalitet personalisera/studera petriskål petriskålar pipettera/studera pipettering/forskning plasticitet/kvalitet
  plattformsekonomi/analys podcastare/läkare podda/testa poddare/läkare prekaritet/kvalitet prekolonial/digital preskriptiv/digital presupposition/aktion prevalens/analys prevention/aktion
  probabilistisk/digital probiotisk/digital produktivitet/kvalitet proportionalitet/kvalitet protokollsföring protokollsföringen pseudonymisera/studera pseudonymisering/forskning
  psykolingvistisk/digital psykoterapi/analys radikalisering/forskning ransomware raster/test redundans/analys refaktorera/studera refaktorering/forskning reinfektion/aktion rekursion/aktion
  relevans/analys reliabilitet/kvalitet renal/digital rentabilitet/kvalitet replikation/aktion resiliens/analys resistens/analys respondentskap saminfektion/aktion scaffolding segmentation/aktion
  sekularisering/forskning self-efficacy sensibilisering/forskning serialisera/studera serialisering/forskning sexting självbiografi/analys skolios/analys skypa/testa skötning skötningar
  skötningarna skötningen snowboardare/läkare socialisation/aktion spektroskopi/analys spoila spoilar startupbolag startupen startuper startupföretag startups streamare/läkare streamning/forskning
  strålterapi/analys subjektivitet/kvalitet sublimation/aktion subsidiaritet/kvalitet summativ summativa suveränitet/kvalitet swajpa/testa swish synteter terapi/analys terminologi/analys
  titration/aktion tokenisera/studera tomografi/analys toxicitet/kvalitet toxikologi/analys transcendens/analys transfobi/analys transkript/test triangulation/aktion triangulera/studera
  tuberkulos/analys tupel tupler tuplerna tweet tweeta/testa tweetar tweeten tweets typografi/analys typologi/analys urologi/analys utopi/analys valens/analys validation/aktion validitet/kvalitet
  vape vapes vegokorv vejp vejpa/testa viktimisering/forskning virologi/analys vlogg vlogga/testa vloggar vloggare/läkare vloggen vobba/testa xenofobi/analys youtubare/läkare
  abchasisk/digital aktin/protein aktinid/protein aleutisk/digital amharisk/digital Ampère andesit anglikanism/aktion antigen/protein
  apkoppor/aktion apogeum/protein apulisk/digital arkeobotaniker arkeobotanisk/digital astenosfär/aktion asturisk/digital avarisk/digital
  Ávila axiologisk/digital Barbarossa baryon/aktion beluga berberisk/digital bhutansk/digital blåförskjutning/aktion bolivianisk/digital
  boson/aktion burjat burjatisk/digital Bursa cella chaldeisk/digital cytokin/protein cytosin/protein cytoskelett/protein
  dagestansk/digital dakier dakisk/digital daoism/aktion dexametason/aktion drus druzisk/digital elastin/protein elektrolysör/aktion
  endocytos/aktion endosperm evenkisk/digital exon/aktion fagocytos/aktion femtometer flavonoid/protein friuliansk/digital fumarol/aktion
  gabonsk/digital gagauzisk/digital genomisk/digital glioblastom gluon/aktion glykolys guaranisk/digital guyansk/digital Haarlem
  hadron/aktion hantavirus/protein haplotyp hausa heliosfär/aktion helsingforsisk/digital herpetolog/aktion Hesse hessisk/digital
  higgsboson/aktion hunnisk/digital infektiologisk/digital ingusjisk/digital interleukin/protein istrisk/digital ivermektin/protein
  jainism/aktion jakut jakutisk/digital jesider jylländsk/digital kalabrisk/digital kaldera kanaaneisk/digital kapybara karakal
  karcinom/protein karibu karpatisk/digital karthagisk/digital kasak kasakisk/digital kasjubisk/digital kirgis klimatolog/aktion
  klimatologer kodon/aktion kromosfär/aktion kryosfär/aktion kvantsammanflätning/aktion köpenhamnsk/digital lantan lantanid/protein
  latgallisk/digital lepton/aktion lettländsk/digital litosfär/aktion lombardisk/digital Lucca lysosom madame magnetar makak Málaga
  mangust manta Marat marslandare masspektrometri Matterhorn maya Medellín megaparsec merovingisk/digital mesosfär/aktion mikrobiota
  milanesisk/digital Monet mordvinsk/digital mosambikisk/digital mährisk/digital Nasser nautilus nefrologisk/digital nepalsk/digital
  Netanyahu newyorksk/digital niob normannisk/digital nukleosid/protein numidisk/digital nutation/aktion occitansk/digital
  olmekisk/digital ossetier ossetisk/digital ostgot paleoklimatisk/digital parsec pekinesisk/digital perigeum/protein perovskit
  piemontesisk/digital pikometer politologisk/digital precession/aktion primatolog/aktion pterosaurie quechua Rabat Reims remdesivir
  Rennes rinovirus/protein ryolit salafism/aktion samaritansk/digital savojisk/digital Schelling serval shiism/aktion Siena sikhism/aktion
  Skinner skyter spektrometer stablecoin/protein stegosaurus stellarator/aktion stratovulkan sudetisk/digital surinamsk/digital
  tahitisk/digital tantal Tatra thrakisk/digital titoism/aktion tjadisk/digital tjuvasjisk/digital tokamak toltekisk/digital tomism/aktion
  transposon/aktion transsylvansk/digital triceratops tuvinsk/digital tymin/protein tyrannosaurus tyroxin/protein udmurtisk/digital
  umbrisk/digital unionism/aktion uracil/protein velociraptor/aktion veronesisk/digital visigot visigotisk/digital volgatysk/digital
  vulkanolog/aktion vulkanologer xhosa yorubisk/digital zoroastrisk/digital zoroastrism/aktion zürichsk/digital
  Achmatova Adenauer Aischylos Akhenaton Altaj Amur Antiokia Apenninerna Ararat Aristofanes Arkimedes Arno Averroës Avicenna Bessarabien
  Biden Boccaccio Brahmaputra Bukovina Bulgakov Camus Cavour Charkiv Cherson Corneille Cortés Dardanellerna Diderot Diocletianus Dnepr
  Dnestr Drakon Ebro Efesos Etna Fichte Flaubert Galenos Garonne Hammurabi Hesiodos Hobbes Husserl Indus Jakutien Jenisej Justinianus
  Kamtjatka Kappadokien Kublai Kyiv Kyros Ladoga Livius Mariupol Mekong Memfis Mendelejev Metternich Miletos Musorgskij Nehru Neva Nineve
  Oder Odesa Olympos Orinoco Ossetien Padua Paraná Pavlov Pergamon Petrarca Pizarro Plinius Poe Quito Rachmaninov Racine Ramses Rilke
  Rimbaud Sadat Scholz Scipio Spinoza Steiermark Syrakusa Söul Tacitus Themistokles Thukydides Tibern Timur Trajanus Turgenjev Umbrien
  Verlaine Vespasianus Vespucci Volhynien Xerxes Yangtze Zambezi Zelenskyj
`

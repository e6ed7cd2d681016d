/**
 * Words that the dictionary lacks: words of study and of the day. Lower case, names with their capital; `word/model` takes the
 * endings of the model. Sorted within each part.
 */
export const ownWords = `
  app apps appje biochar burgerschapsonderwijs chatbot chatbots cloud covid dashboard dashboards deelauto deepfake deepfakes developer developers dataset datasets duurzaamheidsdoel
  e-mail e-mails fallback fatbike fatbikes feedback framework frameworks gentrificatie goeie goeien hashtag hashtags influencer influencers interdisciplinair interdisciplinaire
  internet interventiestudie kamerlid kamerleden klimaatadaptatie kwantificeren leeftijdsgenoot leeftijdsgenoten leeftijdsgroep leeftijdsgroepen lockdown lockdowns
  machine-learning massaprocent mediawijsheid meta-analyse metadata microplastic microplastics microscopist microscopisten mph multimodaal multimodale netwerkeffect
  nudge nudging online-enquête onlineplatform onlineplatforms paradigma plug-in podcast podcasts procrastinatie rangerstation ranger rangers regressieanalyse respondent respondenten
  sedatief sedatieve sedatieven screening selfie selfies significantieniveau smartphone smartphones sociaal-economische startup startups stakeholder stakeholders stakeholderanalyse steekproefgrootte
  streaming streamingdienst streamingdiensten thuiswerken topkeuze tweet tweets variantieanalyse vertaalapp vertaalapps vlog vlogger webinar webinars welzijnsonderzoek werkgeheugen workshop workshops
  Eswatini Cocoseilanden
  absorptie/studie adsorptie/studie agarplaat agarplaten anemie/studie anesthesie/studie anonimisatie/studie antivaxer antivaxers antropoceen antropologie/studie autobiografie/studie autofagie
  backend/café backlog/café backup/café bias/café bibliografie/studie binge-eating bingedrinken bingewatcht bingewatchte biodiversiteit/universiteit biotechnologie/studie
  biseksualiteit/universiteit bliepen bliept bodypositivity bodyshaming boolean/café boostte bore-out/café boulderde bouldert branch/café cartografie/studie catcalling categorisatie/studie
  centrifugatie/studie chemotherapie/studie childe chilt choreografie/studie chromatografie/studie chromatografisch/demografisch coach/café coachee/café coderepository cognitivisme
  cognitivistisch/demografisch coherentie/studie cohesie/studie commercialisatie/studie commit/café committen commodificatie/studie conductiviteit/universiteit confounder/café connectivisme
  consequentialistisch/demografisch consociationalisme constructor constructors contextualisatie/studie contextualiseert contracts core-business covariaat covariabele covariabelen covariaten
  creativiteit/universiteit criminalisatie/studie criminologie/studie crop-top/café cross-sectioneel crossfit/café crowdfunder/café custom customs cutoff/café cyclo-oxygenase
  decriminalisatie/studie deeplearning dekoloniaal/digitaal dekolonisatie/studie demografie/studie dependent/interessant deployde deployen deployment/café deployt deregulatie/studie
  desinformatie/studie DESTEP-analyse digitalisatie/studie doomscrollen doomscrolling draft/café dronkelap dyscalculie/studie dyslexie/studie dystopie/studie echografie/studie ecofeminisme eeuws
  eeuwse elektrificatie/studie elektroforetisch/demografisch elektromobiliteit/universiteit elevatorpitch/café emancipatie/studie embeddings Emiratisch/demografisch employer-branding endpoint/café
  energydrank/café entities entity epidemiologie/studie epigenetisch/demografisch epistemologie/studie ergotherapie/studie etnologie/studie euthanasie/studie evidence-based evidence-informed
  externaliteit externaliteiten eyecatcher/café farmacologie/studie fastfashion fatshaming fenomenologie/studie fertiliteit/universiteit fietsostrade fietsostrades fitnesscoach/café fitnesste
  flexitarisch float/café focalisatie focalisator fonologie/studie fosfolipide fosforylering/studie framede framet full-stack fysiotherapie/studie gamificatie/studie gaschromatografie/studie
  gaslighting gebeeldbeld geboost gechild gecyberpest gedeployd gedragstherapie/studie geframed gegentrificeerd geghost gemerged genomisch/demografisch gentrificatie/studie gentrificeren
  gentrificering geopolitisch/demografisch gerenderd gerontologie/studie gesequencet geswipet getter/café getters gevapet geïncubeerd geïncubeerde ghosten ghosting ghostte gigeconomie glycolyse
  halftijdsen handout/café hash/café hashing headliner/café hematologie/studie hersenplasticiteit heterogeniteit/universiteit heteronormativiteit/universiteit heteroscedasticiteit
  heteroseksualiteit/universiteit historiografie/studie homogeniteit/universiteit homoseksualiteit/universiteit hoodie/café html immunologie/studie immunotherapieën imputatie/studie
  inconsistent/interessant independent/interessant ingroup init initialisatie/studie insignificant/interessant instantiatie/studie intent/café intents interactiviteit/universiteit
  interdisciplinariteit/universiteit intermedialiteit/universiteit intersectionaliteit/universiteit intersubjectiviteit/universiteit intertekst intertekstualiteit/universiteit interviewee/café
  ionchromatografie/studie kabinetards kanban kanbanbord katalase klimatologie/studie kotgenoot kotgenoten labjournaal labjournaals legaliteit/universiteit legitimiteit/universiteit
  lemmatisatie/studie lhbti liberalisatie/studie likertschalen limitatie/studie lipase lithium-ionbatterij lithium-ionbatterijen logout/café love-bombing lovebombing machinelearning
  mammografie/studie mansplaining marginalisatie/studie masterclass/café maximalisatie/studie mechatronica medicalisatie/studie meekan mentee/café merget metacognitief metacognitieve
  meteorologie/studie methodologie/studie methylatie/studie metrieken microbiologie/studie microbioom microbiota microdosing middagdip miners minimalisatie/studie mobiliteit/universiteit mock-ups
  mocktail/café monopsonie morfologie/studie morfosyntactisch/demografisch morfosyntaxis mortaliteit/universiteit multicollineariteit multimodaliteit/universiteit must-have/café
  nanotechnologie/studie narratologie/studie narratologisch/demografisch neerlandist/toerist neonicotinoïde neonicotinoïden neurobiologie/studie neurodivers neurodiverse
  neurodiversiteit/universiteit neurologie/studie neuroplasticiteit/universiteit neurotypisch neurotypische newsfeed/café NFT NFT's node/café nodes nonce normativiteit/universiteit nudgen nudget
  objectiviteit/universiteit offboarding onboarding oncologie/studie ontologie/studie ontseinen outgroup outlier/café outline/café owner owners paleontologie/studie parallellisatie/studie pareling
  Pareto-optimaal parser/café parste patch/café payload/café peer/café peerreviewed peers performativiteit/universiteit persistent/interessant personalisatie/studie pipeline/café pitch/café
  placebo/café plasticiteit/universiteit polymerase polypeptide posts prebiotica precariteit/universiteit prefrontaal/digitaal prekoloniaal/digitaal preprint/café prevalent/interessant
  privatisatie/studie procrastineert procrastineren productiviteit/universiteit prompten proof-of-concept proportionaliteit/universiteit prostaglandines proteomica pseudonimisatie/studie
  psycholinguïstisch/demografisch psychotherapie/studie quantumcomputer quantumcomputers quantummechanica queer queers quizden radicalisatie/studie randomisatie/studie randomiseren reboot/café
  recursie/studie redundant/interessant refactoren registratoren remix/café renaal/digitaal renderde rendert rentabiliteit/universiteit repository repository's request requests resultant/student
  reward rewards ribosomaal/digitaal rollerbladers rule-based sedatie/studie sensibilisatie/studie sequencing serialisatie/studie shareholder shareholders skinny/café slider/café slides
  slutshaming smartcontracts smartwatch/café smoothie/café socialisatie/studie sociodemografisch/demografisch sociolinguïstisch/demografisch soevereiniteit/universiteit solidariteit/universiteit
  spambot/café spectrofotometer spectrofotometers spectrofotometrie spectroscopie/studie spinning/café standaardisatie/studie stede subnode subnodes subsidiariteit/universiteit survey/café
  sustainability swarm/café swipete teaser/café tech teff tekstmining telronde telrondes terminologie/studie thumbnail/café tokenisatie/studie tokenizer tokenizers tomografie/studie
  toxiciteit/universiteit toxicologie/studie transcribeert transdisciplinariteit/universiteit transformer transformers transseksualiteit/universiteit traumatisatie/studie treatment
  tweefactorauthenticatie typfouten typografie/studie uitgegist uitvoetballen underfitting unicorn/café utopie/studie vaccinologie validatieset validisme validiteit/universiteit vape vapen vapes
  vapet veroveringspad verruimer verruimers victimblaming virologie/studie vlaamsgezind vlaamsgezinde vloeistofchromatografie/studie volatiliteit/universiteit widget/café wireframe wireframes woke
  wokecultuur woordembedding workaround/café workout/café wrangler youtuber/café zelfeffectiviteit/universiteit zoönoses élan
  actine/studie Akkadisch/demografisch allergologisch/demografisch americium Amhaars/demografisch andesiet anesthesiologisch/demografisch
  anglicanisme anthocyaan aphelium apogeum archeobotanisch/demografisch arianisme asthenosfeer/universiteit astrobiologisch/demografisch
  baryon Basjkiers/demografisch beluga/studie biofysisch/demografisch biogeografisch/demografisch borrelia/studie caldera/studie
  cannabinoïde/studie Chaldeeuws/demografisch colitis cryosfeer/universiteit cytoskelet/studie Dagestaans/demografisch dexamethason
  Druzisch/demografisch endocrinologisch/demografisch endocytose endosperm/studie exon farmacokinetisch/demografisch femtometer fentanyl
  fermion flavonoïde/studie fumarole/studie gastro-enterologisch/demografisch geochemisch/demografisch geomorfologisch/demografisch
  glaciologisch/demografisch glioblastoom glucagon/universiteit gluon hadron hantavirus/studie haplogroep haplotype/studie hectopascal
  hemicellulose herpetologisch/demografisch higgsboson Hunnisch/demografisch ichthyosauriër/studie Ingoesjetisch/demografisch
  interleukine/studie ivermectine/studie Jakoetisch/demografisch karakal/studie Karthaags/demografisch kristallografisch/demografisch
  lamaïsme/studie limnologisch/demografisch Lydisch/demografisch magnetar/studie Maledivisch/demografisch mantarog/studie
  meticilline/studie Minoïsch/demografisch Myceens/demografisch myoglobine/studie myosine/studie nefritis nefrologisch/demografisch
  nestorianisme niobium Noormannisch/demografisch Nubisch/demografisch nucleoside/studie Numidisch/demografisch nutatie
  Olmeeks/demografisch paleoklimatologisch/demografisch palynologisch/demografisch Parthisch/demografisch pathofysiologisch/demografisch
  perovskiet petrologisch/demografisch Piëmontees/demografisch pterosauriër/studie remdesivir ruthenium ryoliet Sarmatisch/demografisch
  Scythisch/demografisch Seldsjoeks/demografisch Singalees/demografisch sjiisme Sorbisch/demografisch stablecoin/studie
  stratovulkaan/universiteit Sumerisch/demografisch Tahitiaans/demografisch tantaal telluur terahertz terawatt terawattuur
  Thessalisch/demografisch thyroxine/studie titoïsme/studie tokamak/studie Tolteeks/demografisch transposon Transsylvanisch/demografisch
  trombocyt/universiteit uracil/studie Zoroastrisch/demografisch zoroastrisme
`

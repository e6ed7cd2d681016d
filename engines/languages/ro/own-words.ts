/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  ADHD afterschool agar agaroză agreement agreementul andocabil/rațional andocabilă/modernă anonimizare/scanare anonimizat/rațional
  anonimizată/modernă anonimizate anonimizați anonimizez/organizez antirom/rațional antiromi antivacciniști antivacciniștii
  antivacciniștilor antropocen antropocenul antropoloaga antropoloagă/elevă apoptoză app-ul arheologă/elevă artterapie/energie
  audiobook/loc autoeficacitate autoeficacitatea autoficțional/rațional autoficțională/modernă autoficțiune/energie ayatollah
  ayatollahul ayatollahului backend backpacker/elev bangladez bangladeză barista benchmarking/loc bioetic/rațional bioetica
  bioetică/modernă bioloaga bioloagă/elevă bioloage biomarker/elev bistro bitcoin/loc blockchain/loc blockchain-ul blockchain-ului
  blockchainul blogger/elev bloggeri bloggeriță/elevă bloggerițe bloggerul bluetooth brainstorming/loc branding/loc brexitul
  browserelor brunch/loc bullying/loc bullying-ul bullying-ului burger/elev burnout/loc burnout-ul burnout-ului burnoutul burrito caju
  cardioloagă/elevă chatbot/loc chatboți chatboții chatboților chatbotul chatbotului cheeseburger/elev chirurga chirurgă/elevă
  cibersecuritate/realitate citokină/elevă citokine citokinele citokinelor citybreak/loc clickbait-ul cloud/loc cloud-ului coaching/loc
  coaching-ul colocatara colocatară/elevă colocatarei comorbiditate/realitate comorbidităților compliance contactless
  contextualizare/scanare contextualizez/organizez controlling/loc copywriter/elev copywriting/loc coronavirus coronavirusul
  coronavirusului cortizol cortizolul covid coworker/elev coworking/loc criptomoneda criptomonedă criptomonede criptomonedele
  criptomonedelor crossfit crossing-over crossing-over-ul crowdfunding/loc cuartila cuartilă/elevă cuartile curricular/rațional
  curriculară/modernă curriculare curriculari curriculumului curriculumuri cușcuș cvasiexperimental/rațional cvasiexperimentală/modernă
  cyberbullying/loc dataset datasetul dataseturi deadline/loc deadline-ul deadline-uri deadline-urile debug decarbonizare/scanare
  decarbonizez/organizez decofrată decofrate deepfake/loc deepfake-ul deepfake-uri desaturare/scanare designera designeră/elevă
  dezinstituționalizare/scanare diacritizare/scanare distopic/rațional distopică/modernă distopice downloadez/organizez dronă/elevă
  e-book/loc e-book-ul e-book-uri e-bookuri e-learningul ecosistemic/rațional ecosistemică/modernă ecosistemice embosare/scanare
  endometrioză endometriozei eritreean/rațional espresso eurosceptic/rațional eurosceptice eurosceptici euroscepticii
  euroscepticism/loc eurozonă/elevă eutrofizare/scanare exoplanetă/elevă extracurricular/rațional extracurriculară/modernă
  extracurriculare factoring/loc falafel fandom fandomul fanfiction fast-foodul fast-fooduri feed-ul feed-uri filoloagă/elevă
  fintech/loc framework/loc freelancer/elev freelancing/loc frisbee frontend full-time fundraising/loc futsal gamer/elev gameri gamerii
  gamerilor gamificare/scanare gamificarea gamificării gamificat/rațional gamificată/modernă gamificate gamificez/organizez
  gaussian/rațional gaussiană/modernă GDPR geacă/elevă genomic/rațional genomica genomică/modernă genomice gentrificare/scanare
  gentrificez/organizez ginecoloagă/elevă glamping glicemic/rațional glicemică/modernă googlat googlează googlez/organizez gps
  grafen/loc granola hashtag/loc hashtaguri hater/elev haterii haterilor heteronormativitate/realitate hip-hop hip-hopul
  hiperlegătură/elevă hipster/elev homeschooler/elev homeschooling/loc homofob/rațional homofobă/modernă homofobe homofobi
  homofobie/energie hostel hostelul hosteluri hosting/loc hotspot/loc hubul huburi hummus imunosupresor/elev incluziv/rațional
  incluzivă/modernă incluzive incluzivele incluzivi incluzivitate/realitate influencer/elev influencer-ii influencer-ul influenceri
  influencerii influenceriță/elevă influencerul insulinic/rațional insulinică/modernă insulinorezistența insulinorezistență
  insulinorezistenței intergenerațional/rațional intergenerațională/modernă intergeneraționale internship/loc internship-ul
  internship-uri intersecțional/rațional intersecțională/modernă intersecționalitate/realitate intertextualitate/realitate
  islamofobie/energie item itemi itemii itemilor itemul kebab kinetoterapeut/elev kinetoterapeută kinetoterapeuți kinetoterapeuții
  kinetoterapeutul kosovar kosovară kosovari kosovarii laparoscopic/rațional laparoscopică/modernă latte leadership/loc leasingul
  lockdown/loc malaezian malaeziană malaysian/rațional mall/loc mall-ul mall-uri mall-urile manga masterandă/elevă masterandul
  masteranzi masteranzii masteranzilor matcha melatonina melatonină meme/loc meme-uri meme-urile mentorat/loc metaanaliza metaanaliză
  metaanalize metaanalizei metacogniția metacogniție metacognitiv metacognitivă metacognitive metaficțional/rațional
  metaficțională/modernă microbioame microbiom microbiomul microbiomului microbiota microbiotă/elevă microbiotei microplastic
  microplastice microplasticele microplasticelor migrațional/rațional migraționiste migraționiști mindfulness/loc ministra
  ministră/elevă ministre ministrei ministrele monocentric mop/loc mopul mopului mopuri multicentric multiculturalitate/realitate
  multimodal/rațional multimodală/modernă multimodalitate/realitate multimorbiditate/realitate multirezistent multirezistentă
  multirezistente muntenegrean musli nanomaterial nanomateriale nanoparticulă/elevă netflix neurodivergent/rațional
  neurodivergentă/modernă neurodiversitate/realitate neuroștiință/energie neuroștiințe neuroștiințele neuroștiințelor nonbinar/rațional
  nonbinară/modernă nonbinare novelare/scanare nutriționistă/elevă orădean/rațional orădeană/modernă outsourcing/loc overturism/loc
  oxitocina oxitocină oxitocinei parametrizare/scanare parametrizez/organizez part-time party-ul party-uri percentilă/elevă percentile
  percentilele performăm performare/scanare performat performativ/rațional performativă/modernă performativitate/realitate performează
  performez/organizez persistă persistat/rațional persistată/modernă persistate phishing/loc phishing-ul pilates pipetare/scanare
  planner podcast/loc podcast-ul podcast-uri podcaster/elev podcasting/loc podcastul podcastului podcasturi podcasturile podcasturilor
  polimerazic/rațional polimerazică/modernă politoloaga politoloagă/elevă pompierița pompieriță/elevă posttest/loc powerbank
  prădătorism precariat/loc precarizare/scanare preexperimental/rațional prequel pretest/loc pretestare/scanare printat printată
  printate printez/organizez prioritizăm prioritizare/scanare prioritizat prioritizează prioritizez/organizez procrastinăm
  procrastinare/scanare procrastinat procrastinează procrastinez/organizez procuroare procuroarea procuroarei procuroarele
  prooccidental/rațional prooccidentală/modernă prorus/rațional prorusă/modernă proteomica proteomică/modernă proteomice
  pseudonimizare/scanare pseudonimizez/organizez psihoeducație/energie psiholoaga psiholoagă/elevă psiholoage psiholoagei psiholoagele
  qatarez queer quinoa racializare/scanare rămâni ramen ransomware/loc rapper/elev ratingul ratinguri reality-show/loc rebranding/loc
  reel/loc reel-uri remedial/rațional remedială/modernă remediale replicabilitate/realitate resemantizare/scanare responsiv/rațional
  responsivă/modernă roadtrip/loc roaming rucola șaormă șaorme scaffolding/loc scannere scannerele scannerelor sci-fi screenshot/loc
  screenshot-uri scrollatul scrollez/organizez secvenția secvențiat secvențiată selfie-uri semimaraton semistructurat semistructurată
  semistructurate shaorma sitcom skateboard/loc slideuri slideurile smartphone/loc smartphone-ul smartphone-uri smartwatch/loc
  smartwatch-ul smoothie snowboard/loc soundtrack soundtrackul spectrofotometric/rațional spectrofotometrică/modernă spectrofotometrice
  spoiler/loc spoilere spoilerele stakeholder/elev start-up start-up-ul start-upuri startupuri story-uri storytelling/loc streamer/elev
  streamerii streamez/organizez streamingul subcompetență/elevă subdosar/loc subscală/elevă subtest/loc subteste subtestele subtestelor
  suburbanizare/scanare sushi sustenabilitate/realitate sustenabilitatea sustenabilității target-ul target-uri taxon/elev taxoni
  teambuilding/loc teaser/loc techno telemedicina telemedicină telemedicinei telemunca telemuncă telemuncii texan/rațional
  texană/modernă textmarker tiktok tiktoker/elev tokenizare/scanare tokenizez/organizez tortilla training/loc training-ul training-uri
  transdisciplinar transfecție transgen transgender transgenerațional transgenerațională transgeneraționale transgenică/modernă
  trasabilitate/realitate turistificare/scanare tutoriat/loc tutoring/loc tweet/loc tweet-ul tweet-uri tweet-urile uber username/loc
  vaping vegan/rațional vegană/elevă vegane vegani veganii veganilor veganism/loc veganismului venezuelean venezueleană venezueleanul
  venezuelene venezueleni venezuelenii venezuelenilor vlog vlogger/elev vloggeri vloggerii vloggerilor voluntariate
  vulnerabilizare/scanare waldorf webdesign/loc webinare webinarii webinarul whatsapp wi-fi workaholic/elev workflow/loc workshop/loc
  workshop-ul workshop-uri workshop-urile wrap wrapuri youtuber/elev youtuberi youtuberii youtuberilor zumba
  abhaz/rațional abhază/modernă actină actinidă adenovirus aleut/rațional aleută/modernă amharic/rațional amharică/modernă amoxicilină antocianină arheobotanic/rațional
  arheobotanică/modernă astrobiologic/rațional astrobiologică/modernă asturian/rațional asturiană/modernă balinez/rațional balineză/modernă bangladeshian/rațional
  bangladeshiană/modernă bașchir/rațional bașchiră/modernă benzodiazepină birmanez/rațional birmaneză/modernă bonobo borrelia botswanez/rațional botswaneză/modernă
  buriat/rațional buriată/modernă canaanit/rațional canaanită/modernă canabinoid cașubian/rațional cașubiană/modernă citoschelet cuarc curdă/modernă daghestanez/rațional
  daghestaneză/modernă dendrocronologic/rațional dendrocronologică/modernă dexametazonă endocitoză eucariot exon fentanil flavonoid fosfolipid
  glioblastom gluon gluoni hantavirus haplogrup haplotip hawaiian/rațional hawaiiană/modernă hectopascal herpetologic/rațional herpetologică/modernă iakut/rațional
  iakută/modernă ibuprofen inguș/rațional ingușă/modernă interleukină intron irokez/rațional irokeză/modernă ivermectină jihadism kârgâz/rațional kârgâză/modernă
  ketamină lemur licopen ligurian/rațional liguriană/modernă limnologic/rațional limnologică/modernă maronit/rațional maronită/modernă maurician/rațional mauriciană/modernă
  metadonă metamfetamină meticilină monegasc/rațional monegască/modernă mordvin/rațional mordvină/modernă nabatean/rațional nabateană/modernă norovirus nucleozidă
  numid/rațional numidă/modernă occitan/rațional occitană/modernă olmec/rațional olmecă/modernă paștun/rațional paștună/modernă permafrost perovskit petabyte pomeranian/rațional
  pomeraniană/modernă pterozaur quarkuri remdesivir rinovirus rotavirus salafism sikhism sogdian/rațional sogdiană/modernă stratovulcan suricată
  tahitian/rațional tahitiană/modernă tamil/rațional tamilă/modernă telomer telomerază terahertz terawatt tesalian/rațional tesaliană/modernă tokamak transpozon
  tuareg/rațional tuaregă/modernă udmurt/rațional udmurtă/modernă uigur/rațional uigură/modernă umbrian/rațional umbriană/modernă vancomicină velociraptor vicuña
  xhosa/modernă/rațional zulus/rațional zulusă/modernă
`

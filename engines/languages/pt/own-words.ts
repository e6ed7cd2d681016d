/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  abdominoplastia/alegria abonação/contrarrevolução absenteísmo/abandono absorbância/alegria absorvância/alegria açaí açaís
  acarajé/abandono accountability aceção acetilação/contrarrevolução acetilcolina/abóbora acúmulo/abandono adenocarcinoma/abandono
  adenomiose/abóbora adequa adequam adeque adequem adultização/contrarrevolução aeróbio/aeróbico aerofotogramétrico/aeróbico
  afrobrasileiro/aeróbico afrodescendente/arguente afrofuturismo/amadorismo agroecologia/alegria agrotech/abóbora airbnb airfryer/abandono
  aleatorização/contrarrevolução aleatorizado/aeróbico alélico/aeróbico alforria/abóbora alteridade/biodiversidade altmetria/alegria
  ambivalente/arguente amilase/abóbora anaeróbio/aeróbico anáfase/abóbora anatomopatológico/aeróbico ancestralidade/biodiversidade
  andragogia/alegria anisotropia/alegria anonimização/contrarrevolução anonimizado/aeróbico anonimizar/alfabetizar ansiolítico/aeróbico
  antibiograma/abandono antibioticoterapia/alegria anticoncecional anticonceptivo/aeróbico antiespecismo/amadorismo
  antiespecista/conferencista antifúngico/aeróbico antineoplásico/aeróbico antipirético/aeróbico antiproibicionista/conferencista
  antipsicótico/aeróbico antirretroviral/aeróbico antitumorígeno/aeróbico antropogénico/aeróbico antropogênico/aeróbico
  antropometria/alegria aporofobia/alegria aporofóbico/aeróbico apostila/abóbora app/abandono apps apud aquicultura/abóbora
  arbovirose/abóbora array arrays artivismo/amadorismo artivista/conferencista artroscopia/alegria aspecto/abandono
  assistencialista/conferencista atacadista/conferencista auditabilidade/biodiversidade auditável/ultrassensível
  autoaceitação/contrarrevolução autocomposição/contrarrevolução automedicação/contrarrevolução autoperceção/contrarrevolução
  autorreflexão/contrarrevolução autorregulação/contrarrevolução autorregulado/aeróbico autorrelato/abandono autossuficiente/arguente
  avaliativo/aeróbico backend bacon bacteremia/alegria baderna/abóbora bancarização/contrarrevolução bancarizado/aeróbico barbecue
  bariátrico/aeróbico batimétrico/aeróbico bebês behaviorismo/amadorismo behaviorista/conferencista benchmark/abandono benchmarking
  benchmarks bentónico/aeróbico bentônico/aeróbico bi-horário/aeróbico bibliometria/alegria bibliométrico/aeróbico bilheteria/abóbora
  bilíngue/alambique binaridade/biodiversidade bioacumulação/contrarrevolução biocida/arguente bioconversão/contrarrevolução
  biodegradável/ultrassensível bioinsumo/abandono bioprospecção/contrarrevolução biópsia/abóbora biopsicossocial/semioficial
  biorremediação/contrarrevolução bitcoin bitcoins bitributação/contrarrevolução blackface blefaroplastia/alegria blockchain/alambique
  blog/abandono blogger bloggers blogs bluetooth body-shaming boleto/abandono bolsonarista/conferencista boolean bot/abandono bots
  bovinocultura/abóbora boxplot/abandono boxplots bradicardia/alegria brainstorm brainstorming branquitude/alambique braquiterapia/alegria
  bravamente briefing/alambique broncoscopia/alegria bropriating brownie brownies brunch bruxismo/amadorismo bug/abandono bugar/amputar
  bugs bullying/alambique bungee burnout/alambique caçamba/abóbora cache caches cadeirante/arguente cafetaria/abóbora cafetarias
  calorimetria/alegria camião caminhoneiro/aeróbico caminhonete/aeróbico camiões campi campus candomblé/abandono capacitismo/amadorismo
  capacitista/conferencista capô capoeirista/conferencista cappuccino carcinogénico/aeróbico cardiomiopatia/alegria
  carnavalização/contrarrevolução casa-de-banho cashback/alambique casualizada casualizado casualizados catafórico/aeróbico
  catalase/abóbora celetista/conferencista celulase/abóbora centrossomo/abandono cerebrovascular/semioficial chatbot/abandono chatbots
  chavista/conferencista checador/decisor checagem/abóbora checar/amputar check-in check-out check-up checklist/abandono checklists
  checkout cheddar cheesecake cheesecakes chikungunya chimarrão/abandono ciberbullying/alambique ciclofaixa/abóbora ciclorrota/abóbora
  cienciometria/alegria cientometria/alegria cientométrico/aeróbico cinase/abóbora cingapuriano/aeróbico cintilografia/alegria cis
  cisgeneridade/biodiversidade cisgénero/aeróbico cisgênero/aeróbico cisheteronormatividade/biodiversidade cisnormativo/aeróbico
  citocina/abóbora citocinese/abóbora citometria/alegria citotoxicidade/biodiversidade citotóxico/aeróbico clamídia/abóbora cloud cluster
  clusters coach coaches coaching/alambique coagulograma/abandono coavaliação/contrarrevolução cocriação/contrarrevolução
  codocência/contrarrevolução cofator/abandono cognitivismo/amadorismo cognitivista/conferencista colecistectomia/alegria
  colegialidade/biodiversidade coliving colonialidade/biodiversidade commit/abandono commits commodities commodity comorbidade/alegria
  compartilhamento/abandono compliance compostável/ultrassensível conceção conceções concluinte/arguente conectivismo/amadorismo
  conectivista/conferencista confeção confiabilidade/biodiversidade conjectura/abóbora connosco conscientização/contrarrevolução
  conscientizador/decisor conscientizar/alfabetizar conspiracionismo/amadorismo conspiracionista/conferencista construcionismo/amadorismo
  construcionista/conferencista construtivista/conferencista consumerista/conferencista contábil/ultrassensível contactos contato contatos
  contra-hegemônico/aeróbico contraceptivo/aeróbico contracetivo contracetivos cookie cookies coorte/abóbora coriza/abóbora coronavírus
  correlacional/semioficial cosmovisão/abóbora cosplay cosplayer cosplays cotidiano/abandono cotista/conferencista
  covariável/ultrassensível covid coworking/alambique crack cracolândia/abóbora creatina/abóbora creatinina/abóbora criptoativo/abandono
  criptografado/aeróbico criptografar/amputar criptomoeda criptomoedas criticidade/biodiversidade cromatídeo/abandono cromatídio/abandono
  cromossômico/aeróbico cromossomo/abandono cronotopo/abandono crossfit crossfiteiro/aeróbico crossing-over crush cupcake cupcakes
  cupuaçu/abandono curricula customizar/alfabetizar customizável/ultrassensível cyberbullying cyberstalking dashboard dashboards
  dataset/abandono datasets datificação/contrarrevolução datificar/amputar deadline deadlines debug/abandono debugar/amputar debugging
  debugs deceção decepcionar/amputar decodificador/decisor decoloniais decolonial decolonialidade/biodiversidade decolonialismo/amadorismo
  decolonialista/conferencista decolonizar/alfabetizar deep deepfake/abandono defasagem/abóbora default déficit deficits déficits
  deflacionário/aeróbico deíctico/aeróbico deítico/aeróbico dêitico/aeróbico deletar/amputar deletério/aeróbico deliveries delivery deploy
  deploys desbancarização/contrarrevolução desbancarizado/aeróbico descarbonização/contrarrevolução descarbonizar/alfabetizar
  descartável/ultrassensível descolonial/semioficial descriptografar/amputar desdolarização/contrarrevolução desencriptar/amputar
  desengajamento/abandono desengajar/amputar desenvolvedor/decisor desestatização/contrarrevolução desidrogenase/abóbora
  desjudicialização/contrarrevolução desktop/abandono desktops deslogar/amputar desmatado/aeróbico desmatamento/abandono desmatar/amputar
  desospitalização/contrarrevolução desserialização/contrarrevolução deteção detector/decisor detento/aeróbico dezenove dezesseis
  dezessete dialogicidade/biodiversidade dialógico/aeróbico dialogismo/abandono diegese/abóbora diegético/aeróbico dietoterapia/alegria
  difratometria/alegria digladiação/contrarrevolução digladiar/amputar diploide/aeróbico disfuncional/semioficial dislipidemia/alegria
  dislipidémico/aeróbico dislipidêmico/aeróbico display displays dissacarídeo/abandono dissertativo/aeróbico
  dissertativo-argumentativo/aeróbico distópico/aeróbico diu dius documentarista/conferencista dopamina/abóbora doppler dorama doramas
  dosimetria/abóbora doula/abóbora doxing drag drags drive-thru drone/abandono dronização/contrarrevolução dumping durex e-book/abandono
  e-books e-commerce/alambique e-sports ebola ebook/abandono ebooks ecocardiograma/abandono ecocêntrico/aeróbico ecocídio/abandono
  ecofeminismo/amadorismo ecofeminista/conferencista ecopedagogia/alegria ecossistémico/aeróbico ecótipo/abandono
  ecotoxicidade/biodiversidade ecotóxico/aeróbico ecoturismo/abandono ecstasy edáfico/aeróbico edafoclimático/aeróbico educando/aeróbico
  eletrodo/abandono eletroencefalografia/alegria eletromiografia/alegria eletromiográfico/aeróbico emails embedding/abandono embeddings
  emoji/abandono emoticon/abandono emoticons empoderado/aeróbico empoderamento/abandono empoderar/amputar endodontia/alegria
  endometriose/abóbora endonuclease/abóbora endoscopia/alegria enem enfrentamento/abandono engatinhar/amputar enoturismo/abandono
  enquete/abóbora entalpia/alegria epigenético/aeróbico epistasia/alegria epistemicídio/abandono epistémico/aeróbico epistêmico/aeróbico
  erasmus erotizar/alfabetizar escanear/amputar eslovênio/aeróbico esmalteria/abóbora espacialização/contrarrevolução especismo/amadorismo
  especista/conferencista espectador/decisor espectrofotometria/alegria espectroscopia/alegria espectroscópico/aeróbico
  espetacularização/contrarrevolução esporte/abandono esportista/conferencista esportivo/aeróbico esports espresso esquistossomose/abóbora
  estadunidense estadunidenses estagflação/contrarrevolução esteatose/abóbora estequiométrico/aeróbico esterificação/contrarrevolução
  estressante/arguente estressar/amputar estresse/abandono estruturalista/conferencista etarismo/amadorismo etnobotânica/alegria
  etnocêntrico/aeróbico etnocídio/abandono etnomatemática/alegria eucariótico/aeróbico eucarioto/aeróbico eurocêntrico/aeróbico
  eutrofização/contrarrevolução exergia/alegria exoma/abandono éxon/abandono éxons exonuclease/abóbora extradiegético/aeróbico
  extrativismo/amadorismo extrativista/conferencista extubação/contrarrevolução extubar/amputar facção/contrarrevolução facioso/aeróbico
  fact-checking fair-play fake/abóbora fandom fandoms farmacologização/contrarrevolução farmacovigilância/alegria fashion fast
  fast-fashion fast-food faunístico/aeróbico favelização/contrarrevolução feed feedback/abandono feedbacks feeds femicídio/abandono
  feminicida/abóbora feminicídio/abandono fenotípico/aeróbico ferritina/abóbora fetichização/contrarrevolução fetichizar/alfabetizar
  ficcionalizar/alfabetizar fichamento/aeróbico filogenômico/aeróbico filogeografia/alegria filogeográfico/aeróbico
  financeirização/contrarrevolução fintech fintechs firewall/abandono firmware fisioterapêutico/aeróbico fisioterapia/alegria fita-cola
  fitorremediação/contrarrevolução fitossociológico/aeróbico fitoterápico/aeróbico fitotoxicidade/biodiversidade flagrar/amputar
  flashcard/abandono flashcards float florístico/aeróbico fonoaudiologia/alegria fonoaudiológico/aeróbico fonoaudiólogo/aeróbico food
  forrozeiro/aeróbico fosfatase/abóbora fosfolipídeo/abandono fosfolípido/abandono fosforilação/contrarrevolução
  fotodegradação/contrarrevolução fotogramétrico/aeróbico framework/abandono frameworks freelancer freelancers frigobar/abandono frontend
  full-stack fúngico/aeróbico funk funkeiro/aeróbico gadget/abandono gadgets gameplay gameplays gamer gamers gamificação
  gamificado/aeróbico gamificar garantismo/amadorismo garantista/conferencista garçom garçons gaslighting gastrointestinal/semioficial
  geek geeks gelateria/abóbora generis genitor/decisor genómico/aeróbico genômico/aeróbico genotípico/aeróbico
  genotoxicidade/biodiversidade genotóxico/aeróbico gentrificação/contrarrevolução gentrificar/amputar geolocalização/contrarrevolução
  georreferenciação/contrarrevolução gerontologia/alegria ghosting glicemia/alegria glicémico/aeróbico glicêmico/aeróbico
  glicídico/aeróbico glioblastoma/abandono glotopolítica/abóbora gnosiológico/aeróbico goleiro/aeróbico gordofobia/alegria
  gordofóbico/aeróbico governabilidade/biodiversidade gravimétrico/aeróbico greenwashing grelina/abóbora grooming guaraná/abandono habeas
  hackear/amputar hackeável/ultrassensível hacker/abandono hamburgueria/abóbora hanseníase/abóbora hardware/alambique hardwares hashtag
  hashtags hat-trick hat-tricks hater haters headphone headphones hebiatria/alegria hedge helicase/abóbora hemograma/abandono
  hepatocarcinoma/abandono hepatologia/alegria hepatotóxico/aeróbico herdabilidade/biodiversidade heritabilidade/biodiversidade
  herpetológico/aeróbico heteroavaliação/contrarrevolução heterocedasticidade/biodiversidade heterocomposição/contrarrevolução
  heterodiegético/aeróbico heteronormatividade/biodiversidade heteronormativo/aeróbico heterozigosidade/biodiversidade
  heterozigoto/aeróbico heutagogia/alegria hibridização/contrarrevolução hidrelétrica/abóbora hip-hop hiperfoco/abandono
  hiperglicemia/alegria hiperglicémico/aeróbico hiperglicêmico/aeróbico hiperinflação/contrarrevolução hiperinflacionário/aeróbico
  hipermídia/abóbora hipersexualização/contrarrevolução hipertextualidade/biodiversidade hipertireoidismo/amadorismo
  hipertiroidismo/amadorismo hipoclorito/abandono hipoglicemia/alegria hipoglicémico/aeróbico hipoglicêmico/aeróbico
  hipossuficiência/alegria hipossuficiente/aeróbico hipotireoidismo/amadorismo hipotiroidismo/amadorismo histamina/abóbora
  histerectomia/alegria histopatológico/aeróbico hoc hodierno/aeróbico holding holdings home home-office home-schooling homeoffice
  homeschooling homoafetividade/biodiversidade homoafetivo/aeróbico homocedasticidade/biodiversidade homodiegético/aeróbico
  homoparental/semioficial homoparentalidade/biodiversidade homozigosidade/biodiversidade hormonioterapia/alegria hortifrúti
  hortifrutigranjeiro/decisor hortifrútis hostel hostels hotdog/alambique hotspot/abandono hotspots hpv humedecer humedecido húmida
  humidade humidades húmidas humidificador húmido húmidos ictiológico/aeróbico idadismo/amadorismo impactante/arguente impeachment
  imperdível/ultrassensível implantodontia/alegria imuno-histoquímica/alegria imuno-histoquímico/aeróbico imunobiológico/abandono
  imunocompetente/arguente imunodeficiente/arguente imunogenicidade/biodiversidade imunoglobulina/abóbora imunomodulação/contrarrevolução
  imunomodulador/decisor imunossupressor/decisor imunoterapia/alegria imunoterápico/aeróbico inadimplência/alegria inadimplente/arguente
  indefetível indemnizatório/aeróbico indenização/contrarrevolução indenizador/decisor indenizar/amputar indenizatório/aeróbico indie
  indigenismo/abandono indigenista/conferencista inercial/semioficial inescapável/ultrassensível infantilização/contrarrevolução
  infarto/abandono infecção/contrarrevolução infectado/aeróbico infectar/amputar infectividade/biodiversidade infectologia/alegria
  infectologista/conferencista inflacionário/aeróbico influencer influencers influenciador/decisor infodemia/alegria infodêmico/aeróbico
  infometria/alegria ingovernabilidade/biodiversidade ingressante/arguente inimputabilidade/biodiversidade injunção/contrarrevolução
  insight insights intensional/semioficial intensivista/conferencista interacionismo/amadorismo interceptor/decisor
  interculturalidade/biodiversidade interdisciplinaridade/biodiversidade interfase/abóbora ínterim interleucina/abóbora
  internauta/conferencista interseccionalidade/biodiversidade intertextualidade/biodiversidade intradiegético/aeróbico íntron/abandono
  íntrons intubação/contrarrevolução intubar/amputar inventividade/biodiversidade inviabilizável/ultrassensível
  invisibilização/contrarrevolução invisibilizado/aeróbico invisibilizar/alfabetizar iônico/aeróbico islamofobia/alegria
  islamofóbico/aeróbico isonómico/aeróbico isotropia/alegria jet judicialização/contrarrevolução judicializado/aeróbico
  judicializar/alfabetizar jumping junk jurisdicionado/aeróbico jurisprudencial/semioficial k-pop kitesurf kiwi kiwis know-how kosovar
  kosovares Kosovo lactase/abóbora lacto-ovovegetariano/aeróbico lag lanchonete/abóbora laparoscopia/alegria laptop/abandono laptops
  laqueadura/abóbora latte layout layouts learning legging leggings leishmaniose/abóbora leptina/abóbora lesbofobia/alegria
  letramento/abandono leucograma/abandono lgbt lgbtfobia/alegria lgbtfóbico/aeróbico lgbti lgbtqia ligase/abóbora like likes
  limnológico/aeróbico linfoma/abandono linkar/amputar lipase/abóbora lipedema/abandono lipídico/aeróbico lipoaspiração/alegria
  liposomo/abandono lipossoma/abandono liquidificador/abandono lisossoma/abandono lisossomo/abandono literacia/alegria
  litisconsórcio/abandono litispendência/abóbora live/abóbora lives lixiviação/contrarrevolução lobbies lobby lobbying lockdown lockdowns
  login/abandono logins logocêntrico/aeróbico look looks loop loops ludicidade/biodiversidade ludificação/contrarrevolução
  ludoterapeuta/conferencista machine mainstream majoritário/aeróbico making-of malware/abandono mamoplastia/alegria mangás mansplaining
  manterrupting marketplace/alambique massoterapeuta/conferencista mastectomia/alegria mastologia/alegria meca/abóbora
  medicalização/contrarrevolução medicalizado/aeróbico medicalizar/alfabetizar meiose/abóbora melatonina/abóbora meliponicultor/decisor
  meliponicultura/abóbora meme/abandono mentoria mentorias mentoring mercantilização/contrarrevolução merge/abandono
  meritocracismo/amadorismo meritocrata/conferencista metaboloma/abandono metabolómico/aeróbico metabolômico/aeróbico metanálise/abóbora
  metilação/alegria metrô/abandono microbioma/abandono microbiota/abandono microchip/abandono microscopia/alegria middleware/alambique
  mídia/abóbora midiático/aeróbico midiatização/contrarrevolução mieloma/abandono milkshake/abandono mindfulness minimalismo/amadorismo
  mioglobina/abóbora miojo/abandono miomatose/abóbora miscibilidade/biodiversidade misógino/aeróbico mitocondrial/aeróbico mocha
  monetizável/ultrassensível monitoramento/abandono monitorar/amputar monolíngue/alambique monossacarídeo/abandono moqueca/abandono
  morbimortalidade/biodiversidade morfometria/alegria morfométrico/aeróbico mouse mouses muão multicolinearidade/biodiversidade
  multiculturalidade/biodiversidade multidisciplinaridade/biodiversidade multiletramento/abandono multilíngue/alambique
  multilinguismo/abandono multimídia/abóbora multimidiático/aeróbico multimorbidade/biodiversidade multirresistência/biodiversidade
  multirresistente/arguente multissemiótico/aeróbico multissensorial/semioficial múndi muões musculoesquelético/semioficial
  musicoterapeuta/conferencista mutagénico/aeróbico mutagênico/aeróbico nanoencapsulação/contrarrevolução nanomaterial/semioficial
  nanopartícula/abóbora nanoplástico/abandono narratologia/alegria narratológico/aeróbico necropolítica/abóbora nefropatia/alegria
  negacionismo/amadorismo negacionista/conferencista neocolonial/semioficial neoextrativismo/amadorismo neoliberalização/contrarrevolução
  neonatal/semioficial neonato/abandono neonatologia/alegria neonatologista/conferencista nerd nerds net netflix netnografia/alegria
  netnográfico/aeróbico neuroléptico/aeróbico newsletter/abóbora newsletters noradrenalina/abóbora normatização/contrarrevolução
  notebook/abandono notebooks nuclease/abóbora nucleossomo/abandono nucleotídeo/abandono nucleótido/abandono numeracia/alegria
  nutrólogo/aeróbico objetificação/contrarrevolução objetificado/aeróbico objetificar/amputar ocitocina/abóbora octoploide
  odontopediatria/alegria off-line office offline offshoring ok oligonucleotídeo/abandono oligonucleótido/abandono omnes onboarding
  ônibus/abandono ooforectomia/alegria open-source operacionalizável/ultrassensível orientanda/aeróbico orixá/abandono ortodontia/alegria
  ortodôntico/aeróbico osteoarticular/aeróbico osteomioarticular/aeróbico osteomuscular/aeróbico osteopenia/alegria outlet outlets
  outlier/abandono outliers outridade/biodiversidade outsourcing ouvidoria/abóbora overdose overdoses overturismo/abandono oxigénica
  oxigénicas oxigénico oxigénicos oxitocina/abóbora paddle pandémico/aeróbico pansexualidade/biodiversidade pão-de-queijo/abandono
  parasitológico/aeróbico paratexto/abandono paratextuais paratextual/aeróbico parentalidade/alegria pastel-de-nata/abandono
  patch/abandono patinete/abóbora patogenicidade/biodiversidade patologização/contrarrevolução patologizar/alfabetizar pcr pectina/abóbora
  pecuarista/conferencista pedágio/abandono pejotização/contrarrevolução penalista/conferencista pendrive pendrives pentatónica
  pentatónicas pentatónico pentatónicos perceção percecionar/amputar perceções periculosidade/biodiversidade
  periferização/contrarrevolução perinatal/semioficial periodontal/aeróbico periodontia/alegria permacultura/abóbora peroxidase/abóbora
  peroxissomo/abandono personal pertencimento/abandono petista/conferencista picape/abóbora pilates pipetagem/contrarrevolução pitch pix
  pizzaria/abóbora planctónico/aeróbico planctônico/aeróbico planejado/aeróbico planejamento planejamentos planejar/amputar
  plasmídeo/abandono plasmídio/abandono plataformização/contrarrevolução plataformizar/alfabetizar play-off play-offs player players
  playlist/abóbora playoff playoffs plug-in/abandono plug-ins plurilíngue/alambique plurilinguismo/abandono podcast/abandono podcaster
  podcasters podcasts pole-position polimerase/abóbora poliploide/aeróbico polissacarídeo/abandono polissacárido/abandono
  polissonografia/alegria polissonográfico/aeróbico polonês polonesa polonesas poloneses pop pop-up/abandono pop-ups porcentagem/abóbora
  pós-estruturalista/conferencista post/abandono posts potenciador/decisor potenciométrico/aeróbico pré-operatorial/semioficial
  pré-processual/semioficial prebiótico/abandono precificar/amputar preditor/decisor presenteísmo/abandono previdenciário/aeróbico
  previdenciarista/conferencista primase/abóbora printar/amputar probiótico/abandono procariótico/aeróbico procarioto/aeróbico
  processualista/conferencista proctologia/alegria produtivista/conferencista prófase/abóbora proibicionista/conferencista prompt/abandono
  prompts prospecto/abandono protease/abóbora proteoma/abandono proteómico/aeróbico proteômico/aeróbico protético/aeróbico proxy
  pseudonimização/contrarrevolução pseudonimizar/alfabetizar psicometria/alegria psicossocial/semioficial puérpera/abóbora
  puerperal/semioficial puerpério/abandono punitivismo/amadorismo punitivista/conferencista quadrinista/conferencista quark/abandono
  quarks queer queerbaiting queers queries query quilombola/abóbora quimiocina/abóbora quimiorreceptor/decisor quimioterapia/alegria
  quimioterápico/aeróbico quinase/abóbora quiropraxia/alegria quiropraxista/conferencista quiz/abandono quo racialização/contrarrevolução
  racializado/aeróbico racializar/alfabetizar radioterápico/aeróbico randomização/contrarrevolução randomizado randomizar/alfabetizar
  ranking/alambique ransomware/abandono rap rapper rappers rastreabilidade/biodiversidade rastreável/ultrassensível rating ratings reboot
  receção rececionar rececionista receções receptividade/biodiversidade receptor/decisor recetor/decisor reels reflorestamento/abandono
  registrado/aeróbico registrar/amputar registro/abandono regressor/decisor rejeito/abandono relativístico/aeróbico remake remakes
  remanejo/abandono renderizador/decisor reospitalização/contrarrevolução replicabilidade/biodiversidade replicável/ultrassensível
  repostar/amputar repristinação/contrarrevolução resetar/amputar ressignificação/contrarrevolução ressignificado/aeróbico
  ressignificar/amputar ressocialização/contrarrevolução ressocializador/aeróbico ressocializar/alfabetizar retinopatia/alegria
  retuitar/amputar revitimização/contrarrevolução revitimizar/amputar ribossoma/abandono ribossomal/aeróbico ribossómico/aeróbico
  ribossômico/aeróbico ribossomo/abandono rinoplastia/alegria robótico/aeróbico romantização/contrarrevolução royalties rt-pcr running
  ruptura/abóbora sacarase/abóbora saponificação/contrarrevolução sarcopenia/alegria sars-cov scooter/abóbora self-service selfie/abóbora
  selfies sensu sepse/abóbora sepsis sequenciador/decisor serialização/contrarrevolução serializar/alfabetizar serológico/aeróbico
  serotonina/abóbora sertanejo/aeróbico sexting sexualização/contrarrevolução sexualizado/aeróbico sexualizar/alfabetizar shareholder
  shareholders shoppings short shorts sic sinterização/contrarrevolução skatista/conferencista smartphone/abandono smartphones
  smartwatch/alambique smoothie smoothies snack snacks snowboard socioconstrutivismo/amadorismo socioconstrutivista/conferencista
  sociointeracionismo/amadorismo sociointeracionista/conferencista sociorretórico/aeróbico sojicultor/decisor sojicultura/abóbora
  somativo/aeróbico sorológico/aeróbico sororidade/alegria spin-off spin-offs spinning spoiler spoilers sprays spread spyware/abandono
  stablecoin stablecoins stakeholder stakeholders stalkear/amputar stalker stalkers stalking/alambique startup/abóbora startups stories
  story storytelling streamer streamers streaming/alambique streamings stricto string subalternidade/biodiversidade subcampo/abandono
  subprime subtópico/abandono sucateado/aeróbico sucateamento/abandono sucatear/amputar sui suinocultura/abóbora sumativo/aeróbico
  superávit superavitário/aeróbico superávits superexposição/contrarrevolução suplementação/contrarrevolução sursis swap swing
  tablet/abandono tablets tacacá/abandono tag/abóbora taquicardia/alegria telessaúde/alegria telófase/abóbora tematizar/alfabetizar
  tequila/abóbora teratogénico/aeróbico teratogênico/aeróbico terceirização/contrarrevolução terceirizado/aeróbico terceirizar/alfabetizar
  termelétrica/abóbora termogénico/aeróbico termogênico/aeróbico termogravimetria/alegria terraplanismo/amadorismo
  terraplanista/conferencista tesista/conferencista textualizar/alfabetizar thread threads thriller thrillers tiktok tiktoker tiktokers
  tímbrico/aeróbico time time-lapse times token/abandono tokenização/contrarrevolução tokenizado/aeróbico tokenizador/decisor
  tokenizar/alfabetizar tokens topoisomerase/abóbora topping tornozeleira/abóbora trader traders trailer trailers trainee trainees trainer
  trainers tramitar/amputar trans transar/amputar transcriptase/abóbora transcriptoma/abandono transcriptômico/aeróbico
  transculturalidade/biodiversidade transdisciplinaridade/biodiversidade transdução/contrarrevolução transesterificação/contrarrevolução
  transexualidade/biodiversidade transfecção/contrarrevolução transferrina/abóbora transgeneridade/biodiversidade transgênero/aeróbico
  translíngue/alambique trap traqueostomia/abóbora triatleta/conferencista tributarista/conferencista triglicerídeo/abandono
  triglicérido/abandono trilíngue/alambique tripanossomíase/abóbora triploide/aeróbico troll trollar/amputar trolls troponina/abóbora
  trotinete/abóbora truck trucks trumpista/conferencista tucupi/abandono tuitar/amputar turistificação/contrarrevolução turnover
  twittar/amputar uber uberização/contrarrevolução uberizado/aeróbico ubiquitinação/contrarrevolução ultrassonografia/alegria
  ultrassonográfico/aeróbico umbanda/abóbora umbandista/conferencista underground unidimensional/semioficial univariado/aeróbico upcycling
  upload/abandono uploads usucapião usucapiões vacinal van/abóbora varejista/conferencista vatapá/abandono veganismo/amadorismo
  veganista/conferencista vegano/aeróbico ventilatório/aeróbico vestibulando/aeróbico vestível/ultrassensível vetorização/contrarrevolução
  vetorizado/aeróbico vetorizar/alfabetizar vídeo-aula videoaula/abóbora videocast/abandono videocasts viralização/contrarrevolução
  viralizar/alfabetizar virológico/aeróbico visibilização/contrarrevolução visibilizar/alfabetizar vitimização/contrarrevolução
  vitimizar/amputar vitimologia/alegria vitro vlog voltametria/alegria vulnerabilização/contrarrevolução vulnerabilizar/alfabetizar
  wakeboard webconferência/abóbora webdesigner/conferencista webinar/abandono webinário/abandono webinars website/abandono whatsapp whey
  whitewashing wi-fi wifi workshop/abandono workshops wrap wraps x-burger/abandono xenobiótico/aeróbico youtuber youtubers
  youtubista/conferencista zagueiro/aeróbico zelandês/aeróbico zerar/amputar zika zimbabuano/aeróbico zimbabweano/aeróbico
  zoonótico/aeróbico
  abcázio/aeróbico acádio/aeróbico acaico/aeróbico acreano/aeróbico actina/abóbora actinídeo/abandono adenina/abóbora adenovírus
  ágora/abóbora aiatolá/abóbora alauita/abóbora alelo/abandono Aleppo Altai amapaense/arguente/alambique amárico/aeróbico
  amerício/abandono amonite/alambique amoxicilina/abóbora anafilaxia/abóbora andesito/abandono antígeno/abandono antocianina/abóbora
  antuerpiano/aeróbico apartheid apoptose/alambique aracajuano/aeróbico arbovírus arcádio/aeróbico armênio/aeróbico
  arteriosclerose/alambique asteca/abóbora astenosfera/abóbora astigmatismo/abandono Atahualpa aterosclerose/alambique axolote/alambique
  azerbaijano/aeróbico azeri babilônico/aeróbico babilônio/aeróbico bacteriófago/abandono badminton badmínton balinês/japonês
  bárion/abandono basquir batistério/abandono belo-horizontino/aeróbico benzodiazepina/abóbora benzodiazepínico/abandono bérbere/alambique
  betacaroteno/abandono biatlo/abandono biogás Blair boêmio/aeróbico bonobo/abandono borrelia/abóbora bóson/abandono bósons
  bostoniano/aeróbico botsuanês/japonês Brontë brunês/japonês bruxelense/arguente/alambique bucarestino/aeróbico
  budapestense/arguente/alambique budapestino/aeróbico buenairense/arguente/alambique bulimia/abóbora bureta/abóbora burguinhão/aeróbico
  burgúndio/aeróbico buriate/alambique burquinense/arguente/alambique burundiano/aeróbico butanês/japonês cairota/abóbora calabrês/japonês
  calmuco/aeróbico calvinismo/abandono canabinoide/alambique canarino/aeróbico canoísta/abóbora capadócio/aeróbico capivara/abóbora Capri
  caracal caratê caribenho/aeróbico caribu carotenoide/alambique casaque/alambique casuar/abandono catacumba/abóbora
  catarense/arguente/alambique caxemir caxumba/abóbora cazaque/alambique ceilonês/japonês cetamina/abóbora chadiano/aeróbico
  checheno/aeróbico chicaguense/arguente/alambique ciclotron/abandono cingalês/japonês circassiano/aeróbico cistite/alambique
  citoesqueleto/abandono cloroplasto/abandono cloroquina/abóbora coala/abóbora codeína/abóbora códon/abandono colagénio/abandono
  colágeno/abandono comorense/arguente/alambique construtivismo/abandono copenhaguense/arguente/alambique cormorão/aeróbico
  córnico/aeróbico corticoide/alambique corticosteroide/alambique costa-marfinense/arguente/alambique criogênico/aeróbico
  criosfera/abóbora criosférico/aeróbico cromosfera/abóbora cuiabano/aeróbico curitibano/aeróbico dácio/aeróbico dadaísmo/aeróbico
  daguestanês/japonês dermatite/alambique dexametasona/abóbora diatomácea/abóbora Dirac djibutiano/aeróbico dublinense/arguente/alambique
  edimburguês/japonês elamita/abóbora elastina/abóbora eletrolisador emiradense/arguente/alambique encefalite/alambique
  endocitose/alambique endosperma/abóbora eritreu eritrócito/abandono eslavônio/aeróbico espectrômetro/abandono estafilococo/abandono
  estalinismo/abandono estegossauro/abandono estocolmense/arguente/alambique estoniano/aeróbico estônio/aeróbico estratovulcão/abandono
  estrogénio/abandono estrogênio/abandono estrôncio/abandono etólogo/aeróbico eucarionte/alambique euroceticismo/abandono
  eurocético/aeróbico evenki exobiologia/abóbora exocitose/alambique exoplaneta/abóbora fenótipo/abandono fentanil férmion/abandono
  férmions feroês/japonês Feynman fijiano/aeróbico finês/japonês flavonoide/alambique florianopolitano/aeróbico
  fortalezense/arguente/alambique fosfolipídio/aeróbico fotosfera/abóbora francônio/aeróbico frankfurtense/arguente/alambique
  frígio/aeróbico frísio/aeróbico friulano/aeróbico frutose/alambique fumarola/abóbora gabonense/arguente/alambique gabonês/japonês
  gaélico/aeróbico gambiano/aeróbico ganense/arguente/alambique gascão/aeróbico genótipo/abandono gepídico/aeróbico gibão/aeróbico
  gigabit/abandono gigabyte/abandono gigahertz gigawatt/abandono glaciologia/abóbora glaciologista/conferencista/abóbora
  glaciólogo/aeróbico glicólise/alambique glucagon glúon/abandono glúons gnaisse/alambique goianiense/arguente/alambique
  granadino/aeróbico grenadino/aeróbico groenlandês/japonês guanina/abóbora guepardo/aeróbico Haarlem hádron/abandono hádrons
  haiense/arguente/alambique Händel hantavírus haplogrupo/abandono haplótipo/abandono hassidismo/abandono hauçá/abóbora haussá/abóbora
  hectopascal heliosfera/abóbora hematologista/conferencista/abóbora hemicelulose/alambique Herat herpetólogo/aeróbico Hesse
  hessiano/aeróbico hidroxicloroquina/abóbora hipernova/abóbora huguenote/alambique iacuto/aeróbico iaque/alambique ibuprofeno/abandono
  iconostásio/abandono ictiólogo/aeróbico ictiossauro/abandono ilírio/aeróbico imã imunologista/conferencista/abóbora interferon/abandono
  inuíte/alambique ioruba/abóbora iorubá/abóbora iroquês/japonês israelense/arguente/alambique istambulita/abóbora ítrio/abandono
  ivermectina/abóbora jaguatirica/abóbora jainismo/abandono jerosolimita/abóbora jihadismo/abandono jihadista/conferencista/abóbora
  johanesburguês/japonês jônio/aeróbico jordaniano/aeróbico karaté/abóbora keynesianismo/abandono krill lamaísmo/aeróbico
  lantânio/abandono laosiano/aeróbico legionela/abóbora lêmure/alambique lépton/abandono léptons licopeno/abandono
  liechtensteiniense/arguente/alambique lignina/abóbora lígure/alambique ligúrio/aeróbico limenho/aeróbico lipídio/abandono
  lípido/abandono Lleida lombardo/aeróbico Lucca macedônio/aeróbico maceioense/arguente/alambique macrófago/abandono Macron
  madrilenho/aeróbico magnetar/abandono magnetosfera/abóbora malauiano/aeróbico maldivo/aeróbico malgaxe/alambique manauara/abóbora
  mandinga/abóbora mangal manguezal mangusto/abandono mantuano/aeróbico maoismo/abandono maoísmo/aeróbico maori/abandono mapuche/alambique
  maranhense/arguente/alambique Marat marfinense/arguente/alambique martinicano/aeróbico mauriciano/aeróbico megabit/abandono
  megabyte/abandono megaparsec/abandono megawatt/abandono melanésio/aeróbico merovíngio/aeróbico méson/abandono mésons mesosfera/abóbora
  metanfetamina/abóbora meticilina/abóbora micênico/aeróbico micrômetro/abandono micronésio/aeróbico microssegundo/abandono Milton
  minoico/aeróbico miosina/abóbora mitocôndria/abóbora moabita/abóbora moldávio/aeróbico molibdênio/abandono monegasco/aeróbico Monet
  montevideano/aeróbico morávio/aeróbico Mostar mulá/abóbora muniquense/arguente/alambique múon/abandono múons nabateu nanómetro/abandono
  nanômetro/abandono nanossegundo/abandono narval Nasser nauruano/aeróbico náutilo/abandono Nelson nepalense/arguente/alambique
  nestorianismo/abandono nicaraguense/arguente/alambique nigerino/aeróbico nióbio/abandono norovírus núbio/aeróbico nucleosídeo/abandono
  númida/abóbora nutação/contrarrevolução obsidiana/abóbora occitano/aeróbico ocelote/alambique odessita/abóbora olmeca/abóbora
  omanense/arguente/alambique omani opioide/alambique Orléans oromo/aeróbico osloense/arguente/alambique ósmio/abandono osmose/alambique
  osseta/abóbora ostrogodo/aeróbico paduano/aeróbico palauano/aeróbico paleobotânica/abóbora paleoclima/abandono paleoclimatologia/abóbora
  palermitano/aeróbico panamenho/aeróbico pancreatite/alambique pangolim papua/abóbora paracetamol paraibano/aeróbico paralimpíada/abóbora
  paralímpico/aeróbico parsec/abandono pastó pechenegue/alambique penáltis pênaltis pequinês/japonês pergelissolo/abandono perigeu
  permafrost perovskita/abóbora petabyte/abandono picômetro/abandono piemontês/japonês pietismo/abandono piroclástico/aeróbico
  píton/abandono plâncton plesiossauro/abandono plutônio/abandono polinésio/aeróbico poliovírus politólogo/aeróbico pomerano/aeróbico
  pôntico/aeróbico portenho/aeróbico pósitron/abandono potiguar praguense/arguente/alambique primatologista/conferencista/abóbora
  primatólogo/aeróbico procarionte/alambique procônsul progesterona/abóbora psoríase/alambique pterossauro/abandono púnico/aeróbico
  quasar/abandono Québec quechua/abóbora quéchua/abóbora quilobyte/abandono quirguistanês/japonês quitenho/aeróbico quitina/abóbora
  raia-manta/abóbora rajá/abóbora ravenense/arguente/alambique Reims remdesivir retrovírus rinovírus riolito/abandono ródio/abandono
  rotavírus Rousseau rubídio/abandono rúgbi Russell rutênio/abandono saariano/aeróbico sabino/aeróbico salafismo/abandono
  salafista/conferencista/abóbora Salamanca Samara samnita/abóbora samoano/aeróbico samoiedo/aeróbico santiaguino/aeróbico
  são-luisense/arguente/alambique sarcoma/abóbora sardo/aeróbico sármata/abóbora sátrapa/abóbora savoiano/aeróbico
  seichelense/arguente/alambique selénio/abandono selênio/abandono seljúcida/abóbora serval sikhismo/abandono silesiano/aeróbico
  síncrotron/abandono singapurense/arguente/alambique sinólogo/aeróbico siquismo/abandono siracusano/aeróbico softbol sogdiano/aeróbico
  somaliano/aeróbico soteropolitano/aeróbico stalinismo/abandono suaíli suázi suborbital sul-sudanês/japonês sumério/aeróbico
  supernova/abóbora suprematismo/abandono suricato/abandono surinamês/japonês tadjique/alambique taekwondo/aeróbico taitiano/aeróbico
  taiwanês/japonês talibã talibãs tâmul taoismo/abandono taoísmo/aeróbico tapir/abandono tchadiano/aeróbico tcheco/aeróbico
  telomerase/alambique telómero/abandono telômero/abandono telúrio/abandono terabyte/abandono terahertz terawatt/abandono
  teresinense/arguente/alambique termosfera/abóbora tessálio/aeróbico tetraciclina/abóbora timina/abóbora tiranês/japonês
  tiranossauro/abandono tiroxina/abandono titoísmo/aeróbico tobaguiano/aeróbico togolês/japonês tokamak tolteca/abóbora tomismo/abandono
  tonganês/japonês tóquiota/abóbora toulousano/aeróbico Tours toxicologista/conferencista/abóbora trácio/aeróbico transilvano/aeróbico
  transposon/abandono triatlo/abandono tricerátopo/abandono triestino/aeróbico trilobita/abóbora trinitino/aeróbico trítio/abandono
  triúnviro/aeróbico trombócito/abandono trotskismo/abandono tungstênio/abandono tunisiano/aeróbico turco-otomano/aeróbico
  turcomano/aeróbico turcomeno/aeróbico turinês/japonês tuvaluano/aeróbico tuviano/aeróbico udmurte/alambique ugandense/arguente/alambique
  uigur úmbrio/aeróbico unionismo/abandono uracila/abóbora uzbeque/alambique vaabita/abóbora valaco/aeróbico valão/aeróbico Valladolid
  vanádio/abandono vancomicina/abóbora vanuatuano/aeróbico Varanasi varano/abandono varegue/alambique vasopressina/abóbora Velázquez
  velociraptor veronês/japonês viguense/arguente/alambique vilnense/arguente/alambique viquingue/alambique
  virologista/conferencista/abóbora virólogo/aeróbico vombate/alambique xangaiense/arguente/alambique xogum xosa/abóbora
  zagrebino/aeróbico zeólita/abóbora zigurate/alambique zircônio/abandono zooplâncton zoroastrismo/abandono zulu
  zuriquense/arguente/alambique
  Abecásia Adenauer Akhmátova Amsterdã Apeninos Aquenáton Arafat Assad Atatürk Auckland Averróis Azerbaijão Bagdá Bahamas Bahrein Baikal
  Balzac Bangladesh Beckett Belarus Bessarábia Biden Bizâncio Boccaccio Bramaputra Brecht Brejnev Brunei Bucovina Bulgákov Burundi Butão
  Camus Cavour Chechénia Chechênia Churchill Cingapura Ciro Colônia Copenhague Corinto Corneille Cortez Daguestão Déli Derrida Dickens
  Diderot Djibuti Dniepre Dniestre Dominica Donetsk Dostoievski Dostoiévski Drácon Dresden Egipto Eisenhower Engels Erdogan Escópia
  Espinosa Ésquilo Eswatini Etna Faulkner Fichte Flaubert Foucault Galeno Galícia Gandhi Garibaldi Garona Gdansk Gengis Génova Gênova
  Glasgow Gógol Gorbachev Gotemburgo Groenlândia Hamurabi Hanói Heidegger Heine Helsinque Helsínquia Hemingway Hesíodo Hiroshima Hobbes
  Hume Husserl Ieltsin Iémen Iêmen Irã Ístria Joyce Jutlândia Kadafi Khamenei Kharkiv Kherson Khomeini Khrushchov Kierkegaard Kiev Kublai
  Lapônia Leipzig Lenin Lênin Letônia Liechtenstein Liubliana Lívio Locke Lúxor Lviv Madagascar Malaui Mariupol Mekong Melville Mendeleiev
  Mênfis Merkel Metternich Mianmar Micenas Minsk Mitterrand Molière Mônaco Montevideu Montevidéu Moscou Mussorgsky Nauru Nehru Netanyahu
  Nínive Nixon Nuremberg Óder Odessa Orinoco Orwell Patagônia Pérgamo Péricles Pireneus Pizarro Plutarco Podgorica Poe Polônia Pristina
  Prokofiev Proust Púchkin Pyongyang Quénia Quênia Quilimanjaro Rachmaninoff Ravena Reagan Reykjavik Rilke Rimbaud Roménia Romênia
  Roosevelt Roterdã Sadat Saladino Salônica Sarajevo Saxônia Schelling Schiller Scholz Sêneca Shostakovich Silésia Sófia Soljenítsin Sólon
  Spinoza Stalin Stálin Stravinsky Tadjiquistão Tamerlão Tâmisa Tchaikovsky Tchékhov Teerã Temístocles Thatcher Tolkien Tolstói Trajano
  Transnístria Trotsky Truman Turguêniev Tutancâmon Twain Uzbequistão Valônia Verlaine Vespasiano Vespúcio Vestfália Vietnã Volga Volínia
  Vosges Whitman Wittgenstein Xerxes Yangtzé Yukon Zaporizhzhia Zelensky Zimbábue
`

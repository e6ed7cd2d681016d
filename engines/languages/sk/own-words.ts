/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  ableizmus/realizmus acidobázický/technický ADHD agaróza/kvalita ageizmus/realizmus airbnb airfryer akčňák akčňáky
  anonymizácia/organizácia anonymizovaný/organizovaný anticiganizmus/realizmus antidepresív antidepresíva antidepresívami
  antidepresívum antivaxer antropocén apoptóza/kvalita appiek appka/genetika appkách appky audiobook/kontrast audiokniha/genetika
  autista/turista autofikcia/organizácia autofikčný/pozitívny backend/kontrast barista/turista baristka/učiteľka batat/kontrast
  benchmark/kontrast benchmarking bezemisný/pozitívny bezlaktózový/vzorový bezobalový/vzorový bezuhlíkový/vzorový biomarker
  bitcoin/kontrast bitcoinový/vzorový blockchain/kontrast blockchainový/vzorový bloger/učiteľ blogeri blogerka/učiteľka
  blogerský/technický bluetooth boho boulder bouldering/kontrast brainstormovať/organizovať brandový/vzorový brexit/kontrast
  brexitový/vzorový brownfield/kontrast brunch/kontrast bulgur/kontrast burger burgermi burgeroch burgerom burgerov burgeru burgery
  burgra burgre burnout/kontrast burrito cappuccino čelovka čelovkou čelovku centrifugácia/organizácia chatbot/robot
  chatovať/organizovať cheeseburger cheeseburgermi cheeseburgeroch cheeseburgerom cheeseburgerov cheeseburgeru cheeseburgery
  chromatografický/technický cirkevno cisrodový/vzorový clickbait cloud/kontrast cloudový/vzorový clunyjský coca-cola/kvalita
  cola/kvalita compliance controlling/kontrast controllingový/vzorový copywriter copywritera copywriteri copywriterka/učiteľka
  copywriterov copywriting/kontrast cosplay/kontrast cosplayer covid covidový/vzorový coworker coworking/kontrast coworkingový/vzorový
  crossfit/kontrast crowdfunding/kontrast crowdfundingový/vzorový cykasov cykasy cytokín/kontrast cytokínový/vzorový
  datafikácia/organizácia dataset/kontrast deepfake/kontrast deinštitucionalizácia/organizácia deka deká deko dekoloniálny/koloniálny
  dekov deliberatívny/technický dezinformátor/partner digitalizačný/pozitívny diplomka/genetika dištančne diverzifikovať/organizovať
  dopamín/vitamín dopamínový/vzorový dron/kontrast dronový/vzorový druháku dyslektický/technický dyslektik/skeptik dystópia/organizácia
  dystopický/technický e-learning/kontrast e-learningový/vzorový e-shopový/vzorový ekosystémový/vzorový elearning/kontrast
  elektrokolobežka/genetika endometrióza/kvalita endoskopický/technický environmentalistický/technický epigenetika/genetika
  epistemológia/organizácia epistemologický/technický ergoterapeut/partner ergoterapeutka/učiteľka eshop/kontrast etno
  evaluačný/pozitívny evaluovaný/organizovaný evaluovať/organizovať exklúzia/organizácia exoplanét exoplanéta/kvalita exoplanétach
  exoplanétam exoplanétami exoplanéte exoplanétou exoplanétu exoplanéty exponenciálou exponenciálu exponenciály exprimovať/organizovať
  facebookový/vzorový facilitátor/partner facilitovať/organizovať fake-news falafel/kontrast fandom/kontrast fanfikcia/organizácia
  fanúšikovský/technický fast-food fastfood feedback/kontrast fenolftaleín/vitamín fenomenologický/technický filozoficko
  fintech/kontrast fintechový/vzorový firewall/kontrast fitka fitko fitku flashdisk/kontrast flexitarián/partner flexitariánstvo
  florbal/kontrast florbalista/turista florbalistický/technický florbalistka/učiteľka florbalový/vzorový fotovoltaika/genetika
  fotovoltický/technický fotovoltika/genetika framework/kontrast freelancer freelancerka/učiteľka frfľanie frisbee frontend/kontrast
  fundraising/kontrast fundraisingový/vzorový funk/kontrast futsal/kontrast fyzikár/partner fyzikárka/učiteľka fyzioterapeutka/učiteľka
  gamblera gambleri gamblermi gambleroch gamblerom gamblerov gamblerovi gamblerstva gamblerstvo gamer gamera gameri gamerka/učiteľka
  gamermi gameroch gamerom gamerov gamerovi gamerský/technický gamifikácia/organizácia gamifikačný/pozitívny gamifikovaný/organizovaný
  gamifikovať/organizovať gamingový/vzorový GDPR genderový/vzorový genomický/technický genomika/genetika genómový/vzorový
  gentrifikácia/organizácia gentrifikovaný/organizovaný glamping/kontrast googlenie/rozliatie googlil googlila googlim googliť
  googlovať/organizovať gospel/kontrast grafén/kontrast grafénový/vzorový granola/kvalita gympel/kontrast gympli hackerka/učiteľka
  hackerský/technický hackla hackli hackne hacknúť hacknutý/organizovaný hackol harvardský/technický hashtag/kontrast hashtagy
  hejt/kontrast hejter hejtera hejteri hejtermi hejteroch hejterom hejterov hejterovi hejtovanie/rozliatie hejtovať/organizovať hejtu
  heteronormativita/kvalita heteronormatívny/pozitívny hip-hopový/vzorový hiphop home-office homeoffice homeschooling/kontrast
  homofóbia/organizácia homofóbny/pozitívny hongkongský/technický horor/kontrast hosting/kontrast humbuk/batoh hummus/kontrast hygge
  imunoterapia/organizácia influencer influenceri influencerka/učiteľka influencerov influencerský/technický inkluzivita/kvalita
  inkluzívny/pozitívny instagramer instagramera instagrameri instagramermi instagrameroch instagramerom instagramerov instagramerovi
  instagramový/vzorový interdisciplinarita interdisciplinárnosť/možnosť interkulturalita/kvalita intersekcionalita/kvalita
  intersekcionálny/pozitívny intertextualita/kvalita intertextuálny/pozitívny intrák/kontrast intrapersonálny/pozitívny
  islamofóbia/organizácia islamofóbny/technický jogový/vzorový judikovať/organizovať kanisterapia/organizácia kardio kimči
  klimakríza/kvalita klimaskeptik/partner komiksový/vzorový komorbidita/kvalita komorbidný/pozitívny kompostér kompostéra kompostéri
  kompostérom kompostérov kompostéry kompostovateľnosť/možnosť konceptualizácia/organizácia konceptualizačný/pozitívny
  konceptualizovaný/organizovaný konceptualizovať/organizovať konštruktivistický/technický konštruovanosť/možnosť
  kontextualizácia/organizácia kontextualizovaný/organizovaný kontextualizovať/organizovať kontroling/kontrast konzumerizmus/realizmus
  koordinátorka/učiteľka korelovať/organizovať koronakríza/kvalita koronavírusový/vzorový koronavírusu kortizolový/vzorový
  kosatka/matka koučing/kontrast koučka/učiteľka koučovanie/rozliatie koučovať/organizovať kozmologický/technický
  krajnepravicový/vzorový kryptoburza/genetika kryptomena/mena kryptomenový/vzorový kurikúl kurikula kurikulá kurikulárny/pozitívny
  kurikule kurikulum kuskusom kuskusu kyberbezpečnosť/bezpečnosť kyberpriestor/kontrast kyberútok/kontrast kyberútokov kyberútoky
  lajk/kontrast lajkovanie/rozliatie lajkovať/organizovať latinsko latte leadership/kontrast legislácia líderka/učiteľka
  liminalita/kvalita lockdown/kontrast lockdownový/vzorový login/kontrast low-cost ľudskoprávny/technický lyonský/technický
  makrofág/kontrast malvér/kontrast malware/kontrast marginalizácia/organizácia marginalizačný/pozitívny marginalizovaný/organizovaný
  marginalizovať/organizovať matcha/kvalita matikár/partner matikárka/učiteľka medializovaný/organizovaný mediatizácia/organizácia
  medievalistika/statika melatonín/vitamín melatonínový/vzorový mentoring/kontrast merchandising/kontrast metaanalytický/technický
  metaanalýza/analýza metafikcia/organizácia metakognitívny/pozitívny micelárny/pozitívny mikina/genetika mikrobióm/kontrast
  mikrobiota/kvalita mikroplast/plast mikroplastový/vzorový mimovládka/učiteľka mindfulness misinformácia/organizácia
  mitochondriálny/technický modloslužobníctva mohučský/technický monetizácia/organizácia monetizovať/organizovať monoklonálny/technický
  mrazák/batoh mRNA multicentrický/technický multikulturalizmus/realizmus multimorbidita/kvalita muslim/partner muslimský/anglický
  muzikoterapia/organizácia mykoríza/kvalita nábožensko nanočastica/ulica nanomateriál/kontrast nanotechnológia/organizácia
  naratív/kontrast netflix networking/kontrast networkovať/organizovať neurodivergentný/pozitívny neurodiverzita/kvalita
  neurotransmiter neurotransmitermi neurotransmiteroch neurotransmiterom neurotransmiterov neurotransmiteru neurotransmitery
  neuroveda/kvalita neurovedy newsletter newslettermi newsletteroch newsletterom newsletterov newsletteru newslettery
  neziskovka/učiteľka nízkoemisný/pozitívny nízkonákladovka/genetika nízkonákladový/pozitívny nízkoprahový/vzorový
  nízkouhlíkový/vzorový nomofóbia/organizácia nudging/kontrast nukleotid/kontrast nutricionista/turista okomentovanie/rozliatie onlajn
  operacionalizácia/organizácia operacionalizačný/pozitívny operacionalizovaný/organizovaný operacionalizovať/organizovať
  operacionálny/technický oštiepkari outsourcovať/organizovať overturizmus/realizmus paddleboard/kontrast paddleboarding/kontrast palia
  parkour/kontrast participant/partner participantka/učiteľka participatívny/technický percentil/kontrast performativita/kvalita
  performatívnosť/možnosť performatívny/pozitívny peroxidáza/kvalita phishingový/vzorový piataku pilates playlist/kontrast
  plazmidový/vzorový plniteľné plniteľný plniteľných plugin/kontrast podcast/kontrast podcaster podcastera podcasteri
  podcasterka/učiteľka podcastermi podcasteroch podcasterom podcasterov podcasterovi podcastov podcastový/vzorový podcasty
  podtest/kontrast policajtka/učiteľka polmaratón/kontrast pološtandardizovaný/organizovaný pološtruktúrovaný/organizovaný
  polymerázový/vzorový porušiteľ porušiteľa porušitelia porušiteľov posilka/genetika posthumanizmus/realizmus postkoloniálny/koloniálny
  poststrukturalistický/technický poststrukturalizmus/realizmus powerbanka/genetika powerpointový/vzorový prebiotický/technický
  predlžovačka/genetika prekariát/kontrast prekarizácia/organizácia preklik/kontrast preočkovanosť/možnosť prequel/kontrast
  prezentizmus/realizmus princetonský/technický priorát/kontrast priorátov priorátu proband/partner probandka/učiteľka probant/partner
  probiotický/technický probiotiká probiotikum prokrastinácia/organizácia prokrastinátor/partner prokrastinovať/organizovať
  prokrastinuje prokrastinujú prokremeľský/technický promo prompt/kontrast promptovanie/rozliatie promptovať/organizovať
  proruský/technický proteínový/vzorový proteomika/genetika prvák/chlapec prváku pseudonymizácia/organizácia
  pseudonymizovaný/organizovaný psycholingvistický/technický psycholingvistika/genetika pub/kontrast púchovský/technický
  punkový/vzorový queer quinoa/kvalita ramen randomizácia/organizácia randomizovaný/organizovaný randomizovať/organizovať
  ransomware/kontrast ransomwarový/vzorový raperka/učiteľka rapovať/organizovať rasizácia/organizácia reboot/kontrast
  rebranding/kontrast recyklát recyklátom recyklátu recyklovaný/organizovaný reflektovaný/organizovaný replikovateľnosť/možnosť
  respondentka/učiteľka responzívny/technický retro retweet/kontrast reziliencia rezilientnosť/možnosť rezilientný/pozitívny
  roadtrip/kontrast rodovo router routermi routeroch routerom routerov routeru routery rozleptaný rozliatie/vyjadrenie rukola/kvalita
  rusínčina/angličtina saharský/anglický šakšuka/kvalita samoživiteľka/učiteľka scaffolding scenáristika/genetika scenáristike
  scenáristikou scenáristiku scenáristiky schengenský/anglický screenshot/kontrast scrollovať/organizovať scrum/kontrast
  sebapoškodzovanie/rozliatie sebaregulácia/regulácia sebavyjadrenie/vyjadrenie second-hand sekvenovanie/rozliatie
  sekvenovaný/organizovaný sekvenovať/organizovať seminárka/genetika seminárky semištruktúrovaný/organizovaný sérologický/technický
  serotonín/vitamín serotonínový/vzorový severokórejský/anglický signifikancia/organizácia signifikantne šiita/turista šiiti šiitov
  škálovateľnosť/možnosť skatepark/kontrast slovanský/anglický smartfón/telefón smartfónový/vzorový smartfóny smarthodiniek
  smarthodinky smartwatch/kontrast smoothie snowboardista/turista snowboardistický/technický socioekonomický/ekonomický
  sociokultúrny/kultúrny soundtrack/kontrast spamovať/organizovať spätnoväzbový/vzorový speciesizmus/realizmus spektrofotometer
  spektrofotometermi spektrofotometeroch spektrofotometerom spektrofotometerov spektrofotometeru spektrofotometery spoilermi spoileroch
  spoilerom spoilerov spoilerovať/organizovať spoileru spoilery správnoprávny/pozitívny stakeholder stakeholderi stakeholderov
  startup/kontrast startupista/turista startupistický/technický startupistka/učiteľka startupov startupový/vzorový startupy
  stereotypizácia/organizácia stereotypizovať/organizovať stigmatizácia/organizácia stigmatizačný/pozitívny stigmatizovaný/organizovaný
  stream/kontrast streamera streameri streamerka/učiteľka streamermi streameroch streamerom streamerov streamerovi streaming/kontrast
  streamovanie/rozliatie streamovaný/organizovaný streamovať/organizovať street-food streetfood streetworker streetworkera
  streetworkeri streetworkerka/učiteľka streetworkerov štvrtáku subtest/kontrast suburbanizácia/organizácia sumatívny/pozitívny
  sunita/turista supernatant/kontrast supravodič/kontrast sushi Taiwan Taiwančan taiwanský/anglický teambuilding/kontrast
  teambuildingový/vzorový teaser techno telemedicína/medicína teologicko texaský/technický tiktok tiktoker tiktokerka/učiteľka
  tiktokový/vzorový tínedžera tínedžeri tínedžermi tínedžeroch tínedžerom tínedžerov tínedžerovi tokenizácia/organizácia
  tokenizačný/pozitívny tokenizovaný/organizovaný tokenizovať/organizovať trailermi traileroch trailerom trailerov traileru trailery
  transdisciplinárny/disciplinárny transfekcia/organizácia transfóbia/organizácia transfóbny/pozitívny transgeneračný/pozitívny
  transhumanizmus/realizmus transnacionálny/pozitívny transrodový/vzorový tretiaku tutoriál/kontrast tweet/kontrast
  tweetovať/organizovať twitterový/vzorový udržateľnosť/možnosť ugrofínsky/anglický únijný/pozitívny upcyklácia/organizácia
  upcyklovaný/organizovaný upcyklovať/organizovať úzkostnosť/možnosť validizácia/organizácia vaping/kontrast vegán/partner
  vegánka/učiteľka vegánsky/technický vegánstva vegánstvo vegeta/kvalita vermikompostér vermikompostéra vermikompostéry videohier
  videohrách videohrám videohrami videohre videohrou videohru videohry vinotéka/kvalita vlog vloger vlogera vlogeri vlogerka/učiteľka
  vlogermi vlogeroch vlogerom vlogerov vlogerovi vlogy volatilita/kvalita vrásnila vychrstli vygooglil vygooglila vygooglim vygoogliť
  vyhriata vyhriate vyhriateho vyhriatu vyhriatym waldorfský/technický webdizajn/kontrast webdizajnér/kontrast webinár/seminár
  webinárový/vzorový webovka/genetika whatsapp whistleblower whistleblowing wi-fi wifi workoholik/partner workout/kontrast
  workshopový/vzorový wrap/kontrast youtuber youtubera youtuberi youtuberka/učiteľka youtubermi youtuberoch youtuberom youtuberov
  youtuberovi youtuberský/technický youtubový/vzorový zakopávanie/rozliatie zaočkovanosť/možnosť zemepisár/partner zero-waste židovsko
  znevýhodnený/organizovaný zovšeobecniteľnosť/možnosť zrealizovateľné zrealizovateľný zumba/kvalita
  aarhuský/technický abbásovský/technický abujský/technický adenín/vitamín adenovírus/vitamín adenský/technický ajnuský/technický
  akkadský/technický alabamský/technický alamanský/technický alavitský/technický albigénsky/aténsky aleppský/technický almatský/technický
  altajský/technický ambivalentne amharský/technický amoritský/technický amoxicilín/vitamín anabaptistický/technický anatólsky/aténsky
  anesteziologický/technický antokyán/vitamín apúlijský/technický aramejský/technický ariánsky/aténsky astrofyzikálny/pozitívny
  asymptoticky asyriológia/organizácia asyriologický/technický aucklandský/technický avignonský/technický axolotl/partner
  aymarský/technický azerský/technický aztécky/aténsky baktériofág/vitamín baktrijský/technický baleársky/aténsky balúčsky/aténsky
  bangkocký/technický barbadoský/technický barmský/technický basrský/technický baškirský/technický bedmintonista/turista
  bengházsky/aténsky beninský/technický benzodiazepín/vitamín berberský/technický bergenský/technický besarábsky/aténsky
  betakarotén/vitamín bigamný/pozitívny bilbaoský/technický birminghamský/technický biškecký/technický bogomilský/technický
  bonobo/kontrast bordeauxský/technický borélia/organizácia botswanský/technický brabantský/technický brašovský/technický
  bristolský/technický bukovinský/technický burjatský/technický burkinský/technický byzantológ/biológ byzantologický/technický
  cambridžský/technický caracaský/technický cardiffský/technický centurión/partner cisterciánsky/aténsky coloradský/technický
  cornwallský/technický cytoskelet/kontrast čadský/technický čečenský/technický černigovský/technický černihivský/technický
  čerokíjsky/aténsky čingischánovský/technický čuvašský/technický dácky/aténsky dagestanský/technický dallaský/technický
  dauhský/technický denverský/technický detroitský/technický dexametazón/vitamín dillíský/technický dobrudžský/technický
  donatistický/technický donbaský/technický donecký/technický drúzsky/aténsky düsseldorfský/technický dušanbský/technický dvojverie
  džihádista/turista džihádistický/technický džinistický/technický ebola/kvalita edinburský/technický egyptologický/technický
  ekoaktivista/turista elamský/technický endocytóza/kvalita endosperm/kontrast eparcha/turista epigrafický/technický epirský/technický
  eritrejský/technický etológ/biológ etológia/organizácia etologický/technický eukaryot/kontrast evenkický/technický exemplár
  exkomunistický/technický exón/vitamín exoplanetárny/pozitívny exoskelet/kontrast farmakokinetický/technický fátimovský/technický
  fentanyl/vitamín flavonoid/kontrast flint/kontrast frízsky/aténsky gagauzský/technický gastroenterologický/technický gekón/kontrast
  gentský/technický gepidský/technický gétsky/aténsky gigabajt/kontrast gigabit/kontrast glaciologický/technický glioblastóm/vitamín
  gnosticizmus/realizmus gnostický/technický golfista/turista göteborský/technický göttingenský/technický grenobelský/technický
  guanín/vitamín guaraníjsky/aténsky gudžarátsky/aténsky hadrón/vitamín hamitský/technický hannoverský/technický hantavírus/vitamín
  haplotyp/kontrast heftalitský/technický heidelberský/technický hemicelulóza/kvalita herpetológ/biológ herpetologický/technický
  hispánsky/aténsky hongkonský/technický houstonský/technický hyperloop/kontrast hypoteticky hypotyreóza/kvalita chasidský/technický
  chazarský/technický chersonský/technický ibuprofén/vitamín illinoiský/technický incký/technický indooceánsky/aténsky
  interleukín/vitamín intrón/vitamín inuitský/technický iowský/technický irokézsky/aténsky islamabadský/technický islamista/turista
  islamistický/technický islamizmus/realizmus istrijský/technický ivermektín/vitamín izmirský/technický jagelovský/technický
  jakartský/technický jakutský/technický jaroslavľský/technický jerevanský/technický jezídsky/aténsky jokohamský/technický
  jorubský/technický juhoázijský/technický juhosudánsky/aténsky juhovýchodoázijský/technický jutský/technický kabalistický/technický
  kabylský/technický kalmár/kontrast kalmáre kalmárov kalmycký/technický kampalský/technický kamzíčí kanaánsky/aténsky
  kanabinoid/kontrast kanársky/aténsky kantonský/technický kapadócky/aténsky kapetovský/technický karabašský/technický
  karaitský/technický karelský/technický karolínsky/aténsky kašubský/technický kazanský/technický kečuánsky/aténsky keňský/technický
  ketamín/vitamín keynesiánstvo khmérsky/aténsky kigalský/technický kilíkijský/technický kilopascal/kontrast kingstonský/technický
  kipčacký/technický kjótsky/aténsky klimatológ/biológ kodón/vitamín komančský/technický kombinatorický/technický komijský/technický
  konceptualizmus/realizmus konfuciánsky/aténsky koptský/technický kriketista/turista krill/kontrast kriminologický/technický
  kristológia/organizácia kumánsky/aténsky kušánsky/aténsky kvakerský/technický kvantovomechanický/technický láhaurský/technický
  lámaistický/technický lantanoid/vitamín leedský/technický leidenský/technický lepton/vitamín listéria/organizácia liverpoolský/technický
  longobardský/technický louisianský/technický luandský/technický lublinský/technický ľúbozvučný/pozitívny luhanský/technický
  lundský/technický luxorský/technický luzernský/technický lykopén/vitamín macajský/technický maglev/kontrast malajálamský/technický
  malmský/technický mamlúcky/aténsky mangrovník/kontrast manichejský/technický maorský/technický mapučský/technický maráthsky/aténsky
  mariológia/organizácia mariupoľský/technický maronitský/technický marrákešský/technický masajský/technický mayský/technický
  medellínsky/aténsky médsky/aténsky megabit/kontrast menonitský/technický merovejský/technický metamfetamín/vitamín meticilín/vitamín
  metodistický/technický metodizmus/realizmus mezón/vitamín miamský/technický mikrokontrolér/kontrast minojský/technický
  minoritský/technický missourský/technický modenský/technický monofyzitský/technický montanský/technický mordvinský/technický
  mormónsky/aténsky mostarský/technický mosulský/technický mughalský/technický mukačevský/technický mulla/turista mykénsky/aténsky
  myoglobín/vitamín nabatejský/technický nanometer/kontrast nanosekunda/kvalita navažský/technický nefrológ/biológ nefrologický/technický
  neidylický/technický neskorostredoveký/technický nestorianizmus/realizmus nestoriánsky/aténsky nicejský/technický nišský/technický
  nominalistický/technický normanský/technický norovírus/vitamín novgorodský/technický novoasýrsky/aténsky novobabylonský/technický
  novoplatonizmus/realizmus novoplatónsky/aténsky núbijský/technický nukleozid/kontrast numídsky/aténsky oceánologický/technický odfotiť
  offsetový/vzorový ohijský/technický ohridský/technický oklahomský/technický olmécky/aténsky opioid/kontrast oregonský/technický
  osacký/technický oselský/technický osetský/technický ostrogótsky/aténsky padovský/technický paleoklimatický/technický
  paleoklimatológia/organizácia palermský/technický pandant/kontrast pandžábsky/aténsky paracetamol/vitamín paralympionik/skeptik
  partský/technický pásavec/kontrast paštúnsky/aténsky patofyziologický/technický pečenežský/technický pelagiánsky/aténsky
  pensylvánsky/aténsky perovskit/kontrast petabajt/kontrast pikometer/kontrast pirejský/technický plantagenetovský/technický
  plesiosaurus/kontrast plovdivský/technický pneumologický/technický podgorický/technický podolský/technický podvodne poltavský/technický
  porýnsky/aténsky potravný/pozitívny predkolumbovský/technický predoázijský/technický premonštrátsky/aténsky primatológia/organizácia
  primatologický/technický prištinský/technický proeurópsky/aténsky prokaryot/kontrast prokonzul/partner protoindoeurópsky/aténsky
  provensalský/technický pskovský/technický pterosaurus/kontrast punský/technický pytón/kontrast ranokresťanský/technický
  ranonovoveký/technický ranostredoveký/technický ravenský/technický remdesivir/vitamín rétorománsky/aténsky reumatologický/technický
  rinovírus/vitamín robotaxi/kontrast rodoský/technický romanovovský/technický rotavírus/vitamín rozeta/kvalita rozetka/genetika
  rozsievka/genetika saigonský/technický salafista/turista salafistický/technický salafizmus/realizmus samarkandský/technický
  samojský/technický samoský/technický sapporský/technický seattleský/technický sedmohradský/technický seldžucký/technický
  severoírsky/aténsky seychelský/technický sfragistický/technický sikhizmus/realizmus sikhský/technický sinhalský/technický skorbut
  skýtsky/aténsky smolenský/technický sogdský/technický splitský/technický staroanglický/technický starobabylonský/technický
  starogermánsky/aténsky staronemecký/technický staroseverský/technický stolnotenista/turista stuartovský/technický
  studenovojnový/vzorový suborbitálny/pozitívny subsaharský/technický sumerský/technický sundský/technický suniti sunitský/technický
  sunnita/turista sunniti sunnitský/technický supravodivosť/možnosť surikata/kvalita suzdaľský/technický šiitský/technický
  šiizmus/realizmus šintoistický/technický štajerskohradecký/technický šupinavec/kontrast tagalský/technický tahitský/technický
  talibanský/technický tallinnský/technický talmudický/technický taoistický/technický tartuský/technický tébsky/aténsky telomér/vitamín
  telugský/technický teodícea/organizácia terahertz/kontrast terawatt/kontrast tereziánsky/aténsky tesálsky/aténsky
  tchajpejský/technický titoizmus/realizmus tmavočerveno toltécky/aténsky tomistický/technický tomizmus/realizmus topologický/technický
  toulouský/technický transpozón/vitamín triceratops/kontrast triglycerid/kontrast trinidadský/technický trondheimský/technický
  tuarézsky/aténsky tudorovský/technický turkológia/organizácia turkologický/technický tuviansky/aténsky tverský/technický
  udmurtský/technický ugrofín ujgurský/technický ulanbátarský/technický umajjovský/technický umbrijský/technický unionizmus/realizmus
  unitársky/aténsky uppsalský/technický uralský/technický urdský/technický utažský/technický utrechtský/technický valdénsky/aténsky
  valónsky/aténsky vancouverský/technický vankomycín/vitamín vanuatský/technický varjažský/technický varnský/technický vazopresín/vitamín
  velociraptor/kontrast veronský/technický vestfálsky/aténsky vikingský/technický vilniuský/technický virgínsky/aténsky
  vizigótsky/aténsky vladimirský/technický volynský/technický vombat/kontrast vrcholnostredoveký/technický vulkanologický/technický výduť
  východoafrický/technický východotimorský/technický wahhábitský/technický weimarský/technický wittenberský/technický xhoský/technický
  yorský/technický zadarský/technický zakaukazský/technický zaragozský/technický zoroastrijský/technický zuluský/technický
  zürišský/technický
  Ampère Bogotá Carcassonne Dirac Donostia Händel Leonardo Locke Lucca Málaga Mandela Marat Monet Murmansk Musil Nasser Odessa Pavia
  Popper Raffael Reims Rodin Samos Smolensk Tartu Tours
  Adenauer Achmatovová Achnaton Aischylos Alsasko/Slovensko Altaj Apeniny Arafat Ardeny Aristofanes Aristoteles Asad Atatürk Averroes
  Avicenna Bajkal Balzac Baudelaire Beckett Besarábia Biden Bismarck Boccaccio Borges Brahmaputra Brandenbursko/Slovensko Brecht Brežnev
  Bulgakov Burgundsko/Slovensko Caligula Camus Cavour Cervantes Claudius Corneille Cortés Čajkovskij Čečensko/Slovensko Dagestan Dante
  Dareios Derrida Descartes Dickens Diderot Dioklecián Dneper Dnester Dostojevskij Drakón Drážďany Eisenhower Engels Erdogan Eufrat
  Faulkner Fichte Flaubert Foucault Franco Fudži Galenos Galilei Gándhí Garibaldi Garonna Goethe Gogoľ Gorbačov Hadrián Hannibal Hegel
  Heidegger Heine Hemingway Herodotos Hesiodos Hippokrates Hobbes Husserl Chameneí Chammurapi Chomejní Chruščov Churchill Indus
  Jakutsko/Slovensko Jeľcin Joyce Justinián Kaddáfí Kafka Karélia Kennedy Kepler Kierkegaard Konfucius Kopernik Kublajchán Kýros Ladoga
  Leibniz Lívius Loira Lomonosov Macron Magalhães Melville Mendelejev Merkelová Metternich Mitterrand Molière Montesquieu Musorgskij
  Mussolini Násir Navarra Néhrú Netanjahu Nietzsche Nixon Orinoko Orwell Osetsko/Slovensko Ovídius Paraná Perikles Petrarca Pizarro
  Plínius Plutarchos Pobaltie Podgorica Poe Pomoransko/Slovensko Priština Prokofiev Proust Provensalsko/Slovensko Prusko/Slovensko
  Ptolemaios Racine Rachmaninov Ramesse Reagan Reykjavík Rilke Rimbaud Robespierre Roosevelt Rousseau Sadat Saladin Sartre Sasko/Slovensko
  Scipio Sedmohradsko/Slovensko Seneca Shakespeare Schelling Schiller Scholz Schopenhauer Sofokles Sokrates Solón Solženicyn Spinoza
  Stalin Stravinskij Sulejman Šostakovič Tacitus Tamerlán Temistokles Thatcherová Tiberius Titus Tolkien Tolstoj Traján Trockij Truman
  Tukydides Turgenev Tutanchamon Twain Verlaine Vespasianus Voltaire Whitman Wittgenstein Zambezi Zelenskyj Zola Zürich
`

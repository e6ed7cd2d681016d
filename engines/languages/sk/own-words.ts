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
`

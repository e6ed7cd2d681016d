/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  ableismus/turismus agaróza/genetika ageismus/turismus airbnb akčňák akčňákem akčňáků all-inclusive animák anticiganismu
  anticiganismus antivaxer/partner antropocén antropocenový/vzorový appce appek appka appkách appkou appku appky astrofyzička/učitelka
  atomka/genetika audiobook/kontrast autobusák autobusáky autofikce/organizace autofikční/sportovní backend/kontrast backpacker/partner
  backup/kontrast banalizace/organizace bannerový/vzorový baristka/učitelka beatbox bezuhlíkový/vzorový binge-watching biopás/pás
  bitcoin/kontrast bitcoinový/vzorový blockchainový/vzorový blogerka/učitelka blogerský/pražský bluetooth boho boulder/kontrast
  bouldering/kontrast brainstormovat/organizovat brandový/vzorový brexitový/vzorový brigádnička/učitelka brownfield/kontrast
  brunch/kontrast bullet bulvarizace/organizace burger/kontrast burnout/kontrast burrito cheeseburger/kontrast chemokin/kontrast chia
  cílovka/genetika cisgenderový/vzorový clickbait compliance controlling/kontrast controllingový/vzorový copywriterka/učitelka
  copywriting/kontrast copywritingový/vzorový cosplay/kontrast cosplayer/partner covidový/vzorový coworker/partner coworkerský/pražský
  coworking/kontrast coworkingový/vzorový crossfit/kontrast crossfitový/vzorový cytokin/kontrast cytokinový/vzorový
  datafikace/organizace dataset/kontrast deadline/kontrast deepfake/kontrast deinstitucionalizace/organizace dějepisář/lékař
  dekarbonizovaný/organizovaný dekarbonizovat/organizovat dekoloniální dekolonizační/sportovní deliberativní/sportovní diářový/vzorový
  dopamin/kontrast dopaminový/vzorový dovča dovče dovčou dovču drona dronovi dronový/vzorový drum-and-bass dystopický/technický
  e-cigareta/genetika e-shopový/vzorový e-sport e-sportovní/sportovní e-sportu e-sporty elearning/kontrast elektrokoloběžka/genetika
  emoji environmentalistický/technický erasmák ergoterapeut/terapeut ergoterapeutka/učitelka eshop/kontrast esport esportovní/sportovní
  esportu eutrofizovaný/organizovaný evaluovaný/organizovaný evaluovat/organizovat exponenciála exprimovaný/organizovaný
  exprimovat/organizovat facilitátorka/učitelka facilitovat/organizovat fact-checking factoring fake-news fakenews falafel/kontrast
  fanclub/kontrast fandom/kontrast fanfiction fanfikce/organizace fast-food fastfoodový/vzorový feedback/kontrast femicida
  fetka/genetika fintech/kontrast fintechový/vzorový fitko fixka/genetika flashdisk/kontrast flashka/genetika flexitarián/partner
  florbalistický/pražský fotonika/genetika framework/kontrast freelancing/kontrast freelancovat/organizovat frisbee frontend/kontrast
  fundraisingový/vzorový fyzikář/lékař gambler/partner gambling/kontrast gamer/partner gamerka/učitelka gamerský/pražský
  gamifikace/organizace gamifikační/sportovní gamifikovaný/organizovaný gamifikovat/organizovat gamingový/vzorový
  generalizovatelnost/radost genomika/genetika gentrifikace/organizace gentrifikační/sportovní gentrifikovaný/organizovaný
  glamping/kontrast googlovat/organizovat grafen/kontrast grafenový/vzorový granola/genetika hackerka/učitelka hackl hackla hackli
  hackne hacknout hacknutý/organizovaný hashtag/kontrast hejt/kontrast hejter/partner hejtování hejtovat/organizovat
  heteronormativita/genetika heteronormativní/sportovní hip-hopem hip-hopový/vzorový hip-hopu home-office homeoffice
  homeschooling/kontrast homofobní/sportovní hummus/kontrast hygge indoorový/vzorový influencerka/učitelka influencerky
  influencerový/vzorový influencerský/pražský influencing/kontrast inkluzivita/genetika instáč instagramer/partner
  instagramerka/učitelka instagramerský/pražský instagramový/vzorový interkulturalita/genetika interleukin/kontrast
  intersekcionalita/genetika intersekcionální/technický islamofobní/sportovní jídelníčkový/vzorový jodometrie/geometrie
  judikovaný/organizovaný judistický/technický kanisterapie/geometrie kardio kataláza/kvalita kilák/kontrast kiláků kimči
  klimakrize/organizace klimaskeptik/skeptik kombucha/genetika komorbiditní/sportovní komouš komouši komoušů
  konceptualizovaný/organizovaný konceptualizovat/organizovat kontextualizace/organizace kontextualizační/sportovní
  kontextualizovaný/organizovaný kontextualizovat/organizovat konzumerismus/turismus koronakrize/organizace korporátka/genetika
  korpusový/technický kortizolový/vzorový koučka/učitelka krajněpravicový kryptoburza/genetika kryptoměna/měna kryptoměnový/vzorový
  lajk/kontrast lajkovat/organizovat latté leadership/kontrast lepítka lepítko lídryně lídryni lídryní liminalita/kvalita
  liminální/sportovní lobista/turista lockdownový/vzorový login/kontrast longboard low-cost malware/kontrast managementový/vzorový
  marginalizace/organizace marginalizační/sportovní marginalizovaný/organizovaný marginalizovat/organizovat marža/genetika matcha
  matchu matchy mediatizace/organizace mediatizovaný/organizovaný melatoninový/vzorový meme/kontrast mentoring/kontrast
  merchandising/kontrast metaanalytický/technický metabolomika/genetika metafikce/organizace metafikční/sportovní metakognice
  metakognitivní micelární/sportovní migrantka/učitelka mikrobiom/kontrast mikrobiota/genetika mikroplast/plast mikroplastový/vzorový
  mikroplastů mikroplasty mindfulness misinformace/organizace molarita/genetika monetizace/organizace monetizovat/organizovat
  montessori multirezistentní muzikoterapeut/terapeut nácek náckové nácků nanomateriál/kontrast nascrollovat/organizovat
  naspamovat/organizovat nemocenka/genetika netflix networking/kontrast networkingový/vzorový networkovat/organizovat
  neurodivergentický/technický neurodivergentní/sportovní neurodiverzita/genetika neurozobrazovací/sportovní newsletter/kontrast
  nízkonákladovka/genetika nomofobie/geometrie noťas/kontrast nudging/kontrast nutricionista/turista odpipetovat/organizovat
  onlinový/vzorový operacionalizační/sportovní operacionalizovaný/organizovaný operacionalizovat/organizovat opravko ortorexie
  ortorexii ortorexií overtourismus/turismus overturismus/turismus p-hodnot p-hodnota p-hodnotami p-hodnotou p-hodnotu p-hodnoty
  paddleboard/kontrast paddleboarding/kontrast paňdžábština paňdžábštině parkour/kontrast participantka/učitelka PCR pdfka pdfko
  peer/kontrast peer-to-peer peerka/učitelka performativita/kvalita petriho phishingový/vzorový pipetování pipetovat/organizovat
  platformizace/organizace playlist/kontrast plazmidový/vzorový podcaster/partner podcasterka/učitelka podcasterský/pražský
  podcastový/vzorový polomastný/technický polostandardizovaný/organizovaný posilka posilko posprejovaný/organizovaný post-it
  posthumanismus/turismus powerbanka/genetika předpandemický/sportovní prekariát/kontrast prekarizace/organizace
  překladatelština/genetika prequel/kontrast probandka/učitelka prodlužka/genetika prodlužovačka prodlužovák/kontrast proklik/kontrast
  prokrastinátor/partner prokrastinovat/organizovat prokremelský/pražský promoří promořil promořila promořit promptování
  promptovat/organizovat promptový/vzorový prosumer prosumeři proteomický/technický proteomika/genetika pseudonymizace/organizace
  pseudonymizovaný/organizovaný pseudonymizovat/organizovat queer quinoa/genetika ransomware/kontrast rasizace/organizace
  rasizovaný/organizovaný reboot/kontrast rebranding/kontrast rebrandovat/organizovat reflektografie/fotografie remarketing/kontrast
  replikovatelnost/radost responzivita/kvalita responzivní/sportovní retweet/kontrast retweetovat/organizovat rezilience
  rezilientní/sportovní rezilientnost/radost roadtrip/kontrast romství rozřaďovací/sportovní šakšuka/genetika scaffolding
  screenshot/kontrast screenshotovat/organizovat scrollovat/organizovat scrum/kontrast second-hand secondhand sekvenovaný/organizovaný
  sekvenovat/organizovat selfíčka selfíčko semestrálka/genetika seriálka/genetika sikh skateboarding/kontrast skatepark/kontrast
  skypovat/organizovat slajd slajdu slajdů slajdy smartphonový/vzorový smartwatch/kontrast smoothie snowboardistický/pražský
  socík/kontrast sociotechnický/technický speciesismus/turismus spin-off/kontrast spoilerovat/organizovat správněprávní šprtka/učitelka
  stakeholder stakeholdeři stakeholderský/pražský stakeholderů stakeholderům stakeholdery startup/kontrast startupista/turista
  startupistka/učitelka startupový/vzorový startupů startupy stereotypizace/organizace stereotypizovat/organizovat
  stigmatizační/sportovní stream/kontrast streamer/partner streamerka/učitelka streamerský/pražský streamovaný/organizovaný
  streamovat/organizovat street-food streetfood streetwork/kontrast streetworkerka/učitelka subtest/kontrast suburbanizace/organizace
  supernatant/kontrast suplement/kontrast swapovat/organizovat swipovat/organizovat targetovat/organizovat tchaj-wanský/pražský
  teambuilding/kontrast teambuildingový/vzorový teaser/kontrast techno teda tělák těláku telemedicína/medicína tiktok tiktoker/partner
  tiktokerka/učitelka tiktokový/vzorový tiny-house tokenizace/organizace tokenizační/sportovní tokenizovaný/organizovaný
  tokenizovat/organizovat tortilla/genetika trailový/vzorový transfekce/organizace transfobie/geometrie transfobní/sportovní
  transgender transgenderový/vzorový transhumanismus/turismus transkriptom/kontrast tweetovat/organizovat twitterový/vzorový
  upcyklace/organizace upcyklační/sportovní upcyklovaný/organizovaný upcyklovat/organizovat validizace/organizace vaping/kontrast
  vapovat/organizovat veganka/učitelka vejška/genetika videohráč/lékař víkendovka/genetika vlog vloger/partner vlogerka/učitelka
  vlogerský/pražský vlogger/partner vojensko-průmyslový výchovka/genetika vygooglil vygooglila vygooglím vygooglit
  vygooglovat/organizovat vytemperovat/organizovat vývojářka/učitelka webdesign/kontrast webdesignér/partner webdesignérka/učitelka
  webinářový/vzorový webovka/genetika webovky whatsapp whistleblower/partner workout/kontrast workshopový/vzorový wrap/kontrast
  young-adult youtuberka/učitelka youtuberský/pražský youtubový/vzorový zahulený/organizovaný zápočťák zápočťáku zeměpisář/lékař
  zero-waste zoomovat/organizovat zumba zumbě zumbu zumby
  ajmarský/technický ajnuský/technický aktin/kontrast alamanský/technický alavitský/technický albigenský/technický aleppský/technický
  almatský/technický amharský/technický amoritský/technický anabaptistický/technický aneurysma ariánský/technický
  astrobiologický/technický asyriologický/technický aucklandský/technický ázerský/technický baktrijský/technický basrský/technický beluga
  benzodiazepin/kontrast bogomilský/technický borélie/organizace bukovinský/technický burjatský/technický burkinský/technický
  byzantologický/technický cardiffský/technický cytoskelet/kontrast černihivský/technický čerokíjský/technický dácký/technický
  dexametazon/kontrast donbaský/technický drúzský/technický džihádistický/technický džinistický/technický elamský/technický
  epigrafický/technický exkomunistický/technický exon/kontrast exoplanetární/sportovní fentanyl/kontrast gagauzský/technický
  gazský/technický gepidský/technický glioblastom/kontrast grenoblský/technický groznyjský/technický guaraníjský/technický
  hantavirus/kontrast haplotyp/kontrast hauský/technický herpetologický/technický hypertyreóza/kvalita hypotyreóza/kvalita
  chazarský/technický indooceánský/technický intron/kontrast inuitský/technický irokézský/technický ivermektin/kontrast izmirský/technický
  jagellonský/technický jaroslavlský/technický jezídský/technický jihovýchodoasijský/technický kabalistický/technický kabylský/technický
  kalabrijský/technický kalmycký/technický kanaánský/technický kapetovský/technický kappadocký/technický karaitský/technický
  ketamin/kontrast kilický/technický kodon/kontrast komančský/technický komijský/technický kosmogonický/technický kušánský/technický
  kvakerský/technický kvantověmechanický/technický kypčacký/technický lagoský/technický langobardský/technický listerie/organizace
  lucernský/technický malajálamský/technický malawijský/technický mamlúcký/technický manichejský/technický mapučský/technický
  maráthský/technický mariupolský/technický maronitský/technický médský/technický mekkský/technický mennonitský/technický
  merovejský/technický meticilin/kontrast mínojský/technický monofyzitský/technický mordvinský/technický mukačevský/technický
  nabatejský/technický nestoriánský/technický norovirus/kontrast novoasyrský/technický numidský/technický oceánologický/technický
  olmécký/technický opioid/kontrast oselský/technický ostrogótský/technický paleoklimatický/technický parthský/technický
  patofyziologický/technický pečeněžský/technický perovskit/kontrast petabajt/kontrast pikometr/kontrast pirejský/technický
  plantagenetovský/technický plesiosaurus/kontrast podgorický/technický pozdněstředověký/technický primatologický/technický
  protoindoevropský/technický předoasijský/technický pterosaurus/kontrast punský/technický raněkřesťanský/technický raněnovověký/technický
  raněstředověký/technický remdesivir/kontrast remešský/technický rhinovirus/kontrast rotavirus/kontrast salafismus/turismus
  salafistický/technický sarmatský/technický saúdský/technický seldžucký/technický severomakedonský/technický sfragistický/technický
  siouxský/technický skythský/technický sogdský/technický stuartovský/technický suborbitální/sportovní suzdalský/technický
  šíismus/turismus tagalský/technický tartuský/technický telugský/technický terahertz/kontrast terawatt/kontrast thessalský/technický
  tchajpejský/technický toltécký/technický tomistický/technický transpozon/kontrast triceratops trondheimský/technický tuarežský/technický
  turkologický/technický unitářský/technický vankomycin/kontrast varjažský/technický velociraptor/kontrast wahhábitský/technický
  wittenberský/technický xhoský/technický zoroastrijský/technický zuluský/technický
`

/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  adiunktka/terapeutka agaroza/etyka airbnb anonimizacja/organizacja anonimizować/organizować antropocen antyszczepionkowcami
  antyszczepionkowcem antyszczepionkowców antyszczepionkowcy apce apek apka/terapeutka apką apkę apki archeolożka/terapeutka
  asemblerowy/nowy autofikcja/organizacja autofikcyjny/techniczny backend/kontrast backendowy/nowy backpacker/bloger
  baristka/terapeutka benchmarking/kontrast bezemisyjny/techniczny bezkosztowy/nowy bezlaktozowy/nowy binarnie bioetyczny/etyczny
  biomarker/kontrast bitcoin/kontrast bitcoina bitcoinowy/nowy blockchain/kontrast blockchainowy/nowy blogerka boulder/kontrast
  bouldering/kontrast boulderingu brandingowy/nowy brexicie brexit/kontrast brexitowy/nowy brexitu bulgur bulguru chatbot/robot
  chirurżka/terapeutka cispłciowy/nowy clickbait/kontrast clickbaitowy/nowy compliance controllingowy/nowy copywriterka/terapeutka
  copywriting/kontrast copywritingowy/nowy cosplayer/bloger covid covidowy/nowy coworker/bloger coworking/kontrast coworkingowy/nowy
  crossfit/kontrast crossfitu crowdfunding/kontrast crowdfundingowy/nowy cyberatak/kontrast cyberbezpieczeństwo/bezpieczeństwo
  cyberprzemoc/przemoc czatbot/kontrast cztero czworogłowy datafikacja/organizacja dataset/kontrast deadline/kontrast deepfake/kontrast
  deinstytucjonalizacja/organizacja dekarbonizować/organizować dekolonialny/kolonialny deliberatywny/techniczny denialista/turysta
  denializm denializmu digitalizować/organizować doomscrolling/kontrast dramaturżka/terapeutka dron/kontrast drona dronowy/nowy drony
  drukowalny/techniczny dystopijny/techniczny e-learningowy/nowy ebook/kontrast ebooka egzoplanet egzoplaneta/etyka elearning/kontrast
  endoprotezoplastyka/plastyka epigenetyka/etyka esport/kontrast esportowy/nowy etniczność/możliwość europosłanka/terapeutka
  facebookowy/nowy fandom/kontrast fandomowy/nowy fanfik/kontrast fastfood/kontrast fejk/kontrast fejka fejki fejkowy/nowy
  feminatyw/kontrast filmowczyni filolożka/terapeutka fintech/kontrast fintechowy/nowy fleksitarianie fleksitarianin fleksitarianizm
  fleksitarianizmu fomo fonoholizm fonoholizmu fotowoltaika/matematyka framework/kontrast frameworka freelancerka/terapeutka
  frontend/kontrast frontendowy/nowy fundraising/kontrast gamer/bloger gamerka/terapeutka gamifikacja/organizacja
  gamifikacyjny/techniczny gaming/kontrast gamingowy/nowy genderowy/nowy genomiczny/techniczny gentryfikacja/organizacja
  gentryfikować/organizować ginekolożka/terapeutka glamping/kontrast googlować/organizować googlowanie gościni gościnią grafen/kontrast
  grafenowy/nowy greenwashing/kontrast grywalizacja/organizacja grywalizację grywalizacji hakerka/terapeutka hashtag/kontrast
  hejt/kontrast hejter/bloger hejterka/terapeutka hejtować/organizować hejtowanie hejtowy/nowy hejtu heteronormatywność/możliwość
  heteronormatywny/techniczny homeoffice homeschooling/kontrast influencer/bloger influencera influencerami influencerem
  influencerka/terapeutka influencerom influencerów influencerska influencerski influencerskich influencerskie influencerskiego
  influencerzy inicjalizacja/organizacja inicjalizacji inkluzywność/możliwość instagramer/bloger instagramerka/terapeutka
  instagramowy/nowy insulinooporność/możliwość insulinooporny/techniczny interesariusz interesariuszach interesariuszami interesariusze
  interesariuszka/terapeutka interesariuszom interesariuszy interkulturowość/możliwość interoperacyjny/techniczny
  intersekcjonalność/możliwość intersekcjonalny/techniczny islamofobia/terapia jednogenowy/genowy jednoośrodkowy/środkowy
  jogiczny/techniczny jutuber/bloger jutuberka/terapeutka kamper/bloger kardio kardiolożka/terapeutka kierowczyni/terapeutka kimchi
  komisarka/terapeutka konceptualizować/organizować kontekstualizacja/organizacja koronakryzys koronakryzysu koronawirus/wirus
  koronawirusowy/nowy kryptogiełda/etyka kryptowaluta/waluta kryptowalutowy/nowy lajk/kontrast lajkować/organizować lajkowanie liderska
  liderski liderskich liderskie liderskiego liderskiej liminalność/możliwość liminalny/techniczny lockdown/kontrast lockdownowy/nowy
  lockdowny logopedka/terapeutka maskowalny/techniczny matcha medykalizacja/organizacja mega mentoring/kontrast mentoringowy/nowy
  metaanalityczny/techniczny metaanaliz metaanaliza/analiza metaanalizie metaanalizy metafikcja/organizacja metapoznanie
  metapoznawczy/poznawczy międzykulturowość/możliwość migrancki/naukowy mikrobiom/kontrast mikrobiota/etyka mikroinstalacja/instalacja
  mikroplastik/plastik mindfulness ministerka/terapeutka Mjanma modulo monetyzacja/organizacja monetyzować/organizować
  montessoriański/naukowy multimodalny/techniczny multiplikatywny/techniczny nadturystyka/etyka nanocząstce nanocząstek
  nanocząstka/terapeutka nanocząstką nanocząstkami nanocząstki nanomateriał/kontrast narratywizm narratywizmu naukowczyń naukowczyni
  naukowczynią naukowczyniami naukowczynie netflix networkingowy/nowy neuroatypowość/możliwość neuroatypowy/techniczny
  neurodydaktyka/etyka neurodywergentny/techniczny neurolożka/terapeutka neuronauka/nauka neuroróżnorodność/możliwość
  neuroróżnorodny/techniczny neurotypowy/techniczny niealkoholowość/możliwość niebinarność/możliwość nieheteronormatywny/techniczny
  niemaskowalny/techniczny niskoemisyjny/techniczny niskopoziomowo nutridrink/kontrast odpipetować/organizować
  ogólnouczelniany/techniczny onkolożka/terapeutka onlajn operacjonalizować operacjonalizuje outsourcować/organizować overtourism
  paczkomat/kontrast paczkomatowy/nowy panelistka/terapeutka parametryzacja/organizacja patostreamer/bloger patostreaming/kontrast
  patostreamingowy/nowy pedagożka/terapeutka pediatrka/terapeutka pendrive/kontrast percentyl/kontrast performatywność/możliwość
  performatywny/techniczny peroksydaza/etyka phishingowy/nowy pięcio pilates pilatesu pipetować/organizować pipetowanie planer planera
  planery planszówka/wędrówka planszówki platformizacja/organizacja plazmidowy/nowy podcaster/bloger podcasterka/terapeutka
  podcastowy/nowy podformularz/kontrast podskala/etyka podtest/kontrast polimerazowy/nowy politolożka/terapeutka polityczka/terapeutka
  położniczka/terapeutka popandemiczny/techniczny postpandemiczny/techniczny półstrukturyzowany/nowy
  półustrukturyzowany/nowy powerbank/kontrast powerpointowy/nowy praktykodawca praktykodawcy prawnoczłowieczy/techniczny
  prawnoporównawczy/techniczny prebiotyk/kontrast predefiniować/organizować predefiniowany/nowy prehabilitacja/rehabilitacja
  prekariat/kontrast prekaryzacja/organizacja premierka/terapeutka prezydentka/terapeutka prokrastynacja/organizacja
  prokrastynator/bloger prokrastynować/organizować prompt/kontrast promptów promptować/organizować promptowanie prompty prosumencka
  prosumencki/naukowy prosumenckich prosumenckie proteomika/etyka proukraiński/naukowy proziak proziaki przedpandemiczny/techniczny
  przedsiębiorczyń przedsiębiorczyni przedsiębiorczynią przedsiębiorczynie przekonwertować/organizować przekonwertowanie
  przekonwertowany/nowy pseudonimizacja/organizacja psychiatrka/terapeutka queer queerowy/nowy quinoa ramen ramenu
  randomizować/organizować randomizowany/nowy ransomware/kontrast rasizacja/organizacja rebranding/kontrast recyklat/kontrast
  recyklingowy/nowy refaktoryzacja/organizacja reinwestycja/organizacja rektorka/terapeutka replikowalność/możliwość
  responsywność/możliwość responsywny/techniczny rezyliencja/organizacja rezylientny/techniczny roadtrip/kontrast
  rozgrupować/organizować samookaleczania samookaleczanie samoskuteczność/możliwość samotroska samotroskę samotroski
  samozatrudniony/techniczny scaffolding scaffoldingu sci-fi screenshot/kontrast scrolling/kontrast scrollować/organizować scrollowanie
  scrum/kontrast scyfryzować/organizować senatorka/terapeutka skonceptualizować/organizować skrajnieprawicowy/nowy smartfon/telefon
  smartfonowy/nowy smartwatch/kontrast śmieciówka/terapeutka smoothie sparametryzować/organizować sparametryzowany/nowy
  społeczno-ekonomiczny spoilerować/organizować spoilerowy/nowy sprawczość/możliwość startup/kontrast startupów startupowy/nowy
  startupy stokenizować/organizować stomatolożka/terapeutka stomijny/techniczny strażaczka/terapeutka streamerka/terapeutka streamerów
  streamerzy streaming/kontrast streamingowy/nowy streamować/organizować street-food streetfood/kontrast streetworkerka/terapeutka
  suburbanizacja/organizacja sumatywny/techniczny supernatant supernatantu sygnalistka/terapeutka sześcio teoretyczka/terapeutka tiktok
  tiktoker/bloger tiktokerka/terapeutka tiktokowy/nowy tokenizacja/organizacja tokenizacyjny/techniczny
  transdyscyplinarny/dyscyplinarny transfobia/terapia transpłciowość/możliwość transpłciowy/płciowy trzeciosektorowy/nowy
  turystyfikacja/organizacja tutorial/kontrast tutoring/kontrast tutoringowy/nowy tweet/kontrast tweeta tweetować/organizować tweety
  twitterowy/nowy uber upcycling upcyclingu upcykling/kontrast ustrukturyzowany/nowy uważność/możliwość vloger/bloger
  vlogerka/terapeutka waldorfski/naukowy walidować/organizować waporyzator waporyzatora waporyzatory webdesign/kontrast
  webinar/kontrast webinarium webinarowy/nowy webinaru webinary webinarze weterynarka/terapeutka whatsapp wi-fi wielo
  wielochorobowość/możliwość wielolekooporny wielolekowość/możliwość wieloośrodkowe wieloośrodkowy/środkowy wifi wójtka/terapeutka
  wrap/kontrast współchorobowość/możliwość wygooglować/organizować wyjaśnialność/możliwość wyszczepialność/możliwość wyszczepienia
  wyszczepienie youtuber youtuberka/terapeutka youtuberzy youtubowy/nowy zainicjalizować/organizować zalajkować/organizować
  zanonimizować/organizować zanonimizowany/nowy zasymulować/organizować zasymulowany/nowy zbliżeniowo
  zcyfryzowany/nowy zdebugować/organizować zduplikować/organizować zduplikowany/nowy zero-waste
  zeroemisyjność/możliwość zeroemisyjny/techniczny zescreenować/organizować zeskalować/organizować zhejtować/organizować
  zrefaktoryzować/organizować zrefaktoryzowany/nowy zumba zumbę zumby zwalidować/organizować zwalidowany/nowy
  zwirtualizowany/nowy
  alawicki/techniczny amoksycylina archeobotaniczny/techniczny aymarski/techniczny beluga benzodiazepina bonobo cytoszkielet/kontrast
  deksametazon/kontrast dżihadyzm/kontrast fentanyl/kontrast hantawirus/kontrast haplogrupa haplotyp/kontrast huński/techniczny
  inuicki/techniczny iwermektyna iworyjski/techniczny jazydzki/techniczny kannabinoid/kontrast ketamina metamfetamina metycylina
  norowirus/kontrast petabajt/kontrast remdesiwir/kontrast rinowirus/kontrast rotawirus/kontrast salafizm/kontrast sogdyjski/techniczny
  teraherc/kontrast toltecki/techniczny transpozon/kontrast triceratops tuaregski/techniczny wankomycyna welociraptor/kontrast
  amoksycyliną amoksycylinę amoksycylinie amoksycyliny benzodiazepiną benzodiazepinę benzodiazepinie benzodiazepiny iwermektyną
  iwermektynę iwermektynie iwermektyny ketaminą ketaminę ketaminie ketaminy metamfetaminą metamfetaminę metamfetaminie metamfetaminy
`

/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  acidobázický/technický airbnb airfryer antropocén appka appky bloger/učiteľ blogeri bluetooth covid cykasov cykasy čelovka čelovkou
  čelovku dekoloniálny/koloniálny dopamín/vitamín epistemologický/technický exponenciálou exponenciálu exponenciály fenolftaleín/vitamín
  fenomenologický/technický fotovoltický/technický gamifikácia/organizácia hashtag/kontrast hashtagy humbuk/batoh chatbot/robot
  influenceri influencerka influencerov interdisciplinarita kompostér kompostéra kompostéri kompostérom kompostérov kompostéry
  konštruovanosť/možnosť koronavírusu kosatka/matka kryptomena/mena kyberbezpečnosť/bezpečnosť legislácia medievalistika/statika
  melatonín/vitamín metaanalýza/analýza metakognitívny/pozitívny mikroplast/plast mrazák/batoh multicentrický/technický netflix neuroveda
  neurovedy podcast/kontrast podcastov podcasty pološtruktúrovaný/organizovaný postkoloniálny/koloniálny probiotiká probiotikum
  prokrastinácia/organizácia prokrastinovať/organizovať prokrastinuje prokrastinujú prvák/chlapec randomizovaný/organizovaný recyklát
  recyklátom recyklátu recyklovaný/organizovaný reziliencia rezilientný rozliatie/vyjadrenie rusínčina/angličtina saharský/anglický
  sebaregulácia/regulácia sebavyjadrenie/vyjadrenie seminárka seminárky serotonín/vitamín severokórejský/anglický schengenský/anglický
  slovanský/anglický smartfón/telefón smartfóny socioekonomický/ekonomický sociokultúrny/kultúrny startup/kontrast startupov startupy
  streamovanie streamovať/organizovať Taiwan Taiwančan taiwanský/anglický telemedicína/medicína tiktok transdisciplinárny/disciplinárny
  udržateľnosť/možnosť ugrofínsky/anglický vermikompostér vermikompostéra vermikompostéry vlog vlogy webinár/seminár whatsapp wi-fi wifi
  youtuber youtuberi
`

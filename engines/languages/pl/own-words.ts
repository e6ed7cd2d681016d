/** Words that the dictionary lacks: lower case, names with their capital; `word/model` takes the endings of the model. Sorted. */
export const ownWords = `
  airbnb antropocen bioetyczny/etyczny blogerka brexicie brexitu chatbot/robot clickbait covid cyberbezpieczeństwo/bezpieczeństwo
  cyberprzemoc/przemoc cztero czworogłowy deepfake dekolonialny/kolonialny endoprotezoplastyka/plastyka fotowoltaika/matematyka
  gamifikacja/organizacja grywalizacja/organizacja grywalizację grywalizacji hashtag hejt hejter influencerka influencerzy
  inicjalizacja/organizacja inicjalizacji jednogenowy/genowy jednoośrodkowy/środkowy koronawirus/wirus kryptowaluta/waluta metaanaliz
  metaanaliza/analiza metaanalizie metaanalizy metapoznanie metapoznawczy/poznawczy mikroinstalacja/instalacja mikroplastik/plastik Mjanma
  netflix neuronauka/nauka operacjonalizować operacjonalizuje pięcio planszówka/wędrówka planszówki prehabilitacja/rehabilitacja
  prosumencka prosumencki/naukowy prosumenckich prosumenckie randomizowany/nowy rezyliencja/organizacja smartfon/telefon
  społeczno-ekonomiczny startup/kontrast startupów startupy streamować sześcio tiktok transdyscyplinarny/dyscyplinarny
  transpłciowy/płciowy uber webinar webinarium webinaru webinary webinarze whatsapp wi-fi wielo wielolekooporny wieloośrodkowe
  wieloośrodkowy/środkowy wifi youtuber youtuberzy
`

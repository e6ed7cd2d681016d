import { words } from '../../languages/words.ts'

/** Nouns that have another gender too, by region or by meaning, or one that their ending belies; plurals that waver. */
const whole =
  words(`Abscheu Account Alpha Atlantik Ball Bauer Blog Bonbon Bord Brei Bund Cola Curry Dokument Dotter Download Dschungel E-Mail Ei Erbe Event
  Filter Flur Folter Foto Gehalt Genie Golf Gummi Gulasch Halfter Harz Heide Hippie Host Hut Interview Joghurt Joint Junkie Kaffee Kanu Katapult Katholik
  Kaugummi Keks Ketchup Kiefer Kiwi Knäuel Knie Kompromiss Konterfei Korpus Kristall Kunde Lama Laptop Lasso Leiter Like Link Lohn Mail Mangel Mark
  Mast Match Maß Messer Moment Motto Nickel Oblate Otter Papagei Party Pazifik Pendel Pony Poster Primat Prototyp Puff Pult Radar Radio Raster Reis
  Rosé Sakko Schar Schild Schlüssel Schoß Schrei Schwulst See Service Silo Single Skorpion Song Spam Spion Spray Stadion Steuer Sticker Stift Taube
  Tau Taxi Teil Terminal Test Thermometer Tor Trikot Tube Tüpfel Update Verdienst Verhau Viertel Virus Virensystem Weise Wrack Zeh Zepter Zombie Zölibat
  Bergen Holding Champion Euro Formel Slogan Gefallen Junge Alte Deutsche Fremde`)
/** The same of the last part of compounds. */
const last = /(?:band|bauer|champion|erkenntnis|event|liter|meter|slogan|wehr|virus|spiel(?:er)?in|steuer|leiter|see)s?$/u

export const hasOtherGender = (noun: string): boolean => whole.has(noun) || last.test(noun.toLowerCase())

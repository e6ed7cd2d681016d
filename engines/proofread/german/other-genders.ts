import { words } from '../../languages/words.ts'

/** Nouns that have another gender too, by region or by meaning, or one that their ending belies; plurals that waver. */
const whole =
  words(`Abscheu Account Alpha Atlantik Ball Bauer Blog Bonbon Bord Brei Bund Cola Curry Dotter Download Dschungel E-Mail Erbe Event
  Filter Flur Folter Gehalt Genie Golf Gummi Gulasch Halfter Harz Heide Hippie Host Hut Joghurt Joint Junkie Katapult Katholik
  Kaugummi Keks Ketchup Kiefer Kiwi Knäuel Konterfei Korpus Kristall Lama Laptop Lasso Leiter Like Link Lohn Mail Mangel Mark
  Mast Match Maß Moment Motto Nickel Oblate Otter Papagei Pazifik Pendel Pony Poster Primat Prototyp Puff Pult Radar Raster Reis
  Rosé Sakko Schar Schild Schoß Schrei Schwulst See Service Silo Single Skorpion Song Spam Spion Spray Steuer Sticker Stift Taube
  Tau Teil Terminal Thermometer Tor Tube Tüpfel Update Verdienst Verhau Viertel Virus Virensystem Weise Wrack Zeh Zepter Zombie Zölibat
  Bergen Holding Champion Euro Formel Slogan Gefallen Junge Alte Deutsche Fremde`)
/** The same of the last part of compounds. */
const last = /(?:band|bauer|champion|erkenntnis|event|liter|meter|slogan|wehr|virus|spiel(?:er)?in|steuer|leiter|see)s?$/u

export const hasOtherGender = (noun: string): boolean => whole.has(noun) || last.test(noun.toLowerCase())

import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { findOwnPossessives, type OwnPossessives } from '../../scandinavian-clauses/own-possessive.ts'
import { swedish } from '../../scandinavian-clauses/swedish.ts'

const possessives: OwnPossessives = {
  own: new Map([
    ['sin', 0],
    ['sitt', 1],
    ['sina', 2],
  ]),
  owners: new Map([
    ['jag', ['min', 'mitt', 'mina']],
    ['du', ['din', 'ditt', 'dina']],
    ['vi', ['vår', 'vårt', 'våra']],
    ['ni', ['er', 'ert', 'era']],
  ]),
  others: new Map([
    ['han', 'hans'],
    ['hon', 'hennes'],
    ['de', 'deras'],
  ]),
  doing:
    words(`glömde glömt tappade tappar borstade borstar tvättar tvättade kammade hämtade hämtar parkerade sålde säljer sålt saknar saknade bröt packade
    älskar älskade besöker besökte ringde ringer pratar pratade tog tar använder använde städade städar åt låste hittade borsta tvätta sälja hämta besöka ta
    läste gjorde gör`),
  belongings:
    words(`familj man fru mor mamma far pappa föräldrar barn hår tänder händer syster bror son dotter vänner hund katt plånbok mobil telefon nycklar
    läxor läxa jacka bil hus lägenhet rum väska bok kläder pass mat cykel pojkvän flickvän kompis kompisar`),
}

/** "sin" is of the third person, and of the subject. */
export default defineCheck({
  key: 'own-possessive',
  class: 'pronoun-choice',
  find: (tokens, known) => findOwnPossessives({ tokens, of: swedish, words: known }, possessives),
  wrong: [
    ['Jag tog med sin hund.', 'Jag tog med min hund.'],
    ['Vi sålde sitt hus i fjol.', 'Vi sålde vårt hus i fjol.'],
    ['Hon borstade hennes tänder.', 'Hon borstade sina tänder.'],
    ['De har sålt deras bil.', 'De har sålt sin bil.'],
    ['Han glömde hans jacka.', 'Han glömde sin jacka.'],
  ],
  right: [
    'Vi fick var sin bok.',
    'Jag bad honom ta med sin mat.',
    'Hon känner hans mamma.',
    'Vi lät barnen ta med sina leksaker.',
    'Jag tror att han älskar sin fru.',
  ],
})

import { words } from '../../../languages/words.ts'
import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'
import { findOwnPossessives, type OwnPossessives } from '../../scandinavian-clauses/own-possessive.ts'

const possessives: OwnPossessives = {
  own: new Map([
    ['sin', 0],
    ['sitt', 1],
    ['sine', 2],
  ]),
  owners: new Map([
    ['jeg', ['min', 'mitt', 'mine']],
    ['du', ['din', 'ditt', 'dine']],
    ['vi', ['vår', 'vårt', 'våre']],
    ['dere', ['deres', 'deres', 'deres']],
  ]),
  others: new Map([
    ['han', 'hans'],
    ['hun', 'hennes'],
    ['de', 'deres'],
  ]),
  doing:
    words(`glemte glemt mistet mister pusset pusser vasket vasker kjemmet hentet henter parkerte solgte selger solgt savner savnet brakk pakket elsker
    elsket besøker besøkte ringte ringer snakker snakket tok tar bruker brukte bretter ryddet rydder spiste låste fant pusse vaske selge hente besøke ta`),
  belongings:
    words(`familien mannen mann kona kone moren mor mora faren far foreldrene foreldre barna barn håret hår tennene tenner hendene hender søsteren
    søster broren bror sønnen sønn datteren datter vennene venner hunden hund katten katt lommeboka lommeboken mobilen telefonen nøklene leksene jakka jakken
    jakke bilen bil huset hus leiligheten leilighet rommet sekken veska vesken boka boken klærne klær passet maten sykkelen kjæresten kjæreste`),
}

/** "sin" is of the third person, and of the subject. */
export default defineCheck({
  key: 'own-possessive',
  class: 'pronoun-choice',
  find: (tokens, known) => findOwnPossessives({ tokens, of: norwegian, words: known }, possessives),
  wrong: [
    ['Jeg tok med sin hund.', 'Jeg tok med min hund.'],
    ['Vi solgte huset sitt i fjor.', 'Vi solgte huset vårt i fjor.'],
    ['Du må rydde rommet sitt.', 'Du må rydde rommet ditt.'],
    ['Hun pusset tennene hennes.', 'Hun pusset tennene sine.'],
    ['De har solgt bilen deres.', 'De har solgt bilen sin.'],
    ['Han glemte hans jakke.', 'Han glemte sin jakke.'],
  ],
  right: [
    'Vi fikk hver sin bok.',
    'Jeg så Per vaske bilen sin.',
    'Jeg ba ham ta med sin egen mat.',
    'Hun kjenner moren hans.',
    'Vi lot barna ta med sine leker.',
    'Jeg tror han elsker kona si.',
  ],
})

import { defineLints } from '../../row.ts'
import { norwegianVerbs } from '../../verb-second/norwegian-verbs.ts'
import { verbBends } from '../../verb-second/verb-bends.ts'

// Forms of any verb of the book (`@onlyFinite` and the like, `lists.ts`) where another of its forms belongs. Sorted by key.
const toInfinitive = (atom: number): readonly string[] => verbBends(norwegianVerbs, atom, ['present', 'past'], 'infinitive')

export default defineLints('forms', [
  {
    key: 'a-finite',
    class: 'verb-form',
    pattern:
      'for|uten|til|ved|etter|med|om|lyst|tid|råd|sjanse|mulighet|viktig|vanskelig|lett|gøy|fint|bra|umulig|mulig|begynner|begynte|prøver|prøvde|liker|likte|pleier|slutter|sluttet å ikke|bare? [ @onlyFinite ] >!@pronouns&!det&!%capital',
    to: toInfinitive(4),
    wrong: ['Vi dro dit for å hjalp dem.', 'Vi dro dit for å hjelpe dem.'],
    right: 'Vi dro dit for å hjelpe dem.',
  },
  {
    key: 'a-present',
    class: 'verb-form',
    pattern: '<!sitter|står|ligger|går|kommer å ikke|alltid|bare? [ @onlyPresents ] >!@pronouns&!det&!%capital',
    to: toInfinitive(4),
    unless: 'sitter satt står sto ligger lå',
    wrong: ['Det er deilig å svømmer.', 'Det er deilig å svømme.'],
    right: 'Han sitter og svømmer.',
  },
  {
    key: 'har-infinitive',
    class: 'tense',
    pattern:
      '<^||,|og|men|at|som|fordi|hvis @pronouns||det har|hadde ikke|aldri|alltid|allerede|også|nå? [ @onlyInfinitives ] >!og&!,&!eller',
    to: verbBends(norwegianVerbs, 5, ['infinitive'], 'perfect'),
    wrong: ['Jeg har rydde kjøkkenet.', 'Jeg har ryddet kjøkkenet.'],
    right: 'Jeg har ryddet kjøkkenet.',
  },
  {
    key: 'har-past',
    class: 'tense',
    pattern: '<^||,|og|men|at @pronouns har|hadde ikke|aldri|alltid|allerede|også|nå? [ @onlyPasts ] >!@pronouns&!det',
    to: verbBends(norwegianVerbs, 5, ['past'], 'perfect'),
    wrong: ['Vi har sprang hele veien.', 'Vi har sprunget hele veien.'],
    right: 'Vi har sprunget hele veien.',
  },
  {
    key: 'har-present',
    class: 'tense',
    pattern: '<^||,|og|men|at jeg|du|han|hun|vi|dere|man har|hadde ikke|aldri|alltid|allerede|også? [ @onlyPresents ] >!@pronouns&!det',
    to: verbBends(norwegianVerbs, 5, ['present'], 'perfect'),
    wrong: ['Hun har kommer hjem.', 'Hun har kommet hjem.'],
    right: 'Hun har kommet hjem.',
  },
  {
    key: 'modal-finite',
    class: 'verb-form',
    pattern:
      '<^||,|og|men|at @pronouns||det|den @modals ikke|aldri|alltid|også|bare|nok|vel|jo|gjerne? [ @onlyFinite ] >!@pronouns&!det&!%capital&!,&!er',
    to: toInfinitive(5),
    wrong: ['Jeg synes at vi skal synger mer.', 'Jeg synes at vi skal synge mer.'],
    right: 'Vi skal synge mer.',
  },
  {
    key: 'modal-finite-inverted',
    class: 'verb-form',
    pattern:
      '<_ kan|skal|må|skulle|bør|vil jeg|du|han|hun|vi|dere|man ikke|også|alltid? [ @onlyFinite&!har|er|hadde ] >!@pronouns&!det&!%capital&!,',
    to: toInfinitive(5),
    unless: 'om når som hva så enn hvis',
    wrong: ['I kveld skal vi danser tango.', 'I kveld skal vi danse tango.'],
    right: 'Vil vi, så danser vi.',
  },
  {
    key: 'modal-noun-subject',
    class: 'verb-form',
    pattern:
      '<!som|at|hva|når|om|hvis|da|enn @others||/..(ene|erne)$/ kan|skal|må|bør|skulle|burde ikke|aldri|alltid|også? [ @onlyFinite ] >!@pronouns&!det&!%capital&!,&!er',
    to: toInfinitive(5),
    unless: 'som ,',
    wrong: ['Elevene skal synger høyt.', 'Elevene skal synge høyt.'],
    right: 'Elevene skal synge høyt.',
  },
  {
    key: 'pronoun-infinitive',
    class: 'verb-form',
    pattern: '<^||,|men|at|fordi|når|hvis|om jeg|du|han|hun|man|dere [ @onlyInfinitives ] >!og',
    to: verbBends(norwegianVerbs, 3, ['infinitive'], 'present'),
    wrong: ['Han sykle til jobben.', 'Han sykler til jobben.'],
    right: 'Han sykler til jobben.',
  },
  {
    key: 'pronoun-participle',
    class: 'tense',
    pattern: '^ jeg|du|han|hun|vi|dere [ @onlyPerfects ]',
    to: ['har $2', ...verbBends(norwegianVerbs, 2, ['perfect'], 'past')],
    wrong: ['Jeg skrevet et brev.', 'Jeg har skrevet et brev.'],
    right: 'Jeg skrev et brev.',
  },
])

import { defineLints } from '../../row.ts'
import { swedishVerbs } from '../../verb-second/swedish-verbs.ts'
import { verbBends } from '../../verb-second/verb-bends.ts'

// Forms of any verb of the book (`@presents` and the like, `lists.ts`) where another of its forms belongs. Sorted by key.
const toInfinitive = (atom: number): readonly string[] => verbBends(swedishVerbs, atom, ['present', 'past'], 'infinitive')

export default defineLints('forms', [
  {
    key: 'adjective-att-finite',
    class: 'verb-form',
    pattern: 'är|var|blir|känns|tycker inte|så|mycket|väldigt? @neuterAdjectives att inte? [ @onlyFinite ] >!@pronouns&!det&!%capital',
    to: toInfinitive(6),
    wrong: ['Det är svårt att höll takten.', 'Det är svårt att hålla takten.'],
    right: 'Det är svårt att hålla takten.',
  },
  {
    key: 'brukar-finite',
    class: 'verb-form',
    pattern:
      '<^||,|och|men @pronouns||det|den|som brukar|brukade|försöker|försökte|behöver|behövde|vågar|vågade|orkar|orkade|hinner|börjar|började|slutar inte|aldrig|alltid|ofta? [ @onlyFinite ] >!@pronouns&!det&!,&!%capital',
    to: toInfinitive(5),
    unless: 'om när som vad',
    wrong: ['Hon säger att hon är trött, och hon brukar somnar tidigt.', 'Hon säger att hon är trött, och hon brukar somna tidigt.'],
    right: 'När jag försöker misslyckas jag.',
  },
  {
    key: 'for-att-finite',
    class: 'verb-form',
    pattern:
      'för|utan|genom|efter|lust|tid|sätt|dags|möjlighet|råd|försöka|börja|sluta att inte|bara? [ @onlyFinite&!/ade$/ ] >!@pronouns&!det&!%capital&!som',
    to: toInfinitive(4),
    wrong: ['Vi gick dit för att hjälpte dem.', 'Vi gick dit för att hjälpa dem.'],
    right: 'Vi gick dit för att fiska.',
  },
  {
    key: 'har-infinitive',
    class: 'tense',
    pattern: '<^||,|och|men|att @pronouns har|hade inte|aldrig|alltid|redan|också|nu? [ @onlyInfinitives ] >!och&!,',
    to: verbBends(swedishVerbs, 5, ['infinitive'], 'perfect'),
    wrong: ['Jag har städa köket.', 'Jag har städat köket.'],
    right: 'Jag har städat köket.',
  },
  {
    key: 'har-past',
    class: 'tense',
    pattern: '<^||,|och|men|att @pronouns har|hade inte|aldrig|alltid|redan|också|nu? [ @onlyPasts&!/ade$/ ] >!@pronouns&!det',
    to: verbBends(swedishVerbs, 5, ['past'], 'perfect'),
    wrong: ['Vi har sjöng hela kvällen.', 'Vi har sjungit hela kvällen.'],
    right: 'Vi har sjungit hela kvällen.',
  },
  {
    key: 'har-present',
    class: 'tense',
    pattern: '<^||,|och|men|att jag|du|han|hon|vi|ni|man har|hade inte|aldrig|alltid|redan|också? [ @onlyPresents ] >!@pronouns&!det',
    to: verbBends(swedishVerbs, 5, ['present'], 'perfect'),
    wrong: ['Hon har skriver ett brev.', 'Hon har skrivit ett brev.'],
    right: 'Hon har skrivit ett brev.',
  },
  {
    key: 'modal-finite',
    class: 'verb-form',
    pattern:
      '<^||,|och|men|att @pronouns||det|den @modals inte|aldrig|alltid|också|bara|nog|väl|ju|gärna? [ @onlyFinite ] >!@pronouns&!det&!%capital&!,&!är',
    to: toInfinitive(5),
    wrong: ['Jag tycker att vi ska sjunger mer.', 'Jag tycker att vi ska sjunga mer.'],
    right: 'Jag kan inte sjunga mer.',
  },
  {
    key: 'modal-finite-inverted',
    class: 'verb-form',
    pattern: '<_ kan|ska|måste|skulle|bör jag|du|han|hon|vi|ni|man inte|också|alltid? [ @onlyFinite ] >!@pronouns&!det&!%capital&!,',
    to: toInfinitive(5),
    unless: 'om när som vad så än',
    wrong: ['I kväll ska vi dansar tango.', 'I kväll ska vi dansa tango.'],
    right: 'Kan vi så hjälper vi.',
  },
  {
    key: 'pronoun-infinitive',
    class: 'verb-form',
    pattern: '<^||,|men|att|eftersom|när|om jag|du|han|hon|man [ @onlyInfinitives ] >!och',
    to: verbBends(swedishVerbs, 3, ['infinitive'], 'present'),
    wrong: ['Han bo i Malmö.', 'Han bor i Malmö.'],
    right: 'Han bor i Malmö.',
  },
  {
    key: 'pronoun-supine',
    class: 'tense',
    pattern: '^ jag|du|han|hon|vi|ni [ @onlyPerfects ]',
    to: ['har $2', ...verbBends(swedishVerbs, 2, ['perfect'], 'past')],
    wrong: ['Jag skrivit ett brev.', 'Jag har skrivit ett brev.'],
    right: 'Jag skrev ett brev.',
  },
])

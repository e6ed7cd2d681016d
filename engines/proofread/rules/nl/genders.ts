import { defineLints } from '../../row.ts'

/** Nouns in the singular that are neuter and nothing else, and such as are not; words that are verbs or plurals as well are left out. */
const neuter =
  '#noun.n:sg&!#noun.c&!#noun:pl&!#verb:inf&!#adjective&!%capital&!verleden&!heden&!/(?:tuur|punt|datum|paper|event|zuur|personage|deel|punt|schema|aspect|idee)$/'
const common =
  '#noun.c:sg&!#noun.n&!#noun:pl&!#verb&!#adjective&!%capital&!verleden&!heden&!/(?:tuur|punt|datum|paper|event|zuur|personage|deel|punt|schema|aspect|idee)$/'
/** The same, where the ending says so. */
const abstract = '#noun.c:sg&!#noun.n&!%capital&/(?:ing|heid|teit|tie|sie|nis|iek|age)$/&!/ling$|personage$/'
/** Where "het", "dit", "dat" and "ons" are no pronouns. */
const noPronoun = '<^||van||in||met||op||aan||bij||naar||uit||over||door||tegen||tijdens||volgens'
/** "Het is tijd": nouns without an article. */
const bare = '!tijd&!zaak&!oorlog&!vrede&!kunst&!pech&!reden&!traditie&!gewoonte&!mode&!avond&!nacht&!winter&!zomer&!lente&!herfst&!ochtend'

// Articles, determiners and adjectives by the gender of the noun that the forms by rule tell. Sorted by key.
export default defineLints('genders', [
  {
    key: 'de-neuter',
    class: 'article-a-an',
    pattern: `[ de ] ${neuter} >!/^-|owner|manager|placement/`,
    to: ['het'],
    wrong: ['De ziekenhuis is ver weg.', 'Het ziekenhuis is ver weg.'],
    right: 'De ziekenhuizen zijn ver weg.',
  },
  {
    key: 'deze-neuter',
    class: 'determiner-noun',
    pattern: `[ deze ] ${neuter} >!/^-|owner|manager|placement/`,
    to: ['dit'],
    wrong: ['Deze ziekenhuis is oud.', 'Dit ziekenhuis is oud.'],
    right: 'Deze ziekenhuizen zijn oud.',
  },
  {
    key: 'dit-common',
    class: 'determiner-noun',
    pattern: `${noPronoun} [ dit ] ${common}&${bare} >!is|was|wordt`,
    to: ['deze'],
    wrong: ['In dit vergadering spraken drie mensen.', 'In deze vergadering spraken drie mensen.'],
    right: 'In dit ziekenhuis werken drie mensen.',
  },
  {
    key: 'een-common-ing',
    class: 'adjective-adverb',
    pattern: `een [ #adjective:pos&!#noun&!#verb:pp&%known:/$/e/||#adjective:pos&!#noun&/(?:isch|lijk|ief|aal|eel|ig)$/ ] ${abstract}`,
    to: ['$2#pos.e'],
    wrong: ['Dat is een moeilijk oefening.', 'Dat is een moeilijke oefening.'],
    right: 'Dat is een moeilijk probleem.',
  },
  {
    key: 'een-neuter-e',
    class: 'adjective-adverb',
    pattern: `een [ #adjective:pos.e&!hele&!halve&!enkele ] ${neuter}`,
    to: ['$2#pos'],
    wrong: ['Dat is een belangrijke onderwerp.', 'Dat is een belangrijk onderwerp.'],
    right: 'Dat is een belangrijke vraag.',
  },
  {
    key: 'elk-common',
    class: 'determiner-noun',
    pattern: `[ elk|ieder|welk|zulk ] ${common}`,
    to: ['$1e'],
    wrong: ['Ieder oefening telt.', 'Iedere oefening telt.'],
    right: 'Ieder kind telt.',
  },
  {
    key: 'elke-neuter',
    class: 'determiner-noun',
    pattern: `[ elke|iedere|welke ] ${neuter}`,
    to: ['$1/e$//'],
    wrong: ['Iedere ziekenhuis heeft een arts.', 'Ieder ziekenhuis heeft een arts.'],
    right: 'Iedere patiënt heeft een arts.',
  },
  {
    key: 'het-common',
    class: 'article-a-an',
    pattern: `${noPronoun} [ het ] ${common}&${bare} >!is|was|wordt|werd|/^-/`,
    to: ['de'],
    wrong: ['Het vergadering begint om negen uur.', 'De vergadering begint om negen uur.'],
    right: 'Het ziekenhuis sluit om negen uur.',
  },
  {
    key: 'ons-common',
    class: 'determiner-noun',
    pattern: `${noPronoun} [ ons ] ${common}&${bare}`,
    to: ['onze'],
    wrong: ['In ons vergadering ging het daarover.', 'In onze vergadering ging het daarover.'],
    right: 'In ons ziekenhuis werken drie artsen.',
  },
  {
    key: 'onze-neuter',
    class: 'determiner-noun',
    pattern: `[ onze ] ${neuter}`,
    to: ['ons'],
    wrong: ['Onze ziekenhuis is oud.', 'Ons ziekenhuis is oud.'],
    right: 'Onze ziekenhuizen zijn oud.',
  },
])

import { defineLints } from '../../row.ts'

// What learners of Dutch write. Sorted by key.
export default defineLints('learners', [
  {
    key: 'beginnen-met-te',
    class: 'verb-pattern',
    pattern: 'begin|begint|begon|begonnen|beginnen [ met ] te #verb:inf',
    to: [''],
    wrong: ['Hij is begonnen met te werken.', 'Hij is begonnen te werken.'],
    right: 'Hij is begonnen met werken.',
  },
  {
    key: 'dat-vrouw',
    class: 'determiner-noun',
    pattern:
      '^ [ dat ] man|vrouw|jongen|leraar|lerares|student|studente|dokter|buurman|buurvrouw|vriend|vriendin|moeder|vader|broer|zus|koning|koningin|hond|kat|oom|tante|oma|opa|zoon|dochter|directeur|docent|bakker|chauffeur|agent is|was|heeft|had|loopt|staat|zit|werkt|gaat|komt|woont',
    to: ['die'],
    wrong: ['Dat vrouw is aardig.', 'Die vrouw is aardig.'],
    right: 'Die vrouw is aardig.',
  },
  {
    key: 'dezelfde-dan',
    class: 'comparison',
    pattern: 'dezelfde|hetzelfde [ dan ] gisteren|vroeger|vorig|vorige|altijd|toen|die|dat|jij|jouw|hij|mij',
    to: ['als'],
    wrong: ['Het is hetzelfde dan gisteren.', 'Het is hetzelfde als gisteren.'],
    right: 'Het is hetzelfde als gisteren.',
  },
  {
    key: 'dit-vrouw',
    class: 'determiner-noun',
    pattern:
      '[ dit ] man|vrouw|jongen|leraar|lerares|student|studente|dokter|buurman|buurvrouw|vriend|vriendin|moeder|vader|broer|zus|koning|koningin|hond|kat|oom|tante|oma|opa|zoon|dochter|directeur|docent|bakker|chauffeur|agent is|was|heeft|had|loopt|staat|zit|werkt|gaat|komt|woont|kan',
    to: ['deze'],
    wrong: ['Dit vrouw is aardig.', 'Deze vrouw is aardig.'],
    right: 'Deze vrouw is aardig.',
  },
  {
    key: 'er-zin-aan',
    class: 'preposition',
    pattern: 'er ..1 zin [ aan|op|voor ] .|,|!',
    to: ['in'],
    wrong: ['Ik heb er zin aan.', 'Ik heb er zin in.'],
    right: 'Ik heb er zin in.',
  },
  {
    key: 'goed-met',
    class: 'preposition',
    pattern:
      'ben|bent|is|zijn|was|waren ..1 goed|slecht|beter|best [ met|op ] voetballen|zwemmen|koken|dansen|zingen|tekenen|schrijven|lezen|rekenen|schilderen|tennissen|schaken|spreken',
    to: ['in'],
    wrong: ['Hij is goed met voetballen.', 'Hij is goed in voetballen.'],
    right: 'Hij is goed in voetballen.',
  },
  {
    key: 'goeder',
    class: 'comparison',
    pattern: '[ goeder ] dan',
    to: ['beter'],
    wrong: ['Zij is goeder dan ik.', 'Zij is beter dan ik.'],
    right: 'Zij is beter dan ik.',
  },
  {
    key: 'het-man',
    class: 'determiner-noun',
    pattern:
      '[ het ] man|vrouw|jongen|leraar|lerares|student|studente|dokter|buurman|buurvrouw|vriend|vriendin|moeder|vader|broer|zus|koning|koningin|hond|kat|oom|tante|oma|opa|zoon|dochter|directeur|docent|bakker|chauffeur|agent is|was|heeft|had|loopt|liep|staat|stond|zit|zat|werkt|gaat|ging|komt|kwam|woont|kan|moet|wil|zegt|zei',
    to: ['de'],
    wrong: ['Het man loopt op straat.', 'De man loopt op straat.'],
    right: 'De man loopt op straat.',
  },
  {
    key: 'hoe-des-te',
    class: 'conjunction',
    pattern: '^ hoe @comparatives ..6 , [ hoe ] des te',
    to: [''],
    wrong: ['Hoe meer hij eet, hoe des te dikker hij wordt.', 'Hoe meer hij eet, des te dikker hij wordt.'],
    right: 'Hoe meer hij eet, des te dikker hij wordt.',
  },
  {
    key: 'huis-waar',
    class: 'relative-pronoun',
    pattern:
      'huis|stad|dorp|straat|land|kamer|flat|appartement|wijk|stoel|bank|bed|school|bedrijf|winkel [ dat|die ] ik|hij|ze|zij|we|wij|je in|op|aan|naar|voor|bij woon|woont|wonen|zit|zitten|werk|werkt|werken|slaap|slaapt|slapen|ga|gaat|gaan|leef',
    to: ['waar'],
    wrong: ['Het huis dat ik in woon is oud.', 'Het huis waar ik in woon is oud.'],
    right: 'Het huis waar ik in woon is oud.',
  },
  {
    key: 'ik-heb-auto',
    class: 'article-missing',
    pattern:
      '^ ik|hij|zij|we|wij|jij heb|heeft|hebben|hebt|koop|koopt|wil|zie|ziet [ auto|fiets|hond|kat|huis|broer|zus|zoon|dochter|kind|vriend|vriendin|telefoon|computer|vraag|probleem|afspraak|baan ] .|en|,|!',
    to: ['een $3'],
    wrong: ['Ik heb hond.', 'Ik heb een hond.'],
    right: 'Ik heb een hond.',
  },
  {
    key: 'in-dorp',
    class: 'article-missing',
    pattern:
      'woon|woont|wonen|werk|werkt|werken|zit|zitten|ben|is|was|loop|loopt in [ dorp|centrum|park|ziekenhuis|restaurant|zwembad|theater|museum|hotel|bos|bejaardenhuis ] .|en|,',
    to: ['het $3'],
    wrong: ['Hij werkt in ziekenhuis.', 'Hij werkt in het ziekenhuis.'],
    right: 'Hij werkt in het ziekenhuis.',
  },
  {
    key: 'in-stad',
    class: 'article-missing',
    pattern:
      'woon|woont|wonen|werk|werkt|werken|zit|zitten|ben|is|was|loop|loopt in [ stad|keuken|tuin|fabriek|winkel|bibliotheek|trein|bus|bioscoop|supermarkt|kroeg|garage ] .|en|,',
    to: ['de $3'],
    wrong: ['Hij werkt in fabriek.', 'Hij werkt in de fabriek.'],
    right: 'Hij werkt in de fabriek.',
  },
  {
    key: 'is-leuk-film',
    class: 'article-missing',
    pattern:
      '^ het|dat|dit is [ @adjectivesE ] film|stad|auto|vrouw|man|jongen|taal|school|straat|dag|reis|fiets|kamer|vraag|hond|kat|winkel|plek|tijd .|en|,|!',
    to: ['een $3'],
    wrong: ['Dat is mooie stad.', 'Dat is een mooie stad.'],
    right: 'Dat is een mooie stad.',
  },
  {
    key: 'naar-het-station',
    class: 'article-missing',
    pattern:
      'ga|gaat|gaan|ging|moet|wil ..2 naar [ station|ziekenhuis|strand|park|museum|postkantoor|zwembad|restaurant|theater|vliegveld|kantoor|centrum|platteland|feest ]',
    to: ['het $4'],
    wrong: ['Ik ga morgen naar station.', 'Ik ga morgen naar het station.'],
    right: 'Ik ga morgen naar het station.',
  },
  {
    key: 'naar-of',
    class: 'preposition-not-needed',
    pattern: 'benieuwd|nieuwsgierig|afwachten [ naar|over|op ] of',
    to: [''],
    wrong: ['Ik ben benieuwd naar of hij komt.', 'Ik ben benieuwd of hij komt.'],
    right: 'Ik ben benieuwd of hij komt.',
  },
  {
    key: 'op-dokter',
    class: 'article-missing',
    pattern:
      'ga|gaat|gaan|ging|moet|wil ..2 naar [ dokter|tandarts|kapper|huisarts|bakker|slager|supermarkt|bioscoop|winkel|markt|bibliotheek ]',
    to: ['de $4'],
    wrong: ['Ik ga morgen naar dokter.', 'Ik ga morgen naar de dokter.'],
    right: 'Ik ga morgen naar de dokter.',
  },
  {
    key: 'stoppen-met-te',
    class: 'verb-pattern',
    pattern: 'stop|stopt|stoppen|stopte|stopten|gestopt|doorgaan|gaat|bezig met [ te ] #verb:inf',
    to: [''],
    wrong: ['Hij is gestopt met te roken.', 'Hij is gestopt met roken.'],
    right: 'Hij is gestopt met roken.',
  },
  {
    key: 'veel-mens',
    class: 'noun-number',
    pattern:
      '<!geen veel|weinig|alle|vele|sommige|enkele|meerdere|talloze [ mens|kind|boek|huis|vriend|student|dag|vraag|probleem|woord|stad|land|boom|bloem|foto|fout|winkel|stoel|idee|cadeau|gast|vriendin|leerling|leraar|dier|maand|taak|brief|verhaal|stoel|auto|plant|vogel|jongen|meisje|restaurant|museum|hotel|gebouw|straat ] >!-',
    to: ['$3#sg>pl'],
    wrong: ['Alle boek zijn duur.', 'Alle boeken zijn duur.'],
    right: 'Alle boeken zijn duur.',
  },
  {
    key: 'verkeer-kosten',
    class: 'preposition-not-needed',
    pattern: '[ kost ] duur',
    to: ['is'],
    wrong: ['Dat kost duur in de winkel.', 'Dat is duur in de winkel.'],
    right: 'Dat is duur in de winkel.',
  },
  {
    key: 'verloop',
    class: 'preposition',
    pattern: '[ in|op|met|door ] verloop van tijd|jaren',
    to: ['na'],
    wrong: ['In verloop van tijd werd het beter.', 'Na verloop van tijd werd het beter.'],
    right: 'Na verloop van tijd werd het beter.',
  },
  {
    key: 'weer-terug',
    class: 'redundant',
    pattern: 'keerde|keerden|keer|keert|keren [ opnieuw|wederom terug ]',
    to: ['terug'],
    wrong: ['Zij keerden opnieuw terug naar huis.', 'Zij keerden terug naar huis.'],
    right: 'Zij keerden terug naar huis.',
  },
])

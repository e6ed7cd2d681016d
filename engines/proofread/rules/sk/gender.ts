import { defineLints } from '../../row.ts'

// Gender and number in predicates and by the ending of the noun. Sorted by key.
export default defineLints('gender', [
  {
    key: 'adj-cia',
    class: 'agreement',
    pattern: '[ /[ýé]$/&%known:/[ýé]$/á/&!ktorý&!aký&!každý&!žiadny&!%capital&!ktoré&!dôležité&!potrebné ] /..[áíkn]cia$/',
    to: ['$1/[ýé]$/á/'],
    wrong: ['Je to zložitý situácia.', 'Je to zložitá situácia.'],
    right: 'Je to zložitá situácia.',
  },
  {
    key: 'adj-enie',
    class: 'agreement',
    pattern: '[ /[ýá]$/&%known:/[ýá]$/é/&!ktorý&!aký&!každý&!žiadny&!%capital&!ktorá&!má&!nemá ] /..(?:enie|anie|stvo|ctvo)$/',
    to: ['$1/[ýá]$/é/'],
    wrong: ['Je to dobrá riešenie.', 'Je to dobré riešenie.'],
    right: 'Je to dobré riešenie.',
  },
  {
    key: 'adj-ost',
    class: 'agreement',
    pattern: '<!, [ /[ýé]$/&%known:/[ýé]$/á/&!ktorý&!aký&!každý&!žiadny&!%capital&!ktoré ] /..[nldtv]osť$/',
    to: ['$2/[ýé]$/á/'],
    wrong: ['Bola to veľký radosť.', 'Bola to veľká radosť.'],
    right: 'Bola to veľká radosť.',
  },
  {
    key: 'adj-telia',
    class: 'agreement',
    pattern: '[ /[ýé]$/&%known:/[ýé]$/í/&!ktorý&!aký&!každý&!žiadny&!%capital&!ktoré&!dôležité ] /..(?:telia|ológovia|čania|ajúcia)$/',
    to: ['$1/[ýé]$/í/'],
    wrong: ['Prišli nový skladatelia.', 'Prišli noví skladatelia.'],
    right: 'Prišli noví skladatelia.',
  },
  {
    key: 'bol-a2',
    class: 'agreement',
    pattern:
      'bol|nebol|býval @clit? veľmi|dosť|celkom|príliš? [ /[áé]$/&%known:/[áé]$/ý/&%known:/[áé]$/í/&!ktorý&!aký&!každý&!žiadny&!%capital ] .|,|!|?|a|aj|i|ale|v|vo|na|do|z|zo|pre|podľa|po|s|pri|ako|k|o|od|že|za',
    to: ['$4/[áé]$/ý/'],
    wrong: ['Výlet bol drahá a dlhý.', 'Výlet bol drahý a dlhý.'],
    right: 'Výlet bol drahý a dlhý.',
  },
  {
    key: 'bola-y2',
    class: 'agreement',
    pattern:
      'bola|nebola|bývala @clit? veľmi|dosť|celkom|príliš? [ /[ýé]$/&%known:/[ýé]$/á/&!ktorý&!aký&!každý&!žiadny&!%capital ] .|,|!|?|a|aj|i|ale|v|vo|na|do|z|zo|pre|podľa|po|s|pri|ako|k|o|od|že|za',
    to: ['$4/[ýé]$/á/'],
    wrong: ['Škoda bola veľký a zbytočná.', 'Škoda bola veľká a zbytočná.'],
    right: 'Škoda bola veľká a zbytočná.',
  },
  {
    key: 'boli-y',
    class: 'agreement',
    pattern:
      'boli|neboli|sú|budú @clit? veľmi|dosť|celkom|príliš? [ /ý$/&%known:/ý$/í/&%known:/ý$/á/&!ktorý&!aký&!každý&!žiadny&!%capital ] v|vo|na|do|z|zo|pre|podľa|po|s|pri|ale|ako|aj|i|od|za',
    to: ['$4/ý$/í/', '$4/ý$/é/'],
    unless: 'ste',
    wrong: ['Žiaci boli veselý aj ráno.', 'Žiaci boli veselí aj ráno.'],
    right: 'Žiak bol veselý aj ráno.',
  },
  {
    key: 'bolo-a',
    class: 'agreement',
    pattern:
      'bolo|nebolo|bývalo @clit? veľmi|dosť|celkom|príliš? [ /[ýá]$/&%known:/[ýá]$/é/&!ktorý&!aký&!každý&!žiadny&!%capital ] .|,|!|?|a|aj|i|ale|v|vo|na|do|z|zo|pre|podľa|po|s|pri|ako|k|o|od|že|za',
    to: ['$4/[ýá]$/é/'],
    wrong: ['Jedlo bolo dobrá a lacné.', 'Jedlo bolo dobré a lacné.'],
    right: 'Jedlo bolo dobré a lacné.',
  },
  {
    key: 'oni-su-y',
    class: 'agreement',
    pattern: 'on|ona|otec|mama|brat|sestra|pes je @clit? [ /[dntlvm]í$/&%known:/í$/ý/&%known:/í$/é/ ] .|,|!|?|a',
    to: ['$4/í$/ý/'],
    wrong: ['On je mladí a šikovný.', 'On je mladý a šikovný.'],
    right: 'On je mladý a šikovný.',
  },
])

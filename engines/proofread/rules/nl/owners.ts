import { defineLints } from '../../row.ts'

// Owners named with zijn and haar, which is spoken Dutch. Sorted by key.
export default defineLints('owners', [
  {
    key: 'de-haar-de',
    class: 'pronoun-choice',
    pattern:
      "^ [ de moeder|zus|oma|tante|buurvrouw|lerares|vrouw|vriendin|dochter|koningin|meisje|juf haar|d'r auto|fiets|jas|hond|kat|tas|kamer|telefoon|vrouw|moeder|vader|broer|zus|zoon|dochter|vriend|vriendin|naam|stem|mening|tuin|broek|bril|verjaardag|baan|computer|hand|school|klas|ouders|kinderen|schoenen|ogen ] !te&!in&!naar&_",
    to: ['de $4 van de $2'],
    wrong: ['De moeder haar auto staat daar.', 'De auto van de moeder staat daar.'],
    right: 'De moeder heeft een auto.',
  },
  {
    key: 'de-haar-het',
    class: 'pronoun-choice',
    pattern:
      "^ [ de moeder|zus|oma|tante|buurvrouw|lerares|vrouw|vriendin|dochter|koningin|meisje|juf haar|d'r huis|boek|kind|werk|geld|idee|leven|bed|kantoor|hoofd|team|dagboek|feest|bedrijf ] !te&!in&!naar&_",
    to: ['het $4 van de $2'],
    wrong: ['De moeder haar huis staat daar.', 'Het huis van de moeder staat daar.'],
    right: 'De moeder heeft een huis.',
  },
  {
    key: 'de-zijn-de',
    class: 'pronoun-choice',
    pattern:
      "^ [ de directeur|leraar|buurman|baas|koning|vader|broer|opa|oom|jongen|man|president|minister|burgemeester|dokter|trainer|vriend|zoon zijn|z'n auto|fiets|jas|hond|kat|tas|kamer|telefoon|vrouw|moeder|vader|broer|zus|zoon|dochter|vriend|vriendin|naam|stem|mening|tuin|broek|bril|verjaardag|baan|computer|hand|school|klas|ouders|kinderen|schoenen|ogen ] !te&!in&!naar&_",
    to: ['de $4 van de $2'],
    wrong: ['De directeur zijn auto staat daar.', 'De auto van de directeur staat daar.'],
    right: 'De directeur heeft een auto.',
  },
  {
    key: 'de-zijn-het',
    class: 'pronoun-choice',
    pattern:
      "^ [ de directeur|leraar|buurman|baas|koning|vader|broer|opa|oom|jongen|man|president|minister|burgemeester|dokter|trainer|vriend|zoon zijn|z'n huis|boek|kind|werk|geld|idee|leven|bed|kantoor|hoofd|team|dagboek|feest|bedrijf ] !te&!in&!naar&_",
    to: ['het $4 van de $2'],
    wrong: ['De directeur zijn huis staat daar.', 'Het huis van de directeur staat daar.'],
    right: 'De directeur heeft een huis.',
  },
  {
    key: 'mijn-haar-de',
    class: 'pronoun-choice',
    pattern:
      "^ [ mijn moeder|zus|oma|tante|buurvrouw|lerares|vrouw|vriendin|dochter|koningin|meisje|juf haar|d'r auto|fiets|jas|hond|kat|tas|kamer|telefoon|vrouw|moeder|vader|broer|zus|zoon|dochter|vriend|vriendin|naam|stem|mening|tuin|broek|bril|verjaardag|baan|computer|hand|school|klas|ouders|kinderen|schoenen|ogen ] !te&!in&!naar&_",
    to: ['de $4 van mijn $2'],
    wrong: ['Mijn moeder haar auto staat daar.', 'De auto van mijn moeder staat daar.'],
    right: 'Mijn moeder heeft een auto.',
  },
  {
    key: 'mijn-haar-het',
    class: 'pronoun-choice',
    pattern:
      "^ [ mijn moeder|zus|oma|tante|buurvrouw|lerares|vrouw|vriendin|dochter|koningin|meisje|juf haar|d'r huis|boek|kind|werk|geld|idee|leven|bed|kantoor|hoofd|team|dagboek|feest|bedrijf ] !te&!in&!naar&_",
    to: ['het $4 van mijn $2'],
    wrong: ['Mijn moeder haar huis staat daar.', 'Het huis van mijn moeder staat daar.'],
    right: 'Mijn moeder heeft een huis.',
  },
  {
    key: 'mijn-zijn-de',
    class: 'pronoun-choice',
    pattern:
      "^ [ mijn directeur|leraar|buurman|baas|koning|vader|broer|opa|oom|jongen|man|president|minister|burgemeester|dokter|trainer|vriend|zoon zijn|z'n auto|fiets|jas|hond|kat|tas|kamer|telefoon|vrouw|moeder|vader|broer|zus|zoon|dochter|vriend|vriendin|naam|stem|mening|tuin|broek|bril|verjaardag|baan|computer|hand|school|klas|ouders|kinderen|schoenen|ogen ] !te&!in&!naar&_",
    to: ['de $4 van mijn $2'],
    wrong: ['Mijn directeur zijn auto staat daar.', 'De auto van mijn directeur staat daar.'],
    right: 'Mijn directeur heeft een auto.',
  },
  {
    key: 'mijn-zijn-het',
    class: 'pronoun-choice',
    pattern:
      "^ [ mijn directeur|leraar|buurman|baas|koning|vader|broer|opa|oom|jongen|man|president|minister|burgemeester|dokter|trainer|vriend|zoon zijn|z'n huis|boek|kind|werk|geld|idee|leven|bed|kantoor|hoofd|team|dagboek|feest|bedrijf ] !te&!in&!naar&_",
    to: ['het $4 van mijn $2'],
    wrong: ['Mijn directeur zijn huis staat daar.', 'Het huis van mijn directeur staat daar.'],
    right: 'Mijn directeur heeft een huis.',
  },
  {
    key: 'name-zijn-de',
    class: 'pronoun-choice',
    pattern: "!%capital&_ [ %capital&!%capitals&/[aiouy]$/ z'n|zijn|haar|d'r ] auto|fiets|jas|tas|telefoon|huis|boek",
    to: ["$2's"],
    wrong: ["Daar staat Eva z'n fiets.", "Daar staat Eva's fiets."],
    right: 'Daar staat Eva met zijn fiets.',
  },
  {
    key: 'onze-haar-de',
    class: 'pronoun-choice',
    pattern:
      "^ [ onze moeder|zus|oma|tante|buurvrouw|lerares|vrouw|vriendin|dochter|koningin|meisje|juf haar|d'r auto|fiets|jas|hond|kat|tas|kamer|telefoon|vrouw|moeder|vader|broer|zus|zoon|dochter|vriend|vriendin|naam|stem|mening|tuin|broek|bril|verjaardag|baan|computer|hand|school|klas|ouders|kinderen|schoenen|ogen ] !te&!in&!naar&_",
    to: ['de $4 van onze $2'],
    wrong: ['Onze moeder haar auto staat daar.', 'De auto van onze moeder staat daar.'],
    right: 'Onze moeder heeft een auto.',
  },
  {
    key: 'onze-haar-het',
    class: 'pronoun-choice',
    pattern:
      "^ [ onze moeder|zus|oma|tante|buurvrouw|lerares|vrouw|vriendin|dochter|koningin|meisje|juf haar|d'r huis|boek|kind|werk|geld|idee|leven|bed|kantoor|hoofd|team|dagboek|feest|bedrijf ] !te&!in&!naar&_",
    to: ['het $4 van onze $2'],
    wrong: ['Onze moeder haar huis staat daar.', 'Het huis van onze moeder staat daar.'],
    right: 'Onze moeder heeft een huis.',
  },
  {
    key: 'onze-zijn-de',
    class: 'pronoun-choice',
    pattern:
      "^ [ onze directeur|leraar|buurman|baas|koning|vader|broer|opa|oom|jongen|man|president|minister|burgemeester|dokter|trainer|vriend|zoon zijn|z'n auto|fiets|jas|hond|kat|tas|kamer|telefoon|vrouw|moeder|vader|broer|zus|zoon|dochter|vriend|vriendin|naam|stem|mening|tuin|broek|bril|verjaardag|baan|computer|hand|school|klas|ouders|kinderen|schoenen|ogen ] !te&!in&!naar&_",
    to: ['de $4 van onze $2'],
    wrong: ['Onze directeur zijn auto staat daar.', 'De auto van onze directeur staat daar.'],
    right: 'Onze directeur heeft een auto.',
  },
  {
    key: 'onze-zijn-het',
    class: 'pronoun-choice',
    pattern:
      "^ [ onze directeur|leraar|buurman|baas|koning|vader|broer|opa|oom|jongen|man|president|minister|burgemeester|dokter|trainer|vriend|zoon zijn|z'n huis|boek|kind|werk|geld|idee|leven|bed|kantoor|hoofd|team|dagboek|feest|bedrijf ] !te&!in&!naar&_",
    to: ['het $4 van onze $2'],
    wrong: ['Onze directeur zijn huis staat daar.', 'Het huis van onze directeur staat daar.'],
    right: 'Onze directeur heeft een huis.',
  },
  {
    key: 'wie-zijn',
    class: 'pronoun-choice',
    pattern: "[ wie z'n|zijn|haar|d'r ] jas|fiets|tas|boek|auto|telefoon|beurt|idee|schuld|huis|hond|pen|stoel is|was",
    to: ['wiens'],
    wrong: ["Wie z'n jas is dit?", 'Wiens jas is dit?'],
    right: 'Wie is dit?',
  },
])

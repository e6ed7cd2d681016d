import { defineLints } from '../../row.ts'

// Infinitive, participle and conjugated form, which sound alike. Sorted by key.
export default defineLints('participle', [
  {
    key: 'a-dis',
    class: 'verb-form',
    pattern:
      'ai|as|a|avons|avez|ont|avait|avais|avaient|aurait [ dis|écris|fais|conduis|produis|construis|traduis|décris|interdis|inscris ] >!en|comme',
    to: ['$2/s$/t/'],
    wrong: ['Il a dis la vérité.', 'Il a dit la vérité.'],
    right: 'Il a, dis-tu, raison.',
  },
  {
    key: 'a-e',
    class: 'verb-form',
    pattern:
      "commence|commencé|commencer|continue|continué|continuer|apprend|appris|apprendre|arrive|arriver|aide|aider|invite|réussi|réussit|cherche|prêt|prête|habitué|reste|obligé|amuse|hésite|mis|met|mettre|sert|suite à le|la|les|l'|lui|me|m'|te|t'|se|s'|nous|vous|en|y? [ /..é$/&%known:/é$/er/&!@masculine&!@feminine&!côté|pied ]",
    to: ['$4/é$/er/'],
    wrong: ['Il commence à parlé.', 'Il commence à parler.'],
    right: 'Il reste à côté. Il met à pied son fils.',
  },
  {
    key: 'a-ete-etait',
    class: 'verb-form',
    pattern:
      'ai|as|a|ont|avons|avez|avait|avais|avaient|aurait|auraient|avoir|aura|ayant pas|toujours|déjà|jamais|bien? [ était|étais|étaient|étai|éter|étés|étée|étées ]',
    to: ['été'],
    wrong: ['Il a toujours était gentil.', 'Il a toujours été gentil.'],
    right: "Il a dit qu'il était gentil.",
  },
  {
    key: 'a-finit',
    class: 'verb-form',
    pattern:
      "il|elle|on|qui|n'|l' a pas|bien|déjà|jamais|tout|rien|plus|toujours|encore? [ finit|choisit|réussit|grandit|remplit|réfléchit|agit|sentit|servit|suivit|finis|choisis|réussis|grandis|remplis|réagit|punit|réunit|fournit|rougit|vieillit|maigrit|grossit|guérit|saisit|subit|ralentit|bâtit|applaudit|investit|mentit|perdit|vendit|entendit|rendit|répondit|attendit ]",
    to: ['$4/[ts]$//', '$4/it$/u/'],
    wrong: ['Elle a réussit son examen.', 'Elle a réussi son examen.'],
    right: "Elle réussit tout ce qu'elle a tenté.",
  },
  {
    key: 'a-participe',
    class: 'confused-words',
    pattern:
      "qui|il|elle|on|n'|l'|y|m'|t' [ à ] pas|bien|déjà|toujours|jamais|été|eu|fait|dit|pris|mis|vu|pu|dû|voulu|fallu|su|écrit|permis|tout||/[^h]é$/&!côté",
    to: ['a'],
    wrong: ["Il l'à bien vu.", "Il l'a bien vu."],
    right: 'Il reste ce qui à coup sûr plaira.',
  },
  {
    key: 'a-pri',
    class: 'verb-form',
    pattern:
      'ai|as|a|avons|avez|ont|avait|avais|avaient|aurait [ pri|apri|mit|prit|apprit|comprit|permit|promit|mi|compri|surprit|admit|remit|transmit ]',
    to: ['$2/i?t$/is/', '$2/i$/is/'],
    wrong: ['Il a prit le train.', 'Il a pris le train.'],
    right: "Il prit le train qu'il a dit.",
  },
  {
    key: 'avoir-a-er',
    class: 'verb-form',
    pattern:
      "il|elle|on|qui|n'|l'|m'|t'|s'|nous|vous|lui|leur|y||@masculine||@feminine||frère|ami|voisin|professeur a pas|bien|déjà|jamais|tout|rien|plus|toujours|souvent|beaucoup|trop|encore? [ /..er$/&%known:/er$/é/&!dîner|déjeuner|goûter|hier|cher|premier|dernier&!@infinitives||manger|parler|acheter|demander|décider|donner|trouver|changer|aider|montrer|travailler ]",
    to: ['$4/er$/é/'],
    wrong: ["Elle n'a pas trouver ses clés.", "Elle n'a pas trouvé ses clés."],
    right: "Elle n'a pas à chercher ses clés.",
  },
  {
    key: 'avoir-er',
    class: 'verb-form',
    pattern:
      'ai|as|avons|avez|avais|avait|avions|aviez|avaient|aurai|aurait|auraient|auras|aura pas|bien|déjà|jamais|tout|rien|plus|toujours|souvent|beaucoup|trop|encore? [ /..er$/&%known:/er$/é/&!@masculine&!dîner|déjeuner|goûter|souper|cancer|hiver|hier|fer|mer|cher|amer|premier|dernier|danger ]',
    to: ['$3/er$/é/'],
    wrong: ['Il avait déjà manger.', 'Il avait déjà mangé.'],
    right: 'Il avait hier un dîner.',
  },
  {
    key: 'avoir-u-t',
    class: 'verb-form',
    pattern:
      'ai|as|avons|avez|ont|avait|avais|avaient|aurait|aura pas|bien|déjà|jamais|tout|rien|plus|toujours|encore? [ finit|choisit|réussit|grandit|rempli?t|réfléchit|agit|dormit|partit|sentit|servit|suivit|fini?s|choisis|réussis|grandis|remplis|réagit|punit|réunit|fournit|rougit|vieillit|maigrit|grossit|guérit|saisit|subit|ralentit|bâtit|applaudit|investit|menti?t|répondis|perdi?t|vendit|entendit|rendit ]',
    to: ['$3/[ts]$//', '$3/it$/u/'],
    wrong: ["J'ai finit mon devoir.", "J'ai fini mon devoir."],
    right: "Il finit ce qu'il a commencé.",
  },
  {
    key: 'ceux-on',
    class: 'confused-words',
    pattern: 'ceux|celles -ci|-là [ on ] _||/\\d/',
    to: ['ont'],
    wrong: ['Celles-ci on un toit.', 'Celles-ci ont un toit.'],
    right: 'Ceux-ci, on les connaît.',
  },
  {
    key: 'de-e',
    class: 'verb-form',
    pattern:
      "essaie|essaye|essayer|décide|décidé|décider|refuse|refusé|oublie|oublié|arrête|arrêté|arrêter|propose|proposé|permet|permettre|permis|demande|demandé|besoin|envie|peur|temps|moyen|possible|difficile|facile|important|nécessaire|obligé|obligée|train|lieu|avant|afin|fait de|d' ne? pas|plus|jamais|bien|tout? le|la|les|l'|lui|me|m'|te|t'|se|s'|nous|vous|en|y? [ /..é$/&%known:/é$/er/&!@masculine&!@feminine&!thé|café|côté|bébé|blé ]",
    to: ['$6/é$/er/'],
    wrong: ['Il a envie de mangé.', 'Il a envie de manger.'],
    right: 'Il a envie de café. Il a décidé de tout.',
  },
  {
    key: 'est-er',
    class: 'verb-form',
    pattern:
      "je|tu|il|elle|nous|vous|ils|elles|qui|m'|t'|s'|se|a|ont|avoir|ai est|sont|était|étaient|êtes|sommes|suis|été|sera|serait|être|fut|étais pas|bien|déjà|très|trop|plus|aussi|souvent|encore|toujours? [ /..er$/&%known:/er$/é/&!léger|premier|dernier|cher|hier|fier|amer|entier|étranger|régulier|singulier|particulier|familier|grossier|dîner|berger|boulanger|avant-dernier|infirmier|ouvrier|policier|cuisinier|écolier|financier|danger|hiver|fer|saisonnier|prisonnier|bouger|financer|manger|passer|parler|donner|créer|trouver|laisser|tuer|aider|chercher|garder|jouer ]",
    to: ['$4/er$/é/'],
    wrong: ['Il est très fatiguer.', 'Il est très fatigué.'],
    right: "Le premier est cher et le dernier l'est aussi. Le but est bouger.",
  },
  {
    key: 'et-tres',
    class: 'confused-words',
    pattern:
      "<^||que|mais|car le|la|ce|cette|mon|ma|son|sa|notre|votre|l' @masculine||@feminine [ et ] très|trop|vraiment|tellement @plain||@plainfeminine||beau|belle|vieux|vieille|bon|bonne|gentil|gentille|jeune|triste|difficile|facile|utile|calme",
    to: ['est'],
    wrong: ['Ma maison et très grande.', 'Ma maison est très grande.'],
    right: 'Ma maison et très peu de choses suffisent, elle est grande.',
  },
  {
    key: 'faire-e',
    class: 'verb-form',
    pattern:
      'faire|fait|faites|font|fais|laisse|laisser|laissez|fera|entendre|voir [ arrivé|chanté|chauffé|comprend|coulé|cuisiné|dansé|entré|jouer|mangé|monté|parlé|passé|payé|pleuré|pousser|tombé|tourné|travaillé|voyagé ]',
    to: ['$2/é$/er/', '$2/$/re/'],
    wrong: ['Il me fait pleuré.', 'Il me fait pleurer.'],
    right: 'Il me fait pleurer.',
  },
  {
    key: 'j-ai-e',
    class: 'verb-form',
    pattern:
      "j' ai [ mange|trouve|achète|regarde|parle|pense|joue|donne|travaille|visite|aime|oublie|passe|demande|écoute|appelle|rencontre|décide|commence|essaie|gagne|marche ]",
    to: ['$3/elle$/elé/', '$3/ète$/eté/', '$3/ie$/ayé/', '$3/e$/é/'],
    wrong: ["J'ai trouve la clé.", "J'ai trouvé la clé."],
    right: "J'ai trouvé la clé.",
  },
  {
    key: 'la-vu',
    class: 'confused-words',
    pattern:
      "<^||que|qu'|mais|, je|il|elle|on|qui|ne|tu [ la ] vu|vue|dit|fait|pris|mis|déjà|toujours|bien|lu|lue|acheté|achetée|mangé|aidé|trouvé|trouvée|perdu|donné",
    to: ["l'a"],
    wrong: ['Il la vu hier.', "Il l'a vu hier."],
    right: "Il la voit, il l'a dit.",
  },
  {
    key: 'lai-vu',
    class: 'confused-words',
    pattern: "je [ lai|l'est|les ] vu|vue|dit|fait|pris|mis|lu|acheté|mangé|trouvé|perdu|donné|aidé|connu|rencontré",
    to: ["l'ai"],
    wrong: ['Je lai trouvé hier.', "Je l'ai trouvé hier."],
    right: "Je l'ai trouvé hier.",
  },
  {
    key: 'ma-ete',
    class: 'confused-words',
    pattern:
      "<^||que|qu'|qui|mais|ça|cela|il|elle|on|ne [ ma|m'as ] a?||dit|donné|fait|demandé|permis|aidé|appris|montré|parlé|plu|pris|appelé|envoyé|raconté|semblé|toujours|beaucoup",
    to: ["m'a"],
    wrong: ['Il ma dit la vérité.', "Il m'a dit la vérité."],
    right: 'Il aime ma mère.',
  },
  {
    key: 'mieux-vaut',
    class: 'verb-form',
    pattern: 'mieux vaut|vaudrait ne? pas? [ /..é$/&%known:/é$/er/ ]',
    to: ['$5/é$/er/'],
    wrong: ['Mieux vaut marché.', 'Mieux vaut marcher.'],
    right: 'Mieux vaut marcher seul.',
  },
  {
    key: 'mont-dit',
    class: 'confused-words',
    pattern: '[ mont ] dit|donné|fait|demandé|permis|aidé|appris|montré|parlé|plu|appelé|envoyé|raconté|toujours|beaucoup|offert|invité',
    to: ["m'ont"],
    wrong: ['Ils mont aidé hier.', "Ils m'ont aidé hier."],
    right: 'Ils gravissent le mont Blanc.',
  },
  {
    key: 'number-on',
    class: 'confused-words',
    pattern: "ils|elles ne|n'|y|en|l'|les|le|la|nous|vous? [ on ]",
    to: ['ont'],
    wrong: ["Elles n'on rien vu.", "Elles n'ont rien vu."],
    right: "Elles disent qu'on a tout vu.",
  },
  {
    key: 'on-a-verbe',
    class: 'confused-words',
    pattern:
      '@masculine||@feminine||monsieur|madame|voisin|ami|amie|professeur|étudiant|étudiante [ à ] été|eu|pris|mis|vu|pu|dû|voulu|su|écrit|dit|décidé|mangé|trouvé|donné|acheté|perdu|commencé|reçu|répondu',
    to: ['a'],
    wrong: ['Mon père à décidé de partir.', 'Mon père a décidé de partir.'],
    right: 'Il pense à son père.',
  },
  {
    key: 'ont-des',
    class: 'confused-words',
    pattern:
      "<^||que|qu'|mais les|mes|ces|ses|nos|vos|leurs|ceux-ci|celles-ci|ceux|celles /..[sx]$/? [ on ] une?||des|du|les|l'|de|la|le|pas|tous|été|beaucoup|besoin|peur|faim|raison|tort|toujours",
    to: ['ont'],
    wrong: ['Les gens on besoin de temps.', 'Les gens ont besoin de temps.'],
    right: "Les jours où l'on a besoin de temps.",
  },
  {
    key: 'ont-er',
    class: 'verb-form',
    pattern:
      'ont|auront pas|bien|déjà|jamais|tout|rien|plus|toujours|souvent|beaucoup|trop|encore? [ /..er$/&%known:/er$/é/&!dîner|déjeuner|goûter|hier|cher|premier|dernier ]',
    to: ['$3/er$/é/'],
    wrong: ['Ils ont bien rigoler.', 'Ils ont bien rigolé.'],
    right: 'Ils ont bien de quoi manger.',
  },
  {
    key: 'par-er',
    class: 'verb-form',
    pattern: '/^(?:sont|est|était|étaient|été|être|sera)$/ [ /..er$/&%known:/er$/é/ ] par',
    to: ['$2/er$/é/'],
    wrong: ['Il est aimer par tous.', 'Il est aimé par tous.'],
    right: 'Il est aimé par tous.',
  },
  {
    key: 'peu-infinitive',
    class: 'confused-words',
    pattern: "il|elle|on|qui|ça|cela|ne|n'y|y [ peu ] pas|être|/(?:er|ir|oir)$/&%known||plus|faire|dire|prendre|mettre",
    to: ['peut'],
    wrong: ['On ne peu pas entrer.', 'On ne peut pas entrer.'],
    right: 'Il y a peu de monde.',
  },
  {
    key: 'peut-de',
    class: 'confused-words',
    pattern: "un|très|si|trop [ peut|peux ] de|d'|plus|moins|partout|avant|après",
    to: ['peu'],
    wrong: ['Il reste un peut de pain.', 'Il reste un peu de pain.'],
    right: 'On ne peut plus rien dire.',
  },
  {
    key: 'pour-e',
    class: 'verb-form',
    pattern:
      "<!se|s'|me|m'|te|t' pour|sans|afin|veux|veut|peux|peut|doit|dois|faut|vais|va|vont|peuvent|doivent|veulent|allons|allez|pouvons|voulons|devons|pouvez|voulez|devez|voudrais|pourrais|pourrait|devrait|devrais|faudrait|laisser|laisse|fallait|pouvait|devait|voulait|allait|allais ne? pas|plus|jamais|bien|aussi|toujours|de? le|la|les|l'|lui|me|m'|te|t'|se|s'|nous|vous|en|y? [ /..ée?s?$/&%known:/ée?s?$/er/&!@masculine&!@feminine&!être|employé|né|année|années|été|côté|marché|moitié|idées|clés|né|degré|degrés|difficultés|société|santé|liberté|procédés ] >!par|du|d'|de",
    to: ['$6/ée?s?$/er/'],
    wrong: ['Il faut bien mangé.', 'Il faut bien manger.'],
    right: 'Il faut des pâtés. Il veut être aimé de tous.',
  },
  {
    key: 'son-participe',
    class: 'confused-words',
    pattern:
      'ils|elles|ne|se|gens|parents|enfants|qui [ son ] pas|très|trop|déjà|tous|toutes|là|/é(?:e?s)?$/&%known||partis|venus|les|des|plus|en|dans|toujours',
    to: ['sont'],
    wrong: ['Elles son très belles.', 'Elles sont très belles.'],
    right: 'Ils ont son nom.',
  },
  {
    key: 'ta-dit',
    class: 'confused-words',
    pattern:
      'qui|ça|cela|il|elle|on|ne [ ta ] dit|donné|fait|demandé|permis|aidé|appris|montré|parlé|plu|pris|appelé|envoyé|raconté|toujours|beaucoup',
    to: ["t'a"],
    wrong: ['Elle ta montré la photo.', "Elle t'a montré la photo."],
    right: 'Elle aime ta photo.',
  },
  {
    key: 'tu-et',
    class: 'confused-words',
    pattern: 'tu [ et|est|ai|ait ] !moi',
    to: ['es'],
    wrong: ['Tu est gentil.', 'Tu es gentil.'],
    right: 'Tu es gentil.',
  },
])

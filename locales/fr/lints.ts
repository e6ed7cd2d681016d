import type { LintFacts, LintMessages } from '../lint.ts'
import { wordsFor } from '../words.ts'

// Espaces insécables en toutes lettres : \u00a0 devant « : » et dans les guillemets, \u202f devant « ; ? ».
const { plural } = wordsFor('fr')
const said = (words = ''): string => `«\u00a0${words}\u00a0»`
const to = (right = ''): string => (right ? `\u00a0: ${said(right)}` : '')
const unfit = (word = ''): string => `${said(word)} ne convient pas ici.`
const instead = ({ word, right }: LintFacts): string => (right ? `${said(right)} au lieu de ${said(word)}.` : unfit(word))

/** Un titre de deux ou trois mots, un message qui dit ce qui ne va pas ici, une raison qui apprend quelque chose. */
export const lints: LintMessages = {
  // Orthographe
  misspelled: {
    title: 'Mot inconnu',
    message: ({ word }) => `${said(word)} n’est pas dans le dictionnaire.`,
    reason: 'C’est peut-être une faute de frappe. Si c’est un nom ou un terme, ajoutez-le à votre dictionnaire.',
  },
  'confused-words': {
    title: 'Mots confondus',
    message: ({ word, right }) => (right ? `Il s’agit sans doute de ${said(right)}, non de ${said(word)}.` : unfit(word)),
    reason: 'Les deux existent, mais ils se ressemblent à l’oreille ou à l’écrit et n’ont pas le même sens.',
  },
  'compound-joined': {
    title: 'En deux mots',
    message: ({ word, right }) => `${said(word)} s’écrit séparément${to(right)}.`,
    reason: 'En un mot, cela veut dire autre chose ou n’existe pas.',
  },
  'compound-split': {
    title: 'En un mot',
    message: ({ word, right }) => `${said(word)} s’écrit en un mot${to(right)}.`,
    reason: 'Les éléments se sont soudés en un seul mot.',
  },
  diacritics: {
    title: 'Accent manquant',
    message: ({ word, right }) => `${said(word)} s’écrit ${right ? said(right) : 'autrement'}.`,
    reason: 'Sans son accent, c’est un autre mot, ou ce n’en est pas un.',
  },
  'capital-needed': {
    title: 'Majuscule',
    message: ({ word, right }) => `${said(word)} prend ici une majuscule${to(right)}.`,
    reason: 'Les phrases et les noms propres commencent par une majuscule.',
  },
  'capital-not-needed': {
    title: 'Minuscule',
    message: ({ word, right }) => `${said(word)} s’écrit avec une minuscule${to(right)}.`,
    reason: 'Ce n’est ni un nom propre ni un début de phrase.',
  },
  'outdated-spelling': {
    title: 'Ancienne orthographe',
    message: ({ word, right }) => `${said(word)} s’écrit aujourd’hui ${right ? said(right) : 'autrement'}.`,
    reason: 'L’orthographe a été réformée.',
  },
  apostrophe: {
    title: 'L’apostrophe',
    message: ({ word, right }) => (right ? `Il faut ${said(right)}, non ${said(word)}.` : unfit(word)),
    reason: 'L’apostrophe remplace des lettres ou marque l’appartenance\u202f; c’est un signe à part, pas un accent.',
  },
  // Grammaire
  'subject-verb': {
    title: 'Sujet et verbe',
    message: ({ word, right }) =>
      `Le verbe ne s’accorde pas avec son sujet\u00a0: ${right ? `${said(right)} au lieu de ${said(word)}` : said(word)}.`,
    reason: 'Le verbe prend la personne et le nombre de son sujet.',
  },
  'article-a-an': {
    title: 'Forme de l’article',
    message: instead,
    reason: 'L’article suit le mot qu’il précède\u00a0: son premier son (en anglais, an hour, a university) ou son genre.',
  },
  'article-missing': {
    title: 'Article manquant',
    message: ({ right }) => `Il manque un article${to(right)}.`,
    reason: 'Un nom qui se compte ne reste pas seul au singulier.',
  },
  'article-not-needed': {
    title: 'Article superflu',
    message: ({ word }) => `L’article est de trop dans ${said(word)}.`,
    reason: 'Ce qui est dit en général et les expressions figées comme celle-ci se passent d’article.',
  },
  'noun-number': {
    title: 'Singulier ou pluriel',
    message: instead,
    reason: 'Les mots qui entourent le nom demandent l’autre nombre.',
  },
  uncountable: {
    title: 'Pas de pluriel',
    message: ({ word, right }) => `${said(word)} ne se compte pas${to(right)}.`,
    reason: `Des mots anglais comme ${said('information')}, ${said('advice')} ou ${said('research')} n’ont ni pluriel ni article ${said('a')}\u202f; ${said('a piece of advice')} se compte.`,
  },
  'determiner-noun': {
    title: 'Mots à accorder',
    message: ({ word, right }) => `${said(word)} ne s’accorde pas avec son nom${to(right)}.`,
    reason: `Le mot qui désigne un nom en prend le nombre et le genre\u00a0: en anglais, this book, these books\u202f; ${said('each')} et ${said('every')} appellent le singulier.`,
  },
  preposition: {
    title: 'La préposition',
    message: ({ word, right }) => (right ? `L’usage veut ici ${said(right)}, non ${said(word)}.` : unfit(word)),
    reason: 'C’est l’usage qui fixe la préposition après un mot.',
  },
  'preposition-missing': {
    title: 'Préposition manquante',
    message: ({ right }) => `Il manque une préposition${to(right)}.`,
    reason: 'Ce mot demande une préposition devant ce qui suit.',
  },
  'preposition-not-needed': {
    title: 'Préposition superflue',
    message: ({ word }) => `La préposition est de trop dans ${said(word)}.`,
    reason: 'Ce verbe construit son complément directement.',
  },
  tense: {
    title: 'Temps du verbe',
    message: ({ word, right }) => (right ? `Le moment indiqué demande ${said(right)}, non ${said(word)}.` : unfit(word)),
    reason: 'Le temps du verbe doit convenir au moment que la phrase indique.',
  },
  'tense-since-for': {
    title: 'Since et for',
    message: instead,
    reason: `Ce qui a commencé dans le passé et dure encore se dit en anglais au ${said('present perfect')}\u00a0: ${said('since')} devant un moment, ${said('for')} devant une durée.`,
  },
  conditional: {
    title: 'Le conditionnel',
    message: instead,
    reason: `Ce qui n’est que supposé a ses propres formes verbales\u202f; après l’anglais ${said('if')}, ni ${said('will')} ni ${said('would')}.`,
  },
  'verb-form': {
    title: 'Forme du verbe',
    message: instead,
    reason: 'Le mot qui précède décide de la forme du verbe.',
  },
  'infinitive-or-ing': {
    title: 'Infinitif',
    message: instead,
    reason: `Ce qui suit un verbe s’apprend avec lui\u00a0: en anglais, les uns veulent ${said('to')} et le verbe, les autres la forme en -ing.`,
  },
  modal: {
    title: 'Après un verbe modal',
    message: instead,
    reason: 'Les verbes qui disent ce qu’on peut ou doit faire (en anglais, can, must, should) sont suivis du verbe seul.',
  },
  auxiliary: {
    title: 'Verbe auxiliaire',
    message: instead,
    reason: 'Chaque verbe a son auxiliaire, et lui seul porte le temps ou la personne.',
  },
  passive: {
    title: 'Forme passive',
    message: instead,
    reason: `Le passif anglais se fait avec ${said('be')} et la troisième forme du verbe\u202f; certains verbes n’en ont pas.`,
  },
  'question-order': {
    title: 'Ordre dans la question',
    message: instead,
    reason: 'La question inverse le sujet et le verbe\u202f; la question indirecte ne le fait pas.',
  },
  'word-order': {
    title: 'Ordre des mots',
    message: instead,
    reason: 'Ces mots se placent dans un autre ordre.',
  },
  comparison: {
    title: 'Comparaison',
    message: instead,
    reason: `Le degré ne se marque qu’une fois\u00a0: par un mot (more, most) ou par une terminaison (-er, -est), jamais les deux\u202f; la comparaison a aussi son mot, en anglais ${said('than')}.`,
  },
  'adjective-adverb': {
    title: 'Adjectif ou adverbe',
    message: instead,
    reason: 'L’adjectif dit comment est une chose, l’adverbe comment elle se fait.',
  },
  'pronoun-case': {
    title: 'Forme du pronom',
    message: instead,
    reason: 'Une forme pour qui agit, une autre pour qui subit l’action ou suit une préposition\u00a0: en anglais, I et me, he et him.',
  },
  'pronoun-choice': {
    title: 'Choix du pronom',
    message: instead,
    reason: 'Un autre pronom reprend ce mot.',
  },
  'relative-pronoun': {
    title: 'Pronom relatif',
    message: instead,
    reason: `Il suit ce qu’il reprend\u00a0: en anglais, ${said('who')} pour des personnes, ${said('which')} pour des choses, ${said('what')} pour aucune des deux.`,
  },
  'double-negative': {
    title: 'Double négation',
    message: ({ word, right }) =>
      `L’une des deux négations est de trop\u00a0: ${right ? `${said(right)} au lieu de ${said(word)}` : said(word)}.`,
    reason: 'Dans une langue soignée, deux négations s’annulent.',
  },
  'double-subject': {
    title: 'Sujet répété',
    message: ({ word }) => `${said(word)} nomme le sujet une seconde fois.`,
    reason: 'Une phrase nomme son sujet une seule fois.',
  },
  conjunction: {
    title: 'Mot de liaison',
    message: instead,
    reason: 'Un seul suffit, et ces deux-là ne vont pas ensemble.',
  },
  quantifier: {
    title: 'Compter ou mesurer',
    message: instead,
    reason: `Ce qui se compte appelle d’autres mots que ce qui se mesure\u00a0: en anglais, ${said('many')} et ${said('few')}, mais ${said('much')} et ${said('little')}.`,
  },
  'verb-pattern': {
    title: 'Construction du verbe',
    message: instead,
    reason: 'Ce verbe construit ses compléments autrement.',
  },
  agreement: {
    title: 'Accord',
    message: ({ word, right }) => `${said(word)} ne s’accorde pas avec les mots voisins${to(right)}.`,
    reason: 'Les mots qui vont ensemble partagent le genre, le nombre et la personne.',
  },
  case: {
    title: 'Cas',
    message: instead,
    reason: 'Le verbe ou la préposition demande un autre cas.',
  },
  mood: {
    title: 'Mode du verbe',
    message: instead,
    reason: 'Les mots qui précèdent demandent un autre mode.',
  },
  'vowel-harmony': {
    title: 'Harmonie vocalique',
    message: ({ right }) => `La terminaison suit les voyelles du mot${to(right)}.`,
    reason: 'Voyelles d’avant et voyelles d’arrière appellent des terminaisons différentes.',
  },
  // Ponctuation
  'comma-missing': {
    title: 'Virgule manquante',
    message: ({ right }) => `Il manque une virgule${to(right)}.`,
    reason: 'La virgule montre où finit une partie de la phrase et où commence la suivante.',
  },
  'comma-not-needed': {
    title: 'Virgule superflue',
    message: ({ word }) => `La virgule de ${said(word)} sépare ce qui va ensemble.`,
    reason: 'Pas de virgule entre ces parties de la phrase.',
  },
  'comma-splice': {
    title: 'Deux phrases',
    message: ({ word }) => `Une virgule seule ne relie pas deux phrases\u00a0: ${said(word)}.`,
    reason: 'Mettez un point, un point-virgule ou un mot de liaison.',
  },
  'end-mark': {
    title: 'Fin de phrase',
    message: 'Il manque le signe à la fin de la phrase.',
    reason: 'Une affirmation finit par un point, une question par un point d’interrogation.',
  },
  'doubled-mark': {
    title: 'Signe doublé',
    message: ({ word }) => `Il y a un signe de trop\u00a0: ${said(word)}.`,
    reason: 'Un seul signe suffit.',
  },
  unpaired: {
    title: 'Signe sans pendant',
    message: ({ word }) => `${said(word)} n’a pas de pendant dans ce paragraphe.`,
    reason: 'Ce qui est ouvert doit être fermé.',
  },
  hyphen: {
    title: 'Trait d’union',
    message: instead,
    reason: 'Le trait d’union relie des mots qui se lisent comme un seul.',
  },
  // Typographie
  'space-before-mark': {
    title: 'Espace devant un signe',
    message: ({ word }) => `Pas d’espace devant ${said(word)}.`,
    reason: 'Le signe se colle au mot qui précède.',
  },
  'space-after-mark': {
    title: 'Espace après un signe',
    message: ({ word }) => `Il manque une espace après ${said(word)}.`,
    reason: 'L’espace sépare le signe du mot suivant.',
  },
  'space-in-brackets': {
    title: 'Espace entre parenthèses',
    message: 'Pas d’espace à l’intérieur d’une parenthèse, contre le signe.',
    reason: 'Les parenthèses serrent ce qu’elles contiennent.',
  },
  'spaces-doubled': {
    title: 'Deux espaces',
    message: 'Une seule espace suffit ici.',
    reason: 'Les espaces doublées font des trous dans la ligne.',
  },
  'space-needed-before': {
    title: 'Espace devant un signe',
    message: ({ word }) => `Une espace insécable précède ${said(word)}.`,
    reason: 'Dans cette langue, les signes hauts se détachent du mot qui précède.',
  },
  quotes: {
    title: 'Guillemets',
    message: ({ right }) => `Dans cette langue, on écrit ${right}.`,
    reason: 'Chaque langue a ses guillemets.',
  },
  dash: {
    title: 'Tiret',
    message: ({ word }) => `Un tiret est plus long que ${said(word)}.`,
    reason: 'Le trait d’union relie, le tiret sépare.',
  },
  ellipsis: {
    title: 'Points de suspension',
    message: `Les trois points forment un seul signe\u00a0: ${said('…')}.`,
    reason: 'Ainsi les points restent ensemble en fin de ligne.',
  },
  'decimal-mark': {
    title: 'Signe décimal',
    message: ({ word, right }) => `Dans cette langue, ${said(word)} s’écrit ${right ? said(right) : 'autrement'}.`,
    reason: 'Certaines langues écrivent une virgule décimale, d’autres un point.',
  },
  'number-groups': {
    title: 'Tranches de chiffres',
    message: ({ word, right }) => `${said(word)} se lit mieux par tranches${to(right)}.`,
    reason: 'Les longs nombres s’écrivent par tranches de trois chiffres.',
  },
  'unit-space': {
    title: 'Nombre et unité',
    message: ({ word }) => `Une espace insécable sépare le nombre de ${said(word)}.`,
    reason: 'Elle les garde sur la même ligne.',
  },
  'wrong-letter': {
    title: 'Lettre étrangère',
    message: ({ word, right }) => `${said(word)} contient une lettre qui n’a que l’apparence de la bonne${to(right)}.`,
    reason: 'Ni la recherche ni la vérification ne trouvent un mot écrit avec les lettres d’un autre alphabet.',
  },
  // Répétition
  'repeated-word': {
    title: 'Dit deux fois',
    message: ({ word }) => `${said(word)} figure deux fois de suite.`,
    reason: 'Cela arrive facilement quand on récrit une phrase.',
  },
  'repeated-phrase': {
    title: 'Dit deux fois',
    message: ({ word }) => `${said(word)} figure deux fois de suite.`,
    reason: 'Cela arrive facilement quand on récrit une phrase.',
  },
  'sentences-begin-alike': {
    title: 'Même début',
    message: ({ word }) => `Trois phrases de suite commencent par ${said(word)}.`,
    reason: 'Un autre début, de temps en temps, garde l’attention du lecteur.',
  },
  // Cohérence
  'spelling-variants': {
    title: 'Deux graphies',
    message: ({ word, right }) => `Ici ${said(word)}, ailleurs dans le texte ${said(right)}.`,
    reason: 'Les deux sont justes\u202f; un texte s’en tient à une seule.',
  },
  'quote-styles': {
    title: 'Deux sortes de guillemets',
    message: ({ word, right }) => `Ici ${word}, ailleurs dans le texte ${right}.`,
    reason: 'Un texte s’en tient à une seule sorte.',
  },
  // Style
  redundant: {
    title: 'Déjà dit',
    message: ({ word, right }) =>
      right ? `${said(word)} dit deux fois la même chose\u00a0: ${said(right)} suffit.` : `${said(word)} n’ajoute rien.`,
    reason: 'L’un des mots contient déjà l’autre.',
  },
  wordy: {
    title: 'Détour',
    message: ({ word, right }) => (right ? `${said(right)} dit autant que ${said(word)}.` : `${said(word)} peut se dire plus court.`),
    reason: 'Plus court se lit plus facilement.',
  },
  cliche: {
    title: 'Formule usée',
    message: ({ word }) => `${said(word)} a été lu bien souvent.`,
    reason: 'Des mots simples en disent plus qu’une formule que tout le monde emploie.',
  },
  'weak-intensifier': {
    title: 'Renfort faible',
    message: ({ word }) => `${said(word)} peut le plus souvent disparaître.`,
    reason: `Un mot plus fort, ou aucun, fait plus que ${said('très')} et ${said('vraiment')}.`,
  },
  'long-sentence': {
    title: 'Phrase longue',
    message: ({ count }) => `Cette phrase compte ${count} ${plural(Number(count), { one: 'mot', other: 'mots' })}.`,
    reason: 'Au-delà d’une quarantaine de mots, la plupart des lecteurs ont perdu le début. Où pourrait-on la couper\u202f?',
  },
  'passive-voice': {
    title: 'Voix passive',
    message: 'On ne dit pas qui agit.',
    reason: 'Le passif convient quand peu importe qui agit\u202f; sinon, nommez-le.',
  },
  // Registre
  contraction: {
    title: 'Forme contractée',
    message: ({ word, right }) => `Dans un texte soutenu, ${said(word)} s’écrit en entier${to(right)}.`,
    reason: 'Les formes contractées relèvent de l’oral et des lettres.',
  },
  informal: {
    title: 'Familier',
    message: ({ word, right }) => `${said(word)} relève de l’oral${right ? `\u202f; ${said(right)} est plus soutenu` : ''}.`,
    reason: 'Dans un texte universitaire, on attend des mots soutenus.',
  },
  dialect: {
    title: 'Autre variante',
    message: ({ word, right }) =>
      `${said(word)} appartient à une autre variante de la langue${right ? `\u202f; ici, c’est ${said(right)}` : ''}.`,
    reason: 'Un texte s’en tient à une seule variante.',
  },
  'old-fashioned': {
    title: 'Mot vieilli',
    message: ({ word, right }) => `${said(word)} ne s’emploie plus guère aujourd’hui${right ? `\u202f; on dit ${said(right)}` : ''}.`,
    reason: 'Il ne se rencontre plus que dans des textes anciens ou juridiques.',
  },
  'checker-grammar': {
    title: 'Grammaire',
    message: ({ said = '' }) => said || 'Regardez cet endroit encore une fois.',
    reason: 'Trouvé par un correcteur que l’exploitant de ce site a ajouté ; les mots sont les siens.',
  },
  'checker-punctuation': {
    title: 'Ponctuation',
    message: ({ said = '' }) => said || 'Regardez cet endroit encore une fois.',
    reason: 'Trouvé par un correcteur que l’exploitant de ce site a ajouté ; les mots sont les siens.',
  },
  'checker-style': {
    title: 'Tournure',
    message: ({ said = '' }) => said || 'Regardez cet endroit encore une fois.',
    reason: 'Trouvé par un correcteur que l’exploitant de ce site a ajouté ; les mots sont les siens.',
  },
}

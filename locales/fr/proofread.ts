import type { ProofreadMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')
const characters = (count: number): string => `${number(count)} ${plural(count, { one: 'caractère', other: 'caractères' })}`
const notes = (count: number): string => `${number(count)} ${plural(count, { one: 'remarque', other: 'remarques' })}`
const words = (count: number): string => plural(count, { one: 'mot', other: 'mots' })
const fixes = (count: number): string => `${number(count)} ${plural(count, { one: 'correction', other: 'corrections' })}`

/** L’écran du correcteur. */
export const proofread: ProofreadMessages = {
  page: {
    title: 'Correcteur',
    description:
      'Orthographe, grammaire, ponctuation et style en quinze langues, chaque remarque avec sa raison. La relecture se fait pendant que vous écrivez.',
    heading: 'Correcteur',
  },
  text: { field: 'Votre texte', hint: 'F8 mène à la remarque suivante, Alt Entrée accepte sa proposition.' },
  bar: {
    label: 'Remarques',
    dialect: 'Variante',
    dialectAuto: 'Selon le texte',
    levels: { fix: 'à corriger', consider: 'à considérer', style: 'de style' },
    kinds: 'Types',
    everyKind: 'Afficher tous les types',
    picky: 'Exigeant',
    live: 'Vérifier pendant la saisie',
    check: 'Vérifier',
    acceptAll: (count) => (count < 2 ? 'Accepter toutes les corrections' : `Accepter les ${number(count)} corrections`),
    lists: 'Dictionnaire et règles',
  },
  kinds: {
    spelling: 'Orthographe',
    grammar: 'Grammaire',
    punctuation: 'Ponctuation',
    typography: 'Typographie',
    style: 'Style',
    register: 'Registre',
    consistency: 'Cohérence',
    repetition: 'Répétition',
  },
  state: {
    about: 'Ce qui frappe dans votre texte apparaît ici, chaque fois avec sa raison.',
    checking: 'Vérification en cours',
    found: (fix, consider, style) =>
      fix + consider + style === 0
        ? 'Plus rien à corriger.'
        : `${number(fix)} à corriger, ${number(consider)} à considérer, ${number(style)} de style`,
    done: 'Plus rien à corriger.',
    doneHelp: 'Ce qu’aucune règle ne voit, un second lecteur peut le voir.',
    hidden: (count) => `${notes(count)} ${plural(count, { one: 'masquée', other: 'masquées' })}.`,
    show: 'Afficher',
    stale: 'Non vérifié depuis votre dernière modification.',
    short: 'Trop court pour reconnaître la langue.',
    shortHelp: 'Continuez d’écrire ou choisissez la langue.',
    skipped: (names) => `Parties non lues, en langue\u00a0: ${names}.`,
    unknownLanguage: (name) => `La langue de ce texte est\u00a0: ${name}.`,
    unknownLanguageHelp: 'Il ne peut pas encore être corrigé. Votre texte est toujours là, inchangé.',
    part: (limit) => `Seul le début est vérifié\u00a0: ${characters(limit)} tiennent en une fois.`,
    tooLong: (limit) => `Le premier paragraphe dépasse ce qui tient en une fois\u00a0: ${characters(limit)}.`,
    offline: 'Continuez d’écrire\u00a0: votre brouillon est gardé sur cet appareil. La vérification reprendra avec la connexion.',
  },
  note: {
    region: 'Remarques',
    at: (at, of) => `${number(at)} sur ${number(of)}`,
    accept: 'Accepter',
    dismiss: 'Ignorer',
    why: 'Pourquoi\u202f?',
    other: 'ou',
    more: 'Plus pour cette remarque',
    addWord: 'Ajouter au dictionnaire',
    ruleOff: 'Désactiver cette règle',
    acceptKind: (count) => `Accepter les ${number(count)} de ce type`,
    dismissKind: 'Ignorer ici toutes celles de ce type',
    cut: 'à supprimer',
    previous: 'Remarque précédente',
    next: 'Remarque suivante',
    close: 'Fermer la remarque',
    open: (count) => `Afficher ${notes(count)}`,
    instead: (before, after) => `${before}\u00a0: plutôt ${after}`,
    leaveOut: (before) => `${before}\u00a0: à supprimer`,
  },
  did: {
    accepted: 'Acceptée.',
    acceptedMany: (count) => `${fixes(count)} ${plural(count, { one: 'acceptée', other: 'acceptées' })}.`,
    dismissed: 'Ignorée.',
    added: (word) => `«\u00a0${word}\u00a0» est dans votre dictionnaire.`,
    ruleOff: (title) => `La règle «\u00a0${title}\u00a0» est désactivée.`,
    undone: 'Annulé.',
  },
  keys: {
    next: 'Remarque suivante, précédente',
    accept: 'Accepter la proposition',
    letters: 'Dans les remarques\u00a0: suivante, précédente',
    decide: 'Dans les remarques\u00a0: accepter, ignorer, annuler',
    check: 'Vérifier maintenant',
    copy: 'Copier le texte',
    history: 'Annuler, rétablir',
    hintMove: 'suivante, précédente',
    hintUndo: 'annuler',
  },
  lists: {
    lead: 'Gardés dans ce navigateur seulement, pour tous vos textes.',
    leadAccount: 'Conservé dans votre compte, pour tous vos textes.',
    notSaved: 'Votre compte n’a pas encore reçu les dernières modifications. Elles sont gardées dans ce navigateur et seront renvoyées.',
    dictionary: 'Votre dictionnaire',
    word: 'Mot',
    rules: 'Règles désactivées',
    noRules: 'Toutes les règles sont actives.',
    on: 'Réactiver',
    dismissed: (count) => `${number(count)} ${plural(count, { one: 'ignorée', other: 'ignorées' })} dans ce texte`,
    restore: 'Les rétablir',
  },
  strip: {
    title: 'Longueur des phrases',
    about: 'Phrases longues et courtes côte à côte, dès qu’il y a un texte.',
    line: (longest, rest) => `La plus longue a ${number(longest)} ${words(longest)}, les autres ${number(rest)} en moyenne.`,
    one: (count) => `Une seule phrase de ${number(count)} ${words(count)}.`,
    sentence: (at, of, count) => `Phrase ${number(at)} sur ${number(of)}\u00a0: ${number(count)} ${words(count)}`,
    words,
    sentences: (count) => `${number(count)} ${plural(count, { one: 'phrase', other: 'phrases' })}`,
  },
  copy: 'Copier le texte',
  fileName: 'corrige',
}

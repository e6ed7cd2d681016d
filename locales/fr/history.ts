import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'résultat', other: 'résultats' })}`
const days = (count: number): string => `${number(count)} ${plural(count, { one: 'jour', other: 'jours' })}`

export const history: HistoryMessages = {
  title: 'Historique',
  description: 'Ce que vous avez paraphrasé et corrigé, à revoir et à reprendre.',
  loading: 'Votre historique se charge.',
  lead: (count) => `Vous seul voyez ceci\u00a0; gardé ${days(count)}.`,
  signedOut: {
    title: 'Connectez-vous pour voir votre historique.',
    body: 'Sans compte, rien n’est gardé. Avec un compte, votre travail se trouve ici, pour vous seul.',
  },
  offHere: { title: 'Ce site ne garde pas d’historique.', body: 'Son gestionnaire a décidé que rien n’est conservé.' },
  off: {
    title: 'Votre historique est désactivé.',
    body: (count) => `Rien n’est gardé. Activé, il montre ici les résultats des derniers jours (${days(count)}), pour vous seul.`,
    on: 'Garder mes résultats',
  },
  empty: { title: 'Rien ici pour l’instant.', body: 'Votre travail à venir se trouvera ici.' },
  goTo: (name) => `Aller à\u00a0: ${name}`,
  search: {
    label: 'Chercher dans les textes et résultats',
    clear: 'Effacer la recherche',
    none: (words) => `Rien ne contient «\u00a0${words}\u00a0».`,
    noneHelp: 'Essayez moins de mots ou un autre outil.',
  },
  tool: { label: 'Outil', all: 'Tous les outils' },
  list: 'Résultats',
  count: results,
  shown: (shown, total) => `${number(shown)} sur ${number(total)} affichés`,
  more: 'Afficher la suite',
  characters: (count) => `${number(count)} ${plural(count, { one: 'caractère', other: 'caractères' })}`,
  findings: (count) => `${number(count)} ${plural(count, { one: 'remarque', other: 'remarques' })}`,
  untitled: 'Sans mots',
  entry: {
    original: 'Texte d’origine',
    result: 'Résultat',
    text: 'Texte',
    copy: 'Copier',
    download: 'Télécharger',
    openIn: (name) => `Ouvrir dans\u00a0: ${name}`,
    delete: 'Supprimer',
    loading: 'Chargement.',
    gone: 'Ce résultat n’existe plus.',
    file: 'tinta-resultat',
  },
  deleted: 'Supprimé.',
  undo: 'Annuler',
  notDeleted: 'La suppression a échoué\u00a0; le résultat est de retour.',
  deleteAll: 'Tout supprimer',
  export: 'Exporter',
  file: 'tinta-historique',
  offline: 'Vous êtes hors ligne. Ce qui est déjà là se lit\u00a0; le reste attend la connexion.',
}

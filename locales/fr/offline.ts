import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Vous êtes hors ligne.',
    body: 'Cette page n’a jamais été ouverte dans ce navigateur ; elle ne peut donc pas s’afficher sans connexion.',
    kept: 'Conservées dans ce navigateur',
    none: 'Aucune autre page n’est encore conservée dans ce navigateur.',
    works: 'Ces pages s’ouvrent sans connexion. Vous pouvez y écrire et compter les caractères ; les brouillons restent sur cet appareil.',
    soon: 'Dès que la connexion revient, la page s’ouvre d’elle-même.',
    again: 'Réessayer',
    still: 'Il n’y a toujours pas de connexion.',
  },
  app: {
    name: 'Tinta : outils d’écriture',
    description: 'Reformuler, corriger, citer, vérifier : des outils pour étudiants et auteurs universitaires.',
  },
}

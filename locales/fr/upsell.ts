import type { UpsellMessages } from '../messages.ts'

export const upsell: UpsellMessages = {
  title: 'Oh, vous n’avez pas Premium',
  go: 'Voir Premium',
  later: 'Plus tard',
  plans: 'Voir les offres',
  haveIt: 'Avez-vous déjà une offre\u202f?',
  logIn: 'Se connecter',
  reasons: {
    strength: {
      reason:
        'Les intensités normale et forte font partie de Premium. Votre texte reste tel quel\u202f; l’intensité légère fonctionne dès maintenant.',
      short: 'Les intensités normale et forte font partie de Premium.',
    },
    'report:print': {
      reason: 'Les rapports à imprimer font partie de Premium. Le rapport lui-même reste sur la page.',
      short: 'Les rapports à imprimer font partie de Premium.',
    },
    'files:many': {
      reason: 'Plusieurs fichiers à la fois font partie de Platine. Un seul fichier fonctionne dès maintenant.',
      short: 'Plusieurs fichiers à la fois font partie de Platine.',
    },
    'api:keys': {
      reason: 'Les clés de l’API font partie de Platine. Les outils de ces pages fonctionnent sans clé.',
      short: 'Les clés de l’API font partie de Platine.',
    },
  },
}

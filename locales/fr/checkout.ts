import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Paiement d’essai',
  mode: 'Mode d’essai\u00a0: aucun argent ne circule',
  lead: 'Cette page tient la place d’un service de paiement. Aucune carte n’est demandée et rien n’est débité.',
  loading: 'Recherche de l’achat',
  plan: 'Offre',
  holds: 'Elle comprend',
  price: 'Prix',
  noPrice: 'Aucun prix fixé',
  month: 'par mois',
  billing: 'Paiement',
  monthly: 'Chaque mois, jusqu’à la résiliation',
  pay: 'Payer (essai)',
  decline: 'Refuser le paiement',
  declineHelp: 'Le refus montre ce qui se passe quand une carte n’est pas acceptée.',
  back: 'Retour',
  declined: {
    title: 'Le paiement a été refusé.',
    body: 'Rien n’a été débité, et votre offre est comme avant.',
    again: 'Réessayer',
  },
  paid: {
    title: 'Cet achat est payé.',
    body: 'En mode d’essai, aucun argent n’a donc circulé. Votre offre est active.',
    go: 'Continuer',
  },
  expired: {
    title: 'Cet achat a expiré.',
    body: 'Il est resté ouvert un certain temps sans être payé. Rien n’a été débité\u202f; choisissez l’offre à nouveau.',
  },
  missing: {
    title: 'Cet achat n’existe pas.',
    body: 'L’adresse est peut-être incomplète, ou l’achat appartient à un autre compte.',
  },
  signedOut: {
    title: 'Connectez-vous pour continuer.',
    body: 'Un achat appartient au compte qui l’a commencé.',
    go: 'Se connecter',
  },
  plans: 'Voir les offres',
  again: 'Réessayer',
}

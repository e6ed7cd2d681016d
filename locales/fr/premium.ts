import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')
const characters = (count: number) => `${number(count)} caractères par mois`
const checks = (count: number) => `${number(count)} ${plural(count, { one: 'vérification', other: 'vérifications' })} de plagiat`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Ce que contient chaque offre de Tinta\u00a0: caractères par mois, niveaux de réécriture et vérifications de plagiat.',
  headline: 'Plus d’encre pour le mois où il en faut.',
  lead: 'La saison des mémoires est courte. Un mois est censé coûter à peu près autant qu’un menu burger ou une place de cinéma, et vous arrêtez quand vous voulez.',
  upsell: {
    title: 'Oh, vous n’avez pas Premium',
    go: 'Voir Premium',
    later: 'Plus tard',
  },
  table: {
    caption: 'Comparaison des offres',
    choose: 'Offre',
    current: 'Votre offre actuelle',
    charactersMonthly: 'Caractères par mois',
    charactersPerRun: 'Caractères en une fois',
    levels: 'Niveaux de réécriture',
    checks: 'Vérifications de plagiat par mois',
    checkedPerRun: 'Caractères par vérification d’orthographe ou d’IA',
    none: 'aucune',
  },
  plans: {
    visitor: { name: 'Visiteur', description: 'Sans compte' },
    free: { name: 'Gratuit', description: 'Avec un compte' },
    premium: {
      name: 'Premium',
      description: 'Pour un dossier de séminaire',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'paraphrase à trois niveaux',
        `${number(plan.levels)} ${plural(plan.levels, { one: 'niveau', other: 'niveaux' })} de réécriture`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platine',
      description: 'Pour un mémoire ou une thèse',
      features: (plan: PlanFigures) => [characters(plan.characters), 'toutes les fonctions', 'paraphrase forte', checks(plan.checks)],
    },
  },
  lifted: 'L’exploitant de ce site a levé les limites\u00a0: tout ce qui figure dans la colonne Platine est à vous dès maintenant.',
  questions: {
    buy: {
      title: 'Puis-je acheter une offre maintenant\u202f?',
      answer:
        'Pas ici, pas encore. Ce site n’a pas de comptes pour l’instant et n’accepte donc aucun paiement\u202f; rien sur cette page n’y conduit.',
    },
    limit: {
      title: 'Et si j’atteins une limite\u202f?',
      answer: 'Rien n’est facturé automatiquement. L’outil vous prévient avant de commencer, indique la limite et garde votre texte.',
    },
    text: {
      title: 'Mon texte est-il utilisé\u202f?',
      answerNotKept:
        'Non. Dans chaque offre, il est traité en mémoire, ni enregistré, ni montré à quiconque, ni utilisé pour entraîner quoi que ce soit.',
      answerKept: 'Non. Dans chaque offre, il est gardé pour vous seul, ni montré à quiconque, ni utilisé pour entraîner quoi que ce soit.',
    },
  },
  operator: {
    title: 'Vous exploitez ce site\u202f?',
    lead: 'Deux réglages décident de ce que les visiteurs peuvent faire\u202f; redémarrez ensuite.',
    open: 'lève toutes les limites des moteurs intégrés, pour les écoles et les ordinateurs personnels.',
    visitorTier: 'donne à chaque visiteur l’offre indiquée.',
  },
}

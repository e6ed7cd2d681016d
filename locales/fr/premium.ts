import type { PlanFigures } from '../en/premium.ts'
import type { PremiumMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('fr')
const characterWord = (count: number) => plural(count, { one: 'caractère', many: 'de caractères', other: 'caractères' })
const characters = (count: number) => `${number(count)} ${characterWord(count)} par mois`
const checks = (count: number) =>
  `${number(count)} ${plural(count, { one: 'vérification', many: 'de vérifications', other: 'vérifications' })} de plagiat`
const levels = (count: number) => `${number(count)} ${plural(count, { one: 'niveau', many: 'de niveaux', other: 'niveaux' })} de réécriture`
const days = (count: number) => `${number(count)} ${plural(count, { one: 'jour', many: 'de jours', other: 'jours' })}`

export const premium: PremiumMessages = {
  title: 'Premium',
  description: 'Ce que contient chaque offre de Tinta\u00a0: caractères par mois, niveaux de réécriture et vérifications de plagiat.',
  headline: 'Plus d’encre pour le mois où il en faut.',
  lead: 'La saison des mémoires est courte. Un mois est censé coûter à peu près autant qu’un menu burger ou une place de cinéma, et vous arrêtez quand vous voulez.',
  table: {
    caption: 'Comparaison des offres',
    choose: 'Offre',
    current: 'Votre offre actuelle',
    charactersMonthly: 'Caractères par mois',
    charactersPerRun: 'Caractères en une fois',
    levels: 'Niveaux de réécriture',
    checks: 'Vérifications de plagiat par mois',
    checkedPerRun: 'Caractères par vérification d’orthographe ou d’IA',
    history: 'Historique de vos résultats',
    entitlements: { 'report:print': 'Rapports à imprimer', 'files:many': 'Plusieurs fichiers à la fois', 'api:keys': 'Clés de l’API' },
    none: 'aucune',
    included: 'compris',
    withoutAccount: (figure) => `${figure} sans compte`,
    notOpen: 'La vérification n’est pas disponible sur ce site.',
  },
  plans: {
    free: {
      name: 'Gratuit',
      description: 'Pour essayer chaque outil',
      features: (plan: PlanFigures) => [characters(plan.characters), 'paraphrase légère'],
    },
    premium: {
      name: 'Premium',
      description: 'Pour un dossier de séminaire',
      features: (plan: PlanFigures) => [
        characters(plan.characters),
        'paraphrase à trois niveaux',
        levels(plan.levels),
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platine',
      description: 'Pour un mémoire ou une thèse',
      features: (plan: PlanFigures) => [characters(plan.characters), 'toutes les fonctions', 'paraphrase forte', checks(plan.checks)],
    },
  },
  price: {
    month: 'par mois',
    none: 'Aucun prix fixé',
    atCheckout: 'Prix affiché au paiement',
    withTax: 'Prix taxes comprises.',
    withoutTax: 'Les taxes s’ajoutent aux prix.',
    billed: 'Paiement mensuel.',
  },
  testMode: {
    title: 'Mode d’essai\u00a0: aucun argent ne circule.',
    body: 'Tout se passe comme pour un vrai paiement, mais aucune carte n’est demandée.',
  },
  off: 'Rien n’est vendu sur ce site. Son exploitant peut attribuer une offre à un compte.',
  lifted: 'L’exploitant de ce site a levé les limites\u00a0: tout ce qui figure dans la colonne Platine est à vous dès maintenant.',
  given: {
    premium: 'Quiconque visite ce site a Premium, même sans compte.',
    platinum: 'Quiconque visite ce site a Platine, même sans compte.',
  },
  buy: {
    choose: { premium: 'Choisir Premium', platinum: 'Choisir Platine' },
    change: { premium: 'Passer à Premium', platinum: 'Passer à Platine' },
    signUp: 'Créer un compte gratuit',
    leave: 'Résilier dans votre compte',
    signIn: 'Une offre appartient à un compte. Connectez-vous ou créez-en un\u202f; l’achat se poursuit ensuite tout seul.',
    already: { premium: 'Vous avez déjà Premium.', platinum: 'Vous avez déjà Platine.' },
    close: 'Fermer',
  },
  change: {
    title: { premium: 'Passer à Premium\u202f?', platinum: 'Passer à Platine\u202f?' },
    holds: (limit, used) => `Le changement vaut tout de suite\u00a0: ${characters(limit)}, dont déjà utilisés\u00a0: ${number(used)}.`,
    spent: (limit, used) =>
      `Le changement vaut tout de suite\u00a0: ${characters(limit)}. Vous en avez utilisé ${number(used)} ce mois-ci, il n’en reste donc rien.`,
    resets: (day) => `Le décompte repart le ${day}.`,
    money: {
      test: 'Mode d’essai\u00a0: aucun argent ne circule.',
      stripe: 'Les jours qui restent de ce mois sont régularisés sur la prochaine facture.',
    },
    keep: { premium: 'Garder Premium', platinum: 'Garder Platine' },
  },
  bought: {
    title: { premium: 'Premium est à vous.', platinum: 'Platine est à vous.' },
    holds: (plan) => `L’offre comprend ${characters(plan.characters)}, ${levels(plan.levels)}, ${checks(plan.checks)} par mois.`,
    waiting: 'Le paiement est en cours de confirmation. Votre offre commence aussitôt après, en général dans la minute.',
    late: 'Le paiement n’est pas encore confirmé. Votre offre commencera d’elle-même\u202f; regardez votre compte dans quelques minutes.',
    close: 'Fermer',
  },
  questions: {
    cancel: {
      title: 'Comment résilier\u202f?',
      answer: 'Dans votre compte, en deux clics. L’offre s’arrête tout de suite, plus rien n’est débité, et votre compte reste.',
      support: (email) => `En cas de problème, écrivez à ${email}.`,
    },
    limit: {
      title: 'Et s’il ne reste plus de caractères\u202f?',
      answer:
        'Rien n’est facturé automatiquement. L’outil vous prévient avant de commencer, garde votre texte et indique le jour où le décompte repart.',
    },
    text: {
      title: 'Mon texte est-il utilisé\u202f?',
      answerNotKept:
        'Non. Dans chaque offre, il est traité en mémoire, ni enregistré, ni montré à quiconque, ni utilisé pour entraîner quoi que ce soit.',
      answerKept: (most) =>
        `Non. Dans aucune offre il n’est montré à quiconque ni utilisé pour entraîner quoi que ce soit. Les textes des visiteurs ne sont pas enregistrés\u202f; avec un compte, vos résultats sont gardés pour vous seul, ${days(most)} au plus, jusqu’à ce que vous les supprimiez ou désactiviez l’historique.`,
    },
    failed: {
      title: 'Et si un paiement échoue\u202f?',
      answer: (grace) =>
        grace === 0
          ? 'L’offre s’arrête et le compte redevient gratuit\u202f; rien n’y est supprimé.'
          : `L’offre continue ${days(grace)} et nous vous écrivons. Si rien n’est payé d’ici là, le compte redevient gratuit\u202f; rien n’y est supprimé.`,
    },
    change: {
      title: 'Que devient le décompte\u202f?',
      answer:
        'Votre première offre ouvre un mois à elle, qui part de zéro. Un changement d’offre vaut tout de suite\u00a0: ce qui est utilisé reste compté, face à la nouvelle limite.',
    },
    honest: {
      title: 'Que ne fait aucune offre\u202f?',
      answer:
        'Faire passer un texte devant un détecteur. Les offres diffèrent par la quantité et l’intensité\u202f; les moteurs sont les mêmes.',
    },
  },
  operator: {
    title: 'Vous exploitez ce site\u202f?',
    lead: 'Ces réglages décident de ce qui est proposé ici\u202f; redémarrez ensuite.',
    price: 'affiche un prix, dans la monnaie indiquée par CURRENCY.',
    stripe: 'accepte de vrais paiements. Sans elle, une adresse locale a une caisse d’essai et une adresse publique ne vend rien.',
    open: 'lève toutes les limites des moteurs intégrés, pour les écoles et les ordinateurs personnels.',
    visitorTier: 'donne à chaque visiteur l’offre indiquée.',
  },
}

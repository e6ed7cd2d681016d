import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('fr')
const lasts = (seconds: number) => `Le lien est valable ${wait(seconds)}.`
const once = (seconds: number) => `Le lien ne sert qu’une fois et reste valable ${wait(seconds)}.`
/** Le premier du mois est un ordinal. */
const onDay = (time: string) => day(time).replace(/^1 /, '1er ')

export const mails: MailMessages = {
  greeting: 'Bonjour,',
  copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Une question\u202f? Écrivez à ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Confirmez votre adresse e-mail',
      before: ['Merci de confirmer que cette adresse est la vôtre. Vous pourrez ensuite l’utiliser pour vous connecter à Tinta.'],
      button: 'Confirmer l’adresse',
      after: [
        lasts(hours * 3_600),
        'Si vous n’avez pas donné cette adresse à Tinta, ignorez ce message. Sans confirmation, il ne se passe rien.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Vous avez déjà un compte',
      before: [
        'Quelqu’un a voulu ouvrir un compte Tinta avec votre adresse e-mail. Si c’était vous, vous en avez déjà un. Connectez-vous ou, si vous avez oublié votre mot de passe, demandez-en un nouveau au même endroit.',
      ],
      button: 'Se connecter',
      after: ['Si ce n’était pas vous, ignorez ce message. Rien n’a changé dans votre compte.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Votre lien de connexion',
      before: ['Avec ce lien, vous vous connectez à Tinta sans mot de passe.'],
      button: 'Se connecter',
      after: [
        once(minutes * 60),
        'Ne transférez pas ce message\u00a0: toute personne qui ouvre le lien entre dans votre compte.',
        'Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      before: ['Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Tinta. Vous pouvez le choisir ici.'],
      button: 'Choisir le mot de passe',
      after: [once(minutes * 60), 'Si vous ne l’avez pas demandé, ignorez ce message. Votre mot de passe reste le même.'],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Autorisez le changement de votre adresse e-mail',
      before: [
        `Une autre adresse e-mail a été demandée pour votre compte Tinta\u00a0: ${newEmail}. Merci d’autoriser ce changement. Nous écrirons ensuite à la nouvelle adresse, pour qu’elle soit confirmée à son tour.`,
      ],
      button: 'Autoriser le changement',
      after: [
        lasts(hours * 3_600),
        'Si vous ne l’avez pas demandé, n’ouvrez pas le lien et choisissez un nouveau mot de passe\u00a0: quelqu’un est connecté à votre compte.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Votre adresse e-mail a changé',
      before: [
        `L’adresse e-mail de votre compte Tinta est maintenant ${newEmail}. Nous y écrirons désormais, et c’est avec elle que vous vous connectez.`,
      ],
      button: null,
      after: ['Si ce n’est pas vous qui l’avez changée, prévenez tout de suite la personne qui gère le site.'],
    }),
    'password-changed': () => ({
      subject: 'Votre mot de passe a changé',
      before: ['Le mot de passe de votre compte Tinta a été changé.'],
      button: null,
      after: [
        'Si c’était vous, il n’y a rien à faire.',
        'Si ce n’était pas vous, demandez un nouveau mot de passe au moment de vous connecter, puis déconnectez les autres appareils sur la page de votre compte.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'La seconde étape est activée',
      before: ['Désormais, la connexion à votre compte Tinta demande aussi un code de votre application d’authentification.'],
      button: null,
      after: [
        'Gardez les codes de secours là où vous les retrouverez sans votre téléphone\u00a0: si l’application est perdue, chacun vous laisse entrer une fois.',
        'Si ce n’est pas vous qui l’avez activée, choisissez tout de suite un nouveau mot de passe et prévenez la personne qui gère le site.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'La seconde étape est désactivée',
      before: ['La connexion à votre compte Tinta ne demande plus de code de votre application d’authentification.'],
      button: null,
      after: [
        'Si ce n’est pas vous qui l’avez désactivée, choisissez tout de suite un nouveau mot de passe et réactivez la seconde étape.',
      ],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Connexion depuis un nouvel appareil',
      before: [`Quelqu’un s’est connecté à votre compte Tinta depuis un appareil jamais utilisé jusqu’ici${deviceIn(browser, system)}.`],
      button: null,
      after: [
        'Si c’était vous, il n’y a rien à faire.',
        'Si ce n’était pas vous, déconnectez cet appareil sur la page de votre compte et choisissez un nouveau mot de passe.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'Une nouvelle clé de l’API a été créée',
      before: [
        `Une clé de l’API a été créée dans votre compte Tinta : ${name}, qui commence par ${start}. Les programmes qui la possèdent travaillent comme vous.`,
      ],
      button: null,
      after: [
        'Si c’est vous, il n’y a rien à faire.',
        'Si ce n’est pas vous, révoquez la clé sur la page des développeurs et choisissez un nouveau mot de passe.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Votre compte a été supprimé',
      before: [
        'Votre compte Tinta a été supprimé, avec tout ce qu’il contenait. Il ne peut pas être rétabli.',
        'Merci d’avoir écrit avec Tinta. Vous pouvez ouvrir un nouveau compte quand vous voulez.',
      ],
      button: null,
      after: ['Si ce n’est pas vous qui l’avez supprimé, prévenez la personne qui gère le site.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Votre offre ${plan(tier)} a commencé`,
      before: [
        `Merci. Votre offre ${plan(tier)} a commencé et vous pouvez utiliser dès maintenant tout ce qu’elle comprend.`,
        ...(renewsAt === null ? [] : [`Elle se renouvelle le ${onDay(renewsAt)}.`]),
      ],
      button: null,
      after: ['Vous pouvez changer d’offre ou y mettre fin à tout moment sur la page de votre compte.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Votre offre ${plan(tier)} se renouvelle le ${onDay(renewsAt)}`,
      before: [
        `Votre offre ${plan(tier)} se renouvelle le ${onDay(renewsAt)} pour un mois de plus.`,
        ...(price === null ? [] : [`Le prix est de ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Si vous voulez continuer, il n’y a rien à faire. Sinon, mettez fin à l’offre avant ce jour sur la page de votre compte.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Votre offre ${plan(tier)} a pris fin`,
      before: [`Votre offre ${plan(tier)} a pris fin. Votre compte reste, avec tout ce que comprend un compte gratuit.`],
      button: null,
      after: ['Vous pouvez reprendre une offre quand vous en avez besoin.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `Le paiement de votre offre ${plan(tier)} a échoué`,
      before: [
        `Le paiement de votre offre ${plan(tier)} a échoué. Vous gardez l’offre jusqu’au ${onDay(graceUntil)}.`,
        'Merci de vérifier d’ici là votre carte ou vos données de paiement sur la page de votre compte\u202f; sinon, l’offre prend fin.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

function deviceIn(browser: string | null, system: string | null): string {
  if (browser && system) return `\u00a0: ${browser} sur ${system}`
  return browser || system ? `\u00a0: ${browser ?? system}` : ''
}

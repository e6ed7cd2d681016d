import type { AccountMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, wait } = wordsFor('fr')
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'caractère', other: 'caractères' })}`

export const account: AccountMessages = {
  field: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    code: 'Code',
    recoveryCode: 'Code de secours',
  },
  empty: {
    email: 'Saisissez votre adresse e-mail.',
    password: 'Saisissez un mot de passe.',
    code: 'Saisissez le code.',
  },
  signIn: {
    title: 'Heureux de vous revoir',
    lead: 'Le texte sur votre bureau reste où il est.',
    forgot: 'Oublié\u00a0?',
    submit: 'Se connecter',
    or: 'ou',
    link: 'Recevoir plutôt un lien par e-mail',
    google: 'Continuer avec Google',
    newHere: 'Première visite\u00a0?',
    create: 'Créer un compte',
    takes: 'Il suffit d’une adresse e-mail et d’un mot de passe.',
  },
  signUp: {
    title: 'Créer un compte',
    lead: 'Il suffit d’une adresse e-mail et d’un mot de passe.',
    submit: 'Créer le compte',
    hasOne: 'Vous en avez déjà un\u00a0?',
    logIn: 'Se connecter',
  },
  rules: {
    label: 'Il faut à votre mot de passe',
    min: (count) => `au moins ${characters(count)}`,
    max: (count) => `au plus ${characters(count)}`,
    lowercase: 'une lettre minuscule',
    uppercase: 'une lettre majuscule',
    numeric: 'un chiffre',
    'non-alphanumeric': 'un signe qui n’est ni lettre ni chiffre',
    isMet: 'c’est fait',
    isOpen: 'manque encore',
  },
  sendLink: {
    title: 'Un lien au lieu du mot de passe',
    lead: 'Nous l’envoyons par e-mail. Ouvrez-le sur cet appareil et vous êtes connecté.',
    submit: 'Envoyer le lien',
    back: 'Se connecter avec un mot de passe',
  },
  forgot: {
    title: 'Mot de passe oublié\u00a0?',
    lead: 'Nous vous envoyons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
  },
  mail: {
    title: 'Regardez vos e-mails',
    confirm: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le et votre compte est prêt.`,
    link: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le et vous êtes connecté.`,
    address: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour terminer.`,
    reset: (email) => `S’il existe un compte pour ${email}, un lien est en route. Il vous permet de choisir un nouveau mot de passe.`,
    waits: 'Ouvert dans ce navigateur, le lien fait aussi avancer cette page d’elle-même.',
    missing: 'Rien reçu\u00a0? Regardez aussi dans les indésirables.',
    again: 'Envoyer encore une fois',
    againIn: (seconds) => `Envoyer encore une fois dans ${number(seconds)}\u00a0s`,
    sentAgain: 'Envoyé encore une fois.',
    other: 'Utiliser une autre adresse',
    elsewhere: 'Ouvert sur un autre appareil\u00a0?',
    logIn: 'Se connecter ici',
    outbox: 'Cette machine n’envoie pas d’e-mails. Elle les garde sous',
  },
  code: {
    title: 'Encore une étape',
    lead: 'Saisissez le code de votre application d’authentification.',
    recoveryLead: 'Saisissez l’un des codes de secours que vous avez gardés. Chacun sert une fois.',
    trust: 'Faire confiance à cet appareil et ne pas y demander de code',
    submit: 'Continuer',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Utiliser le code de l’application',
  },
  openLink: {
    confirm: { title: 'Confirmez votre adresse', lead: 'Encore un clic et votre compte est prêt.', submit: 'Confirmer et se connecter' },
    link: { title: 'Connexion', lead: 'Vous avez ouvert le lien de notre e-mail.', submit: 'Se connecter' },
    allow: {
      title: 'Changer d’adresse',
      lead: (email) =>
        `Vous voulez désormais utiliser ${email}. Si c’était vous, autorisez-le\u00a0; nous écrirons ensuite à cette adresse.`,
      submit: 'Autoriser le changement',
    },
    change: {
      title: 'Changer d’adresse',
      lead: (email) => `Vous vous connecterez désormais avec ${email}.`,
      submit: 'Utiliser cette adresse',
    },
  },
  linkAddress: {
    lead: 'Vous n’avez pas demandé ce lien dans ce navigateur. Saisissez l’adresse à laquelle il a été envoyé.',
    wrong: 'Ce lien a été envoyé à une autre adresse.',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Vous êtes déconnecté de tous les appareils et vous vous connectez avec le nouveau.',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
  },
  ownPassword: {
    title: 'Choisissez votre mot de passe',
    lead: 'Le compte a été créé dans un autre navigateur. Si c’était vous, choisissez ici son mot de passe, le même ou un autre. Lui seul sera valable. Sinon, fermez cette fenêtre, il ne se passera rien.',
    submit: 'Enregistrer et se connecter',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    lead: 'Les liens servent une fois et peu de temps. Nous vous en envoyons un nouveau.',
    address: 'Les liens servent une fois et peu de temps. Redemandez le changement dans votre compte.',
    submit: 'Envoyer un nouveau lien',
    close: 'Fermer',
  },
  again: {
    title: 'Est-ce toujours vous\u00a0?',
    lead: 'Pour ce changement, connectez-vous encore une fois.',
    as: (email) => `Le compte connecté est ${email}.`,
    submit: 'Continuer',
  },
  notice: {
    confirmed: 'Votre adresse est confirmée. Connectez-vous.',
    'password-set': 'Le nouveau mot de passe est enregistré. Connectez-vous avec lui.',
    'took-too-long': 'La deuxième étape a duré trop longtemps. Connectez-vous encore une fois.',
  },
  popup: {
    waiting: 'Continuez dans la fenêtre qui s’est ouverte.',
    here: 'L’ouvrir dans cet onglet',
  },
  problem: {
    tooMany: (seconds) => `Trop d’essais. Attendez ${wait(seconds)} ou recevez un lien par e-mail.`,
    tooManyMails: (seconds) => `Trop d’essais. Attendez ${wait(seconds)}.`,
    tooManyForNow: 'Trop d’essais. Attendez un peu et réessayez.',
    ownerFirst: 'Connectez-vous d’abord à votre compte dans ce navigateur, puis ouvrez de nouveau le lien.',
    noCookie: 'Votre navigateur n’a pas gardé la connexion. Autorisez les cookies pour ce site et réessayez.',
    support: 'Écrire à l’assistance',
  },
  done: {
    loggedIn: (email) => `Compte connecté\u00a0: ${email}`,
    loggedOut: 'Déconnexion faite. Le texte sur votre bureau reste où il est.',
    addressChanged: (email) => `Votre adresse est maintenant ${email}`,
  },
}

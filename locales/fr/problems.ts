import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait } = wordsFor('fr')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'seconde', other: 'secondes' })}`
const safe = 'Votre texte est toujours là et rien n’a été décompté.'

export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({ title: 'Il n’y a rien à cette adresse.', detail: `Rien ne répond à ${path}. Vérifiez l’adresse.` }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Cette adresse s’interroge autrement.',
    detail: `Elle répond à ${allowed.join(', ')}. Envoyez la requête avec cette méthode.`,
  }),
  'body-not-json': { title: 'La requête est illisible.', detail: 'Ce n’est pas du JSON valide. Rechargez la page et réessayez.' },
  'content-type-wrong': ({ expected }) => ({
    title: 'La requête n’a pas la bonne forme.',
    detail: `Elle doit être envoyée sous la forme ${expected}.`,
  }),
  'body-too-large': ({ limit }) => ({
    title: 'C’est trop pour un seul envoi.',
    detail: `Une requête contient au plus ${size(limit)}. Travaillez le texte par parties.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Une partie de la requête est incorrecte.',
    detail: `Vérifiez ${list(issues.map(({ path }) => path || 'la requête'))} et réessayez. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Cette page n’est pas ouverte à l’adresse du site.',
    detail: `Ouvrez ${address} et réessayez depuis cette adresse.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Cela fait beaucoup en peu de temps.',
    detail: `Attendez ${seconds(count)} et réessayez. ${safe}`,
  }),
  'server-failed': {
    title: 'Cela n’a pas fonctionné.',
    detail: `Une erreur s’est produite sur le serveur. ${safe} Réessayez dans un instant.`,
  },
  'database-unavailable': {
    title: 'Le serveur n’est pas prêt.',
    detail: `Sa base de données ne répond pas pour le moment. ${safe} Réessayez dans une minute.`,
  },
  'text-empty': { title: 'Il n’y a pas encore de texte.', detail: 'Saisissez ou collez un passage, ou ouvrez un fichier.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Le texte est trop long pour une seule fois.',
    detail: `Il compte ${number(amount)} caractères\u202f; la limite est de ${number(limit)}. Votre texte est toujours là\u00a0: raccourcissez-le ou envoyez-le en plusieurs parties.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, vous n’avez pas Premium',
    detail: 'Les intensités normale et forte font partie de Premium. L’intensité légère fonctionne dès maintenant.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, vous n’avez pas Premium',
    detail: `Cela fait partie de ${needed === 'premium' ? 'Premium' : 'Platine'}. Sur votre bureau, rien n’a changé.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title:
            limit === 0 ? 'Cette offre ne comprend pas de contrôle de plagiat.' : 'Vous avez utilisé les contrôles de plagiat de ce mois.',
          detail: `${limit === 0 ? 'Premium en comprend un par mois.' : `Le décompte repart le ${dayOfYear(resetsAt)}.`} Votre texte est toujours là ; la correction fonctionne comme avant.`,
        }
      : {
          title:
            used >= limit
              ? `Vous avez utilisé les ${number(limit)} caractères de ce mois.`
              : `Il reste ${number(limit - used)} caractères ce mois-ci.`,
          detail: `Ce texte en demande ${number(needed)}. Le décompte repart le ${dayOfYear(resetsAt)}. Votre texte est toujours là ; la correction fonctionne comme avant.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Les visiteurs de votre réseau ont utilisé les caractères du jour.',
    detail: `Un compte gratuit a son propre décompte. Sans compte, il faut patienter ; temps d’attente : ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': {
    title: 'Il faut un compte pour cela.',
    detail: 'Connectez-vous ou créez-en un ; ce qui est sur votre bureau y reste.',
  },
  'user-disabled': { title: 'Ce compte est fermé.', detail: 'Écrivez à l’assistance.' },
  'user-token-expired': { title: 'Vous avez été déconnecté.', detail: 'Reconnectez-vous ; votre texte est toujours là.' },
  'sign-in-failed': {
    title: 'La connexion n’a pas abouti.',
    detail: 'L’autre site n’a pas dit qui vous êtes. Réessayez, ou utilisez votre adresse e-mail.',
  },
  'billing-failed': { title: 'Le service de paiement n’a pas répondu.', detail: 'Rien n’a été débité. Réessayez dans quelques minutes.' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Ce texte est en ${language(found)}.`,
    detail: `Tinta travaille pour l’instant avec des textes en ${list(supported.map(language))}. Votre texte est toujours là, inchangé.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Ce texte est en ${list(languages.map(language))}.`,
    detail: `Tinta travaille pour l’instant avec des textes en ${list(supported.map(language))}. Ne laissez que ces passages, ou choisissez vous-même la langue. Rien n’a été perdu.`,
  }),
  'language-unknown': {
    title: 'La langue n’a pas pu être reconnue.',
    detail: 'Le texte est court ou inhabituel. Choisissez sa langue au-dessus et réessayez.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'Cela a pris trop de temps.',
    detail: `La réécriture n’a pas abouti en ${seconds(count)}. ${safe} Réessayez, ou envoyez une partie plus courte.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Beaucoup de personnes écrivent en ce moment.',
    detail: `Réessayez dans ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Cela n’a pas fonctionné.',
    detail: `Le moteur n’a pas pu traiter ce texte. ${safe} Réessayez, ou retirez ce qui semble inhabituel.`,
  },
  offline: {
    title: 'Vous êtes hors ligne.',
    detail: 'Continuez d’écrire\u00a0: votre brouillon est gardé sur cet appareil et le travail reprend à votre retour.',
  },
  'network-failed': { title: 'Le serveur est injoignable.', detail: `La connexion s’est interrompue. ${safe} Réessayez.` },
  cancelled: { title: 'Arrêté.', detail: safe },
}

import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Vous êtes hors ligne.',
  library: 'Votre bibliothèque est conservée avec votre compte. Elle revient dès que vous avez une connexion.',
  list: 'La liste est telle qu’elle a été mise en forme en dernier. Ce que vous ajoutez maintenant y entrera au retour de la connexion.',
  history: 'Votre historique est conservé avec votre compte. Il revient dès que vous avez une connexion.',
  profile: 'Votre compte s’affiche dès que vous avez une connexion.',
}

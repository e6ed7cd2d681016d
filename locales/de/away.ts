import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Sie sind offline.',
  library: 'Ihre Bibliothek liegt bei Ihrem Konto. Sie ist wieder da, sobald Sie eine Verbindung haben.',
  list: 'Die Liste steht so, wie sie zuletzt formatiert wurde. Was Sie jetzt hinzufügen, kommt dazu, sobald Sie wieder eine Verbindung haben.',
  history: 'Ihr Verlauf liegt bei Ihrem Konto. Er ist wieder da, sobald Sie eine Verbindung haben.',
  profile: 'Ihr Konto ist zu sehen, sobald Sie eine Verbindung haben.',
}

import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'No tiene conexión.',
  library: 'Su biblioteca está en su cuenta. Volverá en cuanto tenga conexión.',
  list: 'La lista está como se formateó por última vez. Lo que añada ahora entrará en ella cuando vuelva la conexión.',
  history: 'Su historial está en su cuenta. Volverá en cuanto tenga conexión.',
  profile: 'Su cuenta podrá verse en cuanto tenga conexión.',
}

import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Ste offline.',
  library: 'Vaša knižnica je uložená vo vašom účte. Vráti sa, keď budete mať pripojenie.',
  list: 'Zoznam je taký, ako bol naposledy naformátovaný. Čo pridáte teraz, pribudne po obnovení pripojenia.',
  history: 'Vaša história je uložená vo vašom účte. Vráti sa, keď budete mať pripojenie.',
  profile: 'Váš účet sa zobrazí, keď budete mať pripojenie.',
}

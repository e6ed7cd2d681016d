import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Nincs internetkapcsolat.',
  library: 'A könyvtára a fiókjában van. Amint lesz kapcsolat, újra itt lesz.',
  list: 'A lista úgy látható, ahogy legutóbb elkészült. Amit most felvesz, akkor kerül bele, ha újra lesz kapcsolat.',
  history: 'Az előzményei a fiókjában vannak. Amint lesz kapcsolat, újra itt lesznek.',
  profile: 'A fiókja akkor látható, ha lesz kapcsolat.',
}

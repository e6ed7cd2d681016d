import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Nincs internetkapcsolat.',
    body: 'Ezt az oldalt ebben a böngészőben még nem nyitotta meg, ezért kapcsolat nélkül nem jeleníthető meg.',
    kept: 'Ebben a böngészőben megvan',
    none: 'Ebben a böngészőben még nincs más megőrzött oldal.',
    works: 'Ezek az oldalak kapcsolat nélkül is megnyílnak. Írhat rajtuk, a számláló is működik, a piszkozatok ezen az eszközön maradnak.',
    soon: 'Amint helyreáll a kapcsolat, az oldal magától megnyílik.',
    again: 'Újra',
    still: 'Még mindig nincs kapcsolat.',
  },
  app: {
    name: 'Tinta: íróeszközök',
    description: 'Átfogalmazás, lektorálás, hivatkozás, ellenőrzés: eszközök diákoknak és kutatóknak.',
  },
}

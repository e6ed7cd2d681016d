import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Ste offline.',
    body: 'Táto stránka v tomto prehliadači ešte nebola otvorená, preto sa bez pripojenia nedá zobraziť.',
    kept: 'Uložené v tomto prehliadači',
    none: 'V tomto prehliadači zatiaľ nie je uložená žiadna iná stránka.',
    works: 'Tieto stránky sa otvoria aj bez pripojenia. Môžete na nich písať a počítať znaky, koncepty ostávajú v tomto zariadení.',
    soon: 'Keď sa pripojenie obnoví, stránka sa otvorí sama.',
    again: 'Skúsiť znova',
    still: 'Pripojenie stále nie je dostupné.',
  },
  app: {
    name: 'Tinta: nástroje na písanie',
    description: 'Preformulovanie, korektúra, citácie, kontrola: nástroje pre študentov a akademických autorov.',
  },
}

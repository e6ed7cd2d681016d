import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Sunteți offline.',
    body: 'Pagina aceasta nu a mai fost deschisă în acest browser, așa că nu poate fi afișată fără conexiune.',
    kept: 'Păstrate în acest browser',
    none: 'În acest browser nu este păstrată încă nicio altă pagină.',
    works: 'Paginile acestea se deschid și fără conexiune. Puteți scrie și număra caracterele, iar ciornele rămân pe acest dispozitiv.',
    soon: 'Când revine conexiunea, pagina se deschide singură.',
    again: 'Încercați din nou',
    still: 'Încă nu există conexiune.',
  },
  app: {
    name: 'Tinta: instrumente de scris',
    description: 'Reformulare, corectură, citare, verificare: instrumente pentru studenți și autori academici.',
  },
}

import type { CheckoutMessages } from '../messages.ts'

export const checkout: CheckoutMessages = {
  title: 'Próbapénztár',
  mode: 'Próbaüzem: nem mozog pénz',
  lead: 'Ez az oldal ott áll, ahol egyébként egy fizetési szolgáltatás volna. Kártyát nem kérünk, és semmit sem terhelünk meg.',
  loading: 'A vásárlás keresése',
  plan: 'Csomag',
  holds: 'Tartalma',
  price: 'Ár',
  noPrice: 'Nincs ár megadva',
  month: 'havonta',
  billing: 'Számlázás',
  monthly: 'Minden hónapban, amíg le nem mondja',
  pay: 'Fizetés (próba)',
  decline: 'A fizetés elutasítása',
  declineHelp: 'Az elutasítás megmutatja, mi történik, ha egy kártyát nem fogadnak el.',
  back: 'Vissza',
  declined: {
    title: 'A fizetést elutasították.',
    body: 'Semmit sem terheltünk meg, a csomagja a régi.',
    again: 'Próbálja újra',
  },
  paid: {
    title: 'Ez a vásárlás ki van fizetve.',
    body: 'Próbaüzemben, tehát nem mozgott pénz. A csomagja él.',
    go: 'Tovább',
  },
  expired: {
    title: 'Ez a vásárlás lejárt.',
    body: 'Egy ideig nyitva állt, és nem fizették ki. Semmit sem terheltünk meg; válassza ki újra a csomagot.',
  },
  missing: {
    title: 'Nincs ilyen vásárlás.',
    body: 'Talán hiányos a cím, vagy a vásárlás egy másik fiókhoz tartozik.',
  },
  signedOut: {
    title: 'A folytatáshoz jelentkezzen be.',
    body: 'A vásárlás ahhoz a fiókhoz tartozik, amely elkezdte.',
    go: 'Bejelentkezés',
  },
  plans: 'A csomagok megtekintése',
  again: 'Próbálja újra',
}

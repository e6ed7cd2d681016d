import { defineCheck } from '../../check.ts'
import { findMissingBeforeUntil, findMissingBeforeWhen } from '../../slavic/czech-sentences.ts'

/** A comma before "až" and "když" with a verb. */
export default defineCheck({
  key: 'comma-until',
  class: 'comma-missing',
  find: (tokens, known) => [...findMissingBeforeUntil(tokens, known), ...findMissingBeforeWhen(tokens, known)],
  wrong: [
    ['Šel jsem pěšky i když pršelo.', 'Šel jsem pěšky, i když pršelo.'],
    ['Byl jsem rád když přišla.', 'Byl jsem rád, když přišla.'],
    ['Zavolám ti až přijdu domů.', 'Zavolám ti, až přijdu domů.'],
    ['Napiš mi zprávu nebo počkej doma, přijdu tam až se vrátím.', 'Napiš mi zprávu nebo počkej doma, přijdu tam, až se vrátím.'],
    ['Pojedeme k moři až skončíme školu.', 'Pojedeme k moři, až skončíme školu.'],
    ['Koupím si auto až budu mít peníze.', 'Koupím si auto, až budu mít peníze.'],
  ],
  right: [
    'Odešel a když se vrátil, spal.',
    'Když přijdeš, když zavoláš, budu rád.',
    'Přijdu až večer.',
    'Zavolám ti, až přijdu domů.',
    'Čekal od rána až do večera.',
    'Až přijdu, zavolám ti.',
  ],
})

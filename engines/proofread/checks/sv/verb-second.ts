import { defineCheck } from '../../check.ts'
import { findVerbSecond } from '../../verb-second/find.ts'
import { swedish } from '../../verb-second/swedish.ts'

/** The verb stands second in a main clause: behind what opens it comes the verb, and then the subject. */
export default defineCheck({
  key: 'verb-second',
  class: 'word-order',
  find: (tokens, words) => findVerbSecond({ tokens, of: swedish, words }),
  wrong: [
    ['I dag min bror fyller tio år.', 'I dag fyller min bror tio år.'],
    ['Plötsligt hon försvann.', 'Plötsligt försvann hon.'],
    ['Dessutom, vi sparar pengar.', 'Dessutom sparar vi pengar.'],
    ['På den gamla skolan vi lärde oss latin.', 'På den gamla skolan lärde vi oss latin.'],
    ['När min syster bodde i Paris, hon studerade konst.', 'När min syster bodde i Paris, studerade hon konst.'],
    ['Eftersom det regnade vi stannade hemma.', 'Eftersom det regnade stannade vi hemma.'],
    ['Han var sjuk och därför han stannade hemma.', 'Han var sjuk och därför stannade han hemma.'],
    ['Nästa vecka Anna börjar sitt nya jobb.', 'Nästa vecka börjar Anna sitt nya jobb.'],
  ],
  right: [
    'I dag fyller min bror tio år.',
    'Den dag jag föddes snöade det.',
    'På morgonen jag föddes snöade det.',
    'När jag läste boken jag köpte blev jag glad.',
    'Om du visste allt jag vet!',
    'På grund av det kommer Anna för sent.',
    'Kanske han kommer.',
    'När du kommer hem, så ring mig.',
    'Trots allt han gjorde var hon glad.',
    'Om jag vill, kan jag gå.',
  ],
})

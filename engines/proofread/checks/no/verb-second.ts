import { defineCheck } from '../../check.ts'
import { findVerbSecond } from '../../verb-second/find.ts'
import { norwegian } from '../../verb-second/norwegian.ts'

/** The verb stands second in a main clause: behind what opens it comes the verb, and then the subject. */
export default defineCheck({
  key: 'verb-second',
  class: 'word-order',
  find: (tokens, words) => findVerbSecond({ tokens, of: norwegian, words }),
  wrong: [
    ['I fjor min bror fylte ti år.', 'I fjor fylte min bror ti år.'],
    ['Plutselig hun forsvant.', 'Plutselig forsvant hun.'],
    ['Likevel, jeg har hatt gode venner.', 'Likevel har jeg hatt gode venner.'],
    ['På den gamle skolen vi lærte latin.', 'På den gamle skolen lærte vi latin.'],
    ['Når søsteren min er i Paris, hun studerer kunst.', 'Når søsteren min er i Paris, studerer hun kunst.'],
    ['Fordi det regnet vi ble hjemme.', 'Fordi det regnet ble vi hjemme.'],
    ['Jeg må lære norsk, ellers jeg kan ikke bli sykepleier.', 'Jeg må lære norsk, ellers kan jeg ikke bli sykepleier.'],
    ['Neste uke Anna begynner i ny jobb.', 'Neste uke begynner Anna i ny jobb.'],
  ],
  right: [
    'I dag fyller broren min ti år.',
    'Den dagen jeg ble født, snødde det.',
    'På morgenen jeg ble født, snødde det.',
    'Når jeg leser boka jeg kjøpte, blir jeg glad.',
    'Hvis du visste alt jeg vet!',
    'På grunn av det kommer Anna for sent.',
    'Kanskje han kommer.',
    'Når du kommer hjem, så ring meg.',
    'Tross alt han gjorde var hun glad.',
    'Hvis jeg vil, kan jeg gå.',
  ],
})

import { describe, expect, test } from 'vitest'
import type { CslItem } from '../item.ts'
import { doubts } from './doubts.ts'
import { lawForms } from './law-forms.ts'
import { parseReferences } from './parse-references.ts'
import type { ParsedReference } from './parsed.ts'

function read(text: string): ParsedReference {
  const [parsed] = parseReferences(text, { isOneEntry: true })
  if (!parsed) throw new Error(`Nothing was read: ${text}`)
  return parsed
}

describe('a list of authors that was cut', () => {
  test.each([
    ['Hargrove, T., Lindqvist, M., et al. (2019). Tidal sediments. Journal of Marsh Studies, 14(2), 55–71.', 2],
    ['Dubreuil, A., Carpentier, L., et coll. (2017). Les tourbières du Jura. Revue de botanique, 8(1), 12–29.', 2],
    ['Смирнов, А. В., и др. (2016). Озёра и болота. Вестник, 3(1), 5–9.', 1],
    ['Brandstätter, K. u. a. (2015): Moorböden im Alpenvorland. Wien: Facultas.', 1],
    ['Somlyódi B. és mtsai (2014): A lápok vízháztartása. Hidrológiai Közlöny, 94(3), 21–30.', 1],
    ['Karaca, M. ve ark. (2018). Sulak alanların geleceği. Çevre Dergisi, 12(4), 101–118.', 1],
    ['Valverde, R. y otros (2013). Humedales costeros. Revista de Ecología, 7(2), 33–49.', 1],
    ['Horníček, P. a kol. (2012). Rašeliniště Šumavy. Praha: Academia.', 1],
    ['Wiśniak, J. i in. (2011). Torfowiska Pomorza. Gdańsk: Słowo.', 1],
    ['Orrell, P., Tamm, K., Hale, B., . . . Zane, W. (2020). Peat and fire. Fen Letters, 4(1), 1–9.', 4],
  ])('%s', (text, names) => {
    const { item, unsure, isCut } = read(text)
    expect(isCut).toBe(true)
    expect(item.author).toHaveLength(names)
    expect(item.author?.every(({ literal }) => literal === undefined)).toBe(true)
    expect(unsure).toContain('author')
  })

  test('a whole list is sure', () => {
    expect(read('Hargrove, T., & Lindqvist, M. (2019). Tidal sediments. Journal of Marsh Studies, 14(2), 55–71.').unsure).toEqual([])
  })
})

type Wanted = Omit<Partial<CslItem>, 'id'>
const person = (family: string, given: string): Wanted['author'] => [{ family, given }]
const on = (...parts: number[]): Wanted['issued'] => ({ 'date-parts': [parts] })

const rows: readonly (readonly [text: string, wanted: Wanted])[] = [
  // The number of an entry that came alone.
  [
    '[12] A. B. Castellane, C. Doe, "Sensors for wet ground," IEEE Trans. Instrum. Meas., vol. 3, no. 2, pp. 1–9, 2019.',
    {
      author: [
        { family: 'Castellane', given: 'A. B.' },
        { family: 'Doe', given: 'C.' },
      ],
      'container-title': 'IEEE Trans. Instrum. Meas',
    },
  ],
  [
    '[7] P. Orrell, “Mapping peat with radar,” in Proc. Int. Conf. Wetland Eng., Tallinn, Estonia, 2017, pp. 44–51.',
    { type: 'paper-conference', 'container-title': 'Proc. Int. Conf. Wetland Eng', 'publisher-place': 'Tallinn, Estonia' },
  ],
  ['14. Bauer F, Klein S. Moorwasser und Torf. Z Moorkd. 2009;12(3):45-52.', { title: 'Moorwasser und Torf', issued: on(2009) }],
  ['(3) Varga P.: Talajvíz és láp. Földtani Közlöny, 2010, 140(2), 15–28.', { author: person('Varga', 'P.'), title: 'Talajvíz és láp' }],
  ['1984. évi tél. Budapest: Osiris, 1990.', { 'publisher-place': 'Budapest', publisher: 'Osiris' }],
  [
    'P. Orrell, Mapping peat with radar, IEEE Trans. Geosci. Remote Sens., vol. 12, no. 2, pp. 44–51, 2017.',
    { title: 'Mapping peat with radar', 'container-title': 'IEEE Trans. Geosci. Remote Sens' },
  ],
  // One person and a full stop.
  [
    'Tichá, Eva. Rašeliniště mizí rychleji, než se čekalo. Lidové noviny. 14. 5. 2018.',
    { type: 'article-newspaper', author: person('Tichá', 'Eva'), 'container-title': 'Lidové noviny', issued: on(2018, 5, 14) },
  ],
  ['Dvořák, Jan. Voda v krajině. Deník Vysočiny, [14. 5. 2018].', { author: person('Dvořák', 'Jan'), title: 'Voda v krajině' }],
  ['Oakley, Miriam Jane. The bog that ate a village. Leeds: Fen Press, 2014.', { author: person('Oakley', 'Miriam Jane') }],
  // Newspapers.
  ['Oakley, M. (2017, May 3). The bog. The Northern Sentinel, p. 14.', { type: 'article-newspaper', issued: on(2017, 5, 3) }],
  ['Dahl, S. (2019, 4. juni). Myra forsvinner. Fjellavisen, s. 8–9.', { type: 'article-newspaper', issued: on(2019, 6, 4) }],
  ['Sommer, R.: Das Moor kehrt zurück. In: Ostkurier, 12.3.2019, S. 5.', { type: 'article-newspaper', issued: on(2019, 3, 12) }],
  ['Halász Petra: A láp visszatér. In: Népszabadság, 2009. március 12., 7. o.', { type: 'article-newspaper', page: '7' }],
  ['Bauer F. Torf. Zeitung für Moorkunde. 2009;12(3):45-52.', { type: 'article-journal' }],
  // Where a thesis is kept.
  [
    'Quarrington, E. (2016). The grammar of fens [Doctoral dissertation, University of Harwick]. ProQuest Dissertations and Theses Global.',
    { type: 'thesis', publisher: 'University of Harwick', archive: 'ProQuest Dissertations and Theses Global' },
  ],
  [
    'Alameda, P. (2018). Humedales [Tesis doctoral, Universidad de Almazora]. Repositorio Institucional. https://repo.example/55',
    { type: 'thesis', publisher: 'Universidad de Almazora', archive: 'Repositorio Institucional' },
  ],
  [
    'Quarrington, E. (2016). Fens (PhD thesis, University of Harwick). (White Rose eTheses Online)',
    { publisher: 'University of Harwick', archive: 'White Rose eTheses Online' },
  ],
  ['Rieger, C. (2015). Fens [Unpublished doctoral dissertation]. University of Wexford.', { publisher: 'University of Wexford' }],
  [
    'ALBUQUERQUE, R. M. Manguezais e memória. 2017. Tese (Doutorado em Geografia) – Universidade Federal de Marajó, Belém, 2017.',
    {
      type: 'thesis',
      title: 'Manguezais e memória',
      genre: 'Tese (Doutorado em Geografia)',
      publisher: 'Universidade Federal de Marajó',
      'publisher-place': 'Belém',
    },
  ],
  // Words between a date and an address.
  ...[
    'Consulté le 5 mars 2022 à l’adresse https://fen.example',
    'Recuperado em 5 de março de 2022, de https://fen.example',
    'Recuperado el 5 de marzo de 2022 de la https://fen.example',
    'Retrieved 5 March 2022, from https://fen.example',
    'Retrieved March 5, 2022, from the website https://fen.example',
    '5 Mart 2022 tarihinde https://fen.example adresinden erişildi.',
    'Abgerufen am 5. März 2022, von https://fen.example',
    'Staženo 5. března 2022, dostupné z https://fen.example',
    'Letöltve 2022. 03. 05-én innen: https://fen.example',
    'Dostęp 5 marca 2022, https://fen.example',
    'Hämtad 5 mars 2022 från https://fen.example',
    'Hentet 5. mars 2022 fra https://fen.example',
    'Geraadpleegd op 5 maart 2022, van https://fen.example',
    'Consultato il 5 marzo 2022, da https://fen.example',
    'Disponible en: https://fen.example (consultado el 5 de marzo de 2022)',
    'Accesat la 5 martie 2022, la adresa https://fen.example',
  ].map((tail): readonly [string, Wanted] => [
    `Ursu, I. (2021). Fenland. ${tail}`,
    { title: 'Fenland', 'container-title': undefined, URL: 'https://fen.example', accessed: on(2022, 3, 5) },
  ]),
  // Publishers and places.
  [
    'Rossetti, Paolo, La palude immaginata, Quodlibet, Macerata 2017.',
    { type: 'book', title: 'La palude immaginata', publisher: 'Quodlibet', 'publisher-place': 'Macerata' },
  ],
  ['P. Rossetti, La palude, Il Mulino, Bologna 2012, pp. 33-41.', { type: 'book', publisher: 'Il Mulino', 'publisher-place': 'Bologna' }],
  [
    'Knowles, D. The Craft of Sorting, vol. 1, 3rd ed. Reading, MA: Addison-Wesley, 1997.',
    { type: 'book', 'publisher-place': 'Reading, MA', publisher: 'Addison-Wesley', volume: '1', edition: '3' },
  ],
  [
    'OECD (2019), Wetlands at a Glance 2019, OECD Publishing, Paris, https://doi.org/10.1787/abcd-en.',
    { title: 'Wetlands at a Glance 2019', publisher: 'OECD Publishing', 'publisher-place': 'Paris' },
  ],
  // Dutch and French.
  ['Bakker, J. (z.d.). Het veen als archief. Boom.', { author: person('Bakker', 'J.'), title: 'Het veen als archief' }],
  ['’t Hart, M. (2011). Het water. Amsterdam: Boom.', { author: [{ 'non-dropping-particle': '’t', family: 'Hart', given: 'M.' }] }],
  ['van ’t Hoff, J. (2001). Osmose. Leiden: Brill.', { author: [{ 'non-dropping-particle': 'van ’t', family: 'Hoff', given: 'J.' }] }],
  ['D’Alembert, Jean. Discours préliminaire. Paris: Vrin, 1999.', { author: person('D’Alembert', 'Jean') }],
]

test.each(rows)('%s', (text, wanted) => {
  const { item } = read(text)
  for (const [field, value] of Object.entries(wanted)) expect({ [field]: Reflect.get(item, field) }).toEqual({ [field]: value })
})

describe('laws', () => {
  test.each(lawForms.map(({ languages, law, other, isGuess }) => ({ languages, law, other, isGuess: isGuess ?? false })))(
    '$law ($languages)',
    ({ law, other, isGuess }) => {
      const { item, unsure } = read(law)
      expect(item).toMatchObject({ type: 'legislation', title: law })
      expect(unsure.includes('type')).toBe(isGuess)
      expect(read(other).item.type).not.toBe('legislation')
    },
  )

  test.each([
    ['Ley 12/2003, de 21 de mayo, de protección. Boletín Oficial del Estado, 122, 19490–19494.', 'Boletín Oficial del Estado'],
    ['Lei n.º 58/2005, de 29 de dezembro. Diário da República, 1.ª série, n.º 249.', 'Diário da República'],
    ['Loi n° 2010-788 du 12 juillet 2010 portant engagement. Journal officiel de la République française.', /^Journal officiel/],
    ['Legea nr. 88/2005 privind zonele umede. Monitorul Oficial al României, nr. 207.', 'Monitorul Oficial al României'],
  ])('%s', (text, gazette) => {
    const { item, unsure } = read(text)
    expect(item.title).toBe(text.slice(0, text.indexOf('. ', 20)))
    expect(item['container-title']).toEqual(typeof gazette === 'string' ? gazette : expect.stringMatching(gazette))
    expect(unsure).toContain('issued')
  })
})

test.each(doubts)('$example is doubtful, $other is not', ({ isDoubtful, example, other }) => {
  expect(isDoubtful(example)).toBe(true)
  expect(isDoubtful(other)).toBe(false)
})

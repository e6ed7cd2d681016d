import { between, group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

const hart = [person('Hart', 'Ida')]

/** When it came out: no date, about, ranges, months and days, same author and year (9.13 to 9.17, 9.46, 9.47, 8.19). */
export const rows: readonly Row[] = [
  {
    rule: '9.17: no date is "n.d.", in the list and in the text',
    items: one({ type: 'book', author: hart, title: 'Undated letters', publisher: 'Harbour Press' }),
    entry: 'Hart, I. (n.d.). <i>Undated letters</i>. Harbour Press.',
    citations: [parenthetical('(Hart, n.d.)'), narrative('Hart (n.d.)')],
  },
  {
    rule: '9.17: an approximate year is "ca."',
    items: one({
      type: 'graphic',
      author: hart,
      issued: { 'date-parts': [[1890]], circa: true },
      title: 'Mill at dusk',
      medium: 'Etching',
    }),
    entry: 'Hart, I. (ca. 1890). <i>Mill at dusk</i> [Etching].',
    citations: [parenthetical('(Hart, ca. 1890)'), narrative('Hart (ca. 1890)')],
  },
  {
    rule: '9.14: a span of years runs by an en dash',
    items: one({
      type: 'book',
      author: hart,
      issued: between([1995], [1998]),
      title: 'Field diaries',
      'number-of-volumes': '3',
      publisher: 'Harbour Press',
    }),
    entry: 'Hart, I. (1995–1998). <i>Field diaries</i> (Vols. 1–3). Harbour Press.',
    citations: [parenthetical('(Hart, 1995–1998)')],
  },
  {
    rule: '9.14: a span of days within a month',
    items: one({
      type: 'speech',
      author: hart,
      issued: between([2019, 8, 8], [2019, 8, 11]),
      title: 'Listening to dialects',
      genre: 'Conference session',
      'event-title': 'Phonology Days',
      'event-place': 'Graz, Austria',
    }),
    entry: 'Hart, I. (2019, August 8–11). <i>Listening to dialects</i> [Conference session]. Phonology Days, Graz, Austria.',
    citations: [parenthetical('(Hart, 2019)')],
  },
  {
    rule: '9.14: a span of days over two months',
    items: one({
      type: 'speech',
      author: hart,
      issued: between([2019, 8, 30], [2019, 9, 2]),
      title: 'Listening to dialects',
      genre: 'Conference session',
      'event-title': 'Phonology Days',
      'event-place': 'Graz, Austria',
    }),
    entry: 'Hart, I. (2019, August 30–September 2). <i>Listening to dialects</i> [Conference session]. Phonology Days, Graz, Austria.',
  },
  {
    rule: '9.14: a date that somebody could only write in words is printed as written',
    items: one({
      type: 'broadcast',
      host: hart,
      issued: { literal: '2016–present' },
      title: 'Word by word',
      genre: 'Audio podcast',
      publisher: 'Radio Bay',
    }),
    entry: 'Hart, I. (Host). (2016–present). <i>Word by word</i> [Audio podcast]. Radio Bay.',
    citations: [parenthetical('(Hart, 2016–present)')],
  },
  {
    rule: '9.14: a year and a month without a day',
    items: one({
      type: 'webpage',
      author: hart,
      issued: on(2020, 11),
      title: 'Saving seeds',
      'container-title': 'Garden Line',
      URL: 'https://garden.example/seeds',
    }),
    entry: 'Hart, I. (2020, November). <i>Saving seeds</i>. Garden Line. https://garden.example/seeds',
    citations: [parenthetical('(Hart, 2020)')],
  },
  {
    rule: '9.42: a year before our era',
    items: one({ type: 'classic', author: [group('Seneca')], issued: on(-44), title: 'Letters', publisher: 'Open Shelf' }),
    entry: 'Seneca. (44 B.C.E.). <i>Letters</i>. Open Shelf.',
    citations: [parenthetical('(Seneca, 44 B.C.E.)')],
  },
  {
    rule: '9.47 and 8.19: same author and year: letters by the alphabet of the titles, articles ("The") not counted, in list and text',
    items: [
      { id: 'w', type: 'book', author: hart, issued: on(2012), title: 'The zebra keeper', publisher: 'Harbour Press' },
      { id: 'x', type: 'book', author: hart, issued: on(2012), title: 'A barn in spring', publisher: 'Harbour Press' },
      { id: 'y', type: 'book', author: hart, issued: on(2012), title: 'Milk', publisher: 'Harbour Press' },
    ],
    entries: {
      x: 'Hart, I. (2012a). <i>A barn in spring</i>. Harbour Press.',
      y: 'Hart, I. (2012b). <i>Milk</i>. Harbour Press.',
      w: 'Hart, I. (2012c). <i>The zebra keeper</i>. Harbour Press.',
    },
    citations: [parenthetical('(Hart, 2012c)', 'w'), narrative('Hart (2012a)', 'x'), parenthetical('(Hart, 2012a, 2012b)', 'y', 'x')],
    order: ['x', 'y', 'w'],
  },
  {
    rule: '9.47: same author and year: a bare year comes before fuller dates, and those in the order of the calendar; the letter stands at the year',
    items: [
      { id: 'x', type: 'post-weblog', author: hart, issued: on(2020, 4, 17), title: 'Apples', 'container-title': 'Kitchen Notes' },
      { id: 'y', type: 'post-weblog', author: hart, issued: on(2020, 4, 2), title: 'Pears', 'container-title': 'Kitchen Notes' },
      { id: 'z', type: 'book', author: hart, issued: on(2020), title: 'Quinces', publisher: 'Harbour Press' },
    ],
    entries: {
      z: 'Hart, I. (2020a). <i>Quinces</i>. Harbour Press.',
      y: 'Hart, I. (2020b, April 2). Pears. <i>Kitchen Notes</i>.',
      x: 'Hart, I. (2020c, April 17). Apples. <i>Kitchen Notes</i>.',
    },
    citations: [parenthetical('(Hart, 2020c)', 'x'), narrative('Hart (2020b)', 'y')],
    order: ['z', 'y', 'x'],
  },
  {
    rule: '9.47: undated works of one author are n.d.-a, n.d.-b',
    items: [
      { id: 'x', type: 'book', author: hart, title: 'Winter', publisher: 'Harbour Press' },
      { id: 'y', type: 'book', author: hart, title: 'Autumn', publisher: 'Harbour Press' },
    ],
    entries: {
      y: 'Hart, I. (n.d.-a). <i>Autumn</i>. Harbour Press.',
      x: 'Hart, I. (n.d.-b). <i>Winter</i>. Harbour Press.',
    },
    citations: [parenthetical('(Hart, n.d.-b)', 'x'), narrative('Hart (n.d.-a)', 'y')],
    order: ['y', 'x'],
  },
  {
    rule: '9.47: works in press of one author are in press-a, in press-b',
    items: [
      { id: 'x', type: 'article-journal', author: hart, status: 'in press', title: 'Salt', 'container-title': 'Cooking Science' },
      { id: 'y', type: 'article-journal', author: hart, status: 'in press', title: 'Pepper', 'container-title': 'Cooking Science' },
    ],
    entries: {
      y: 'Hart, I. (in press-a). Pepper. <i>Cooking Science</i>.',
      x: 'Hart, I. (in press-b). Salt. <i>Cooking Science</i>.',
    },
    citations: [parenthetical('(Hart, in press-b)', 'x')],
    order: ['y', 'x'],
  },
  {
    rule: '8.19: the letter is for the same authors only: another coauthor needs none',
    items: [
      { id: 'x', type: 'book', author: hart, issued: on(2012), title: 'Milk', publisher: 'Harbour Press' },
      { id: 'y', type: 'book', author: [...hart, person('Moss', 'Ed')], issued: on(2012), title: 'Cream', publisher: 'Harbour Press' },
    ],
    citations: [parenthetical('(Hart, 2012)', 'x'), parenthetical('(Hart &amp; Moss, 2012)', 'y')],
    order: ['x', 'y'],
  },
  {
    rule: '9.46: works of one author: undated first, then by year, in press last',
    items: [
      { id: 'p', type: 'article-journal', author: hart, status: 'in press', title: 'Alpha', 'container-title': 'Cooking Science' },
      { id: 'q', type: 'book', author: hart, issued: on(2019), title: 'Beta' },
      { id: 'r', type: 'book', author: hart, title: 'Gamma' },
      { id: 's', type: 'book', author: hart, issued: on(2004), title: 'Delta' },
    ],
    order: ['r', 's', 'q', 'p'],
    citations: [parenthetical('(Hart, n.d., 2004, 2019, in press)', 'p', 'q', 'r', 's')],
  },
  {
    rule: '9.46: one author comes before the same with a coauthor, whatever the years; then by the second author',
    items: [
      { id: 'p', type: 'book', author: [...hart, person('Zorn', 'Al')], issued: on(1990), title: 'One' },
      { id: 'q', type: 'book', author: [...hart, person('Adams', 'Bo')], issued: on(2018), title: 'Two' },
      { id: 'r', type: 'book', author: hart, issued: on(2021), title: 'Three' },
      { id: 's', type: 'book', author: [...hart, person('Adams', 'Bo'), person('Cole', 'Di')], issued: on(1980), title: 'Four' },
    ],
    order: ['r', 'q', 's', 'p'],
  },
  {
    rule: '9.45: "nothing comes before something": Brown before Browning, initials after that',
    items: [
      { id: 'p', type: 'book', author: [person('Browning', 'Alf')], issued: on(1990), title: 'One' },
      { id: 'q', type: 'book', author: [person('Brown', 'John')], issued: on(2018), title: 'Two' },
      { id: 'r', type: 'book', author: [person('Brown', 'Ada')], issued: on(2021), title: 'Three' },
      { id: 's', type: 'book', author: [person('Brown', 'Ada B.')], issued: on(1999), title: 'Four' },
    ],
    order: ['r', 's', 'q', 'p'],
  },
  {
    rule: '9.44: an untitled author’s work sorts by the first important word of its title, groups by their name, particles count',
    items: [
      { id: 'p', type: 'book', issued: on(1990), title: 'The lamp' },
      { id: 'q', type: 'book', author: [group('Latin Society')], issued: on(2018), title: 'Two' },
      {
        id: 'r',
        type: 'book',
        author: [person('Beauvoir', 'Simone', { 'non-dropping-particle': 'de' })],
        issued: on(2021),
        title: 'Three',
      },
      { id: 's', type: 'book', author: [person('Clark', 'Ada')], issued: on(1999), title: 'Four' },
      { id: 't', type: 'book', author: [person('Humboldt', 'Karl', { 'dropping-particle': 'von' })], issued: on(1849), title: 'Five' },
    ],
    order: ['s', 'r', 't', 'p', 'q'],
  },
]

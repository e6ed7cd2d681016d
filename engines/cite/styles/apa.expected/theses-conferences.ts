import { between, group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

const rieger = [person('Rieger', 'Cara')]
const two = [person('Cruz', 'Maya'), person('Duck', 'Al')]

/** Theses, conference papers, posters, symposia, unpublished works (10.5, 10.6, 10.8). */
export const rows: readonly Row[] = [
  {
    rule: '10.6: an unpublished dissertation: said in brackets, the university is the source',
    items: one({
      type: 'thesis',
      author: rieger,
      issued: on(2015),
      title: 'A study of hesitation',
      genre: 'Doctoral dissertation',
      publisher: 'University of Wexford',
    }),
    entry: 'Rieger, C. (2015). <i>A study of hesitation</i> [Unpublished doctoral dissertation]. University of Wexford.',
    citations: [parenthetical('(Rieger, 2015)'), narrative('Rieger (2015)')],
  },
  {
    rule: '10.6: what is entered as unpublished is not said twice',
    items: one({
      type: 'thesis',
      author: rieger,
      issued: on(2015),
      title: 'A study of hesitation',
      genre: 'Unpublished master’s thesis',
      publisher: 'University of Wexford',
    }),
    entry: 'Rieger, C. (2015). <i>A study of hesitation</i> [Unpublished master’s thesis]. University of Wexford.',
  },
  {
    rule: '10.6: a dissertation from a database: publication number in parentheses, the university within the brackets, the database as the source',
    items: one({
      type: 'thesis',
      author: [person('Kabos', 'Jana M.')],
      issued: on(2016),
      title: 'Queues at small counters',
      number: '20417735',
      genre: 'Doctoral dissertation',
      publisher: 'Northwood University',
      archive: 'ProQuest Dissertations and Theses Global',
    }),
    entry:
      'Kabos, J. M. (2016). <i>Queues at small counters</i> (Publication No. 20417735) [Doctoral dissertation, Northwood University]. ProQuest Dissertations and Theses Global.',
    citations: [parenthetical('(Kabos, 2016)')],
  },
  {
    rule: '10.6: a thesis online, not in a database: the archive and the address',
    items: one({
      type: 'thesis',
      author: [person('Hatch', 'Vera H.')],
      issued: on(2012),
      title: 'Choirs without conductors',
      genre: 'Master’s thesis',
      publisher: 'The College of Saint Ann',
      archive: 'Saint Ann Digital Archive',
      URL: 'https://digital.example.edu/hatch2012.pdf',
    }),
    entry:
      'Hatch, V. H. (2012). <i>Choirs without conductors</i> [Master’s thesis, The College of Saint Ann]. Saint Ann Digital Archive. https://digital.example.edu/hatch2012.pdf',
  },
  {
    rule: '10.6: a thesis online with an address alone: nothing stands between the brackets and the address',
    items: one({
      type: 'thesis',
      author: [person('Tóth', 'Gergely')],
      issued: on(2019, 6, 1),
      title: 'Dialects of the upper Tisza',
      genre: 'Doctoral dissertation',
      publisher: 'University of Szeged',
      'publisher-place': 'Szeged, Hungary',
      URL: 'https://doktori.example.hu/toth',
    }),
    entry:
      'Tóth, G. (2019). <i>Dialects of the upper Tisza</i> [Doctoral dissertation, University of Szeged]. https://doktori.example.hu/toth',
  },
  {
    rule: '10.6 and 9.38: a thesis in another language',
    items: one({
      type: 'thesis',
      author: [person('Meyer', 'Jörg')],
      issued: on(2018),
      title: 'Das Zögern beim Sprechen',
      custom: { 'translated-title': 'Hesitation in speech' },
      genre: 'Doctoral dissertation',
      publisher: 'University of Graz',
      URL: 'https://unipub.example.at/meyer',
    }),
    entry:
      'Meyer, J. (2018). <i>Das Zögern beim Sprechen</i> [Hesitation in speech] [Doctoral dissertation, University of Graz]. https://unipub.example.at/meyer',
  },
  {
    rule: '10.6: a thesis without university has none made up',
    items: one({
      type: 'thesis',
      author: rieger,
      issued: on(2015),
      title: 'A study of hesitation',
      genre: 'Master’s thesis',
      URL: 'https://x.example/1',
    }),
    entry: 'Rieger, C. (2015). <i>A study of hesitation</i> [Master’s thesis]. https://x.example/1',
  },
  {
    rule: '10.5: a conference session: all its days, the kind in brackets, the meeting and the place',
    items: one({
      type: 'speech',
      author: [person('Fister', 'Tina'), person('Adams', 'Gil')],
      issued: between([2019, 9, 17], [2019, 9, 20]),
      title: 'Assessing resilience in the ward',
      genre: 'Conference session',
      'event-title': 'International Nursing Forum',
      'event-place': 'Graz, Austria',
      URL: 'https://forum.example.org/fister',
    }),
    entry:
      'Fister, T., &amp; Adams, G. (2019, September 17–20). <i>Assessing resilience in the ward</i> [Conference session]. International Nursing Forum, Graz, Austria. https://forum.example.org/fister',
    citations: [parenthetical('(Fister &amp; Adams, 2019)')],
  },
  {
    rule: '10.5: a paper presentation; the day of the meeting counts before the day of the upload',
    items: one({
      type: 'speech',
      author: two,
      issued: on(2020, 5, 1),
      'event-date': between([2019, 3, 20], [2019, 3, 23]),
      title: 'Misgivings about mirrors',
      genre: 'Paper presentation',
      'event-title': 'Southeastern Mirror Meeting',
      'event-place': 'Jackson, FL, United States',
    }),
    entry:
      'Cruz, M., &amp; Duck, A. (2019, March 20–23). <i>Misgivings about mirrors</i> [Paper presentation]. Southeastern Mirror Meeting, Jackson, FL, United States.',
    citations: [parenthetical('(Cruz &amp; Duck, 2019)')],
  },
  {
    rule: '10.5: a poster, on a single day',
    items: one({
      type: 'speech',
      author: [person('Pierce', 'Jon')],
      issued: on(2017, 10, 5),
      title: 'Small talk in lifts',
      genre: 'Poster presentation',
      'event-title': 'Second Annual Student Congress',
      'event-place': 'Athens, Greece',
    }),
    entry:
      'Pierce, J. (2017, October 5). <i>Small talk in lifts</i> [Poster presentation]. Second Annual Student Congress, Athens, Greece.',
    citations: [parenthetical('(Pierce, 2017)')],
  },
  {
    rule: '10.5: a contribution to a symposium: its chairs after "In", the symposium in italics',
    items: one({
      type: 'speech',
      author: [person('De Bono', 'Dana'), person('Lafont', 'Tess')],
      issued: between([2017, 5, 3], [2017, 5, 6]),
      title: 'The art of spotting calm people',
      chair: [person('Schmitz', 'Al M.'), person('Kryl', 'Ana')],
      'container-title': 'Perspectives on calm',
      genre: 'Symposium',
      'event-title': 'Northern Association 12th Convention',
      'event-place': 'Oulu, Finland',
    }),
    entry:
      'De Bono, D., &amp; Lafont, T. (2017, May 3–6). The art of spotting calm people. In A. M. Schmitz &amp; A. Kryl (Chairs), <i>Perspectives on calm</i> [Symposium]. Northern Association 12th Convention, Oulu, Finland.',
  },
  {
    rule: '10.5: proceedings published as a journal are cited as a journal',
    items: one({
      type: 'paper-conference',
      author: [person('Duckett', 'Ann L.'), person('Quick', 'Al'), person('Gale', 'Ed')],
      issued: on(2019),
      title: 'Who finishes',
      'container-title': 'Proceedings of the Academy of Sciences',
      volume: '88',
      issue: '4',
      page: '1202-1207',
      DOI: '10.1073/pas.1',
    }),
    entry:
      'Duckett, A. L., Quick, A., &amp; Gale, E. (2019). Who finishes. <i>Proceedings of the Academy of Sciences</i>, <i>88</i>(4), 1202–1207. https://doi.org/10.1073/pas.1',
  },
  {
    rule: '10.5: proceedings published as a book are cited as an edited book; the numbered series stands before the title',
    items: one({
      type: 'paper-conference',
      author: [person('Bedel', 'Anne-Lise'), person('Jourdan', 'Luc'), person('Biern', 'Chris')],
      issued: on(2019),
      title: 'Estimation by an adapted algorithm',
      editor: [person('Battista', 'Rino'), person('Brun', 'Mai')],
      'container-title': 'Learning and optimisation',
      'collection-title': 'Lecture notes in computing',
      'collection-number': '20417',
      page: '225-240',
      publisher: 'Sprinter',
      DOI: '10.1007/978-3-030-00000-2_21',
    }),
    entry:
      'Bedel, A.-L., Jourdan, L., &amp; Biern, C. (2019). Estimation by an adapted algorithm. In R. Battista &amp; M. Brun (Eds.), <i>Lecture notes in computing: Vol. 20417. Learning and optimisation</i> (pp. 225–240). Sprinter. https://doi.org/10.1007/978-3-030-00000-2_21',
    citations: [parenthetical('(Bedel et al., 2019)')],
  },
  {
    rule: '10.5: a paper in proceedings without editors',
    items: one({
      type: 'paper-conference',
      author: two,
      issued: on(2021),
      title: 'Parsing without parsers',
      'container-title': 'Proceedings of the 12th Workshop on Grammar',
      page: '1-11',
      publisher: 'Association for Grammar',
      'event-place': 'Riga, Latvia',
    }),
    entry:
      'Cruz, M., &amp; Duck, A. (2021). Parsing without parsers. In <i>Proceedings of the 12th Workshop on Grammar</i> (pp. 1–11). Association for Grammar.',
  },
  {
    rule: '10.5: whole proceedings as a book',
    items: one({
      type: 'book',
      editor: [person('Kushi', 'Sven'), person('Manhart', 'Ken')],
      issued: on(2019),
      title: 'Advances in computer recognition',
      publisher: 'Sprinter',
    }),
    entry: 'Kushi, S., &amp; Manhart, K. (Eds.). (2019). <i>Advances in computer recognition</i>. Sprinter.',
  },
  {
    rule: '10.8: an unpublished manuscript',
    items: one({
      type: 'manuscript',
      author: [person('Yoo', 'Jin'), person('Miyake', 'Yuri')],
      issued: on(2017),
      title: 'Daily commuting and mood',
      genre: 'Unpublished manuscript',
      publisher: 'Department of Psychology, Bay University',
    }),
    entry:
      'Yoo, J., &amp; Miyake, Y. (2017). <i>Daily commuting and mood</i> [Unpublished manuscript]. Department of Psychology, Bay University.',
  },
  {
    rule: '10.8: a manuscript that was submitted: the journal is not named',
    items: one({
      type: 'manuscript',
      author: [person('Lippert', 'Tom')],
      issued: on(2020),
      title: 'Five questions about chalk',
      genre: 'Manuscript submitted for publication',
      publisher: 'Institute of Schools, Graz',
    }),
    entry: 'Lippert, T. (2020). <i>Five questions about chalk</i> [Manuscript submitted for publication]. Institute of Schools, Graz.',
  },
  {
    rule: 'APA Style, Archival documents: an untitled letter: described in brackets, the place in the collection in parentheses after the archive',
    items: one({
      type: 'manuscript',
      author: [person('Falk', 'Lora K.')],
      issued: on(1931, 5, 9),
      genre: 'Letter to Anna Vámos',
      archive: 'Hilltop Archive Center',
      archive_location: 'Series 2.1, Box 14, Folder 88',
      'archive-place': 'Győr, Hungary',
    }),
    entry: 'Falk, L. K. (1931, May 9). [Letter to Anna Vámos]. Hilltop Archive Center (Series 2.1, Box 14, Folder 88), Győr, Hungary.',
    citations: [parenthetical('(Falk, 1931)')],
  },
  {
    rule: '10.8: a paper in the ERIC database with its number',
    items: one({
      type: 'article',
      author: [person('Hon', 'Han-Kwang')],
      issued: on(2015),
      title: 'First classes of new teachers',
      number: 'ED900417',
      publisher: 'ERIC',
      URL: 'https://files.eric.example.gov/ED900417.pdf',
    }),
    entry: 'Hon, H.-K. (2015). <i>First classes of new teachers</i> (ED900417). ERIC. https://files.eric.example.gov/ED900417.pdf',
  },
  {
    rule: '10.8: a group author of an informally published work',
    items: one({
      type: 'article',
      author: [group('Open Teaching Circle')],
      issued: on(2022),
      title: 'Slow marking',
      publisher: 'EdArXiv',
      DOI: '10.35542/osf.io/zz1',
    }),
    entry: 'Open Teaching Circle. (2022). <i>Slow marking</i>. EdArXiv. https://doi.org/10.35542/osf.io/zz1',
  },
]

import { group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

/** Data sets, software, apps (10.9, 10.10), patents and United States law (chapter 11). */
export const rows: readonly Row[] = [
  {
    rule: '10.9: a data set; "[Data set]" comes of itself; version and repository',
    items: one({
      type: 'dataset',
      author: [person('D’Amico', 'Ana'), person('Wise', 'Sam')],
      issued: on(2018, 5, 2),
      title: 'Scores of silent readers',
      version: 'V1',
      number: 'ICPS 37124',
      publisher: 'Consortium for Data',
      DOI: '10.3886/ICPS37124.v1',
    }),
    entry:
      'D’Amico, A., &amp; Wise, S. (2018). <i>Scores of silent readers</i> (ICPS 37124; Version V1) [Data set]. Consortium for Data. https://doi.org/10.3886/ICPS37124.v1',
    citations: [parenthetical('(D’Amico &amp; Wise, 2018)'), narrative('D’Amico and Wise (2018)')],
  },
  {
    rule: '10.9: a version alone',
    items: one({
      type: 'dataset',
      author: [person('Nagy', 'Ilona')],
      issued: on(2021),
      title: 'Vowel lengths of the plain',
      version: '2.1',
      publisher: 'Zenith',
      DOI: '10.5281/zenith.2',
    }),
    entry: 'Nagy, I. (2021). <i>Vowel lengths of the plain</i> (Version 2.1) [Data set]. Zenith. https://doi.org/10.5281/zenith.2',
  },
  {
    rule: '10.9: a data set of a group that also publishes it',
    items: one({
      type: 'dataset',
      author: [group('Peak Research')],
      issued: on(2018),
      title: 'Harbour panel: Wave 12',
      publisher: 'Peak Research',
      URL: 'https://peak.example.org/wave12',
    }),
    entry: 'Peak Research. (2018). <i>Harbour panel: Wave 12</i> [Data set]. https://peak.example.org/wave12',
  },
  {
    rule: '10.9: data that grow: n.d. and the retrieval date',
    items: one({
      type: 'dataset',
      author: [group('Institute of Rivers')],
      accessed: on(2022, 3, 1),
      title: 'Daily water levels',
      publisher: 'Ministry of Water',
      URL: 'https://rivers.example/levels',
    }),
    entry:
      'Institute of Rivers. (n.d.). <i>Daily water levels</i> [Data set]. Ministry of Water. Retrieved March 1, 2022, from https://rivers.example/levels',
  },
  {
    rule: '10.9: unpublished raw data, untitled: described in brackets',
    items: one({
      type: 'dataset',
      author: [person('Baer', 'Ruth A.')],
      issued: on(2015),
      genre: 'Unpublished raw data on mood after rain',
      publisher: 'University of Kent Hills',
    }),
    entry: 'Baer, R. A. (2015). [Unpublished raw data on mood after rain]. University of Kent Hills.',
  },
  {
    rule: '10.10: software; "[Computer software]" comes of itself; version in parentheses',
    items: one({
      type: 'software',
      author: [person('Boros', 'Mick'), person('Hegyi', 'Lil')],
      issued: on(2014),
      title: 'Comprehensive knots',
      version: '2.4.010',
      publisher: 'Biostat Bay',
      URL: 'https://knots.example.com/',
    }),
    entry:
      'Boros, M., &amp; Hegyi, L. (2014). <i>Comprehensive knots</i> (Version 2.4.010) [Computer software]. Biostat Bay. https://knots.example.com/',
    citations: [parenthetical('(Boros &amp; Hegyi, 2014)')],
  },
  {
    rule: '10.10: a version that already says so is not doubled; the author is the publisher',
    items: one({
      type: 'software',
      author: [group('Knot Core Team')],
      issued: on(2023),
      title: 'KNOT: A language for ropes',
      version: 'Version 4.3.1',
      publisher: 'Knot Core Team',
      URL: 'https://www.knot-project.example/',
    }),
    entry:
      'Knot Core Team. (2023). <i>KNOT: A language for ropes</i> (Version 4.3.1) [Computer software]. https://www.knot-project.example/',
  },
  {
    rule: '10.10: a mobile app is described as one; its store is the source',
    items: one({
      type: 'software',
      author: [group('Epic Charts')],
      issued: on(2019),
      title: 'Epic charts pocket',
      version: '2.7.2',
      genre: 'Mobile app',
      publisher: 'App Store',
      URL: 'https://apps.example.com/epic',
    }),
    entry: 'Epic Charts. (2019). <i>Epic charts pocket</i> (Version 2.7.2) [Mobile app]. App Store. https://apps.example.com/epic',
  },
  {
    rule: '10.10: software without version',
    items: one({
      type: 'software',
      author: [person('Vass', 'Pál')],
      issued: on(2020),
      title: 'Metronome',
      publisher: 'GitHub',
      URL: 'https://github.com/vass/metronome',
    }),
    entry: 'Vass, P. (2020). <i>Metronome</i> [Computer software]. GitHub. https://github.com/vass/metronome',
  },
  {
    rule: '11.8: a patent: year only, its number in parentheses with commas and no en dash, the office as the source',
    items: one({
      type: 'patent',
      author: [person('Hirem', 'Sanj C.'), person('Kuma', 'Sara'), person('Lu', 'Fang')],
      issued: on(2016, 6, 14),
      title: 'Using knots to present ideas',
      genre: 'U.S. Patent',
      number: '8,123,456',
      authority: 'U.S. Patent and Trademark Office',
      URL: 'https://patents.example/8123456',
    }),
    entry:
      'Hirem, S. C., Kuma, S., &amp; Lu, F. (2016). <i>Using knots to present ideas</i> (U.S. Patent No. 8,123,456). U.S. Patent and Trademark Office. https://patents.example/8123456',
    citations: [parenthetical('(Hirem et al., 2016)')],
  },
  {
    rule: '11.4: a case of the Supreme Court: upright in the list, italic in the text; reporter and year at the end',
    items: one({
      type: 'legal_case',
      title: 'Bruner v. Harbour Board',
      volume: '351',
      'container-title': 'U.S.',
      page: '217',
      issued: on(1956, 5, 14),
      URL: 'https://law.example/351/217',
    }),
    entry: 'Bruner v. Harbour Board, 351 U.S. 217 (1956). https://law.example/351/217',
    citations: [parenthetical('(<i>Bruner v. Harbour Board</i>, 1956)'), narrative('<i>Bruner v. Harbour Board</i> (1956)')],
  },
  {
    rule: '11.4: a case of a lower court names the court before the year',
    items: one({
      type: 'legal_case',
      title: 'Danek v. Merrin Pharmacies',
      volume: '912',
      'container-title': 'F.2d',
      page: '415',
      authority: '7th Cir.',
      issued: on(1990),
    }),
    entry: 'Danek v. Merrin Pharmacies, 912 F.2d 415 (7th Cir. 1990).',
    citations: [parenthetical('(<i>Danek v. Merrin Pharmacies</i>, 1990)')],
  },
  {
    rule: '11.5: a statute in a code: upright in both, the section with its sign',
    items: one({
      type: 'legislation',
      title: 'Rivers With Names Act of 1990',
      volume: '33',
      'container-title': 'U.S.C.',
      section: '2104',
      issued: on(1990),
      URL: 'https://law.example/rivers',
    }),
    entry: 'Rivers With Names Act of 1990, 33 U.S.C. § 2104 (1990). https://law.example/rivers',
    citations: [parenthetical('(Rivers With Names Act of 1990, 1990)'), narrative('Rivers With Names Act of 1990 (1990)')],
  },
  {
    rule: '11.5: a public law keeps the hyphen of its number, then volume and page of the statutes',
    items: one({
      type: 'legislation',
      title: 'Fair Ropes Act of 2009',
      number: '111-2',
      volume: '123',
      'container-title': 'Stat.',
      page: '5',
      issued: on(2009),
    }),
    entry: 'Fair Ropes Act of 2009, Pub. L. No. 111-2, 123 Stat. 5 (2009).',
    citations: [parenthetical('(Fair Ropes Act of 2009, 2009)')],
  },
]

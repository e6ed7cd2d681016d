import { group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

const two = [person('Blair', 'Clara B.'), person('Tester', 'Maud')]

/** Reports, working papers, press releases, briefs, standards, grey literature (10.4). */
export const rows: readonly Row[] = [
  {
    rule: '10.4: an agency’s report with a number; the parent agency is the publisher',
    items: one({
      type: 'report',
      author: [group('Institute of Lungs')],
      issued: on(2019),
      title: 'Breathing easy: A guide for choirs',
      genre: 'Health Office Publication',
      number: '19-0042',
      publisher: 'Department of Health, Health Office',
      URL: 'https://lungs.example.gov/breathing.pdf',
    }),
    entry:
      'Institute of Lungs. (2019). <i>Breathing easy: A guide for choirs</i> (Health Office Publication No. 19-0042). Department of Health, Health Office. https://lungs.example.gov/breathing.pdf',
    citations: [parenthetical('(Institute of Lungs, 2019)'), narrative('Institute of Lungs (2019)')],
  },
  {
    rule: '10.4: a report number that looks like a span of pages keeps its hyphen',
    items: one({
      type: 'report',
      author: two,
      issued: on(2012),
      title: 'Road salt and rivers',
      genre: 'Report',
      number: '12-34',
      publisher: 'Harbour Institute',
    }),
    entry: 'Blair, C. B., &amp; Tester, M. (2012). <i>Road salt and rivers</i> (Report No. 12-34). Harbour Institute.',
  },
  {
    rule: '10.4: a number with letters',
    items: one({
      type: 'report',
      author: two,
      issued: on(2016),
      title: 'Noise maps',
      genre: 'Technical Report',
      number: 'HI-TR-2016-007',
      publisher: 'Harbour Institute',
    }),
    entry: 'Blair, C. B., &amp; Tester, M. (2016). <i>Noise maps</i> (Technical Report No. HI-TR-2016-007). Harbour Institute.',
  },
  {
    rule: '10.4: a report whose group author is its publisher',
    items: one({
      type: 'report',
      author: [group('Harbour Commission')],
      issued: on(2017),
      title: 'Accounts of the port: Fiscal year 2016',
      publisher: 'Harbour Commission',
      URL: 'https://port.example.gov/accounts2016.pdf',
    }),
    entry: 'Harbour Commission. (2017). <i>Accounts of the port: Fiscal year 2016</i>. https://port.example.gov/accounts2016.pdf',
  },
  {
    rule: '10.4: an annual report is described in brackets where the title does not say it',
    items: one({
      type: 'report',
      author: [group('Delta Ropes')],
      issued: on(2020),
      title: 'The year of the knot',
      genre: 'Annual report',
      publisher: 'Delta Ropes',
    }),
    entry: 'Delta Ropes. (2020). <i>The year of the knot</i> [Annual report].',
  },
  {
    rule: '10.4: a report by persons at an organisation that publishes it',
    items: one({
      type: 'report',
      author: [person('Barta', 'Prem'), person('Larsen', 'Mia'), person('Archer', 'Moe')],
      issued: on(2019),
      title: 'Can forests pay? Planting for profit',
      publisher: 'Ocean Council',
      URL: 'https://ocean.example.org/trees',
    }),
    entry:
      'Barta, P., Larsen, M., &amp; Archer, M. (2019). <i>Can forests pay? Planting for profit</i>. Ocean Council. https://ocean.example.org/trees',
    citations: [parenthetical('(Barta et al., 2019)')],
  },
  {
    rule: '10.4: a brief by an individual author at an agency, numbered',
    items: one({
      type: 'report',
      author: [person('Lichter', 'Jules')],
      issued: on(2013),
      title: 'Profile of owners of small yards',
      genre: 'Issue Brief',
      number: '1',
      publisher: 'Office of Small Harbours, Advocacy Division',
      URL: 'https://harbours.example.gov/brief1.pdf',
    }),
    entry:
      'Lichter, J. (2013). <i>Profile of owners of small yards</i> (Issue Brief No. 1). Office of Small Harbours, Advocacy Division. https://harbours.example.gov/brief1.pdf',
  },
  {
    rule: '10.4: a press release has a full date and its kind in brackets',
    items: one({
      type: 'report',
      author: [group('Food and Tea Administration')],
      issued: on(2020, 3, 10),
      title: 'FTA authorizes first talking kettle',
      genre: 'Press release',
      publisher: 'Food and Tea Administration',
      URL: 'https://fta.example.gov/news/kettle',
    }),
    entry:
      'Food and Tea Administration. (2020, March 10). <i>FTA authorizes first talking kettle</i> [Press release]. https://fta.example.gov/news/kettle',
    citations: [parenthetical('(Food and Tea Administration, 2020)')],
  },
  {
    rule: '10.8: a working paper in a numbered series',
    items: one({
      type: 'report',
      author: [person('Stuart', 'Tove'), person('Lind', 'Ole')],
      issued: on(2011),
      title: 'The value of a second opinion',
      genre: 'Working Paper',
      number: '16882',
      publisher: 'Bureau of Economic Letters',
      DOI: '10.3386/w0001',
    }),
    entry:
      'Stuart, T., &amp; Lind, O. (2011). <i>The value of a second opinion</i> (Working Paper No. 16882). Bureau of Economic Letters. https://doi.org/10.3386/w0001',
  },
  {
    rule: '10.4: a working paper without a number',
    items: one({
      type: 'report',
      author: two,
      issued: on(2015),
      title: 'Trust in queues',
      genre: 'Working paper',
      publisher: 'Harbour Institute',
    }),
    entry: 'Blair, C. B., &amp; Tester, M. (2015). <i>Trust in queues</i> [Working paper]. Harbour Institute.',
  },
  {
    rule: '10.4: a standard with its number, colon kept',
    items: one({
      type: 'standard',
      author: [group('Organization for Standards')],
      issued: on(2018),
      title: 'Health and safety at sea: Requirements',
      genre: 'OS Standard',
      number: '30417:2018',
      publisher: 'Organization for Standards',
      URL: 'https://os.example.org/30417',
    }),
    entry:
      'Organization for Standards. (2018). <i>Health and safety at sea: Requirements</i> (OS Standard No. 30417:2018). https://os.example.org/30417',
  },
  {
    rule: '10.4: an ethics code is written like a report of the group that issues it',
    items: one({
      type: 'report',
      author: [group('Chess Tutors Association')],
      issued: on(2014),
      title: 'Code of ethics',
      publisher: 'Chess Tutors Association',
      URL: 'https://tutors.example.org/code.pdf',
    }),
    entry: 'Chess Tutors Association. (2014). <i>Code of ethics</i>. https://tutors.example.org/code.pdf',
  },
  {
    rule: '10.4: a brochure without a date',
    items: one({
      type: 'pamphlet',
      author: [group('Cedar County Schools')],
      title: 'Lunch menus',
      genre: 'Brochure',
      publisher: 'Cedar County Schools',
    }),
    entry: 'Cedar County Schools. (n.d.). <i>Lunch menus</i> [Brochure].',
    citations: [parenthetical('(Cedar County Schools, n.d.)')],
  },
  {
    rule: '9.29: a report without publisher and number has nothing made up in their place',
    items: one({ type: 'report', author: two, issued: on(2001), title: 'Wells of the upper valley' }),
    entry: 'Blair, C. B., &amp; Tester, M. (2001). <i>Wells of the upper valley</i>.',
  },
]

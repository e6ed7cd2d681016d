import type { CslItem, Name } from '#engines/cite/item.ts'
import { at, group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

const book = (id: string, author: readonly Name[], year: number | null, more: Partial<CslItem> = {}): CslItem => ({
  id,
  type: 'book',
  author,
  title: 'On citing',
  ...(year === null ? {} : { issued: on(year) }),
  ...more,
})
const hart = [person('Hart', 'Ida')]
const single = [book('a', hart, 2014)]
const names = (...families: readonly string[]) => families.map((family) => person(family, family))

/** Citations in the text: several works, locators, likeness of names, personal communication, secondary sources (8.10 to 8.26). */
export const rows: readonly Row[] = [
  {
    rule: '8.13: a page',
    items: single,
    citations: [parenthetical('(Hart, 2014, p. 25)', at('page', '25')), narrative('Hart (2014, p. 25)', at('page', '25'))],
  },
  {
    rule: '8.13: pages in a row run by an en dash after "pp."',
    items: single,
    citations: [parenthetical('(Hart, 2014, pp. 25–27)', at('page', '25-27'))],
  },
  {
    rule: '8.13: pages apart from each other',
    items: single,
    citations: [parenthetical('(Hart, 2014, pp. 25, 30)', at('page', '25, 30'))],
  },
  { rule: '8.13: a Roman page', items: single, citations: [parenthetical('(Hart, 2014, p. ix)', at('page', 'ix'))] },
  {
    rule: '8.28: a paragraph where there are no pages, "paras." for several',
    items: single,
    citations: [
      parenthetical('(Hart, 2014, para. 4)', at('paragraph', '4')),
      parenthetical('(Hart, 2014, paras. 4–5)', at('paragraph', '4-5')),
    ],
  },
  {
    rule: '8.13: a chapter is written out and capitalised',
    items: single,
    citations: [parenthetical('(Hart, 2014, Chapter 3)', at('chapter', '3'))],
  },
  {
    rule: '8.28: a section by its name',
    items: single,
    citations: [parenthetical('(Hart, 2014, Results section)', { id: 'a', suffix: 'Results section' })],
  },
  { rule: '8.13: a numbered section', items: single, citations: [parenthetical('(Hart, 2014, Section 2.1)', at('section', '2.1'))] },
  {
    rule: '8.13: a table and a figure',
    items: single,
    citations: [parenthetical('(Hart, 2014, Table 1)', at('table', '1')), parenthetical('(Hart, 2014, Figure 3)', at('figure', '3'))],
  },
  {
    rule: '8.13: a time in a recording has no label',
    items: single,
    citations: [
      parenthetical('(Hart, 2014, 2:12)', at('timestamp', '2:12')),
      narrative('Hart (2014, 1:30:40)', at('timestamp', '1:30:40')),
    ],
  },
  {
    rule: '8.13: a line and lines',
    items: single,
    citations: [parenthetical('(Hart, 2014, line 8)', at('line', '8')), parenthetical('(Hart, 2014, lines 8–12)', at('line', '8-12'))],
  },
  {
    rule: '8.13: a place in a work without date',
    items: [book('a', hart, null)],
    citations: [parenthetical('(Hart, n.d., p. 7)', at('page', '7'))],
  },
  {
    rule: '8.12: several works in one pair of parentheses go by the alphabet, with semicolons, however they were entered',
    items: [book('x', names('Wesley'), 2017), book('y', names('Ambrus', 'Boyd', 'Cole'), 2019), book('z', names('Sipos', 'Sági'), 2015)],
    citations: [parenthetical('(Ambrus et al., 2019; Sipos &amp; Sági, 2015; Wesley, 2017)', 'x', 'y', 'z')],
    order: ['y', 'z', 'x'],
  },
  {
    rule: '8.12: several works of the same authors have the name once, the years by age',
    items: [book('x', hart, 2019, { title: 'Two' }), book('y', hart, 2013, { title: 'One' }), book('z', hart, 2014, { title: 'Three' })],
    citations: [parenthetical('(Hart, 2013, 2014, 2019)', 'x', 'y', 'z')],
  },
  {
    rule: '8.12: the same for "et al.", beside other works',
    items: [
      book('x', names('Carr', 'Dean', 'Ek'), 2019, { title: 'Two' }),
      book('y', names('Carr', 'Dean', 'Ek'), 2013, { title: 'One' }),
      book('z', names('Zeidel'), 2000, { title: 'Three' }),
    ],
    citations: [parenthetical('(Carr et al., 2013, 2019; Zeidel, 2000)', 'z', 'x', 'y')],
  },
  {
    rule: '8.12: a narrative citation of several works of one author',
    items: [book('x', hart, 2019, { title: 'Two' }), book('y', hart, 2013, { title: 'One' })],
    citations: [narrative('Hart (2013, 2019)', 'y', 'x')],
  },
  {
    rule: '8.12: several works within the sentence stay in the order of the writer, joined by commas and "and"',
    items: [book('x', names('Hart'), 2014), book('y', names('Moss', 'Reed'), 2015), book('z', names('Abel'), 2016)],
    citations: [
      narrative('Hart (2014), Moss and Reed (2015), and Abel (2016)', 'x', 'y', 'z'),
      narrative('Hart (2014) and Abel (2016)', 'x', 'z'),
    ],
  },
  {
    rule: '8.12: works after "see also" are a row of their own behind the main one',
    items: [book('x', names('Wesley'), 2017), book('y', names('Ambrus', 'Boyd', 'Cole'), 2019), book('z', names('Sipos', 'Sági'), 2015)],
    citations: [
      parenthetical('(Sipos &amp; Sági, 2015; see also Ambrus et al., 2019; Wesley, 2017)', 'z', { id: 'y', prefix: 'see also' }, 'x'),
    ],
  },
  {
    rule: '8.12: a word before the citation',
    items: single,
    citations: [
      parenthetical('(see Hart, 2014)', { id: 'a', prefix: 'see' }),
      parenthetical('(e.g., Hart, 2014)', { id: 'a', prefix: 'e.g.,' }),
    ],
  },
  {
    rule: '8.12: a word before and a place and a word after',
    items: single,
    citations: [
      parenthetical('(see Hart, 2014, Table 3, for a review)', {
        id: 'a',
        prefix: 'see',
        suffix: 'for a review',
        locator: { label: 'table', value: '3' },
      }),
    ],
  },
  {
    rule: '8.31: emphasis added',
    items: single,
    citations: [
      parenthetical('(Hart, 2014, p. 3, emphasis added)', { id: 'a', suffix: 'emphasis added', locator: { label: 'page', value: '3' } }),
    ],
  },
  {
    rule: '8.20: first authors of the same surname have their initials everywhere, even where the years differ',
    items: [
      book('x', [person('Tanner', 'Jacob M.'), person('Neumann', 'Gert')], 2015, { title: 'One' }),
      book('y', [person('Tanner', 'Tessa')], 2014, { title: 'Two' }),
    ],
    citations: [
      parenthetical('(J. M. Tanner &amp; Neumann, 2015; T. Tanner, 2014)', 'y', 'x'),
      narrative('T. Tanner (2014)', 'y'),
      narrative('J. M. Tanner and Neumann (2015)', 'x'),
    ],
    order: ['x', 'y'],
  },
  {
    rule: '8.20: authors of one work who share a surname need no initials',
    items: [book('a', [person('Chen', 'An'), person('Chen', 'Bo')], 2019)],
    citations: [parenthetical('(Chen &amp; Chen, 2019)'), narrative('Chen and Chen (2019)')],
  },
  {
    rule: '8.20: the same first author in two works needs no initials',
    items: [book('x', hart, 2014, { title: 'One' }), book('y', [...hart, person('Moss', 'Ed')], 2015, { title: 'Two' })],
    citations: [parenthetical('(Hart, 2014; Hart &amp; Moss, 2015)', 'x', 'y')],
  },
  {
    rule: '8.18: works of the same year that would shorten to the same "et al." name as many authors as it takes',
    items: [
      book('x', names('Korda', 'Balog', 'Matos', 'Weiss', 'Hill'), 2017, { title: 'One' }),
      book('y', names('Korda', 'Balog', 'Zala', 'Tar', 'Cole'), 2017, { title: 'Two' }),
    ],
    citations: [parenthetical('(Korda, Balog, Matos, et al., 2017)', 'x'), narrative('Korda, Balog, Zala, et al. (2017)', 'y')],
    order: ['x', 'y'],
  },
  {
    rule: '8.18: "et al." is plural: where only the last author differs, all are named',
    items: [
      book('x', names('Halas', 'Lantos', 'Kardos', 'Jakab'), 2015, { title: 'One' }),
      book('y', names('Halas', 'Lantos', 'Kardos', 'Weiner'), 2015, { title: 'Two' }),
    ],
    citations: [
      parenthetical('(Halas, Lantos, Kardos, &amp; Jakab, 2015)', 'x'),
      narrative('Halas, Lantos, Kardos, and Weiner (2015)', 'y'),
    ],
  },
  {
    rule: '8.18: three authors, the second of whom differs: named in full as nobody would be left for "et al." to stand for but one',
    items: [
      book('x', names('Ash', 'Birch', 'Cedar'), 2016, { title: 'One' }),
      book('y', names('Ash', 'Dogwood', 'Elm'), 2016, { title: 'Two' }),
    ],
    citations: [parenthetical('(Ash, Birch, &amp; Cedar, 2016)', 'x'), parenthetical('(Ash, Dogwood, &amp; Elm, 2016)', 'y')],
  },
  {
    rule: '8.18: with different years the short form is clear enough',
    items: [
      book('x', names('Jay', 'Kite', 'Lark'), 2013, { title: 'One' }),
      book('y', names('Jay', 'Merlin', 'Nene'), 2014, { title: 'Two' }),
    ],
    citations: [parenthetical('(Jay et al., 2013)', 'x'), narrative('Jay et al. (2014)', 'y')],
  },
  {
    rule: '8.19: the very same authors and year get letters, not names',
    items: [
      book('x', names('Jay', 'Kite', 'Lark'), 2013, { title: 'Second' }),
      book('y', names('Jay', 'Kite', 'Lark'), 2013, { title: 'First' }),
    ],
    citations: [parenthetical('(Jay et al., 2013a, 2013b)', 'x', 'y'), narrative('Jay et al. (2013b)', 'x')],
    order: ['y', 'x'],
  },
  {
    rule: '8.9: a personal communication is cited in the text with initials, the words and the full date, and is not listed',
    items: one({ type: 'personal_communication', author: [person('Parti', 'Eva-Maria')], issued: on(2018, 9, 3) }),
    citations: [
      parenthetical('(E.-M. Parti, personal communication, September 3, 2018)'),
      narrative('E.-M. Parti (personal communication, September 3, 2018)'),
    ],
    order: [],
  },
  {
    rule: '8.9: beside listed works a personal communication stays out of the list',
    items: [{ id: 'p', type: 'personal_communication', author: [person('Bean', 'Lu')], issued: on(2020, 1) }, book('q', hart, 2014)],
    citations: [parenthetical('(L. Bean, personal communication, January 2020)', 'p')],
    order: ['q'],
  },
  {
    rule: '8.6: a secondary source: the original in the text with its year, the work that was read in the list',
    items: [
      book('x', names('Rácz'), 1979, { title: 'Old', custom: { 'cited-in': 'y' } }),
      book('y', names('Lukács', 'Mező', 'Nyáry'), 2012, { title: 'New' }),
    ],
    citations: [
      parenthetical('(Rácz, 1979, as cited in Lukács et al., 2012)', 'x'),
      narrative('Rácz (1979, as cited in Lukács et al., 2012)', 'x'),
    ],
    order: ['y'],
  },
  {
    rule: '8.6: where the original’s year is not known it is left out, and the page is of the work that was read',
    items: [
      book('x', names('Almási'), null, { title: 'Old', custom: { 'cited-in': 'y' } }),
      book('y', names('Nemes'), 2005, { title: 'New' }),
    ],
    citations: [
      parenthetical('(Almási, as cited in Nemes, 2005)', 'x'),
      parenthetical('(Almási, as cited in Nemes, 2005, p. 5)', at('page', '5', 'x')),
    ],
    order: ['y'],
  },
  {
    rule: '8.14: an untitled author’s report is italic in the text, an article stands in quotation marks, both with the comma of American usage',
    items: [
      { id: 'x', type: 'report', issued: on(2019), title: 'Interview with a lighthouse', 'title-short': 'Interview With a Lighthouse' },
      {
        id: 'y',
        type: 'article-journal',
        issued: on(2020),
        title: 'New ways of sailing',
        'title-short': 'New Ways of Sailing',
        'container-title': 'Boats',
      },
    ],
    citations: [
      parenthetical('(<i>Interview With a Lighthouse</i>, 2019)', 'x'),
      parenthetical('(“New Ways of Sailing,” 2020)', 'y'),
      narrative('“New Ways of Sailing” (2020)', 'y'),
      parenthetical('(“New Ways of Sailing,” 2020, p. 4)', at('page', '4', 'y')),
    ],
  },
  {
    rule: '8.14: without a short title the whole title stands in the text',
    items: one({ type: 'book', issued: on(2001), title: 'Knots for all' }),
    citations: [parenthetical('(<i>Knots for all</i>, 2001)')],
  },
  {
    rule: '8.17: a group and a person shorten like persons',
    items: [book('a', [group('Institute of Rivers'), person('Hart', 'Ida'), person('Moss', 'Ed')], 2011)],
    citations: [parenthetical('(Institute of Rivers et al., 2011)'), narrative('Institute of Rivers et al. (2011)')],
  },
  {
    rule: '8.12 with 8.21: an abbreviation that is introduced among other works',
    items: [
      book('x', [group('World Tea Council')], 2019, { title: 'Leaves', custom: { 'author-abbreviation': 'WTC' } }),
      book('y', hart, 2014),
    ],
    citations: [
      parenthetical('(Hart, 2014; World Tea Council [WTC], 2019)', 'x', 'y'),
      parenthetical('(WTC, 2019, p. 3)', at('page', '3', 'x')),
    ],
  },
  {
    rule: '8.15: a republished work has both years also with a page',
    items: [book('a', hart, 1999, { title: 'Dreams', 'original-date': on(1900) })],
    citations: [parenthetical('(Hart, 1900/1999, p. 12)', at('page', '12')), narrative('Hart (1900/1999, p. 12)', at('page', '12'))],
  },
]

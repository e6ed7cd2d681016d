import type { CslItem, Name } from '#engines/cite/item.ts'
import { group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

/** A plain book by these authors, so that nothing but the names is looked at. */
const by = (author: readonly Name[], more: Partial<CslItem> = {}) =>
  one({ type: 'book', author, issued: on(2020), title: 'On names', publisher: 'Harbour Press', ...more })
const rest = '(2020). <i>On names</i>. Harbour Press.'

const crowd = [
  ['Adler', 'Ann'],
  ['Baker', 'Bob'],
  ['Craig', 'Cleo'],
  ['Doyle', 'Dan'],
  ['Evans', 'Eve'],
  ['Frost', 'Fay'],
  ['Grant', 'Gus'],
  ['Hayes', 'Hal'],
  ['Irwin', 'Ivy'],
  ['Jones', 'Jon'],
  ['Klein', 'Kim'],
  ['Lopez', 'Lia'],
  ['Mason', 'Max'],
  ['Noble', 'Ned'],
  ['Olsen', 'Ole'],
  ['Price', 'Pia'],
  ['Quist', 'Qin'],
  ['Reyes', 'Ria'],
  ['Stone', 'Sam'],
  ['Tyler', 'Tim'],
  ['Urban', 'Uma'],
  ['Vance', 'Val'],
].map(([family, given]) => person(family ?? '', given ?? ''))

const nineteen =
  'Adler, A., Baker, B., Craig, C., Doyle, D., Evans, E., Frost, F., Grant, G., Hayes, H., Irwin, I., Jones, J., Klein, K., Lopez, L., Mason, M., Noble, N., Olsen, O., Price, P., Quist, Q., Reyes, R., Stone, S.,'

/** Who wrote it: numbers of authors, groups, particles, suffixes, names of other traditions (9.7 to 9.12, 8.17 to 8.21). */
export const rows: readonly Row[] = [
  {
    rule: '9.8: one author, surname first, initials with spaces between them',
    items: by([person('Tolnay', 'John Ronald R.')]),
    entry: `Tolnay, J. R. R. ${rest}`,
    citations: [parenthetical('(Tolnay, 2020)'), narrative('Tolnay (2020)')],
  },
  {
    rule: '9.8: initials that were entered without spaces are set apart',
    items: by([person('Tolnay', 'J.R.R.')]),
    entry: `Tolnay, J. R. R. ${rest}`,
  },
  {
    rule: '9.8 and 8.17: two authors: a comma and an ampersand in the list; "&" in parentheses, "and" in the sentence',
    items: by([person('Salgó', 'Eva'), person('D’Amato', 'Leo')]),
    entry: `Salgó, E., &amp; D’Amato, L. ${rest}`,
    citations: [parenthetical('(Salgó &amp; D’Amato, 2020)'), narrative('Salgó and D’Amato (2020)')],
  },
  {
    rule: '8.17: three authors are "et al." from the first citation on; all stand in the list',
    items: by([person('Marton', 'Ada'), person('Bo', 'Lin'), person('Cruz', 'Ed')]),
    entry: `Marton, A., Bo, L., &amp; Cruz, E. ${rest}`,
    citations: [parenthetical('(Marton et al., 2020)'), narrative('Marton et al. (2020)'), parenthetical('(Marton et al., 2020)')],
  },
  {
    rule: '9.8: twenty authors are all listed, with an ampersand before the last',
    items: by(crowd.slice(0, 20)),
    entry: `${nineteen} &amp; Tyler, T. ${rest}`,
    citations: [parenthetical('(Adler et al., 2020)')],
  },
  {
    // 8.31 allows the single sign and three spaced points alike; the Manual's own lists print the points.
    rule: '9.8: of twenty-one authors the first nineteen stand, then an ellipsis without ampersand, then the last',
    items: by(crowd.slice(0, 21)),
    entry: `${nineteen} . . . Urban, U. ${rest}`,
    citations: [parenthetical('(Adler et al., 2020)'), narrative('Adler et al. (2020)')],
  },
  {
    rule: '9.8: of twenty-two the same: the last is the twenty-second',
    items: by(crowd),
    entry: `${nineteen} . . . Vance, V. ${rest}`,
  },
  {
    rule: '9.8: a comma stands before the suffix in the list; in the text there is no suffix',
    items: by([person('King', 'Mark L.', { suffix: 'Jr.' })]),
    entry: `King, M. L., Jr. ${rest}`,
    citations: [parenthetical('(King, 2020)'), narrative('King (2020)')],
  },
  {
    rule: '9.8: a suffix in the midst of several, and a Roman one',
    items: by([person('Hallé', 'Ian', { suffix: 'III' }), person('Evans', 'Arthur C.', { suffix: 'Jr.' }), person('Wu', 'May')]),
    entry: `Hallé, I., III, Evans, A. C., Jr., &amp; Wu, M. ${rest}`,
    citations: [parenthetical('(Hallé et al., 2020)')],
  },
  {
    rule: '9.8: a hyphenated given name keeps its hyphen between the initials',
    items: by([person('Serre', 'Jean-Paul')]),
    entry: `Serre, J.-P. ${rest}`,
    citations: [parenthetical('(Serre, 2020)')],
  },
  {
    rule: '9.8: a hyphenated surname stays whole',
    items: by([person('Santos-Kelly', 'Rosa'), person('Wilson-Ames', 'Joy')]),
    entry: `Santos-Kelly, R., &amp; Wilson-Ames, J. ${rest}`,
    citations: [parenthetical('(Santos-Kelly &amp; Wilson-Ames, 2020)')],
  },
  {
    rule: '9.8: two surnames of a Spanish name stay together, in the list and in the text',
    items: by([person('García Márquez', 'Gabriel'), person('Díaz y Soler', 'Ana')]),
    entry: `García Márquez, G., &amp; Díaz y Soler, A. ${rest}`,
    citations: [parenthetical('(García Márquez &amp; Díaz y Soler, 2020)'), narrative('García Márquez and Díaz y Soler (2020)')],
  },
  {
    rule: '9.8 and 9.44: a particle that belongs to the surname leads it in the list and in the text',
    items: by([person('Beauvoir', 'Simone', { 'non-dropping-particle': 'de' })]),
    entry: `de Beauvoir, S. ${rest}`,
    citations: [parenthetical('(de Beauvoir, 2020)'), narrative('de Beauvoir (2020)')],
  },
  {
    rule: '9.8: a Dutch name of several particles',
    items: by([
      person('Berg', 'Anna', { 'non-dropping-particle': 'van den' }),
      person('Rosa', 'Annemarie', { 'non-dropping-particle': 'de la' }),
    ]),
    entry: `van den Berg, A., &amp; de la Rosa, A. ${rest}`,
    citations: [parenthetical('(van den Berg &amp; de la Rosa, 2020)')],
  },
  {
    rule: '9.8: a particle written as part of the family name stays as entered',
    items: by([person('Van der Waal', 'Peter'), person('de Vries', 'Rik')]),
    entry: `Van der Waal, P., &amp; de Vries, R. ${rest}`,
    citations: [parenthetical('(Van der Waal &amp; de Vries, 2020)')],
  },
  {
    rule: '9.8: a particle that is dropped in the text follows the initials in the list',
    items: by([person('Humboldt', 'Alexander', { 'dropping-particle': 'von' })]),
    entry: `Humboldt, A. von. ${rest}`,
    citations: [parenthetical('(Humboldt, 2020)'), narrative('Humboldt (2020)')],
  },
  {
    rule: '9.8: a Chinese name: the family name is what sorts, the rest are initials',
    items: by([person('Mao', 'Zedong'), person('Ang', 'Wei Ling')]),
    entry: `Mao, Z., &amp; Ang, W. L. ${rest}`,
    citations: [parenthetical('(Mao &amp; Ang, 2020)')],
  },
  {
    rule: '9.8: Hungarian and Turkish letters stay, initials are of the language',
    items: by([person('Őry', 'Ágnes'), person('Şahin', 'İpek')]),
    entry: `Őry, Á., &amp; Şahin, İ. ${rest}`,
    citations: [parenthetical('(Őry &amp; Şahin, 2020)')],
  },
  {
    rule: '9.8: a single name stands as it is',
    items: by([{ family: 'Plato' }]),
    entry: `Plato. ${rest}`,
    citations: [parenthetical('(Plato, 2020)'), narrative('Plato (2020)')],
  },
  {
    rule: '9.8: a pen name is not taken apart',
    items: by([group('Lady Quill')]),
    entry: `Lady Quill. ${rest}`,
    citations: [parenthetical('(Lady Quill, 2020)')],
  },
  {
    rule: '9.11: a group is written out',
    items: by([group('National Institute of Sleep')]),
    entry: `National Institute of Sleep. ${rest}`,
    citations: [parenthetical('(National Institute of Sleep, 2020)'), narrative('National Institute of Sleep (2020)')],
  },
  {
    rule: '8.21 and 9.11: an abbreviation is introduced once, in brackets within parentheses, and used alone later; never in the list',
    items: by([group('National Institute of Sleep')], { custom: { 'author-abbreviation': 'NIS' } }),
    entry: `National Institute of Sleep. ${rest}`,
    citations: [parenthetical('(National Institute of Sleep [NIS], 2020)'), parenthetical('(NIS, 2020)'), narrative('NIS (2020)')],
  },
  {
    rule: '8.21: introduced in a narrative citation, the abbreviation shares the parentheses with the year',
    items: by([group('National Institute of Sleep')], { custom: { 'author-abbreviation': 'NIS' } }),
    citations: [narrative('National Institute of Sleep (NIS, 2020)'), parenthetical('(NIS, 2020)')],
  },
  {
    rule: '8.21: the abbreviation belongs to the group, not to the work: a second work of it has the abbreviation alone',
    items: [
      {
        id: 'x',
        type: 'report',
        author: [group('World Tea Council')],
        issued: on(2019),
        title: 'Leaves',
        custom: { 'author-abbreviation': 'WTC' },
      },
      {
        id: 'y',
        type: 'report',
        author: [group('World Tea Council')],
        issued: on(2021),
        title: 'Pots',
        custom: { 'author-abbreviation': 'WTC' },
      },
    ],
    citations: [parenthetical('(World Tea Council [WTC], 2019)', 'x'), parenthetical('(WTC, 2021)', 'y')],
  },
  {
    rule: '9.10: persons and a group together',
    items: by([person('De Vries', 'Rik'), person('Nieuw', 'Mia'), group('Members of the Midwifery Group')]),
    entry: `De Vries, R., Nieuw, M., &amp; Members of the Midwifery Group. ${rest}`,
    citations: [parenthetical('(De Vries et al., 2020)')],
  },
  {
    rule: '9.11: two groups',
    items: by([group('Institute of Rivers'), group('Institute of Roads')]),
    entry: `Institute of Rivers, &amp; Institute of Roads. ${rest}`,
    citations: [
      parenthetical('(Institute of Rivers &amp; Institute of Roads, 2020)'),
      narrative('Institute of Rivers and Institute of Roads (2020)'),
    ],
  },
  {
    rule: '9.10: an author known by surname only',
    items: by([person('Mononym', ''), person('Hart', 'Ida')]),
    entry: `Mononym, &amp; Hart, I. ${rest}`,
    citations: [parenthetical('(Mononym &amp; Hart, 2020)')],
  },
  {
    rule: '9.12: no author and no editor: the title stands first; in the text a book is italic',
    items: by([], { 'title-short': 'On Names' }),
    entry: '<i>On names</i>. (2020). Harbour Press.',
    citations: [parenthetical('(<i>On Names</i>, 2020)'), narrative('<i>On Names</i> (2020)')],
  },
]

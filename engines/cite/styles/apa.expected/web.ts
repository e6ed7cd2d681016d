import { group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

const post = 'A long day at the harbour with two boats, one dog and no wind at all, and yet we came home singing late'

/** Web pages and social media (10.15, 10.16). */
export const rows: readonly Row[] = [
  {
    rule: '10.16: a page on a news site: the title is italic, the site is not',
    items: one({
      type: 'webpage',
      author: [person('Avram', 'Tess')],
      issued: on(2019, 12, 2),
      accessed: on(2020, 1, 5),
      title: 'Where people live past 110',
      'container-title': 'Bay News',
      URL: 'https://www.baynews.example/health/110',
    }),
    entry: 'Avram, T. (2019, December 2). <i>Where people live past 110</i>. Bay News. https://www.baynews.example/health/110',
    citations: [parenthetical('(Avram, 2019)'), narrative('Avram (2019)')],
  },
  {
    rule: '10.16: a group author whose name is also the site’s: the site is left out',
    items: one({
      type: 'webpage',
      author: [group('World Tea Council')],
      issued: on(2018, 3, 23),
      title: 'The ten most common faults in brewing',
      'container-title': 'World Tea Council',
      URL: 'https://tea.example.org/faults',
    }),
    entry: 'World Tea Council. (2018, March 23). <i>The ten most common faults in brewing</i>. https://tea.example.org/faults',
    citations: [parenthetical('(World Tea Council, 2018)')],
  },
  {
    rule: '10.16: a group author on another’s site: both stand',
    items: one({
      type: 'webpage',
      author: [group('Office of Rivers')],
      issued: on(2020),
      title: 'Flood marks',
      'container-title': 'Ministry of Water',
      URL: 'https://water.example.gov/marks',
    }),
    entry: 'Office of Rivers. (2020). <i>Flood marks</i>. Ministry of Water. https://water.example.gov/marks',
  },
  {
    rule: '9.17: a page without date is n.d.; where nobody noted when it was read, nothing is retrieved',
    items: one({
      type: 'webpage',
      author: [group('National Nurses Circle')],
      title: 'What employers should do about heat',
      URL: 'https://nurses.example.org/heat',
    }),
    entry: 'National Nurses Circle. (n.d.). <i>What employers should do about heat</i>. https://nurses.example.org/heat',
    citations: [parenthetical('(National Nurses Circle, n.d.)'), narrative('National Nurses Circle (n.d.)')],
  },
  {
    rule: '9.16: a page that changes, without date: the retrieval date stands before the address',
    items: one({
      type: 'webpage',
      author: [group('Office of Births')],
      accessed: on(2021, 3, 4),
      title: 'Birth clock',
      'container-title': 'Ministry of Numbers',
      URL: 'https://births.example.gov/clock',
    }),
    entry:
      'Office of Births. (n.d.). <i>Birth clock</i>. Ministry of Numbers. Retrieved March 4, 2021, from https://births.example.gov/clock',
  },
  {
    rule: '9.16: no stray "Retrieved" for a dated page, whatever a program noted',
    items: one({
      type: 'webpage',
      author: [person('Bolton', 'Carla')],
      issued: on(2020, 3, 3),
      accessed: on(2020, 3, 20),
      title: 'Why some people leave their windows open',
      'container-title': 'HuffBay',
      URL: 'https://huffbay.example/windows',
    }),
    entry: 'Bolton, C. (2020, March 3). <i>Why some people leave their windows open</i>. HuffBay. https://huffbay.example/windows',
  },
  {
    rule: '10.16 and 9.12: a page without author begins with its italic title; italic in the text too',
    items: one({
      type: 'webpage',
      issued: on(2021, 2, 14),
      title: 'Keeping bees in town',
      'title-short': 'Keeping Bees in Town',
      'container-title': 'City Gardens',
      URL: 'https://citygardens.example/bees',
    }),
    entry: '<i>Keeping bees in town</i>. (2021, February 14). City Gardens. https://citygardens.example/bees',
    citations: [parenthetical('(<i>Keeping Bees in Town</i>, 2021)'), narrative('<i>Keeping Bees in Town</i> (2021)')],
  },
  {
    rule: '9.17 and 9.12: a page without author and without date',
    items: one({
      type: 'webpage',
      title: 'Tide tables',
      'title-short': 'Tide Tables',
      'container-title': 'Harbour Office',
      URL: 'https://harbour.example/tides',
      accessed: on(2022, 8, 1),
    }),
    entry: '<i>Tide tables</i>. (n.d.). Harbour Office. Retrieved August 1, 2022, from https://harbour.example/tides',
    citations: [parenthetical('(<i>Tide Tables</i>, n.d.)')],
  },
  {
    rule: '10.16: a page in another language has its title translated in brackets',
    items: one({
      type: 'webpage',
      author: [person('Kiss', 'Dóra')],
      issued: on(2022, 5, 3),
      title: 'Hogyan olvassunk térképet?',
      'container-title': 'Turista Kör',
      URL: 'https://turista.example/terkep',
      language: 'hu',
      custom: { 'translated-title': 'How to read a map?' },
    }),
    entry: 'Kiss, D. (2022, May 3). <i>Hogyan olvassunk térképet?</i> [How to read a map?]. Turista Kör. https://turista.example/terkep',
  },
  {
    rule: '8.10: in the text only the year of a full date is given',
    items: one({
      type: 'webpage',
      author: [person('Giovanni', 'David'), person('Farkas', 'Brian')],
      issued: on(2019, 10, 12),
      title: 'What the jury ate',
      'container-title': 'Bay News',
      URL: 'https://www.baynews.example/court',
    }),
    entry: 'Giovanni, D., &amp; Farkas, B. (2019, October 12). <i>What the jury ate</i>. Bay News. https://www.baynews.example/court',
    citations: [parenthetical('(Giovanni &amp; Farkas, 2019)'), narrative('Giovanni and Farkas (2019)')],
  },
  {
    rule: '10.15: a short post: the account in brackets after the name, the kind after the text, the network upright',
    items: one({
      type: 'post',
      author: [person('Gábor', 'Bella')],
      issued: on(2019, 9, 7),
      title: 'The last ferry leaves an hour early tonight',
      genre: 'Tweet',
      'container-title': 'Twitter',
      URL: 'https://twitter.com/BellaGabor/status/1',
      custom: { 'author-handle': '@BellaGabor' },
    }),
    entry:
      'Gábor, B. [@BellaGabor]. (2019, September 7). <i>The last ferry leaves an hour early tonight</i> [Tweet]. Twitter. https://twitter.com/BellaGabor/status/1',
    citations: [parenthetical('(Gábor, 2019)'), narrative('Gábor (2019)')],
  },
  {
    rule: '10.15: a group’s account',
    items: one({
      type: 'post',
      author: [group('World Tea Council')],
      issued: on(2019, 11, 26),
      title: 'Green tea is not bitter',
      genre: 'Tweet',
      'container-title': 'Twitter',
      URL: 'https://twitter.com/worldtea/status/2',
      custom: { 'author-handle': '@worldtea' },
    }),
    entry:
      'World Tea Council [@worldtea]. (2019, November 26). <i>Green tea is not bitter</i> [Tweet]. Twitter. https://twitter.com/worldtea/status/2',
    citations: [parenthetical('(World Tea Council, 2019)')],
  },
  {
    rule: '10.15: of a long post the first twenty words are the title',
    items: one({
      type: 'post',
      author: [person('Fisher', 'Ned')],
      issued: on(2020, 7, 4),
      title: post,
      genre: 'Status update',
      'container-title': 'Facebook',
      URL: 'https://www.facebook.com/ned/posts/3',
    }),
    entry:
      'Fisher, N. (2020, July 4). <i>A long day at the harbour with two boats, one dog and no wind at all, and yet we came</i> [Status update]. Facebook. https://www.facebook.com/ned/posts/3',
  },
  {
    rule: '10.15: a post of a picture on Instagram',
    items: one({
      type: 'post',
      author: [group('Museum of Sails')],
      issued: on(2018, 11, 26),
      title: 'Pupils from the shore learned about knots',
      genre: 'Photographs',
      'container-title': 'Instagram',
      URL: 'https://www.instagram.com/p/4/',
      custom: { 'author-handle': '@museumofsails' },
    }),
    entry:
      'Museum of Sails [@museumofsails]. (2018, November 26). <i>Pupils from the shore learned about knots</i> [Photographs]. Instagram. https://www.instagram.com/p/4/',
  },
  {
    rule: '10.15: a profile changes: n.d. and the retrieval date',
    items: one({
      type: 'post',
      author: [group('World Tea Council')],
      accessed: on(2019, 11, 1),
      title: 'Tweets',
      genre: 'Twitter profile',
      'container-title': 'Twitter',
      URL: 'https://twitter.com/worldtea',
      custom: { 'author-handle': '@worldtea' },
    }),
    entry:
      'World Tea Council [@worldtea]. (n.d.). <i>Tweets</i> [Twitter profile]. Twitter. Retrieved November 1, 2019, from https://twitter.com/worldtea',
    citations: [parenthetical('(World Tea Council, n.d.)')],
  },
  {
    rule: '10.15: an account without a known name is the author as it calls itself',
    items: one({
      type: 'post',
      author: [group('knotwizard22')],
      issued: on(2021, 1, 28),
      title: 'I tied 400 bowlines, ask me anything',
      genre: 'Online forum post',
      'container-title': 'Reddit',
      URL: 'https://www.reddit.com/r/knots/5',
    }),
    entry:
      'knotwizard22. (2021, January 28). <i>I tied 400 bowlines, ask me anything</i> [Online forum post]. Reddit. https://www.reddit.com/r/knots/5',
    citations: [parenthetical('(knotwizard22, 2021)')],
  },
  {
    rule: '10.15: a post without words is described in brackets, upright',
    items: one({
      type: 'post',
      author: [person('Fisher', 'Ned')],
      issued: on(2020, 7, 5),
      genre: 'Video of a seal on a pier',
      'container-title': 'Facebook',
      URL: 'https://www.facebook.com/ned/posts/6',
    }),
    entry: 'Fisher, N. (2020, July 5). [Video of a seal on a pier]. Facebook. https://www.facebook.com/ned/posts/6',
  },
]

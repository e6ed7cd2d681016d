import { group, narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

/** Magazine and newspaper articles, blog posts, comments (10.1). */
export const rows: readonly Row[] = [
  {
    rule: '9.26: a missing volume is left out; the issue stands in parentheses after the comma',
    items: one({
      type: 'article-magazine',
      author: [person('Lindgren', 'Astrid')],
      issued: on(2016),
      title: 'New rules for old dormitories',
      'container-title': 'The Campus Planner',
      issue: '64',
      page: '24-27',
    }),
    entry: 'Lindgren, A. (2016). New rules for old dormitories. <i>The Campus Planner</i>, (64), 24–27.',
  },
  {
    rule: '10.1: a magazine article has year and month; volume and issue as in a journal',
    items: one({
      type: 'article-magazine',
      author: [person('Bergmann', 'Paul J.'), person('Gold', 'Sarah J.')],
      issued: on(2019, 2),
      title: 'Mirrors in the laboratory',
      'container-title': 'Monthly Science',
      volume: '320',
      issue: '2',
      page: '38-45',
    }),
    entry: 'Bergmann, P. J., &amp; Gold, S. J. (2019, February). Mirrors in the laboratory. <i>Monthly Science</i>, <i>320</i>(2), 38–45.',
    citations: [parenthetical('(Bergmann &amp; Gold, 2019)')],
  },
  {
    rule: '9.14: a season is capitalised and follows the year',
    items: one({
      type: 'article-magazine',
      author: [person('Lipka', 'Alice Y.')],
      issued: { 'date-parts': [[2021]], season: 4 },
      title: 'Essays about moving house',
      'container-title': 'The College Reader',
      issue: '52',
      page: '12-15',
      URL: 'https://collegereader.example.org/52/lipka',
    }),
    entry:
      'Lipka, A. Y. (2021, Winter). Essays about moving house. <i>The College Reader</i>, (52), 12–15. https://collegereader.example.org/52/lipka',
    citations: [parenthetical('(Lipka, 2021)'), narrative('Lipka (2021)')],
  },
  {
    rule: '10.1: an online magazine article has the full date and the address',
    items: one({
      type: 'article-magazine',
      author: [person('Ganz', 'Kashmira')],
      issued: on(2020, 4, 29),
      title: 'How a virus changed the lunch break',
      'container-title': 'Weekly News',
      URL: 'https://www.weeklynews.example/lunch-1500849',
      accessed: on(2020, 6, 1),
    }),
    entry:
      'Ganz, K. (2020, April 29). How a virus changed the lunch break. <i>Weekly News</i>. https://www.weeklynews.example/lunch-1500849',
  },
  {
    rule: '10.1: a newspaper article in print has the full date, and its pages without "p."',
    items: one({
      type: 'article-newspaper',
      author: [person('Harker', 'Chico')],
      issued: on(2014, 6, 11),
      title: 'City reopens two tram lines',
      'container-title': 'The Morning Post',
      page: 'C2, C5',
    }),
    entry: 'Harker, C. (2014, June 11). City reopens two tram lines. <i>The Morning Post</i>, C2, C5.',
  },
  {
    rule: '10.1: an online newspaper article',
    items: one({
      type: 'article-newspaper',
      author: [person('Stocker', 'Maria')],
      issued: on(2021, 2, 9),
      title: 'Ferry traffic falls to a ten-year low',
      'container-title': 'Riverside Tribune',
      URL: 'https://www.riversidetribune.example/harbour/ct-2021.html',
    }),
    entry:
      'Stocker, M. (2021, February 9). Ferry traffic falls to a ten-year low. <i>Riverside Tribune</i>. https://www.riversidetribune.example/harbour/ct-2021.html',
    citations: [parenthetical('(Stocker, 2021)')],
  },
  {
    rule: '9.12: an unsigned newspaper article begins with its title; in the text the title stands in quotation marks, the comma inside',
    items: one({
      type: 'article-newspaper',
      issued: on(2011, 8, 21),
      title: 'Meter readers wanted',
      'title-short': 'Meter Readers Wanted',
      'container-title': 'The Morning Post',
      page: 'B3',
    }),
    entry: 'Meter readers wanted. (2011, August 21). <i>The Morning Post</i>, B3.',
    citations: [parenthetical('(“Meter Readers Wanted,” 2011)'), narrative('“Meter Readers Wanted” (2011)')],
  },
  {
    rule: '10.1: a blog post is like an article; the blog is italic',
    items: one({
      type: 'post-weblog',
      author: [person('Oullin', 'Julia')],
      issued: on(2020, 10, 7),
      title: 'Divers film the first nest of a blind crab',
      'container-title': 'Ars Curiosa',
      URL: 'https://arscuriosa.example/2020/10/crab/',
      accessed: on(2020, 11, 20),
    }),
    entry:
      'Oullin, J. (2020, October 7). Divers film the first nest of a blind crab. <i>Ars Curiosa</i>. https://arscuriosa.example/2020/10/crab/',
  },
  {
    rule: '10.1: a comment under an article is named by its first words, then by what it comments on, in brackets',
    items: one({
      type: 'article-newspaper',
      author: [group('MK in Ohio')],
      issued: on(2018, 6, 4),
      title: 'This reads as if walkers had never met a hill',
      genre: 'Comment on the article “How running mates help”',
      'container-title': 'The Morning Post',
      URL: 'https://post.example/comments/1',
    }),
    entry:
      'MK in Ohio. (2018, June 4). This reads as if walkers had never met a hill [Comment on the article “How running mates help”]. <i>The Morning Post</i>. https://post.example/comments/1',
    citations: [parenthetical('(MK in Ohio, 2018)')],
  },
]

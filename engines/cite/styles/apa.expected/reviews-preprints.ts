import { on, one, person } from './make-row.ts'
import type { Row } from './row.ts'

const szabo = [person('Szabó', 'Réka')]
const two = [person('Novak', 'Petra M.'), person('Ortega', 'Luis')]

/** Reviews (10.7) and preprints (10.8). */
export const rows: readonly Row[] = [
  {
    rule: '10.7: a review names the kind, the title in italics and the authors of what is reviewed, in brackets',
    items: one({
      type: 'review-book',
      author: [person('Schulz', 'Benjamin R.')],
      issued: on(2000),
      title: 'Learning from margins?',
      'reviewed-title': 'The private life of documents',
      'reviewed-author': [person('Browne', 'Joan S.'), person('Dugas', 'Pierre')],
      'container-title': 'Science Weekly',
      volume: '31',
      issue: '12',
      page: '204',
      DOI: '10.5555/sw.31.12.204',
    }),
    entry:
      'Schulz, B. R. (2000). Learning from margins? [Review of the book <i>The private life of documents</i>, by J. S. Browne &amp; P. Dugas]. <i>Science Weekly</i>, <i>31</i>(12), 204. https://doi.org/10.5555/sw.31.12.204',
  },
  {
    rule: '10.7: a review in a newspaper has the full date; "book" is said where no other kind is',
    items: one({
      type: 'review-book',
      author: [person('Sanders', 'Fern')],
      issued: on(2020, 3, 12),
      title: 'In the quiet rooms of a border town',
      'reviewed-title': 'The sisters who stayed',
      'reviewed-author': [person('Marek', 'Laura')],
      'container-title': 'The Morning Post',
      URL: 'https://post.example/reviews/rooms',
    }),
    entry:
      'Sanders, F. (2020, March 12). In the quiet rooms of a border town [Review of the book <i>The sisters who stayed</i>, by L. Marek]. <i>The Morning Post</i>. https://post.example/reviews/rooms',
  },
  {
    rule: '10.7: the director of a reviewed film is followed by "Dir."',
    items: one({
      type: 'review',
      author: two,
      issued: on(2016),
      title: 'Rehearsals on screen',
      'reviewed-genre': 'film',
      'reviewed-title': 'The year we rehearsed',
      director: [person('Brody', 'Ellen')],
      'container-title': 'Psychology and Performance',
      volume: '8',
      issue: '2',
      page: '210-212',
    }),
    entry:
      'Novak, P. M., &amp; Ortega, L. (2016). Rehearsals on screen [Review of the film <i>The year we rehearsed</i>, by E. Brody, Dir.]. <i>Psychology and Performance</i>, <i>8</i>(2), 210–212.',
  },
  {
    rule: '10.7: an untitled review has the brackets in the title’s place',
    items: one({
      type: 'review-book',
      author: szabo,
      issued: on(2010),
      'reviewed-title': 'Maps of the mind',
      'reviewed-author': [person('Hart', 'Ida')],
      'container-title': 'Childhoods',
      volume: '6',
      page: '90-92',
    }),
    entry: 'Szabó, R. (2010). [Review of the book <i>Maps of the mind</i>, by I. Hart]. <i>Childhoods</i>, <i>6</i>, 90–92.',
  },
  {
    rule: '10.8: a preprint is italic, with the repository as its source',
    items: one({
      type: 'article',
      author: two,
      issued: on(2020, 6, 3),
      title: 'Rewards and the retirement age',
      genre: 'Preprint',
      publisher: 'PsyArXiv',
      DOI: '10.31234/osf.io/abcde',
    }),
    entry:
      'Novak, P. M., &amp; Ortega, L. (2020). <i>Rewards and the retirement age</i> [Preprint]. PsyArXiv. https://doi.org/10.31234/osf.io/abcde',
  },
  {
    rule: '10.8: the identifier of a repository stands in parentheses after the title; no brackets where nothing is said of the kind',
    items: one({
      type: 'article',
      author: szabo,
      issued: on(2019),
      title: 'Small grammars for large corpora',
      number: 'arXiv:1901.01234',
      publisher: 'arXiv',
      URL: 'https://arxiv.org/abs/1901.01234',
    }),
    entry: 'Szabó, R. (2019). <i>Small grammars for large corpora</i> (arXiv:1901.01234). arXiv. https://arxiv.org/abs/1901.01234',
  },
]

import { narrative, on, one, parenthetical, person } from './make-row.ts'
import type { Row } from './row.ts'

const szabo = [person('Szabó', 'Réka')]

/** DOIs and addresses (9.34 to 9.36). */
export const rows: readonly Row[] = [
  {
    rule: '9.34: an article without DOI from a database or from print ends after the pages',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(1998),
      title: 'Reading aloud in the village school',
      'container-title': 'Rural Education Quarterly',
      volume: '7',
      issue: '4',
      page: '33-48',
      ISSN: '1234-5678',
    }),
    entry: 'Szabó, R. (1998). Reading aloud in the village school. <i>Rural Education Quarterly</i>, <i>7</i>(4), 33–48.',
  },
  {
    rule: '9.34: an article without DOI that a reader finds at an address ends with the address, without a period after it',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(2014),
      title: 'Why do pupils keep diaries?',
      'container-title': 'Open Journal of Writing',
      volume: '3',
      issue: '1',
      page: '5-21',
      URL: 'https://www.openwriting.example/3/1/szabo',
      accessed: on(2020, 5, 4),
    }),
    entry:
      'Szabó, R. (2014). Why do pupils keep diaries? <i>Open Journal of Writing</i>, <i>3</i>(1), 5–21. https://www.openwriting.example/3/1/szabo',
  },
  {
    rule: '9.34: with both a DOI and a URL only the DOI is given; no "Retrieved" for a dated article (9.16)',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(2021, 3, 9),
      accessed: on(2022, 1, 2),
      title: 'Marking essays blind',
      'container-title': 'Assessment Letters',
      volume: '9',
      page: '77-80',
      DOI: '10.5555/al.9.77',
      URL: 'https://journals.example.org/al/9/77',
    }),
    entry: 'Szabó, R. (2021). Marking essays blind. <i>Assessment Letters</i>, <i>9</i>, 77–80. https://doi.org/10.5555/al.9.77',
    citations: [parenthetical('(Szabó, 2021)'), narrative('Szabó (2021)')],
  },
  {
    rule: '9.35: a DOI written "doi:" becomes an address',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(2020),
      title: 'Noise and attention',
      'container-title': 'Acoustics and Mind',
      volume: '2',
      page: '1-9',
      DOI: 'doi:10.1000/am.2020.2',
    }),
    entry: 'Szabó, R. (2020). Noise and attention. <i>Acoustics and Mind</i>, <i>2</i>, 1–9. https://doi.org/10.1000/am.2020.2',
  },
  {
    rule: '9.35: the older http://dx.doi.org/ becomes https://doi.org/',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(2020),
      title: 'Noise and attention',
      'container-title': 'Acoustics and Mind',
      volume: '2',
      page: '1-9',
      DOI: 'http://dx.doi.org/10.1000/am.2020.2',
    }),
    entry: 'Szabó, R. (2020). Noise and attention. <i>Acoustics and Mind</i>, <i>2</i>, 1–9. https://doi.org/10.1000/am.2020.2',
  },
  {
    rule: '9.35: an address that is already a DOI stays as it is; and a DOI may stand in the address field alone',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(2020),
      title: 'Noise and attention',
      'container-title': 'Acoustics and Mind',
      volume: '2',
      page: '1-9',
      URL: 'https://dx.doi.org/10.1000/am.2020.2',
    }),
    entry: 'Szabó, R. (2020). Noise and attention. <i>Acoustics and Mind</i>, <i>2</i>, 1–9. https://doi.org/10.1000/am.2020.2',
  },
  {
    rule: '9.35: the signs of an old DOI are kept (escaped in HTML)',
    items: one({
      type: 'article-journal',
      author: [person('Abel', 'Tom')],
      issued: on(1998),
      title: 'Indexing before the web',
      'container-title': 'Library Methods',
      volume: '49',
      issue: '8',
      page: '693-702',
      DOI: '10.1002/(SICI)1097-0000(199806)49:8<693::AID-LM4>3.0.CO;2-O',
    }),
    entry:
      'Abel, T. (1998). Indexing before the web. <i>Library Methods</i>, <i>49</i>(8), 693–702. https://doi.org/10.1002/(SICI)1097-0000(199806)49:8&lt;693::AID-LM4&gt;3.0.CO;2-O',
  },
  {
    rule: 'Signs that mean something in HTML are text',
    items: one({
      type: 'article-journal',
      author: szabo,
      issued: on(2015),
      title: 'Food & drink when p < .05',
      'container-title': 'Appetite & Statistics',
      volume: '4',
      page: '1-2',
    }),
    entry: 'Szabó, R. (2015). Food &amp; drink when p &lt; .05. <i>Appetite &amp; Statistics</i>, <i>4</i>, 1–2.',
  },
]

/** Records of works that do not exist, in the forms that the registries document. */

const date = (...parts: readonly number[]) => ({ 'date-parts': [parts], 'date-time': '2020-01-01T00:00:00Z', timestamp: 0 })
const person = (given: string, family: string, sequence = 'additional') => ({ given, family, sequence, affiliation: [] })
const common = { source: 'Crossref', prefix: '10.5555', 'reference-count': 12, 'is-referenced-by-count': 3, score: 1, member: '1' }

export const crossrefRecords: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '10.5555/sleep.1': {
    ...common,
    DOI: '10.5555/sleep.1',
    type: 'journal-article',
    title: ['Sleep and memory in <i>Mus musculus</i> &amp; rats'],
    subtitle: ['A ten-year study'],
    'container-title': ['Journal of Sleep Studies'],
    'short-container-title': ['J Sleep Stud'],
    publisher: 'Example Press',
    volume: '14',
    issue: '3',
    page: '201-219',
    author: [
      person('Petra M.', 'Novák', 'first'),
      { ...person('Luis', 'Ortega'), suffix: 'Jr.' },
      { name: 'Sleep Consortium', sequence: 'additional', affiliation: [] },
    ],
    issued: date(2019, 11, 2),
    'published-online': date(2019, 11, 2),
    'published-print': date(2020, 3),
    language: 'en',
    ISSN: ['1234-5678'],
    URL: 'https://doi.org/10.5555/sleep.1',
    abstract: '<jats:p>Not read.</jats:p>',
  },
  '10.5555/sleep.2': {
    ...common,
    DOI: '10.5555/SLEEP.2',
    type: 'journal-article',
    title: ['THE EFFECTS OF SLEEP LOSS'],
    'container-title': ['PLOS Example'],
    volume: '8',
    'article-number': 'e0209',
    page: 'e0209',
    author: [person('JÁNOS', 'KOVÁCS', 'first')],
    issued: date(2018),
  },
  '10.5555/book': {
    ...common,
    DOI: '10.5555/book',
    type: 'edited-book',
    title: ['Handbook of rest'],
    publisher: 'Example University Press',
    'publisher-location': 'Szeged',
    'edition-number': '2',
    editor: [person('Réka', 'Szabó', 'first')],
    ISBN: ['9780306406157'],
    issued: date(2016),
  },
  '10.5555/chapter': {
    ...common,
    DOI: '10.5555/chapter',
    type: 'book-chapter',
    title: ['Naps'],
    'container-title': ['Handbook of rest'],
    publisher: 'Example University Press',
    page: '33-50',
    author: [person('Anna', 'Kiss', 'first')],
    editor: [person('Réka', 'Szabó', 'first')],
    issued: date(2016),
  },
  '10.5555/preprint': {
    ...common,
    DOI: '10.5555/preprint',
    type: 'posted-content',
    subtype: 'preprint',
    title: ['Rewards of rest'],
    publisher: 'Example Foundation',
    institution: [{ name: 'ExampleRxiv' }],
    author: [person('Mary', 'Stone', 'first')],
    issued: date(2021, 5, 6),
    posted: date(2021, 5, 6),
  },
  '10.5555/thesis': {
    ...common,
    DOI: '10.5555/thesis',
    type: 'dissertation',
    title: ['On rest'],
    publisher: 'Graduate School',
    institution: [{ name: 'University of Example', place: ['Szeged'] }],
    degree: ['Doctoral dissertation'],
    author: [person('Ada', 'Byron', 'first')],
    issued: date(2015),
  },
  '10.5555/proceedings': {
    ...common,
    DOI: '10.5555/proceedings',
    type: 'proceedings-article',
    title: ['Rest at scale'],
    'container-title': ['Proceedings of the Rest Conference'],
    publisher: 'Example Society',
    event: { name: 'Rest Conference', location: 'Graz' },
    page: '1-9',
    author: [person('Wei', 'Li', 'first')],
    issued: { 'date-parts': [[null]] },
    'published-online': date(2022, 6),
  },
  '10.5555/journal': {
    ...common,
    DOI: '10.5555/journal',
    type: 'journal',
    title: ['Journal of Sleep Studies'],
    issued: { 'date-parts': [[null]] },
  },
  '10.5555/strange': {
    ...common,
    DOI: '10.5555/strange',
    type: 'something-new',
    title: ['New forms'],
    author: 'nobody',
    volume: 7,
    issued: date(2023),
  },
}

export const dataciteRecords: Readonly<Record<string, Readonly<Record<string, unknown>> & { readonly doi: string }>> = {
  '10.5072/data.1': {
    doi: '10.5072/data.1',
    titles: [{ title: 'Hours of sleep' }, { title: 'A survey', titleType: 'Subtitle' }],
    creators: [
      { name: 'Novák, Petra', nameType: 'Personal', givenName: 'Petra', familyName: 'Novák' },
      { name: 'Sleep Institute', nameType: 'Organizational' },
      { name: 'Ortega, Luis' },
    ],
    contributors: [{ name: 'Stone, Mary', contributorType: 'DataCurator' }],
    publisher: { name: 'Example Archive' },
    publicationYear: 2021,
    dates: [
      { date: '2021-04-03', dateType: 'Issued' },
      { date: '2020', dateType: 'Collected' },
    ],
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Survey' },
    container: {},
    version: '2.1',
    language: 'en',
  },
  '10.48550/arxiv.2101.00001': {
    doi: '10.48550/arxiv.2101.00001',
    titles: [{ title: 'Rest is all you need' }],
    creators: [{ name: 'Stone, Mary', nameType: 'Personal', givenName: 'Mary', familyName: 'Stone' }],
    contributors: [],
    publisher: 'arXiv',
    publicationYear: 2021,
    dates: [],
    types: { resourceTypeGeneral: 'Preprint', resourceType: 'Article' },
    version: '1',
  },
  '10.5072/thesis': {
    doi: '10.5072/thesis',
    titles: [{ title: 'On naps' }],
    creators: [{ name: 'Anna Maria Kiss' }],
    publisher: 'University of Example',
    publicationYear: '2012',
    types: { resourceTypeGeneral: 'Text', resourceType: 'Doctoral dissertation' },
  },
}

export const openLibraryEditions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '9780306406157': {
    key: '/books/OL1M',
    title: 'The book of rest',
    subtitle: 'how to do nothing',
    authors: [{ key: '/authors/OL1A', name: 'Mary Stone' }],
    contributors: [
      { role: 'Translator', name: 'Luis Ortega' },
      { role: 'Cover design', name: 'Nobody Here' },
    ],
    publishers: ['Example House'],
    publish_places: ['London'],
    publish_date: 'March 2003',
    edition_name: '2nd ed.',
    number_of_pages: 312,
    languages: [{ key: '/languages/eng' }],
    isbn_13: ['9780306406157'],
  },
  '9780804429573': {
    key: '/books/OL2M',
    title: 'Old book',
    publish_date: 'n.d.',
    edition_name: 'Student edition, illustrated',
    publishers: ['Example House', 'Other House'],
  },
}

const authors = (...names: readonly string[]) => `<AuthorList CompleteYN="Y" Type="authors">${names.join('')}</AuthorList>`
const author = (last: string, fore: string, initials: string, suffix = '') =>
  `<Author ValidYN="Y"><LastName>${last}</LastName><ForeName>${fore}</ForeName><Initials>${initials}</Initials>${suffix === '' ? '' : `<Suffix>${suffix}</Suffix>`}</Author>`

export const pubmedArticles: Readonly<Record<string, string>> = {
  '17284678': `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">17284678</PMID><Article PubModel="Print"><Journal><ISSN IssnType="Print">0028-4793</ISSN><JournalIssue CitedMedium="Print"><Volume>356</Volume><Issue>6</Issue><PubDate><Year>2007</Year><Month>Feb</Month><Day>8</Day></PubDate></JournalIssue><Title>The Example journal of medicine</Title><ISOAbbreviation>Ex J Med</ISOAbbreviation></Journal><ArticleTitle>Sleep &amp; <i>Plasmodium</i> in H<sub>2</sub>O.</ArticleTitle><Pagination><StartPage>1123</StartPage><MedlinePgn>1123-9</MedlinePgn></Pagination><ELocationID EIdType="doi" ValidYN="Y">10.5555/sleep.9</ELocationID>${authors(author('Stone', 'Mary A', 'MA'), author('King', 'Luis', 'L', 'Jr'), '<Author ValidYN="Y"><CollectiveName>Sleep Study Group.</CollectiveName></Author>')}<Language>eng</Language></Article><MedlineJournalInfo><MedlineTA>Ex J Med</MedlineTA></MedlineJournalInfo></MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">17284678</ArticleId><ArticleId IdType="pmc">PMC3531190</ArticleId><ArticleId IdType="doi">10.5555/sleep.9</ArticleId></ArticleIdList><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.5555/other</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`,
  '222222': `<PubmedArticle><MedlineCitation><PMID>222222</PMID><Article><Journal><JournalIssue><Volume>12</Volume><PubDate><MedlineDate>2000 Nov-Dec</MedlineDate></PubDate></JournalIssue><Title>Orvosi hetilap</Title></Journal><ArticleTitle>[Sleep in old age].</ArticleTitle>${authors('<Author><LastName>Kiss</LastName><Initials>AB</Initials></Author>')}<Language>hun</Language><VernacularTitle>Alvás időskorban.</VernacularTitle></Article></MedlineCitation></PubmedArticle>`,
  '333333': `<PubmedBookArticle><BookDocument><PMID>333333</PMID><Book><Publisher><PublisherName>Example House</PublisherName><PublisherLocation>Seattle (WA)</PublisherLocation></Publisher><BookTitle>Reviews of rest</BookTitle><PubDate><Year>1993</Year></PubDate><AuthorList Type="editors"><Author><LastName>Adam</LastName><ForeName>Mary</ForeName></Author></AuthorList></Book><ArticleTitle>Naps of infants</ArticleTitle><AuthorList Type="authors"><Author><LastName>Stone</LastName><ForeName>Ann</ForeName></Author></AuthorList></BookDocument></PubmedBookArticle>`,
}

export const pmcArticles: Readonly<Record<string, unknown>> = {
  '3531190': {
    uid: '3531190',
    articleids: [
      { idtype: 'pmid', value: '17284678' },
      { idtype: 'doi', value: '10.5555/sleep.9' },
    ],
  },
  '9999999': { uid: '9999999', articleids: [{ idtype: 'pmid', value: '0' }] },
}

export const arxivEntries: Readonly<Record<string, string>> = {
  '1706.03762': `<entry><id>http://arxiv.org/abs/1706.03762v7</id><updated>2023-08-02T00:41:18Z</updated><published>2017-06-12T17:57:34Z</published><title>Rest Is All\n  You Need</title><summary>Not read.</summary><author><name>Mary Stone</name></author><author><name>Luis de la Vega</name></author><author><name>The Rest Collaboration</name></author></entry>`,
  '0704.9999': `<entry><id>http://arxiv.org/api/errors#incorrect_id_format</id><title>Error</title><summary>incorrect id format</summary><updated>2020-01-01T00:00:00Z</updated></entry>`,
}

/** Works that do not exist, in the forms in which indexes of publications document their answers. One of them is known to four. */

const sentence = 'Adolescents who were deprived of sleep for one night recalled fewer word pairs.'
const abstract = `Sleep matters. ${sentence} Naps helped.`

/** Where the words of a text stand in it. */
function inverted(text: string): Readonly<Record<string, readonly number[]>> {
  const places: Record<string, number[]> = {}
  for (const [at, word] of text.split(' ').entries()) (places[word] ??= []).push(at)
  return places
}

const author = (name: string) => ({
  author_position: 'first',
  author: { id: 'https://openalex.org/A1', display_name: name },
  raw_author_name: name,
})
const journal = {
  id: 'https://openalex.org/S1',
  display_name: 'Journal of Sleep Studies',
  issn_l: '1234-5678',
  host_organization_name: 'Example Press',
}

export const openAlexWorks: readonly object[] = [
  {
    id: 'https://openalex.org/W1',
    doi: 'https://doi.org/10.5555/sleep.1',
    title: 'Sleep deprivation and memory consolidation in adolescents',
    display_name: 'Sleep deprivation and memory consolidation in adolescents',
    publication_year: 2019,
    publication_date: '2019-11-02',
    type: 'article',
    language: 'en',
    authorships: [author('Petra M. Novák')],
    primary_location: { landing_page_url: 'https://doi.org/10.5555/sleep.1', pdf_url: null, source: journal },
    best_oa_location: {
      landing_page_url: 'https://repository.example.edu/1',
      pdf_url: 'https://repository.example.edu/1.pdf',
      source: null,
    },
    open_access: { is_oa: true, oa_status: 'green', oa_url: 'https://repository.example.edu/1' },
    biblio: { volume: '14', issue: '3', first_page: '201', last_page: '219' },
    ids: { openalex: 'https://openalex.org/W1', pmid: 'https://pubmed.ncbi.nlm.nih.gov/111' },
    cited_by_count: 57,
    is_retracted: false,
    abstract_inverted_index: inverted(abstract),
    keywords: [{ id: 'https://openalex.org/keywords/sleep', display_name: 'Sleep', score: 0.8 }],
  },
  {
    id: 'https://openalex.org/W2',
    doi: 'https://doi.org/10.5555/withdrawn',
    title: 'Memory pills for <i>adolescents</i>',
    display_name: 'Memory pills for adolescents',
    publication_year: 2008,
    publication_date: '2008-01-01',
    type: 'article',
    language: 'en',
    authorships: [author('Max Muster')],
    primary_location: { landing_page_url: 'javascript:alert(1)', pdf_url: null, source: null },
    best_oa_location: null,
    open_access: { is_oa: false, oa_status: 'closed', oa_url: null },
    biblio: { volume: null, issue: null, first_page: null, last_page: null },
    cited_by_count: 4000,
    is_retracted: true,
    abstract_inverted_index: null,
    keywords: [],
  },
  { id: 'https://openalex.org/W3', type: 'paratext', title: 'Front matter: sleep and memory', authorships: [] },
  { id: 'https://openalex.org/W4', type: 'article', title: 7, authorships: 'nobody' },
]

const date = (...parts: readonly number[]) => ({ 'date-parts': [parts] })
export const crossrefItems: readonly unknown[] = [
  {
    DOI: '10.5555/SLEEP.1',
    URL: 'https://doi.org/10.5555/SLEEP.1',
    type: 'journal-article',
    title: ['Sleep deprivation and memory consolidation in adolescents'],
    'container-title': ['Journal of Sleep Studies'],
    publisher: 'Example Press',
    volume: '14',
    issue: '3',
    page: '201-219',
    author: [{ given: 'Petra M.', family: 'Novák', sequence: 'first', affiliation: [] }],
    issued: date(2019, 11, 2),
    ISSN: ['1234-5678'],
    abstract: `<jats:title>Abstract</jats:title><jats:p>${abstract.replace('&', '&amp;')}</jats:p>`,
    'is-referenced-by-count': 41,
    score: 20.5,
  },
  {
    DOI: '10.5555/book',
    URL: 'https://doi.org/10.5555/book',
    type: 'monograph',
    title: ['The sleeping brain'],
    publisher: 'Example University Press',
    author: [{ given: 'Réka', family: 'Szabó', sequence: 'first', affiliation: [] }],
    issued: date(2016),
    'is-referenced-by-count': 3,
  },
  { DOI: '10.5555/journal', type: 'journal', title: ['Journal of Sleep Studies'] },
  { DOI: '10.5555/report', type: 'peer-review', title: ['Review of: Sleep deprivation'] },
  'no record at all',
]

export const semanticScholarPapers: readonly object[] = [
  {
    paperId: 'abc',
    title: 'Sleep deprivation and memory consolidation in adolescents',
    abstract: null,
    year: 2019,
    publicationDate: '2019-11-02',
    venue: 'Journal of Sleep Studies',
    journal: { name: 'Journal of Sleep Studies', volume: '14', pages: '201 - 219' },
    authors: [{ authorId: '1', name: 'P. Novák' }],
    publicationTypes: ['Review', 'JournalArticle'],
    externalIds: { DOI: '10.5555/sleep.1', PubMed: '111', CorpusId: 1 },
    openAccessPdf: { url: '', status: null },
    citationCount: 60,
    url: 'https://www.semanticscholar.org/paper/abc',
  },
  {
    paperId: 'def',
    title: 'Rest Is All You Need: Memory in Sleeping Networks',
    abstract: 'Networks that sleep keep their memory.',
    year: 2021,
    publicationDate: '2021-02-03',
    venue: 'arXiv.org',
    journal: { name: 'ArXiv', volume: 'abs/2102.00001' },
    authors: [{ authorId: '2', name: 'Wei Li' }],
    publicationTypes: null,
    externalIds: { ArXiv: '2102.00001', CorpusId: 2 },
    openAccessPdf: null,
    citationCount: 5,
    url: 'https://www.semanticscholar.org/paper/def',
  },
]

export const arxivFeedEntries = `<entry><id>http://arxiv.org/abs/2102.00001v2</id><updated>2021-03-01T00:00:00Z</updated><published>2021-02-03T10:00:00Z</published>
<title>Rest Is All You Need:
  Memory in Sleeping Networks</title><summary>  Networks that sleep keep
their memory.</summary><author><name>Wei Li</name></author>
<link href="http://arxiv.org/abs/2102.00001v2" rel="alternate" type="text/html"/><link title="pdf" href="http://arxiv.org/pdf/2102.00001v2" rel="related" type="application/pdf"/></entry>`

export const doajArticles: readonly object[] = [
  {
    id: '0123456789abcdef',
    created_date: '2020-01-01T00:00:00Z',
    bibjson: {
      title: 'Alváshiány és memória serdülőkorban',
      abstract: 'A serdülők memóriája romlott az alváshiány után.',
      year: '2020',
      month: '5',
      start_page: '11',
      end_page: '20',
      author: [{ name: 'Kovács Anna', affiliation: 'Example University' }],
      identifier: [
        { type: 'doi', id: '10.5555/alvas' },
        { type: 'eissn', id: '2345-6789' },
      ],
      journal: { title: 'Alváskutatás', volume: '3', number: '1', language: ['HU'], country: 'HU', publisher: 'Példa Kiadó' },
      keywords: ['alvás', 'memória'],
      link: [{ type: 'fulltext', url: 'https://journal.example.edu/alvas', content_type: 'text/html' }],
    },
  },
]

export const pubmedRecords: Readonly<Record<string, string>> = {
  '111': `<PubmedArticle><MedlineCitation><PMID Version="1">111</PMID><Article><Journal><ISSN>1234-5678</ISSN><JournalIssue><Volume>14</Volume><Issue>3</Issue><PubDate><Year>2019</Year><Month>Nov</Month></PubDate></JournalIssue><Title>Journal of Sleep Studies</Title></Journal><ArticleTitle>Sleep deprivation and memory consolidation in adolescents.</ArticleTitle><Pagination><MedlinePgn>201-19</MedlinePgn></Pagination><Abstract><AbstractText Label="BACKGROUND">Sleep matters.</AbstractText><AbstractText Label="RESULTS">${sentence} Naps helped.</AbstractText></Abstract><AuthorList><Author><LastName>Novák</LastName><ForeName>Petra M</ForeName></Author></AuthorList><Language>eng</Language><PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article><MeshHeadingList><MeshHeading><DescriptorName UI="D012892">Sleep Deprivation</DescriptorName></MeshHeading></MeshHeadingList></MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">111</ArticleId><ArticleId IdType="doi">10.5555/sleep.1</ArticleId><ArticleId IdType="pmc">PMC999</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`,
  '222': `<PubmedArticle><MedlineCitation><PMID Version="1">222</PMID><Article><Journal><JournalIssue><PubDate><Year>2012</Year></PubDate></JournalIssue><Title>Naps</Title></Journal><ArticleTitle>Memory after naps.</ArticleTitle><Language>eng</Language><PublicationTypeList><PublicationType>Systematic Review</PublicationType><PublicationType>Retracted Publication</PublicationType></PublicationTypeList></Article></MedlineCitation></PubmedArticle>`,
}

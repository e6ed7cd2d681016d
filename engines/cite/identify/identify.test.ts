import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optionalIdentifier } from './identify.ts'
import { isbn13 } from './isbn.ts'

describe('DOI', () => {
  test.each([
    ['10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['doi:10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['DOI: 10.1037/0003-066X.59.1.29.', '10.1037/0003-066X.59.1.29'],
    ['doi 10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['doi.org/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['https://doi.org/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['HTTPS://DOI.ORG/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['http://dx.doi.org/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['dx.doi.org/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['https://doi.org/doi:10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['info:doi/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['urn:doi:10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['<https://doi.org/10.1037/0003-066X.59.1.29>', '10.1037/0003-066X.59.1.29'],
    ['(https://doi.org/10.1037/0003-066X.59.1.29).', '10.1037/0003-066X.59.1.29'],
    ['“10.1037/0003-066X.59.1.29”,', '10.1037/0003-066X.59.1.29'],
    ['https://doi.org/10.1037%2F0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['10.1037%2F0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['https://doi-org.proxy.example.edu/10.1037/0003-066X.59.1.29', '10.1037/0003-066X.59.1.29'],
    ['10.1016/S0140-6736(05)67887-6', '10.1016/S0140-6736(05)67887-6'],
    ['(10.1016/S0140-6736(05)67887-6)', '10.1016/S0140-6736(05)67887-6'],
    ['https://doi.org/10.1016/S0140-6736(05)67887-6).', '10.1016/S0140-6736(05)67887-6'],
    ['https://doi.org/10.1016/S0140-6736%2805%2967887-6', '10.1016/S0140-6736(05)67887-6'],
    ['10.1016/0022-3697(62)90502-3', '10.1016/0022-3697(62)90502-3'],
    [
      '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2',
      '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2',
    ],
    ['10.1000.10/123456', '10.1000.10/123456'],
    ['10.48550/arXiv.1706.03762', '10.48550/arXiv.1706.03762'],
    ['10.5281/zenodo.1234567', '10.5281/zenodo.1234567'],
  ])('%s', (text, id) => {
    expect(optionalIdentifier(text)).toEqual({ kind: 'doi', id })
  })
})

describe('pages of publishers that hold one', () => {
  test.each([
    ['https://journals.sagepub.com/doi/full/10.1177/0956797612457784?journalCode=pssa', '10.1177/0956797612457784'],
    ['https://onlinelibrary.wiley.com/doi/10.1111/j.1467-8624.2009.01403.x/abstract', '10.1111/j.1467-8624.2009.01403.x'],
    ['https://onlinelibrary.wiley.com/doi/pdfdirect/10.1002/job.2374', '10.1002/job.2374'],
    ['https://www.tandfonline.com/doi/abs/10.1080/03075079.2018.1426806', '10.1080/03075079.2018.1426806'],
    ['https://link.springer.com/article/10.1007/s10734-019-00389-4#Sec2', '10.1007/s10734-019-00389-4'],
    ['https://link.springer.com/content/pdf/10.1007/s10734-019-00389-4.pdf', '10.1007/s10734-019-00389-4'],
    ['https://www.frontiersin.org/articles/10.3389/fpsyg.2018.01234/full', '10.3389/fpsyg.2018.01234'],
    ['https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0209899', '10.1371/journal.pone.0209899'],
    ['https://journals.plos.org/plosone/article?id=10.1371%2Fjournal.pone.0209899&type=printable', '10.1371/journal.pone.0209899'],
    ['https://www.biorxiv.org/content/10.1101/2020.01.30.927871v2.full.pdf', '10.1101/2020.01.30.927871'],
    ['https://academic.oup.com/bioinformatics/article-lookup/doi/10.1093/bioinformatics/btaa123/5739438', '10.1093/bioinformatics/btaa123'],
    ['https://dl.acm.org/doi/10.1145/3292500.3330701', '10.1145/3292500.3330701'],
    ['https://psycnet.apa.org/doi/10.1037/amp0000191', '10.1037/amp0000191'],
    ['https://www.nature.com/articles/s41586-020-2649-2', '10.1038/s41586-020-2649-2'],
    ['https://www.nature.com/articles/171737a0.pdf', '10.1038/171737a0'],
  ])('%s', (text, id) => {
    expect(optionalIdentifier(text)).toEqual({ kind: 'doi', id })
  })
})

test.each([
  // ISBN
  ['0-306-40615-2', 'isbn', '0306406152'],
  ['978-0-306-40615-7', 'isbn', '9780306406157'],
  ['978 0 306 40615 7', 'isbn', '9780306406157'],
  ['978‑0‑306‑40615‑7', 'isbn', '9780306406157'],
  ['ISBN 978-0-306-40615-7', 'isbn', '9780306406157'],
  ['ISBN-13: 978-0-306-40615-7.', 'isbn', '9780306406157'],
  ['isbn10: 080442957x', 'isbn', '080442957X'],
  ['0-8044-2957-X', 'isbn', '080442957X'],
  ['urn:isbn:9780306406157', 'isbn', '9780306406157'],
  ['https://openlibrary.org/isbn/9780306406157', 'isbn', '9780306406157'],
  ['https://www.amazon.co.uk/Some-Book/dp/0306406152/ref=sr_1', 'isbn', '0306406152'],
  // PubMed
  ['PMID: 17284678', 'pmid', '17284678'],
  ['pmid 5', 'pmid', '5'],
  ['17284678', 'pmid', '17284678'],
  ['PubMed ID: 17284678', 'pmid', '17284678'],
  ['https://pubmed.ncbi.nlm.nih.gov/17284678/', 'pmid', '17284678'],
  ['https://www.ncbi.nlm.nih.gov/pubmed/17284678', 'pmid', '17284678'],
  ['https://europepmc.org/article/MED/17284678', 'pmid', '17284678'],
  ['PMC3531190', 'pmcid', 'PMC3531190'],
  ['PMCID: PMC3531190', 'pmcid', 'PMC3531190'],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC3531190/', 'pmcid', 'PMC3531190'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC3531190/', 'pmcid', 'PMC3531190'],
  // arXiv
  ['arXiv:1706.03762', 'arxiv', '1706.03762'],
  ['arXiv:1706.03762v5 [cs.CL]', 'arxiv', '1706.03762v5'],
  ['1706.03762', 'arxiv', '1706.03762'],
  ['0704.0001', 'arxiv', '0704.0001'],
  ['hep-th/9901001', 'arxiv', 'hep-th/9901001'],
  ['arXiv:math.GT/0309136', 'arxiv', 'math/0309136'],
  ['https://arxiv.org/abs/1706.03762', 'arxiv', '1706.03762'],
  ['https://arxiv.org/pdf/1706.03762v5.pdf', 'arxiv', '1706.03762v5'],
  ['arxiv.org/abs/hep-th/9901001', 'arxiv', 'hep-th/9901001'],
  // Addresses
  ['https://www.who.int/news-room/fact-sheets', 'url', 'https://www.who.int/news-room/fact-sheets'],
  ['www.example.org', 'url', 'https://www.example.org/'],
  ['example.org/page', 'url', 'https://example.org/page'],
  ['URL: http://example.org/a(b).', 'url', 'http://example.org/a(b).'],
  ['https://hu.wikipedia.org/wiki/Őrség', 'url', 'https://hu.wikipedia.org/wiki/%C5%90rs%C3%A9g'],
  ['https://www.nature.com/news', 'url', 'https://www.nature.com/news'],
])('%s is %s %s', (text, kind, id) => {
  expect(optionalIdentifier(text)).toEqual({ kind, id })
})

test.each(['ISBN 978-0-306-40615-8', 'ISBN: 0-306-40615-3'])('%s is an ISBN with a wrong digit', (text) => {
  expect(optionalIdentifier(text)).toMatchObject({ kind: 'isbn', isWrong: true })
})

test.each([
  '',
  'Attention is all you need',
  '1984',
  '12345',
  '978-0-306-40615-8',
  '1713.03762',
  '10.1037',
  '10.1037/',
  'and/or',
  'n.d./a',
  'Dr. Smith',
  'cs/notanid',
  'Smith, J. (2020). A title. https://doi.org/10.1000/xyz',
  '10.1000/xyz A title that follows',
  'ftp://example.org/a',
  'javascript:alert(1)',
  '1.5/2',
  'e.g./i.e.',
])('“%s” is no identifier', (text) => {
  expect(optionalIdentifier(text)).toBeNull()
})

test('a DOI is found again whatever sentence stands around it', () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9]{1,8}(?:[-._;()/:][a-zA-Z0-9]{1,8}){0,4}$/)
  const balanced = part.filter((text) => text.split('(').length === text.split(')').length && !/\)[^(]*\(|^\)/.test(text))
  const before = fc.constantFrom('', 'doi:', 'https://doi.org/', '<', '(', '[', '"', 'DOI ')
  const after = fc.constantFrom('', '.', ',', ';', '>', ')', '].', '",')
  fc.assert(
    fc.property(before, fc.integer({ min: 1000, max: 99_999 }), balanced, after, (left, prefix, suffix, right) => {
      const id = `10.${prefix}/${suffix}`
      expect(optionalIdentifier(`${left}${id}${right}`)).toEqual({ kind: 'doi', id })
    }),
  )
})

test('ISBN-10 and ISBN-13 of the same book are the same', () => {
  expect(isbn13('0306406152')).toBe('9780306406157')
  expect(isbn13('080442957X')).toBe('9780804429573')
})

test('whatever is pasted is read at once', () => {
  for (const piece of ['10.1234/', '(', ')', '10.1', 'http://', '97', '9-', '%', 'doi:', 'a.']) {
    const text = piece.repeat(Math.floor(4_000 / piece.length))
    const start = performance.now()
    optionalIdentifier(text)
    expect(performance.now() - start).toBeLessThan(100)
  }
})

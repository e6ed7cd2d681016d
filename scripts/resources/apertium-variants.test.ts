import { expect, test } from 'vitest'
import { keepingOf } from './apertium-variants.ts'

test.each([
  ['no', 'årsak', 'pl.def', ['årsakene', 'årsaka'], 'årsakene'],
  ['no', 'opphav', 'pl.def', ['opphava', 'opphavene'], 'opphavene'],
  ['no', 'lede', 'pret', ['leda', 'ledet'], 'ledet'],
  ['no', 'øke', 'pret', ['øket', 'øka', 'økte'], 'økte'],
  ['no', 'bestemme', 'pp', ['bestemmet', 'bestemt'], 'bestemt'],
  ['no', 'vinne', 'pret', ['vinte', 'vant', 'vann'], 'vant'],
  ['no', 'tilby', 'pret', ['tilbydde', 'tilbøy', 'tilbød', 'tilbaud'], 'tilbød'],
  ['no', 'være', 'pret', ['været', 'væra', 'var'], 'var'],
  ['no', 'bidra', 'inf', ['bidrage', 'bidra'], 'bidra'],
  ['no', 'bok', 'pl.ind', ['boker', 'bøker'], 'bøker'],
  ['no', 'idé', 'sg.def.gen', ['ideas', 'ideens'], 'ideens'],
  ['no', 'barn', 'pl.def', ['barnene', 'barna'], 'barna'],
  ['no', 'problem', 'pl.ind', ['problem', 'problemer'], 'problemer'],
  ['no', 'eksempel', 'pl.ind', ['eksempel', 'eksempler'], 'eksempler'],
  ['no', 'tilfelle', 'pl.ind', ['tilfelle', 'tilfeller'], 'tilfeller'],
  ['no', 'krav', 'pl.ind', ['krav'], 'krav'],
  ['no', 'komité', 'pl.ind', ['komitéer', 'komitèer', 'komiteer'], 'komiteer'],
  ['no', 'tydelig', 'sup', ['tydligst', 'tydeligst'], 'tydeligst'],
  ['sv', 'använda', 'pres.pasv', ['användes'], 'används'],
  ['sv', 'skriva', 'pres.pasv', ['skrives', 'skrivs'], 'skrivs'],
  ['sv', 'läsa', 'pres.pasv', ['läses'], 'läses'],
  ['sv', 'anse', 'pres.pasv', ['anses'], 'anses'],
  ['sv', 'använda', 'past.pasv', ['användes'], 'användes'],
  ['sv', 'stödja', 'inf.actv', ['stöda'], 'stödja'],
  ['sv', 'stödja', 'pprs', ['stödande'], 'stödjande'],
  ['sv', 'välja', 'inf.pasv', ['väljas'], 'väljas'],
  ['pt', 'local', 'pl', ['locals'], 'locais'],
  ['ro', 'înțelege', 'ger', ['înţelegînd', 'înţelegând'], 'înțelegând'],
  ['sv', 'gälla', 'past.actv', ['gällade'], 'gällde'],
  ['sv', 'gälla', 'supn.actv', ['gällat'], 'gällt'],
  ['sv', 'gälla', 'pres.actv', ['gäller'], 'gäller'],
  ['sv', 'mista', 'past.actv', ['mistade'], 'miste'],
  ['sv', 'upphäva', 'past.pasv', ['upphovs'], 'upphävdes'],
  ['sv', 'utövning', 'pl.def', ['utövningerna'], 'utövningarna'],
  ['sv', 'tillbakagång', 'pl.ind', ['tillbakagånger'], 'tillbakagångar'],
  ['sv', 'gång', 'pl.ind', ['gånger'], 'gånger'],
  ['it', 'uomo', 'pl', ['uomini', 'omini'], 'uomini'],
])('%s: of %s the form %s of %j is written %s', (language, lemma, tags, forms, expected) => {
  expect(keepingOf(language).keep({ lemma, tags, forms })[0]).toBe(expected)
})

test('a variant that is not written may still be read', () => {
  expect(keepingOf('sv').keep({ lemma: 'stödja', tags: 'pres.actv', forms: ['stöder'] })).toEqual(['stöder', 'stödjer'])
})

test.each([
  ['lyckas', 'past.pasv', 'past.actv'],
  ['skriva', 'past.pasv', 'past.pasv'],
])('of Swedish %s the tags %s are read as %s', (lemma, tags, expected) => {
  expect(keepingOf('sv').tagsOf?.(lemma, tags)).toBe(expected)
})

test.each([
  ['granska', 'pp.nt.sg.ind.gen', 'granskats'],
  ['finna', 'pres.pasv', 'finnes'],
  ['finnas', 'imp', 'finns'],
  ['påverkan', 'pl.def', 'påverkanarna'],
])('of Swedish %s the form %s is not read: %s', (lemma, tags, form) => {
  expect(keepingOf('sv').keep({ lemma, tags, forms: [form] })).toEqual([])
})

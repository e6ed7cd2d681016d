import { expect, test } from 'vitest'
import { germanForms } from '../../engines/languages/de/forms.ts'
import { inflectLike } from '../../engines/languages/inflect-like.ts'
import { makeSpellers } from './spellers.ts'

const { isKnown } = await makeSpellers().get('dictionary-de')
const forms = germanForms(isKnown)

test.each([
  ['Ergebnissen', 'Ergebnis', 'Befund', 'noun', 'Befunden'],
  ['Ergebnissen', 'Ergebnis', 'Studie', 'noun', 'Studien'],
  ['Ergebnisse', 'Ergebnis', 'Resultat', 'noun', 'Resultate'],
  ['Ergebnisse', 'Ergebnis', 'Befund', 'noun', 'Befunde'],
  ['Ergebnisses', 'Ergebnis', 'Resultat', 'noun', 'Resultats'],
  ['Studien', 'Studie', 'Untersuchung', 'noun', 'Untersuchungen'],
  ['Studien', 'Studie', 'Ergebnis', 'noun', null],
  ['Methoden', 'Methode', 'Ansatz', 'noun', null],
  ['Methoden', 'Methode', 'Vorgehensweise', 'noun', 'Vorgehensweisen'],
  ['Kriterien', 'Kriterium', 'Maßstab', 'noun', null],
  ['Kriterien', 'Kriterium', 'Merkmal', 'noun', null],
  ['Ansätze', 'Ansatz', 'Zugang', 'noun', 'Zugänge'],
  ['Ansätzen', 'Ansatz', 'Zugang', 'noun', 'Zugängen'],
  ['Ansätze', 'Ansatz', 'Konzept', 'noun', 'Konzepte'],
  ['Themen', 'Thema', 'Frage', 'noun', 'Fragen'],
  ['Bücher', 'Buch', 'Werk', 'noun', 'Werke'],
  ['Büchern', 'Buch', 'Werk', 'noun', 'Werken'],
  ['Faktoren', 'Faktor', 'Ursache', 'noun', 'Ursachen'],
  ['Experten', 'Experte', 'Fachmann', 'noun', null],
  ['Forschern', 'Forscher', 'Wissenschaftler', 'noun', 'Wissenschaftlern'],
  ['Forscher', 'Forscher', 'Experte', 'noun', null],
  ['Gedanken', 'Gedanke', 'Idee', 'noun', null],
  ['Gedankens', 'Gedanke', 'Begriff', 'noun', 'Begriffs'],
  ['Hypothesen', 'Hypothese', 'Annahme', 'noun', 'Annahmen'],
  ['Risiken', 'Risiko', 'Gefahr', 'noun', 'Gefahren'],
  ['Zeiträume', 'Zeitraum', 'Abschnitt', 'noun', 'Abschnitte'],
  ['Forschungsarbeiten', 'Forschungsarbeit', 'Studie', 'noun', 'Studien'],
  ['Erkenntnisse', 'Erkenntnis', 'Einsicht', 'noun', 'Einsichten'],
  ['Bedeutungen', 'Bedeutung', 'Wichtigkeit', 'noun', null],
  ['zeigt', 'zeigen', 'belegen', 'verb', 'belegt'],
  ['zeigt', 'zeigen', 'beweisen', 'verb', 'beweist'],
  ['zeigt', 'zeigen', 'darstellen', 'verb', null],
  ['zeigte', 'zeigen', 'beweisen', 'verb', 'bewies'],
  ['zeigten', 'zeigen', 'belegen', 'verb', 'belegten'],
  ['gezeigt', 'zeigen', 'beweisen', 'verb', 'bewiesen'],
  ['gezeigt', 'zeigen', 'darstellen', 'verb', 'dargestellt'],
  ['gezeigt', 'zeigen', 'analysieren', 'verb', 'analysiert'],
  ['gezeigte', 'zeigen', 'beschreiben', 'verb', 'beschriebene'],
  ['gezeigten', 'zeigen', 'untersuchen', 'verb', 'untersuchten'],
  ['zeigende', 'zeigen', 'beschreiben', 'verb', 'beschreibende'],
  ['beschrieb', 'beschreiben', 'darstellen', 'verb', null],
  ['beschrieb', 'beschreiben', 'erläutern', 'verb', 'erläuterte'],
  ['beschrieben', 'beschreiben', 'erläutern', 'verb', null],
  ['beschriebenen', 'beschreiben', 'schildern', 'verb', 'geschilderten'],
  ['durchgeführt', 'durchführen', 'vornehmen', 'verb', 'vorgenommen'],
  ['durchgeführt', 'durchführen', 'umsetzen', 'verb', 'umgesetzt'],
  ['durchzuführen', 'durchführen', 'umsetzen', 'verb', 'umzusetzen'],
  ['durchzuführen', 'durchführen', 'prüfen', 'verb', 'zu prüfen'],
  ['durchführt', 'durchführen', 'untersuchen', 'verb', 'untersucht'],
  ['führt', 'führen', 'leiten', 'verb', 'leitet'],
  ['nimmt', 'nehmen', 'geben', 'verb', 'gibt'],
  ['gab', 'geben', 'bieten', 'verb', 'bot'],
  ['gaben', 'geben', 'leisten', 'verb', 'leisteten'],
  ['gäbe', 'geben', 'bieten', 'verb', 'böte'],
  ['gäbe', 'geben', 'leisten', 'verb', 'leistete'],
  ['gebe', 'geben', 'bieten', 'verb', 'biete'],
  ['untersucht', 'untersuchen', 'erforschen', 'verb', 'erforscht'],
  ['untersucht', 'untersuchen', 'prüfen', 'verb', null],
  ['angestiegen', 'ansteigen', 'zunehmen', 'verb', null],
  ['angestiegen', 'ansteigen', 'wachsen', 'verb', 'gewachsen'],
  ['verwendet', 'verwenden', 'benutzen', 'verb', 'benutzt'],
  ['verwendet', 'verwenden', 'nutzen', 'verb', null],
  ['analysierte', 'analysieren', 'beschreiben', 'verb', null],
  ['ändert', 'ändern', 'wandeln', 'verb', 'wandelt'],
  ['gesammelt', 'sammeln', 'erheben', 'verb', 'erhoben'],
  ['hervorgehoben', 'hervorheben', 'betonen', 'verb', 'betont'],
  ['missverstanden', 'missverstehen', 'verstehen', 'verb', 'verstanden'],
  ['wichtige', 'wichtig', 'bedeutend', 'adjective', 'bedeutende'],
  ['wichtigen', 'wichtig', 'wesentlich', 'adjective', 'wesentlichen'],
  ['wichtiger', 'wichtig', 'groß', 'adjective', null],
  ['wichtiger', 'wichtig', 'wesentlich', 'adjective', 'wesentlicher'],
  ['größere', 'groß', 'umfangreich', 'adjective', 'umfangreichere'],
  ['größten', 'groß', 'wichtig', 'adjective', 'wichtigsten'],
  ['höhere', 'hoch', 'stark', 'adjective', 'stärkere'],
  ['hohen', 'hoch', 'groß', 'adjective', 'großen'],
  ['dunkle', 'dunkel', 'teuer', 'adjective', 'teure'],
  ['bessere', 'gut', 'präzise', 'adjective', 'präzisere'],
  ['klares', 'klar', 'deutlich', 'adjective', 'deutliches'],
  ['zeigt', 'zeigen', 'Ergebnis', 'noun', null],
  ['xyzzt', 'zeigen', 'belegen', 'verb', null],
])('%s, a form of %s, makes %s as a %s: %s', (form, lemma, replacement, partOfSpeech, expected) => {
  expect(inflectLike(forms, { form, lemma, replacement, partOfSpeech })?.form ?? null).toBe(expected)
})

test.each([
  ['Bücher', 'Buch'],
  ['gezeigt', 'zeigen'],
  ['beschrieb', 'beschreiben'],
  ['durchgeführt', 'durchführen'],
  ['durchzuführen', 'durchführen'],
  ['Ergebnissen', 'Ergebnis'],
  ['anzuerkennen', 'anerkennen'],
  ['verwandte', 'verwenden'],
  ['gewichtigsten', 'gewichtig'],
  ['Hypothesentests', 'Hypothesentest'],
])('%s belongs to %s', (form, lemma) => {
  expect(forms.analyse(form).map((reading) => reading.lemma)).toContain(lemma)
})

test.each(['größer', 'Ursachen', 'zeigtest', 'besser'])('%s is a form, and no word of its own', (form) => {
  expect(forms.lexemesOf(form).filter(({ kind }) => kind === 'verb' || kind === 'adjective')).toEqual([])
})

test('another gender is told', () => {
  expect(inflectLike(forms, { form: 'Ergebnissen', lemma: 'Ergebnis', replacement: 'Studie', partOfSpeech: 'noun' })).toEqual({
    form: 'Studien',
    genders: ['n', 'f'],
  })
})

test.each([
  'Ergebnis',
  'Studie',
  'Experte',
  'Gedanke',
  'Kriterium',
  'Buch',
  'Verfahren',
  'zeigen',
  'beschreiben',
  'durchführen',
  'anerkennen',
  'ändern',
  'sammeln',
  'wichtig',
  'hoch',
  'präzise',
])('what is made of %s is read back with the same tags', (lemma) => {
  const tags = [
    'sg.nom',
    'sg.gen',
    'pl.nom',
    'pl.dat',
    'pres.p1.sg',
    'pres.p3.sg',
    'past.sg',
    'past.pl',
    'subj2.sg',
    'pp',
    'pp.en',
    'ger.er',
    'ger.zu',
    'sub.pres.p3.sg',
    'pos.em',
    'comp',
    'sup.en',
  ]
  const lexemes = forms.lexemesOf(lemma)
  expect(lexemes).not.toEqual([])
  const made = lexemes.flatMap(({ kind, formWith }) => tags.map((one) => ({ kind, tags: one, form: formWith(one) })))
  for (const { kind, tags: one, form } of made) {
    // Tags that a verb shares with those that part ask for a form that it has under others.
    if (form === null || form.includes(' ') || one.startsWith('sub.') || one === 'subj2.sg') continue
    expect(forms.analyse(form)).toContainEqual({ lemma, kind, tags: one })
  }
})

import type { Example } from './row.ts'

export const de: readonly Example[] = [
  [
    'article-journal',
    '{af:Müller}, {ag:A.}, & {af:Schäfer}, {ag:K.-H.} ({y:2017}). {t:Motivation im Mathematikunterricht der Sekundarstufe}. {c:Zeitschrift für Pädagogische Psychologie}, {v:31}({i:2}), {p:89–104}. https://doi.org/{doi:10.1024/1010-0652/a000198}',
  ],
  [
    'book',
    '{af:Wehler}, {ag:Hans-Ulrich}: {t:Deutsche Gesellschaftsgeschichte}. {ed 3:3.} Aufl. {pl:München}: {pub:C. H. Beck}, {y:2008}.',
  ],
  [
    'chapter',
    '{af:Lenz}, {ag:Karin}: {t:Die Stadt als Bühne}. In: {ef:Vogt}, {eg:Peter}; {ef:Busch}, {eg:Eva} (Hrsg.): {c:Urbane Räume}. {pl:Bielefeld}: {pub:transcript Verlag}, {y:2014}, S. {p:77–98}.',
  ],
  [
    'article-journal',
    '{af:Beck}, {ag:Ulrich} ({y:1983}): {t:Jenseits von Klasse und Stand?} In: {c:Soziale Welt}, Jg. {v:34}, H. {i:1}, S. {p:35–74}.',
  ],
  [
    'book',
    '{af:Bortz}, {ag:J.} & {af:Döring}, {ag:N.} ({y:2006}). {t:Forschungsmethoden und Evaluation} ({ed 4:4.} Aufl.). {pl:Heidelberg}: {pub:Springer}.',
  ],
  [
    'webpage',
    '{al:Statistisches Bundesamt} ({y:2020}): {t:Bevölkerung nach Altersgruppen}. Verfügbar unter: {url:https://www.destatis.de/bevoelkerung} [Zugriff am {acc 2020-06-04:04.06.2020}].',
  ],
  ['thesis', '{af:Krämer}, {ag:Julia} ({y:2011}): {t:Kindheit auf dem Land}. {g:Dissertation}, {pub:Universität Bremen}.'],
  [
    'article-newspaper',
    '{af:Schirrmacher}, {ag:F.} ({d 2010-08-21:2010, 21. August}). {t:Die Revolution der Zeit}. {c:Frankfurter Allgemeine Zeitung}, S. {p:31}.',
  ],
  [
    'book',
    '{ef:Flick}, {eg:Uwe}/{ef:Kardorff}, {eg:Ernst von}/{ef:Steinke}, {eg:Ines} (Hg.) ({y:2000}): {t:Qualitative Forschung. Ein Handbuch}. {pl:Reinbek}: {pub:Rowohlt}.',
  ],
  [
    'article-journal',
    '{af:Albrecht} {ag:M}, {af:Winkler} {ag H. J.:HJ}, {af:Roth} {ag:S}. {t:Therapie der chronischen Bronchitis}. {c:Dtsch Med Wochenschr}. {y:2014};{v:139}({i:15}):{p:781-5}.',
  ],
  [
    'chapter',
    '{ag:Sabine} {af:Maurer}, „{t:Schweigen im Archiv}“, in: {eg:Rolf} {ef:Hecker} (Hg.), {c:Erinnern und Vergessen}, {pl:Wien} {y:2009}, S. {p:211–230}.',
  ],
  [
    'book',
    '{af:Luhmann}, {ag:N.} ({y:1984}). {t:Soziale Systeme. Grundriß einer allgemeinen Theorie}. {pl:Frankfurt a. M.}: {pub:Suhrkamp}.',
  ],
  [
    'webpage',
    '{af:Keller}, {ag:Tobias}: {t:Wie das Gehirn lernt}. {url:https://www.wissen.example.de/gehirn}, abgerufen am {acc 2019-02-12:12. Februar 2019}.',
  ],
  [
    'report',
    '{af:Gebhardt}, {ag:M.} ({y:2018}). {t:Inklusion in Zahlen} ({g:Arbeitspapier} Nr. {n:12}). {pub:Technische Universität Dortmund}.',
  ],
  [
    'article-journal',
    '{af:Zimmer}, {ag:Heike}/{af:Pohl}, {ag:Dieter}: {t:Das Recht auf Vergessenwerden}, {c:Juristenzeitung} {v:70} ({y:2015}), S. {p:1021-1030}.',
  ],
  ['book', '{af:Adorno}, {ag:Theodor W.}: {t:Minima Moralia}, {pl:Frankfurt am Main} {y:1951}.'],
  [
    'article-journal',
    '{af:Fuchs}, {ag:C.}, {af:Haas}, {ag:B.} u. a. ({y:2013}). {t:Angst und Leistung im Studium}. {c:Psychologie in Erziehung und Unterricht}, {v:60}, {p:161–175}.',
  ],
  ['book', '{al:Duden} ({y:2016}): {t:Die Grammatik}. {ed 9:9.}, vollständig überarbeitete Auflage. {pl:Berlin}: {pub:Dudenverlag}.'],
  ['thesis', '{af:Ott}, {ag:S.} ({y:2019}). {t:Sprache im Netz} [{g:Unveröffentlichte Masterarbeit}]. {pub:Universität Wien}.'],
  [
    'book',
    '{af:Foucault}, {ag:Michel} ({y:1977}): {t:Überwachen und Strafen}. Übers. von {tg:Walter} {tf:Seitter}. {pl:Frankfurt a. M.}: {pub:Suhrkamp}.',
  ],
]

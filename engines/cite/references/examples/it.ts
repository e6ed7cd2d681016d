import type { Example } from './row.ts'

export const it: readonly Example[] = [
  [
    'article-journal',
    '{af:Rossi}, {ag:M.}, & {af:Bianchi}, {ag:L.} ({y:2018}). {t:L’ansia scolastica negli adolescenti}. {c:Giornale italiano di psicologia}, {v:45}({i:3}), {p:601–622}. https://doi.org/{doi:10.1421/91123}',
  ],
  ['book', '{ag:U.} {af:Eco}, {t:Lector in fabula}, {pub:Bompiani}, {pl:Milano} {y:1979}.'],
  ['book', '{af:Ginzburg}, {ag:Carlo}, {t:Il formaggio e i vermi}, {pl:Torino}, {pub:Einaudi}, {y:1976}.'],
  [
    'chapter',
    '{af:Ferri}, {ag:G.} ({y:2010}). {t:La scuola che cambia}. In {eg:A.} {ef:Conti} (a cura di), {c:Educare oggi} (pp. {p:23–41}). {pub:Il Mulino}.',
  ],
  ['article-journal', '{ag:L.} {af:Marino}, «{t:La città invisibile}», {c:Studi storici}, {v:48} ({y:2007}), n. {i:2}, pp. {p:311-340}.'],
  ['thesis', '{af:Greco}, {ag:S.} ({y:2019}). {t:Le parole della crisi} [{g:Tesi di dottorato}, {pub:Università degli Studi di Padova}].'],
  [
    'webpage',
    '{al:Istat} ({y:2021}). {t:Rapporto annuale}. Disponibile su: {url:https://www.istat.it/it/archivio/259060} (ultimo accesso: {acc 2021-09-12:12 settembre 2021}).',
  ],
  ['book', '{af Calvino:CALVINO} {ag:Italo}, {t:Lezioni americane}, {pl:Milano}, {pub:Garzanti}, {y:1988}.'],
  ['article-newspaper', '{af:Serra}, {ag:M.} ({d 2016-05-03:2016, 3 maggio}). {t:La scuola dei padri}. {c:La Repubblica}, p. {p:28}.'],
  [
    'article-journal',
    '{af:Esposito} {ag:R}, {af:Gallo} {ag:F}. {t:Terapia antibiotica nelle polmoniti}. {c:Recenti Prog Med}. {y:2015};{v:106}({i:7}):{p:330-6}.',
  ],
  [
    'book',
    '{ef:Bruni}, {eg:L.} e {ef:Zamagni}, {eg:S.} (a cura di) ({y:2009}). {t:Dizionario di economia civile}. {pl:Roma}: {pub:Città Nuova}.',
  ],
  [
    'chapter',
    '{ag:Paolo} {af:Ricci}, {t:Le strade di Roma}, in {c:Storia urbana d’Italia}, a cura di {eg:Giorgio} {ef:Sala}, {pl:Bari}, {pub:Laterza}, {y:1998}, pp. {p:55-79}.',
  ],
  ['book', '{af:Bauman}, {ag:Z.} ({y:2002}). {t:Modernità liquida} (trad. di {tg:S.} {tf:Minucci}). {pub:Laterza}.'],
  [
    'article-journal',
    '{af:De Luca}, {ag:P.}, {af:Fabbri}, {ag:C.}, & {af:D’Amico}, {ag:N.} ({y:2020}). {t:Didattica a distanza e disuguaglianze}. {c:Scuola democratica}, {v:11}({i:2}), {p:297–318}.',
  ],
]

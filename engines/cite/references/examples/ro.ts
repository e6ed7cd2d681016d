import type { Example } from './row.ts'

export const ro: readonly Example[] = [
  [
    'article-journal',
    '{af:Popescu}, {ag:I.}, & {af:Ionescu}, {ag:M.} ({y:2018}). {t:Motivația elevilor din mediul rural}. {c:Revista de Pedagogie}, {v:66}({i:1}), {p:57–74}. https://doi.org/{doi:10.26755/RevPed/2018.1/57}',
  ],
  ['book', '{af:Boia}, {ag:Lucian}, {t:Istorie și mit în conștiința românească}, {pl:București}, {pub:Editura Humanitas}, {y:1997}.'],
  [
    'chapter',
    '{af:Marin}, {ag:A.} ({y:2012}). {t:Orașul și periferia}. În {eg:D.} {ef:Stan} (coord.), {c:Sociologie urbană} (pp. {p:45–68}). {pub:Polirom}.',
  ],
  ['book', '{af:Cioran}, {ag:Emil}. {t:Pe culmile disperării}. {ed 2:Ed. a II-a}. {pl:București}: {pub:Humanitas}, {y:1993}.'],
  [
    'article-journal',
    '{af:Vasile}, {ag:Cristian}, „{t:Teatrul românesc în anii ’50}”, în {c:Studii și materiale de istorie contemporană}, vol. {v:9}, nr. {i:1}, {y:2010}, pp. {p:112-130}.',
  ],
  [
    'webpage',
    '{al:Institutul Național de Statistică}. ({y:2020}). {t:Populația României pe localități}. Disponibil la: {url:https://insse.ro/populatia}, accesat la {acc 2020-11-15:15 noiembrie 2020}.',
  ],
  ['thesis', '{af:Dobre}, {ag:E.} ({y:2016}). {t:Limbajul publicității} [{g:Teză de doctorat}, {pub:Universitatea din București}].'],
  ['book', '{af:Neculau}, {ag:A.} ({y:2004}). {t:Manual de psihologie socială}. {pl:Iași}: {pub:Editura Polirom}.'],
  [
    'article-newspaper',
    '{af:Stanciu}, {ag:R.} ({d 2019-05-12:12 mai 2019}). {t:Satul fără școală}. {c:Adevărul}. {url:https://adevarul.ro/educatie/satul.html}',
  ],
  [
    'article-journal',
    '{af:Munteanu} {ag:D}, {af:Radu} {ag:C}, {af:Ilie} {ag:S}. {t:Hepatita cronică la copii}. {c:Rev Rom Pediatr}. {y:2014};{v:63}({i:3}):{p:245-51}.',
  ],
  [
    'book',
    '{ef:Zamfir}, {eg:C.} și {ef:Vlăsceanu}, {eg:L.} (coord.) ({y:1998}). {t:Dicționar de sociologie}. {pl:București}: {pub:Babel}.',
  ],
  [
    'article-journal',
    '{af:Pop}, {ag:L.}, {af:Mureșan}, {ag:V.} și {af:Toma}, {ag:S.-G.} ({y:2021}). {t:Învățarea online în pandemie}. {c:Amfiteatru Economic}, {v:23}({i:56}), {p:15–32}.',
  ],
  [
    'book',
    '{af:Eliade}, {ag:Mircea} ({y:1992}), {t:Sacrul și profanul}, traducere de {tg:Rodica} {tf:Chira}, {pl:București}, {pub:Humanitas}.',
  ],
]

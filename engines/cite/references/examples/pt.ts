import type { Example } from './row.ts'

// Brazil writes family names in capitals (ABNT NBR 6023).
export const pt: readonly Example[] = [
  ['book', '{af Freire:FREIRE}, {ag:Paulo}. {t:Pedagogia da autonomia}. {ed:25}. ed. {pl:São Paulo}: {pub:Paz e Terra}, {y:2002}.'],
  [
    'article-journal',
    '{af Silva:SILVA}, {ag:J. R.}; {af Souza:SOUZA}, {ag:M. A.} {t:Evasão escolar no ensino médio}. {c:Educação e Pesquisa}, {pl:São Paulo}, v. {v:38}, n. {i:2}, p. {p:291-306}, {y:2012}.',
  ],
  [
    'article-journal',
    '{af:Costa}, {ag:A. F.}, & {af:Almeida}, {ag:J.} ({y:2017}). {t:Desigualdades sociais em Portugal}. {c:Análise Social}, {v:52}({i:3}), {p:610–632}. https://doi.org/{doi:10.31447/AS00032573}',
  ],
  [
    'thesis',
    '{af Oliveira:OLIVEIRA}, {ag:Ana Paula de}. {t:O lugar da escola}. {y:2010}. {np:215} f. {g:Tese (Doutorado)} – {pub:Universidade de São Paulo}, {pl:São Paulo}, 2010.',
  ],
  [
    'chapter',
    '{af Santos:SANTOS}, {ag:M.} {t:O espaço dividido}. In: {ef Lima:LIMA}, {eg:R.} (org.). {c:Geografia crítica}. {pl:Rio de Janeiro}: {pub:Zahar}, {y:1994}. p. {p:45-70}.',
  ],
  [
    'webpage',
    '{al IBGE:IBGE}. {t:Pesquisa nacional por amostra de domicílios}. {y:2019}. Disponível em: {url:https://www.ibge.gov.br/pnad}. Acesso em: {acc 2020-03-10:10 mar. 2020}.',
  ],
  ['book', '{af:Saramago}, {ag:J.} ({y:1995}). {t:Ensaio sobre a cegueira}. {pub:Caminho}.'],
  ['article-newspaper', '{af:Moura}, {ag:P.} ({d 2015-10-18:2015, 18 de outubro}). {t:O regresso à aldeia}. {c:Público}, pp. {p:12–14}.'],
  [
    'chapter',
    '{af:Ribeiro}, {ag:T.} ({y:2013}). {t:Media e democracia}. Em {eg:L.} {ef:Pinto} & {eg:S.} {ef:Neves} (Orgs.), {c:Comunicação e sociedade} (pp. {p:77–95}). {pub:Almedina}.',
  ],
  [
    'article-journal',
    '{af:Barbosa} {ag L. M.:LM}, {af:Rocha} {ag:C}. {t:Hipertensão em idosos}. {c:Rev Saude Publica}. {y:2009};{v:43}({i:2}):{p:265-72}.',
  ],
  ['book', '{af:Sousa Santos}, {ag:Boaventura de} ({y:2007}). {t:A gramática do tempo}. {pl:Porto}: {pub:Afrontamento}.'],
  [
    'thesis',
    '{af:Martins}, {ag:C.} ({y:2018}). {t:Leitura em voz alta no 1.º ciclo} [{g:Dissertação de mestrado}, {pub:Universidade do Minho}].',
  ],
  [
    'article-journal',
    '{af:Teixeira}, {ag:R.}, {af:Gomes}, {ag:V.} e {af:Lopes}, {ag:D.} ({y:2020}). {t:Ensino remoto de emergência}. {c:Revista Portuguesa de Educação}, {v:33}({i:2}), {p:112–130}.',
  ],
]

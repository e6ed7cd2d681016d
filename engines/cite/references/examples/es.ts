import type { Example } from './row.ts'

export const es: readonly Example[] = [
  [
    'article-journal',
    '{af:García López}, {ag:M.}, y {af:Fernández}, {ag:A.} ({y:2019}). {t:Lectura y rendimiento académico en primaria}. {c:Revista de Educación}, {v:385}, {p:83–107}. https://doi.org/{doi:10.4438/1988-592X-RE-2019-385-419}',
  ],
  ['book', '{af Vargas Llosa:VARGAS LLOSA}, {ag:Mario}. {t:La verdad de las mentiras}. {pl:Madrid}: {pub:Alfaguara}, {y:2002}.'],
  [
    'chapter',
    '{af:Ruiz}, {ag:J.} ({y:2008}). {t:La ciudad y sus bordes}. En {eg:C.} {ef:Martín} (Coord.), {c:Geografía urbana} (pp. {p:55–80}). {pub:Síntesis}.',
  ],
  [
    'article-journal',
    '{af:Pérez Gómez}, {ag:Ángel}: «{t:La cultura escolar en la sociedad neoliberal}», {c:Cuadernos de Pedagogía}, vol. {v:12}, núm. {i:3}, {y:1999}, pp. {p:24-39}.',
  ],
  [
    'webpage',
    '{al:Instituto Nacional de Estadística}. ({y:2020}). {t:Cifras de población}. Recuperado de {url:https://www.ine.es/prensa/cp.htm}',
  ],
  [
    'thesis',
    '{af:Navarro}, {ag:L.} ({y:2015}). {t:Memoria y migración} [{g:Tesis doctoral}, {pub:Universidad de Granada}]. {url:https://digibug.example.es/handle/10481/40123}',
  ],
  [
    'article-newspaper',
    '{af:Millás}, {ag:J. J.} ({d 2017-06-09:9 de junio de 2017}). {t:La nube}. {c:El País}. {url:https://elpais.com/opinion/nube.html}',
  ],
  [
    'article-journal',
    '{af:Sánchez} {ag:R}, {af:Molina} {ag:E}, {af:Torres} {ag:J}, et al. {t:Diabetes tipo 2 y ejercicio físico}. {c:Rev Clin Esp}. {y:2013};{v:213}({i:4}):{p:185-90}.',
  ],
  ['book', '{af:Ortega y Gasset}, {ag:José} ({y:1930}): {t:La rebelión de las masas}. {pl:Madrid}, {pub:Revista de Occidente}.'],
  [
    'book',
    '{af:Hernández}, {ag:R.}, {af:Fernández}, {ag:C.}, & {af:Baptista}, {ag:P.} ({y:2014}). {t:Metodología de la investigación} ({ed 6:6.ª} ed.). {pub:McGraw-Hill}.',
  ],
  [
    'webpage',
    '{af:Castro}, {ag:Elena}. {t:Cómo leer un mapa} [en línea]. {c:Aula Abierta}, {y:2018} [consulta: {acc 2019-02-04:4 febrero 2019}]. Disponible en: {url:https://aula.example.org/mapa}',
  ],
  [
    'article-journal',
    '{af:Vega}, {ag:Lucía}, y {ag:Jorge} {af:Ríos}. "{t:El teatro breve del Siglo de Oro}." {c:Hispanic Review}, vol. {v:70}, no. {i:2}, {y:2002}, pp. {p:201-19}.',
  ],
  ['book', '{ef:Díaz}, {eg:E.} (Ed.). ({y:2011}). {t:Filosofía del derecho}. {pub:Tecnos}.'],
  [
    'article-journal',
    '{af:Ibáñez}, {ag:P.}, {af:Mora}, {ag:G.} y {af:de la Cruz}, {ag:S.} ({y:2021}). {t:Brecha digital en zonas rurales}. {c:Comunicar}, {v:29}({i:67}), {p:9-20}.',
  ],
]

import type { Example } from './row.ts'

// APA, Harvard, Vancouver, Chicago, MLA, IEEE and what people make of them.
export const en: readonly Example[] = [
  [
    'article-journal',
    '{af:Hartley}, {ag:J. P.}, & {af:Osei}, {ag:K.} ({y:2019}). {t:Sleep and memory in first-year students: A longitudinal study}. {c:Journal of College Health}, {v:67}({i:4}), {p:312–325}. https://doi.org/{doi:10.1080/00000000.2019.1234567}',
  ],
  [
    'article-journal',
    '{af:Brennan}, {ag:M.} ({y:2015}) ‘{t:Urban rivers and the memory of floods}’, {c:Environment and History}, {v:21}({i:2}), pp. {p:187–210}.',
  ],
  [
    'article-journal',
    '{af:Okafor} {ag:C}, {af:Lindqvist} {ag:P}, {af:Tan} {ag W. L.:WL}. {t:Early mobilisation after hip fracture: a randomised trial}. {c:BMJ}. {y:2018};{v:362}:{p:k3125}. doi: {doi:10.1136/bmj.k3125}.',
  ],
  [
    'book',
    '{af:Whitcombe}, {ag:Eleanor}. {t:The Quiet Frontier: Settlers and Silence, 1840–1890}. {pl:Chicago}: {pub:University of Chicago Press}, {y:2011}.',
  ],
  [
    'article-journal',
    '{af:Delgado}, {ag:Rosa}, and {ag:Peter} {af:Finch}. “{t:Reading against the Grain}.” {c:Critical Inquiry} {v:38}, no. {i:1} ({y:2011}): {p:44–71}.',
  ],
  [
    'chapter',
    '{af:Abernathy}, {ag:T.} ({y:2014}). {t:Measuring wellbeing across cultures}. In {eg:R.} {ef:Sandoval} & {eg:H.} {ef:Meyer} (Eds.), {c:Handbook of social indicators} (pp. {p:101–128}). {pub:Springer}.',
  ],
  [
    'article-journal',
    '{ag:S.} {af:Yamada}, {ag:T. R.} {af:Collins}, and {ag:L.} {af:Fischer}, “{t:Low-power routing for dense sensor networks},” {c:IEEE Trans. Wireless Commun.}, vol. {v:14}, no. {i:6}, pp. {p:3012–3024}, {d 2015-06:Jun. 2015}.',
  ],
  [
    'webpage',
    '{al:World Health Organization}. ({d 2021-03-24:2021, March 24}). {t:Tuberculosis: Key facts}. {url:https://www.who.int/news-room/fact-sheets/detail/tuberculosis}',
  ],
  [
    'thesis',
    '{af:Marchetti}, {ag:L.} ({y:2017}). {t:Voices of the harbour: Oral history and class in Liverpool} [{g:Doctoral dissertation}, {pub:University of Leeds}]. {ar:White Rose eTheses}. {url:https://etheses.example.ac.uk/18432/}',
  ],
  [
    'book',
    '{af:Nguyen}, {ag:T. H.}, & {af:O’Leary}, {ag:S.} ({y:2020}). {t:Statistics for the reluctant} ({ed 3:3rd} ed.). {pub:Oxford University Press}.',
  ],
  [
    'article-journal',
    '{af:Patel}, {ag:Anita}. "{t:The Afterlife of Empire in the Suburban Novel}." {c:Modern Fiction Studies}, vol. {v:59}, no. {i:3}, {y:2013}, pp. {p:501-23}.',
  ],
  [
    'paper-conference',
    '{ag:A.} {af:Kumar} and {ag:J.} {af:Berg}, “{t:Parsing noisy citations with little data},” in {c:Proc. 12th Int. Conf. Document Analysis}, {pl:Washington, DC}, {y:2013}, pp. {p:1120–1124}.',
  ],
  [
    'report',
    '{al:National Audit Office}. ({y:2016}). {t:Managing the sale of public land} ({g:Report} No. {n:HC-22}). {url:https://www.nao.example.org/report/land}',
  ],
  [
    'article-newspaper',
    '{af:Carrington}, {ag:D.} ({d 2019-02-10:2019, February 10}). {t:Plummeting insect numbers threaten collapse of nature}. {c:The Guardian}. {url:https://www.theguardian.com/environment/2019/feb/10/insects}',
  ],
  [
    'article',
    '{af:Vance}, {ag:A.}, {af:Suzuki}, {ag:N.}, & {af:Parr}, {ag:J.} ({y:2017}). {t:Attention without recurrence}. {pub:arXiv}. https://arxiv.org/abs/{n arXiv=1706.01234:1706.01234}',
  ],
  ['book', '{ef:Grantham}, {eg:H.}, & {ef:Weiss}, {eg:D.} (Eds.). ({y:2009}). {t:Oral cultures and the written word}. {pub:Routledge}.'],
  [
    'chapter',
    '{af:Mbeki}, {ag:Lindiwe}. “{t:Mining Towns and Their Music}.” In {c:Sounds of the South}, edited by {eg:Carl} {ef:Hendricks}, {p:88–112}. {pl:New York}: {pub:Norton}, {y:2006}.',
  ],
  ['book', '{af:de Waal}, {ag:F.} ({y:2013}). {t:The bonobo and the atheist}. {pub:W. W. Norton}.'],
  [
    'article-journal',
    '{af:van der Meer}, {ag:J.}, {af:Li}, {ag:X.}, {af:García Romero}, {ag:M.}, et al. ({y:2021}). {t:Genomic signatures of drought tolerance in wild barley}. {c:Nature Plants}, {v:7}, {p:945–956}.',
  ],
  [
    'dataset',
    '{al:Pew Research Center}. ({y:2018}). {t:American trends panel wave 26} [{g:Data set}]. {url:https://www.pewsocialtrends.org/dataset/wave-26/}',
  ],
  [
    'webpage',
    '{t:How the Dutch rebuilt their dunes}. ({d 2018-07-03:2018, July 3}). {c:Delta Notes}. Retrieved {acc 2020-05-12:May 12, 2020}, from {url:https://www.deltanotes.example.org/dunes}',
  ],
  [
    'book',
    '{af:Harrow} {ag G. T.:GT}, {af:Singh} {ag:P}. {t:Textbook of clinical nutrition}. {ed 4:4th} ed. {pl:London}: {pub:Elsevier}; {y:2012}. {np:648} p.',
  ],
  [
    'article-journal',
    '{af:Falk}, {ag:A.} and {af:Rowe}, {ag:D.} ({y:1998}). {t:Trust and the small firm}. {c:Economic Geography} {v:74}: {p:220–241}.',
  ],
  [
    'article-journal',
    '{af:Stein}, {ag:E.} {y:2004}. {t:The limits of legal transplant}. {c:American Journal of Comparative Law} {v:52} ({i:2}): {p:355–390}.',
  ],
  ['book', '{af:Morrison}, {ag:Toni}. {t:Playing in the Dark}. {pub:Harvard University Press}, {y:1992}.'],
  [
    'motion_picture',
    '{al:Open Learning Studio}. ({d 2020-11-05:2020, November 5}). {t:Why maps lie} [{g:Video}]. {pub:YouTube}. {url:https://www.youtube.com/watch?v=a1b2c3d4e5f}',
  ],
  [
    'article-journal',
    '{af:Lowe}, {ag:P.}, {af:Adeyemi}, {ag:B.}, & {af:Strand}, {ag:I.} ({s:in press}). {t:Learning to wait: Delay discounting in adolescents}. {c:Developmental Science}.',
  ],
  [
    'webpage',
    '{al:Centers for Disease Control and Prevention}. (n.d.). {t:Handwashing: Clean hands save lives}. Retrieved {acc 2021-01-15:January 15, 2021}, from {url:https://www.cdc.gov/handwashing/}',
  ],
  [
    'report',
    '{af:Autor}, {ag:D.}, & {af:Reyes}, {ag:C.} ({y:2016}). {t:Import competition and local newspapers} ({g:NBER Working Paper} No. {n:w21906}). {pub:National Bureau of Economic Research}. https://doi.org/{doi:10.3386/w21906}',
  ],
  ['book', '{af:Freire}, {ag:P.} ({y:1970}). {t:Pedagogy of the oppressed} ({tg:M. B.} {tf:Ramos}, Trans.). {pub:Continuum}.'],
  [
    'chapter',
    '{af:Tulving} {ag:E}. {t:Episodic and semantic memory}. In: {ef:Tulving} {eg:E}, {ef:Donaldson} {eg:W}, editors. {c:Organization of memory}. {pl:New York}: {pub:Academic Press}; {y:1972}. p. {p:381–403}.',
  ],
  [
    'article-journal',
    '{af:Huang}, {ag:Y.}; {af:Petrov}, {ag:D.}; {af:Sauer}, {ag:M.} {t:Copper catalysis in water}. {c:J. Am. Chem. Soc.} {y:2012}, {v:134}, {p:9012–9018}.',
  ],
  [
    'webpage',
    '{af:Sherwin}, {ag:B.} ({d 2017-09-14:14 September 2017}). {t:What the tide brings in}. [online] {c:Coastal Review}. Available at: {url:https://coastal.example.com/tide} [Accessed {acc 2018-03-02:2 Mar. 2018}].',
  ],
  [
    'software',
    '{al:R Core Team}. ({y:2020}). {t:R: A language and environment for statistical computing} [{g:Computer software}]. {pub:R Foundation for Statistical Computing}. {url:https://www.R-project.org/}',
  ],
  [
    'article-journal',
    '{af:Ellison}, {ag:R. B.}, {ag:M.} {af:Hsu}, and {ag:K.} {af:Torres}. {y:2007}. “{t:Benefits of weak ties online}.” {c:Journal of Computer-Mediated Communication} {v:12} ({i:4}): {p:1143–68}. doi:{doi:10.1111/j.1083-6101.2007.00367.x}.',
  ],
  [
    'article-journal',
    '{af:King}, {ag:M. L.}, {as:Jr.}, & {af:Abbott}, {ag:S.} ({y:1962}). {t:The case against tokenism}. {c:New York Review}, {v:5}({i:1}), {p:11–13}.',
  ],
  ['thesis', '{af:Osborne}, {ag:Clare}. “{t:Markets and Morals in Medieval York}.” {g:PhD diss.}, {pub:University of York}, {y:2008}.'],
  [
    'article-journal',
    '{af:Roth}, {ag:W.}, & {af:Lam}, {ag:C.} ({y:2022}). {t:Is remote teaching worse? Evidence from twelve countries}. {c:PLOS ONE}, {v:17}({i:3}), Article {n:e0264523}. https://doi.org/{doi:10.1371/journal.pone.0264523}',
  ],
  [
    'book',
    '{af:Hobbes}, {ag:Thomas}. {t:Leviathan}. Edited by {eg:Richard} {ef:Tuck}. {pl:Cambridge}: {pub:Cambridge University Press}, {y:1996}.',
  ],
  [
    'article-magazine',
    '{af:Kolbert}, {ag:E.} ({d 2014-05-26:2014, May 26}). {t:The quiet extinction}. {c:The New Yorker}, {v:90}({i:14}), {p:28–35}.',
  ],
]

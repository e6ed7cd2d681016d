/**
 * Endings of inflection by language, without accents because words are compared without them; the longest that fits is
 * taken off, `rounds` times at most, and at least `leastStem` letters stay. Regular endings of nouns, adjectives and
 * verbs only: a stem need not be a word, but words of one stem should share a sense.
 */
export type SuffixTable = {
  readonly rounds: number
  readonly leastStem: number
  readonly longest: number
  readonly endings: ReadonlySet<string>
}

const table = (rounds: number, leastStem: number, list: string): SuffixTable => {
  const endings = new Set(list.split(/\s+/).filter(Boolean))
  return { rounds, leastStem, endings, longest: Math.max(...Array.from(endings, (ending) => ending.length)) }
}

export const suffixes: Readonly<Record<string, SuffixTable>> = {
  cs: table(
    2,
    4,
    `a e i o u y ou em am um im ech ach ich ych ami emi imi ymi ovi ove ova ovy ovou eho emu ej ejsi ejsich ejsimu eji ho mu mi
    ete ite ata ate aty atech atum al ala alo ali aly il ila ilo ili ily el ela elo eli ely ul ula ulo uli uly am as ame ate aji im is ime ite eji
    uji uje ujes ujeme ujete oval ovala ovalo ovali ovaly ovat ovan ovani ovana ovano at it et out an ana ano ani any en ena eno eni eny ost osti
    ni nich nim nimi ny na ne neho nemu nou sky ska ske skeho skemu skou skych skym skymi cke cky cka ckeho ckych kach kami`,
  ),
  de: table(
    2,
    4,
    `e em en er es n s st t te ten tes ter tet test et est ern ere erem eren erer eres ste sten ster stes stem end ende enden ender endes endem ung
    ungen ungs keit keiten heit heiten lich liche lichen licher liches lichem ig ige igen iger iges igem isch ische ischen ischer isches ischem`,
  ),
  en: table(
    2,
    4,
    `s es ed d ing ings er ers est ly y e ie ies ied ier iest ness nesses ment ments al ally ation ations ate ates ated ating ative ator ators
    ion ions ive ity ities ize izes ized izing ise ises ised ising able ible ably ibly ful fully ous ously less ance ances ence ences ant ent ic ical ically i`,
  ),
  es: table(
    2,
    3,
    `a o e as os es s ar er ir ado ada ados adas ido ida idos idas ando iendo yendo amos emos imos an en aba abas aban abamos ia ias ian iamos
    aron ieron ara aran ira iran era eran are ere ire aria arian eria erian iria irian ase ase asen iese iesen ara iera ieran aste iste io o
    arlo arla arlos arlas arse erse irse lo la le los las les se mente cion ciones idad idades ista istas able ables ible ibles oso osa osos osas ivo iva ivos ivas`,
  ),
  fr: table(
    2,
    4,
    `s x e es ee ees er ers ez ai ais ait aient iez ont ent ant ante ants antes a as ames ates erent era erai eras erons eront erait eraient
    ir is it issent issait issaient issant i ie ies it ira iront irait re u ue us ues eur eurs euse euses eux if ifs ive ives ment ments ement ements
    tion tions ation ations ite ites able ables ible ibles al ale ales aux el elle els elles ien ienne iens iennes ique iques isme iste istes ance ances ence ences`,
  ),
  hu: table(
    3,
    4,
    `a e i o u k t n m d s at et ot ak ek ok om em am od ed ad ban ben ba be bol tol rol hoz hez ra re nal nel nak nek val vel ert ig kent kor ul va ve
    on en an ja je jan jen jat jet jai jei ai ei juk juk unk ink tok tek tak uk aik eik jaik jeik aim eim aid eid aink eink jaink jeink
    ban ben al el ll gal gel kal kel lal lel mal mel nal nel ral rel sal sel szal szel tal tel zal zel bal bel dal del
    ott ett tt tak tek tam tem tad ted tuk tunk tatok tetek na ne nak nek nank nenk nam nem nad ned ni nie nia hat het hato heto
    as es os ast est asa ese asat eset asanak esenek asok esek asban esben aban eben obb ebb abb bb abban ebben abbat ebbet ban an en ul
    ja ik om unk ank enk ank juk nek si i us us t ott olt elt alt tat tet tas tes sag seg saga sege sagot seget sagi segi sagok segek sagban segben
    o ok u uak uek ak okat eket akat akban ekben okban okra ekre akra oknak eknek aknak okbol ekbol akbol okkal ekkel akkal oktol ektol aktol
    an en kepp leg`,
  ),
  it: table(
    2,
    3,
    `a e i o are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo iamo iate ano ono ava avo avi avano eva evo evi evano iva ivo ivano
    ero era erai eremo eranno ira iranno arono erono irono asse assero esse essero isse issero erebbe erebbero irebbe rsi arsi ersi irsi
    lo la li le gli ne mi ti si ci vi mente zione zioni ita ista isti iste abile abili ibile ibili oso osa osi ose ivo iva ivi ive ale ali amento amenti imento imenti ia ie io ii`,
  ),
  nl: table(
    2,
    4,
    `e en n s t d te ten de den er ers est ste sten end ende enden ing ingen heid heden lijk lijke lijker ig ige iger je jes tje tjes isch ische aal ale eel ele`,
  ),
  no: table(
    2,
    4,
    `a e et en n s er ene ane ens ets ers enes ere est este t te de dde dd ende ing ingen inger ingene het heten heter lig lige ligt ig ige isk iske skap skapet skapen else elsen elser ar`,
  ),
  pl: table(
    2,
    4,
    `a e i o u y ie ia io iu em om am ow owi owie ami ach ech ich ych im ym imi ymi ego emu ej iej iego iemu iej a owa owe owy owej owego owych owym owymi owa
    ac ec ic yc al ala alo ali aly il ila ilo ili ily yl yla ylo yli yly el ela elo eli ely uje ujesz ujemy ujecie uja uj owac owal owala owalo owali owaly owano owany owana owane
    am asz amy acie aja em esz emy ecie eja ie isz imy icie ysz ymy ycie a e sz my cie la lo li ly l no ano ono any ana ane anych anym ony ona one onych onym enie enia eniu eniem anie ania aniu aniem
    osc osci oscia oscie ski ska skie skiego skiej skich skim skimi cki cka ckie ckiego ckiej ckich ckim szy sza sze szego szej szych niejszy niejsza niejsze ek ku ka ki ko kom kami kach`,
  ),
  pt: table(
    2,
    3,
    `a o e as os es s ar er ir ado ada ados adas ido ida idos idas ando endo indo amos emos imos am em ava avas avam avamos ia ias iam iamos
    ou aram eram iram ara era ira arei erei irei arao erao irao aria ariam eria eriam iria iriam asse assem esse essem isse issem eu iu ei i u
    lo la los las se lhe lhes mente cao coes dade dades ista istas avel aveis ivel iveis oso osa osos osas ivo iva ivos ivas ao oes aes al ais el eis`,
  ),
  ro: table(
    3,
    3,
    `a e i u o ul ului le lor ii iei ei ele elor uri urile urilor ua ea eaua lui ile ilor i ia iile iilor iul iului ilor ilei a ai am ati au
    at ata ati ate ut uta uti ute it ita iti ite are ere ire and ind eaza ez ezi esc esti este eau am ai iam iau asem ase aseram ira ara ura
    eze easca asca ism isme ist ista isti iste istul tie tii tia tiei tiile tiilor iune iuni iunii iunea iunile iunilor itate itati itatea itatii itatile
    or ori oare oarea oarei oarelor orul orului orii orilor al ala ali ale os oasa osi oase iv iva ivi ive bil bila bili bile ic ica ici ice ului mente ment mentul mente mentele`,
  ),
  sk: table(
    2,
    4,
    `a e i o u y ou om am um im och ach ich ych iach ami emi imi ymi mi ovi ove ova ovy ov ovia ovom ovou eho emu ej ejsi ejsia ejsie ejsich ejsieho ejsou ho mu
    ete ite ata ata ati at al ala alo ali il ila ilo ili el ela elo eli ol ola olo oli ul ula ulo uli am as ame ate aju im is ime ite ia iu ie iem ies ieme iete
    uje ujes ujeme ujete uju oval ovala ovalo ovali ovat ovany ovana ovane ovanie ovania ovani at it et ut an ana ane ani anie ania aniu anim any en ena ene eni enie enia eniu enim eny ost osti ostou
    ny na ne neho nemu nej nou nych nym nymi ni nom sky ska ske skeho skemu skej skou skych skym skymi sko cky cka cke ckeho ckej ckych kach kami ku ka ke ky`,
  ),
  sv: table(
    2,
    4,
    `a e et en n s ar or er na arna orna erna ens ets ers ars ors nas arnas ornas ernas are ast aste t te de dde ade ades as ande ende ing ingen ingar ingarna ningen ning
    het heten heter lig liga ligt ig iga igt isk iska iskt skap skapet skaper else elsen elser`,
  ),
  tr: table(
    4,
    4,
    `lar ler lari leri larin lerin larini lerini larina lerine larinda lerinde larindan lerinden larinin lerinin
    i u a e si su yi yu ya ye in un nin nun im um imiz umuz iniz unuz miz muz niz nuz sin sun
    da de ta te dan den tan ten nda nde ndan nden yla yle la le ca ce ki daki deki taki teki ndaki ndeki
    di du ti tu dim dum tim tum din dun tin tun dik duk tik tuk dilar diler dular duler tilar tiler tular
    mis mus misti mustu misler muslar yor iyor uyor iyordu uyordu iyorlar uyorlar acak ecek acagi ecegi acaklar ecekler acagini ecegini
    ar er ir ur r maz mez mak mek ma me mayi meyi masi mesi masini mesini masina mesine masinda mesinde mis an en yan yen digi dugu tigi tugu digini dugunu tigini tugunu diginde
    dir dur tir tur dirlar dirler se sa arak erek ip up ince unca li lu lik luk ligi lugu ligini lugunu siz suz ci cu cilik il ul n m k`,
  ),
}

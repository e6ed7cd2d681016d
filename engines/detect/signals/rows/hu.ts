import { listed, type SignalRows } from '../signal-rows.ts'

export const hu: SignalRows = {
  connectives:
    listed(`azonban; ugyanakkor; emellett; ezenkívül; ezen kívül|túlmenően|felül; ezentúl; továbbá; ráadásul; mindazonáltal; mindemellett;
    ennek ellenére; mindezek ellenére; ezzel szemben; ezzel ellentétben; következésképpen; ennek következtében; ebből következően; ennek eredményeként|eredményeképpen;
    ezért; éppen ezért; ezáltal; így; így tehát; tehát; összességében; összefoglalva; összegezve; összegzésképpen; végezetül; végül; végső soron;
    először is; elsősorban; elsőként; másodszor; harmadszor; másrészt; egyrészt; másfelől; egyfelől; például; hasonlóképpen; hasonlóan; ugyanígy;
    különösen; nevezetesen; vagyis; azaz; más szóval; más szavakkal; egyszóval; valójában; általában véve; általánosságban; e tekintetben; ebben a tekintetben;
    ebben az összefüggésben; ennek fényében; ennek megfelelően; ezzel összhangban; egyúttal; eközben; ezt követően; mindenekelőtt; nem utolsósorban; sőt; ellenkezőleg`),
  stockPhrases: [
    [
      'mai|napjaink rohanó|felgyorsult|gyorsan|folyamatosan (változó) világban|világunkban|világában',
      'A mai rohanó világban kevés az idő.',
      'A mai világban is fúj a szél.',
    ],
    ['gyorsan|folyamatosan|rohamosan változó világ*|környezet*', 'Egy folyamatosan változó világban élünk.', 'A világ gyorsan forog.'],
    ['kulcsfontosságú|kulcsszerepet|kulcsszerepe', 'Az alvás kulcsfontosságú a tanulásban.', 'A kulcs az asztalon van.'],
    [
      'fontos|kulcsfontosságú|meghatározó|jelentős|döntő|központi|kiemelt|létfontosságú szerepet|szerepe játsz*|tölt*|van',
      'A víz fontos szerepet játszik ebben.',
      'Ő kapta a főszerepet.',
      'people',
    ],
    ['elengedhetetlen a|az|hogy', 'Elengedhetetlen a türelem.', 'Nem engedték el a kutyát.'],
    [
      'fontos|érdemes|szükséges megjegyezni|megemlíteni|hangsúlyozni|kiemelni|szem|figyelembe',
      'Fontos megjegyezni, hogy esett.',
      'Fontos levelet kaptam.',
    ],
    ['nem csupán|csak|pusztán ... hanem (a|az) ... is', 'Nem csupán olcsó, hanem gyors is.', 'Nem csak ő jött el.'],
    ['összességében elmondható|megállapítható|kijelenthető', 'Összességében elmondható, hogy sikerült.', 'Az összesség fogalma ismert.'],
    [
      'összefoglalva elmondható|megállapítható / összegzésképpen elmondható|megállapítható',
      'Összefoglalva elmondható, hogy jó volt.',
      'Összefoglalva küldöm a leltárt.',
    ],
    ['napjainkban egyre inkább|több|nagyobb|fontosabb', 'Napjainkban egyre több a gond.', 'Napjainkban ritka az ilyen.'],
    [
      'egyre nagyobb|fontosabb|hangsúlyosabb szerepet|figyelmet|hangsúlyt|jelentőséggel',
      'A sport egyre nagyobb figyelmet kap.',
      'A fa egyre nagyobb.',
    ],
    [
      'új távlatokat|dimenziókat|lehetőségeket nyit* / nyit* új távlatokat|lehetőségeket',
      'A gép új távlatokat nyit.',
      'Kinyitotta az új ablakot.',
    ],
    [
      'hozzájárul*|hozzájárulhat* (a|az|ahhoz) ... fejlődéséhez|megértéséhez|javításához|növeléséhez|kialakulásához',
      'A sport hozzájárul a gyerekek fejlődéséhez.',
      'Hozzá járt iskolába.',
    ],
    ['jelentős hatást|hatással (gyakorol*|van|volt)', 'A háború jelentős hatással volt rá.', 'A hatás elmaradt.'],
    ['mély|mélyreható nyomot|hatást (hagy*|gyakorol*)', 'Az út mély nyomot hagyott benne.', 'A kerék nyomot hagyott.'],
    ['mélyebb megértés* / jobb|átfogóbb megértés*', 'Ez a mélyebb megértést szolgálja.', 'Megértés nélkül nem megy.'],
    ['értékes betekintést|tapasztalat*|ismeretek*', 'A kötet értékes betekintést nyújt.', 'Értékes gyűrűt talált.'],
    ['betekintést nyújt*|enged*|ad* / nyújt* betekintést', 'A film betekintést nyújt a múltba.', 'Betekintett az ablakon.'],
    ['széles körű|skálán|skáláját|spektrum* / széleskörű', 'Széles körű vita folyt.', 'Széles út vezet oda.', 'people'],
    ['számos kihívás*|lehetőség*|előny*|szempont*', 'A város számos kihívással néz szembe.', 'Számos ember jött.'],
    ['kihívások elé állít* / kihívásokkal|kihívással néz*|szembesül*', 'A cég új kihívásokkal néz szembe.', 'Elfogadta a kihívást.'],
    ['lehetőségeket és kihívásokat / kihívásokat és lehetőségeket', 'Ez kihívásokat és lehetőségeket hoz.', 'Volt egy lehetőség.'],
    ['megkérdőjelezhetetlen|vitathatatlan|tagadhatatlan hogy', 'Vitathatatlan, hogy szép.', 'Vita volt belőle.'],
    ['nem szabad megfeledkezni|elfelejteni|figyelmen', 'Nem szabad megfeledkezni a vízről.', 'Nem szabad futni.'],
    ['rávilágít* a|az|arra', 'A könyv rávilágít a hibákra.', 'A lámpa a falra világít.'],
    [
      'aláhúzza|alátámasztja|kiemeli|hangsúlyozza (a|az|annak) ... fontosságát|jelentőségét|szükségességét',
      'Ez aláhúzza a pihenés fontosságát.',
      'Aláhúzza a nevét.',
    ],
    [
      'a|az ... fontossága|jelentősége vitathatatlan|megkérdőjelezhetetlen|felbecsülhetetlen',
      'A tej fontossága vitathatatlan.',
      'Jelentősége nincs.',
    ],
    ['harmonikus|tökéletes|finom egyensúly* / egyensúlyt teremt*|talál*', 'A tánc egyensúlyt teremt.', 'Elvesztette az egyensúlyát.'],
    ['szerves része|részét|részévé', 'A zene szerves része az életnek.', 'Szerves anyagot mért.', 'people'],
    ['mérföldkő|mérföldkövet|mérföldköve', 'A nap mérföldkő volt.', 'Két mérföld van hátra.'],
    ['kincsestára|kincsesbánya|tárháza|tárházát', 'A könyvtár a tudás tárháza.', 'Megtalálta a kincset.'],
    ['ékes bizonyítéka|példája / élő bizonyítéka|bizonyíték', 'A híd ékes példája ennek.', 'Nincs bizonyíték.'],
    [
      'elválaszthatatlan|elválaszthatatlanul része|része|kapcsolód*|összefonód*',
      'A kettő elválaszthatatlanul összefonódik.',
      'Elválasztották a tojást.',
    ],
    [
      'komplex|összetett|sokrétű|sokoldalú kérdés*|probléma*|folyamat*|jelenség* / sokrétű',
      'Ez egy összetett kérdés.',
      'A kérdés egyszerű.',
    ],
    ['átfogó képet|elemzés*|megközelítés*|megoldás*', 'Átfogó képet ad.', 'Szép képet festett.'],
    ['holisztikus|innovatív|fenntartható megközelítés*|megoldás*|szemlélet*', 'Innovatív megoldást keresnek.', 'A megoldás hibás.'],
    ['döntő|alapvető|kiemelkedő|kiemelt fontosságú|jelentőségű|jelentőséggel', 'Kiemelt jelentőségű ügy.', 'Nincs fontos dolga.'],
    [
      'tudatos|felelősségteljes döntés*|használat*|hozzáállás* / tudatosan és felelősségteljesen',
      'Fontos a tudatos használat.',
      'A döntés megszületett.',
    ],
    ['a|az ... világában / világába kalauzol*|repít*|vezet*', 'A könyv a mesék világába repít.', 'A világ nagy.', 'people'],
    ['felfedezni|megtapasztalni|átélni a|az ... szépség*|varázs*|élmény*', 'Jó átélni a tél szépségét.', 'Felfedezni nehéz.'],
    ['felejthetetlen|lenyűgöző|lélegzetelállító élmény*|látvány*|környezet*', 'Felejthetetlen élmény volt.', 'Nem felejtette el.'],
    ['legyen szó|akár ... akár|vagy', 'Legyen szó úszásról vagy futásról, jó.', 'Legyen kenyér!'],
    ['jelen dolgozat|tanulmány|esszé|kutatás (célja|arra)', 'Jelen tanulmány célja más.', 'Jelen volt az órán.'],
    ['célja hogy / célunk hogy', 'A terv célja, hogy segítsen.', 'A cél messze van.', 'people'],
    ['további kutatások|vizsgálatok szükségesek|kellenek|indokoltak', 'További kutatások szükségesek.', 'További jó utat!'],
  ],
  person:
    listed(`én; engem; nekem; velem; tőlem; rólam; hozzám; nálam; bennem; rám; rajtam; miattam; szerintem; enyém; saját magam; magamat; magamnak;
    minket; bennünket; nekünk; velünk; tőlünk; rólunk; hozzánk; nálunk; bennünk; ránk; rajtunk; szerintünk; miénk; magunk*; vagyok; voltam; leszek; lennék; vagyunk;
    voltunk; leszünk; tudom; gondolom; hiszem; érzem; látom; úgy vélem; vélem; azt hiszem; szeretnék; szeretném; akarok; akarom; mondom; kérem; tudok; megyek; élek; lakom; dolgozom; tanulok; emlékszem; javaslom; ajánlom; bemutatom; vizsgálom; elemzem; *tam; *tem; *unk; *ünk`),
  notPerson: ['totem', 'item', 'trunk', 'punk', 'funk', 'sztem'],
  lastOfSeveral: ['és', 's', 'vagy', 'illetve', 'valamint'],
  capitalsAreNames: true,
}

import { words } from '../words.ts'

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...words(text)].map((row) => {
      const [word = '', stem = ''] = row.split('=')
      return [word, stem] as const
    }),
  )

// Sorted by kind of change. Compounds that end in one of these words change as it does.

/** What stands before the vowel of the plural and of most owners. */
export const stems: ReadonlyMap<string, string> =
  table(`bogár=bogar cserép=cserep dél=del derék=derek ég=eg egér=eger fedél=fedel fenék=fenek fonál=fonal gyökér=gyöker hét=het
  híd=hid jég=jeg kanál=kanal kenyér=kenyer kerék=kerek kevés=keves kéz=kez kötél=kötel közép=közep kút=kut levél=level lúd=lud madár=madar
  név=nev nehéz=nehez nyár=nyar nyúl=nyul pohár=pohar rúd=rud sugár=sugar szamár=szamar szekér=szeker szél=szel szűz=szüz tehén=tehen tél=tel
  tér=ter tenyér=tenyer tűz=tüz út=ut úr=ur veréb=vereb víz=viz mész=mesz
  bátor=bátr bokor=bokr cukor=cukr dolog=dolg eper=epr fodor=fodr fészek=fészk gödör=gödr haszon=haszn iker=ikr kölyök=kölyk köröm=körm
  kéreg=kérg majom=majm malom=malm marok=mark méreg=mérg mocsok=mocsk ököl=ökl ökör=ökr öböl=öbl piszok=piszk retek=retk sarok=sark
  sátor=sátr selyem=selym szobor=szobr terem=term titok=titk torok=tork torony=torny tücsök=tücsk tükör=tükr vászon=vászn vödör=vödr
  kő=köv cső=csöv tő=töv fű=füv mű=műv alapmű=alapműv életmű=életműv főmű=főműv remekmű=remekműv ló=lov lé=lev tó=tav hó=hav`)

/** Words that change as no other does, alone and in compounds: `szavak`, but `szót`; `falvak`, but `falunk`. */
export const ownPlurals: readonly {
  readonly end: string
  readonly oblique: string
  readonly plural: string
  readonly link: string
  readonly owned: string
}[] = [
  { end: 'szó', oblique: 'szav', plural: 'szavak', link: 'a', owned: 'szava' },
  { end: 'falu', oblique: 'falu', plural: 'falvak', link: '', owned: 'faluja' },
  { end: 'férfi', oblique: 'férfi', plural: 'férfiak', link: '', owned: 'férfija' },
  { end: 'bíró', oblique: 'bírá', plural: 'bírák', link: '', owned: 'bírája' },
]

/** These change so alone: "szakértő" is no "tő". */
export const onlyAlone: ReadonlySet<string> = words('cső dél derék ég elég fű hét hó kő lé ló mű tél tó tő úr')

/** Words of this ending lose its vowel: `fogalom` → fogalm-. */
export const losesVowel = /(?:[aá]lom|[eé]lem|[uú]lom)$/
/** But not these. */
export const keepsVowel = /(?:^|alap|kép|szerv|áramkör|szöveg|nyelv|jel|stílus|sor|rend|sejt|fő|kulcs|épület|vegy)elem$/

/** Words whose plural has a or e, where the dictionary knows both. */
export const lowered = /(?:^|[^aáeéiíoóöőuúüű])(?:ház|fal|(?<!tan)ár|tár|fog|toll|láb|száj|szárny|vár|nyak|haj)$/

/** The third person's own: `ideje`. */
export const owners: ReadonlyMap<string, string> = table(
  'erő=ereje idő=ideje mező=mezeje tető=teteje velő=veleje ajtó=ajtaja fiú=fia nap=napja szint=szintje',
)

/** The form in which nothing else tells: the accusative. */
export const accusatives: readonly (readonly [RegExp, string])[] = [
  [/hely$/, 'helyet'],
  [/(?:^|[^aáeéiíoóöőuúüű])szer$/, 'szert'],
]

/** Adjectives: what is more so. */
export const comparatives: ReadonlyMap<string, string> =
  table(`bátor=bátrabb bő=bővebb hosszú=hosszabb ifjú=ifjabb jó=jobb kevés=kevesebb kicsi=kisebb kis=kisebb könnyű=könnyebb lassú=lassabb
  nagy=nagyobb nehéz=nehezebb sok=több szép=szebb hű=hívebb`)

/** Adjectives: how it is done. */
export const adverbs: ReadonlyMap<string, string> =
  table(`bátor=bátran bő=bőven forró=forrón gazdag=gazdagon hosszú=hosszan hű=hűen jó=jól kicsi=kicsit könnyű=könnyen lassú=lassan nagy=nagyon
  rossz=rosszul szabad=szabadon vastag=vastagon fiatal=fiatalon nyers=nyersen igaz=igazán új=újonnan valószínű=valószínűleg`)

/** Words with vowels of i, í or é that take endings of a and o, where the dictionary cannot tell. */
export const backWords: ReadonlySet<string> = words('cél csík díj gyík héj híd híj íj ín kín nyíl síp sír szíj zsír')

/** Too irregular to be made by rule. */
export const beyondRules: ReadonlySet<string> =
  words(`az ez ami amely aki ki mi te én ő maga daru tetű disznó ifjú fő hő só zseni batyu borjú varjú szomjú tíz
  sok több egyéb`)

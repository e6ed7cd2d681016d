/** What a verb is conjugated from. `present` holds the six persons. */
export type VerbParts = {
  readonly present: readonly string[]
  /** "zkouma" of "zkoumal, zkoumala": what -l is put to, and where men and women differ ("šel, šla") the second. */
  readonly past: readonly [men: string, women: string]
  /** "zkoumán", from which "zkoumaný"; empty where there is none. */
  readonly passive: string
  readonly imperative: string
}

type IsKnown = (word: string) => boolean

const persons = (stem: string, endings: string): readonly string[] => endings.split(' ').map((ending) => stem + ending)
const inE = (stem: string, first = 'u', last = 'ou') => persons(stem, `${first} eš e eme ete ${last}`)
const inJe = (stem: string) => persons(stem, 'ji ješ je jeme jete jí')
const inA = (stem: string) => persons(stem, 'ám áš á áme áte ají')
const inI = (stem: string, last = 'í') => persons(stem, `ím íš í íme íte ${last}`)

/** Verbs and families of verbs that no class holds: present of "I" and of "they" (…), past of men and women, passive. */
const irregular: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    brat: 'ber/u bral bral brán',
    brát: 'ber/u bral bral brán',
    být: '= jsem jsi je jsme jste jsou byl byl',
    číst: 'čt/u četl četl čten',
    dát: '= dám dáš dá dáme dáte dají dal dal dán',
    hnat: 'žen/u hnal hnal hnán',
    hrát: 'hraj/i hrál hrál hrán',
    chápat: 'cháp/u chápal chápal chápán',
    chtít: '= chci chceš chce chceme chcete chtějí chtěl chtěl',
    jet: 'jed/u jel jel',
    jít: 'jd/u šel šl',
    klást: 'klad/u kladl kladl kladen',
    krýt: 'kryj/i kryl kryl kryt',
    kázat: 'káž/u kázal kázal kázán',
    lít: 'lij/i lil lil lit',
    mazat: 'maž/u mazal mazal mazán',
    mít: '= mám máš má máme máte mají měl měl',
    moci: '= mohu můžeš může můžeme můžete mohou mohl mohl',
    nést: 'nes/u nesl nesl nesen',
    pít: 'pij/i pil pil pit',
    poslat: 'pošl/u poslal poslal poslán',
    přít: 'př/u přel přel přen',
    psat: 'píš/u psal psal psán',
    psát: 'píš/u psal psal psán',
    růst: 'rost/u rostl rostl',
    říci: 'řekn/u řekl řekl řečen',
    smát: 'směj/i smál smál',
    stat: 'stan/u stal stal',
    stát: '= stojím stojíš stojí stojíme stojíte stojí stál stál',
    téci: 'teč/u tekl tekl',
    tisknout: 'tiskn/u tiskl tiskl tištěn',
    třít: 'tř/u třel třel třen',
    vázat: 'váž/u vázal vázal vázán',
    vést: 'ved/u vedl vedl veden',
    vědět: '= vím víš ví víme víte vědí věděl věděl',
    vézt: 'vez/u vezl vezl vezen',
    vít: 'vij/i vil vil vit',
    vřít: 'vř/u vřel vřel vřen',
    vzít: 'vezm/u vzal vzal vzat',
    začít: 'začn/u začal začal začat',
    započít: 'započn/u započal započal započat',
    zvat: 'zv/u zval zval zván',
    zvát: 'zv/u zval zval zván',
    žít: 'žij/i žil žil žit',
    bít: 'bij/i bil bil bit',
    šít: 'šij/i šil šil šit',
    spět: 'spěj/i spěl spěl',
    jmout: 'jm/u jal jal jat',
    zapomenout: 'zapomen/u zapomněl zapomněl zapomenut',
    opomenout: 'opomen/u opomněl opomněl opomenut',
    připomenout: 'připomen/u připomněl připomněl připomenut',
    najít: 'najd/u našel našl nalezen',
    nalézt: 'nalezn/u nalezl nalezl nalezen',
    předejít: 'předejd/u předešel předešl',
    navrhnout: 'navrhn/u navrhl navrhl navržen',
    dosáhnout: 'dosáhn/u dosáhl dosáhl dosažen',
    přesáhnout: 'přesáhn/u přesáhl přesáhl přesažen',
    zasáhnout: 'zasáhn/u zasáhl zasáhl zasažen',
    vyvrhnout: 'vyvrhn/u vyvrhl vyvrhl vyvržen',
    podtrhnout: 'podtrhn/u podtrhl podtrhl podtržen',
    zvednout: 'zvedn/u zvedl zvedl zvednut',
    vyzdvihnout: 'vyzdvihn/u vyzdvihl vyzdvihl vyzdvižen',
    snít: 'sn/í snil snil',
    dít: 'děj/e dál dál',
    znít: '= zním zníš zní zníme zníte znějí zněl zněl',
  }),
)

/** How a form of the present may end too: "píší" beside "píšou". It is read and never written. */
export const presentVariant = (form: string): string | null =>
  /[šž]o?u$/u.test(form) ? form.replace(/u$/u, 'i').replace(/oi$/u, 'í') : null

/** Verbs whose forms no other verb tells. */
export const irregularVerbs = (): readonly string[] => [...irregular.keys()]

/** The parts of a verb; null for what is no verb, or one of a class that is not known. */
export function verbParts(lemma: string, isKnown: IsKnown): VerbParts | null {
  // A verb is not its own denial.
  if (lemma.startsWith('ne') && isKnown(lemma.slice(2))) return null
  const prefixed = irregularParts(lemma, isKnown)
  if (prefixed !== null) return prefixed
  if (/[^aeiouyáéíóúůýě]ovat$/u.test(lemma)) {
    const stem = lemma.slice(0, -4)
    return { present: inJe(`${stem}u`), past: [`${stem}ova`, `${stem}ova`], passive: `${stem}ován`, imperative: `${stem}uj` }
  }
  if (lemma.endsWith('nout')) return partsInNout(lemma, isKnown)
  if (lemma.endsWith('it')) return partsInIt(lemma, isKnown)
  if (/[eě]t$/u.test(lemma)) return partsInEt(lemma, isKnown)
  if (!/[^aeiouyáéíóúůýě]at$|[aeiouy]jat$/u.test(lemma)) return null
  const stem = lemma.slice(0, -2)
  if (!isKnown(`${stem}á`) || !isKnown(`${stem}ají`)) return null
  return { present: inA(stem), past: [`${stem}a`, `${stem}a`], passive: `${stem}án`, imperative: `${stem}ej` }
}

/** Irregular verbs and what prefixes make of them: vést, uvést, provést. */
function irregularParts(lemma: string, isKnown: IsKnown): VerbParts | null {
  for (let cut = 0; cut < Math.min(lemma.length - 2, 5); cut += 1) {
    const parts = irregular.get(lemma.slice(cut))
    if (parts === undefined || parts === '') continue
    const prefix = lemma.slice(0, cut)
    if (
      cut > 0 &&
      !/^(?:do|na|nad|nade|o|ob|od|ode|po|pou|pod|pode|pro|pře|před|přede|při|roz|roze|s|se|u|uza|ote|v|ve|vy|vyu|vz|z|za|zau|ze|zneu)$/u.test(
        prefix,
      )
    )
      continue
    const made = partsFrom(prefix, parts)
    if (made !== null && isKnown(`${made.past[1]}la`) && isKnown(made.present[2] ?? '')) return made
  }
  return null
}

function partsFrom(prefix: string, parts: string): VerbParts | null {
  const words = parts.split(' ')
  const isListed = words[0] === '='
  const [men = '', women = '', passive = ''] = words.slice(isListed ? 7 : 1)
  const [stem = '', first = ''] = (words[0] ?? '').split('/')
  const present = isListed ? words.slice(1, 7) : inE(stem, first, first === 'i' ? 'í' : 'ou')
  const add = (one: string): string => (one === '' ? '' : prefix + one)
  const last = (one: string): string => add(one.replace(/l$/u, ''))
  return { present: present.map(add), past: [last(men), last(women)], passive: add(passive), imperative: '' }
}

function partsInNout(lemma: string, isKnown: IsKnown): VerbParts {
  const stem = lemma.slice(0, -4)
  const long = `${stem}nu`
  const past = !/[aeiouyáéíóúůýě]$/u.test(stem) && isKnown(`${stem}la`) ? stem : long
  return {
    present: inE(`${stem}n`),
    past: [past, past],
    passive: isKnown(`${stem}nut`) ? `${stem}nut` : '',
    imperative: /[aeiouyáéíóúůýě]$/u.test(stem) ? `${stem}ň` : `${stem}ni`,
  }
}

/** How the last consonants of a stem in -it change before -en. */
const softened: readonly (readonly [from: RegExp, to: string])[] = [
  [/st$/u, 'štěn'],
  [/sl$/u, 'šlen'],
  [/zd$/u, 'žděn'],
  [/t$/u, 'cen'],
  [/d$/u, 'zen'],
  [/s$/u, 'šen'],
  [/z$/u, 'žen'],
  [/n$/u, 'něn'],
  [/([dt])$/u, '$1ěn'],
  [/$/u, 'en'],
  [/$/u, 'ěn'],
]

function partsInIt(lemma: string, isKnown: IsKnown): VerbParts | null {
  const stem = lemma.slice(0, -2)
  if (!isKnown(`${stem}í`)) return null
  const passive = softened.flatMap(([from, to]) => (from.test(stem) ? [stem.replace(from, to)] : [])).find(isKnown) ?? ''
  return { present: inI(stem), past: [`${stem}i`, `${stem}i`], passive, imperative: imperativeOf(stem, isKnown) }
}

function partsInEt(lemma: string, isKnown: IsKnown): VerbParts | null {
  const stem = lemma.slice(0, -2)
  const vowel = lemma.slice(-2, -1)
  if (!isKnown(`${stem}í`) || !isKnown(`${stem}${vowel}la`)) return null
  const long = `${stem}${vowel}jí`
  const passive =
    [`${stem}${vowel}n`, ...softened.flatMap(([from, to]) => (from.test(stem) ? [stem.replace(from, to)] : []))].find(isKnown) ?? ''
  const past = stem + vowel
  return {
    present: inI(stem, isKnown(long) ? `${vowel}jí` : 'í'),
    past: [past, past],
    passive,
    imperative: isKnown(`${stem}${vowel}j`) ? `${stem}${vowel}j` : '',
  }
}

/** "vysvětli", "omez", "zjisti", "vrať": the short one where it is a word. */
function imperativeOf(stem: string, isKnown: IsKnown): string {
  const short = stem
    .replace(/í(?=[^aeiouyáéíóúůýě]$)/u, 'i')
    .replace(/á(?=[^aeiouyáéíóúůýě]$)/u, 'a')
    .replace(/ý(?=[^aeiouyáéíóúůýě]$)/u, 'y')
    .replace(/[dtn]$/u, (last) => ({ d: 'ď', t: 'ť', n: 'ň' })[last] ?? last)
  return [`${short}`, `${stem}i`].find((one) => isKnown(one) && isKnown(`${one}te`)) ?? ''
}

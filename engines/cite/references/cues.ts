import { anyCase } from './any-case.ts'
import type { ItemType } from '../item.ts'

/** Words that tell what stands beside them in a reference. One word may be a cue in several languages; the rows name those. */
export type Cue = {
  readonly role: CueRole
  readonly languages: string
  /** Lower case, without a full stop at the end: one may stand there. */
  readonly words: readonly string[]
  /** A piece of a reference that holds the cue. */
  readonly example: string
}

export type CueRole =
  | 'volume-before'
  | 'volume-after'
  | 'issue-before'
  | 'issue-after'
  | 'page-before'
  | 'page-after'
  | 'edition'
  | 'editor'
  | 'editor-by'
  | 'translator-by'
  | 'in'
  | 'and'
  | 'et-al'
  | 'no-date'
  | 'in-press'
  | 'accessed'
  | 'available'

const row = (role: CueRole, languages: string, words: string, example: string): Cue => ({
  role,
  languages,
  words: words.split('|'),
  example,
})

// Sorted by role, then by language.
export const cues: readonly Cue[] = [
  row(
    'accessed',
    'cs sk',
    'cit|staženo|staženo dne|stiahnuté|získané|získáno|citované|citováno|citovane|cit. dňa|navštívené|navštíveno|zobrazené',
    '[cit. 2020-05-03]',
  ),
  row(
    'accessed',
    'de',
    'abgerufen am|abgerufen|zugriff am|zugriff|zugegriffen am|zuletzt abgerufen am|zuletzt geprüft am|aufgerufen am|zuletzt aufgerufen am|letzter zugriff|letzter zugriff am|abruf am|stand',
    '(abgerufen am 3. Mai 2020)',
  ),
  row(
    'accessed',
    'en',
    'retrieved|retrieved on|accessed|accessed on|last accessed|viewed|date accessed|access date|cited|date of access|last visited',
    'Accessed 3 May 2020',
  ),
  row(
    'accessed',
    'es',
    'consultado el|consultado|recuperado el|fecha de consulta|consulta|acceso|consulta el|consultada el|acceso el|[consulta',
    'Recuperado el 3 de mayo de 2020',
  ),
  row(
    'accessed',
    'fr',
    'consulté le|consultée le|page consultée le|accédé le|récupéré le|dernière consultation|repéré le',
    'consulté le 3 mai 2020',
  ),
  row(
    'accessed',
    'hu',
    'letöltve|letöltés ideje|letöltés dátuma|a letöltés ideje|a letöltés dátuma|letöltés|letöltés napja|utolsó letöltés|utolsó letöltés dátuma|megtekintve|megtekintés|megtekintés dátuma|hozzáférés|hozzáférés ideje|utolsó hozzáférés|utolsó megtekintés|elérés|elérés ideje|lekérve|olvasva',
    'Letöltve: 2020. május 3.',
  ),
  row(
    'accessed',
    'it',
    'consultato il|consultato|ultimo accesso|ultima consultazione|data di consultazione|consultata il|visitato il|accesso il|recuperato il',
    '(ultimo accesso: 3 maggio 2020)',
  ),
  row('accessed', 'nl', 'geraadpleegd op|geraadpleegd|opgehaald op|bezocht op|laatst geraadpleegd op', 'Geraadpleegd op 3 mei 2020'),
  row('accessed', 'no', 'lest|hentet|hentet den|nedlastet|besøkt', 'Hentet 3. mai 2020'),
  row(
    'accessed',
    'pl',
    'dostęp|data dostępu|dostęp dnia|dostęp z dnia|pobrano|pobrano dnia|odczyt|data odczytu|[dostęp',
    '(dostęp: 3.05.2020)',
  ),
  row(
    'accessed',
    'pt',
    'acesso em|acesso a|acedido em|acedido a|consultado em|recuperado em|acessado em|acess. em',
    'Acesso em: 3 maio 2020',
  ),
  row(
    'accessed',
    'ro',
    'accesat la|accesat la data de|accesat în|accesat|consultat la|consultat la data de|consultat|accesat pe|data accesării|ultima accesare',
    'accesat la 3 mai 2020',
  ),
  row('accessed', 'sv', 'hämtad|hämtat|hämtades|besökt|läst|tillgänglig den|hämtad den', 'Hämtad 3 maj 2020'),
  row('accessed', 'tr', 'erişim tarihi|erişim|son erişim|son erişim tarihi|e.t|er. tar', 'Erişim tarihi: 3 Mayıs 2020'),
  row('and', 'any', '&|and|und|u|és|y|e|et|en|og|och|i|a|ve|și|şi|ed|with|sowie', 'Kovács, J. és Nagy, P.'),
  row(
    'available',
    'cs sk',
    'dostupné z|dostupné na|dostupné|dostupný z|dostupné z www|dostupné na internete|dostupné online|dostupné on-line|zdroj|dostupná z|získané z',
    'Dostupné z: https://example.org',
  ),
  row(
    'available',
    'de',
    'verfügbar unter|online verfügbar unter|abrufbar unter|online unter|unter|online abrufbar unter|im internet|url|quelle|von',
    'Verfügbar unter: https://example.org',
  ),
  row(
    'available',
    'en',
    'retrieved from|retrieved from the website|available at|available from|available|available online|available online at|from|at|doi|doi link|online|web|link',
    'Available at: https://example.org',
  ),
  row('available', 'es', 'disponible en|recuperado de|obtenido de|disponible|en línea|de|de la', 'Recuperado de https://example.org'),
  row(
    'available',
    'fr',
    "disponible sur|disponible à|disponible en ligne|repéré à|récupéré de|en ligne|disponible à l’adresse|disponible à l'adresse|à l’adresse|à l'adresse|sur",
    'Repéré à https://example.org',
  ),
  row(
    'available',
    'hu',
    'elérhető|elérhető itt|elérhető online|forrás|elérhetőség|online elérés|internetcím|letölthető|online|elérési út|link|honlap|innen|letöltve innen|letöltés helye',
    'Elérhető: https://example.org',
  ),
  row(
    'available',
    'it',
    "disponibile su|disponibile all’indirizzo|disponibile all'indirizzo|reperibile su|disponibile a|disponibile in|recuperato da|disponibile",
    'Disponibile su: https://example.org',
  ),
  row('available', 'nl', 'beschikbaar via|beschikbaar op|geraadpleegd via|via|van|opgehaald van', 'Beschikbaar via https://example.org'),
  row('available', 'no', 'tilgjengelig fra|tilgjengelig på|hentet fra|fra', 'Hentet fra https://example.org'),
  row(
    'available',
    'pl',
    'dostępne w|dostępne na|dostępny w|dostępny na|dostępny|pobrano z|dostępne|źródło|dostęp online|adres|w internecie|z',
    'Pobrano z https://example.org',
  ),
  row('available', 'pt', 'disponível em|disponível|recuperado de|obtido de|em linha', 'Disponível em: https://example.org'),
  row(
    'available',
    'ro',
    'disponibil la|disponibil online|disponibil pe|disponibil|disponibilă la|preluat de pe|preluat de la|preluat din|la adresa|disponibil la adresa|sursa',
    'Disponibil la: https://example.org',
  ),
  row(
    'available',
    'sv',
    'tillgänglig på|tillgänglig|tillgänglig via|hämtad från|hämtat från|från|tillgängligt',
    'Tillgänglig: https://example.org',
  ),
  row(
    'available',
    'tr',
    'erişim adresi|erişim adresi:|adresinden|kaynak|erişim linki|bağlantı|adres',
    'Erişim adresi: https://example.org',
  ),
  row('edition', 'cs sk', 'vyd|vydání|vydanie|dopl. vyd|přeprac. vyd', '2. vyd.'),
  row('edition', 'de', 'aufl|auflage|ausg|ausgabe', '3., überarb. Aufl.'),
  row('edition', 'en', 'ed|edn|edition', '2nd ed.'),
  row('edition', 'es', 'ed|edición', '2.ª ed.'),
  row('edition', 'fr', 'éd|ed|édition', '2e éd.'),
  row('edition', 'hu', 'kiad|kiadás|bőv. kiad|jav. kiad', '2. kiad.'),
  row('edition', 'it', 'ed|edizione', '2a ed.'),
  row('edition', 'nl', 'druk|dr|uitg|editie', '3e druk'),
  row('edition', 'no', 'utg|utgave', '2. utg.'),
  row('edition', 'pl', 'wyd|wydanie', 'wyd. 2'),
  row('edition', 'pt', 'ed|edição', '2. ed.'),
  row('edition', 'ro', 'ed|ediția|ediţia|ediția a|ediţia a', 'ed. a 2-a'),
  row('edition', 'sv', 'uppl|upplagan|upplaga', '2 uppl.'),
  row('edition', 'tr', 'baskı|bs|bsk|basım|b', '2. baskı'),
  row('editor', 'cs sk', 'ed|eds|edit|zost|uspoř|zostavil|red|vyd', 'NOVÁK, Jan (ed.)'),
  row('editor', 'de', 'hrsg|hg|hgg|hrsgg|herausgeber|hrsg.|herausg', 'Müller, A. (Hrsg.)'),
  row('editor', 'en', 'ed|eds|editor|editors|comp|comps', 'Smith, J. (Eds.)'),
  row('editor', 'es pt', 'ed|eds|comp|comps|coord|coords|org|orgs|dir|dirs|eds. lits', 'García, M. (Coord.)'),
  row('editor', 'fr', 'dir|dirs|éd|éds|coord|coords|sous la dir', 'Dupont, J. (dir.)'),
  row('editor', 'hu', 'szerk|szerkesztő|szerkesztők|szerkesztette|ford. és szerk|vál|sajtó alá rend|összeáll|főszerk', 'Nagy, P. (szerk.)'),
  row('editor', 'it', 'a cura di|cur|curr|ed|eds', 'Rossi, M. (a cura di)'),
  row('editor', 'nl', 'red|reds|ed|eds|redactie', 'de Vries, J. (red.)'),
  row('editor', 'no sv', 'red|reds|redaktör|redaktörer|redaktør|utg', 'Hansen, O. (red.)'),
  row('editor', 'pl', 'red|redakcja|oprac|red. nauk|pod red', 'Kowalski, J. (red.)'),
  row('editor', 'ro', 'coord|coordonator|coordonatori|ed|eds|îngr|coords', 'Popescu, I. (coord.)'),
  row('editor', 'tr', 'ed|eds|edt|edts|haz|der|hzl|editör|editörler|yay. haz', 'Yılmaz, A. (Ed.)'),
  row(
    'editor-by',
    'any',
    'edited by|ed. by|eds|ed|hrsg. von|hrsg. v|hg. von|hg. v|herausgegeben von|sous la direction de|sous la dir. de|dirigé par|éd. par|a cura di|editado por|edición de|coordinado por|organizado por|onder redactie van|o.r.v|red. av|redigert av|pod red|pod redakcją|red|red. nauk|îngrijit de|coordonat de|szerk|szerkesztette|zost|uspořádal|edited and translated by|coord',
    'edited by Jane Smith',
  ),
  row(
    'et-al',
    'any',
    'et al|és mtsai|és munkatársai|és társai|mtsai|u. a|u.a|et. al|vd|v.d|ve ark|ve arkadaşları|ve diğerleri|ve diğ|i in|i inni|a kol|a kolektiv|a spol|a ďalší|a další|aj|e.a|en anderen|m.fl|m. fl|og andre|och andra|et coll|y cols|y otros|y col|e altri|et alii|e outros|e col|și alții|şi alţii|și colab|ș.a|and others|and colleagues|u. m|e. a|ve dğr|и др|и соавт|et collab|y colaboradores|e colab|w. in',
    'Kovács J. és mtsai.',
  ),
  row('in', 'any', 'in|en|em|dans|v|w|i|[w|içinde|in.', 'In: Nagy P. (szerk.)'),
  row(
    'in-press',
    'any',
    'in press|forthcoming|im druck|im erscheinen|megjelenés alatt|nyomdában|sajtó alatt|sous presse|à paraître|en prensa|no prelo|in corso di stampa|in stampa|w druku|v tlači|v tisku|sub tipar|în curs de apariție|in druk|te verschijnen|i tryck|under utgivning|i trykk|baskıda|advance online publication|accepted|előkészületben|in preparation|submitted',
    '(in press)',
  ),
  row('issue-after', 'hu tr', 'sz|szám|sayı', '12. évf. 3. sz.'),
  row(
    'issue-before',
    'any',
    'no|nos|nr|n|num|núm|número|numero|numéro|issue|iss|č|čís|číslo|heft|h|z|zeszyt|sayı|sz|szám|hft|häfte|hefte|afl|aflevering|fasc|nº|n°|n.º|no.|nr.|#|br|hefte nr|numărul',
    'vol. 12, no. 3',
  ),
  row(
    'no-date',
    'any',
    'n.d|n. d|nd|no date|é.n|é. n|o.j|o. j|s.a|s. a|s.d|s. d|b.d|b. d|b.r|b. r|bez dat|s.f|s. f|t.y|t. y|u.å|u. å|z.j|z. j|f.a|f. a|n. dat|tarih yok|év nélkül|évszám nélkül|ohne jahr|sin fecha|sans date|senza data|sem data|fără dată|geen datum|utan år|uten år|bez daty|bez data|tarihsiz|b.d.|z.d|z. d|zonder datum',
    '(o. J.)',
  ),
  row('page-after', 'any', 'o|old|oldal|p|pp|s|str|pag|l|oldalak', '45–67. o.'),
  row(
    'page-before',
    'any',
    'p|pp|pg|pgs|pag|pagg|pág|págs|s|ss|seite|seiten|str|strana|strany|strony|sid|sidor|sider|side|blz|bladzijde|pagina|pagina’s|sf|sayfa|page|pages|páginas|pp.|pag.|pagine|o|old|f|ff|pág.',
    'pp. 45–67',
  ),
  row(
    'translator-by',
    'any',
    'trans|trans. by|translated by|transl|transl. by|tr|ford|fordította|übers|übers. von|übersetzt von|aus dem engl. von|trad|trad. de|trad. par|traduit par|trad. di|traduzione di|traducción de|tradução de|traducere de|přel|přeložil|přeložila|prel|preložil|preložila|przeł|tłum|vert|vertaald door|övers|översättning|overs|oversatt av|çev|çeviren|çevirenler',
    '(ford. Nagy Péter)',
  ),
  row('volume-after', 'any', 'évf|évfolyam|köt|kötet|årg|årgang|årgång|ročník|roč|jahrgang|jg|jaargang|cilt|vol', '12. évf.'),
  row(
    'volume-before',
    'any',
    'vol|vols|volume|v|bd|band|jg|jahrgang|t|tom|tome|tomo|roč|ročník|sv|svazek|zv|zväzok|rocznik|r|rok|jaargang|deel|dl|årg|årgång|årgang|bind|cilt|c|köt|kötet|évf|évfolyam|année|anno|año|ano|anul|an|vol.',
    'roč. 12',
  ),
]

/** Kinds of theses, as they are written, and whether a word alone is enough (`thesis`) or only in brackets or before a school. */
export const thesisWords: readonly string[] =
  "doctoral dissertation|doctoral thesis|phd thesis|phd dissertation|phd diss|ph.d. thesis|ph.d. dissertation|ph.d. diss|dphil thesis|master’s thesis|master's thesis|masters thesis|master thesis|ma thesis|m.a. thesis|msc thesis|m.sc. thesis|bachelor’s thesis|bachelor's thesis|bachelor thesis|ba thesis|honors thesis|dissertation|thesis|doktori disszertáció|doktori (phd) értekezés|doktori (phd) disszertáció|phd-értekezés|phd értekezés|phd disszertáció|phd-disszertáció|doktori értekezés|kandidátusi értekezés|akadémiai doktori értekezés|szakdolgozat|diplomamunka|diplomadolgozat|mesterszakos szakdolgozat|tdk-dolgozat|inauguraldissertation|diss|phil. diss|doktorarbeit|masterarbeit|bachelorarbeit|diplomarbeit|magisterarbeit|habilitationsschrift|thèse de doctorat|thèse de doctorat en droit|thèse|mémoire de master|mémoire de maîtrise|mémoire|tesis doctoral|tesis de doctorado|tesis de maestría|tesis de grado|tesis de licenciatura|trabajo de fin de grado|trabajo fin de máster|tesis|tesi di dottorato|tesi di laurea magistrale|tesi di laurea|tesi|tese de doutorado|tese de doutoramento|tese (doutorado)|tese|dissertação de mestrado|dissertação (mestrado)|dissertação|teză de doctorat|teza de doctorat|lucrare de licență|lucrare de disertație|lucrare de diplomă|dizertační práce|disertační práce|diplomová práce|bakalářská práce|rigorózní práce|kvalifikační práce|dizertačná práca|diplomová práca|bakalárska práca|rigorózna práca|habilitačná práca|rozprawa doktorska|praca doktorska|praca magisterska|praca licencjacka|praca dyplomowa|nieopublikowana praca doktorska|proefschrift|academisch proefschrift|masterscriptie|bachelorscriptie|doctoraalscriptie|masterproef|scriptie|doktorsavhandling|licentiatavhandling|masteruppsats|magisteruppsats|kandidatuppsats|examensarbete|avhandling|diss.|doktoravhandling|doktorgradsavhandling|ph.d.-avhandling|phd-avhandling|masteroppgave|mastergradsavhandling|hovedoppgave|bacheloroppgave|doktora tezi|yayımlanmamış doktora tezi|yayınlanmamış doktora tezi|yüksek lisans tezi|yayımlanmamış yüksek lisans tezi|yayınlanmamış yüksek lisans tezi|uzmanlık tezi|unpublished doctoral dissertation|unpublished master’s thesis|unpublished master's thesis|unpublished doctoral thesis|unveröffentlichte dissertation|unveröffentlichte masterarbeit|kéziratos doktori disszertáció".split(
    '|',
  )

/** Words of brackets that tell the kind of work, and of papers that are counted. Matched in lower case at the beginning. */
export const mediumTypes: readonly (readonly [string, ItemType])[] = [
  ['data set', 'dataset'],
  ['dataset', 'dataset'],
  ['datensatz', 'dataset'],
  ['conjunto de datos', 'dataset'],
  ['jeu de données', 'dataset'],
  ['adatbázis', 'dataset'],
  ['adatkészlet', 'dataset'],
  ['veri seti', 'dataset'],
  ['computer software', 'software'],
  ['software', 'software'],
  ['szoftver', 'software'],
  ['mobile app', 'software'],
  ['source code', 'software'],
  ['film', 'motion_picture'],
  ['motion picture', 'motion_picture'],
  ['video', 'motion_picture'],
  ['videó', 'motion_picture'],
  ['tv series', 'broadcast'],
  ['tv-sorozat', 'broadcast'],
  ['tv dizisi', 'broadcast'],
  ['audio podcast', 'broadcast'],
  ['podcast', 'broadcast'],
  ['album', 'song'],
  ['song', 'song'],
  ['conference presentation', 'speech'],
  ['paper presentation', 'speech'],
  ['conference session', 'speech'],
  ['konferencia-előadás', 'speech'],
  ['poster', 'speech'],
  ['keynote', 'speech'],
  ['powerpoint slides', 'speech'],
  ['review of', 'review-book'],
  ['preprint', 'article'],
  ['tweet', 'post'],
  ['status update', 'post'],
  ['online forum post', 'post'],
  ['manuscript', 'manuscript'],
  ['unpublished manuscript', 'manuscript'],
  ['kézirat', 'manuscript'],
  ['map', 'map'],
  ['photograph', 'graphic'],
  ['painting', 'graphic'],
  ['interview', 'interview'],
]

/** What begins the name of a numbered paper of an institution: the number's prefix, in lower case. */
export const reportWords: readonly string[] =
  'report no|rep. no|report|technical report|tech. rep|research report|working paper|working paper no|working papers|discussion paper|policy paper|policy brief|publication no|nber working paper|nber working paper no|imf working paper|wp|white paper|bericht nr|forschungsbericht|arbeitspapier|arbeitspapier nr|diskussionspapier|műhelytanulmány|műhelytanulmányok|kutatási jelentés|jelentés|mnb-tanulmányok|mt-dp|documento de trabajo|documento de trabajo n.º|informe|informe n.º|document de travail|document de travail n°|rapport|rapport nr|rapport n°|documento di lavoro|quaderno|working paper n|relatório|texto para discussão|raport|raport nr|výzkumná zpráva|výskumná správa|rapporter|skriftserie|çalışma tebliği|rapor no|onderzoeksrapport|sou|nou'.split(
    '|',
  )

/** Words that make a container the papers of a conference. */
export const conferenceWords = anyCase(
  /\b(?:proceedings|proc\.|conference|konferenz|tagungsband|konferencia|konferenciakötet|konferencie|konference|conferencia|conferência|conferenza|conférence|conferința|conferinţa|konferencji|konferenciája|kongres\p{L}*|congress\p{L}*|congr[eè]s|congreso|congresso|symposium|szimpózium|simposio|simpósio|sympozium|sempozyum\p{L}*|workshop|actes du|actas d|atti d|anais d|sborník|zborník|bildiri\p{L}*|NeurIPS|ICML|CVPR|ACL|EMNLP)/u,
)

/** Words of newspapers and magazines that carry a day. */
export const newspaperWords =
  /(?<![\p{L}])(?:times|post|guardian|tribune|herald|gazette|chronicle|observer|daily|morning|evening|anzeiger|\p{L}*kurier|courier|nachrichten|rundschau|\p{L}*zeitung|\p{L}*blatt|\p{L}*noviny|deník|denník|noviny|\p{L}*dziennik|kurier|diario|jornal|diário|il giornale|gazzetta|messaggero|ziarul|cotidianul|hírlap|\p{L}*napló|gazetesi|dagblad|\p{L}*bladet|\p{L}*posten|\p{L}*tidning(?:en)?|\p{L}*avisa?|zeitung|tagblatt|spiegel|népszabadság|népszava|nemzet|hvg|index|magyar hírlap|le monde|le figaro|libération|el país|el mundo|la vanguardia|corriere|repubblica|la stampa|público|folha|estado|gazeta|rzeczpospolita|polityka|dnes|sme|pravda|lidové noviny|hospodářské noviny|volkskrant|trouw|nrc|aftenposten|dagbladet|klassekampen|dagens nyheter|svenska dagbladet|hürriyet|milliyet|cumhuriyet|sabah|adevărul|libertatea)(?![\p{L}])/iu

/** Words of firms and places that publish. */
export const publisherWords = anyCase(
  /(?:press|publish\p{L}*|pubs?\.|verlag\p{L}*|kiadó\p{L}*|könyvkiadó|books|university|universit\p{L}*|egyetem\p{L}*|editura|vydavateľstvo|vydavatel\p{L}*|nakladatel\p{L}*|nakladateľ\p{L}*|wydawnictw\p{L}*|uitgever\p{L}*|förlag\p{L}*|forlag\p{L}*|yayın\p{L}*|yay\.|éditions?|editions?|editorial|ediciones|edizioni|editore|editrice|editora|edições|editori|wiley|springer|elsevier|routledge|sage|oxford|cambridge|penguin|palgrave|macmillan|mcgraw|pearson|norton|blackwell|suhrkamp|fischer|beck|gruyter|campus|reclam|gallimard|seuil|puf|hachette|armand colin|la découverte|einaudi|mondadori|mulino|laterza|feltrinelli|franco angeli|francoangeli|carocci|giuffrè|giappichelli|giunti|anagrama|alianza|siglo xxi|fondo de cultura|ariel|paidós|cátedra|tecnos|almedina|atlas|saraiva|zahar|companhia das letras|vozes|humanitas|polirom|nemira|gondolat|osiris|typotex|akadémiai|magvető|l’harmattan|l'harmattan|balassi|kalligram|libri|corvina|kossuth|móra|grada|portál|academia|karolinum|argo|host|ikar|veda|slovart|pwn|znak|universitas|scholar|boom|querido|prometheus|van gorcum|studentlitteratur|liber|natur & kultur|bonnier\p{L}*|norstedts|gyldendal|cappelen|aschehoug|universitetsforlaget|fagbokforlaget|iletişim|metis|can|yky|yapı kredi|nobel|pegem|remzi|kitabevi|basımevi|matbaa\p{L}*|imprensa|institut\p{L}*|institute|intézet\p{L}*|akadémia|academy|council|bank|oecd|unesco|who|organi[sz]ation|hivatal|ministr\p{L}*|ministerium|minisztérium|center|centre|association|foundation|alapítvány|society|társaság|gesellschaft|mit press|apa|ieee|acm|aisi|inc\.?|ltd\.?|gmbh|kft\.?|zrt\.?|s\.r\.o\.|a\.s\.)/u,
)

/** Words of groups that sign works, where a person's name is not meant. */
export const groupWords = anyCase(
  /(?:^|[\s(-])(?:organi[sz]ation|association|institut\p{L}*|universit\p{L}*|egyetem|council|commission|committee|ministry|ministr\p{L}*|minister\p{L}*|minisztérium|department|agency|bank|office|foundation|society|center|centre|group|union|nations|kommission|bundes\p{L}*|amt|hivatal|központi|bizottság|intézet|tanács|társaság|szövetség|nemzeti|national|international|european|world|federal|royal|academy|akadémia|akademie|bureau|board|corporation|company|inc|ltd|gmbh|úrad|úřad|ústav|instytut|enstitüsü|statistický|komise|komisia|główny|urząd|ministerstwo|instituto|institutul|ministerio|ministerul|ministère|organisation|organización|organização|organizația|comisión|comisia|comissão|commissione|consiliul|consejo|conseil|conselho|consiglio|banca|banco|banque|istituto|statistik|statistisk\p{L}*|centralbyrån|sentralbyrå|verket|direktorat\p{L}*|departementet|bakanlığı|kurumu|başkanlığı|birliği|derneği|merkezi|türkiye|rijks\p{L}*|centraal|planbureau|raad|stichting|museum|library|team|project|consortium|network|collaboration|parliament|senate|government|state|eurostat|unicef|unesco|oecd|who|imf|apa|ieee|ksh|nato)(?=$|[\s,.)-])/u,
)

const ofRole = (role: CueRole): readonly string[] => cues.filter((cue) => cue.role === role).flatMap(({ words }) => words)

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s?`)

/** A pattern of alternatives, longest first, each followed by at most one full stop; to be put into a larger one. */
export function oneOf(role: CueRole): string {
  const words = [...new Set(ofRole(role).map((word) => word.replace(/\.$/, '')))].sort((a, b) => b.length - a.length)
  // A letter by itself is a cue only with its full stop, or right before a number.
  const letter = (word: string): string => (/^\p{L}$/u.test(word) ? String.raw`${word}(?=\.|\s?\d)` : escaped(word))
  return `(?:${words.map(letter).join('|')})\\.?`
}

export const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`

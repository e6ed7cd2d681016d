import type { CslItem } from '#engines/cite/item.ts'

/**
 * Rows of what APA 7 asks for, written from the Publication Manual (7th ed., sections named in `rule`) and the APA Style web site
 * before the formatter was ever run. A row that fails is a fault of the formatter, unless a second reading of the guideline says
 * otherwise; then the row is changed and the reason stands beside it. Every other file but `make-row.ts` exports its `rows`.
 *
 * **How expected strings are written.** As HTML with no other mark than `<i>`; a test takes `<a>` away and keeps its text. `&`, `<`
 * and `>` of the text are escaped, quotation marks are not. Apostrophes and quotation marks are those of the item: the formatter
 * neither curls nor straightens them, and those it writes itself (an untitled author's article in the text) are typographic, by the
 * locale. Pages and years run by an en dash whatever the item has; report, patent and law numbers keep their hyphens. Capitals are the
 * item's. Italics are closed and opened around every plain sign: `<i>Journal</i>, <i>12</i>(3), 4–5.`, never one mark over two fields.
 * A title may hold `<i>` as CSL-JSON allows (a species, another work): inside an italic title it turns upright,
 * `<i>The diet of </i>Canis lupus<i> in winter</i>`.
 *
 * **Which field carries what**, as reference managers export CSL 1.0.2, for formatter, parsers, form and importers alike:
 *
 * - Names: `non-dropping-particle` leads everywhere and sorts (de Beauvoir); `dropping-particle` follows the initials (Humboldt, A. von).
 *   Groups and pen names are `literal`; a single name may be `literal` or a lone `family`. In the author's place without an author:
 *   `editor` (Ed.), `director` (Director), `host` (Host), `script-writer` (Writer), `producer` (Executive Producer), `composer` plain.
 *   Writer and director of an episode are named together, each with a role; one person in both is "(Writer & Director)".
 *   In the source's place: `editor`, `chair`, `producer` of the container; `container-author` has no role ("In A. Author, Title").
 *   A book with author and editor: "(D. Wright, Ed.)"; `translator` "(H. Weaver, Trans.)", `narrator` "(K. Mazur, Narr.)".
 * - Dates: `issued`. `status: 'in press'` stands for a missing date; any other `status` ("Advance online publication") is printed before
 *   the DOI. `issued.literal` is printed as it stands ("2016–present"). `event-date` is the date of `speech`, before `issued`.
 *   Year alone for: article, article-journal, book, chapter, classic, collection, dataset, legal kinds, map, musical_score,
 *   paper-conference, patent, periodical, software, song, standard, thesis, and reviews that have a `volume`. Everything else is as
 *   exact as the item. `original-date` gives "(Original work published 1900)" and 1900/1969 in the text.
 * - `accessed` is printed only where nothing is `issued` (n.d.) and there is no DOI, or with `custom['content-changes']: 'yes'`.
 * - `genre` is the text in square brackets after the title ("Data set" and "Computer software" come from the type without it; `medium`
 *   is taken where `genre` is absent: artworks, "Audiobook"). An item without a title has the brackets in the title's place, upright.
 *   With a `number`, the genre of report, patent and standard goes into parentheses: `genre: 'Report', number: '12-34'` is
 *   "(Report No. 12-34)"; without one it is in brackets ("[Press release]"). Titles and genres are capitalised by whoever enters them.
 * - `number`: article number of a journal article ("Article 104"), also a `page` like e0314159; report, patent, standard number;
 *   publication number of a thesis; identifier of a data set or preprint, verbatim; episode, with the season in `volume`
 *   ("(Season 6, Episode 25)"), alone "(No. 443)"; public law ("Pub. L. No. 111-2"). What is not a number is printed as it stands.
 * - `edition`: "2" and "2nd" become "2nd ed.", "Rev." becomes "Rev. ed.", one that ends in "ed." is printed as it stands.
 *   `version` is "(Version 4.3)". `volume` "(Vol. 3)", a range or `number-of-volumes` "(Vols. 1–4)"; with `volume-title`
 *   "Handbook: Vol. 3. Theory". `supplement-number` is "(3, Suppl. 2)".
 * - `container-title`: journal, book, encyclopedia, proceedings, site of a web page, network of a post ("Twitter"), album, series, symposium.
 *   `publisher`: publisher, university, institution, studio, label, repository, and the site of a video ("YouTube"); left out where it is
 *   also the author, as the site is. Several stand with semicolons in the one field. `publisher-place` is never printed, nor ISBN, nor
 *   `collection-title` of books (only of proceedings with a `collection-number`: "Lecture notes in physics: Vol. 12. Title").
 * - `archive`, `archive-place`, `archive_location`: museum, archive, or the database of a thesis. A thesis with archive, URL or DOI is
 *   published: "[Doctoral dissertation, University]. Archive."; one with none is "[Unpublished doctoral dissertation]. University."
 * - Events: `speech` with `event-title`, `event-place`. Reviews: `reviewed-title`, `reviewed-author`, `reviewed-genre` ("book" unless
 *   said); on a review `director` is the reviewed film's.
 * - Law: `legal_case` title, volume, container-title (reporter), page, authority (court); `legislation` title, volume, container-title
 *   (code), section, or number and page.
 * - `title-short` takes the title's place in the text (capitals as there wanted); without it the whole title does.
 * - `post`: a title of over twenty words is cut after the twentieth, without dots.
 * - `custom`: `translated-title`, `translated-container-title` (in brackets, upright); `author-handle` ("[@name]" or a channel after the
 *   first author, list only); `author-abbreviation` (of the group: introduced at the first citation, alone later); `cited-in`: id of
 *   the work that was read instead of this one, which is then not listed itself ("as cited in"); `content-changes`.
 *
 * **Citations.** A `prefix` is joined by a space ("see", "e.g.,"), a `suffix` by a comma and a space ("emphasis added"). Several works of a
 * narrative citation stay in the order given (8.12). In one pair of
 * parentheses works go by the order of the list; a work with a prefix that is not the first opens a new such row ("see also").
 * Locators of kind timestamp, verse and act have no label. Without an item's date and with `cited-in`, no "n.d." is made up.
 */
export type Row = {
  /** What the guideline says, and where. */
  readonly rule: string
  readonly items: readonly CslItem[]
  /** English where absent. */
  readonly locale?: RowLocale
  /** Reference of the first item. */
  readonly entry?: string
  /** References by id, where several are looked at. */
  readonly entries?: Readonly<Record<string, string>>
  /** Citations in the order of the text. */
  readonly citations?: readonly ExpectedCitation[]
  /** Ids in the order of the reference list; works that are not listed are not in it. */
  readonly order?: readonly string[]
}

/**
 * What a locale changes: words, joiners, the order of a date. The marks and the order of an entry stay APA's.
 *
 * | | list | in parentheses | narrative | 3+ | editor(s) | source | pages, locator | n.d. | retrieved | full date | edition, volume |
 * |-|-|-|-|-|-|-|-|-|-|-|-|
 * | hu | , & | & | és | és mtsai. | (szerk.) | In Nagy P. (szerk.), T | (12–34. o.), 12. o. | é. n. | Letöltve: 2021. május 5., URL | (2021. május 14.) | 2. kiad., 3. köt. |
 * | ro | , & | & | și | et al. | (coord.) | În P. Nagy (coord.), T | (pp. 12–34), p. 12 | f.a. | Preluat la 5 mai 2021, de la URL | (2021, 14 mai) | ed. a 2-a, vol. 3 |
 * | sk | , & | & | a | et al. | (Ed.) (Eds.) | In | (s. 12–34), s. 12 | b. d. | Získané 5. mája 2021, z URL | (2021, 14. mája) | 2. vyd., zv. 3 |
 * | de | , & | & | und | et al. | (Hrsg.) | In | (S. 12–34), S. 12 | o. J. | Abgerufen am 5. Mai 2021, von URL | (2021, 14. Mai) | 2. Aufl., Bd. 3 |
 * | it | , & | & | e | et al. | (A cura di) | In | (pp. 12–34), p. 12 | s.d. | Recuperato il 5 maggio 2021, da URL | (2021, 14 maggio) | 2ª ed., Vol. 3 |
 * | es | , y | y | y | et al. | (Ed.) (Eds.) | En | (pp. 12–34), p. 12 | s. f. | Recuperado el 5 de mayo de 2021, de URL | (2021, 14 de mayo) | 2.ª ed., Vol. 3 |
 * | fr | , & | & | et | et al. | (dir.) | Dans | (p. 12–34), p. 12 | s. d. | Récupéré le 5 mai 2021, de URL | (2021, 14 mai) | 2e éd., vol. 3 |
 * | ur | , اور | اور | اور | وغیرہ | (مدیر) (مدیران) | مشمولہ | (صص 12–34), ص 12 | سن ندارد | اخذ شدہ 5 مئی 2021, از URL | (2021, 14 مئی) | ایڈیشن 2, جلد 3 |
 * | tr | ve (no comma) | ve | ve | vd. | (Ed.) | P. Nagy (Ed.), T içinde | (ss. 12–34), s. 12 | t.y. | Erişim tarihi: 5 Mayıs 2021, URL | (2021, 14 Mayıs) | 2. baskı, Cilt 3 |
 *
 * Single pages: "(12. o.)", "(p. 12)", "(s. 12)", "(S. 12)", "(ص 12)"; locators of several: "12–14. o.", "pp. 12–14", "ss. 12–14", "صص 12–14".
 * "é. n.", "b. d.", "o. J.", "s. f." and "s. d." hold a no-break space (U+00A0), and so do French quotation marks inside. Hungarian names
 * outside the author's place stand family first without a comma. Given names in Arabic script are not cut to initials. Roles in the
 * source and after the title: translator "ford.", "trad.", "prel.", "Übers.", "Trad.", "Trad.", "trad.", "مترجم", "Çev.". "As cited in":
 * idézi, apud, citované podľa, zitiert nach, citato in, citado en, cité dans, بحوالہ, aktaran. Paragraph: bek., par., ods., Abs., par.,
 * párr., paragr., پیرا, para.; Hungarian has the number first ("4. bek."). Quotation marks of an untitled author's article: „x” (hu, ro),
 * „x“ (sk, de), «x» (it, es), « x » (fr), “x” (ur, tr), with the comma outside. In press: megjelenés alatt, sub tipar, v tlači, im Druck,
 * in stampa, en prensa, sous presse, زیر طبع, baskıda. The original of a republished work: "Eredeti mű megjelenése: 1900", "Lucrarea originală
 * publicată în 1900", "Pôvodné dielo publikované 1900", "Original veröffentlicht 1900", "Opera originale pubblicata nel 1900", "Obra original
 * publicada en 1900", "Œuvre originale publiée en 1900", "اصل اشاعت 1900", "Orijinal eserin yayın tarihi 1900". Entries are sorted as the
 * locale's dictionary does.
 */
type RowLocale = 'en' | 'hu' | 'ro' | 'sk' | 'de' | 'it' | 'es' | 'fr' | 'ur' | 'tr'

type RowLocator =
  'page' | 'paragraph' | 'chapter' | 'section' | 'timestamp' | 'figure' | 'table' | 'slide' | 'verse' | 'line' | 'volume' | 'act'

export type ExpectedWork = {
  readonly id: string
  readonly locator?: { readonly label: RowLocator; readonly value: string }
  readonly prefix?: string
  readonly suffix?: string
}

export type ExpectedCitation = {
  readonly works: readonly ExpectedWork[]
  readonly form: 'parenthetical' | 'narrative'
  readonly expected: string
}

/** A way in which the laws of a country are named, at the beginning of an entry. */
export type LawForm = {
  readonly languages: string
  /** Source of a pattern that minds capitals. */
  readonly find: string
  /** The words may name a book as well. */
  readonly isGuess?: boolean
  readonly law: string
  /** Something like it that is no law. */
  readonly other: string
}

const day = String.raw`\d{1,2}(?:\.|er|º|°)?\s(?:de\s|d['’]\s?)?\p{Ll}{3,12}\.?\s(?:de\s|del\s)?(?:1[5-9]|20)\d\d`

// Sorted by language.
export const lawForms: readonly LawForm[] = [
  {
    languages: 'any',
    find: String.raw`^(?:\p{Lu}[\p{L}\s,–-]{3,160}\s)?\((?:[^()]{2,60},\s)?(?:SFS|SOU-lag|BGBl\.?(?:\s?I{1,3})?|RGBl\.|Stb\.|Dz\.?\s?U\.?|Sb\.|Z\.\s?z\.)[\s,]`,
    law: 'Skollag (SFS 2003:778)',
    other: 'Skolan och lagen (Studentlitteratur 2003)',
  },
  {
    languages: 'cs sk',
    find: String.raw`^(?:[Úú]stavní\s|[Úú]stavný\s)?(?:[Zz]ákon|ZÁKON|[Vv]yhláška|[Nn]ařízení vlády|[Nn]ariadenie vlády)(?:\s\p{Ll}{2,12}){0,4}\sč\.\s?\d{1,4}\s?/\s?\d{4}`,
    law: 'Zákon č. 254/2001 Sb., o vodách',
    other: 'Zákon o vodách: komentář. Praha: Beck, 2010.',
  },
  {
    languages: 'de',
    find: String.raw`^\p{Lu}[\p{L}-]*(?:gesetz|ordnung|verordnung|gesetzbuch)(?:\s\([^()]{2,40}\))?\s(?:in der Fassung\s|vom\s|idF\s|i\.\s?d\.\s?F\.)`,
    law: 'Wasserhaushaltsgesetz vom 31. Juli 2009',
    other: 'Wasserhaushaltsgesetz und Praxis. München: Beck, 2009.',
  },
  {
    languages: 'en',
    find: String.raw`^(?:The\s)?\p{Lu}[\p{L}’'&,()\s-]{2,120}\sAct(?:\s\([^()]{2,40}\))?(?:\sof)?,?\s(?:\(?(?:1[5-9]|20)\d\d\)?(?=[\s,.;)]|$)|\d+\sU\.\s?S\.\s?C|Pub\.\sL)`,
    isGuess: true,
    law: 'Data Protection Act 2018, c. 12',
    other: 'Acting in public: a history. London: Verso, 2018.',
  },
  {
    languages: 'any',
    find: String.raw`^(?:Council\s|Commission\s(?:Delegated\s|Implementing\s)?)?(?:Directive|Directiva|Direttiva|Diretiva|Richtlinie|Richtlijn|Směrnice|Smernica|Dyrektywa|Direktiv|Decision|Regulation|Reglamento|Regolamento|Regulamento|Regulamentul|Règlement|Verordnung|Verordening|Nařízení|Nariadenie|Rozporządzenie|Forordning|Förordning)\s(?:\((?:EU|UE|EÚ|EG|EF|EC|CE|ES|WE|EEC)\)\s)?(?:[Nn]o\.?\s|[Nn]r\.?\s|č\.\s|n\.?[º°]\s)?\d{1,4}/\d{1,4}`,
    law: 'Directive 2009/147/EC of the European Parliament',
    other: 'Regulation and its limits. Oxford: Hart, 2009.',
  },
  {
    languages: 'es',
    find: String.raw`^(?:Ley|Ley Orgánica|Real Decreto|Real Decreto-[Ll]ey|Real Decreto Legislativo|Decreto|Decreto-[Ll]ey|Orden|Decreto Supremo)\s(?:\p{Lu}{2,5}\/)?(?:[Nn](?:\.\s?[º°]|[º°]|úm\.|o\.)\s?)?\d{1,5}(?:[/-]\d{2,4}|\sde\s(?:1[5-9]|20)\d\d)`,
    law: 'Ley 12/2003, de 21 de mayo',
    other: 'Ley y orden en la frontera. Madrid: Tecnos, 2003.',
  },
  {
    languages: 'fr',
    find: String.raw`^(?:Loi|Loi organique|Décret|Arrêté|Ordonnance|Décret-loi)(?:\s(?:constitutionnelle|royal))?\s(?:n\s?[°ºo]\.?\s?\d[\d.-]{1,10}|du\s${day})`,
    law: 'Loi n° 2010-788 du 12 juillet 2010',
    other: 'Loi et désordre. Paris: Seuil, 2010.',
  },
  {
    languages: 'hu',
    find: String.raw`^(?:(?:1[5-9]|20)\d\d\.\s?évi\s[IVXLC]{1,8}\.\s?(?:törvény|tv)|\d{1,4}/(?:1[5-9]|20)\d\d\.?\s?\([IVX\d\s.]{2,12}\)\s?\p{L}{1,6}\.?\s?(?:[\p{L}-]+\s)?(?:rendelet|határozat))`,
    law: '2011. évi CXII. törvény',
    other: '2011. évi jelentés. Budapest: Osiris, 2011.',
  },
  {
    languages: 'it',
    find: String.raw`^(?:Legge|Legge costituzionale|Legge regionale|Decreto legislativo|Decreto-legge|Decreto ministeriale|D\.\s?[Ll]gs\.?|D\.\s?L\.|D\.P\.R\.|D\.M\.|L\.)\s(?:\d{1,2}\s\p{Ll}{4,9}\s(?:1[89]|20)\d\d|n\.\s?\d{1,5}|\d{1,4}/\d{2,4})`,
    law: 'Decreto legislativo 3 aprile 2006, n. 152',
    other: 'Legge e natura. Bologna: Il Mulino, 2006.',
  },
  {
    languages: 'nl',
    find: String.raw`^(?:Wet|Besluit|Rijkswet)\svan\s${day}`,
    law: 'Wet van 16 december 2015 houdende regels',
    other: 'Wet van de polder. Amsterdam: Boom, 2015.',
  },
  {
    languages: 'no',
    find: String.raw`^(?:Lov|Forskrift)\s(?:${day}|om\s[^.]{3,120}(?:LOV|FOR)-\d{4}|av\s${day})|^[\p{L}]{4,40}(?:loven|lova|forskriften)\s?[.,(]\s?(?:\(?\d{4}\)?[.,]\s)?(?:[^.]{3,120}[.,(]\s?)?(?:LOV|FOR)-\d{4}`,
    law: 'Lov om vern av natur (naturmangfoldloven), LOV-2009-06-19-100',
    other: 'Lov om jordbruk i praksis. Oslo: Gyldendal, 2009.',
  },
  {
    languages: 'pl',
    find: String.raw`^(?:Ustawa|Rozporządzenie|Obwieszczenie|Uchwała)(?:\s[\p{L}]{3,20}){0,8}?\sz(?:\sdnia)?\s\d{1,2}\s\p{Ll}{3,12}\s(?:1[89]|20)\d\d`,
    law: 'Ustawa z dnia 16 kwietnia 2004 r. o ochronie przyrody',
    other: 'Ustawa zasadnicza. Warszawa: PWN, 2004.',
  },
  {
    languages: 'pt',
    find: String.raw`^(?:BRASIL\.\s|Brasil\.\s)?(?:Lei|Lei Complementar|Lei Orgânica|Decreto|Decreto-[Ll]ei|Portaria|Despacho|Resolução|Medida Provisória)\s(?:[Nn]\s?\.?\s?[º°o]\.?\s?\d[\d.]{0,8}(?:-\p{L})?(?:/\d{2,4})?|\d[\d.]{0,8}(?:/\d{2,4}|,\sde\s\d))`,
    law: 'Lei n.º 58/2005, de 29 de dezembro',
    other: 'Lei da terra. Lisboa: Almedina, 2005.',
  },
  {
    languages: 'ro',
    find: String.raw`^(?:Legea|Lege|Ordonanța(?: de urgență)?(?: a Guvernului)?|Ordonanţa(?: de urgenţă)?|OUG|O\.U\.G\.|OG|O\.G\.|HG|H\.G\.|Hotărârea(?: Guvernului)?|Ordinul|Decretul(?:-lege)?)\s(?:nr\.\s?)?\d{1,5}\s?(?:/\s?\d{4}|din\s)`,
    law: 'Legea nr. 88/2005 privind protecția zonelor umede',
    other: 'Legea pământului. București: Humanitas, 2005.',
  },
  {
    languages: 'sv',
    find: String.raw`^(?:\p{Lu}\p{L}*(?:lag|balk|förordning)|Lag|Förordning)\s\(\d{4}:\d{1,4}\)|^SFS\s\d{4}:\d{1,4}`,
    law: 'Lag (2003:778) om skydd mot olyckor',
    other: 'Lag och rätt. Stockholm: Norstedts, 2003.',
  },
  {
    languages: 'tr',
    find: String.raw`^\d{3,5}\s[Ss]ayılı\s|^[\p{L}\s]{5,120}\s(?:Kanunu|Kanun|Yönetmeliği|Yönetmelik)[.,]?\s\((?:Kanun\s)?(?:[Nn]o:?|[Ss]ayı:?)?\s?\d`,
    law: '5651 sayılı Kanun',
    other: '5651 soruda hukuk. Ankara: Seçkin, 2007.',
  },
]

/** One form of pointing to a source, with what it must and must not find. `find` is global and takes linear time. */
export type CitationForm = {
  readonly id: string
  readonly find: RegExp
  readonly examples: { readonly is: readonly string[]; readonly isNot: readonly string[] }
}

// Sorted by id.
export const citationForms: readonly CitationForm[] = [
  {
    id: 'footnote',
    find: /[¹²³⁰⁴-⁹]{1,3}(?![\p{L}\p{N}])|\[\^[\p{L}\p{N}_-]{1,20}\]/gu,
    examples: { is: ['the end of it.¹²', 'as was said[^3] before'], isNot: ['the 12 of them', 'a list [x]'] },
  },
  {
    id: 'number',
    find: /\[\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,12}(?:\s?[,:]\s?\p{L}{1,5}\.?\s?\d{1,5}(?:[–-]\d{1,5})?\.?(?:\s?\p{L}\.)?)?\]/gu,
    examples: {
      is: ['it holds [12]', 'it holds [3, 5–7]', 'it holds [4, p. 17]', 'így áll [4, 17]'],
      isNot: ['it holds [sic]', 'an array[i]', 'text [...] text'],
    },
  },
  {
    id: 'page',
    find: /\((?:[^()\n]{0,30}\s)?(?:pp?|S|s|ss|str|sf|o|old|f|fol|pág|págs|pag|blz|bl|side|n)\.\s?\d{1,5}(?:\s?[–-]\s?\d{1,5})?\.?\)|\(\d{1,5}(?:[–-]\d{1,5})?\.\s?(?:o|old|str|s)\.?\)/gu,
    examples: {
      is: ['so it was (p. 45)', 'so it was (pp. 45–47)', 'so war es (S. 12)', 'így volt (45. o.)', 'böyleydi (s. 12)', 'tak bylo (str. 9)'],
      isNot: ['so it was (45)', 'so it was (about 45)', 'the plan (step 4)'],
    },
  },
  {
    id: 'same',
    find: /(?<!\p{L})(?:ibid(?:em)?|idem|loc\. ?cit|op\. ?cit|ebd|ebenda|uo|tamtéž|tamže|tamże|ibíd|ibidem|ibid|a\.g\.e|ivi|aldaar)\.?(?!\p{L})/giu,
    examples: {
      is: ['so it was (ibid.)', 'so war es (ebd.)', 'így volt (uo.)', 'tak było (tamże)'],
      isNot: ['a morbid thing', 'duo of ponies', 'ideme domov'],
    },
  },
  {
    id: 'year',
    find: /[([](?:[^()[\]\n]{0,120}[\s,;:.])?(?:1[5-9]|20)\d\d[a-z]?(?![\p{L}\p{N}])[^()[\]\n]{0,60}[)\]]/gu,
    examples: {
      is: [
        'said Kovács (2010)',
        'it holds (Smith & Jones, 2010, p. 4)',
        'so (Müller 1998: 12)',
        'tak (Nowak i in., 2015a)',
        'as [Smith 2010] says',
      ],
      isNot: ['it cost (about 2300 euros)', 'in 2010 it held', 'the room (12345)'],
    },
  },
]

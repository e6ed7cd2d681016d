import fc from 'fast-check'
import { dateFields, itemTypes, nameFields, textFields, type CslDate, type CslItem, type Name } from '#engines/cite/item.ts'

/** Texts with what breaks HTML, sentences and ranges. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '<i>',
    '</i>',
    '<b>a</b>',
    '<script>x</script>',
    '&amp;',
    '"',
    '12-34',
    'a; b',
    '. . .',
    '?',
    '2nd',
    'https://a.example/?a=1&b=2',
    'É. N.',
    '<i>a</b>',
  ),
  fc.tuple(fc.lorem({ maxCount: 3 }), fc.constantFrom('<i>Canis</i>', '&', '<', '“x.”')).map((parts) => parts.join(' ')),
)
const name: fc.Arbitrary<Name> = fc.oneof(
  fc.record(
    { family: text, given: text, suffix: text, 'non-dropping-particle': text, 'dropping-particle': text },
    { requiredKeys: ['family'] },
  ),
  fc.record({ literal: text }),
  fc.record({ given: text }),
)
const parts = fc.oneof(
  fc.tuple(fc.integer({ min: -500, max: 2100 })),
  fc.tuple(fc.integer({ min: 1, max: 2100 }), fc.integer({ min: 1, max: 12 })),
  fc.tuple(fc.integer({ min: 1, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 })),
)
const date: fc.Arbitrary<CslDate> = fc.record(
  {
    'date-parts': fc.array(parts, { minLength: 1, maxLength: 2 }),
    season: fc.integer({ min: 1, max: 4 }),
    circa: fc.boolean(),
    literal: text,
  },
  { requiredKeys: [] },
)
const custom = fc.dictionary(
  fc.constantFrom(
    'translated-title',
    'translated-container-title',
    'author-handle',
    'author-abbreviation',
    'cited-in',
    'content-changes',
    'other',
  ),
  fc.oneof(text, fc.constantFrom('yes', 'i0', 'i1')),
)

const some = <Value>(fields: readonly string[], value: fc.Arbitrary<Value>, most: number): fc.Arbitrary<Readonly<Record<string, Value>>> =>
  fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: most })

/** Any item at all: any kind with any fields, whether they fit it or not. */
export const anyItem = (id: string): fc.Arbitrary<CslItem> =>
  fc
    .tuple(
      fc.constantFrom(...itemTypes),
      some(nameFields, fc.array(name, { minLength: 1, maxLength: 23 }), 4),
      some(dateFields, date, 3),
      some(textFields, text, 14),
      fc.option(custom, { nil: undefined }),
      fc.option(text, { nil: undefined }),
    )
    .map(([type, names, dates, texts, own, title]) => ({
      ...texts,
      ...names,
      ...dates,
      ...(own ? { custom: own } : {}),
      ...(title === undefined ? {} : { title }),
      id,
      type,
    }))

/** Several items, some of whose authors and years are alike. */
export const anyItems: fc.Arbitrary<readonly CslItem[]> = fc
  .array(fc.tuple(anyItem(''), fc.boolean()), { minLength: 1, maxLength: 8 })
  .map((items) =>
    items.map(([item, isAlike], i) => ({
      ...item,
      id: `i${i}`,
      ...(isAlike ? { author: [{ family: 'Alike', given: i % 2 ? 'Anna' : 'Bea' }], issued: { 'date-parts': [[2020]] } } : {}),
    })),
  )

import { defineLints } from '../../row.ts'

// Said twice. Sorted by key.
export default defineLints('redundant', [
  {
    key: 'ale-avsak',
    class: 'redundant',
    pattern: '[ ale avšak|však ]',
    to: ['ale', 'však'],
    wrong: ['Prší, ale však jdu.', 'Prší, ale jdu.'],
    right: 'Prší, ale jdu.',
  },
  {
    key: 'mesic',
    class: 'capital-not-needed',
    pattern:
      '/^\\d{1,2}$/ . [ /^(?:leden|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)$/&%capital ]',
    to: ['$3:lower'],
    wrong: ['Přišel 5. Května.', 'Přišel 5. května.'],
    right: 'Přišel 5. května.',
  },
  {
    key: 'nedele',
    class: 'capital-not-needed',
    pattern: 'v|ve|každý|každou|minulý|příští [ pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli&%capital ]',
    to: ['$2:lower'],
    wrong: ['Přijde v Pondělí.', 'Přijde v pondělí.'],
    right: 'Přijde v pondělí.',
  },
  {
    key: 'nejoptimalnejsi',
    class: 'comparison',
    pattern: '[ nejoptimálnější ]',
    to: ['optimální'],
    wrong: ['Je to nejoptimálnější čas.', 'Je to optimální čas.'],
    right: 'Je to optimální čas.',
  },
  {
    key: 'opet-znovu',
    class: 'redundant',
    pattern: '[ opět znovu ]',
    to: ['opět'],
    wrong: ['Táta opět znovu přišel.', 'Táta opět přišel.'],
    right: 'Táta opět přišel.',
  },
  {
    key: 'sestoupit-dolu',
    class: 'redundant',
    pattern: 'sestoupil|sestoupila|sešel|sešla|klesl|klesla [ dolů ]',
    to: [''],
    picky: true,
    wrong: ['Táta sešel dolů po schodech.', 'Táta sešel po schodech.'],
    right: 'Táta jde dolů.',
  },
  {
    key: 'vice-lepsi',
    class: 'comparison',
    pattern: '[ více|víc lepší|horší|vyšší|větší|menší ]',
    to: ['$2'],
    wrong: ['Dům je více lepší.', 'Dům je lepší.'],
    right: 'Dům je lepší.',
  },
])

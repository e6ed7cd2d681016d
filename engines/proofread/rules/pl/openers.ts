import { defineLints } from '../../row.ts'

// Commas after an opening clause, and more abbreviations. Sorted by key.
export default defineLints('openers', [
  {
    key: 'abbr-r',
    class: 'end-mark',
    pattern: '/^(?:1\\d|20)\\d\\d$/ [ =r ] >!.',
    to: ['r.'],
    wrong: ['Urodził się w 1999 r w Polsce.', 'Urodził się w 1999 r. w Polsce.'],
    right: 'Urodził się w 1999 r. w Polsce.',
  },
  {
    key: 'abbr-str',
    class: 'end-mark',
    pattern: '[ str|rys|tab|art|ust|ok|godz ] /^\\d/',
    to: ['$1.'],
    wrong: ['Zobacz tabelę na str 5.', 'Zobacz tabelę na str. 5.'],
    right: 'Zobacz tabelę na str. 5.',
  },
  {
    key: 'nie-chce-nom',
    class: 'case',
    pattern:
      'nie chcę|chce|chcesz|chcemy|mam|ma|piję|jem|kupiłem|kupiłam|jadłem|jadłam|piłem|piłam [ herbata|kawa|woda|zupa|praca|książka|gazeta|ochota|siła|zgoda|szansa|możliwość ]',
    to: ['$3/a$/y/', '$3/ść$/ści/'],
    wrong: ['Nie mam ochota na kino.', 'Nie mam ochoty na kino.'],
    right: 'Nie mam ochoty na kino.',
  },
  {
    key: 'opener-far',
    class: 'comma-missing',
    pattern:
      '^ gdy|kiedy|ponieważ|skoro|chociaż|choć|zanim|odkąd ..2 /(?:ł|ła|ło|li|ły)$/&%known:/$/by/||/(?:łem|łam|liśmy|łyśmy)$/&%known ..3 [ /^\\p{L}{3,}$/&!@nocomma&!@adverbs&!%capital&!/(?:o|ie|łem|łam)$/&!się|sam|sama|zaraz|mama|tata|wtedy|jeszcze|brat|siostra|od|razu ] /(?:łem|łam|liśmy|łyśmy)$/&%known',
    to: ['$5,'],
    wrong: ['Gdy wróciłem do domu zobaczyłem psa.', 'Gdy wróciłem do domu, zobaczyłem psa.'],
    right: 'Gdy wróciłem do domu, zobaczyłem psa.',
  },
  {
    key: 'opener-noun-imp',
    class: 'comma-missing',
    pattern:
      '^ jeśli|jeżeli|gdy|kiedy|skoro masz|mam|chcesz|będziesz|wiesz|lubisz|jest|znasz|szukasz|potrzebujesz ..2 [ /^\\p{L}{3,}$/&!@nocomma&!@adverbs ] zadzwoń|przyjdź|napisz|daj|weź|zrób|idź|powiedz|kup|zostań|zapraszamy|skontaktuj|sprawdź|przeczytaj|odpocznij',
    to: ['$4,'],
    wrong: ['Jeśli masz czas zadzwoń do mnie.', 'Jeśli masz czas, zadzwoń do mnie.'],
    right: 'Jeśli masz czas, zadzwoń do mnie.',
  },
  {
    key: 'opener-past',
    class: 'comma-missing',
    pattern:
      '^ gdy|kiedy|ponieważ|jeśli|jeżeli|skoro|chociaż|choć|zanim|gdyby|odkąd|dopóki|jak ..4 [ /(?:ł|ła|ło|li|ły)$/&%known:/$/by/||/(?:łem|łam|liśmy|łyśmy)$/&%known ] /(?:ł|ła|ło|li|ły)$/&%known:/$/by/||/(?:łem|łam|liśmy|łyśmy)$/&%known',
    to: ['$3,'],
    wrong: ['Gdy już wróciłem zobaczyłem psa.', 'Gdy już wróciłem, zobaczyłem psa.'],
    right: 'Gdy wróciłem, zobaczyłem psa.',
  },
  {
    key: 'opener-past-sie',
    class: 'comma-missing',
    pattern:
      '^ gdy|kiedy|ponieważ|jeśli|jeżeli|skoro|chociaż|choć|zanim|gdyby|odkąd|dopóki ..3 /(?:ł|ła|ło|li|ły)$/&%known:/$/by/||/(?:łem|łam|liśmy|łyśmy)$/&%known [ się ] /(?:łem|łam|liśmy|łyśmy)$/',
    to: ['$4,'],
    wrong: ['Kiedy obudziłem się zobaczyłem psa.', 'Kiedy obudziłem się, zobaczyłem psa.'],
    right: 'Kiedy się obudziłem, zobaczyłem psa.',
  },
  {
    key: 'opener-past-sie2',
    class: 'comma-missing',
    pattern:
      '^ gdy|kiedy|ponieważ|jeśli|jeżeli|skoro|chociaż|choć|zanim|odkąd ..2 się [ /(?:ł|ła|ło|li|ły)$/&%known:/$/by/||/(?:łem|łam|liśmy|łyśmy)$/&%known ] /(?:łem|łam|liśmy|łyśmy|ł|ła|li|ły)$/&%known:/$/by/||nie|zawsze|od',
    to: ['$4,'],
    wrong: ['Kiedy się obudziłem nie było nikogo.', 'Kiedy się obudziłem, nie było nikogo.'],
    right: 'Kiedy się obudziłem, nie było nikogo.',
  },
  {
    key: 'opener-present',
    class: 'comma-missing',
    pattern:
      '^ jeśli|jeżeli|gdy|kiedy|skoro|jak ..3 [ masz|mam|chcesz|możesz|będziesz|wiesz|lubisz|jest|pada|mogę|chce|ma ] zadzwoń|przyjdź|napisz|daj|weź|zrób|idź|powiedz|kup|zostań|zostaję|pójdę|zostanę|kupię|zrobię|przyjdę|musisz|trzeba|można|należy|zawsze|musimy',
    to: ['$3,'],
    wrong: ['Jeśli tylko możesz zadzwoń do mnie.', 'Jeśli tylko możesz, zadzwoń do mnie.'],
    right: 'Jeśli możesz, zadzwoń do mnie.',
  },
])

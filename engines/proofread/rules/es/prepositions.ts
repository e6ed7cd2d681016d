import { defineLints } from '../../row.ts'

// Prepositions. Sorted by key.
export default defineLints('prepositions', [
  {
    key: 'a-pesar-que',
    class: 'preposition',
    pattern: 'a pesar [ que ]',
    to: ['de que'],
    wrong: ['Vino a pesar que llovía.', 'Vino a pesar de que llovía.'],
    right: 'Le va a pesar.',
  },
  {
    key: 'antes-que',
    class: 'compound-split',
    pattern: '[ a parte ] de',
    to: ['aparte'],
    wrong: ['A parte de eso, no hay nada.', 'Aparte de eso, no hay nada.'],
    right: 'Lo llevé a parte alguna.',
  },
  {
    key: 'darse-cuenta',
    class: 'preposition',
    pattern: 'di|dio|das|da|doy|dan|damos|dieron|dimos|dado|dar|daba|darme|darse|darnos|dando|diste [ cuenta que ]',
    to: ['cuenta de que'],
    wrong: ['Me di cuenta que llovía.', 'Me di cuenta de que llovía.'],
    right: 'El autor cuenta que llovía.',
  },
  {
    key: 'en-base-a',
    class: 'preposition',
    pattern: '[ en base a ]',
    to: ['con base en', 'según'],
    picky: true,
    wrong: ['En base a los datos, decidimos.', 'Con base en los datos, decidimos.'],
    right: 'Con base en los datos, decidimos.',
  },
  {
    key: 'en-relacion-a',
    class: 'preposition',
    pattern: '[ en relación a ]',
    to: ['en relación con'],
    picky: true,
    wrong: ['En relación a esto, digo sí.', 'En relación con esto, digo sí.'],
    right: 'Con relación a esto, digo sí.',
  },
  {
    key: 'pienso-de-que',
    class: 'preposition',
    pattern: 'pienso|piensa|creo|cree|dijo|dice|opino|considero|pensaba|espero|parece|supongo [ de que ]',
    to: ['que'],
    wrong: ['Pienso de que es tarde.', 'Pienso que es tarde.'],
    right: 'Estoy seguro de que es tarde.',
  },
  {
    key: 'seguro-que',
    class: 'preposition',
    pattern: 'estoy|está|estamos|están|estaba [ seguro|segura|seguros|convencido|convencida que ]',
    to: ['$2 de que'],
    wrong: ['Estoy seguro que vendrá.', 'Estoy seguro de que vendrá.'],
    right: 'Seguro que viene.',
  },
])

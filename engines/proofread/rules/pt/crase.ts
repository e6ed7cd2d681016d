import { defineLints } from '../../row.ts'

// The accent of à. Sorted by key.
export default defineLints('crase', [
  {
    key: 'a-infinitivo',
    class: 'preposition',
    pattern: '[ à ] @infinitives',
    to: ['a'],
    wrong: ['Começou à chover.', 'Começou a chover.'],
    right: 'Começou a chover.',
  },
  {
    key: 'a-masculino',
    class: 'preposition',
    pattern: '<!graças|devido [ à ] pé|cavalo|lápis|gás|prazo|vapor',
    to: ['a'],
    wrong: ['Fui à pé.', 'Fui a pé.'],
    right: 'Fui à praia.',
  },
  {
    key: 'a-noite',
    class: 'preposition',
    pattern: 'hoje|ontem|amanhã [ a ] noite|tarde .|,|$',
    to: ['à'],
    wrong: ['Vou ao cinema hoje a noite.', 'Vou ao cinema hoje à noite.'],
    right: 'Hoje a noite está fria.',
  },
  {
    key: 'a-partir',
    class: 'preposition',
    pattern: '[ à partir ]',
    to: ['a partir'],
    wrong: ['Abre à partir das oito.', 'Abre a partir das oito.'],
    right: 'Abre a partir das oito.',
  },
  {
    key: 'a-voce',
    class: 'preposition',
    pattern:
      '[ à ] você|vocês|ele|ela|eles|elas|mim|ti|nós|todos|todas|cada|qualquer|alguém|ninguém|um|quem|cujo|isso|isto|esse|essa|este|esta',
    to: ['a'],
    wrong: ['Dei o livro à você.', 'Dei o livro a você.'],
    right: 'Dei o livro à moça.',
  },
  {
    key: 'as-horas',
    class: 'preposition',
    pattern: 'chega|chegou|começa|começou|sai|saiu|acorda|acordo|termina [ as ] /^\\d{1,2}(?:h|:\\d\\d)?$/',
    to: ['às'],
    wrong: ['O filme começa as 20 horas.', 'O filme começa às 20 horas.'],
    right: 'Vi as 20 provas.',
  },
  {
    key: 'as-vezes',
    class: 'preposition',
    pattern: '<^||,||mas|porque|e|só|que [ as ] vezes|pressas|escondidas >!que|em|seguintes',
    to: ['às'],
    wrong: ['As vezes chove.', 'Às vezes chove.'],
    right: 'As vezes que chove são poucas.',
  },
])

import { defineLints } from '../../row.ts'

// Said twice. Sorted by key.
export default defineLints('doubled', [
  {
    key: 'descer-baixo',
    class: 'redundant',
    pattern: 'desce|descer|desceu|desço|descem [ para baixo ]',
    to: [''],
    wrong: ['Ele desceu para baixo.', 'Ele desceu.'],
    right: 'Ele olhou para baixo.',
  },
  {
    key: 'elo-de-ligacao',
    class: 'redundant',
    pattern: 'elo [ de ligação ]',
    to: [''],
    wrong: ['Ele é o elo de ligação.', 'Ele é o elo.'],
    right: 'Ele é o elo.',
  },
  {
    key: 'entrar-dentro',
    class: 'redundant',
    pattern: 'entra|entrar|entrou|entro|entram [ para dentro ]',
    to: [''],
    wrong: ['Ele entrou para dentro.', 'Ele entrou.'],
    right: 'Ele olhou para dentro.',
  },
  {
    key: 'mais-melhor',
    class: 'comparison',
    pattern: '[ mais melhor|pior|maior|menor|superior|inferior ]',
    to: ['$2'],
    wrong: ['É mais melhor assim.', 'É melhor assim.'],
    right: 'É melhor assim.',
  },
  {
    key: 'mas-porem',
    class: 'redundant',
    pattern: '[ mas porém|contudo|entretanto ]',
    to: ['mas'],
    wrong: ['Quis ir, mas porém não fui.', 'Quis ir, mas não fui.'],
    right: 'Quis ir, mas não fui.',
  },
  {
    key: 'mes',
    class: 'capital-not-needed',
    pattern:
      '<!^ [ /^(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/&%capital ] de /^\\d{4}$/',
    to: ['$2:lower'],
    wrong: ['Nasceu em Março de 1990.', 'Nasceu em março de 1990.'],
    right: 'Nasceu em março de 1990.',
  },
  {
    key: 'sair-fora',
    class: 'redundant',
    pattern: 'sai|sair|saiu|saio|saem [ para fora ]',
    to: [''],
    wrong: ['Ele saiu para fora.', 'Ele saiu.'],
    right: 'Ele olhou para fora.',
  },
  {
    key: 'subir-cima',
    class: 'redundant',
    pattern: 'sobe|subir|subiu|subo|sobem [ para cima ]',
    to: [''],
    wrong: ['Ele subiu para cima.', 'Ele subiu.'],
    right: 'Ele olhou para cima.',
  },
  {
    key: 'surpresa-inesperada',
    class: 'redundant',
    pattern: 'surpresa [ inesperada ]',
    to: [''],
    picky: true,
    wrong: ['Foi uma surpresa inesperada.', 'Foi uma surpresa.'],
    right: 'Foi uma visita inesperada.',
  },
])

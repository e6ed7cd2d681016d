import { defineLints } from '../../row.ts'

// Said twice. Sorted by key.
export default defineLints('doubled', [
  {
    key: 'bajar-abajo',
    class: 'redundant',
    pattern: 'bajo|baja|bajar|bajó|bajamos|bajan [ abajo ]',
    to: [''],
    picky: true,
    wrong: ['Ana bajó abajo.', 'Ana bajó.'],
    right: 'Ana está abajo.',
  },
  {
    key: 'entrar-adentro',
    class: 'redundant',
    pattern: 'entro|entra|entrar|entró|entramos|entran [ adentro ]',
    to: [''],
    picky: true,
    wrong: ['Ana entró adentro.', 'Ana entró.'],
    right: 'Ana está adentro.',
  },
  {
    key: 'mas-mejor',
    class: 'comparison',
    pattern: '[ más mejor|peor|mayor|menor|superior|inferior ] >!edad',
    to: ['$2'],
    wrong: ['Es más mejor así.', 'Es mejor así.'],
    right: 'Es más grande así.',
  },
  {
    key: 'pero-sin-embargo',
    class: 'redundant',
    pattern: '[ pero sin embargo ]',
    to: ['pero', 'sin embargo'],
    wrong: ['Es caro, pero sin embargo bueno.', 'Es caro, pero bueno.'],
    right: 'Es caro; sin embargo, es bueno.',
  },
  {
    key: 'salir-afuera',
    class: 'redundant',
    pattern: 'salgo|sale|salir|salió|salimos|salen [ afuera ]',
    to: [''],
    picky: true,
    wrong: ['Ana salió afuera.', 'Ana salió.'],
    right: 'Ana está afuera.',
  },
  {
    key: 'subir-arriba2',
    class: 'redundant',
    pattern: 'subo|sube|subir|subió|subimos|suben [ arriba ]',
    to: [''],
    picky: true,
    wrong: ['Ana subió arriba.', 'Ana subió.'],
    right: 'Ana está arriba.',
  },
])

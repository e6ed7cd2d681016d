import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'No tiene conexión.',
    body: 'Esta página no se ha abierto nunca en este navegador, así que no puede mostrarse sin conexión.',
    kept: 'Guardadas en este navegador',
    none: 'En este navegador aún no hay otra página guardada.',
    works:
      'Estas páginas se abren sin conexión. En ellas puede escribir y contar caracteres; los borradores se quedan en este dispositivo.',
    soon: 'En cuanto vuelva la conexión, la página se abrirá sola.',
    again: 'Volver a intentar',
    still: 'Sigue sin haber conexión.',
  },
  app: {
    name: 'Tinta: herramientas de escritura',
    description: 'Parafrasear, corregir, citar, comprobar: herramientas para estudiantes y autores académicos.',
  },
}

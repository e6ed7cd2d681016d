import { defineCheck } from '../../check.ts'
import { norwegian } from '../../scandinavian-clauses/norwegian.ts'
import { findRelativeCommas } from '../../scandinavian-clauses/relative-comma.ts'

/** A comma stands behind a relative clause before the verb of the main clause. */
export default defineCheck({
  key: 'relative-comma',
  class: 'comma-missing',
  find: (tokens, words) => findRelativeCommas({ tokens, of: norwegian, words }, 'som'),
  wrong: [
    ['Bildet som henger der er mitt.', 'Bildet som henger der, er mitt.'],
    ['Alle som bor her kjenner henne.', 'Alle som bor her, kjenner henne.'],
    ['Den gamle mannen som vi møtte var snill.', 'Den gamle mannen som vi møtte, var snill.'],
    ['De som kom for sent fikk ingen mat.', 'De som kom for sent, fikk ingen mat.'],
  ],
  right: [
    'Boka som ble hentet i går, var god.',
    'Barnet som hadde ventet på henne, var glad.',
    'Bildet som henger der, er mitt.',
    'Syklene som står der borte, er våre.',
    'Mannen som kom og gikk, var snill.',
    'Som barn bodde jeg her.',
    'Det er noen som sier at det er sant.',
    'Filmen er like god som boka var.',
  ],
})

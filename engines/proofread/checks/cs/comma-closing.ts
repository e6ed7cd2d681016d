import { defineCheck } from '../../check.ts'
import { findClosingOfOpeners, findClosingOfRelatives } from '../../slavic/closing-clauses.ts'
import { czechClosing } from '../../slavic/czech-government.ts'

/** A comma closes a relative clause, and one with which a sentence opens. */
export default defineCheck({
  key: 'comma-closing',
  class: 'comma-missing',
  find: (tokens, known) =>
    known?.forms ? [...findClosingOfRelatives(tokens, czechClosing(known)), ...findClosingOfOpeners(tokens, czechClosing(known))] : [],
  wrong: [
    ['Když jsem byl malý bydleli jsme na vesnici.', 'Když jsem byl malý, bydleli jsme na vesnici.'],
    ['Dům, ve kterém bydlíme je starý.', 'Dům, ve kterém bydlíme, je starý.'],
    ['Kniha, kterou jsem četl se mi líbila.', 'Kniha, kterou jsem četl, se mi líbila.'],
    ['Lidé, kteří bydlí ve městě pracují v kanceláři.', 'Lidé, kteří bydlí ve městě, pracují v kanceláři.'],
    ['Film, který jsme viděli včera skončil špatně.', 'Film, který jsme viděli včera, skončil špatně.'],
  ],
  right: [
    'Když jsem byl malý, bydleli jsme na vesnici.',
    'Když přišel otec domů unavený, spal.',
    'Dům, ve kterém bydlíme, je starý.',
    'Kniha, kterou jsem chtěl koupit, byla drahá.',
    'Znám muže, který je viděl.',
    'Lidé, kteří pracují a studují, mají málo času.',
    'Ten, který to udělal, odešel.',
  ],
})

import { defineCheck } from '../../check.ts'
import { findPhrases } from '../../scandinavian/check-phrases.ts'
import { swedish } from '../../scandinavian/swedish.ts'

/** Determiner, adjectives and noun of a phrase agree in gender, number and definiteness. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findPhrases(tokens, swedish, known),
  wrong: [
    ['Vi bor i en stort hus.', 'Vi bor i ett stort hus.'],
    ['Jag läste mitt bok.', 'Jag läste min bok.'],
    ['Hon har många bil.', 'Hon har många bilar.'],
    ['Den stora hus är gult.', 'Det stora huset är gult.'],
    ['Min bilen är ny.', 'Min bil är ny.'],
    ['De bor i ett stor hus.', 'De bor i ett stort hus.'],
    ['Den stor bilen är min.', 'Den stora bilen är min.'],
    ['Vi har två litet barn.', 'Vi har två små barn.'],
    ['Varje dagar går jag hem.', 'Varje dag går jag hem.'],
    ['Han har någon viktig möte idag.', 'Han har något viktigt möte idag.'],
  ],
  right: [
    'Det är ett otroligt viktigt möte.',
    'Det svenska språk som vi talar är gammalt.',
    'Hans gamla vänner har flera barn.',
    'Det barn som kom först fick ett äpple.',
    'Jag har ett par gamla skor.',
    'Denna bok är bra.',
    'Klockan ett kväll efter kväll kom han.',
    'Vi såg en bil- och båtmässa.',
  ],
})

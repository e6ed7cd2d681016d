import { defineCheck } from '../../check.ts'
import { czech } from '../../slavic/czech.ts'
import { czechSubjects } from '../../slavic/czech-clauses.ts'
import { findSubjectVerbs } from '../../slavic/subjects.ts'

/** The verb has the gender and number of the subject before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? findSubjectVerbs(tokens, czech, known, czechSubjects) : []),
  wrong: [
    ['Děti přišli domů.', 'Děti přišly domů.'],
    ['Chlapci běhaly po hřišti.', 'Chlapci běhali po hřišti.'],
    ['Matka koupil chleba.', 'Matka koupila chleba.'],
    ['Moji rodiče bydlí v Praze a říkají, že auta stáli před domem.', 'Moji rodiče bydlí v Praze a říkají, že auta stála před domem.'],
    ['Dívky se smáli celé odpoledne.', 'Dívky se smály celé odpoledne.'],
  ],
  right: [
    'Děti přišly domů.',
    'Knihy koupili v obchodě.',
    'Stromy porazili v lese.',
    'Otec s matkou přišli pozdě.',
    'Chyba bylo říkat mu to.',
    'Studenti jsme byli pilní.',
  ],
})

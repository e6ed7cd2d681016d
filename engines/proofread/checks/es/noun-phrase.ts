import { defineCheck } from '../../check.ts'
import { findDisagreement } from '../../romance/find-disagreement.ts'
import { spanish } from '../../romance/spanish.ts'

/** Determiners and adjectives agree with their noun in gender and number, and so does what "ser" and "estar" say of a subject. */
export default defineCheck({
  key: 'noun-phrase',
  class: 'agreement',
  find: (tokens, known) => findDisagreement(tokens, spanish, known),
  wrong: [
    ['Es la problema de siempre.', 'Es el problema de siempre.'],
    ['Tenemos el casa grande.', 'Tenemos la casa grande.'],
    ['Había muchos gente en la plaza.', 'Había mucha gente en la plaza.'],
    ['Compró una coche rojo.', 'Compró un coche rojo.'],
    ['Compró un coche roja.', 'Compró un coche rojo.'],
    ['Viven en las casas blanco.', 'Viven en las casas blancas.'],
    ['Me duele este mano.', 'Me duele esta mano.'],
    ['Beben el mismo agua.', 'Beben la misma agua.'],
    ['El agua está frío.', 'El agua está fría.'],
    ['Vivo con mis amigo.', 'Vivo con mis amigos.'],
    ['Las casas son blanco.', 'Las casas son blancas.'],
    ['Me enfado cuando las personas son groseros.', 'Me enfado cuando las personas son groseras.'],
    ['La puerta del casa es nueva.', 'La puerta de la casa es nueva.'],
    ['Es un bueno amigo.', 'Es un buen amigo.'],
    ['Saludó a todos los personas.', 'Saludó a todas las personas.'],
    ['Es una ciudad muy bonito.', 'Es una ciudad muy bonita.'],
  ],
  right: [
    'Bebo el agua fría.',
    'Es un área nueva.',
    'La estudiante y el estudiante estudian.',
    'La llama cada día y los cuenta.',
    'Llegó a la ciudad cansado.',
    'Compró una camisa de algodón blanca.',
    'La casa y el jardín bonitos son de Ana.',
    'Estudia las lenguas española y francesa.',
    'Dio a la gente nuevos trabajos.',
    'Llegó un poco tarde.',
    'El mar y la mar son lo mismo.',
    'Mi hija es médico.',
    'Habló con su madre italiano.',
    'Este llama cada noche.',
  ],
})

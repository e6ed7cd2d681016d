import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait } = wordsFor('ro')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'secundă', few: 'secunde', other: 'de secunde' })}`
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })}`
const safe = 'Textul dumneavoastră este tot aici și nu s-a contabilizat nimic.'

export const problems: EarlyProblemMessages = {
  'not-found': ({ path }) => ({ title: 'La această adresă nu se află nimic.', detail: `Nimic nu răspunde la ${path}. Verificați adresa.` }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'Această adresă se apelează altfel.',
    detail: `Răspunde la ${allowed.join(', ')}. Trimiteți cererea cu această metodă.`,
  }),
  'body-not-json': { title: 'Cererea nu a putut fi citită.', detail: 'Nu este JSON valid. Reîncărcați pagina și încercați din nou.' },
  'content-type-wrong': ({ expected }) => ({ title: 'Cererea nu are forma corectă.', detail: `Trebuie trimisă ca ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'Este prea mult pentru o singură cerere.',
    detail: `Într-o cerere încap cel mult ${size(limit)}. Lucrați la text pe părți.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'O parte a cererii nu este corectă.',
    detail: `Verificați ${list(issues.map(({ path }) => path || 'cererea'))} și încercați din nou. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'Pagina nu este deschisă la adresa proprie a site-ului.',
    detail: `Deschideți ${address} și încercați din nou acolo.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'Prea multe cereri într-un timp scurt.',
    detail: `Așteptați ${seconds(count)} și încercați din nou. ${safe}`,
  }),
  'server-failed': { title: 'Nu a reușit.', detail: `A apărut o eroare pe server. ${safe} Încercați din nou peste o clipă.` },
  'database-unavailable': {
    title: 'Serverul nu este pregătit.',
    detail: `Baza lui de date nu răspunde acum. ${safe} Încercați din nou peste un minut.`,
  },
  'text-empty': { title: 'Încă nu există text.', detail: 'Scrieți sau lipiți un pasaj ori deschideți un fișier.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'Textul este prea lung pentru o singură rulare.',
    detail: `Are ${characters(amount)}; limita este ${number(limit)}. Textul este tot aici: scurtați-l sau trimiteți-l pe părți.`,
  }),
  'strength-not-in-tier': {
    title: 'Oh, nu aveți Premium',
    detail: 'Intensitățile normală și puternică fac parte din Premium. Cea ușoară funcționează acum.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, nu aveți Premium',
    detail: `Face parte din ${needed === 'premium' ? 'Premium' : 'Platină'}. Pe biroul dumneavoastră nu s-a schimbat nimic.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'Acest plan nu conține verificări de plagiat.' : 'Ați folosit verificările de plagiat din această lună.',
          detail: `${limit === 0 ? 'Premium are una pe lună.' : `Numărătoarea reîncepe pe ${dayOfYear(resetsAt)}.`} Textul este tot aici; corectura funcționează ca înainte.`,
        }
      : {
          title:
            used >= limit
              ? `Ați folosit cele ${characters(limit)} din această lună.`
              : `Au mai rămas ${characters(limit - used)} în această lună.`,
          detail: `Acest text are nevoie de ${number(needed)}. Numărătoarea reîncepe pe ${dayOfYear(resetsAt)}. Textul este tot aici; corectura funcționează ca înainte.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Vizitatorii din rețeaua dumneavoastră au folosit caracterele de astăzi.',
    detail: `Un cont gratuit are numărătoarea lui. Fără cont, reveniți mai târziu; timp de așteptare: ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': {
    title: 'Pentru aceasta este nevoie de un cont.',
    detail: 'Conectați-vă sau creați unul; ce este pe birou rămâne acolo.',
  },
  'user-disabled': { title: 'Acest cont este închis.', detail: 'Scrieți la asistență.' },
  'user-token-expired': { title: 'Ați fost deconectat.', detail: 'Conectați-vă din nou; textul este tot aici.' },
  'sign-in-failed': {
    title: 'Conectarea nu a reușit.',
    detail: 'Celălalt site nu a spus cine sunteți. Încercați din nou sau folosiți adresa de e-mail.',
  },
  'billing-failed': { title: 'Serviciul de plată nu a răspuns.', detail: 'Nu s-a încasat nimic. Încercați din nou peste câteva minute.' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `Acest text este în ${language(found)}.`,
    detail: `Deocamdată Tinta lucrează cu texte în ${list(supported.map(language))}. Textul este tot aici, neschimbat.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `Acest text este în ${list(languages.map(language))}.`,
    detail: `Deocamdată Tinta lucrează cu texte în ${list(supported.map(language))}. Lăsați doar acele pasaje sau alegeți limba. Nu s-a pierdut nimic.`,
  }),
  'language-unknown': {
    title: 'Limba nu a putut fi recunoscută.',
    detail: 'Textul este scurt sau neobișnuit. Alegeți limba lui deasupra și încercați din nou.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'A durat prea mult.',
    detail: `Rescrierea nu s-a încheiat în ${seconds(count)}. ${safe} Încercați din nou sau trimiteți o parte mai scurtă.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Foarte mulți oameni scriu acum.',
    detail: `Încercați din nou peste ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'Nu a reușit.',
    detail: `Motorul nu a putut prelucra acest text. ${safe} Încercați din nou sau scoateți ce pare neobișnuit.`,
  },
  offline: {
    title: 'Sunteți offline.',
    detail: 'Continuați să scrieți: ciorna rămâne pe acest dispozitiv, iar lucrul continuă când revine conexiunea.',
  },
  'network-failed': { title: 'Serverul nu a putut fi contactat.', detail: `Conexiunea s-a întrerupt. ${safe} Încercați din nou.` },
  cancelled: { title: 'Oprit.', detail: safe },
}

import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait } = wordsFor('ro')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'secundă', few: 'secunde', other: 'de secunde' })}`
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'caracter', few: 'caractere', other: 'de caractere' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Conectați-vă încă o dată pentru această schimbare.',
    detail: 'Vă protejează contul când un dispozitiv a rămas deschis.',
  },
  'key-unknown': {
    title: 'Această cheie nu deschide nimic.',
    detail: 'A fost revocată sau nu este întreagă. Cheile dumneavoastră se află pe pagina pentru dezvoltatori.',
  },
  'key-not-taken': {
    title: 'Cu o cheie nu se poate face acest lucru.',
    detail: 'Cheile lucrează cu texte și cu biblioteca. Pentru cont, planuri, istoric și alte chei trebuie să vă conectați pe site.',
  },
  'keys-full': ({ limit }) => ({
    title: 'Nu se mai pot crea chei.',
    detail: `Limita este ${number(limit)}. Revocați o cheie care nu vă mai trebuie.`,
  }),
  'code-wrong': {
    title: 'Acest cod nu se potrivește.',
    detail: 'Codurile se schimbă la 30 de secunde și merg o singură dată. Luați-l pe cel mai nou.',
  },
  'code-locked': ({ seconds: count }) => ({
    title: 'Prea multe coduri greșite.',
    detail: `Timp de așteptare: ${wait(count)}. Apoi luați cel mai nou cod sau un cod de recuperare.`,
  }),
  'sign-up-elsewhere': {
    title: 'Alegeți o parolă.',
    detail: 'Contul a fost creat în alt browser. Va fi valabilă numai parola pe care o alegeți cu acest link.',
  },
  'email-not-verified': { title: 'Confirmați mai întâi adresa de e-mail.', detail: 'V-am trimis un link nou.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'Parolei îi mai trebuie ceva.',
    detail: `Îi trebuie: ${list(missing.map((rule) => ({ min: `cel puțin ${characters(min)}`, max: `cel mult ${characters(max)}`, lowercase: 'o literă mică', uppercase: 'o literă mare', numeric: 'o cifră', 'non-alphanumeric': 'un semn care nu e nici literă, nici cifră' })[rule]))}.`,
  }),
  'password-common': { title: 'Această parolă se ghicește prima.', detail: 'Se află pe listele încercate de atacatori. Alegeți alta.' },
  'online-search-failed': {
    title: 'Căutarea online nu a răspuns.',
    detail:
      'Niciun serviciu online nu a putut fi accesat, iar colecțiile alese nu conțin niciun document, așa că nu s-a comparat nimic. Încercați din nou mai târziu sau adăugați documente. Nu s-a consumat nicio verificare.',
  },
  'subscription-exists': { title: 'Aveți deja un plan.', detail: 'Îl puteți schimba în cont; nimic nu se plătește de două ori.' },
  'subscription-missing': { title: 'Nu există un plan de schimbat.', detail: 'Reîncărcați pagina ca să vedeți contul așa cum este.' },
  'signature-wrong': { title: 'Notificarea nu este semnată.', detail: 'Verificați secretul de semnare al webhookului.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'Arhiva conține prea multe fișiere.',
    detail: `Are ${number(amount)}; limita este ${number(limit)}. Împărțiți-o sau adăugați fișierele pe rând.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'Dezarhivată, arhiva ar fi prea mare.',
    detail: `Limita este de ${size(limit)} pentru toate fișierele la un loc. Împărțiți-o în arhive mai mici.`,
  }),
  'archive-in-archive': {
    title: 'O arhivă aflată în altă arhivă nu se deschide.',
    detail: 'Dezarhivați-o pe cea interioară și adăugați-i fișierele.',
  },
  'collection-not-found': { title: 'Colecția nu există.', detail: 'Poate că a fost ștearsă sau aparține altcuiva. Alegeți altă colecție.' },
  'corpus-full': ({ limit }) => ({
    title: 'Aici nu mai încap documente.',
    detail: `Limita este ${number(limit)}. Ștergeți ce nu vă mai trebuie, apoi încercați din nou. Nu s-a adăugat nimic.`,
  }),
  'library-item-not-found': {
    title: 'Această sursă nu mai este în biblioteca dumneavoastră.',
    detail: 'Poate că a fost ștearsă în altă fereastră. Timp de un sfert de oră o puteți readuce cu Anulare; altfel adăugați-o din nou.',
  },
  'library-folder-not-found': {
    title: 'Acest dosar nu mai există.',
    detail: 'Poate că a fost șters în altă fereastră. Sursele din el au rămas în bibliotecă.',
  },
  'library-folder-taken': {
    title: 'Există deja un dosar cu acest nume.',
    detail: 'Alegeți alt nume sau mutați sursele în acel dosar.',
  },
  'library-full': ({ limit }) => ({
    title: 'Biblioteca dumneavoastră este plină.',
    detail: `Poate cuprinde cel mult ${number(limit)} de surse. Ștergeți ce nu vă mai trebuie, apoi încercați din nou. Nu s-a adăugat nimic.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'Nu mai încap dosare.',
    detail: `Limita este ${number(limit)}. Ștergeți unul care nu vă mai trebuie.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'Nu mai este loc pentru fișiere.',
    detail: `Fișierele din bibliotecă pot ocupa împreună cel mult ${size(limit)}. Ștergeți unul care nu vă mai trebuie. Sursa a rămas neschimbată.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'Nu se mai pot crea linkuri.',
    detail: `Limita este ${number(limit)}. Încheiați un link care nu vă mai trebuie.`,
  }),
  'library-undo-gone': {
    title: 'Această modificare nu mai poate fi anulată.',
    detail: 'O modificare se poate anula o singură dată, în cel mult un sfert de oră. Biblioteca este așa cum o vedeți.',
  },
  'library-share-ended': {
    title: 'Această bibliotecă partajată nu mai este disponibilă.',
    detail: 'Linkul a expirat sau proprietarul l-a retras. Cereți-i altul.',
  },
  'fetch-address-refused': {
    title: 'Această adresă nu poate fi citită de aici.',
    detail: 'Trebuie să înceapă cu http:// sau https:// și să ducă la o pagină publică, fără nume de utilizator sau parolă.',
  },
  'fetch-unreachable': {
    title: 'Pagina nu a putut fi contactată.',
    detail: 'Site-ul nu răspunde sau nu are o asemenea pagină. Deschideți-o în browser și verificați adresa.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'Pagina a răspuns prea încet.',
    detail: `Citirea a fost oprită după ${seconds(count)}. Încercați mai târziu sau salvați pagina și deschideți fișierul.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'Pagina este prea mare.',
    detail: `De la o adresă se citesc cel mult ${size(limit)}. Salvați partea de care aveți nevoie și deschideți fișierul.`,
  }),
  'fetch-kind-refused': {
    title: 'La această adresă nu este niciun text de citit.',
    detail: 'Nu este nici pagină web, nici PDF, nici text simplu. Căutați una dintre acestea pe site.',
  },
  'fetch-not-allowed': {
    title: 'Acest site nu permite programelor să citească pagina.',
    detail: 'Deschideți-o în browser și copiați sau salvați ce vă trebuie.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'Acest site cere răbdare.',
    detail: `Acum nu mai primește cereri. Încercați din nou mai târziu; timp de așteptare: ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'Fișierul nu conține referințe într-un format pe care Tinta îl citește.',
    detail:
      'Tinta citește BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON și EndNote XML. Exportați din nou referințele într-unul dintre aceste formate sau lipiți-le ca text.',
  },
  'word-missing': {
    title: 'Nu există aici niciun cuvânt de căutat.',
    detail: 'Introduceți un cuvânt sau o expresie care se află în dicționar; cifrele, adresele și marcajele nu sunt cuvinte.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'Este mai lung decât un cuvânt.',
    detail: `Are ${characters(amount)}; limita este ${number(limit)}. Căutați un singur cuvânt din el.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'Niciun dicționar nu are aceste cuvinte împreună.',
    detail: words.length > 0 ? `Căutați unul dintre ele separat: ${list(words)}.` : 'Căutați cuvintele unul câte unul.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'Acest stil de citare nu există aici.',
    detail: `„${style}” nu se află printre stilurile acestui site: ${list(known)}. Alegeți unul dintre ele.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'Sunt prea multe referințe pentru acest stil.',
    detail: `Sunt ${number(amount)}; în afară de APA, limita este ${number(limit)} odată. Alegeți APA sau lucrați lista pe părți.`,
  }),
  'browser-store-failed': {
    title: 'Acest browser nu a putut păstra asta.',
    detail:
      'Spațiul său de stocare este plin sau dezactivat. Ce era păstrat înainte a rămas. Eliberați spațiu sau autentificați-vă, ca să vă țineți sursele în cont.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'Textul este prea scurt pentru verificare.',
    detail: `Are ${number(words)} cuvinte; e nevoie de cel puțin ${number(needed)} ca să se poată spune ceva despre proveniența lui. Lipiți un fragment mai lung.`,
  }),
  'nothing-to-search': {
    title: 'Deocamdată nu există cu ce să fie comparat.',
    detail:
      'Colecțiile alese nu conțin niciun document. Adăugați câteva, alegeți alte colecții sau porniți căutarea online, dacă există. Nu s-a consumat nicio verificare.',
  },
  'invalid-email': { title: 'Nu pare să fie o adresă de e-mail.', detail: 'Verificați dacă nu s-a strecurat o greșeală.' },
  'wrong-password': { title: 'Aceasta nu este parola dumneavoastră.', detail: 'Scrieți parola cu care vă conectați acum.' },
  'invalid-credential': {
    title: 'Adresa de e-mail și parola nu se potrivesc.',
    detail: 'Încercați din nou sau cereți un link prin e-mail.',
  },
  'email-already-in-use': { title: 'Există deja un cont cu această adresă.', detail: 'Doriți să vă conectați?' },
  'user-not-found': { title: 'Adresa de e-mail și parola nu se potrivesc.', detail: 'Încercați din nou sau cereți un link prin e-mail.' },
  'multi-factor-auth-required': { title: 'Încă un pas.', detail: 'Scrieți codul din aplicația de autentificare.' },
  'link-expired': { title: 'Acest link nu mai funcționează.', detail: 'Linkurile merg o singură dată și puțin timp. Cereți unul nou.' },
  'method-off': { title: 'Acest mod de conectare nu este configurat aici.', detail: 'Folosiți altul.' },
  'email-mismatch': { title: 'Aceasta nu este adresa contului.', detail: 'Scrieți-o exact cum apare mai sus.' },
  'billing-off': { title: 'Pe acest site nu se poate cumpăra nimic.', detail: 'Întrebați operatorul.' },
  'popup-blocked': { title: 'Browserul a blocat fereastra.', detail: 'Deschideți-o în această filă.' },
  'popup-closed-by-user': { title: 'Fereastra a fost închisă.', detail: 'Nu s-a schimbat nimic.' },
  'network-request-failed': { title: 'Fără conexiune.', detail: 'Nu s-a trimis nimic.' },
  'unauthorized-domain': { title: 'Această adresă nu este configurată pentru conectare.', detail: 'Anunțați operatorul site-ului.' },
  'file-missing': { title: 'Nu a sosit niciun fișier.', detail: 'Alegeți fișierul din nou.' },
  'file-encrypted': {
    title: 'Fișierul este blocat.',
    detail: 'Este protejat cu parolă. Salvați o copie fără parolă și deschideți-o ori lipiți textul.',
  },
  'file-scanned': {
    title: 'PDF-ul conține imagini, nu text.',
    detail: 'Probabil a fost scanat. Aplicați mai întâi recunoașterea textului sau lipiți textul.',
  },
  'file-broken': {
    title: 'Fișierul nu poate fi citit.',
    detail: 'Pare deteriorat sau extensia lui nu se potrivește cu conținutul. Salvați-l din nou și deschideți copia.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'Fișierul este prea mare.',
    detail: `Limita este de ${size(limit)}. Lipiți partea de care aveți nevoie.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'Acest tip de fișier nu poate fi deschis.',
    detail: `Tinta deschide ${choice(kinds.map((kind) => `.${kind}`))}. Salvați-l într-unul dintre aceste formate sau lipiți textul.`,
  }),
  'file-empty': {
    title: 'Fișierul nu conține text.',
    detail: 'Deschideți alt fișier sau lipiți textul. Textul dumneavoastră de aici este neschimbat.',
  },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'Citirea fișierului a durat prea mult.',
    detail: `A fost oprită după ${seconds(count)}. Salvați-l într-o formă mai simplă sau lipiți textul.`,
  }),
}

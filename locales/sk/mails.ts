import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('sk')
/** Trvanie je v nominatíve, preto stojí za dvojbodkou. */
const lasts = (seconds: number) => `Platnosť odkazu: ${wait(seconds)}.`
const once = (seconds: number) => `Odkaz sa dá použiť iba raz. Jeho platnosť: ${wait(seconds)}.`
const ignore = 'Ak ste oň nepožiadali, správu ignorujte.'

export const mails: MailMessages = {
  greeting: 'Zdraví vás Tinta.',
  copyAddress: 'Ak tlačidlo nefunguje, skopírujte túto adresu do prehliadača:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Máte otázky? Napíšte na ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Potvrďte svoju e-mailovú adresu',
      before: ['Potvrďte, prosím, že táto adresa je vaša. Potom sa ňou môžete prihlasovať do Tinty.'],
      button: 'Potvrdiť adresu',
      after: [lasts(hours * 3_600), 'Ak ste túto adresu Tinte nedali vy, správu ignorujte. Bez potvrdenia sa nič nestane.'],
    }),
    'address-taken': () => ({
      subject: 'Účet už máte',
      before: [
        'Niekto si chcel v Tinte založiť účet s vašou e-mailovou adresou. Ak ste to boli vy: účet už máte. Prihláste sa, alebo ak ste zabudli heslo, požiadajte tam o nové.',
      ],
      button: 'Prihlásiť sa',
      after: ['Ak ste to neboli vy, správu ignorujte. Vo vašom účte sa nič nezmenilo.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Váš odkaz na prihlásenie',
      before: ['Týmto odkazom sa do Tinty prihlásite bez hesla.'],
      button: 'Prihlásiť sa',
      after: [once(minutes * 60), 'Správu neposielajte ďalej: kto odkaz otvorí, prihlási sa do vášho účtu.', ignore],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Zvoľte si nové heslo',
      before: ['Niekto, pravdepodobne vy, požiadal o nové heslo k vášmu účtu v Tinte. Tu si ho môžete zvoliť.'],
      button: 'Zvoliť heslo',
      after: [once(minutes * 60), `${ignore} Heslo zostane, aké je.`],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Povoľte zmenu e-mailovej adresy',
      before: [
        `Váš účet v Tinte má dostať inú e-mailovú adresu: ${newEmail}. Povoľte, prosím, túto zmenu. Potom napíšeme aj na novú adresu, aby bola potvrdená aj tam.`,
      ],
      button: 'Povoliť zmenu',
      after: [
        lasts(hours * 3_600),
        'Ak ste o to nepožiadali, odkaz neotvárajte a zvoľte si nové heslo: niekto je prihlásený vo vašom účte.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Vaša e-mailová adresa sa zmenila',
      before: [`E-mailová adresa vášho účtu v Tinte je teraz ${newEmail}. Odteraz vám píšeme na ňu a ňou sa aj prihlasujete.`],
      button: null,
      after: ['Ak ste ju nezmenili vy, ihneď to oznámte prevádzkovateľovi stránky.'],
    }),
    'password-changed': () => ({
      subject: 'Vaše heslo sa zmenilo',
      before: ['Heslo k vášmu účtu v Tinte sa zmenilo.'],
      button: null,
      after: [
        'Ak ste ho zmenili vy, nemusíte robiť nič.',
        'Ak ste to neboli vy, pri prihlásení požiadajte o nové heslo a na stránke svojho účtu odhláste ostatné zariadenia.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'Druhý krok je zapnutý',
      before: ['Odteraz treba na prihlásenie do vášho účtu v Tinte aj kód z overovacej aplikácie.'],
      button: null,
      after: [
        'Záložné kódy si odložte tam, kde ich nájdete aj bez telefónu: ak o aplikáciu prídete, s každým sa raz prihlásite.',
        'Ak ste ho nezapli vy, ihneď si zvoľte nové heslo a oznámte to prevádzkovateľovi stránky.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'Druhý krok je vypnutý',
      before: ['Na prihlásenie do vášho účtu v Tinte už netreba kód z overovacej aplikácie.'],
      button: null,
      after: ['Ak ste ho nevypli vy, ihneď si zvoľte nové heslo a druhý krok znova zapnite.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Prihlásenie z nového zariadenia',
      before: [`Niekto sa prihlásil do vášho účtu v Tinte zo zariadenia, ktoré sa doteraz nepoužívalo${deviceIn(browser, system)}.`],
      button: null,
      after: [
        'Ak ste to boli vy, nemusíte robiť nič.',
        'Ak ste to neboli vy, odhláste to zariadenie na stránke svojho účtu a zvoľte si nové heslo.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'Bol vytvorený nový kľúč k API',
      before: [
        `Vo vašom účte v Tinte bol vytvorený kľúč k API: ${name}, ktorý sa začína na ${start}. Programy, ktoré ho majú, pracujú ako vy.`,
      ],
      button: null,
      after: ['Ak ste to boli vy, netreba robiť nič.', 'Ak nie, zrušte kľúč na stránke pre vývojárov a zvoľte si nové heslo.'],
    }),
    'account-deleted': () => ({
      subject: 'Váš účet bol zmazaný',
      before: [
        'Váš účet v Tinte bol zmazaný so všetkým, čo v ňom bolo. Obnoviť sa nedá.',
        'Ďakujeme, že ste písali s Tintou. Nový účet si môžete založiť kedykoľvek.',
      ],
      button: null,
      after: ['Ak ste ho nezmazali vy, oznámte to prevádzkovateľovi stránky.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Váš plán ${plan(tier)} sa začal`,
      before: [
        `Ďakujeme. Váš plán ${plan(tier)} sa začal a môžete využívať všetko, čo obsahuje.`,
        ...(renewsAt === null ? [] : [`Obnoví sa ${day(renewsAt)}.`]),
      ],
      button: null,
      after: ['Plán môžete kedykoľvek zmeniť alebo ukončiť na stránke svojho účtu.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Váš plán ${plan(tier)} sa obnoví ${day(renewsAt)}`,
      before: [
        `Váš plán ${plan(tier)} sa ${day(renewsAt)} obnoví na ďalší mesiac.`,
        ...(price === null ? [] : [`Cena je ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Ak chcete pokračovať, nemusíte robiť nič. Ak nie, ukončite plán pred týmto dňom na stránke svojho účtu.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Váš plán ${plan(tier)} sa skončil`,
      before: [`Váš plán ${plan(tier)} sa skončil. Účet vám zostáva a s ním všetko, čo patrí k účtu zadarmo.`],
      button: null,
      after: ['Plán si môžete znova zvoliť, kedykoľvek ho budete potrebovať.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `Platba za plán ${plan(tier)} neprešla`,
      before: [
        `Platba za váš plán ${plan(tier)} neprešla. Plán vám zostáva do ${day(graceUntil)}.`,
        'Skontrolujte si, prosím, dovtedy kartu alebo platobné údaje na stránke svojho účtu; inak sa plán skončí.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

const deviceIn = (browser: string | null, system: string | null): string =>
  browser || system ? `: ${[browser, system].filter(Boolean).join(', ')}` : ''

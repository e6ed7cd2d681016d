import type { PageProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { choice, number, plural, list, size, wait } = wordsFor('en')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'second', other: 'seconds' })}`

/** Problems of pages with words of their own, fetched with those. */
export const pageProblems: PageProblemMessages = {
  'requires-recent-login': {
    title: 'Please log in once more to change this.',
    detail: 'It protects your account when a device was left open.',
  },
  'key-unknown': {
    title: 'This key does not open anything.',
    detail: 'It was revoked, or is not whole. Your keys stand on the page for developers.',
  },
  'key-not-taken': {
    title: 'A key cannot do this.',
    detail: 'Keys work with texts and the library. The account, plans, history and other keys need a sign-in on the site.',
  },
  'keys-full': ({ limit }) => ({
    title: 'That is as many keys as fit.',
    detail: `You have ${number(limit)} keys already. Revoke one that you no longer need.`,
  }),
  'code-wrong': { title: 'That code does not fit.', detail: 'Codes change every 30 seconds and work once. Take the newest.' },
  'code-locked': ({ seconds: count }) => ({
    title: 'Too many wrong codes.',
    detail: `Wait ${wait(count)}, then take the newest code or a recovery code.`,
  }),
  'sign-up-elsewhere': {
    title: 'Choose a password.',
    detail: 'The account was created in another browser. Only the password that you choose with this link will work.',
  },
  'email-not-verified': { title: 'Please confirm your email first.', detail: 'We have sent you a new link.' },
  'password-weak': ({ min, max, missing }) => ({
    title: 'The password needs something more.',
    detail: `It needs ${list(
      missing.map(
        (rule) =>
          ({
            min: `at least ${number(min)} characters`,
            max: `at most ${number(max)} characters`,
            lowercase: 'a small letter',
            uppercase: 'a capital letter',
            numeric: 'a digit',
            'non-alphanumeric': 'a sign that is neither letter nor digit',
          })[rule],
      ),
    )}.`,
  }),
  'password-common': { title: 'That password is guessed first.', detail: 'It stands on the lists that attackers try. Choose another one.' },
  'online-search-failed': {
    title: 'The online search did not answer.',
    detail:
      'None of the online services could be reached, and the collections you chose hold no documents, so nothing was compared. Try again later, or add documents. No check was used.',
  },
  'subscription-exists': { title: 'You have a plan already.', detail: 'Change it in your account; nothing is paid twice.' },
  'subscription-missing': { title: 'There is no plan to change.', detail: 'Reload the page to see your account as it is.' },
  'signature-wrong': { title: 'The notice is not signed.', detail: 'Check the signing secret of the webhook.' },
  'archive-too-many-files': ({ limit, amount }) => ({
    title: 'The archive holds too many files.',
    detail: `It has ${number(amount)}; ${number(limit)} are taken in one. Split it, or add its files in parts.`,
  }),
  'archive-too-large': ({ limit }) => ({
    title: 'The archive would unpack to too much.',
    detail: `The limit is ${size(limit)} for all its files together. Split it into smaller ones.`,
  }),
  'archive-in-archive': { title: 'An archive inside an archive is not opened.', detail: 'Unpack the inner one and add its files.' },
  'collection-not-found': {
    title: 'The collection is not there.',
    detail: 'It may have been removed, or it belongs to somebody else. Choose another collection.',
  },
  'corpus-full': ({ limit }) => ({
    title: 'No more documents fit in here.',
    detail: `The limit is ${number(limit)}. Remove what you no longer need, then add again. Nothing was added.`,
  }),
  'library-item-not-found': {
    title: 'This source is no longer in your library.',
    detail: 'It may have been removed in another window. Undo brings it back for a quarter of an hour; otherwise add it again.',
  },
  'library-folder-not-found': {
    title: 'This folder is gone.',
    detail: 'It may have been removed in another window. Its sources are still in your library.',
  },
  'library-folder-taken': {
    title: 'There is a folder with this name.',
    detail: 'Choose another name, or move the sources into that folder.',
  },
  'library-full': ({ limit }) => ({
    title: 'Your library is full.',
    detail: `It holds ${number(limit)} sources. Remove some that you no longer need, then add again. Nothing was added.`,
  }),
  'library-folders-full': ({ limit }) => ({
    title: 'That is as many folders as fit.',
    detail: `There are ${number(limit)} already. Remove one that you no longer need.`,
  }),
  'library-files-full': ({ limit }) => ({
    title: 'There is no room for more files.',
    detail: `The files in your library may take ${size(limit)} together. Remove one that you no longer need. The source is unchanged.`,
  }),
  'library-shares-full': ({ limit }) => ({
    title: 'That is as many links as fit.',
    detail: `${number(limit)} links lead to your library already. End one that you no longer need.`,
  }),
  'library-undo-gone': {
    title: 'This can no longer be undone.',
    detail: 'Changes can be taken back once, within a quarter of an hour. Your library is as you see it.',
  },
  'library-share-ended': {
    title: 'This shared library is not there any more.',
    detail: 'The link has ended, or its owner took it back. Ask them for a new one.',
  },
  'fetch-address-refused': {
    title: 'That address cannot be read from here.',
    detail: 'It must begin with http:// or https:// and lead to a public page, without a user name or password in it.',
  },
  'fetch-unreachable': {
    title: 'The page was not reached.',
    detail: 'The site does not answer, or has no such page. Open it in your browser to check the address.',
  },
  'fetch-took-too-long': ({ seconds: count }) => ({
    title: 'The page took too long.',
    detail: `Reading was stopped after ${seconds(count)}. Try again later, or save the page and open the file.`,
  }),
  'fetch-too-large': ({ limit }) => ({
    title: 'The page is too large.',
    detail: `At most ${size(limit)} are read from one address. Save the part that you need and open the file.`,
  }),
  'fetch-kind-refused': {
    title: 'There is no text to read at this address.',
    detail: 'It is neither a web page, nor a PDF, nor plain text. Look for one of these on the site.',
  },
  'fetch-not-allowed': {
    title: 'This site does not let programs read that page.',
    detail: 'Open it in your browser, and copy or save what you need.',
  },
  'fetch-busy': ({ seconds: count }) => ({
    title: 'This site asks for patience.',
    detail: `It takes no more requests just now. Try again in ${wait(count)}.`,
  }),
  'citation-format-unknown': {
    title: 'This file holds no references in a format that Tinta reads.',
    detail:
      'Tinta reads BibTeX (.bib), RIS (.ris, .nbib), CSL-JSON and EndNote XML. Export the references again in one of these, or paste them as text.',
  },
  'word-missing': {
    title: 'There is no word in it to look up.',
    detail: 'Give one word, or a phrase that a dictionary has; digits, addresses and markup are none.',
  },
  'word-too-long': ({ limit, amount }) => ({
    title: 'This is longer than a word.',
    detail: `It has ${number(amount)} characters; ${number(limit)} fit. Look up one word of it.`,
  }),
  'phrase-not-found': ({ words }) => ({
    title: 'No dictionary has these words as one.',
    detail: words.length > 0 ? `Look one of them up by itself: ${list(words)}.` : 'Look its words up one by one.',
  }),
  'style-unknown': ({ style, known }) => ({
    title: 'There is no such citation style here.',
    detail: `“${style}” is not among the styles of this site: ${list(known)}. Choose one of them.`,
  }),
  'items-too-many': ({ limit, amount }) => ({
    title: 'That is too many references for this style.',
    detail: `There are ${number(amount)}; styles other than APA take ${number(limit)} at once. Choose APA, or work on the list in parts.`,
  }),
  'browser-store-failed': {
    title: 'This browser could not keep that.',
    detail:
      'Its storage is full or switched off. What was kept before is still there. Make room, or log in to keep your sources with your account.',
  },
  'text-too-short': ({ words, needed }) => ({
    title: 'The text is too short to be checked.',
    detail: `It has ${number(words)} words; at least ${number(needed)} are needed to say anything about where it comes from. Paste a longer passage.`,
  }),
  'nothing-to-search': {
    title: 'There is nothing to compare with yet.',
    detail:
      'The collections you chose hold no documents. Add some, choose other collections, or switch the online search on where there is one. No check was used.',
  },
  'invalid-email': { title: 'That does not look like an email address.', detail: 'Check it for a slip.' },
  'wrong-password': { title: 'That is not your password.', detail: 'Type the password that you log in with now.' },
  'invalid-credential': {
    title: 'That email and password do not match.',
    detail: 'Try again, or get a link by email.',
  },
  'email-already-in-use': { title: 'There is an account with this email.', detail: 'Log in instead?' },
  'user-not-found': {
    title: 'That email and password do not match.',
    detail: 'Try again, or get a link by email.',
  },
  'multi-factor-auth-required': { title: 'One more step.', detail: 'Type the code from your authenticator app.' },
  'link-expired': { title: 'This link no longer works.', detail: 'Links work once and for a short time. Ask for a new one.' },
  'method-off': { title: 'This way to log in is not set up here.', detail: 'Use another one.' },
  'email-mismatch': { title: 'That is not this account’s email.', detail: 'Type it exactly as it stands above.' },
  'billing-off': { title: 'Nothing can be bought on this site.', detail: 'Ask its operator.' },
  'popup-blocked': { title: 'The browser blocked the window.', detail: 'Open it in this tab instead.' },
  'popup-closed-by-user': { title: 'The window was closed.', detail: 'Nothing has changed.' },
  'network-request-failed': { title: 'No connection.', detail: 'Nothing was sent.' },
  'unauthorized-domain': { title: 'This address is not set up for sign-in.', detail: 'Tell the site’s operator.' },
  'file-missing': { title: 'No file arrived.', detail: 'Choose the file again.' },
  'file-encrypted': {
    title: 'The file is locked.',
    detail: 'A password protects it. Save a copy without one and open that, or paste the text.',
  },
  'file-scanned': {
    title: 'The PDF holds pictures, not text.',
    detail: 'It was probably scanned. Run text recognition on it first, or paste the text.',
  },
  'file-broken': {
    title: 'The file cannot be read.',
    detail: 'It seems damaged, or its ending does not fit what is in it. Save it again and open the copy.',
  },
  'file-too-large': ({ limit }) => ({
    title: 'The file is too large.',
    detail: `At most ${size(limit)} can be opened. Paste the part that you need.`,
  }),
  'file-kind-unknown': ({ kinds }) => ({
    title: 'This kind of file cannot be opened.',
    detail: `Tinta opens ${choice(kinds.map((kind) => `.${kind}`))}. Save it as one of these, or paste the text.`,
  }),
  'file-empty': { title: 'There is no text in the file.', detail: 'Open another file, or paste the text. Your text here is unchanged.' },
  'file-took-too-long': ({ seconds: count }) => ({
    title: 'The file took too long to read.',
    detail: `Reading was stopped after ${seconds(count)}. Save it in a simpler form, or paste the text.`,
  }),
}

import type { ProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, choice, language, size, dayOfYear, wait } = wordsFor('en')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'second', other: 'seconds' })}`
const safe = 'Your text is still here and nothing was counted.'

/** What happened, what is safe, what to do. No exclamation marks, no blame. */
export const problems: ProblemMessages = {
  'not-found': ({ path }) => ({
    title: 'There is nothing at this address.',
    detail: `Nothing answers at ${path}. Check the address for a slip.`,
  }),
  'method-not-allowed': ({ allowed }) => ({
    title: 'This address is not asked that way.',
    detail: `It answers to ${allowed.join(', ')}. Send the request with that method.`,
  }),
  'body-not-json': { title: 'The request could not be read.', detail: 'It is not valid JSON. Reload the page and try again.' },
  'content-type-wrong': ({ expected }) => ({ title: 'The request has the wrong form.', detail: `It must be sent as ${expected}.` }),
  'body-too-large': ({ limit }) => ({
    title: 'That is too much to send at once.',
    detail: `At most ${size(limit)} fit into one request. Work on the text in parts.`,
  }),
  'input-invalid': ({ issues }) => ({
    title: 'Part of the request is not right.',
    detail: `Check ${list(issues.map(({ path }) => path || 'the request'))} and try again. ${safe}`,
  }),
  'origin-refused': ({ address }) => ({
    title: 'This page is not at the site’s own address.',
    detail: `Open ${address} and try again there.`,
  }),
  'too-many-requests': ({ seconds: count }) => ({
    title: 'That was a lot in a short time.',
    detail: `Wait ${seconds(count)} and try again. ${safe}`,
  }),
  'server-failed': { title: 'That did not work.', detail: `Something failed on the server. ${safe} Try again in a moment.` },
  'database-unavailable': {
    title: 'The server is not ready.',
    detail: `Its database does not answer just now. ${safe} Try again in a minute.`,
  },
  'text-empty': { title: 'There is no text yet.', detail: 'Type or paste a passage, or open a file.' },
  'text-too-long': ({ limit, amount }) => ({
    title: 'The text is too long for one run.',
    detail: `It has ${number(amount)} characters; ${number(limit)} fit. Your text is still here: shorten it or send it in parts.`,
  }),
  'text-too-short': ({ words, needed }) => ({
    title: 'The text is too short to be checked.',
    detail: `It has ${number(words)} words; at least ${number(needed)} are needed to say anything about where it comes from. Paste a longer passage.`,
  }),
  'nothing-to-search': {
    title: 'There is nothing to compare with yet.',
    detail:
      'The collections you chose hold no documents. Add some, choose other collections, or switch the online search on where there is one. No check was used.',
  },
  'online-search-failed': {
    title: 'The online search did not answer.',
    detail:
      'None of the online services could be reached, and the collections you chose hold no documents, so nothing was compared. Try again later, or add documents. No check was used.',
  },
  'strength-not-in-tier': {
    title: 'Oh, you don’t have premium',
    detail: 'Normal and Aggressive rewriting are part of Premium. Mild works now.',
  },
  'entitlement-missing': ({ needed }) => ({
    title: 'Oh, you don’t have premium',
    detail: `This is part of ${needed === 'premium' ? 'Premium' : 'Platinum'}. Nothing on your desk has changed.`,
  }),
  'quota-spent': ({ unit, limit, used, needed, resetsAt }) =>
    unit === 'checks'
      ? {
          title: limit === 0 ? 'This plan holds no plagiarism checks.' : 'You have used this month’s plagiarism checks.',
          detail: `${limit === 0 ? 'Premium holds one a month.' : `The count starts again on ${dayOfYear(resetsAt)}.`} Your text is still here; proofreading works as before.`,
        }
      : {
          title:
            used >= limit
              ? `You have used this month’s ${number(limit)} characters.`
              : `${number(limit - used)} characters are left this month.`,
          detail: `This text needs ${number(needed)}. The count starts again on ${dayOfYear(resetsAt)}. Your text is still here; proofreading works as before.`,
        },
  'address-spent': ({ seconds: count }) => ({
    title: 'Visitors from your network have used today’s characters.',
    detail: `A free account has a count of its own. Without one, try again in ${wait(count)}. ${safe}`,
  }),
  'sign-in-needed': { title: 'This needs an account.', detail: 'Log in or create one; what is on your desk stays where it is.' },
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
  'user-disabled': { title: 'This account is closed.', detail: 'Write to support.' },
  'user-token-expired': { title: 'You have been logged out.', detail: 'Log in again; your text is still here.' },
  'requires-recent-login': {
    title: 'Please log in once more to change this.',
    detail: 'It protects your account when a device was left open.',
  },
  'multi-factor-auth-required': { title: 'One more step.', detail: 'Type the code from your authenticator app.' },
  'code-wrong': { title: 'That code does not fit.', detail: 'Codes change every 30 seconds and work once. Take the newest.' },
  'code-locked': ({ seconds: count }) => ({
    title: 'Too many wrong codes.',
    detail: `Wait ${wait(count)}, then take the newest code or a recovery code.`,
  }),
  'link-expired': { title: 'This link no longer works.', detail: 'Links work once and for a short time. Ask for a new one.' },
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
  'sign-in-failed': { title: 'Logging in did not work.', detail: 'The other site did not say who you are. Try again, or use your email.' },
  'method-off': { title: 'This way to log in is not set up here.', detail: 'Use another one.' },
  'email-mismatch': { title: 'That is not this account’s email.', detail: 'Type it exactly as it stands above.' },
  'subscription-exists': { title: 'You have a plan already.', detail: 'Change it in your account; nothing is paid twice.' },
  'subscription-missing': { title: 'There is no plan to change.', detail: 'Reload the page to see your account as it is.' },
  'billing-off': { title: 'Nothing can be bought on this site.', detail: 'Ask its operator.' },
  'billing-failed': { title: 'The payment service did not answer.', detail: 'Nothing was charged. Try again in a few minutes.' },
  'signature-wrong': { title: 'The notice is not signed.', detail: 'Check the signing secret of the webhook.' },
  'popup-blocked': { title: 'The browser blocked the window.', detail: 'Open it in this tab instead.' },
  'popup-closed-by-user': { title: 'The window was closed.', detail: 'Nothing has changed.' },
  'network-request-failed': { title: 'No connection.', detail: 'Nothing was sent.' },
  'unauthorized-domain': { title: 'This address is not set up for sign-in.', detail: 'Tell the site’s operator.' },
  'language-not-supported': ({ language: found, supported }) => ({
    title: `This text is in ${language(found)}.`,
    detail: `Tinta works with texts in ${list(supported.map(language))} so far. Your text is still here and unchanged.`,
  }),
  'language-mixed': ({ languages, supported }) => ({
    title: `This text is in ${list(languages.map(language))}.`,
    detail: `Tinta works with texts in ${list(supported.map(language))} so far. Leave only those passages, or choose the language yourself. Nothing was lost.`,
  }),
  'language-unknown': {
    title: 'The language could not be told.',
    detail: 'The text is short or unusual. Choose its language above it and try again.',
  },
  'engine-timeout': ({ seconds: count }) => ({
    title: 'That took too long.',
    detail: `The rewriting did not finish in ${seconds(count)}. ${safe} Try again, or send a shorter part.`,
  }),
  'engine-busy': ({ seconds: count }) => ({
    title: 'Many people are writing just now.',
    detail: `Try again in ${seconds(count)}. ${safe}`,
  }),
  'engine-failed': {
    title: 'That did not work.',
    detail: `The engine failed on this text. ${safe} Try again, or leave out what looks unusual.`,
  },
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
  offline: { title: 'You are offline.', detail: 'Keep writing: your draft is kept on this device and the work goes on when you are back.' },
  'network-failed': { title: 'The server was not reached.', detail: `The connection broke off. ${safe} Try again.` },
  cancelled: { title: 'Stopped.', detail: safe },
}

import type { EarlyProblemMessages } from '../problem.ts'
import { wordsFor } from '../words.ts'

const { number, plural, list, language, size, dayOfYear, wait } = wordsFor('en')
const seconds = (count: number) => `${number(count)} ${plural(count, { one: 'second', other: 'seconds' })}`
const safe = 'Your text is still here and nothing was counted.'

/** What happened, what is safe, what to do. No exclamation marks, no blame. */
export const problems: EarlyProblemMessages = {
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
  'user-disabled': { title: 'This account is closed.', detail: 'Write to support.' },
  'user-token-expired': { title: 'You have been logged out.', detail: 'Log in again; your text is still here.' },
  'sign-in-failed': { title: 'Logging in did not work.', detail: 'The other site did not say who you are. Try again, or use your email.' },
  'billing-failed': { title: 'The payment service did not answer.', detail: 'Nothing was charged. Try again in a few minutes.' },
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
  offline: { title: 'You are offline.', detail: 'Keep writing: your draft is kept on this device and the work goes on when you are back.' },
  'network-failed': { title: 'The server was not reached.', detail: `The connection broke off. ${safe} Try again.` },
  cancelled: { title: 'Stopped.', detail: safe },
}

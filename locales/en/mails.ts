import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('en')
const lasts = (seconds: number) => `The link works for ${wait(seconds)}.`
const once = (seconds: number) => `The link works once and for ${wait(seconds)}.`
const ignore = 'If you did not ask for it, ignore this mail.'

/** Mails: what it is, one thing to do, and what to do if somebody else asked for it. */
export const mails: MailMessages = {
  greeting: 'Hello,',
  copyAddress: 'If the button does not work, copy this address into your browser:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `Questions? Write to ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Confirm your email address',
      before: ['Please confirm that this address is yours. Then you can log in to Tinta with it.'],
      button: 'Confirm the address',
      after: [
        lasts(hours * 3_600),
        'If you did not give this address to Tinta, ignore this mail. Without the confirmation nothing happens.',
      ],
    }),
    'address-taken': () => ({
      subject: 'You already have an account',
      before: [
        'Somebody wanted to open a Tinta account with your email address. If it was you: you already have one. Log in, or ask there for a new password if you have forgotten yours.',
      ],
      button: 'Log in',
      after: ['If it was not you, ignore this mail. Nothing has changed in your account.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Your link to log in',
      before: ['With this link you log in to Tinta without a password.'],
      button: 'Log in',
      after: [once(minutes * 60), 'Do not pass this mail on: whoever opens the link is logged in to your account.', ignore],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Choose a new password',
      before: ['Somebody, probably you, asked for a new password for your Tinta account. You can choose it here.'],
      button: 'Choose a password',
      after: [once(minutes * 60), `${ignore} Your password stays as it is.`],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Allow the change of your email address',
      before: [
        `Your Tinta account is to get another email address: ${newEmail}. Please allow the change. We then write to the new address, so that it is confirmed there as well.`,
      ],
      button: 'Allow the change',
      after: [
        lasts(hours * 3_600),
        'If you did not ask for this, do not open the link, and choose a new password: somebody is logged in to your account.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Your email address was changed',
      before: [`The email address of your Tinta account is now ${newEmail}. We write to it from now on, and you log in with it.`],
      button: null,
      after: ['If you did not do this, tell whoever runs the site at once.'],
    }),
    'password-changed': () => ({
      subject: 'Your password was changed',
      before: ['The password of your Tinta account was changed.'],
      button: null,
      after: [
        'If it was you, there is nothing to do.',
        'If it was not you, ask for a new password where you log in, and log the other devices out on your account page.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'The second step is on',
      before: ['From now on, logging in to your Tinta account takes a code from your authenticator app as well.'],
      button: null,
      after: [
        'Keep the recovery codes where you find them without your phone: if the app is lost, each of them lets you in once.',
        'If you did not do this, choose a new password at once and tell whoever runs the site.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'The second step is off',
      before: ['Logging in to your Tinta account no longer takes a code from your authenticator app.'],
      button: null,
      after: ['If you did not do this, choose a new password at once and switch the second step on again.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'A new device has logged in',
      before: [`Somebody has logged in to your Tinta account from a device that was not used before${deviceIn(browser, system)}.`],
      button: null,
      after: [
        'If it was you, there is nothing to do.',
        'If it was not you, log that device out on your account page and choose a new password.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'A new key for the API was made',
      before: [
        `A key for the API was made in your Tinta account: ${name}, which begins with ${start}. Programs that have it work as you do.`,
      ],
      button: null,
      after: [
        'If it was you, there is nothing to do.',
        'If it was not you, revoke the key on the page for developers and choose a new password.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Your account was deleted',
      before: [
        'Your Tinta account was deleted, with everything in it. It cannot be brought back.',
        'Thank you for writing with Tinta. You can open a new account whenever you like.',
      ],
      button: null,
      after: ['If you did not do this, tell whoever runs the site.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Your ${plan(tier)} plan has begun`,
      before: [
        `Thank you. Your ${plan(tier)} plan has begun, and you can use everything in it now.`,
        ...(renewsAt === null ? [] : [`It renews on ${day(renewsAt)}.`]),
      ],
      button: null,
      after: ['You can change or end the plan at any time on your account page.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Your ${plan(tier)} plan renews on ${day(renewsAt)}`,
      before: [
        `Your ${plan(tier)} plan renews on ${day(renewsAt)} for another month.`,
        ...(price === null ? [] : [`The price is ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['If you want to go on, there is nothing to do. If not, end the plan before that day on your account page.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Your ${plan(tier)} plan has ended`,
      before: [`Your ${plan(tier)} plan has ended. Your account stays, with everything that a free account holds.`],
      button: null,
      after: ['You can take a plan again whenever you need one.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `The payment for your ${plan(tier)} plan failed`,
      before: [
        `The payment for your ${plan(tier)} plan did not go through. You keep the plan until ${day(graceUntil)}.`,
        'Please check your card or your payment details on your account page before then; otherwise the plan ends.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

function deviceIn(browser: string | null, system: string | null): string {
  if (browser && system) return `: ${browser} on ${system}`
  return browser || system ? `: ${browser ?? system}` : ''
}

import { wordsFor } from '../words.ts'

const { number, plural, wait } = wordsFor('en')
const characters = (count: number) => `${number(count)} ${plural(count, { one: 'character', other: 'characters' })}`

/** Signing in. `email` comes isolated from the direction of the sentence. */
export const account = {
  field: {
    email: 'Email',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    code: 'Code',
    recoveryCode: 'Recovery code',
  },
  /** Under a field that was left empty. */
  empty: {
    email: 'Type your email address.',
    password: 'Type a password.',
    code: 'Type the code.',
  },
  signIn: {
    title: 'Welcome back',
    lead: 'The text on your desk stays where it is.',
    forgot: 'Forgot it?',
    submit: 'Log in',
    /** Between the form and the other ways. */
    or: 'or',
    link: 'Email me a link instead',
    google: 'Continue with Google',
    newHere: 'New here?',
    create: 'Create an account',
    takes: 'It takes an email address and a password.',
  },
  signUp: {
    title: 'Create an account',
    lead: 'It takes an email address and a password.',
    submit: 'Create the account',
    hasOne: 'You have one already?',
    logIn: 'Log in',
  },
  /** What a password needs; ticked while it is typed. */
  rules: {
    label: 'Your password needs',
    min: (count: number) => `at least ${characters(count)}`,
    max: (count: number) => `at most ${characters(count)}`,
    lowercase: 'a small letter',
    uppercase: 'a capital letter',
    numeric: 'a digit',
    'non-alphanumeric': 'a sign that is neither letter nor digit',
    /** Said by screen readers after a rule. */
    isMet: 'done',
    isOpen: 'missing',
  },
  sendLink: {
    title: 'A link instead of a password',
    lead: 'We send it by email. Open it on this device and you are logged in.',
    submit: 'Send the link',
    back: 'Log in with a password',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We send you a link with which you choose a new one.',
    submit: 'Send the link',
  },
  mail: {
    title: 'Look in your mail',
    confirm: (email: string) => `We have sent a link to ${email}. Open it, and your account is ready.`,
    link: (email: string) => `We have sent a link to ${email}. Open it, and you are logged in.`,
    address: (email: string) => `We have sent a link to ${email}. Open it to finish.`,
    reset: (email: string) => `If there is an account for ${email}, a link is on its way. With it you choose a new password.`,
    waits: 'Opened in this browser, the link also moves this page on by itself.',
    missing: 'Nothing there? Look among the unwanted mail too.',
    again: 'Send it again',
    againIn: (seconds: number) => `Send it again in ${number(seconds)} s`,
    sentAgain: 'Sent again.',
    other: 'Use another address',
    elsewhere: 'Opened it on another device?',
    logIn: 'Log in here',
    outbox: 'This machine sends no mail. It keeps it at',
  },
  code: {
    title: 'One more step',
    lead: 'Type the code from your authenticator app.',
    recoveryLead: 'Type one of the recovery codes that you kept. Each works once.',
    trust: 'Trust this device and ask for no code here',
    submit: 'Go on',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the code from the app',
  },
  openLink: {
    confirm: { title: 'Confirm your email', lead: 'One press, and your account is ready.', submit: 'Confirm and log in' },
    link: { title: 'Log in', lead: 'You have opened the link from our mail.', submit: 'Log in' },
    /** The first of two links, in the mail to the present address. */
    allow: {
      title: 'Change your email',
      lead: (email: string) => `You want to use ${email} from now on. If that was you, allow it; we then write there.`,
      submit: 'Allow the change',
    },
    /** The second one, in the mail to the new address. */
    change: { title: 'Change your email', lead: (email: string) => `You log in with ${email} from now on.`, submit: 'Use this address' },
  },
  /** A link to log in that was opened in another browser than the one it was asked for in. */
  linkAddress: {
    lead: 'You did not ask for this link in this browser. Type the address that it was sent to.',
    wrong: 'This link was sent to another address.',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: 'You are logged out on all devices and log in with the new one.',
    label: 'New password',
    submit: 'Set the password',
  },
  /** The link that confirms an account was opened in another browser than the one that signed up. */
  ownPassword: {
    title: 'Choose your password',
    lead: 'The account was created in another browser. If that was you, choose its password here, the same one or another: only this one will work. If it was not you, close this; nothing happens.',
    submit: 'Set it and log in',
  },
  expired: {
    title: 'This link no longer works',
    lead: 'Links work once and for a short time. We send you a new one.',
    address: 'Links work once and for a short time. Ask for the change again in your account.',
    submit: 'Send a new link',
    close: 'Close',
  },
  again: {
    title: 'Is it still you?',
    lead: 'Please log in once more to change this.',
    as: (email: string) => `You are logged in as ${email}.`,
    submit: 'Go on',
  },
  /** Above the form, when something is behind the person. */
  notice: {
    confirmed: 'Your email is confirmed. Log in.',
    'password-set': 'The new password is set. Log in with it.',
    'took-too-long': 'The second step took too long. Log in once more.',
  },
  popup: {
    waiting: 'Go on in the window that has opened.',
    here: 'Open it in this tab',
  },
  problem: {
    tooMany: (seconds: number) => `Too many tries. Wait ${wait(seconds)} or get a link by email.`,
    /** Where the link by email was what was tried. */
    tooManyMails: (seconds: number) => `Too many tries. Wait ${wait(seconds)}.`,
    /** Nobody says for how long. */
    tooManyForNow: 'Too many tries. Wait a while and try again.',
    /** A new address is confirmed in a browser where nobody is logged in to the account. */
    ownerFirst: 'Log in to your account in this browser first, then open the link once more.',
    noCookie: 'Your browser did not keep the login. Allow cookies for this site and try again.',
    support: 'Write to support',
  },
  done: {
    loggedIn: (email: string) => `Logged in as ${email}`,
    loggedOut: 'Logged out. The text on your desk stays where it is.',
    addressChanged: (email: string) => `Your email is ${email} now`,
  },
}

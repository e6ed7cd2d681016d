import type { ErrorClass } from '#tools/errors/contract.ts'

type Row = {
  readonly name: Exclude<ErrorClass, 'other'>
  readonly says: RegExp
  readonly examples: { readonly yes: readonly string[]; readonly no: readonly string[] }
}

/** What browsers and the framework say, by class; the first row that fits counts. An example of each must fit its row, and one must not. */
export const errorClassRows: readonly Row[] = [
  {
    name: 'chunk',
    says: /dynamically imported module|importing a module script failed|unable to preload css/i,
    examples: {
      yes: [
        'Failed to fetch dynamically imported module: https://tinta.example/assets/blog-x.js',
        'error loading dynamically imported module',
        'Importing a module script failed.',
        'Unable to preload CSS for /assets/blog-x.css',
      ],
      no: ['Failed to fetch'],
    },
  },
  {
    name: 'hydration',
    says: /hydrat|minified react error #(?:41[89]|42[1235])\b/i,
    examples: {
      yes: ['Hydration failed because the server rendered text', 'Minified React error #418; visit'],
      no: ['Minified React error #310;'],
    },
  },
  {
    name: 'react',
    says: /minified react error #\d+/i,
    examples: { yes: ['Minified React error #310; visit the page for the full message'], no: ['React is not defined'] },
  },
  { name: 'server', says: /^unexpected server error$/i, examples: { yes: ['Unexpected Server Error'], no: ['Server Error in a text'] } },
  {
    name: 'network',
    says: /^(?:failed to fetch|load failed|networkerror when attempting|the network connection was lost)/i,
    examples: {
      yes: ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'],
      no: ['She said: failed to fetch'],
    },
  },
  {
    name: 'storage',
    says: /quota|indexeddb|localstorage|sessionstorage/i,
    examples: {
      yes: ["Failed to execute 'setItem' on 'Storage': Setting the value exceeded the quota."],
      no: ['Cannot read properties of null'],
    },
  },
  {
    name: 'refused',
    says: /^navigation refused:|content security policy/i,
    examples: { yes: ['Navigation refused: javascript:'], no: ['The navigation was refused'] },
  },
  {
    name: 'not-a-value',
    says: /is not a function|is not defined|is not iterable|undefined|null\b/i,
    examples: {
      yes: ["Cannot read properties of undefined (reading 'text')", 'x is not a function'],
      no: ['Maximum call stack size exceeded'],
    },
  },
  {
    name: 'too-deep',
    says: /maximum call stack|too much recursion/i,
    examples: { yes: ['Maximum call stack size exceeded', 'too much recursion'], no: ['The stack of books'] },
  },
]

/** The class of a message; nothing of the message itself. */
export const classOf = (message: string): ErrorClass => errorClassRows.find(({ says }) => says.test(message))?.name ?? 'other'

/** Number of an error of the framework; undefined for any other. */
export function reactNumber(message: string): number | undefined {
  const number = Number(/minified react error #(\d{1,4})\b/i.exec(message)?.[1] ?? 0)
  return number > 0 ? number : undefined
}

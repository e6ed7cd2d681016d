/** Keeps an address together in a sentence that may run the other way. */
export const isolated = (email: string): string => `\u2068${email}\u2069`

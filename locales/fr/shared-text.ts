/** Said of a text that another app gave to this one. */
export const sharedText = 'Partagé depuis une autre application.'

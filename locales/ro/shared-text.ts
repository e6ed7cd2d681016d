/** Said of a text that another app gave to this one. */
export const sharedText = 'Trimis din altă aplicație.'

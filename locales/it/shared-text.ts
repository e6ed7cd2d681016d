/** Said of a text that another app gave to this one. */
export const sharedText = "Condiviso da un'altra app."

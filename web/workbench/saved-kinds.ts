/** Kinds of file that a text can be saved as: the ending of each. */
export const savedKinds = ['txt', 'md', 'docx'] as const
export type SavedKind = (typeof savedKinds)[number]

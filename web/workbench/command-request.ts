/** What floats over any page: the command menu, or the list of shortcuts. */
export type CommandPart = 'menu' | 'keys'

let listener: ((part: CommandPart) => void) | null = null

/** Opens one of them over the page, which stays as it is. */
export const openCommand = (part: CommandPart): void => listener?.(part)

/** The frame of the page hears every request. Gives back how to stop. */
export function onCommandRequest(heard: (part: CommandPart) => void): () => void {
  listener = heard
  return () => {
    if (listener === heard) listener = null
  }
}

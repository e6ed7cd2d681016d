/** What this tab remembers until it is closed; without storage, until the page goes. */
const page = new Map<string, string>()
const keyOf = (name: string): string => `tinta-${name}`

export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? page.get(name) ?? null
  } catch {
    return page.get(name) ?? null
  }
}

export function remember(name: string, value: string): void {
  page.set(name, value)
  try {
    sessionStorage.setItem(keyOf(name), value)
  } catch {
    // Then the page's own memory has to do.
  }
}

export function forget(name: string): void {
  page.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage that forbids removing has kept nothing either.
  }
}

/** Whether a question was answered with "Later" in this visit. */
export const wasPutOff = (feature: string): boolean => recall(`later-${feature}`) !== null
export const putOff = (feature: string): void => remember(`later-${feature}`, '1')

/** Remembers for this visit only, and without storage for this page only, that a question was answered with "Later". */
const answered = new Set<string>()
const keyOf = (feature: string): string => `tinta-later-${feature}`

export function wasPutOff(feature: string): boolean {
  if (answered.has(feature)) return true
  try {
    return sessionStorage.getItem(keyOf(feature)) !== null
  } catch {
    return false
  }
}

export function putOff(feature: string): void {
  answered.add(feature)
  try {
    sessionStorage.setItem(keyOf(feature), '1')
  } catch {
    // Then the page's own memory has to do.
  }
}

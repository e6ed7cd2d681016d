const classes: Readonly<Record<string, string>> = {
  L: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ',
  Lu: 'A-ZÀ-ÖØ-ÞĀ-ɏḀ-ỿ',
  Ll: 'a-zß-öø-ɏḀ-ỿ',
  N: '0-9',
}

/**
 * A pattern that does not mind capitals. Letters are those of the Latin script, which the fifteen languages are written in: the
 * engine takes a second to fold the capitals of all scripts for the patterns of this folder, and next to nothing for these.
 */
export function anyCase(pattern: string | RegExp, flags = ''): RegExp {
  const source = typeof pattern === 'string' ? pattern : pattern.source
  let isInClass = false
  const spelled = source.replace(/\\p\{(\w+)\}|\\.|[[\]]/gs, (part, name: string | undefined) => {
    if (part === '[') isInClass = true
    else if (part === ']') isInClass = false
    const letters = name === undefined ? undefined : classes[name]
    if (letters === undefined) return part
    return isInClass ? letters : `[${letters}]`
  })
  return new RegExp(spelled, `i${flags}`)
}

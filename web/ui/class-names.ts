/** Joins what is there: `classNames('tab', isOpen && 'tab-open', extra)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

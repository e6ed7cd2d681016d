/** What a finding is about; the screen has a colour for each. */
export const lintKinds = ['spelling', 'grammar', 'punctuation', 'typography', 'style', 'register', 'consistency', 'repetition'] as const
export type LintKind = (typeof lintKinds)[number]

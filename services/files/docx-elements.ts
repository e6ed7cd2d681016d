/** Deleted text, codes of fields, looks, and the second form of what is there twice. */
export const skippedInDocx: readonly string[] = [
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:pPr',
  'w:rPr',
  'w:sectPr',
  'mc:Fallback',
]

/** Elements that stand for a character. */
export const docxMarks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '‑',
  'w:softHyphen': '\u00ad',
}

/** Set by Word in the looks of a heading; an item of a list may be one too. */
export const isDocxHeading = (name: string, style = ''): boolean =>
  name === 'w:outlineLvl' || (name === 'w:pStyle' && /^(?:heading|title)/i.test(style))

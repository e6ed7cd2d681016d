/** What we use of harfbuzzjs, which brings no types. */
declare module 'harfbuzzjs' {
  type Blob = { readonly ptr: number }
  export type Face = { readonly ptr: number; readonly upem: number; readonly collectUnicodes: () => Uint32Array }
  export type Font = {
    readonly setVariations: (axes: Readonly<Record<string, number>>) => void
    readonly hExtents: () => { readonly ascender: number; readonly descender: number; readonly lineGap: number }
    /** Outline in font units, the y axis upwards. */
    readonly glyphToPath: (glyph: number) => string
  }
  type Glyph = {
    readonly g: number
    readonly cl: number
    readonly ax: number
    readonly ay: number
    readonly dx: number
    readonly dy: number
  }
  type Buffer = {
    readonly addText: (text: string) => void
    readonly guessSegmentProperties: () => void
    readonly setDirection: (direction: 'ltr' | 'rtl') => void
    readonly setLanguage: (language: string) => void
    readonly json: () => readonly Glyph[]
    readonly destroy: () => void
  }
  export type HarfBuzz = {
    readonly createBlob: (bytes: Uint8Array) => Blob
    readonly createFace: (blob: Blob, index: number) => Face
    readonly createFont: (face: Face) => Font
    readonly createBuffer: () => Buffer
    readonly shape: (font: Font, buffer: Buffer) => void
  }
}

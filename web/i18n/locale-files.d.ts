declare module 'virtual:locale-files' {
  /** Built file of each locale's messages, from the site's root; empty while developing. */
  const files: Readonly<Record<string, string>>
  export default files
}

/** What search engines are told of a page, as JSON-LD (schema.org). Data, never run; `<` is written so that it ends no script. */
export const StructuredData = ({ data }: { readonly data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`) }}
  />
)

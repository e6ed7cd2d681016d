/** A sentence whose parts between backticks are code; code runs from left to right in every language. */
export const CodedText = ({ children }: { readonly children: string }) =>
  children.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The parts of a sentence never change their places.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={at} dir="ltr" translate="no">
        {part}
      </code>
    ),
  )

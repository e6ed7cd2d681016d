import type { Element, ElementContent } from 'hast'

type Child = ElementContent | string | null

/** An element with its class, attributes and children; words are text, null is left out. */
export const el = (
  tagName: string,
  { className, ...properties }: Readonly<Record<string, string | number | boolean>> & { readonly className?: string },
  ...children: readonly Child[]
): Element => ({
  type: 'element',
  tagName,
  properties: { ...(className === undefined ? {} : { className: className.split(' ') }), ...properties },
  children: children.flatMap((child): ElementContent[] =>
    child === null ? [] : typeof child === 'string' ? [{ type: 'text', value: child }] : [child],
  ),
})

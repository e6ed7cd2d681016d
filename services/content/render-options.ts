import type { Element, ElementContent } from 'hast'

export type RenderOptions = {
  /** Address that `page:writer`, `post:paraphrase` and `text:licences` stand for; null: there is none, and the text is wrong. */
  readonly addressOf: (link: string) => string | null
  /** Settings of the site that texts name. */
  readonly facts: SiteFacts
  /** The image of a name beside the text; null: there is none, and the text is wrong. */
  readonly imageOf?: (name: string) => { readonly src: string; readonly width: number; readonly height: number } | null
  /** Drawing of an icon; null: there is none. */
  readonly iconOf?: (name: string) => Element | null
  /** A live part of a name: what the browser asks for, and the text without scripts. Null: there is none. Throws where it is asked wrongly. */
  readonly islandOf?: (
    name: string,
    params: Readonly<Record<string, string>>,
  ) => { readonly query: string; readonly children: ElementContent[] } | null
}

/** `support`: address of mail, null without one. `historyDays`: days that a history is kept; 0: none is. */
export type SiteFacts = { readonly support: string | null; readonly historyDays: number }

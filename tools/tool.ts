import type { z } from 'zod'

/** What a run costs, before it runs. */
export type Cost = { readonly unit: 'characters' | 'checks'; readonly amount: number }

/** Everything the site needs to know about a tool; safe in the browser. */
export type ToolContract<Input extends z.ZodType, Result extends z.ZodType> = {
  /** Folder name, API path `/api/v1/<id>` and verb of the command line. */
  readonly id: string
  /** Key of its address in the locales' slug tables. */
  readonly slug: string
  /** Mounted, linked and listed only when its screen works. */
  readonly ready: boolean
  readonly input: Input
  readonly result: Result
  readonly meter: (input: z.output<Input>) => Cost
}

export const defineTool = <Input extends z.ZodType, Result extends z.ZodType>(
  contract: ToolContract<Input, Result>,
): ToolContract<Input, Result> => contract

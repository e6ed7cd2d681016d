/** What browsers say of their network, as far as they do. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** The network of this browser; undefined where it says nothing of it. */
export function optionalConnection(): Connection | undefined {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  return connection
}

/** Whether something may be fetched that only might be of use: not where data is saved or the network is very slow. */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !['slow-2g', '2g'].includes(effectiveType)

import { readFile } from 'node:fs/promises'

/** The bytes of a file that need not be there. */
export async function optionalFile(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

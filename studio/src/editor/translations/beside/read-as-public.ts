import { z } from 'zod'

const storedSchema = z.looseObject({ _status: z.string().nullish() })

/** Reads the published version of a document at an API address or, without one, its newest draft. */
export async function readAsPublic(ask: typeof fetch, address: string, signal: AbortSignal): Promise<unknown> {
  const read = async (query: string) => storedSchema.parse(await (await ask(`${address}?${query}`, { signal })).json())
  const stored = await read('depth=0')
  return stored._status === 'published' ? stored : read('depth=0&draft=true')
}

import { z } from 'zod'

const storedSchema = z.looseObject({ _status: z.string().nullish() })

/** Values of the document at an address of the API as visitors have them, of one that is not public those of its newest draft. */
export async function readAsPublic(ask: typeof fetch, address: string, signal: AbortSignal): Promise<unknown> {
  const read = async (query: string) => storedSchema.parse(await (await ask(`${address}?${query}`, { signal })).json())
  const stored = await read('depth=0')
  return stored._status === 'published' ? stored : read('depth=0&draft=true')
}

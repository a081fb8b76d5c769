import { findCredentials } from '@menagerie/demo/demo-users'
import { returnedSchema } from '@menagerie/studio/model/translations/files/exchange'
import { z } from 'zod'
import { signInByRest } from '../admin-client.ts'

export type TextPair = { collection: string; from: string; to: string; ids?: readonly string[] }
type Values = Record<string, unknown>
const documentSchema = z.looseObject({
  id: z.string(),
  title: z.string().nullish(),
  main: z.array(z.unknown()).nullish(),
})
const listSchema = z.object({ docs: z.array(documentSchema) })

/** Calls that the admin uses to export texts and to import them again, signed in as the demo's administrator. */
export async function openExchange(origin: string) {
  const admin = await signInByRest(origin, findCredentials())
  const { authorization } = admin
  const json = async (method: 'GET' | 'PATCH', path: string, data?: Values) => {
    const { status, body } = await admin.send(method, path, data)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  return {
    async send(format: string, { collection, from, to, ids }: TextPair): Promise<Uint8Array> {
      const query = new URLSearchParams({ collection, from, to, all: 'true', ...(ids && { ids: ids.join() }) })
      const answer = await fetch(`${origin}/api/translation-files/${format}?${query}`, { headers: { authorization } })
      if (!answer.ok) throw new Error(`${format} ${query}: ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    /** Returns undefined if the file is refused. */
    async take(file: string | Uint8Array, from: string, isSaved = false) {
      const body = typeof file === 'string' ? file : new Uint8Array(file)
      const query = new URLSearchParams({ from, ...(isSaved && { save: 'true' }) })
      const answer = await fetch(`${origin}/api/translation-files?${query}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body,
      })
      if (answer.status === 400) return undefined
      return returnedSchema.parse(await answer.json())
    },
    list: async (collection: string, site: string) =>
      listSchema.parse(
        await json('GET', `/${collection}?where[site][equals]=${site}&limit=0&depth=0&draft=true&sort=id`),
      ).docs,
    update: (collection: string, id: string, data: Values, isDraft: boolean) =>
      json('PATCH', `/${collection}/${id}?overwrite=true${isDraft ? '&draft=true' : ''}`, data),
    /** Returns false if the document stays, because others use it. */
    async remove(collection: string, id: string): Promise<boolean> {
      return (await admin.send('DELETE', `/${collection}/${id}`)).status < 300
    },
  }
}

export type TextExchange = Awaited<ReturnType<typeof openExchange>>

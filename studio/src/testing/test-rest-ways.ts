import { z } from 'zod'
import type { Person, Ways } from './test-access-attempts.ts'
import type { AccessDocument } from './test-access-documents.ts'
import { callRest, type RestAnswer } from './test-rest.ts'
import type { TestStudio } from './test-studio.ts'

const PASSWORD = 'long enough'
/** 501: the address does not exist. */
const REFUSED = [401, 403, 404, 501]
const foundDocuments = z.object({ totalDocs: z.number() })

/** REST calls, signed in as that person; a customer's session is not valid in the studio. */
export async function restWays(studio: TestStudio, person: Person | undefined): Promise<Ways> {
  const token = person?.collection === 'users' ? await signIn(studio, person) : undefined
  const call = (method: string, path: string, body?: unknown) => callRest(studio, token, method, path, { body })
  return {
    create: async (collection, document) => isAllowed(await call('POST', `/${collection}`, toBody(document))),
    read: async (collection, id) => isAllowed(await call('GET', `/${collection}?where[id][equals]=${id}`)),
    versions: async (collection, id) =>
      isAllowed(await call('GET', `/${collection}/versions?where[parent][equals]=${id}`)),
    update: async (collection, id) =>
      isAllowed(await call('PATCH', `/${collection}/${id}?overwrite=true&locale=en`, {})),
    delete: async (collection, id) => isAllowed(await call('DELETE', `/${collection}/${id}`)),
  }
}

async function signIn({ payload }: TestStudio, { email }: Person): Promise<string> {
  const { token } = await payload.login({ collection: 'users', data: { email: String(email), password: PASSWORD } })
  if (!token) throw new Error(`${email} is not signed in`)
  return token
}

function toBody({ data, file }: AccessDocument): unknown {
  if (file === undefined) return data
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }))
  return form
}

function isAllowed({ status, body, text }: RestAnswer): boolean {
  if (REFUSED.includes(status)) return false
  if (status === 400 && /not an editor|field is invalid: You are/.test(text)) return false
  if (status >= 400) throw new Error(`${status}: ${text}`)
  return foundDocuments.safeParse(body).data?.totalDocs !== 0
}

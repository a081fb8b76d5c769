import { findCredentials } from '@menagerie/demo/demo-users'
import type { BrowserContext } from '@playwright/test'

export type AdminSession = Awaited<ReturnType<typeof openAdminSession>>
type FieldValues = Record<string, unknown>

/** Signs in as the demo's administrator, with the cookie in the browser. */
export async function openAdminSession(context: BrowserContext, origin: string) {
  const login = await context.request.post(`${origin}/api/users/login`, {
    data: findCredentials(),
    headers: { Origin: origin },
  })
  if (!login.ok()) throw new Error(`Signing in to the studio came to ${login.status()}`)
  const call = async (method: 'post' | 'patch' | 'delete' | 'get', path: string, data?: FieldValues) => {
    const answer = await context.request[method](`${origin}/api${path}`, { data, headers: { Origin: origin } })
    if (!answer.ok()) throw new Error(`${method} ${path} came to ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    create: async (collection: string, data: FieldValues): Promise<{ id: string }> =>
      (await call('post', `/${collection}`, data)).doc,
    /** Overwrites whatever version is stored. */
    update: (collection: string, id: string, data: FieldValues) =>
      call('patch', `/${collection}/${id}?overwrite=true`, data),
    read: (path: string): Promise<unknown> => call('get', path),
    remove: (collection: string, id: string) => call('delete', `/${collection}/${id}`),
    prefer: (key: string, value: FieldValues) => call('post', `/payload-preferences/${key}`, { value }),
  }
}

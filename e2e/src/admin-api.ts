import { findCredentials } from '@menagerie/demo/demo-users'
import { type APIRequestContext, expect } from '@playwright/test'
import { adminOrigin } from './sites.ts'

type FieldValues = Record<string, unknown>

/** Requested once per process, because a token is valid for hours. */
let adminToken: Promise<string> | undefined

async function findAdminToken(request: APIRequestContext): Promise<string> {
  const login = await request.post(`${adminOrigin}/api/users/login`, { data: findCredentials() })
  return (await login.json()).token
}

/** Opens the admin's REST API as the admin's own pages use it, signed in as the demo's administrator. */
export async function openAdminApi(request: APIRequestContext) {
  adminToken ??= findAdminToken(request)
  const headers = { authorization: `JWT ${await adminToken}` }
  const call = async (method: 'get' | 'post' | 'patch' | 'delete', path: string, data?: FieldValues) => {
    const answer = await request[method](`${adminOrigin}/api${path}`, { headers, data })
    return { status: answer.status(), body: await answer.json() }
  }
  const must = async (...args: Parameters<typeof call>) => {
    const { status, body } = await call(...args)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
  }
  return {
    call,
    create: async (collection: string, data: FieldValues): Promise<{ id: string }> =>
      (await must('post', `/${collection}`, data)).doc,
    /** Overwrites the current version, which stays in the list of versions. */
    update: (collection: string, id: string, data: FieldValues) =>
      must('patch', `/${collection}/${id}?overwrite=true`, data),
    remove: (collection: string, id: string) => must('delete', `/${collection}/${id}`),
    versions: async (collection: string, id: string): Promise<{ id: string; version: FieldValues }[]> =>
      (await must('get', `/${collection}/versions?where[parent][equals]=${id}&limit=50&depth=0`)).docs,
    restore: (collection: string, versionId: string) => must('post', `/${collection}/versions/${versionId}`),
  }
}

import type { StudioCredentials } from '@menagerie/demo/demo-users'
import type { Page } from '@playwright/test'
import { z } from 'zod'

/** A page of the studio and its REST API, signed in, and the documents made for a picture of the guide. */
export type GuideStudio = {
  page: Page
  open: (path: string) => Promise<void>
  find: (collection: string, where: Readonly<Record<string, string>>) => Promise<string>
  create: (collection: string, data: object) => Promise<string>
  update: (collection: string, id: string, data: object) => Promise<void>
  removeMade: () => Promise<void>
}

const answer = z.object({ doc: z.object({ id: z.string() }) })
const found = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })
const isDraft = (data: object): boolean => '_status' in data && data._status === 'draft'
/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000

export async function openStudio(page: Page, origin: string, credentials: StudioCredentials): Promise<GuideStudio> {
  page.setDefaultTimeout(PATIENCE_MS)
  const made: string[] = []
  async function call(method: 'get' | 'post' | 'patch' | 'delete', path: string, data?: object): Promise<unknown> {
    const response = await page.request[method](`${origin}/api/${path}`, data ? { data } : {})
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  await call('post', 'users/login', credentials)
  return {
    page,
    open: async (path) => {
      await page.goto(`${origin}/admin/${path}`)
    },
    find: async (collection, where) => {
      const query = new URLSearchParams({ depth: '0', limit: '1' })
      for (const [field, value] of Object.entries(where)) query.set(`where[${field}][equals]`, value)
      return found.parse(await call('get', `${collection}?${query}`)).docs[0]?.id ?? ''
    },
    create: async (collection, data) => {
      const { id } = answer.parse(await call('post', `${collection}${isDraft(data) ? '?draft=true' : ''}`, data)).doc
      made.push(`${collection}/${id}?evenIfUsed=true&trash=true`)
      return id
    },
    update: async (collection, id, data) => {
      await call('patch', `${collection}/${id}?overwrite=true`, data)
    },
    removeMade: async () => {
      for (const path of made.toReversed()) await call('delete', path).catch(() => undefined)
    },
  }
}

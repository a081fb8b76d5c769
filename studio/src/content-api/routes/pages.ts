import type { HttpBindings } from '@hono/node-server'
import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { Hono } from 'hono'
import { z } from 'zod'
import { type Api, type ApiContext, siteOf } from '../api.ts'
import type { PublishedEntry } from '../published-reads.ts'
import { Refusal } from '../refusal.ts'

type Page = PublishedEntry<'page'>

const DEFAULT_LIMIT = 25
const MAX_LIMIT = 100

/** Spec §7: /pages (paged), /pages?all=1, /pages/{path}, /routes. */
export function addPageCalls(app: Hono<{ Bindings: HttpBindings }>, api: Api): void {
  app.get('/pages', async (c) => {
    const site = siteOf(api, c)
    return c.json(c.req.query('all') === '1' ? await listAll(api, site) : await listPaged(api, site, c))
  })
  app.get('/pages/:path{.*}', async (c) => {
    const site = siteOf(api, c)
    const path = c.req.param('path').replace(/^\/+|\/+$/g, '')
    const found = await api.reads.byPaths('page', site, ancestorsOf(path))
    const page = found.find((candidate) => candidate.path === path)
    if (page === undefined) throw new Refusal(404, 'There is no page at this path')
    return c.json(toPageAnswer(page, found))
  })
  app.get('/routes', async (c) => c.json({ data: await api.reads.routes(siteOf(api, c)) }))
}

async function listAll(api: Api, site: BrandLocale) {
  const pages = await api.reads.all('page', site)
  return { data: pages.map((page) => toPageAnswer(page, pages)) }
}

const paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
})

async function listPaged(api: Api, site: BrandLocale, c: ApiContext) {
  const asked = paging.safeParse({ page: c.req.query('page'), limit: c.req.query('limit') })
  if (!asked.success) {
    const { fieldErrors } = z.flattenError(asked.error)
    throw new Refusal(400, `page starts at 1, limit is at most ${MAX_LIMIT}`, { ...fieldErrors })
  }
  const { page, limit } = asked.data
  const [pages, total] = await Promise.all([
    api.reads.page('page', site, limit, (page - 1) * limit),
    api.reads.count('page', site),
  ])
  const above = await api.reads.byPaths('page', site, [
    ...new Set(pages.flatMap(({ path }) => ancestorsOf(path ?? ''))),
  ])
  return { data: pages.map((entry) => toPageAnswer(entry, above)), page, limit, total }
}

/** '' (home), `a`, `a/b` … for `a/b/c`, itself included. */
function ancestorsOf(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
}

/** Page payload of spec §3. Breadcrumbs are the pages on the way to this one. */
function toPageAnswer(page: Page, others: readonly Page[]) {
  const trail = new Set(ancestorsOf(page.path ?? ''))
  const breadcrumbs = others
    .filter(({ path }) => path !== null && trail.has(path))
    .sort((a, b) => (a.path ?? '').length - (b.path ?? '').length)
    .map(({ path, body }) => ({ title: body.title, path }))
  return {
    breadcrumbs,
    is_gated: page.body.is_gated,
    content: { key: page.key, path: page.path, ...page.body },
  }
}

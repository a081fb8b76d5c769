import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { ErrorAnswer } from '@menagerie/contract/error-answer'
import { Hono } from 'hono'
import type { Api } from './api.ts'
import { Refusal } from './refusal.ts'
import { addFeedCalls } from './routes/feed.ts'
import { addMediaCalls } from './routes/media.ts'
import { addMenuCalls } from './routes/menus.ts'
import { addPageCalls } from './routes/pages.ts'
import { addProductCalls } from './routes/products.ts'

/** The Content API of spec §7: thin reads over the published state. */
export function createApp(api: Api): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (c, next) => {
    const started = performance.now()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new Refusal(405, 'This API is only read')
    await next()
    // Never the query: it holds the token.
    const ms = Math.round(performance.now() - started)
    api.log({ level: 'info', method: c.req.method, path: c.req.path, status: c.res.status, ms })
    if (c.env.outgoing.headersSent) return
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const rows = await api.database.read('select epoch from published.meta')
    if (rows.length === 0) throw new Refusal(503, 'The database is not migrated yet')
    return c.json({ status: 'ready' })
  })
  addPageCalls(app, api)
  addProductCalls(app, api)
  addMenuCalls(app, api)
  addMediaCalls(app, api)
  addFeedCalls(app, api)

  app.notFound((c) => c.json({ message: 'There is no such call' } satisfies ErrorAnswer, 404))
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      if (error.status === 503) c.header('retry-after', '1')
      return c.json(error.toAnswer(), error.status)
    }
    const id = randomUUID()
    api.log({ level: 'error', id, path: c.req.path, message: error.message, stack: error.stack })
    return c.json({ message: `An error occurred (${id})` } satisfies ErrorAnswer, 500)
  })
  return app
}

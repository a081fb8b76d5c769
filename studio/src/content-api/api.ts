import type { HttpBindings } from '@hono/node-server'
import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { Context } from 'hono'
import type { ChangeSignal } from './change-signal.ts'
import type { Database } from './database.ts'
import { findRequestedSite } from './find-requested-site.ts'
import type { createPublishedReads } from './published-reads.ts'
import type { createTokenCheck, Grant } from './tokens.ts'

export type ApiContext = Context<{ Bindings: HttpBindings }>

/** What the calls share. */
export type Api = {
  database: Database
  reads: ReturnType<typeof createPublishedReads>
  checkToken: ReturnType<typeof createTokenCheck>
  signal: ChangeSignal
  mediaDir: string
  /** Aborted when the server stops. */
  stopping: AbortSignal
  log: (line: Record<string, unknown>) => void
}

export function grantOf(api: Api, c: ApiContext, scope: Grant['scope']): Grant {
  return api.checkToken(c.req.query('token'), scope)
}

/** The brand-locale of a read call; refuses a wrong token or language. */
export function siteOf(api: Api, c: ApiContext): BrandLocale {
  return findRequestedSite(grantOf(api, c, 'read'), c.req.header('accept-language'), c.req.query('brand'))
}

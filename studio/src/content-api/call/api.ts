import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Figures, PoolState } from '../../platform/figures.ts'
import type { Health } from '../../platform/health.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import type { ChangeSignal } from './change-signal.ts'
import type { ReadDatabase } from './database.ts'
import type { CallLimits } from './limits.ts'
import type { PublishedReads } from './published-reads.ts'
import type { Slots } from './slots.ts'
import type { createTokenCheck } from './tokens.ts'
import type { Writes } from './writes.ts'

export type ApiContext = Context<{ Bindings: HttpBindings }>

/** What the calls share. */
export type Api = {
  database: ReadDatabase
  reads: PublishedReads
  /** A pool apart from the one that reads: neither takes the other's connections. */
  writes: Writes
  checkToken: ReturnType<typeof createTokenCheck>
  signal: ChangeSignal
  storage: FileStorage
  /** Where callers reach this API, for addresses in answers. */
  publicUrl: string
  limits: CallLimits
  slots: Slots
  /** Changes when the declared shape of an answer does. */
  shape: () => string
  /** State of all else that the process does: mail, receivers. */
  health: () => Health
  figures: Figures
  pools: () => Readonly<Record<string, PoolState>>
  metricsTokens: readonly string[]
  /** Tells whether the public can reach the server. */
  isProduction: boolean
  /** Aborted when the server stops. */
  stopping: AbortSignal
  log: (line: Record<string, unknown>) => void
}

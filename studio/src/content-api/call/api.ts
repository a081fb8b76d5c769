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

/** Dependencies that all calls share. */
export type Api = {
  database: ReadDatabase
  reads: PublishedReads
  /** A separate pool, so that reads and writes do not take each other's connections. */
  writes: Writes
  checkToken: ReturnType<typeof createTokenCheck>
  signal: ChangeSignal
  storage: FileStorage
  /** Public address of this API, for addresses in answers. */
  publicUrl: string
  limits: CallLimits
  slots: Slots
  /** Hash of all declared answers; changes when one of them changes. */
  shape: () => string
  /** Health of the other tasks of the process: mail, deliveries to receivers. */
  health: () => Health
  figures: Figures
  pools: () => Readonly<Record<string, PoolState>>
  metricsTokens: readonly string[]
  /** Whether the server is public. */
  isProduction: boolean
  /** Aborted when the server stops. */
  stopping: AbortSignal
  log: (line: Record<string, unknown>) => void
}

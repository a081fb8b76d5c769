import type { LogFields } from '../../platform/log.ts'
import type { Accepted } from '../../platform/outbox.ts'
import type { Target } from './deliver.ts'
import type { NewRow } from './outbox-file.ts'

export type OutboxThreadData = { file: string; maxMb: number; target: Target | undefined }
export type ToOutboxThread = { number: number; row: NewRow }
export type FromOutboxThread =
  | { type: 'accepted'; number: number; accepted: Accepted }
  | { type: 'notice'; level: 'info' | 'warn' | 'error'; text: string; fields: LogFields }

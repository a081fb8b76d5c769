import type { LogFields } from '../../platform/log.ts'
import type { Accepted, OutboxState } from '../../platform/outbox.ts'
import type { OutboxTarget } from './hand-over.ts'
import type { NewRow } from './outbox-file.ts'

/** `followsEpoch`: forms wait until the thread knows which published state the site shows. */
export type OutboxThreadData = { file: string; maxMb: number; target: OutboxTarget | undefined; followsEpoch?: boolean }
export type ToOutboxThread =
  | { type: 'form'; number: number; row: NewRow }
  | { type: 'epoch'; epoch: string | undefined }
export type FromOutboxThread =
  | { type: 'accepted'; number: number; accepted: Accepted }
  | { type: 'state'; state: OutboxState }
  | { type: 'notice'; level: 'info' | 'warn' | 'error'; text: string; fields: LogFields }

import type { Submission } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'

/** A form as its handler hands it over. */
export type NewSubmission = Omit<Submission, 'id' | 'receivedAt'> & { brand: BrandKey }

/**
 * `stored`: on the disk, and certain to reach the studio. `repeated`: the same content was stored a short time ago. `full`: not
 * stored, for instance because the disk is full or locked; the visitor keeps what was typed and may try again.
 */
export type Accepted = 'stored' | 'repeated' | 'full'

/** Forms of one brand that the studio does not have yet. `putOff` and `dead` count among `waiting`. */
export type OutboxLane = {
  brand: BrandKey
  waiting: number
  /** Milliseconds since the epoch; absent where none waits. */
  oldestAt?: number | undefined
  /** Forms that the studio could not take, to be tried again later. */
  putOff: number
  /** Forms that the studio has refused too often; tried again when the site starts. */
  dead: number
}

export type OutboxState = {
  lanes: readonly OutboxLane[]
  /** Whether no form can be stored at the moment. */
  isFull: boolean
  /** Sentences about damaged files that were kept; they remain until an operator removes the record. */
  damage: readonly string[]
  /** Forms that were confirmed to visitors but are in no file any more. */
  lost: number
  /** What is wrong with the thread that writes. */
  trouble?: string | undefined
}

/** Stores forms until the studio has them. `sameForMs`: how long the same content counts as the same submission. */
export type Outbox = {
  accept: (submission: NewSubmission, contentKey: string, sameForMs: number) => Promise<Accepted>
  state: () => OutboxState
  close: () => Promise<void>
}

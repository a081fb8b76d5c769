import type { Submission } from '@menagerie/contract/submissions'
import type { BrandKey } from '@menagerie/sites/brand-locale'

/** A form as its handler hands it over. */
export type NewSubmission = Omit<Submission, 'id' | 'receivedAt'> & { brand: BrandKey }

/**
 * `stored`: on the disk, and sure to reach the studio. `repeated`: the same was stored a short time ago. `full`: not stored, such as on
 * a full or locked disk; the visitor keeps what was typed and may try again.
 */
export type Accepted = 'stored' | 'repeated' | 'full'

/** Forms of one brand that the studio does not have yet. `putOff` and `dead` are among those that wait. */
export type OutboxLane = {
  brand: BrandKey
  waiting: number
  /** Milliseconds since the epoch; left out where none waits. */
  oldestAt?: number | undefined
  /** The studio could not take them; they are tried again later. */
  putOff: number
  /** The studio has refused them too often; they are tried again when the site starts. */
  dead: number
}

export type OutboxState = {
  lanes: readonly OutboxLane[]
  /** No form can be stored at the moment. */
  isFull: boolean
  /** Sentences about files that were damaged and are kept; they stand until an operator removes the record. */
  damage: readonly string[]
  /** Forms that were thanked for and are in no file any more. */
  lost: number
  /** What is wrong with the thread that writes. */
  trouble?: string | undefined
}

/** Where forms are kept until the studio has them. `sameForMs`: how long the same content is the same submission. */
export type Outbox = {
  accept: (submission: NewSubmission, contentKey: string, sameForMs: number) => Promise<Accepted>
  state: () => OutboxState
  close: () => Promise<void>
}

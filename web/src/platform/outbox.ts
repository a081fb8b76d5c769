import type { BrandKey } from '@menagerie/brands/brand-locale'
import type { Submission } from '@menagerie/contract/submissions'

/** A form as its handler hands it over. */
export type NewSubmission = Omit<Submission, 'id' | 'receivedAt'> & { brand: BrandKey }

/**
 * `stored`: on the disk, and sure to reach the studio. `repeated`: the same was stored a short time ago. `full`: not stored, such as on
 * a full or locked disk; the visitor keeps what was typed and may try again.
 */
export type Accepted = 'stored' | 'repeated' | 'full'

/** Where forms are kept until the studio has them. `sameForMs`: how long the same content is the same submission. */
export type Outbox = {
  accept: (submission: NewSubmission, contentKey: string, sameForMs: number) => Promise<Accepted>
  close: () => Promise<void>
}

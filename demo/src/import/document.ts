import type { NewDocument } from '@menagerie/studio/imports/bulk/new-document'
import type { Place } from '../content/check-rows.ts'

/** A document of the demo, and the row that it is made from. */
export type Document = NewDocument & { place: Place }

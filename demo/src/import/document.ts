import type { NewDocument } from '@menagerie/studio/imports/bulk/new-document'
import type { RowPlace } from '../content/check-rows.ts'

/** A document of the demo, and the row from which it is made. */
export type DemoDocument = NewDocument & { place: RowPlace }

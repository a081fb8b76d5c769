import type { NewDocument } from '@menagerie/studio/imports/bulk/new-document'
import type { RowPlace } from '../content/check-rows.ts'

/** A document of the demo, and the row that it is made from. */
export type DemoDocument = NewDocument & { place: RowPlace }

import { z } from 'zod'
import type { translatedSchema } from '../translated-from.ts'

/** File formats for translators. */
export const EXCHANGE_FORMATS = ['xliff-2.1', 'xliff-1.2', 'xlsx'] as const
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

/** File extensions of translation tools. */
export const RETURNED_ENDINGS = ['xlf', 'xliff', 'xml', 'mqxliff', 'mxliff', 'sdlxliff', 'txlf', 'xlsx'] as const

/** One line of a text; in formatted text, formats, links and breaks are numbered tags. */
export type ExchangeUnit = {
  /** Key of the text and number of the line: `main/6f1c/text#0`. */
  key: string
  /**
   * Fingerprints of the source's and this site's text when the file was written: a text that has changed since is not
   * overwritten.
   */
  sourcePrint: string
  ownPrint: string
  /** `Main area · Quote · Text`. */
  place: string
  source: string
  /** Empty if the text is untranslated. */
  target: string
}

export type ExchangeDocument = {
  collection: z.infer<typeof translatedSchema>
  id: string
  title: string
  /** Address of its form, for users of the studio. */
  address: string
  /** Address of its preview, for translators without an account. */
  preview?: string
  units: ExchangeUnit[]
}

export type ExchangeFile = { from: string; to: string; documents: ExchangeDocument[] }

/** A returned line; `source`: the source in the file; `language`: the line's language in the file; `problem`: why it cannot be accepted. */
export type ReturnedUnit = Pick<ExchangeUnit, 'key' | 'sourcePrint' | 'ownPrint' | 'target'> & {
  source?: string
  language?: string
  problem?: string
}
export type ReturnedDocument = {
  collection: string
  id: string
  /** Languages in the file (BCP 47), if it declares any. */
  languages?: { source?: string; target?: string }
  units: ReturnedUnit[]
}

export type UnitName = Pick<ReturnedUnit, 'key' | 'sourcePrint' | 'ownPrint'>

/** A unit's name with all data of a line, because some formats preserve only names. */
export const toUnitName = ({ key, sourcePrint, ownPrint }: UnitName) => [key, sourcePrint, ownPrint].join(' ')

const UNIT_NAME = /^(\S+#\d+) ([0-9a-f]{16}) ([0-9a-f]{16})$/

export function readUnitName(name: string): UnitName | undefined {
  const [, key, sourcePrint, ownPrint] = UNIT_NAME.exec(name) ?? []
  return key && sourcePrint && ownPrint ? { key, sourcePrint, ownPrint } : undefined
}

export const toDocumentName = ({ collection, id }: Pick<ReturnedDocument, 'collection' | 'id'>) => `${collection}/${id}`

export function readDocumentName(name: string): { collection: string; id: string } | undefined {
  const [collection, id, ...more] = name.split('/')
  return collection && id && more.length === 0 ? { collection, id } : undefined
}

/** Thrown for a file that cannot be read; the message is a sentence for users. */
export class ExchangeProblem extends Error {}

const TEXT_STATES = ['new', 'same', 'changed', 'edited', 'gone', 'damaged'] as const
const returnedTextSchema = z.object({
  key: z.string(),
  place: z.string(),
  /**
   * `new`: is written. `changed`: the source has changed since the export; `edited`: this text has changed; `gone`: the
   * field or block no longer exists; `damaged`: a tag is missing or doubled. Only `new` is written.
   */
  state: z.enum(TEXT_STATES),
  before: z.string(),
  after: z.string(),
  problem: z.string().optional(),
})
export type ReturnedText = z.infer<typeof returnedTextSchema>

export const returnedSchema = z.object({
  documents: z.array(
    z.object({
      collection: z.string(),
      id: z.string(),
      title: z.string(),
      site: z.string().optional(),
      /** Why nothing of the document is written. */
      refusal: z.string().optional(),
      texts: z.array(returnedTextSchema),
    }),
  ),
  written: z.number(),
  /** Files of an archive that cannot be read; the others are processed. */
  files: z.array(z.object({ name: z.string(), refusal: z.string() })),
})
export type Returned = z.infer<typeof returnedSchema>

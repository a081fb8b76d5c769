import { z } from 'zod'
import type { translatedSchema } from '../translated-from.ts'

/** Files that translators work with. */
export const EXCHANGE_FORMATS = ['xliff-2.1', 'xliff-1.2', 'xlsx'] as const
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

/** As tools of translators name what they send back. */
export const RETURNED_ENDINGS = ['xlf', 'xliff', 'xml', 'mqxliff', 'mxliff', 'sdlxliff', 'txlf', 'xlsx'] as const

/** One line of a text: formats, links and breaks are numbered tags where it is formatted. */
export type ExchangeUnit = {
  /** Its text and line here: `main/6f1c/text#0`. */
  key: string
  /** Fingerprints of the source's text and of this site's when the file was written: what has changed since is not written over. */
  sourcePrint: string
  ownPrint: string
  /** `Main area · Quote · Text`. */
  place: string
  source: string
  /** Empty while the text is still to be translated. */
  target: string
}

export type ExchangeDocument = {
  collection: z.infer<typeof translatedSchema>
  id: string
  title: string
  /** Its form, for people of the studio. */
  address: string
  /** Where a translator without an account sees it as it will be. */
  preview?: string
  units: ExchangeUnit[]
}

export type ExchangeFile = { from: string; to: string; documents: ExchangeDocument[] }

/** What comes back of a line; `source`: what stands beside it in the file; `language`: what the file calls the line itself; `problem`: why it is none that can be taken. */
export type ReturnedUnit = Pick<ExchangeUnit, 'key' | 'sourcePrint' | 'ownPrint' | 'target'> & {
  source?: string
  language?: string
  problem?: string
}
export type ReturnedDocument = {
  collection: string
  id: string
  /** As the file names them (BCP 47), where it does. */
  languages?: { source?: string; target?: string }
  units: ReturnedUnit[]
}

export type UnitName = Pick<ReturnedUnit, 'key' | 'sourcePrint' | 'ownPrint'>

/** A name that says all of a line, for formats that keep names only. */
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

/** A file that cannot be read, in a sentence. */
export class ExchangeProblem extends Error {}

const TEXT_STATES = ['new', 'same', 'changed', 'edited', 'gone', 'damaged'] as const
const returnedTextSchema = z.object({
  key: z.string(),
  place: z.string(),
  /**
   * `new` is written. `changed`: the source was written anew since the file left; `edited`: this text was; `gone`: the field or the
   * block is no longer there; `damaged`: a tag is lost or doubled. None of these is written.
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
      /** Why nothing of it is written. */
      refusal: z.string().optional(),
      texts: z.array(returnedTextSchema),
    }),
  ),
  written: z.number(),
  /** Files of an archive that cannot be read; the others are. */
  files: z.array(z.object({ name: z.string(), refusal: z.string() })),
})
export type Returned = z.infer<typeof returnedSchema>

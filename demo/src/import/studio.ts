import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'

type Saved = {
  collection: CollectionSlug
  id: string
  /** Describes the document for the row's author: `page about of tailwell/nl_NL`. */
  what: string
  data: Record<string, unknown>
}

/** Creates a document with the demo's own id, through all hooks. */
export function create(req: PayloadRequest, { collection, id, what, data }: Saved): Promise<void> {
  return named(what, () =>
    req.payload.create({ collection, data: { id, ...data }, req, depth: 0, overrideAccess: true }),
  )
}

export function update(req: PayloadRequest, { collection, id, what, data }: Saved): Promise<void> {
  return named(what, () =>
    req.payload.update({ collection, id, data, req, depth: 0, overrideAccess: true, trash: true }),
  )
}

/** Adds the row to an error, because the studio only names the refused field. */
async function named(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const fields = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    throw new Error(`The studio refuses the ${what}. ${fields.join(' ')}`, { cause: error })
  }
}

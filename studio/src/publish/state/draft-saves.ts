import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

type SaveArguments = {
  draft?: boolean | undefined
  publishAllLocales?: boolean | undefined
  where?: unknown
  data?: { _status?: string | null | undefined } | null | undefined
}

/**
 * Whether Payload will write only a version, or a document that was never published: the published state is not
 * affected.
 */
export function isDraftSave({ versions }: SanitizedCollectionConfig, operation: string, save: SaveArguments): boolean {
  if (!versions?.drafts || save.draft !== true || save.publishAllLocales === true || save.where) return false
  return operation === 'create' || (operation === 'update' && save.data?._status !== 'published')
}

const KEY = 'draftSaves'

/** Remembers for the hooks after the save whether the last save of the document in this request was a draft. */
export function noteDraftSave(req: PayloadRequest, id: string | null | undefined, isDraft: boolean): void {
  if (!id) return
  const known = req.context[KEY]
  const ids = known instanceof Set ? known : new Set<unknown>()
  if (isDraft) ids.add(id)
  else ids.delete(id)
  req.context[KEY] = ids
}

/** Whether the save that has just happened was a draft, which publishes nothing. */
export function wasDraftSave(req: PayloadRequest, operation: string, doc: { id: unknown; _status?: unknown }): boolean {
  if (operation === 'create') return doc._status === 'draft'
  const ids = req.context[KEY]
  return ids instanceof Set && ids.has(String(doc.id))
}

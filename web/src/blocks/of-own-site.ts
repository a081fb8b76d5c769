import type { Where } from 'payload'

/** Choice of documents for a relation: those of the site that the edited document belongs to. */
export function ofOwnSite({ data }: { data: { site?: unknown } | undefined }): true | Where {
  return typeof data?.site === 'string' ? { site: { equals: data.site } } : true
}

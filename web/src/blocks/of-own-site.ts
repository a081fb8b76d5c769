import type { Where } from 'payload'

/** Limits the choice in a relation field to documents of the edited document's site. */
export function ofOwnSite({ data }: { data: { site?: unknown } | undefined }): true | Where {
  return typeof data?.site === 'string' ? { site: { equals: data.site } } : true
}

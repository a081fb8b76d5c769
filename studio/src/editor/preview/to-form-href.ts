import type { PreviewPlace } from '@menagerie/contract/preview'

/** Way to the form of a page of a site, which `form-of-page.ts` finds. */
export const toFormHref = (api: string, site: string, place: PreviewPlace): string =>
  `${api}/preview/form?${new URLSearchParams({ site, ...place })}`

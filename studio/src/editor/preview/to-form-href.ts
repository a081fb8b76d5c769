import type { PreviewPlace } from '@menagerie/contract/preview'

/** Address that redirects to the form of a site's page; see `form-of-page.ts`. */
export const toFormHref = (api: string, site: string, place: PreviewPlace): string =>
  `${api}/preview/form?${new URLSearchParams({ site, ...place })}`

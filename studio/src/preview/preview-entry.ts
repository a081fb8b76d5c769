import type { Entry } from '@menagerie/contract/entry'
import type { PreviewOverlay } from '@menagerie/contract/preview'

/** Removes the fields that only the table of published entries needs. */
export const toPreviewEntry = ({ kind, brand, locale, key, path, body }: Entry): PreviewOverlay['entries'][number] => ({
  kind,
  brand,
  locale,
  key,
  body,
  ...(path !== undefined && { path }),
})

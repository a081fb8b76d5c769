import { PORTAL_FILES } from '@menagerie/brands/fixed-routes'
import type { Download } from '@menagerie/contract/gated-page'

/** On the site's own origin; what it answers is decided anew for each visitor (`web/src/server/downloads/`). */
export function toDownloadHref({ key, name }: Pick<Download, 'key' | 'name'>): string {
  return `/${PORTAL_FILES}/${key}/${encodeURIComponent(name)}`
}

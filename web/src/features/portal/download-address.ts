import type { Download } from '@menagerie/contract/gated-page'
import { PORTAL_FILES } from '@menagerie/sites/fixed-routes'

/** On the site's own origin; what it answers is decided anew for each visitor (`web/src/server/downloads/`). */
export function toDownloadHref({ key, name }: Pick<Download, 'key' | 'name'>): string {
  return `/${PORTAL_FILES}/${key}/${encodeURIComponent(name)}`
}

import type { Download } from '@menagerie/contract/gated-page'
import { PORTAL_FILES } from '@menagerie/sites/fixed-routes'
import type { RenderContext } from '../../context/render-context.ts'
import { formatBytes } from '../../media/leaflets/load-leaflets.ts'
import type { DownloadsView } from './Downloads.tsx'

export function loadDownloads({ t, site }: RenderContext, files: readonly Download[]): DownloadsView | undefined {
  if (files.length === 0) return undefined
  return {
    title: t('portal.files'),
    files: files.map(({ description, ...file }) => ({
      key: file.key,
      href: toDownloadHref(file),
      title: file.title,
      facts: `${toKind(file.name)}, ${formatBytes(site.iso, file.bytes)}`,
      ...(description && { description }),
    })),
  }
}

/** `PDF` of `prices.pdf`. */
const toKind = (name: string) => name.slice(name.lastIndexOf('.') + 1).toUpperCase()

/** Address on the site's own origin; the server checks access for each request (`web/src/server/downloads/`). */
function toDownloadHref({ key, name }: Pick<Download, 'key' | 'name'>): string {
  return `/${PORTAL_FILES}/${key}/${encodeURIComponent(name)}`
}

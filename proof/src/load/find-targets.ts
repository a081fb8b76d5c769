import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { crawlSites } from '../crawl/crawl-sites.ts'
import type { SitePorts } from '../site-process.ts'
import type { LoadData } from './load-messages.ts'

const JPEG = { accept: 'image/jpeg' }
const BROTLI = { 'accept-encoding': 'br' }

/** Finds every linked page, or at most so many per site, and their pictures. Each is requested once, so that later requests come from the cache. */
export async function findLoadTargets(
  ports: SitePorts,
  maxPictures: number,
  maxPagesPerSite = Number.POSITIVE_INFINITY,
): Promise<LoadData['targets']> {
  const { crawl, files } = await crawlSites(
    { mode: 'local', ports },
    {
      sites: BRAND_LOCALES,
      maxPagesPerSite,
      maxPictures,
      isHtmlChecked: () => false,
      sourceOf: () => undefined,
    },
  )
  const pictures = [...files.values()].filter(({ kind, problems }) => kind === 'picture' && problems.length === 0)
  return [
    ...[...crawl.pages.keys()].map((url) => toTarget(url, BROTLI)),
    ...pictures.map(({ url }) => toTarget(url, JPEG)),
  ]
}

function toTarget(url: string, headers: Record<string, string>): LoadData['targets'][number] {
  const { port, host, pathname, search } = new URL(url)
  return { url, port: Number(port), path: pathname + search, headers: { host, ...headers } }
}

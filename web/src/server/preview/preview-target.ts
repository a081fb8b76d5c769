import { type PreviewMode, previewModeSchema } from '@menagerie/contract/preview'
import { readPreviewPath, toPreviewPath } from '@menagerie/contract/preview-path'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'

/** `query`: that of the previewed page itself. */
export type PreviewTarget = { site: BrandLocale; path: string; mode: PreviewMode; token: string; query: string }

const OWN_NAMES = ['mode', 'token', 'at']

/** Reads an address below `/__preview/`; undefined when it is no preview. */
export function readPreviewTarget(target: string): PreviewTarget | undefined {
  const { pathname, searchParams } = new URL(target, 'http://site')
  const place = readPreviewPath(pathname)
  const site = place && findById(place.site)
  const mode = previewModeSchema.safeParse(searchParams.get('mode')).data
  if (!place || !site || mode === undefined) return undefined
  const token = searchParams.get('token') ?? ''
  for (const name of OWN_NAMES) searchParams.delete(name)
  return { site, path: place.path, mode, token, query: searchParams.toString() }
}

/** Returns the address of another page's preview, with the same token. */
export function toPreviewLink({ site, mode, token }: PreviewTarget, path: string, query = ''): string {
  const search = new URLSearchParams(query)
  search.set('mode', mode)
  search.set('token', token)
  return `${toPreviewPath({ site: site.id, path })}?${search}`
}

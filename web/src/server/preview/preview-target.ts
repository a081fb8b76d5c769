import { type PreviewMode, previewModeSchema } from '@menagerie/contract/preview'
import { readPreviewPath, toPreviewPath } from '@menagerie/contract/preview-path'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'

/** `query`: what the page itself is asked for. */
export type PreviewTarget = { site: BrandLocale; path: string; mode: PreviewMode; token: string; query: string }

const OWN_NAMES = ['mode', 'token', 'at']

/** What an address below `/__preview/` asks for; undefined: no preview. */
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

/** The preview of another page, with the same permission. */
export function toPreviewLink({ site, mode, token }: PreviewTarget, path: string, query = ''): string {
  const search = new URLSearchParams(query)
  search.set('mode', mode)
  search.set('token', token)
  return `${toPreviewPath({ site: site.id, path })}?${search}`
}

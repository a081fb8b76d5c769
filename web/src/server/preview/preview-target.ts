import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import { PREVIEW_FOLDER, type PreviewMode, previewModeSchema } from '@menagerie/contract/preview'

/** `query`: what the page itself is asked for. */
export type PreviewTarget = { site: BrandLocale; path: string; mode: PreviewMode; token: string; query: string }

const OWN_NAMES = ['mode', 'token', 'at']

/** What an address below `/__preview/` asks for; undefined: no preview. */
export function readPreviewTarget(target: string): PreviewTarget | undefined {
  const { pathname, searchParams } = new URL(target, 'http://site')
  const [brand = '', locale = '', ...rest] = decodePath(pathname.slice(PREVIEW_FOLDER.length))
  const site = findById(`${brand}/${locale}`)
  const mode = previewModeSchema.safeParse(searchParams.get('mode')).data
  if (site === undefined || mode === undefined) return undefined
  const token = searchParams.get('token') ?? ''
  for (const name of OWN_NAMES) searchParams.delete(name)
  return { site, path: rest.filter((part) => part !== '').join('/'), mode, token, query: searchParams.toString() }
}

/** The preview of another page, with the same permission. */
export function toPreviewPath({ site, mode, token }: PreviewTarget, path: string, query = ''): string {
  const search = new URLSearchParams(query)
  search.set('mode', mode)
  search.set('token', token)
  return `${PREVIEW_FOLDER}${site.id}/${path === '' ? '' : `${encodeURI(path)}/`}?${search}`
}

function decodePath(path: string): string[] {
  try {
    return decodeURIComponent(path).split('/')
  } catch {
    return []
  }
}

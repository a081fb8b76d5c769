import { PREVIEW_FOLDER } from '@menagerie/contract/preview'
import { readPreviewPath } from '@menagerie/contract/preview-path'
import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'

type PublicPlace = { site: BrandLocale; path: string }

/**
 * Finds the site and path of a pasted address, of a public page or a preview. Undefined if it belongs to none of the
 * company's sites.
 */
export function findPublicPlace(address: string, addressing: Addressing): PublicPlace | undefined {
  const text = address.trim()
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(full)) return undefined
  const { hostname, pathname, host } = new URL(full)
  const shown = BRAND_LOCALES.find((site) => new URL(addressing.links(site).url('')).host === host)
  if (shown === undefined) return undefined
  if (pathname.startsWith(PREVIEW_FOLDER)) return readPreview(pathname)
  const found = addressing.resolve(hostname, pathname) ?? addressing.resolve(shown.brand, pathname)
  return found && { site: found.site, path: found.path }
}

function readPreview(pathname: string): PublicPlace | undefined {
  const place = readPreviewPath(pathname)
  const site = place && findById(place.site)
  return site && { site, path: place.path }
}

import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { PREVIEW_FOLDER, type PreviewMode } from '@menagerie/contract/preview'
import { findAddressing } from './find-addressing.ts'

type Shown = { path: string; token: string; mode: PreviewMode }

/** Where a site shows a preview; the token comes last, so that the rest of a long address can be read. */
export function toPreviewAddress(
  site: BrandLocale,
  { path, token, mode }: Shown,
  more: Record<string, string> = {},
): string {
  const { origin } = new URL(findAddressing().links(site).url(''))
  const query = new URLSearchParams({ mode, ...more, token })
  return `${origin}${PREVIEW_FOLDER}${site.id}/${path === '' ? '' : `${encodeURI(path)}/`}?${query}`
}

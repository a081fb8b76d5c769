import type { PreviewMode } from '@menagerie/contract/preview'
import { toPreviewPath } from '@menagerie/contract/preview-path'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findAddressing } from '../platform/find-addressing.ts'

type ShownPath = { path: string; token: string; mode: PreviewMode }

/** Address of a preview; the token comes last, so that the rest of the long address is readable. */
export function toPreviewAddress(
  site: BrandLocale,
  { path, token, mode }: ShownPath,
  more: Record<string, string> = {},
): string {
  const { origin } = new URL(findAddressing().links(site).url(''))
  const query = new URLSearchParams({ mode, ...more, token })
  return `${origin}${toPreviewPath({ site: site.id, path })}?${query}`
}

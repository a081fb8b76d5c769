import { documentHeaders, type HeaderOptions, NO_STORE } from '../http/headers.ts'
import { allowPlainStyle } from '../pages/plain-page.ts'

type PreviewHeaderOptions = HeaderOptions & { studioOrigin?: string | undefined }

/**
 * Only the studio may frame a preview, no cache or index may keep it, and its address, which contains the token, is
 * never sent as Referer. The answer may also be the page that says that the site is busy.
 */
export function toPreviewHeaders({ hsts, studioOrigin }: PreviewHeaderOptions): string[] {
  const document = documentHeaders({ hsts, policy: 'preview', policySettings: { studioOrigin } })
  return [
    ...allowPlainStyle(document),
    ...NO_STORE,
    'Referrer-Policy',
    'no-referrer',
    'X-Robots-Tag',
    'noindex, nofollow',
  ]
}

import { documentHeaders, type HeaderOptions, NO_STORE } from '../http/headers.ts'
import { allowPlainStyle } from '../pages/plain-page.ts'

type PreviewHeaderOptions = HeaderOptions & { studioOrigin?: string | undefined }

/**
 * Framed by the studio alone, in no cache, in no index; its address, which holds the permission, is told to none. A page that says
 * that the site is busy may be the answer.
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

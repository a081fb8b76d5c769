import { documentHeaders, type HeaderOptions, NO_STORE } from '../http/headers.ts'

type PreviewHeaderOptions = HeaderOptions & { studioOrigin?: string | undefined }

/** Framed by the studio alone, in no cache, in no index; its address, which holds the permission, is told to none. */
export function toPreviewHeaders({ hsts, studioOrigin }: PreviewHeaderOptions): string[] {
  const document = documentHeaders({ hsts, policy: 'preview', policySettings: { studioOrigin } })
  return [...document, ...NO_STORE, 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex, nofollow']
}

import { PREVIEW_HEADER, type SiteAhead, siteAheadSchema } from '@menagerie/contract/preview'

/** The studio makes entries of all that is planned and written, which takes a moment. */
const CALL_MS = 20_000

/** What a permission opens, as the studio says now: it may be withdrawn. */
export type AskStudio = (token: string) => Promise<SiteAhead | 'refused' | 'unreachable'>

/** `url`: of the studio's admin, as the site's server reaches it. */
export function askStudioAt(url: string | undefined): AskStudio {
  return async (token) => {
    if (url === undefined) return 'unreachable'
    const init = {
      headers: { [PREVIEW_HEADER]: token },
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    } as const
    const response = await fetch(new URL('/api/preview/ahead', url), init).catch(() => undefined)
    if (response === undefined || response.status >= 500) return 'unreachable'
    if (response.status !== 200) return 'refused'
    const answer: unknown = await response.json().catch(() => undefined)
    return siteAheadSchema.safeParse(answer).data ?? 'unreachable'
  }
}

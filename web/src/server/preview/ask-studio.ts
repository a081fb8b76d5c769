import {
  type GatedPreview,
  gatedPreviewSchema,
  PREVIEW_HEADER,
  type SiteAhead,
  siteAheadSchema,
} from '@menagerie/contract/preview'
import type { z } from 'zod'

/** Long, as the studio has to make entries of all that is planned and drafted. */
const CALL_MS = 20_000

type Answered<T> = T | 'refused' | 'unreachable'

export type AskStudio = {
  /** Asks what a token currently opens: its permission may have been withdrawn. */
  ahead: (token: string) => Promise<Answered<SiteAhead>>
  /** Asks for a gated page, with a token of staff. */
  gated: (token: string, path: string) => Promise<Answered<GatedPreview>>
}

/** `url`: of the studio's admin, as reached from the site's server. */
export function askStudioAt(url: string | undefined): AskStudio {
  const ask = async <T>(token: string, address: string, schema: z.ZodType<T>): Promise<Answered<T>> => {
    if (url === undefined) return 'unreachable'
    const init = {
      headers: { [PREVIEW_HEADER]: token },
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    } as const
    const response = await fetch(new URL(address, url), init).catch(() => undefined)
    if (response === undefined || response.status >= 500) return 'unreachable'
    if (response.status !== 200) return 'refused'
    const answer: unknown = await response.json().catch(() => undefined)
    return schema.safeParse(answer).data ?? 'unreachable'
  }
  return {
    ahead: (token) => ask(token, '/api/preview/ahead', siteAheadSchema),
    gated: (token, path) => ask(token, `/api/preview/gated?${new URLSearchParams({ path })}`, gatedPreviewSchema),
  }
}

import { z } from 'zod'

const RESTORE = /\/versions\/[0-9a-f-]{36}$/

/** Whether a request of the admin restores an earlier version. */
export function isRestore(input: string | URL, init: RequestInit | undefined): boolean {
  return init?.method?.toUpperCase() === 'POST' && RESTORE.test(new URL(input, 'http://admin').pathname)
}

const refused = z.object({ errors: z.array(z.object({ message: z.string().min(1) })).min(1) })

/** `fetch` wrapper of the admin: Payload only reports that restoring a version failed; this shows the reason. */
export function withToldRestores(plain: typeof fetch, tell: (text: string) => void): typeof fetch {
  return async (input, init) => {
    const answer = await plain(input, init)
    if (answer.ok || input instanceof Request || !isRestore(input, init)) return answer
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined)
    const message = refused.safeParse(body).data?.errors[0]?.message
    if (message !== undefined) tell(message)
    return answer
  }
}

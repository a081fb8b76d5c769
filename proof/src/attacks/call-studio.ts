const CALL_MS = 60_000

type StudioReply = { status: number; text: string; ms: number }
export type CallStudio = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<StudioReply>

/** Calls the admin without signing in, or as the user of a token. */
export function openCalls(origin: string, token?: string): CallStudio {
  return async (method, path, body, headers = {}) => {
    const began = performance.now()
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `JWT ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, text, ms: performance.now() - began }
  }
}

import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { createFigures, type Figures } from '../platform/figures.ts'
import { findSignIn, SIGN_IN_KINDS } from './find-sign-in.ts'

declare global {
  /** Global, because Next.js bundles the startup code separately from the code that answers requests. */
  var menagerieFigures: Figures | undefined
}

const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['health', /^\/(healthz|readyz|metrics)$/],
  ['page', /^\/admin(\/|$)/],
  ['api', /^\/api\//],
  ['file', /^\/_next\//],
]

export function findFigures(): Figures {
  globalThis.menagerieFigures ??= createFigures({
    of: 'admin',
    label: 'kind',
    help: 'Requests to the admin',
    signInKinds: SIGN_IN_KINDS,
  })
  return globalThis.menagerieFigures
}

/** Counts and measures requests by the diagnostics events of Node's server, because Next.js has no hook for that. */
export function countRequests(): void {
  const figures = findFigures()
  const began = new WeakMap<object, number>()
  subscribe('http.server.request.start', (message) => {
    const { request } = toExchange(message)
    if (request) began.set(request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = toExchange(message)
    if (!request || !response) return
    const [path = ''] = (request.url ?? '').split('?')
    const kind = toRequestKind(path)
    figures.noteRequest(kind, '', response.statusCode)
    figures.noteTime(kind, performance.now() - (began.get(request) ?? performance.now()))
    const tried = findSignIn({
      method: request.method,
      url: request.url ?? '',
      status: response.statusCode,
      location: String(response.getHeader('location') ?? ''),
    })
    if (tried !== undefined) figures.noteSignIn(tried.kind, tried.result)
  })
}

export const toRequestKind = (path: string): string => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'

function toExchange(message: unknown): { request?: IncomingMessage; response?: ServerResponse } {
  if (typeof message !== 'object' || message === null) return {}
  const request = 'request' in message && message.request instanceof IncomingMessage ? message.request : undefined
  const response = 'response' in message && message.response instanceof ServerResponse ? message.response : undefined
  return { ...(request && { request }), ...(response && { response }) }
}

import type { IncomingMessage, RequestListener } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#@]+)([/?].*)?$/i

/** Reads the absolute form of a target, which proxies may send: its host then counts instead of the header's (RFC 9112, 3.2.2). */
export function withAbsoluteTargets(onRequest: RequestListener): RequestListener {
  return (request, response) => {
    readAbsoluteTarget(request)
    onRequest(request, response)
  }
}

function readAbsoluteTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [, host, target = '/'] = ABSOLUTE.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.url = target.startsWith('?') ? `/${target}` : target
  request.headers.host = host
}

import type { IncomingMessage, RequestListener } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#@]+)([/?].*)?$/i

/** A proxy may ask for a whole address: its host counts then, not that of the header (RFC 9112, 3.2.2). */
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

import { toAdminRefusal } from '../access/refuse.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Accepts changes only from the admin's own pages. The cookie is no proof: the public sites have the same host name
 * with another port, or a sister domain, which SameSite treats as the same site. Programs send no Origin and are
 * allowed.
 */
export function refuseOtherOrigins<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    if (isFromOtherOrigin(request.headers)) {
      return toAdminRefusal(403, 'This address only answers the studio itself')
    }
    return handler(request, context)
  }
}

export function isFromOtherOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}

import { toAdminRefusal } from '../access/refuse.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Changes come from the admin's own pages only. The cookie alone does not tell: the public sites stand on the same host
 * name (other port, sister domain), which SameSite counts as the same site. Programs send no Origin and pass.
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

/** What an answer may depend on, and nothing else: so nothing else can end up in a cached page. */
export type PageRequest = {
  /** Brand in `local` mode, host name in `domains` mode. */
  origin: string
  /** Address as it came, query included. */
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The visitor comes from elsewhere and has no styles of the site yet: they come inside the page. */
  isArrival: boolean
}

/** `query` begins with its question mark, or is ''. What of it counts is for the route to say (`declared-query.ts`). */
export function splitTarget(target: string): { pathname: string; query: string } {
  const at = target.indexOf('?')
  return at < 0 ? { pathname: target, query: '' } : { pathname: target.slice(0, at), query: target.slice(at) }
}

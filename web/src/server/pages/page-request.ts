/** All that an answer may depend on, so that nothing else can get into a cached page. */
export type PageRequest = {
  /** Brand in `local` mode, host name in `domains` mode. */
  origin: string
  /** Address as it came, query included. */
  target: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Whether the visitor comes from elsewhere and has no styles of the site yet: they are then inlined. */
  isArrival: boolean
}

/** `query` begins with its question mark, or is ''. The route decides which of it counts (`declared-query.ts`). */
export function splitTarget(target: string): { pathname: string; query: string } {
  const at = target.indexOf('?')
  return at < 0 ? { pathname: target, query: '' } : { pathname: target.slice(0, at), query: target.slice(at) }
}

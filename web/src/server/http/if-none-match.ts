/** Tells whether an If-None-Match header names the etag, by weak comparison (RFC 9110, 13.1.2). */
export function isNoneMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((candidate) => toOpaque(candidate.trim()) === toOpaque(etag))
}

const toOpaque = (etag: string) => etag.replace(/^W\//, '')

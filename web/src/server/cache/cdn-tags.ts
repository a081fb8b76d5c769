import { hash } from 'node:crypto'

const TAG_LENGTH = 10
/** CDNs cut or refuse longer headers; such a page carries the tag `all` instead and is part of every purge. */
const MAX_HEADER_BYTES = 12_000

/** Returns the name of a tag at a CDN: short, and without characters that its header refuses. */
export const toCdnTag = (tag: string): string => hash('sha1', tag, 'base64url').slice(0, TAG_LENGTH)

export const ALL_PAGES_CDN_TAG = 'all'

export function toCdnHeader(name: string | undefined, tags: ReadonlySet<string>): string[] {
  if (name === undefined) return []
  const fits = tags.size * (TAG_LENGTH + 1) <= MAX_HEADER_BYTES
  return [name, fits ? [...tags].map(toCdnTag).join(',') : ALL_PAGES_CDN_TAG]
}

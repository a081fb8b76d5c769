import type { LeafletBody } from '@menagerie/contract/leaflet'
import { encodeName, toDownloadName } from './download-name.ts'

const VERSION_LENGTH = 12

type Leaflet = { key: string; body: Pick<LeafletBody, 'hash' | 'name'> }

/** Returns a version from the content's hash: another file has another address, so that caches may keep it without limit. */
export const toVersion = ({ hash }: Leaflet['body']): string => hash.slice(0, VERSION_LENGTH)

export function toLeafletAddress({ key, body }: Leaflet): string {
  return `/leaflets/${encodeURIComponent(key)}/${toVersion(body)}/${encodeName(toDownloadName(body.name))}`
}

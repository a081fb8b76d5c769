import type { LeafletBody } from '@menagerie/contract/leaflet'
import { toDisposition, toDownloadName } from './download-name.ts'
import { toLeafletAddress, toVersion } from './leaflet-address.ts'

/** The three parts of `/leaflets/{uuid}/{version}/{file name}`, decoded. */
export type LeafletRequest = { key: string; version: string; name: string }

type FoundLeaflet =
  | { status: 200; file: string; disposition: string; etag: string }
  /** The file has not arrived, or is being fetched again. */
  | { status: 503 }
  /** Another version or name: redirects to the current address. */
  | { status: 302; location: string }
  /** Not published, or withdrawn. */
  | { status: 404 }

export type Leaflets = (request: LeafletRequest) => Promise<FoundLeaflet>

type LeafletsOptions = {
  findLeaflet: (key: string) => LeafletBody | undefined
  /** Returns the path of a verified original by its sha-256. */
  findOriginal: (hash: string) => Promise<string | undefined>
}

export function createLeaflets({ findLeaflet, findOriginal }: LeafletsOptions): Leaflets {
  return async ({ key, version, name }) => {
    const body = findLeaflet(key)
    if (body === undefined) return { status: 404 }
    const downloadName = toDownloadName(body.name)
    if (version !== toVersion(body) || name !== downloadName) {
      return { status: 302, location: toLeafletAddress({ key, body }) }
    }
    const file = await findOriginal(body.hash)
    if (file === undefined) return { status: 503 }
    return {
      status: 200,
      file,
      disposition: toDisposition(downloadName),
      etag: `"${body.hash.slice(0, 32)}"`,
    }
  }
}

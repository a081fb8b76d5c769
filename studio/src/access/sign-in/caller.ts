import { findClientAddress, toNetworks } from '@menagerie/contract/client-address'
import { clipText } from '@menagerie/contract/human-text'

/** Address of the connection, set by the admin itself for each request (`admin/note-peers.ts`). */
export const PEER_HEADER = 'x-menagerie-peer'

/** Origin of a call to the studio: the client's address ('' for calls within a process of the studio), and its user agent. */
export type StudioCaller = { address: string; agent: string }

const AGENT_CHARS = 300

const proxies = toNetworks((process.env.TRUSTED_PROXIES ?? '').split(',').flatMap((each) => each.trim() || []))

export function readCaller(headers: Headers, trusted = proxies): StudioCaller {
  const remoteAddress = headers.get(PEER_HEADER) ?? undefined
  const asker = { headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' }, socket: { remoteAddress } }
  return {
    // Limits ignore callers without an address, so an unreadable address is replaced by its proxy's.
    address: findClientAddress(asker, trusted) ?? remoteAddress ?? '',
    agent: clipText(headers.get('user-agent') ?? '', AGENT_CHARS),
  }
}

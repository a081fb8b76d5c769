import { findClientAddress, toNetworks } from '@menagerie/contract/client-address'
import { clipText } from '@menagerie/contract/human-text'

/** Set for each request by the admin itself (`admin/note-peers.ts`): which address its connection came from. */
export const PEER_HEADER = 'x-menagerie-peer'

/** Origin of a call to the studio: the address that counts ('' in a process of our own), and the browser as it names itself. */
export type StudioCaller = { address: string; agent: string }

const AGENT_CHARS = 300

const proxies = toNetworks((process.env.TRUSTED_PROXIES ?? '').split(',').flatMap((each) => each.trim() || []))

export function readCaller(headers: Headers, trusted = proxies): StudioCaller {
  const remoteAddress = headers.get(PEER_HEADER) ?? undefined
  const asker = { headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' }, socket: { remoteAddress } }
  return {
    // Limits know no caller without an address: one that cannot be read is that of its proxy.
    address: findClientAddress(asker, trusted) ?? remoteAddress ?? '',
    agent: clipText(headers.get('user-agent') ?? '', AGENT_CHARS),
  }
}

import { ADDRESSED_KINDS, type AddressedKind, type Entry } from '@menagerie/contract/entry'

/** A published entry with the address that it has or had. */
export type PlacedAddress = {
  kind: AddressedKind
  brand: string
  locale: string
  key: string
  path: string
  source: string
}

export type Move = { site: string; kind: AddressedKind; key: string; source: string; from: string }

type AddressChanges = {
  /** Brand-locales in which an address is taken or left. */
  sites: readonly string[]
  /** Addresses at which a document is published now but was not before. */
  taken: readonly { site: string; path: string }[]
  /** Documents that stay published at another address. */
  moves: readonly Move[]
}

const siteOf = ({ brand, locale }: PlacedAddress) => `${brand}/${locale}`
const idOf = ({ kind, brand, locale, key }: PlacedAddress) => `${kind}:${brand}/${locale}/${key}`
const addressOf = ({ brand, locale, path }: PlacedAddress) => `${brand}/${locale}/${path}`

/**
 * Compares what documents had published with what they publish now. An unpublished document counts as left, not as
 * moved.
 */
export function findAddressChanges(before: readonly PlacedAddress[], after: readonly PlacedAddress[]): AddressChanges {
  const addressesBefore = new Set(before.map(addressOf))
  const addressesAfter = new Set(after.map(addressOf))
  const byId = new Map(before.map((placed) => [idOf(placed), placed]))
  const taken = after.filter((placed) => !addressesBefore.has(addressOf(placed)))
  const left = before.filter((placed) => !addressesAfter.has(addressOf(placed)))
  return {
    sites: [...new Set([...taken, ...left].map(siteOf))].sort(),
    taken: taken.map((placed) => ({ site: siteOf(placed), path: placed.path })),
    moves: taken.flatMap((placed) => {
      const { kind, key, source } = placed
      const former = byId.get(idOf(placed))
      return former === undefined ? [] : [{ site: siteOf(placed), kind, key, source, from: former.path }]
    }),
  }
}

const ADDRESSED: ReadonlySet<string> = new Set(ADDRESSED_KINDS)

/** Entries that stand at an address of their own, redirects left aside. */
export function toPlaced(entries: readonly (Entry & { source: string })[]): PlacedAddress[] {
  return entries.flatMap(({ kind, brand, locale, key, path, source }) =>
    path !== undefined && isAddressed(kind) ? [{ kind, brand, locale, key, path, source }] : [],
  )
}

function isAddressed(kind: string): kind is AddressedKind {
  return ADDRESSED.has(kind)
}

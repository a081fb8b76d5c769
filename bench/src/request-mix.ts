import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { Address } from './addresses.ts'

export type MixedRequest = { brand: BrandKey; path: string; headers: Record<string, string>; expected: number }

/** A picture's address, with the formats that the requesting browser accepts. */
export type Picture = { path: string; accept: string }

type KnownTargets = { addresses: readonly Address[]; pictures: readonly Picture[]; assets: readonly string[] }

/** Requests in every hundred: for pages in each encoding, pictures, files, and addresses that do not exist. */
const SHARES = [
  ['br', 70],
  ['gzip', 8],
  ['identity', 2],
  ['picture', 12],
  ['asset', 5],
  ['unknown', 3],
] as const

const KINDS = SHARES.flatMap(([kind, share]) => new Array<(typeof SHARES)[number][0]>(share).fill(kind))
/** Shares no divisor with 100, so that the kinds are mixed and each keeps its share. */
const STRIDE = 37

/** Lists the same requests in the same order every time. Every page and picture has its turn. */
export function* toRequests(count: number, { addresses, pictures, assets }: KnownTargets): Generator<MixedRequest> {
  for (let number = 0; number < count; number += 1) {
    const kind = KINDS[(number * STRIDE) % KINDS.length] ?? 'br'
    const address = addresses[(number * STRIDE) % addresses.length]
    if (address === undefined) return
    const brand = address.site.brand
    const picture = pictures[number % pictures.length]
    const asset = assets[number % assets.length]
    if (kind === 'picture' && picture)
      yield { brand, path: picture.path, headers: { accept: picture.accept }, expected: 200 }
    else if (kind === 'asset' && asset)
      yield { brand, path: asset, headers: { 'accept-encoding': 'br' }, expected: 200 }
    else if (kind === 'unknown')
      yield { brand, path: `${address.pathname}nobody-${number}/`, headers: {}, expected: 404 }
    else yield { brand, path: address.pathname, headers: toEncoding(kind), expected: 200 }
  }
}

function toEncoding(kind: string): Record<string, string> {
  return { 'accept-encoding': kind === 'gzip' || kind === 'identity' ? kind : 'br' }
}

/** Picks some items of a list, evenly over all of it. */
export function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  )
}

import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { EXCHANGE_FORMATS } from '@menagerie/studio/model/translations/files/exchange'
import { TRANSLATED_COLLECTIONS } from '@menagerie/studio/model/translations/translated-from'
import type { TextExchange, TextPair } from './call-exchange.ts'

type RoundTrips = {
  faults: string[]
  documents: number
  texts: number
  bytes: number
  seconds: number
  slowest: number
}

/** Pairs each site with another one of its brand. */
export function listPairs(): TextPair[] {
  const wanted = process.env.PROOF_SITES?.split(',')
  return BRAND_LOCALES.flatMap(({ id, brand }) => {
    const [first, second] = BRAND_LOCALES.filter((other) => other.brand === brand)
    const from = first?.id === id ? second?.id : first?.id
    if (from === undefined || (wanted && !wanted.includes(id))) return []
    return TRANSLATED_COLLECTIONS.map((collection) => ({ collection, from, to: id }))
  })
}

/** Exports all texts of the demo, imports them, and exports them again. Nothing may be written, and the second file must have the same bytes. */
export async function proveRoundTrips(
  exchange: TextExchange,
  format: (typeof EXCHANGE_FORMATS)[number],
): Promise<RoundTrips> {
  const totals: RoundTrips = { faults: [], documents: 0, texts: 0, bytes: 0, seconds: 0, slowest: 0 }
  for (const pair of listPairs()) {
    const name = `${format} ${pair.collection} ${pair.to}`
    const began = performance.now()
    const file = await exchange.send(format, pair)
    const returned = await exchange.take(file, pair.from, true)
    const seconds = (performance.now() - began) / 1000
    const again = await exchange.send(format, pair)
    const texts = returned?.documents.flatMap((document) => document.texts) ?? []
    const others = texts.filter(({ state }) => state !== 'same')
    const refusals = returned?.documents.flatMap(({ refusal }) => refusal ?? []) ?? ['the file']
    if (Buffer.compare(file, again) !== 0) totals.faults.push(`${name}: other bytes`)
    if (returned?.written !== 0) totals.faults.push(`${name}: ${returned?.written} written`)
    for (const { key, state } of others) totals.faults.push(`${name}: ${key} is ${state}`)
    for (const refusal of refusals) totals.faults.push(`${name}: ${refusal}`)
    totals.documents += returned?.documents.length ?? 0
    totals.texts += texts.length
    totals.bytes += file.length
    totals.seconds += seconds
    totals.slowest = Math.max(totals.slowest, seconds)
  }
  return totals
}

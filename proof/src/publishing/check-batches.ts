import { type Batch, type Held, toId } from './ledger.ts'
import { WRITTEN_SITES } from './write-documents.ts'

/** Records torn transactions: a reader got one part of them without the other. */
export function createBatchCheck() {
  const faults: string[] = []
  let checked = 0
  return {
    faults,
    get checked() {
      return checked
    },
    look({ changes, held, before }: Batch): void {
      for (const { kind, key, deleted } of changes) {
        if (kind !== 'product' || deleted || !key.startsWith('9000000')) continue
        checked += 1
        const stamps = new Set(WRITTEN_SITES.map((site) => stampOf(held.get(productId(site, key)))))
        // While a product is being created, its countries arrive one by one.
        if (stamps.size > 1 && !stamps.has(undefined)) faults.push(`product ${key} is torn: ${[...stamps].join(', ')}`)
      }
      for (const old of before.values()) {
        if (old.kind !== 'page' || old.path === null) continue
        const now = held.get(toId(old))
        if (now === undefined || now.path === old.path) continue
        checked += 1
        const owner = [...held.values()].find(
          (entry) => entry.brand === old.brand && entry.locale === old.locale && entry.path === old.path,
        )
        if (owner === undefined) faults.push(`/${old.path}/ of ${old.brand}/${old.locale} moved without its redirect`)
      }
    },
  }
}

function productId(site: string, key: string): string {
  const [brand = '', locale = ''] = site.split('/')
  return toId({ kind: 'product', brand, locale, key })
}

function stampOf(entry: Held | undefined): unknown {
  const body = entry?.body
  return typeof body === 'object' && body !== null && 'rrp' in body ? body.rrp : undefined
}

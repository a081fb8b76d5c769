import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'

const recordSchema = z.record(z.string(), z.string())
type ExportedRow = z.infer<typeof recordSchema>

/** SKUs that neither the demo nor a big world has. */
export const FIRST_SKU = 8_000_000
/** Fields that refer to the demo's own numbers. They are left out, because copies have other numbers. */
const KEPT_OUT: ReadonlySet<string> = new Set(['barcode', 'related', 'product_links', 'webshop_url', 'amazon_asin'])

type Multiplied = { products: number; rows: number }

/**
 * Writes a catalogue of `products` products in the columns of an export. They are copies of the exported products in turn: texts, terms and
 * pictures are the same, numbers, names and addresses are new. Every `spoil`-th product gets a mistake.
 */
export async function multiplyExport(
  from: string,
  to: string,
  { products, sites, spoil = 0 }: { products: number; sites: readonly string[]; spoil?: number },
): Promise<Multiplied & { spoilt: number }> {
  const bases = await readBases(from, sites)
  const out = createWriteStream(to)
  const counts = { products, rows: 0, spoilt: 0 }
  for (let number = 0; number < products; number += 1) {
    const base = bases[number % bases.length] ?? []
    const isSpoilt = spoil > 0 && number % spoil === 0
    for (const row of base) {
      const made = toRow(row, number)
      const isFirst = made.site === undefined
      if (isFirst && isSpoilt) counts.spoilt += 1
      counts.rows += 1
      const written = isFirst && isSpoilt ? { ...made, 'price:NL': 'much' } : made
      if (!out.write(`${JSON.stringify(written)}\n`)) await once(out, 'drain')
    }
  }
  out.end()
  await once(out, 'finish')
  return counts
}

/** Rows of products that have a text on most of the sites. */
async function readBases(path: string, sites: readonly string[]): Promise<ExportedRow[][]> {
  const bySku = new Map<string, ExportedRow[]>()
  const wanted = new Set(sites)
  for await (const line of createInterface(createReadStream(path))) {
    const row = recordSchema.parse(JSON.parse(line))
    if (row.site !== undefined && !wanted.has(row.site)) continue
    bySku.set(row.sku ?? '', [...(bySku.get(row.sku ?? '') ?? []), row])
  }
  return [...bySku.values()].filter((rows) => rows.length > sites.length * 0.9)
}

function toRow(row: ExportedRow, number: number): ExportedRow {
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !KEPT_OUT.has(name)))
  const mark = number + 1
  return {
    ...kept,
    sku: String(FIRST_SKU + number),
    article_number: `TW-${mark}/A`,
    ...(row.internal_name && { internal_name: `${row.internal_name} ${mark}` }),
    ...(row.name && { name: `${row.name} ${mark}` }),
    ...(row.url_key && { url_key: `${row.url_key}-${mark}` }),
    ...(row.variant_group && { variant_group: `${row.variant_group}-${Math.floor(number / 10)}` }),
  }
}

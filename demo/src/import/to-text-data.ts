import type { ProductText } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { toLexical } from './to-lexical.ts'

/** A product text as the studio stores it. */
export function toTextData(text: ProductText, id: string, site: string): Record<string, unknown> {
  const { sku, usps, description, instructions, composition, ...plain } = text
  return {
    ...plain,
    site,
    facts: ids.facts(sku),
    usps: usps.map((usp, index) => ({ id: ids.row(id, `usp ${index}`), text: usp })),
    description: toLexical(description, site),
    instructions: toLexical(instructions, site),
    ...(composition !== undefined && { composition: toLexical(composition, site) }),
    blocks: [],
  }
}

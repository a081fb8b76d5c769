import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { SPECIFICATIONS_ID } from './jump-links.ts'

/** Notice that must stand beside a medicine's price; with `href`, `warning` is a link to its full text. */
export type MedicineNotice = { category: string; warning?: { text: string; href?: string } }

/** Warnings up to this length are shown in full: a warning is never shortened. */
const LONGEST_WARNING = 160

/** Returns the notice of products with a legal category, with texts from the country's catalogue. */
export function toMedicineNotice(
  { t }: Pick<RenderContext, 't'>,
  { specification }: Pick<ProductBody, 'specification'>,
): MedicineNotice | undefined {
  const { item_legal_category: category, product_precautions: precautions } = specification
  if (category === undefined) return undefined
  if (precautions === undefined) return { category }
  if (precautions.length <= LONGEST_WARNING) return { category, warning: { text: precautions } }
  return { category, warning: { text: t('specification.product_precautions'), href: `#${SPECIFICATIONS_ID}` } }
}

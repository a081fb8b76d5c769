import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { SPECIFICATIONS_ID } from './jump-links.ts'

/** What a medicine's price never stands without; `warning` with `href` is a name, and leads to what it says. */
export type MedicineNotice = { category: string; warning?: { text: string; href?: string } }

/** Warnings up to this length stand whole: a warning is never cut. */
const LONGEST_WARNING = 160

/** Makes the notice of products with a legal category, in the words of the country's own catalogue. */
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

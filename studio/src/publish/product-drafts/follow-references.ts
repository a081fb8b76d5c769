import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { transactionOf } from '../../platform/transaction.ts'
import { SHARED_FIELDS } from './product-parts.ts'
import type { ProductDraft } from './read-product-draft.ts'

type WrittenDraft = Pick<ProductDraft, 'id' | 'product' | 'part' | 'changes'>

/**
 * Records the references of a draft that was written without the hooks of saves: its product and, in fields that the
 * draft does not change itself, the product's references. A part of a country references only the product.
 */
export async function followReferences(
  req: PayloadRequest,
  { id, product, part, changes }: WrittenDraft,
): Promise<void> {
  const query = await transactionOf(req)
  await query(sql`
    insert into public.document_reference
      (source_collection, source, is_published, target_collection, target, field, place)
    values ('product-drafts', ${id}::uuid, false, 'product-facts', ${product}::uuid, 'product', 'Product')
    on conflict do nothing`)
  if (part !== SHARED_PART) return
  const own = changes.map(({ path }) => path.join('.'))
  const follows = sql`
    split_part(field, '.', 1) in (select jsonb_array_elements_text(${JSON.stringify(SHARED_FIELDS)}::jsonb))
    and field not in (select jsonb_array_elements_text(${JSON.stringify(own)}::jsonb))`
  await query(sql`
    delete from public.document_reference
    where source = ${id}::uuid and source_collection = 'product-drafts' and ${follows}`)
  await query(sql`
    insert into public.document_reference
      (source_collection, source, is_published, target_collection, target, field, place)
    select 'product-drafts', ${id}::uuid, false, target_collection, target, field, place
    from public.document_reference
    where source = ${product}::uuid and source_collection = 'product-facts' and is_published and ${follows}
    on conflict do nothing`)
}

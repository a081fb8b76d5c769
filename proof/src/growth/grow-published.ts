import type { Client } from 'pg'

/**
 * Multiplies the published products until about `entries` are published: the size of a large company for measurements. Only the
 * published state grows, which is all that sites read; every copy has its own sku and address.
 */
export async function growPublished(client: Client, entries: number): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as published, count(*) filter (where kind = 'product')::int as products
     from published.entry where not deleted`,
  )
  const { published, products } = rows[0] ?? {}
  const copies = Math.ceil((entries - published) / products)
  if (copies > 0) await client.query(CLONE_PUBLISHED, [copies])
  await client.query('analyze published.entry')
}

/** `$1` is the number of copies of each product. */
export const CLONE_PUBLISHED = `
  insert into published.entry (kind, brand, locale, key, path, body, body_hash, source)
  select e.kind, e.brand, e.locale, e.key || lpad(n::text, 5, '0'), e.path || '-' || n,
    e.body || jsonb_build_object('sku', e.key || lpad(n::text, 5, '0'), 'url_key', (e.body->>'url_key') || '-' || n),
    md5(e.body_hash || n), 'product-texts/' || md5(split_part(e.source, '/', 2) || ':' || n)::uuid
  from published.entry e, generate_series(1, $1::int) n
  where e.kind = 'product' and not e.deleted`

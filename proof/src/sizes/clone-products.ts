import type { Client } from 'pg'
import { z } from 'zod'
import { CLONE_PUBLISHED } from '../growth/grow-published.ts'

const columnRow = z.object({ table: z.string(), column: z.string(), type: z.string(), serial: z.boolean() })
type Column = z.infer<typeof columnRow>

/** Tables of a product: its facts, its texts with their versions, and all their child tables. */
const TABLES = `^(product_facts|product_texts|_product_texts_v)(_(?!texts).*)?$`

/** Columns that refer to a cloned document, in any table. */
const PARENTS = new Set(['_parent_id', 'parent_id', 'facts_id', 'version_facts_id'])

/**
 * Multiplies the demo's products `copies` times directly in the tables, published state included, because that makes a large catalogue
 * in seconds. Every copy has its own SKU and address.
 */
export async function cloneProducts(client: Client, copies: number): Promise<void> {
  const { rows } = await client.query(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false) as serial
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relkind = 'r' and c.relname ~ '^(product_facts|product_texts|_product_texts_v)'
     order by (c.relname in ('product_facts', 'product_texts', '_product_texts_v')) desc,
       position('_v' in c.relname), length(c.relname), c.relname, a.attnum`,
  )
  const tables = Map.groupBy(z.array(columnRow).parse(rows), ({ table }) => table)
  await client.query('begin')
  for (const [table, columns] of tables) {
    if (new RegExp(TABLES).test(table)) await client.query(toCloneSql(table, columns), [copies])
  }
  await client.query(CLONE_PUBLISHED, [copies])
  await client.query('commit')
  await client.query('analyze')
}

function toCloneSql(table: string, columns: readonly Column[]): string {
  const kept = columns.filter(({ serial }) => !serial)
  const names = kept.map(({ column }) => `"${column}"`).join(', ')
  const values = kept.map(toValue).join(', ')
  return `insert into "${table}" (${names}) select ${values} from "${table}" t, generate_series(1, $1::int) n`
}

function toValue({ table, column, type }: Column): string {
  const own = `t."${column}"`
  if (column === 'id' || PARENTS.has(column)) {
    const copied = `md5(${own}::text || ':' || n)`
    return type === 'uuid' ? `${copied}::uuid` : type === 'integer' ? own : copied
  }
  if (table === 'product_facts' && column === 'sku') return `${own} || lpad(n::text, 5, '0')`
  if (column === 'url_key' || column === 'version_url_key') return `${own} || '-' || n`
  return own
}

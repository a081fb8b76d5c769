import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/**
 * SQL for the names of products' categories: `facts_id` and `names`. A category "Voer" below "Honden" is found by both,
 * by their Germanic compound ("hondenvoer"), and by the title and description of its page.
 */
export const wordsOfCategories = (isAsked: SQL = sql`true`): SQL => sql`
  select o.product_facts_id as facts_id,
    string_agg(concat_ws(' ', c.display_name, a.display_name, a.display_name || c.display_name, p.title, p.meta_description), ' ') as names
  from categories_rels o
  join categories c on c.id = o.parent_id
  left join categories a on a.id = c.parent_id
  left join pages p on p.id = c.linked_page_id and p.deleted_at is null
  where o.product_facts_id is not null and ${isAsked}
  group by o.product_facts_id`

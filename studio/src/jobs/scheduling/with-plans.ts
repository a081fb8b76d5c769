import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload'
import { transactionOf } from '../../platform/transaction.ts'
import { isScheduled } from './plan.ts'

const PLANS: Field = {
  name: 'plans',
  type: 'ui',
  label: 'Planned',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/editor/scheduling/PlanBox.tsx#PlanBox',
      Cell: '/src/editor/scheduling/PlanCell.tsx#PlanCell',
    },
  },
}

/** Lets editors plan when documents with drafts are published and unpublished; form and list show the plans. */
export function withPlans(collection: CollectionConfig): CollectionConfig {
  if (!isScheduled(collection.slug)) return collection
  return {
    ...collection,
    hooks: { ...collection.hooks, afterDelete: [...(collection.hooks?.afterDelete ?? []), dropPlans] },
    admin: { ...collection.admin, defaultColumns: [...(collection.admin?.defaultColumns ?? []), 'plans'] },
    fields: [...collection.fields, PLANS],
  }
}

const dropPlans: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const query = await transactionOf(req)
  await query(sql`
    delete from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and processing is not true
      and input->'doc'->>'relationTo' = ${collection.slug} and input->'doc'->>'value' = ${String(id)}`)
}

import type { Plan } from './plan-stores.ts'
import type { StoreValue } from './to-store-row.ts'

/** A plan as a person reads it before it is carried out. */
export function formatPlan({ added, changed, same, gone, problems }: Plan): string[] {
  return [
    ...problems.map(({ where, field, message }) => `! ${where}, ${field}: ${message}`),
    ...added.map(({ fields }) => `+ ${[fields.name, fields.city, fields.country].filter(Boolean).join(', ')}`),
    ...changed.flatMap(({ name, changes }) => [
      `~ ${name}`,
      ...changes.map(({ field, from, to }) => `    ${field}: ${show(from)} → ${show(to)}`),
    ]),
    ...gone.map(({ name }) => `- ${name}`),
    `${added.length} new, ${changed.length} changed, ${same} as they were, ${gone.length} to delete, ${problems.length} mistakes`,
  ]
}

function show(value: StoreValue): string {
  if (value === null) return '(empty)'
  return typeof value === 'string' ? `“${value}”` : String(value)
}

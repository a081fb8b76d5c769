import type { StorePlan } from './plan-stores.ts'
import type { StoreValue } from './to-store-row.ts'

/** Maximum lines of each kind: more would not be read. */
const MOST_SHOWN = 100

/** Formats a plan for people, before it is carried out. */
export function formatPlan({ added, changed, same, gone, problems }: StorePlan): string[] {
  return [
    ...shorten(
      '!',
      problems.map(({ where, field, message }) => [`! ${where}, ${field}: ${message}`]),
    ),
    ...shorten(
      '+',
      added.map(({ fields }) => [`+ ${[fields.name, fields.city, fields.country].filter(Boolean).join(', ')}`]),
    ),
    ...shorten(
      '~',
      changed.map(({ name, changes }) => [
        `~ ${name}`,
        ...changes.map(({ field, from, to }) => `    ${field}: ${show(from)} → ${show(to)}`),
      ]),
    ),
    ...shorten(
      '-',
      gone.map(({ name }) => [`- ${name}`]),
    ),
    `${added.length} new, ${changed.length} changed, ${same} as they were, ${gone.length} to delete, ${problems.length} mistakes`,
  ]
}

function shorten(mark: string, rows: readonly string[][]): string[] {
  const left = rows.length - MOST_SHOWN
  return [...rows.slice(0, MOST_SHOWN).flat(), ...(left > 0 ? [`${mark} … and ${left} more`] : [])]
}

function show(value: StoreValue): string {
  if (value === null) return '(empty)'
  return typeof value === 'string' ? `“${value}”` : String(value)
}

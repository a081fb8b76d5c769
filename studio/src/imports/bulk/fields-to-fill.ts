import type { Field } from 'payload'

/** Types of fields whose values Payload stores unchanged. */
const TAKEN_AS_THEY_ARE: ReadonlySet<Field['type']> = new Set([
  'text',
  'textarea',
  'email',
  'code',
  'date',
  'select',
  'radio',
  'ui',
])

const known = new WeakMap<readonly Field[], Field[]>()

/**
 * Fields that change when a form is filled in: those with a hook, a default value or localization, and those that
 * contain other fields.
 */
export function fieldsToFill(fields: readonly Field[]): Field[] {
  const found = known.get(fields) ?? fields.filter(doesSomething)
  known.set(fields, found)
  return found
}

function doesSomething(field: Field): boolean {
  if (!TAKEN_AS_THEY_ARE.has(field.type)) return true
  const { hooks }: { hooks?: Hooks } = 'hooks' in field ? field : {}
  const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined
  const isLocalized = 'localized' in field && field.localized === true
  return hasDefault || isLocalized || hasAny(hooks?.beforeValidate) || hasAny(hooks?.beforeChange)
}

type Hooks = { beforeValidate?: readonly unknown[]; beforeChange?: readonly unknown[] }
const hasAny = (hooks: readonly unknown[] | undefined) => hooks !== undefined && hooks.length > 0

import type { Field } from 'payload'

/** Kinds of which Payload takes a value as it is. */
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

/** Fields at which filling a form can do something: those with a hook, a default value or languages, and all that hold others. */
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

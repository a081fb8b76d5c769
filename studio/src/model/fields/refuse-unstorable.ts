import { type CollectionBeforeOperationHook, type CollectionConfig, ValidationError } from 'payload'

/** Text from outside may hold what PostgreSQL has no place for: a NUL, or half of a character. */
export function refuseUnstorable(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [refuse, ...beforeOperation] } }
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const path = findUnstorable(args.data)
  if (path === undefined) return args
  const message = 'This text holds a character that cannot be stored: type it instead of pasting it'
  throw new ValidationError({ collection: collection.slug, errors: [{ path, label: message, message }], req }, req.t)
}

/** Where, as `main.0.title`. */
export function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

import { cleanLine, toNameKey } from '@menagerie/contract/clean-text'
import { toAsciiDomain } from '@menagerie/contract/email'
import type { CollectionBeforeOperationHook, CollectionConfig, CollectionSlug, Where, WhereField } from 'payload'
import { toFileName } from '../../platform/storage/to-file-name.ts'

/**
 * Names that users, lists and filters compare. Titles and texts are not included, because their no-break spaces and
 * soft hyphens are typography.
 */
const NAMES: Partial<Record<CollectionSlug, readonly string[]>> = {
  authors: ['name'],
  categories: ['displayName', 'code'],
  customers: ['company', 'name', 'address', 'postcode', 'city'],
  media: ['filename', 'tags'],
  films: ['filename'],
  leaflets: ['filename'],
  downloads: ['filename'],
  'product-facts': ['variant_group'],
  receivers: ['name'],
  stores: ['name', 'street1', 'street2', 'street3', 'postal_code', 'city', 'province'],
  terms: ['label', 'code'],
  users: ['name'],
}

/** Normalizes names and file names when they are saved, and in the search of a list, whatever their encoding. */
export function withCleanNames(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {}
  const names = new Set(Object.entries(NAMES).find(([slug]) => slug === collection.slug)?.[1])
  const clean: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (operation === 'create' || operation === 'update') {
      if (req.file !== undefined) req.file.name = toFileName(req.file.name)
      return 'data' in args ? { ...args, data: cleanNames(args.data, names) } : args
    }
    return 'where' in args && args.where !== undefined ? { ...args, where: inAnyForm(args.where, names) } : args
  }
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [clean, ...beforeOperation] } }
}

function cleanNames<Data extends object>(data: Data, names: ReadonlySet<string>): Data {
  const cleaned = Object.entries(data).filter(([name]) => names.has(name))
  return { ...data, ...Object.fromEntries(cleaned.map(([name, value]) => [name, cleanName(value)])) }
}

/** Removes duplicates from a list of names. */
function cleanName(value: unknown): unknown {
  if (!Array.isArray(value)) return typeof value === 'string' ? cleanLine(value) : value
  const byKey = new Map(value.map((each) => [typeof each === 'string' ? toNameKey(each) : each, cleanName(each)]))
  return [...byKey].flatMap(([key, name]) => (key === '' ? [] : [name]))
}

/** Also searches in the decomposed form: file names from before names were normalized keep it, for example from a Mac. */
function inAnyForm(where: Where, names: ReadonlySet<string>): Where {
  const parts = Object.entries(where).map(([name, value]): Where => {
    if (Array.isArray(value)) return { [name]: value.map((each) => inAnyForm(each, names)) }
    const typed = value?.like ?? value?.contains
    if (value === undefined || typeof typed !== 'string')
      return { [name]: names.has(name) ? withClean(value) : (value ?? {}) }
    const operator = 'like' in value ? 'like' : 'contains'
    const line = cleanLine(typed)
    const all = [line, line.normalize('NFD'), ...toStoredEmail(name, typed)]
    const forms = new Set(names.has(name) ? all.flatMap(withEachApostrophe) : all)
    return { or: [...forms].map((form) => ({ [name]: { ...value, [operator]: form } })) }
  })
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts }
}

/** Also searches with the other kind of apostrophe, because names keep theirs. */
const withEachApostrophe = (text: string) => ["'", '’'].map((sign) => text.replace(/['’]/g, sign))

/** Filters by the normalized name, and by the typed one for names from before names were normalized. */
function withClean(value: WhereField = {}): WhereField {
  const { equals, ...others } = value
  const clean = typeof equals === 'string' ? cleanLine(equals) : equals
  return clean === equals || Object.keys(others).length > 0 ? value : { in: [equals, clean] }
}

/** Also searches for the ASCII form of the address, under which accounts are stored. */
function toStoredEmail(name: string, typed: string): string[] {
  const at = typed.lastIndexOf('@')
  const domain = name === 'email' ? toAsciiDomain(typed.slice(at + 1)) : undefined
  return domain === undefined ? [] : [typed.slice(0, at + 1) + domain]
}

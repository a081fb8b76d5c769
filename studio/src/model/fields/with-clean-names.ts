import { cleanLine, toNameKey } from '@menagerie/contract/clean-text'
import { toAsciiDomain } from '@menagerie/contract/email'
import type { CollectionBeforeOperationHook, CollectionConfig, CollectionSlug, Where, WhereField } from 'payload'
import { toFileName } from '../../platform/storage/to-file-name.ts'

/**
 * Names that people, lists and filters compare. Titles and running texts are not among them: their no-break spaces and soft hyphens
 * are typography.
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

/** Keeps names clean when they are saved, also those of files, and finds them by what is typed into the search of a list, however it is encoded. */
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

/** Each of several names stays once. */
function cleanName(value: unknown): unknown {
  if (!Array.isArray(value)) return typeof value === 'string' ? cleanLine(value) : value
  const byKey = new Map(value.map((each) => [typeof each === 'string' ? toNameKey(each) : each, cleanName(each)]))
  return [...byKey].flatMap(([key, name]) => (key === '' ? [] : [name]))
}

/** Files that were uploaded before their names were clean are kept under the name of their time: a Mac's has its accents apart. */
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

/** Names keep the apostrophe that they were typed with, straight or curly. */
const withEachApostrophe = (text: string) => ["'", '’'].map((sign) => text.replace(/['’]/g, sign))

/** What a name is asked to be, as names are kept; also as it was typed, for those of an earlier time. */
function withClean(value: WhereField = {}): WhereField {
  const { equals, ...others } = value
  const clean = typeof equals === 'string' ? cleanLine(equals) : equals
  return clean === equals || Object.keys(others).length > 0 ? value : { in: [equals, clean] }
}

/** Accounts are kept under the ASCII form of their address, and looked for by any part of either. */
function toStoredEmail(name: string, typed: string): string[] {
  const at = typed.lastIndexOf('@')
  const domain = name === 'email' ? toAsciiDomain(typed.slice(at + 1)) : undefined
  return domain === undefined ? [] : [typed.slice(0, at + 1) + domain]
}

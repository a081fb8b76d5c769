import type { Json } from './search-record.ts'

type JsonObject = { readonly [name: string]: Json | undefined }

/** Tells a value with names from texts, numbers, lists and nothing. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

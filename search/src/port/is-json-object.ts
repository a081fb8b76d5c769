import type { Json } from './search-record.ts'

type JsonObject = { readonly [name: string]: Json | undefined }

/** Tells objects from texts, numbers, lists, null and undefined. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

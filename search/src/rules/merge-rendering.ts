import { isJsonObject } from '../port/is-json-object.ts'
import type { Json } from '../port/search-record.ts'

export type RenderingContent = { readonly [name: string]: Json | undefined }

/** Merges the contents that two sources want to show beside hits. The first one decides, the second adds what is missing, and the banners of both are shown. */
export function mergeRendering(first: RenderingContent, second: RenderingContent): RenderingContent {
  const merged = new Map(Object.entries(first))
  for (const [name, value] of Object.entries(second)) merged.set(name, mergeValues(name, merged.get(name), value))
  return Object.fromEntries(merged)
}

function mergeValues(name: string, first: Json | undefined, second: Json | undefined): Json | undefined {
  if (first === undefined) return second
  if (name === 'banners' && isList(first) && isList(second)) return [...first, ...second]
  return isJsonObject(first) && isJsonObject(second) ? mergeRendering(first, second) : first
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

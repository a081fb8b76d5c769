import { accountMessageSchema, customerProfileSchema } from '@menagerie/contract/accounts'
import { annotationAnswerSchema } from '@menagerie/contract/answers/annotation-answer'
import {
  articleAnswerSchema,
  articleCardSchema,
  jobAnswerSchema,
  jobCardSchema,
} from '@menagerie/contract/answers/article-answer'
import { authorAnswerSchema } from '@menagerie/contract/answers/author-answer'
import { categoryAnswerSchema } from '@menagerie/contract/answers/category-answer'
import { imageAnswerSchema } from '@menagerie/contract/answers/image-answer'
import { mediaAnswerSchema } from '@menagerie/contract/answers/media-answer'
import { metadataAnswerSchema, pageAnswerSchema, routeSchema } from '@menagerie/contract/answers/page-answer'
import { leafletAnswerSchema, productAnswerSchema } from '@menagerie/contract/answers/product-answer'
import { redirectAnswerSchema } from '@menagerie/contract/answers/redirect-answer'
import { searchRuleAnswerSchema } from '@menagerie/contract/answers/search-rule-answer'
import { storeAnswerSchema } from '@menagerie/contract/answers/store-answer'
import { anyBlockSchema } from '@menagerie/contract/block'
import { errorAnswerSchema } from '@menagerie/contract/error-answer'
import { changeSchema } from '@menagerie/contract/feed'
import { linkSchema } from '@menagerie/contract/link'
import { richTextNodesSchema } from '@menagerie/contract/rich-text'
import { z } from 'zod'
import type { Call } from './define-call.ts'

/** Schemas that get a name of their own in the OpenAPI document, because its readers look for them. */
const NAMED: Record<string, z.ZodType> = {
  Annotation: annotationAnswerSchema,
  Article: articleAnswerSchema,
  ArticleCard: articleCardSchema,
  Author: authorAnswerSchema,
  Block: anyBlockSchema,
  Category: categoryAnswerSchema,
  Customer: customerProfileSchema,
  Change: changeSchema,
  Error: errorAnswerSchema,
  Image: imageAnswerSchema,
  Job: jobAnswerSchema,
  JobCard: jobCardSchema,
  Leaflet: leafletAnswerSchema,
  Link: linkSchema,
  Message: accountMessageSchema,
  Media: mediaAnswerSchema,
  Metadata: metadataAnswerSchema,
  Page: pageAnswerSchema,
  Product: productAnswerSchema,
  Redirect: redirectAnswerSchema,
  RichText: richTextNodesSchema,
  Route: routeSchema,
  SearchRule: searchRuleAnswerSchema,
  Store: storeAnswerSchema,
}

const COMPONENTS = '#/components/schemas/'
/** Where zod puts the parts of recursive schemas. */
const SHARED = '__shared'

/** JSON Schemas of all JSON answers, and the named parts that they reference. */
export function toJsonSchemas(calls: readonly Call[]) {
  const registry = z.registry<{ id: string }>()
  const names = new Map<z.ZodType, string>()
  const add = (schema: z.ZodType, id: string) => {
    registry.add(schema, { id })
    names.set(schema, id)
  }
  for (const [name, schema] of Object.entries(NAMED)) add(schema, name)
  for (const { answer, path, method = '' } of calls)
    if (answer instanceof z.ZodType && !names.has(answer)) add(answer, `${path}${method && `#${method}`}`)

  const { schemas } = z.toJSONSchema(registry, { uri: (id) => COMPONENTS + id, io: 'output' })
  const { [SHARED]: shared, ...own } = schemas
  const all = { ...own, ...shared?.$defs }
  const answers = new Map<Call, unknown>()
  for (const call of calls) {
    const name = call.answer instanceof z.ZodType ? names.get(call.answer) : undefined
    if (name === undefined) continue
    answers.set(call, Object.hasOwn(NAMED, name) ? { $ref: COMPONENTS + name } : toPart(all[name]))
  }
  const parts = Object.entries(all).filter(([name]) => !name.startsWith('/'))
  return { answers, components: Object.fromEntries(parts.map(([name, schema]) => [name, toPart(schema)])) }
}

/** Converts a schema into a part of the document: removes its own id, and lets its references point to `components`. */
function toPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPart)
  if (typeof value === 'string') return value.replace(`${COMPONENTS}${SHARED}#/$defs/`, COMPONENTS)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== '$schema' && name !== '$id')
  return Object.fromEntries(kept.map(([name, part]) => [name, toPart(part)]))
}

import { CONTRACT_VERSION } from '@menagerie/contract/feed'
import { z } from 'zod'
import type { Call } from './define-call.ts'
import { toJsonSchemas } from './to-json-schemas.ts'

export type OpenApiDocument = { openapi: string; [part: string]: unknown }

/** OpenAPI 3.1 of these calls; schemas of answers are generated from the schemas that the calls' types come from. */
export function toOpenApi(calls: readonly Call[]): OpenApiDocument {
  const { answers, components } = toJsonSchemas(calls)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menagerie Content API',
      version: String(CONTRACT_VERSION),
      description:
        'Reads of everything that is published, and the few calls by which sites hand something in. HEAD is answered wherever GET is.',
    },
    security: [{ token: [] }, { bearer: [] }],
    paths: toPaths(calls, answers),
    components: {
      schemas: components,
      securitySchemes: {
        token: { type: 'apiKey', in: 'query', name: 'token', description: 'Stands for a brand and a scope.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same token, where no proxy writes it down.' },
      },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [`Refused${status}`, toRefusal(description)]),
      ),
    },
  }
}

function toPaths(calls: readonly Call[], answers: ReadonlyMap<Call, unknown>) {
  const paths = new Map<string, Record<string, unknown>>()
  for (const call of calls) {
    const operations = paths.get(toOpenApiPath(call.path)) ?? {}
    operations[toMethod(call)] = toOperation(call, answers.get(call))
    paths.set(toOpenApiPath(call.path), operations)
  }
  return Object.fromEntries(paths)
}

const toMethod = ({ method = 'GET' }: Call) => method.toLowerCase()

const REFUSALS = {
  400: 'The query or the language is wrong; `errors` names what and why.',
  401: 'A valid token is needed.',
  403: 'The token is for other calls or another brand.',
  404: 'It is not published.',
  409: 'It clashes with what is stored.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body must be JSON.',
  422: 'The body is not as wanted; `errors` names each field and what is wrong about it.',
  429: 'Too many tries: come back after `Retry-After` seconds.',
  503: 'The database does not answer, or too many calls run at once: come back after `Retry-After` seconds.',
} as const

function toRefusal(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
}

/** OpenAPI has no syntax for parameters with slashes: `{path*}` becomes `{path}`. */
export const toOpenApiPath = (path: string) => path.replace('*}', '}')

function toOperation(call: Call, answer: unknown) {
  const { scope, absent, revalidates, summary, spec, body } = call
  const common = scope === 'open' ? [503] : [400, 401, 403, 414, 503]
  const own = Object.keys(call.refusals ?? {}).map(Number)
  const statuses = new Set([...common, ...(body ? [413, 415, 422] : []), ...own, ...(absent ? [404] : [])])
  const refusals = [...statuses].sort().map((status) => [status, { $ref: `#/components/responses/Refused${status}` }])
  return {
    operationId: toOperationId(call),
    summary,
    description: [
      `Spec: ${spec}.`,
      call.alias && `Also at \`${call.alias}\`.`,
      hasSlashes(call) && NAMES_WITH_SLASHES,
      ...toRefusalTexts(call),
    ]
      .filter(Boolean)
      .join(' '),
    ...(scope === 'open' ? { security: [] } : {}),
    parameters: toParameters(call),
    ...(body ? { requestBody: toRequestBody(body) } : {}),
    ...(call.takes && { requestBody: toRequestFile(call.takes) }),
    responses: {
      200: { description: summary, content: toContent(call, answer) },
      ...(revalidates ? { 304: { description: 'What the caller holds (`If-None-Match`) is still right.' } } : {}),
      ...Object.fromEntries(refusals),
    },
  }
}

const toRefusalTexts = ({ refusals = {} }: Call) =>
  Object.entries(refusals).map(([status, when]) => `${status}: ${when}.`)

function toRequestBody(body: z.ZodType) {
  const { $schema, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return { required: true, content: { 'application/json': { schema } } }
}

function toRequestFile(types: readonly string[]) {
  const file = { schema: { type: 'string', format: 'binary' } }
  return { required: true, content: Object.fromEntries(types.map((type) => [type, file])) }
}

const hasSlashes = ({ path }: Call) => path.includes('*}')
const NAMES_WITH_SLASHES = 'The last name may hold slashes and may be empty.'

function toContent({ answer }: Call, schema: unknown) {
  if (answer instanceof z.ZodType) return { 'application/json': { schema } }
  return Object.fromEntries(answer.map((type) => [type, {}]))
}

/** `/products/{sku}` → `getProductsBySku` */
export function toOperationId({ method = 'GET', path }: Call): string {
  const words = path.split('/').filter((part) => part !== '')
  const parts = words.map((part) => (part.startsWith('{') ? `by-${part.replace(/[{}*]/g, '')}` : part))
  return [method.toLowerCase(), ...parts].join('-').replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase())
}

const EPOCH_PARAMETER = {
  name: 'X-Published-Epoch',
  in: 'header',
  schema: { type: 'string' },
  description: 'The published state that the caller follows; 409 where the database has another one.',
}

function toParameters({ path, of, query, scope }: Call): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const ofState = scope === 'open' ? [] : [EPOCH_PARAMETER]
  return [...inPath, ...(scope === 'open' ? [] : toPlaceParameters(of)), ...ofState, ...toQueryParameters(query)]
}

function toPlaceParameters(of: Call['of']): object[] {
  const language = { name: 'Accept-Language', in: 'header', required: true, schema: { type: 'string' } }
  const brand = { name: 'brand', in: 'query', schema: { type: 'string' } }
  return [
    ...(of === 'site' ? [{ ...language, description: 'Code of a locale of the brand, such as nl-NL.' }] : []),
    ...(of === 'all' ? [] : [{ ...brand, description: 'Needed with a token for all brands only.' }]),
  ]
}

function toQueryParameters(query: z.ZodObject): object[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' })
  return Object.entries(properties).map(([name, schema]) => {
    const { error } = z.safeParse(query, { [name]: undefined })
    const required = error?.issues.some(({ path }) => path[0] === name) ?? false
    return { name, in: 'query', required, schema }
  })
}

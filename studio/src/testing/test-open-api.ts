import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import type { Call } from '../content-api/call/define-call.ts'
import { toOpenApiPath } from '../content-api/call/to-open-api.ts'
import { CALLS } from '../content-api/calls.ts'

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()) }).partial()),
      }),
    ),
  ),
})

/** Checks real answers against the API's OpenAPI document, and records which calls were made. */
export function createAnswerCheck(published: unknown) {
  const document = documentSchema.parse(published)
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(z.record(z.string(), z.unknown()).parse(published), 'api')
  const made = new Set<string>()
  const toPointer = (parts: readonly string[]) =>
    parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

  /** Lists the errors of an answer; without a body, checks only its content type. */
  function check(request: string, body: unknown, type = 'application/json', status = 200, method = 'GET'): string[] {
    const call = findCall(request, method)
    if (call === undefined) return [`${request} is no declared call`]
    if (status === 200) made.add(nameCall(call))
    const path = toOpenApiPath(call.path)
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[status]
    if (response === undefined) return [`${status} is not declared for ${path}`]
    const bare = type.split(';')[0] ?? ''
    if (status !== 200)
      return validate(['components', 'responses', `Refused${status}`, 'content', bare, 'schema'], body)
    if (!(bare in (response.content ?? {}))) return [`${bare} is not declared for ${path}`]
    return body === undefined
      ? []
      : validate(['paths', path, method.toLowerCase(), 'responses', '200', 'content', bare, 'schema'], body)
  }
  function validate(pointer: readonly string[], body: unknown): string[] {
    const isRight = ajv.compile({ $ref: `api#/${toPointer(pointer)}` })
    if (isRight(body)) return []
    return (isRight.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  return Object.assign(check, { made: () => made })
}

/** The declared call that matches a request: the one with the most literal segments. */
function findCall(request: string, method: string) {
  const path = request.split('?')[0] ?? ''
  const fits = (declared: string | undefined) =>
    declared !== undefined &&
    new RegExp(`^${declared.replace(/\{\w+\*\}/, '.*').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return CALLS.filter((call) => (call.method ?? 'GET') === method && (fits(call.path) || fits(call.alias))).sort(
    (a, b) => countNames(a.path) - countNames(b.path),
  )[0]
}

const countNames = (path: string) => path.split('{').length

export const nameCall = ({ method = 'GET', path }: Call) => `${method} ${path}`

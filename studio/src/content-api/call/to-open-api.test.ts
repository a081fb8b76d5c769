import { expect, test } from 'vitest'
import { createAnswerCheck } from '../../testing/test-open-api.ts'
import { CALLS } from '../calls.ts'
import { toOpenApi, toOperationId } from './to-open-api.ts'

const document = JSON.parse(JSON.stringify(toOpenApi(CALLS)))

test('every reference in the OpenAPI document resolves, and every call has a unique operation id', () => {
  const pointers = [...new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g))]
  expect(pointers.length).toBeGreaterThan(20)
  const lost = pointers.filter((pointer) => {
    const parts = pointer.replace('#/', '').split('/')
    return parts.reduce((at, part) => at?.[part], document) === undefined
  })
  expect(lost).toEqual([])
  expect(new Set(CALLS.map(toOperationId)).size).toBe(CALLS.length)
})

test('a query parameter is described with its limits, and as required only when it is', () => {
  const named = (path: string, name: string) =>
    document.paths[path].get.parameters.find((parameter: { name: string }) => parameter.name === name)
  expect(named('/stores', 'limit')).toMatchObject({ required: false, schema: { type: 'integer', maximum: 100 } })
  expect(named('/products', 'sku[]')).toMatchObject({ required: false, schema: { type: 'array', maxItems: 100 } })
  expect(named('/leaflets', 'sku')).toMatchObject({ required: true })
  expect(named('/products', 'Accept-Language')).toMatchObject({ in: 'header', required: true })
})

test.each([
  ['/menus/header', [{ id: 'a', title: 'A', subItems: [{ id: 'b', title: 7 }] }], '/0/subItems/0/title must be string'],
  ['/products/1', { data: { sku: 'x' } }, '/data/sku must match pattern'],
  ['/pages/a', { breadcrumbs: [], is_gated: false, content: { kind: 'store' } }, '/content must match'],
  ['/routes', { data: [], extra: 1 }, 'must NOT have additional properties'],
])('the answer check reports a wrong answer of %s', (request, body, problem) => {
  const problems = createAnswerCheck(document)(request, body)
  expect(problems.join('\n')).toContain(problem)
})

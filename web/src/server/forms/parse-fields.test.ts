import { expect, test, vi } from 'vitest'
import { parseFields } from './parse-fields.ts'

/** Encodes a form with `count` fields as browsers send forms that may have files. */
async function toParts(count: number): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  for (let at = 0; at < count; at += 1) form.append(`field${at}`, `--${at}`)
  const sent = new Response(form)
  return { type: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) }
}

test('a multipart form returns as many fields as were sent', async () => {
  const { type, body } = await toParts(100)
  expect(Object.keys((await parseFields(type, body)) ?? {})).toHaveLength(100)
})

test('a multipart form with more than 100 parts is refused without being parsed', async () => {
  const { type, body } = await toParts(101)
  const read = vi.spyOn(Response.prototype, 'formData')
  expect(await parseFields(type, body)).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('a multipart body without a boundary, or with a wrong one, is refused', async () => {
  const { body } = await toParts(1)
  expect(await parseFields('multipart/form-data', body)).toBeUndefined()
  expect(await parseFields('multipart/form-data; boundary=other', body)).toBeUndefined()
})

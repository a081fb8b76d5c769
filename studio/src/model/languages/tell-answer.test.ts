import { expect, test } from 'vitest'
import { tellAnswer } from './tell-answer.ts'

test('places in forms are told; what people wrote stays as it is, whatever its fields are called', async () => {
  const answer = Response.json({ place: 'Hidden', value: { label: 'Hidden', items: [{ kind: 'Hidden' }] } })
  expect(await (await tellAnswer(answer, 'de')).json()).toEqual({
    place: 'Ausgeblendet',
    value: { label: 'Hidden', items: [{ kind: 'Hidden' }] },
  })
})

test('what an import was set to comes back as it was: `products` is a word of programs there', async () => {
  const run = { settings: { kind: 'products' }, note: 'Hidden' }
  expect(await (await tellAnswer(Response.json(run), 'de')).json()).toEqual({ ...run, note: 'Ausgeblendet' })
})

test('a page that is shown beside its form stays as it was: its site draws it by words of programs, and its texts are people’s', async () => {
  const kinds = { shown: { kind: 'page', key: 'p1' }, gone: [{ kind: 'article', key: 'a1' }] }
  const overlay = {
    entries: [{ kind: 'page', body: { label: 'Hidden', message: 'Hidden', places: ['Hidden'] } }],
    ...kinds,
  }
  for (const language of ['de', 'ru', 'hu', 'xx']) {
    const told = await tellAnswer(Response.json({ overlay, ...kinds, texts: [{ label: 'Hidden' }] }), language)
    expect(await told.json()).toMatchObject({ overlay, ...kinds })
  }
})

import { expect, test } from 'vitest'
import { tellAnswer } from './tell-answer.ts'

test('places in forms are translated, and texts that people wrote stay unchanged whatever their field name', async () => {
  const answer = Response.json({ place: 'Hidden', value: { label: 'Hidden', items: [{ kind: 'Hidden' }] } })
  expect(await (await tellAnswer(answer, 'de')).json()).toEqual({
    place: 'Ausgeblendet',
    value: { label: 'Hidden', items: [{ kind: 'Hidden' }] },
  })
})

test('the settings of an import stay untranslated, such as the kind `products`', async () => {
  const run = { settings: { kind: 'products' }, note: 'Hidden' }
  expect(await (await tellAnswer(Response.json(run), 'de')).json()).toEqual({ ...run, note: 'Ausgeblendet' })
})

test('the page that is shown beside its form is returned untranslated', async () => {
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

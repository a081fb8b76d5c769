import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
})
afterAll(() => studio.close())

const refusedAt = (path: string) => ({ data: { errors: [expect.objectContaining({ path })] } })

test('a term code is unique within its list, and another list may use the same code', async () => {
  const dog = await make.term({ vocabulary: 'animal_type', code: 'dog' })
  await expect(make.term({ vocabulary: 'animal_type', code: 'dog' })).rejects.toMatchObject({
    data: { errors: [{ path: 'code', message: 'This list already has a term with the code “dog”' }] },
  })
  await make.term({ vocabulary: 'content_tag', code: 'dog' })
  const cat = await make.term({ vocabulary: 'animal_type', code: 'cat' })
  const rename = (id: string, code: string) =>
    studio.payload.update({ collection: 'terms', id, locale: 'nl', data: { code } })
  await expect(rename(cat.id, 'dog')).rejects.toMatchObject(refusedAt('code'))
  await expect(rename(dog.id, 'dog')).resolves.toMatchObject({ code: 'dog' })
})

test('a term name is unique per list and language, whatever its capitals and spaces', async () => {
  const twin = { path: 'label', message: 'This list already has a term called “Zoo Zap”' }
  const refused = { data: { errors: [expect.objectContaining(twin)] } }
  const zap = await make.term({ vocabulary: 'brand', code: 'zap', label: 'Zoo Zap' })
  for (const label of ['Zoo Zap', 'ZOO ZAP', 'zoo\u00A0zap', ' Zoo\u200B  zap '])
    await expect(make.term({ vocabulary: 'brand', code: 'other', label })).rejects.toMatchObject(refused)
  const other = await make.term({ vocabulary: 'brand', code: 'other', label: 'Zoo Zip' })
  const rename = (id: string, label: string, locale: 'nl' | 'de' = 'nl') =>
    studio.payload.update({ collection: 'terms', id, locale, data: { label } })
  await expect(rename(other.id, 'zoo zap')).rejects.toMatchObject(refused)
  await expect(rename(zap.id, 'ZOO ZAP')).resolves.toMatchObject({ label: 'ZOO ZAP' })
  await expect(rename(other.id, 'Zoo Zap', 'de')).resolves.toMatchObject({ label: 'Zoo Zap' })
  await make.term({ vocabulary: 'sub_brand', code: 'zap', label: 'Zoo Zap' })
})

test('only one of two terms that take a code at the same moment is accepted', async () => {
  const both = await Promise.allSettled(
    ['A', 'B'].map((label) => make.term({ vocabulary: 'form', code: 'tab', label })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each(['', 'Dog', 'dog_food', 'dog food'])('the code “%s” is refused', async (code) => {
  await expect(make.term({ vocabulary: 'animal_type', code, label: 'Paard' })).rejects.toMatchObject(refusedAt('code'))
})

test('a term in a list that does not exist is refused at its list field', async () => {
  const data = { vocabulary: 'pets', code: 'dog', label: 'Hond' }
  const creating = Reflect.apply(studio.payload.create, studio.payload, [{ collection: 'terms', locale: 'nl', data }])
  await expect(creating).rejects.toMatchObject(refusedAt('vocabulary'))
})

test('the list of a term cannot be changed after the term is created', async () => {
  const term = await make.term({ vocabulary: 'usage', code: 'inside' })
  const user = { id: 'someone', collection: 'users', role: 'admin' }
  const change = { collection: 'terms', id: term.id, locale: 'nl', data: { vocabulary: 'form' } }
  await Reflect.apply(studio.payload.update, studio.payload, [{ ...change, user, overrideAccess: false }])
  expect(await studio.payload.findByID({ collection: 'terms', id: term.id })).toMatchObject({ vocabulary: 'usage' })
})

test('each facet and the tags of a product accept only terms of their own list', async () => {
  const tag = await make.term({ vocabulary: 'content_tag', code: 'teeth' })
  const bird = await make.term({ vocabulary: 'bird_type', code: 'parrot' })
  await expect(make.facts({ facets: { bird_type: [tag.id] } })).rejects.toMatchObject({
    data: { errors: [{ path: 'facets.bird_type' }] },
  })
  await expect(make.facts({ tags: [bird.id] })).rejects.toMatchObject(refusedAt('tags'))
  const facts = await make.facts({ facets: { bird_type: [bird.id] }, tags: [tag.id] })
  expect(facts.facets?.bird_type).toHaveLength(1)
})

test('the name of a term is normalised when it is saved and when it is searched', async () => {
  const label = '\uFEFFPomme\u00A0de\u202Fterre gru\u0308n\u200B'
  const term = await make.term({ vocabulary: 'flavor', code: 'potato', label })
  expect(term.label).toBe('Pomme de terre grün')
  const changed = await studio.payload.update({ collection: 'terms', id: term.id, locale: 'nl', data: { label } })
  expect(changed.label).toBe('Pomme de terre grün')
  for (const where of [{ label: { like: 'terre\u00A0gru\u0308n' } }, { label: { equals: label } }]) {
    const found = await studio.payload.find({ collection: 'terms', locale: 'nl', where })
    expect(found.docs).toHaveLength(1)
  }
})

test('a term is found however an apostrophe or a hyphen is written', async () => {
  const label = 'L’eau anti\u2011calcaire'
  const term = await make.term({ vocabulary: 'flavor', code: 'calcaire', label })
  for (const like of ["L'eau", 'L’eau', 'anti-calcaire', 'anti\u2011calcaire'])
    expect(
      (await studio.payload.find({ collection: 'terms', locale: 'nl', where: { label: { like } } })).docs,
    ).toMatchObject([{ id: term.id }])
})

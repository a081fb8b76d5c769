import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let published: ReturnType<typeof openPublished>
beforeAll(async () => {
  studio = await openTestStudio()
  published = openPublished(studio.databaseUrl)
})
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

const newCategory = (data: Record<string, unknown> = {}) =>
  createTestDocuments(studio).category({ code: `c-${randomUUID()}`, ...data })

const put = (id: string, data: Record<string, unknown>) => studio.payload.update({ collection: 'categories', id, data })

const refusedWith = (message: string) => ({ data: { errors: [{ path: 'parent', message }] } })

describe('a category', () => {
  test('can be placed below another category of its site and is published with its parent', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    expect(await published.row(puppies.id)).toMatchObject({ kind: 'category', body: { parent: dogs.id } })
    expect((await published.row(dogs.id))?.body).not.toHaveProperty('parent')
  })

  test('can be saved again when it has a parent or children', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    await expect(put(puppies.id, { displayName: 'Puppy’s' })).resolves.toMatchObject({ displayName: 'Puppy’s' })
    await expect(put(dogs.id, { displayName: 'Alle honden' })).resolves.toMatchObject({ displayName: 'Alle honden' })
  })

  test('cannot be its own parent', async () => {
    const dogs = await newCategory()
    await expect(put(dogs.id, { parent: dogs.id })).rejects.toMatchObject(
      refusedWith('A category cannot be below itself'),
    )
  })

  test('cannot form a third level, whether the parent or the child is saved last', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    await expect(newCategory({ parent: puppies.id })).rejects.toMatchObject(
      refusedWith('This one is already below another category, and there are only two levels'),
    )
    const animals = await newCategory()
    await expect(put(dogs.id, { parent: animals.id })).rejects.toMatchObject(
      refusedWith('Other categories are below this one, and there are only two levels'),
    )
  })

  test('must belong to the same site as its parent and its children', async () => {
    const german = await newCategory({ site: 'tailwell/de_DE' })
    const otherSite = refusedWith(
      '“Honden” (category) belongs to Tailwell · Deutschland (de_DE): choose one from this site',
    )
    await expect(newCategory({ parent: german.id })).rejects.toMatchObject(otherSite)
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    await expect(put(puppies.id, { site: 'tailwell/de_DE' })).rejects.toMatchObject(
      refusedWith('“Honden” (category) belongs to Tailwell · Nederland (nl_NL): choose one from this site'),
    )
    await expect(put(dogs.id, { site: 'tailwell/de_DE' })).rejects.toMatchObject(
      refusedWith('Categories of another site are below this one'),
    )
  })

  test('remains without a parent when its parent is deleted', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    await studio.payload.delete({ collection: 'categories', id: dogs.id })
    await put(puppies.id, { displayName: 'Puppy’s' })
    expect((await published.row(puppies.id))?.body).not.toHaveProperty('parent')
  })
})

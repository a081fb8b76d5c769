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
  test('may stand below another of its site, and says so to the sites', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    expect(await published.row(puppies.id)).toMatchObject({ kind: 'category', body: { parent: dogs.id } })
    expect((await published.row(dogs.id))?.body).not.toHaveProperty('parent')
  })

  test('that has one above it can be saved again', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    await expect(put(puppies.id, { displayName: 'Puppy’s' })).resolves.toMatchObject({ displayName: 'Puppy’s' })
    await expect(put(dogs.id, { displayName: 'Alle honden' })).resolves.toMatchObject({ displayName: 'Alle honden' })
  })

  test('never stands below itself', async () => {
    const dogs = await newCategory()
    await expect(put(dogs.id, { parent: dogs.id })).rejects.toMatchObject(
      refusedWith('A category cannot be below itself'),
    )
  })

  test('has no third level, whichever of the two is saved last', async () => {
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

  test('stays on the site of the one above it', async () => {
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

  test('survives the one above it', async () => {
    const dogs = await newCategory()
    const puppies = await newCategory({ parent: dogs.id })
    await studio.payload.delete({ collection: 'categories', id: dogs.id })
    await put(puppies.id, { displayName: 'Puppy’s' })
    expect((await published.row(puppies.id))?.body).not.toHaveProperty('parent')
  })
})

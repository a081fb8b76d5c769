import { expect, test } from 'vitest'
import { randomOf } from './random.ts'
import { listPictures, otherPicture } from './replace-picture.ts'

const reading = (docs: object[]) => ({ read: async () => ({ docs }) })
const PICTURES = ['a', 'b', 'c'].map((id) => ({ id, filename: `${id}.jpg` }))

test('only pictures with an alternative text are listed, except those whose file name is part of another name', async () => {
  const docs = [
    { id: '1', filename: 'cat.jpg', alt: 'Kat' },
    { id: '2', filename: 'dog.jpg', alt: 'Hond' },
    { id: '3', filename: 'black-cat.jpg', alt: 'Zwarte kat' },
    { id: '4', filename: 'bird.jpg', alt: null },
    { id: '5', filename: 'fish.jpg' },
  ]
  expect(await listPictures(reading(docs))).toEqual([
    { id: '2', filename: 'dog.jpg' },
    { id: '3', filename: 'black-cat.jpg' },
  ])
})

test('a library with only one picture with a text is refused', async () => {
  await expect(listPictures(reading([{ id: '1', filename: 'cat.jpg', alt: 'Kat' }]))).rejects.toThrow('has 1 pictures')
})

test('a chosen picture is replaced by each of the others, and never by itself', () => {
  const chosen = Array.from({ length: 50 }, (_, seed) => otherPicture(PICTURES, 'b', randomOf(seed)).id)
  expect(new Set(chosen)).toEqual(new Set(['a', 'c']))
})

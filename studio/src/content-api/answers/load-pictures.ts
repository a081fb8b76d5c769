import { ANY } from '@menagerie/contract/entry'
import type { PublishedReads } from '../call/published-reads.ts'
import type { Pictures } from './to-image-answer.ts'

/** Loads the published pictures among these keys, and the pictures that replace them on phones. */
export async function loadPictures(reads: PublishedReads, keys: readonly (string | undefined)[]): Promise<Pictures> {
  const pictures = await find(reads, keys)
  const onPhones = await find(
    reads,
    [...pictures.values()].map(({ phonePicture }) => phonePicture),
  )
  return new Map([...onPhones, ...pictures])
}

async function find(reads: PublishedReads, keys: readonly (string | undefined)[]): Promise<Pictures> {
  const named = [...new Set(keys)].filter((key) => key !== undefined)
  if (named.length === 0) return new Map()
  const found = await reads.byKeys('media', ANY, named)
  return new Map(found.map(({ key, body }) => [key, body]))
}

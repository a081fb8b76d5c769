import type { StoreFile } from '../store-file.ts'

let loading: Promise<StoreFile> | undefined

/** All stores of the site, once a page; asked for again after a failure. */
export function fetchStoreFile(url: string): Promise<StoreFile> {
  loading ??= read(url).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function read(url: string): Promise<StoreFile> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}

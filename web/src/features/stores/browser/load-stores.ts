import type { StoreFile } from '../store-file.ts'
import { fetchJsonFile } from './fetch-json-file.ts'

let loading: Promise<StoreFile> | undefined

/** All stores of the site, once a page; asked for again after a failure. */
export function fetchStoreFile(url: string): Promise<StoreFile> {
  loading ??= fetchJsonFile(url).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

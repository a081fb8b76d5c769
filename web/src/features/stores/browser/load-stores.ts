import type { StoreFile } from '../store-file.ts'
import { fetchJsonFile } from './fetch-json-file.ts'

let loading: Promise<StoreFile> | undefined

/** Loads all stores of the site, once per page; a failed request may be repeated. */
export function fetchStoreFile(url: string): Promise<StoreFile> {
  loading ??= fetchJsonFile(url).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

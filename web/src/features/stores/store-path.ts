import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { storeFinderPath } from '@menagerie/sites/route-words'
import type { Store } from './load-stores.ts'
import { foldPlaceName } from './places/fold.ts'

/** Letters of the key that suffice to be unique among some thousand stores. */
const MARK_LENGTH = 8
const LONGEST_WORDS = 60
const SHAPE = /^(?:.*-)?(?<mark>[0-9a-z]{8})$/

/** Returns `verkooppunten/de-gouden-poot-utrecht-1a2b3c4d`: only the last part identifies the store. */
export function storePath(site: BrandLocale, { key, name, body }: Pick<Store, 'key' | 'name' | 'body'>): string {
  const words = foldPlaceName(`${name} ${body.city ?? ''}`)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_WORDS)
  return `${storeFinderPath(site)}/${[words.replace(/^-+|-+$/g, ''), toMark(key)].filter(Boolean).join('-')}`
}

const toMark = (key: string) => key.replaceAll('-', '').slice(0, MARK_LENGTH).toLowerCase()

/** Finds the store of an address below the finder's, whatever its other words are. */
export function findByPath<S extends { key: string }>(
  site: BrandLocale,
  path: string,
  stores: readonly S[],
): S | undefined {
  const folder = `${storeFinderPath(site)}/`
  const mark = path.startsWith(folder) ? SHAPE.exec(path.slice(folder.length))?.groups?.mark : undefined
  return mark === undefined ? undefined : stores.find(({ key }) => toMark(key) === mark)
}

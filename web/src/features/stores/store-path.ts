import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { storeFinderPath } from '@menagerie/sites/route-words'
import type { Store } from './load-stores.ts'
import { foldPlaceName } from './places/fold.ts'

/** Letters of the key that are enough to be the only one among some thousand stores. */
const MARK_LENGTH = 8
const LONGEST_WORDS = 60
const SHAPE = /^(?:.*-)?(?<mark>[0-9a-z]{8})$/

/** `verkooppunten/de-gouden-poot-utrecht-1a2b3c4d`: the last part alone tells which store it is. */
export function storePath(site: BrandLocale, { key, name, body }: Pick<Store, 'key' | 'name' | 'body'>): string {
  const words = foldPlaceName(`${name} ${body.city ?? ''}`)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_WORDS)
  return `${storeFinderPath(site)}/${[words.replace(/^-+|-+$/g, ''), toMark(key)].filter(Boolean).join('-')}`
}

const toMark = (key: string) => key.replaceAll('-', '').slice(0, MARK_LENGTH).toLowerCase()

/** The store that an address below the finder means, whatever its words say. */
export function findByPath<S extends { key: string }>(
  site: BrandLocale,
  path: string,
  stores: readonly S[],
): S | undefined {
  const folder = `${storeFinderPath(site)}/`
  const mark = path.startsWith(folder) ? SHAPE.exec(path.slice(folder.length))?.groups?.mark : undefined
  return mark === undefined ? undefined : stores.find(({ key }) => toMark(key) === mark)
}

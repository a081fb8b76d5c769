import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { TagIndex } from './tag-index.ts'

type Fragment = { tag: string; html: string }

/**
 * Parts that many pages share, rendered once per change of what they read. A page that shows one notes a single tag
 * for it; `drop` returns the tags of the dropped fragments, so that their pages are dropped, too.
 */
export class FragmentCache {
  readonly #fragments = new Map<string, Fragment>()
  readonly #readers = new TagIndex<Fragment>()

  use(site: BrandLocale, name: string, readLog: Set<string>, render: (readLog: Set<string>) => string): string {
    const tag = `fragment:${site.id}/${name}`
    readLog.add(tag)
    const known = this.#fragments.get(tag)
    if (known !== undefined) return known.html
    const own = new Set<string>()
    try {
      const fragment = { tag, html: render(own) }
      this.#fragments.set(tag, fragment)
      this.#readers.set(fragment, own)
      return fragment.html
    } catch (error) {
      // The page fails with its fragment and must be tried again when what the fragment read has changed.
      for (const read of own) readLog.add(read)
      throw error
    }
  }

  /** Adds to the given tags all that the fragments among them have read: a CDN does not know fragments. */
  withReads(tags: Iterable<string>): ReadonlySet<string> {
    const all = new Set(tags)
    // Iterating over a Set also visits items that are added meanwhile.
    for (const tag of all) {
      const fragment = this.#fragments.get(tag)
      for (const read of fragment ? this.#readers.tagsOf(fragment) : []) all.add(read)
    }
    return all
  }

  dropAll(): void {
    this.#readers.takeAll()
    this.#fragments.clear()
  }

  /** Drops the fragments that depend on the given tags, fragments in fragments included. Returns the given tags and those of the dropped fragments. */
  drop(tags: Iterable<string>): ReadonlySet<string> {
    const all = new Set(tags)
    let found: Iterable<string> = all
    for (;;) {
      const dropped = this.#readers.take(found)
      if (dropped.length === 0) return all
      for (const fragment of dropped) {
        this.#fragments.delete(fragment.tag)
        all.add(fragment.tag)
      }
      found = dropped.map((fragment) => fragment.tag)
    }
  }
}

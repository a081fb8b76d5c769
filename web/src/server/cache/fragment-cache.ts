import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { TagIndex } from './tag-index.ts'

type Fragment = { tag: string; html: string }

/**
 * Parts that many pages share, rendered once per change of what they read. A page that shows one notes a single tag for
 * it; `drop` answers with the tags of the fragments that go, so their pages go with them.
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

  /** The given tags, and all that the fragments among them have read: a CDN knows no fragments. */
  withReads(tags: Iterable<string>): ReadonlySet<string> {
    const all = new Set(tags)
    // A Set is walked to its end, also to what is added on the way.
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

  /** The given tags and those of all fragments that depend on them, fragments in fragments included. */
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

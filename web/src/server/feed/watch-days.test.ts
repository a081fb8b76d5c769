import { findById } from '@menagerie/brands/locales'
import { afterEach, expect, test } from 'vitest'
import { FragmentCache } from '../cache/fragment-cache.ts'
import { contextCreator } from '../pages/create-context.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'
import { watchYears } from './watch-years.ts'

const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 12)
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Footers as they are kept between requests, of a site whose clock is set by hand. */
function openFooters() {
  let now = NEW_YEARS_EVE
  const { parts } = createStandInSite({ clock: () => now })
  const fragments = new FragmentCache()
  const createContext = contextCreator(parts, fragments)
  const dropped: string[][] = []
  const drop = (tags: ReadonlySet<string>) => {
    fragments.drop(tags)
    dropped.push([...tags])
  }
  const years = watchYears({ clock: parts.clock, drop })
  ends.push(years.stop)
  return {
    dropped,
    footerOf(id: string): string {
      const site = findById(id)
      if (site === undefined) throw new Error(id)
      return createContext(site, new Set()).fragment('footer', (ctx) => `© ${ctx.localYear()}`)
    },
    wait(until: string) {
      now = Date.parse(until)
      years.look()
    },
  }
}

test('a cached footer shows the new year from its own midnight on, not before and not elsewhere', () => {
  const { footerOf, wait } = openFooters()
  const all = () => ['tailwell/ru_RU', 'tailwell/nl_NL', 'tailwell/en_US'].map(footerOf)
  expect(all()).toEqual(['© 2026', '© 2026', '© 2026'])
  wait('2026-12-31T20:59:59.999Z')
  expect(all()).toEqual(['© 2026', '© 2026', '© 2026'])
  wait('2026-12-31T21:00:00.000Z')
  expect(all()).toEqual(['© 2027', '© 2026', '© 2026'])
  wait('2026-12-31T23:00:00.000Z')
  expect(all()).toEqual(['© 2027', '© 2027', '© 2026'])
  wait('2027-01-01T00:00:00.000Z')
  expect(all()).toEqual(['© 2027', '© 2027', '© 2027'])
})

test('each time zone drops once a year, also after a machine has slept through the night', () => {
  const { dropped, wait } = openFooters()
  wait('2027-03-01T08:00:00.000Z')
  expect(dropped.flat().filter((tag) => tag.includes('Berlin'))).toHaveLength(1)
  wait('2027-03-02T08:00:00.000Z')
  expect(dropped).toHaveLength(1)
  wait('2028-01-01T12:00:00.000Z')
  expect(dropped.flat().filter((tag) => tag.includes('Berlin'))).toHaveLength(2)
})

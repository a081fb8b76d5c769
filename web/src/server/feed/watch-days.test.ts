import { findById } from '@menagerie/sites/locales'
import { afterEach, expect, test } from 'vitest'
import type { RenderContext } from '../../context/render-context.ts'
import { FragmentCache } from '../cache/fragment-cache.ts'
import { contextCreator } from '../pages/create-context.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'
import { watchDays } from './watch-days.ts'

const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 12)
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Footers as cached between requests, for a site with a clock that the test sets. */
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
  const days = watchDays({ clock: parts.clock, drop })
  ends.push(days.stop)
  const use = (id: string, render: (ctx: RenderContext) => string) => {
    const site = findById(id)
    if (site === undefined) throw new Error(id)
    return createContext(site, new Set()).fragment('footer', render)
  }
  return {
    dropped,
    footerOf: (id: string) => use(id, (ctx) => `© ${ctx.localYear()}`),
    openingOf: (id: string) => use(id, (ctx) => (ctx.isPast('2027-01-31') ? 'over' : 'open')),
    wait(until: string) {
      now = Date.parse(until)
      days.look()
    },
  }
}

test('a cached footer shows the new year from midnight of its own time zone', () => {
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

test('a page that depends on whether a day is over changes at the following midnight of its own time zone', () => {
  const { openingOf, wait } = openFooters()
  const all = () => ['tailwell/ru_RU', 'tailwell/nl_NL'].map(openingOf)
  expect(all()).toEqual(['open', 'open'])
  wait('2027-01-31T20:59:59.999Z')
  expect(all()).toEqual(['open', 'open'])
  wait('2027-01-31T21:00:00.000Z')
  expect(all()).toEqual(['over', 'open'])
  wait('2027-01-31T23:00:00.000Z')
  expect(all()).toEqual(['over', 'over'])
})

test('each time zone drops its year once, even after the clock has skipped many nights', () => {
  const { dropped, wait } = openFooters()
  const years = () => dropped.flat().filter((tag) => tag === 'year:Europe/Berlin')
  wait('2027-03-01T08:00:00.000Z')
  expect(years()).toHaveLength(1)
  expect(dropped.flat()).toEqual(
    expect.arrayContaining(['past:Europe/Berlin/2026-12-31', 'past:Europe/Berlin/2027-02-28']),
  )
  expect(dropped.flat()).not.toContain('past:Europe/Berlin/2027-03-01')
  wait('2027-03-02T08:00:00.000Z')
  expect(years()).toHaveLength(1)
  wait('2028-01-01T12:00:00.000Z')
  expect(years()).toHaveLength(2)
})

import type { OpenSpan } from '@menagerie/contract/opening-hours'
import type { OpeningHours } from '@menagerie/contract/store'
import { expect, test } from 'vitest'
import { toStoreJsonLd } from './store-json-ld.ts'

const TODAY = '2026-12-24'

function read(hours: OpeningHours): ReturnType<typeof toStoreJsonLd> {
  const store = { key: 'k', name: 'Zoo', hours, body: { country: 'NL', brands: [], point_of_sale: 'store' } }
  const place = { url: 'https://shop.example/zoo/', isPast: (day: string) => day < TODAY }
  return Reflect.apply(toStoreJsonLd, undefined, [store, place])
}

const span = (from: string, to: string): OpenSpan => ({ from, to })

test.each([
  ['within one day', span('09:00', '18:00'), ['09:00', '18:00']],
  ['until midnight', span('18:00', '24:00'), ['18:00', '23:59']],
  ['past midnight', span('20:00', '02:00'), ['20:00', '02:00']],
  ['round the clock', span('00:00', '24:00'), ['00:00', '23:59']],
  // A span that ends at its beginning would mean closed.
  ['24 hours that do not start at midnight', span('06:00', '06:00'), ['06:00', '05:59']],
])('opening hours in structured data: %s', (_name, given, [opens, closes]) => {
  expect(read({ week: { saturday: [given] }, exceptions: [] }).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Saturday', opens, closes },
  ])
})

test('special opening hours include coming and closed days, and hours that end on the next day', () => {
  const exceptions = [
    { date: '2026-12-23', spans: [span('09:00', '12:00')] },
    { date: TODAY, spans: [span('20:00', '04:00')] },
    { date: '2026-12-25', spans: [] },
  ]
  const { specialOpeningHoursSpecification: special = [] } = read({ week: {}, exceptions })
  expect(special.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes])).toEqual(
    [
      [TODAY, TODAY, '20:00', '04:00'],
      ['2026-12-25', '2026-12-25', '00:00', '00:00'],
    ],
  )
})

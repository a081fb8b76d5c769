import { isRoundTheClock, type OpenSpan } from '@menagerie/contract/opening-hours'
import { toDialled } from '@menagerie/contract/show-telephone'
import type { Weekday } from '@menagerie/contract/store'
import type { Store } from './load-stores.ts'

const DAYS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

type StorePlace = {
  /** Absolute address of its page here. */
  url: string
  isPast: (day: string) => boolean
}

/** Returns schema.org LocalBusiness data for search engines. */
export function toStoreJsonLd({ name, body, position, hours }: Store, { url, isPast }: StorePlace) {
  const { street1, street2, street3, postal_code, city, province, country, phone, website } = body
  const street = [street1, street2, street3].filter(Boolean).join(', ')
  const opening = Object.entries(hours?.week ?? {}).flatMap(([day, spans]) =>
    (spans ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${Object.entries(DAYS).find(([key]) => key === day)?.[1] ?? ''}`,
      ...toOpenClose({ from, to }),
    })),
  )
  const special = (hours?.exceptions ?? [])
    .filter(({ date }) => !isPast(date))
    .flatMap(({ date, spans }) =>
      (spans.length > 0 ? spans.map(toOpenClose) : [CLOSED]).map((times) => toSpecial(date, times)),
    )
  return {
    '@type': 'LocalBusiness',
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postal_code && { postalCode: postal_code }),
      ...(city && { addressLocality: city }),
      ...(province && { addressRegion: province }),
      addressCountry: country,
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
    ...(phone && { telephone: toDialled(phone, country) }),
    ...(website && { sameAs: [website] }),
    ...(opening.length > 0 && { openingHoursSpecification: opening }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

/** Means closed to search engines: the end equals the beginning. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** A closing before the opening is on the next day. A whole day ends a minute before midnight, and 24 hours end a minute before they begin. */
function toOpenClose({ from, to }: OpenSpan) {
  if (isRoundTheClock([{ from, to }])) return { opens: '00:00', closes: '23:59' }
  const closes = to === '24:00' || to === from ? minuteBefore(to) : to
  return { opens: from, closes }
}

function minuteBefore(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const before = hours * 60 + minutes - 1
  return [Math.floor(before / 60), before % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const toSpecial = (date: string, times: ReturnType<typeof toOpenClose>) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  ...times,
})

import { toDialled } from '@menagerie/contract/show-telephone'
import type { Weekday } from '@menagerie/contract/store'
import type { Store } from './load-stores.ts'

const DAYS: Readonly<Record<Weekday, string>> = {
  ...{ monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday' },
  ...{ friday: 'Friday', saturday: 'Saturday', sunday: 'Sunday' },
}

/** schema.org LocalBusiness, as search engines read it. `url` of its page here, absolute. */
export function toStoreJsonLd({ name, body, position, hours }: Store, url: string) {
  const { street1, street2, street3, postal_code, city, province, country, phone, website } = body
  const street = [street1, street2, street3].filter(Boolean).join(', ')
  const opening = Object.entries(hours?.week ?? {}).flatMap(([day, spans]) =>
    (spans ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${Object.entries(DAYS).find(([key]) => key === day)?.[1] ?? ''}`,
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
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
  }
}

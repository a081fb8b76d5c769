import { store } from '../../content/testing/entries.ts'
import type { Store } from './load-stores.ts'

const WEEK = [{ from: '09:00', to: '18:00' }]
export const SHOP = toExample('example1', {
  name: 'De Gouden Poot',
  street1: 'Oudegracht 12',
  postal_code: '3511 AB',
  city: 'Utrecht',
  lat: '52.0907',
  lng: '5.1214',
  phone: '+31 30 555 01 23',
  website: 'https://de-gouden-poot.example',
  opening_hours: {
    week: { monday: WEEK, tuesday: WEEK, saturday: WEEK },
    exceptions: [{ date: '2027-01-01', spans: [] }],
  },
})
export const LONG = toExample('example2', {
  name: 'Landestierbedarfsgroßhandelsgesellschaft Garmisch-Partenkirchen',
  street1: 'Bürgermeister-Schwarzenberger-Straße 128a, Rückgebäude',
  city: 'Garmisch-Partenkirchen',
})
export const WEB = toExample('example3', { name: 'Webwinkel', point_of_sale: 'online', website: 'https://web.example' })

function toExample(key: string, body: Parameters<typeof store>[1]): Store {
  const { lat, lng, ...rest } = store(key, body).body
  const position = lat && lng ? { position: { lat: Number(lat), lng: Number(lng) } } : {}
  return { key, name: rest.name, body: rest, ...position, ...(rest.opening_hours && { hours: rest.opening_hours }) }
}

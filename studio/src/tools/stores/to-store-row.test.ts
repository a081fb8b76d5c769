import { describe, expect, test } from 'vitest'
import { readRecords } from '../../platform/outside/read-records.ts'
import { toStoreRow } from './to-store-row.ts'

const readStores = (name: string, text: string) =>
  readRecords({ name, bytes: Buffer.from(text), noun: 'store' }).records
const read = (fields: Record<string, unknown>) => toStoreRow({ where: 'line 2', fields }, { isStrict: true })
const fieldsOf = (fields: Record<string, unknown>) => {
  const row = read(fields)
  return row.ok ? row.value.fields : row.problems.map(({ field, message }) => `${field} ${message}`)
}

describe('a store row', () => {
  test('is the same from a CSV file and from a JSON file', () => {
    const csv = readStores('a.csv', '@id,title,country,lat,lng,is_featured\n7,De Poot,nl,"52,1",5.2,yes\n')
    const json = readStores(
      'a.json',
      JSON.stringify({ data: [{ id: 7, name: 'De Poot', country: 'NL', lat: '52.1', lng: 5.2, is_featured: true }] }),
    )
    const [first, second] = [...csv, ...json].map((raw) => toStoreRow(raw, { isStrict: true }))
    expect(first?.ok && first.value.fields).toEqual(second?.ok && second.value.fields)
    expect(first?.ok && first.value.id).toBe(second?.ok && second.value.id)
    expect(first?.ok && first.value.fields).toEqual({
      name: 'De Poot',
      country: 'NL',
      lat: '52.1',
      lng: '5.2',
      is_featured: true,
    })
  })

  test('leaves a missing field unchanged and clears an empty one', () => {
    expect(fieldsOf({ id: 'a', phone: ' ' })).toEqual({ phone: null })
  })

  test.each([
    ['ja', true],
    ['oui', true],
    ['да', true],
    ['nein', false],
    ['', false],
    [1, true],
    [false, false],
  ])('reads yes and no in the languages of the studio’s countries: %j', (is_featured, kept) => {
    expect(fieldsOf({ id: 1, is_featured })).toEqual({ is_featured: kept })
  })

  test('reads degrees as maps write them', () => {
    expect(fieldsOf({ id: 1, lat: '−33,86°', lng: '151.2 °' })).toEqual({ lat: '-33.86', lng: '151.2' })
  })

  test.each([
    ['no id', { name: 'x' }, ['@id is missing: each store has an id of its own, by which it is known the next time']],
    [
      'a latitude out of range',
      { id: 1, lat: '91', lng: '5' },
      ['lat must be degrees from -90 to 90, such as 52.379189'],
    ],
    [
      'a position that is a word',
      { id: 1, lat: 'x', lng: 'y' },
      expect.arrayContaining([expect.stringMatching(/^lng/)]),
    ],
    ['a latitude without a longitude', { id: 1, lat: '52.1' }, ['lat and lng come together or not at all']],
    [
      'an address that runs script',
      { id: 1, website: 'javascript:alert(1)' },
      [expect.stringMatching(/^website must/)],
    ],
    ['an unknown kind', { id: 1, point_of_sale: 'kiosk' }, ['point_of_sale must be online or offline']],
    ['an unknown brand', { id: 1, brands: 'tailwell,other' }, [expect.stringMatching(/^brands must be of/)]],
    ['a misspelt field', { id: 1, fone: '1' }, [expect.stringMatching(/^fone is no field/)]],
    ['an empty name', { id: 1, name: '' }, ['name is empty']],
  ])('reports %s at its field', (_what, fields, problems) => {
    expect(fieldsOf(fields)).toEqual(problems)
  })
})

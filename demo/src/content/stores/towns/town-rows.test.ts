import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/all-markets.ts'
import { parseTownRows, readTownRows, toTsv } from './town-rows.ts'

const HEAD = 'name\tregion\tpostalCodes\tphone\tgazetteerName\tinland\tlat\tlng\tpopulation\n'

describe('towns', () => {
  it('may end after the postcode until they are placed', () => {
    const [row] = parseTownRows(`${HEAD}Delft\tZuid-Holland\t2611\n`, 'nl.tsv')
    expect(row).toMatchObject({ name: 'Delft', postalCodes: '2611', inland: '', lat: '' })
  })

  it('are refused by file and line', () => {
    expect(() => parseTownRows(`${HEAD}Delft\tZuid-Holland\t2611\nGouda\n`, 'nl.tsv')).toThrow(/^nl\.tsv:3: "Gouda"/)
    expect(() => parseTownRows(`${HEAD}Hoorn\t\t1621\t\t\tnorth\n`, 'nl.tsv')).toThrow(/^nl\.tsv:2: /)
  })

  it('are written as they are read', () => {
    const rows = readTownRows('nl')
    expect(parseTownRows(toTsv(rows), 'nl.tsv')).toEqual(rows)
  })

  it('have all been placed', () => {
    const rows = MARKETS.flatMap(({ key }) => readTownRows(key).map((row) => ({ key, ...row })))
    expect(rows.filter(({ lat, lng, population }) => !Number(lat) || !Number(lng) || !Number(population))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { MARKETS } from '../markets/all-markets.ts'
import { parseTownRows, readTownRows, toTsv } from './town-rows.ts'

const HEAD = 'name\tregion\tpostalCodes\tphone\tgazetteerName\tinland\tlat\tlng\tpopulation\n'

describe('towns', () => {
  it('may end after the postcode as long as they have no coordinates', () => {
    const [row] = parseTownRows(`${HEAD}Delft\tZuid-Holland\t2611\n`, 'nl.tsv')
    expect(row).toMatchObject({ name: 'Delft', postalCodes: '2611', inland: '', lat: '' })
  })

  it('are refused with file and line when they are malformed', () => {
    expect(() => parseTownRows(`${HEAD}Delft\tZuid-Holland\t2611\nGouda\n`, 'nl.tsv')).toThrow(/^nl\.tsv:3: "Gouda"/)
    expect(() => parseTownRows(`${HEAD}Hoorn\t\t1621\t\t\tnorth\n`, 'nl.tsv')).toThrow(/^nl\.tsv:2: /)
  })

  it('are the same after writing and reading', () => {
    const rows = readTownRows('nl')
    expect(parseTownRows(toTsv(rows), 'nl.tsv')).toEqual(rows)
  })

  it('all have coordinates and a population', () => {
    const rows = MARKETS.flatMap(({ key }) => readTownRows(key).map((row) => ({ key, ...row })))
    expect(rows.filter(({ lat, lng, population }) => !Number(lat) || !Number(lng) || !Number(population))).toEqual([])
  })
})

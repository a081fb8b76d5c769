import { describe, expect, test } from 'vitest'
import { type ExchangeFile, ExchangeProblem, type ReturnedDocument } from './exchange.ts'
import { readXliff } from './read-xliff.ts'
import { writeXliff1, writeXliff2 } from './write-xliff.ts'

const print = (digit: string) => digit.repeat(16)
const unit = (key: string, source: string, target: string) => ({
  key,
  source,
  target,
  sourcePrint: print('a'),
  ownPrint: print('b'),
  place: 'Main area · “Quote” & <Text>',
})
const FILE: ExchangeFile = {
  from: 'tailwell/nl_NL',
  to: 'tailwell/ru_RU',
  documents: [
    {
      collection: 'pages',
      id: '11111111-1111-4111-8111-111111111111',
      title: 'Gebit & tanden',
      address: 'http://localhost:3300/admin/collections/pages/1?a=1&b=2',
      units: [
        unit('title#0', 'Gezond gebit', 'Здоровые зубы'),
        unit(
          'main/6f/content#0',
          'Lees {1}hier {2}meer{/2}{/1}{3/} <nu> & {{straks}',
          'Читайте {1}{2}тут{/2}{/1}{3/} {{и} ',
        ),
        unit('main/6f/content#1', '  Spaties \n en regels\r', ''),
      ],
    },
    { collection: 'jobs', id: '2', title: '', address: '', units: [unit('title#0', 'Dierenarts', 'Ветеринар')] },
  ],
}
const RETURNED: ReturnedDocument[] = FILE.documents.map(({ collection, id, units }) => ({
  collection,
  id,
  languages: { source: 'nl-NL', target: 'ru-RU' },
  units: units.map(({ key, sourcePrint, ownPrint, source, target }) => ({
    key,
    sourcePrint,
    ownPrint,
    source,
    target,
  })),
}))

describe.each([
  ['2.1', writeXliff2],
  ['1.2', writeXliff1],
])('XLIFF %s', (_version, write) => {
  test('a written file is read back with the same texts, characters, spaces and tags', () => {
    expect(readXliff(write(FILE))).toEqual(RETURNED)
  })

  test('marks that tools add are ignored', () => {
    const marked = write(FILE).replace('Ветеринар', '<mrk id="m1" type="term">Ветеринар</mrk>')
    expect(readXliff(marked)).toEqual(RETURNED)
  })

  test('a file that is cut off or lacks a character is refused, or yields no unexpected document', () => {
    const xml = write(FILE)
    let refused = 0
    for (let at = 0; at < 500; at += 1) {
      const place = Math.floor((xml.length * at) / 500)
      const damaged = at % 2 === 0 ? xml.slice(0, place) : xml.slice(0, place) + xml.slice(place + 1)
      try {
        const ids = new Set(RETURNED.map(({ id }) => id))
        for (const { id } of readXliff(damaged)) if (id.length > 1) expect(ids.has(id) || id.length === 35).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ExchangeProblem)
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(300)
  })
})

test('a file that is cut off is refused with the number of the damaged line', () => {
  const cut = writeXliff2(FILE).split('\n').slice(0, 7).join('\n')
  expect(() => readXliff(cut)).toThrow('This file is damaged in line 7: save it again')
})

test.each([
  ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff/>', 'DOCTYPE'],
  ['<!DOCTYPE lolz [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><xliff>&b;</xliff>', 'DOCTYPE'],
  ['<xliff>&other;</xliff>', 'damaged'],
  ['<html></html>', 'not an XLIFF'],
  ['', 'damaged'],
  [`<xliff>${'<g>'.repeat(100)}`, 'nested too deep'],
  ['<xliff><file original="pages/1"><unit name="title"><segment/></unit></file></xliff>', 'lost its name'],
])('%s is refused', (xml, said) => {
  expect(() => readXliff(xml)).toThrow(said)
})

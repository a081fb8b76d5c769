import { expect, test } from 'vitest'
import { toSynonymTitle } from './to-synonym-title.ts'

test.each([
  ['voer = brok = eten', { type: 'synonym', word: 'left over', words: ['voer', 'brok', 'eten'] }],
  ['hondenvoer → honden voer', { type: 'onewaysynonym', word: 'hondenvoer', words: ['honden voer'] }],
  ['hondevoer ~ hondenvoer, voer', { type: 'altcorrection1', word: 'hondevoer', words: ['hondenvoer', 'voer'] }],
  ['hondevoer ~ hondenvoer', { type: 'altcorrection2', word: 'hondevoer', words: ['hondenvoer'] }],
  ['<maat> → 1 kg', { type: 'placeholder', word: 'maat', words: ['1 kg'] }],
  ['hondenvoer → …', { type: 'onewaysynonym', word: 'hondenvoer', words: [] }],
  ['… → honden voer', { type: 'onewaysynonym', words: ['honden voer'] }],
  ['', { type: 'onewaysynonym' }],
  ['', undefined],
])('a collapsed synonym row has the title “%s”', (title, row) => expect(toSynonymTitle(row)).toBe(title))

import { expect, test } from 'vitest'
import { listOwnLanguages, ownFirst } from './own-languages-first.ts'

test('an editor writes the languages of the sites, then the one that the studio speaks', () => {
  const editor = { role: 'editor', sites: ['tailwell/fr_BE', 'tailwell/nl_BE', 'gone/xx_XX'] }
  expect(listOwnLanguages(editor, 'de')).toEqual(['fr', 'nl', 'de'])
  expect(listOwnLanguages(editor, 'nl')).toEqual(['fr', 'nl'])
})

test('an administrator and the catalogue write the language that the studio speaks', () => {
  for (const role of ['admin', 'catalogue', 'reviewer']) expect(listOwnLanguages({ role }, 'nb')).toEqual(['no'])
  expect(listOwnLanguages(undefined, 'xx')).toEqual([])
})

test('all others stay in their order behind them', () => {
  expect(ownFirst(['en', 'es', 'nl', 'fr'], ['fr', 'nl', 'xx'])).toEqual(['fr', 'nl', 'en', 'es'])
})

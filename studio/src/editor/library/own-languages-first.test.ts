import { expect, test } from 'vitest'
import { listOwnLanguages, ownFirst } from './own-languages-first.ts'

test('an editor’s own languages are those of the sites, then the one of the studio', () => {
  const editor = { role: 'editor', sites: ['tailwell/fr_BE', 'tailwell/nl_BE', 'gone/xx_XX'] }
  expect(listOwnLanguages(editor, 'de')).toEqual(['fr', 'nl', 'de'])
  expect(listOwnLanguages(editor, 'nl')).toEqual(['fr', 'nl'])
})

test('the own language of an administrator, the catalogue and a reviewer is the language of the studio', () => {
  for (const role of ['admin', 'catalogue', 'reviewer']) expect(listOwnLanguages({ role }, 'nb')).toEqual(['no'])
  expect(listOwnLanguages(undefined, 'xx')).toEqual([])
})

test('all other languages follow in their usual order', () => {
  expect(ownFirst(['en', 'es', 'nl', 'fr'], ['fr', 'nl', 'xx'])).toEqual(['fr', 'nl', 'en', 'es'])
})

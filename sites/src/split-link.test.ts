import { expect, it } from 'vitest'
import { splitLink } from './split-link.ts'

it('finds the link inside a sentence, wherever the language puts it', () => {
  expect(splitLink('Go to the <link>homepage</link>.')).toEqual({ before: 'Go to the ', link: 'homepage', after: '.' })
  expect(splitLink('<link>Etusivulta</link> löydät')).toEqual({ before: '', link: 'Etusivulta', after: ' löydät' })
})

it('leaves a text without a link unchanged', () => {
  expect(splitLink('1 < 2')).toEqual({ before: '1 < 2', link: '', after: '' })
})

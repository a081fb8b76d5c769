import { expect, test } from 'vitest'
import { noteDeadLink } from './note-dead-link.ts'

test('a missing link target is logged once for each site, however often it is linked', () => {
  const lines: unknown[] = []
  const log = { warn: (_message: string, fields?: object) => lines.push(fields) }
  for (const site of ['tailwell/nl_NL', 'tailwell/nl_NL', 'tailwell/fr_FR'])
    noteDeadLink(site, 'page', 'gone-page', log)
  expect(lines).toEqual([
    { site: 'tailwell/nl_NL', kind: 'page', key: 'gone-page' },
    { site: 'tailwell/fr_FR', kind: 'page', key: 'gone-page' },
  ])
})

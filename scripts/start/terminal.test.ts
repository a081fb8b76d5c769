import { expect, it } from 'vitest'
import { createReader } from './terminal.ts'

it('reads the lines and progress counts of a script, whatever chunks they arrive in', () => {
  const said: string[] = []
  const read = createReader(
    (line) => said.push(line),
    (text) => said.push(`… ${text}`),
  )
  for (const chunk of ['  terms 9', '0\n\r\x1b[2K  pages 1', '00\r\r\x1b[2K', '  pages 846\n', 'half']) read(chunk)
  expect(said).toEqual(['  terms 90', '…   pages 100', '  pages 846'])
})

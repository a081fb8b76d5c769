import { expect, test } from 'vitest'
import { findFreePort, pickPorts } from './port.ts'

test('picked ports are all different and outside the range of outgoing connections', async () => {
  const ports = [...Object.values(await pickPorts()).map(Number), await findFreePort()]
  expect(new Set(ports).size).toBe(ports.length)
  expect(Object.keys(await pickPorts())).toEqual(expect.arrayContaining(['ADMIN_PORT', 'CONTENT_API_PORT', 'PG_PORT']))
  // Linux gives those from 32768 on, others those from 49152 on.
  expect(ports.every((port) => port >= 20_000 && port < 32_000)).toBe(true)
})

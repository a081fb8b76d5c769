import { expect, test } from 'vitest'
import { listOpenPorts } from './services.ts'

const PORTS = {
  sites: [
    { brand: 'tailwell', variable: 'WEB_PORT_TAILWELL', port: 3000 },
    { brand: 'aldergrove', variable: 'WEB_PORT_ALDERGROVE', port: 3100 },
  ],
}

test('a start waits for the ports that a site opens: one for all domains, else one per brand', () => {
  expect(listOpenPorts(PORTS, { ADDRESSING: 'domains' }).map(({ port }) => port)).toEqual([3000])
  expect(listOpenPorts(PORTS, {}).map(({ port }) => port)).toEqual([3000, 3100])
})

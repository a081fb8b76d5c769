import { expect, test } from 'vitest'
import { withoutServiceLinks } from './without-service-links.ts'

/** As the kubelet writes them for a service of that name and port. */
const toLinks = (name: string, port: number) => ({
  [`${name}_SERVICE_HOST`]: '10.0.0.7',
  [`${name}_SERVICE_PORT`]: String(port),
  [`${name}_PORT`]: `tcp://10.0.0.7:${port}`,
  [`${name}_PORT_${port}_TCP`]: `tcp://10.0.0.7:${port}`,
  [`${name}_PORT_${port}_TCP_PROTO`]: 'tcp',
  [`${name}_PORT_${port}_TCP_PORT`]: String(port),
  [`${name}_PORT_${port}_TCP_ADDR`]: '10.0.0.7',
})

test('service variables of a cluster are not mistaken for port settings, and real port settings are kept', () => {
  const links = {
    ...toLinks('WEB', 3000),
    ...toLinks('ADMIN', 3300),
    ...toLinks('CONTENT_API', 3301),
    ...toLinks('JOBS', 3303),
  }
  const own = { WEB_PORT_ACME: '3000', HEALTH_PORT: '9100', SMTP_URL: 'smtp://mail', HOST: '0.0.0.0' }
  const left = withoutServiceLinks({ ...links, ...own })
  expect(left).toMatchObject(own)
  expect(
    Object.keys(left)
      .filter((name) => name.includes('_PORT_') || name.endsWith('_PORT'))
      .toSorted(),
  ).toEqual([
    'ADMIN_SERVICE_PORT',
    'CONTENT_API_SERVICE_PORT',
    'HEALTH_PORT',
    'JOBS_SERVICE_PORT',
    'WEB_PORT_ACME',
    'WEB_SERVICE_PORT',
  ])
  expect(withoutServiceLinks({ ADMIN_PORT: '3300' })).toEqual({ ADMIN_PORT: '3300' })
})

import { expect, test } from 'vitest'
import { pageChange } from '../../replica/testing/example-changes.ts'
import { askRaw } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'

const overview = pageChange('advice', 'advice', { title: 'Advice', template: 'ContentOverview' }, { locale: 'en_US' })
const child = (number: number, title = `Child ${number}`) =>
  pageChange(`child-${number}`, `advice/child-${number}`, { title }, { locale: 'en_US' })

test('the numbered pages of an overview follow the publishing of its child pages', async () => {
  const { port, publish } = await serveReplica('local')
  publish(overview, ...Array.from({ length: 12 }, (_, n) => child(n + 10)))
  const statusOf = async (path: string) => (await askRaw(port, path)).status
  const htmlOf = async (path: string) => (await askRaw(port, path)).body.toString()
  expect([await statusOf('/advice/'), await statusOf('/advice/?page=2')]).toEqual([200, 404])
  publish(child(30))
  expect(await htmlOf('/advice/?page=2&utm_source=mail')).toContain('Child 30')
  expect(await htmlOf('/advice/')).not.toContain('Child 30')
  publish(child(30, 'Another title'))
  expect(await htmlOf('/advice/?page=2')).toContain('Another title')
  expect(await statusOf('/advice/?page=3')).toBe(404)
  expect((await askRaw(port, '/Advice?page=2')).headers.location).toBe('/advice/?page=2')
})

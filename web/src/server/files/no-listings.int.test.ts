import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf, leafletChange, mediaChange } from '../../replica/testing/example-changes.ts'
import { askRaw } from '../testing/raw-client.ts'
import { serveFiles } from '../testing/serve-files.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'

const PDF = '%PDF-1.4\nan insert'
let files: Awaited<ReturnType<typeof serveFiles>>
let site: ServedSite
beforeEach(async () => {
  files = await serveFiles()
  files.putFile(PDF)
  files.publish(leafletChange('insert', PDF, 'insert.pdf'), mediaChange('photo', 'a picture'))
  site = await serveStandIn()
})
afterEach(async () => {
  await files.close()
  await site.close()
})

const OF_FILES = [
  ...['/leaflets/', '/leaflets/insert/', `/leaflets/insert/${hashOf(PDF).slice(0, 12)}/`],
  ...['/media/', '/media/photo/', '/films/', '/streets/'],
]
const OF_SITE = ['/assets/', '/parts/', '/threads/', '/places/', '/.well-known/', '/.git/', '/.git/config', '/.env']

test('the address of a folder gets no list of its files, and neither does a hidden file of a checkout', async () => {
  const whole = await files.ask(`/leaflets/insert/${hashOf(PDF).slice(0, 12)}/insert.pdf`)
  expect([whole.status, whole.body]).toEqual([200, PDF])
  for (const folder of OF_FILES) {
    const { status, body } = await files.ask(folder)
    expect([folder, status, body.includes('insert.pdf')]).toEqual([folder, 404, false])
  }
  for (const folder of OF_SITE) {
    const { status, body } = await askRaw(site.port, folder)
    expect([folder, status]).toEqual([folder, 404])
    expect(body.toString()).not.toMatch(/Index of|<li><a href="[^"]*\.(js|css)"|repositoryformatversion/)
  }
})

import { request } from 'node:http'
import { expect, test } from 'vitest'
import { pageChange, productChange, redirectChange, tombstone } from '../../replica/testing/example-changes.ts'
import { serveReplica } from '../testing/serve-replica.ts'

type RequestOptions = { method?: 'GET' | 'HEAD'; host?: string }

function ask(port: number, path: string, { method = 'GET', host = 'localhost' }: RequestOptions = {}) {
  return new Promise<{ status: number | undefined; location: string | undefined; caching: string | undefined }>(
    (done, fail) => {
      const asking = request({ host: '127.0.0.1', port, path, method, headers: { Host: host } }, (response) => {
        response.resume()
        const { location, 'cache-control': caching } = response.headers
        done({ status: response.statusCode, location, caching })
      })
      asking.on('error', fail).end()
    },
  )
}

const toPath = (path: string) => ({ to: { type: 'path', path } }) as const
const toEntry = (kind: 'page' | 'product', key: string) => ({ to: { type: 'entry', kind, key } }) as const

async function serveDutch() {
  const site = await serveReplica('local')
  site.publish(
    pageChange('home', ''),
    pageChange('dogs', 'honden'),
    productChange('42', {}, { path: 'honden/voer-42' }),
    redirectChange('page', 'oud/index.html', toEntry('page', 'dogs')),
    redirectChange('product', 'oud/voer', { ...toEntry('product', '42'), status: 302 }),
    redirectChange('away', 'winkel', { to: { type: 'external', url: 'https://shop.example/dogs' } }),
    redirectChange('below', 'archief', { ...toPath('honden'), match: 'prefix' }),
  )
  return site
}

test.each([
  ['/nl-nl/oud/index.html', 301, '/nl-nl/honden/'],
  ['/nl-nl/oud/index.html/', 301, '/nl-nl/honden/'],
  ['/nl-nl/Oud/INDEX.html?utm=mail', 301, '/nl-nl/honden/?utm=mail'],
  ['/NL-NL//oud/voer', 302, '/nl-nl/honden/voer-42/'],
  ['/nl-nl/winkel/?utm=mail', 301, 'https://shop.example/dogs'],
  ['/nl-nl/archief', 301, '/nl-nl/honden/'],
  ['/nl-nl/archief/2019/Mei?page=2', 301, '/nl-nl/honden/?page=2'],
])('%s is answered with %i to %s in one step, also for HEAD', async (path, status, location) => {
  const { port } = await serveDutch()
  const answer = await ask(port, path)
  expect(answer).toEqual({ status, location, caching: 'public, max-age=0, must-revalidate' })
  expect(await ask(port, path, { method: 'HEAD' })).toEqual(answer)
})

test('a redirect applies only to its own brand-locale', async () => {
  const { port } = await serveDutch()
  for (const path of ['/oud/voer/', '/de-de/oud/voer/']) expect((await ask(port, path)).status).toBe(404)
})

test('a redirect applies from the moment of its publish, although its address was requested before', async () => {
  const { port, publish } = await serveDutch()
  const answer = async (path: string) => {
    const { status, location } = await ask(port, path)
    return [status, location]
  }
  expect(await answer('/nl-nl/nieuw/')).toEqual([404, undefined])
  publish(redirectChange('r', 'nieuw', toPath('honden')))
  expect(await answer('/nl-nl/nieuw/')).toEqual([301, '/nl-nl/honden/'])
  publish(redirectChange('r', 'nieuw', { ...toPath(''), status: 302 }))
  expect(await answer('/nl-nl/nieuw/')).toEqual([302, '/nl-nl/'])
  publish(tombstone(redirectChange('r', 'nieuw')))
  expect(await answer('/nl-nl/nieuw/')).toEqual([404, undefined])
})

test('a moved page is reached through its redirect, and a page that returns replaces the redirect', async () => {
  const { port, publish } = await serveDutch()
  expect((await ask(port, '/nl-nl/honden/')).status).toBe(200)
  publish(pageChange('dogs', 'hond'), redirectChange('moved', 'honden', toEntry('page', 'dogs')))
  expect(await ask(port, '/nl-nl/honden/')).toMatchObject({ status: 301, location: '/nl-nl/hond/' })
  // The redirect to the moved page leads to the new address, although it was not edited.
  expect(await ask(port, '/nl-nl/oud/index.html')).toMatchObject({ status: 301, location: '/nl-nl/hond/' })
  publish(tombstone(redirectChange('moved', 'honden')), pageChange('dogs', 'honden'))
  expect((await ask(port, '/nl-nl/honden/')).status).toBe(200)
  publish(tombstone(pageChange('dogs', 'honden')))
  expect((await ask(port, '/nl-nl/oud/index.html/')).status).toBe(404)
})

test('a prefix redirect applies to an address below it only when no page exists there', async () => {
  const { port, publish } = await serveDutch()
  const page = pageChange('kept', 'archief/2020')
  publish(page)
  expect((await ask(port, '/nl-nl/archief/2020/')).status).toBe(200)
  publish(tombstone(page))
  expect(await ask(port, '/nl-nl/archief/2020/')).toMatchObject({ status: 301, location: '/nl-nl/honden/' })
})

test('two locales on one domain have separate redirects', async () => {
  const { port, publish } = await serveReplica('domains')
  const inFrench = { locale: 'fr_BE' }
  publish(
    pageChange('chiens', 'chiens', {}, inFrench),
    pageChange('honden', 'honden', {}, { locale: 'nl_BE' }),
    { ...redirectChange('r1', 'vieux', toPath('chiens')), ...inFrench },
    { ...redirectChange('r2', 'oud', toEntry('page', 'honden')), locale: 'nl_BE' },
  )
  const host = 'tailwell.be.example'
  expect(await ask(port, '/fr/Vieux?a=1', { host })).toMatchObject({ status: 301, location: '/fr/chiens/?a=1' })
  expect(await ask(port, '/oud', { host })).toMatchObject({ status: 301, location: '/honden/' })
  for (const path of ['/vieux/', '/fr/oud/']) expect((await ask(port, path, { host })).status).toBe(404)
  expect((await ask(port, '/fr/vieux/', { host: 'tailwell.fr.example' })).status).toBe(404)
})

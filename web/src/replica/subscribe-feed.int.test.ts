import { describe, expect, it, vi } from 'vitest'
import { makeDirectory, pageChange, toChanges, tombstone } from './testing/example-changes.ts'
import { sendStandInJson, TOKEN } from './testing/stand-in-content-api.ts'
import { makeStandIn, subscribeToStandIn, WAIT } from './testing/subscribe-stand-in.ts'

const home = (title: string) => pageChange('home', '', { title })

describe('following the feed', () => {
  it('loads everything at first, then reports ready, then receives each publish', async () => {
    const api = await makeStandIn({ pageSize: 3 })
    for (let number = 0; number < 20; number += 1) api.publish(pageChange(`p${number}`, `p${number}`))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    expect(site.states[0]).toMatchObject({ ready: false, connected: false, entries: 0 })
    expect(site.states.filter(({ ready }) => ready).every(({ entries }) => entries === 20)).toBe(true)
    site.dropped.length = 0
    api.publish(pageChange('p3', 'p3', { title: 'New' }))
    await site.shows('p3', 'New')
    expect(site.dropped).toEqual(['body:page:tailwell/nl_NL/p3', 'title:page:tailwell/nl_NL/p3'])
    expect(site.state()).toMatchObject({ connected: true, lagMs: 0, cursor: '21', epoch: 'epoch-1', entries: 20 })
    api.publish(tombstone(pageChange('p3', 'p3')))
    await site.shows('p3', undefined)
  })

  it('continues from its cursor after a restart without loading everything again', async () => {
    const api = await makeStandIn()
    api.publish(home('One'))
    const first = subscribeToStandIn(api)
    await first.isInStep()
    const dir = first.replica.dir
    await first.end()
    api.publish(home('Two'))
    api.asked.length = 0
    const second = subscribeToStandIn(api, dir)
    expect(second.title('home')).toBe('One')
    await second.shows('home', 'Two')
    expect(api.asked.map(({ since }) => since)).not.toContain(null)
    expect(api.asked.every(({ token }) => token === TOKEN)).toBe(true)
  })

  it('serves the held content while the Content API is down, and is up to date soon after it is back', async () => {
    const api = await makeStandIn()
    api.publish(home('Kept'))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    await api.die()
    await vi.waitFor(() => expect(site.state()).toMatchObject({ connected: false, ready: true }), WAIT)
    await vi.waitFor(() => expect(site.state()?.lagMs).toBeGreaterThan(20), WAIT)
    expect(site.title('home')).toBe('Kept')
    api.publish(home('Meanwhile'))
    await api.revive()
    await site.shows('home', 'Meanwhile')
    await site.isInStep()
    await site.tells('The feed is back.')
  })

  it('starts without a Content API and loads once it is available', async () => {
    const api = await makeStandIn()
    api.publish(home('Late'))
    await api.die()
    const site = subscribeToStandIn(api)
    await site.tells('feed is lost')
    expect(site.state()).toMatchObject({ ready: false })
    await api.revive()
    await site.shows('home', 'Late')
  })

  it('polls for changes where there is no stream', async () => {
    const api = await makeStandIn()
    api.fail('stream', (response) => response.writeHead(501).end())
    const site = subscribeToStandIn(api)
    await site.tells('answered 501')
    for (const title of ['One', 'Two', 'Three']) {
      api.publish(home(title))
      await site.shows('home', title)
    }
    expect(site.state()?.connected).toBe(false)
  })

  it('requests the remaining changes when the stream says that there are more', async () => {
    const api = await makeStandIn({ pageSize: 2 })
    const site = subscribeToStandIn(api)
    await site.isInStep()
    api.publish(...Array.from({ length: 9 }, (_, index) => pageChange(`p${index}`, `p${index}`)))
    await site.shows('p8', 'Page p8')
    await site.isInStep()
    expect(site.state()).toMatchObject({ entries: 9, cursor: '9' })
  })

  it('stops at once, even while it waits for an answer', async () => {
    const api = await makeStandIn()
    api.fail('changes', () => {})
    const site = subscribeToStandIn(api, makeDirectory(), { silenceMs: 600_000 })
    await vi.waitFor(() => expect(api.asked).toHaveLength(1), WAIT)
    await site.end()
    expect(site.notices).toEqual([])
  })
})

describe('another epoch', () => {
  it('during a stream is loaded beside the old one, and after the switch only differences are dropped', async () => {
    const api = await makeStandIn({ pageSize: 2 })
    api.publish(home('Old'), pageChange('same', 'same'), pageChange('gone', 'gone'))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    site.dropped.length = 0
    api.replaceAll('epoch-2', home('New'), pageChange('same', 'same'), pageChange('more', 'more'))
    await site.shows('home', 'New')
    expect([site.title('gone'), site.title('more'), site.state()?.epoch]).toEqual([undefined, 'Page more', 'epoch-2'])
    expect(site.dropped.some((tag) => tag.endsWith('/same'))).toBe(false)
    expect(site.dropped).toContain('at:tailwell/nl_NL/gone')
    api.publish(home('Newer'))
    await site.shows('home', 'Newer')
  })

  it('is assumed when the feed does not know the cursor, so that everything is loaded again', async () => {
    const api = await makeStandIn()
    api.publish(home('Old'), pageChange('gone', 'gone'))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    await api.die()
    api.replaceAll('epoch-1', home('Restored'))
    api.fail('changes', (response) => response.writeHead(400).end('{"message":"unknown cursor"}'), 1)
    await api.revive()
    await site.shows('home', 'Restored')
    expect(site.title('gone')).toBeUndefined()
  })

  it('during a full load discards the partial load, and the old content stays until a load is complete', async () => {
    const api = await makeStandIn({ pageSize: 1 })
    api.publish(home('Old'))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    let answers = 0
    api.fail(
      'changes',
      (response) => {
        answers += 1
        sendStandInJson(
          response,
          toChanges([home('Half')], { epoch: `epoch-${answers}x`, cursor: String(answers), more: true }),
        )
      },
      6,
    )
    for (const stream of api.streams) stream.destroy()
    await site.tells('replaced during a full load')
    expect(site.title('home')).toBe('Old')
    api.publish(home('Whole'))
    await site.shows('home', 'Whole')
  })
})

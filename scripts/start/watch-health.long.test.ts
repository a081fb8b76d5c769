import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countBuild } from './build-count.ts'
import { isMachineStarved, watchHealth } from './watch-health.ts'

const TIMES = { lookMs: 20, deadAfterMs: 300, isStarved: () => false }

async function serve() {
  let isSilent = false
  const server = createServer((_request, response) => {
    if (!isSilent) response.end('ok')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/healthz`,
    hang: () => {
      isSilent = true
    },
    recover: () => {
      isSilent = false
    },
  }
}

test('a service that accepts connections and never answers is reported as dead once', async () => {
  const service = await serve()
  const onDead = vi.fn()
  const health = watchHealth(service.url, onDead, TIMES)
  onTestFinished(health.stop)
  service.hang()
  await vi.waitFor(() => expect(onDead).toHaveBeenCalledTimes(1), { timeout: 30_000 })
})

test('a service that answers is not reported as dead', async () => {
  const service = await serve()
  const onDead = vi.fn()
  const health = watchHealth(service.url, onDead, TIMES)
  onTestFinished(health.stop)
  await new Promise((done) => setTimeout(done, 3 * TIMES.deadAfterMs))
  expect(onDead).not.toHaveBeenCalled()
})

test('on an overloaded machine a silent service gets more time, and is not reported as dead when it answers again', async () => {
  const service = await serve()
  const onDead = vi.fn()
  // One unanswered look takes 2 s, far more than a quick machine would allow.
  const health = watchHealth(service.url, onDead, { ...TIMES, isStarved: () => true })
  onTestFinished(health.stop)
  service.hang()
  await new Promise((done) => setTimeout(done, 4_000))
  expect(onDead).not.toHaveBeenCalled()
  service.recover()
  await new Promise((done) => setTimeout(done, 4_000))
  expect(onDead).not.toHaveBeenCalled()
})

test('a service that hangs is reported as dead on an overloaded machine, too', async () => {
  const service = await serve()
  const onDead = vi.fn()
  const health = watchHealth(service.url, onDead, { ...TIMES, deadAfterMs: 250, isStarved: () => true })
  onTestFinished(health.stop)
  service.hang()
  await vi.waitFor(() => expect(onDead).toHaveBeenCalledTimes(1), { timeout: 30_000 })
})

test('a machine counts as overloaded by its load per core, during a build, and when timers are late', async () => {
  const quiet = { load: 1, cores: 2, building: false }
  expect(isMachineStarved(0, quiet)).toBe(false)
  expect(isMachineStarved(0, { ...quiet, load: 9 })).toBe(true)
  expect(isMachineStarved(0, { ...quiet, load: 9, cores: 16 })).toBe(false)
  expect(isMachineStarved(0, { ...quiet, building: true })).toBe(true)
  expect(isMachineStarved(4_000, quiet)).toBe(true)
  await countBuild(async () => expect(isMachineStarved(0)).toBe(true))
})

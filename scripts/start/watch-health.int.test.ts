import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchHealth } from './watch-health.ts'

const TIMES = { lookMs: 20, deadAfterMs: 300 }

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
  }
}

test('a service that accepts connections and never answers is found dead, once', async () => {
  const service = await serve()
  const onDead = vi.fn()
  const health = watchHealth(service.url, onDead, TIMES)
  onTestFinished(health.stop)
  service.hang()
  await vi.waitFor(() => expect(onDead).toHaveBeenCalledTimes(1), { timeout: 30_000 })
})

test('a service that answers is left alone', async () => {
  const service = await serve()
  const onDead = vi.fn()
  const health = watchHealth(service.url, onDead, TIMES)
  onTestFinished(health.stop)
  await new Promise((done) => setTimeout(done, 3 * TIMES.deadAfterMs))
  expect(onDead).not.toHaveBeenCalled()
})

import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { closeWhenEnding } from './close-when-ending.ts'

test('a kept-alive connection is closed after at most one more answer when the server closes', async () => {
  closeWhenEnding()
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    // The server is closed during an answer.
    if (asked === 2) server.close()
    response.end('saved')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const ended = once(server, 'close')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((done, fail) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume().once('end', () => done(answer.headers.connection))
      }).once('error', fail)
    })
  expect(await ask()).toBe('keep-alive')
  await ask()
  expect(await ask().catch(() => 'close')).toBe('close')
  await ended
  agent.destroy()
})

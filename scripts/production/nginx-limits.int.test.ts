import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { endProcess } from '../end-process.ts'
import { findFreePort } from '../port.ts'

// Debian's package; where it is missing, there is nothing to ask.
const NGINX = '/usr/sbin/nginx'
const MOST = 200

const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
const held: ServerResponse[] = []
const site = createServer((incoming, response) => {
  if (incoming.url === '/slow') held.push(response)
  else response.end('page')
})
let nginx: ChildProcess | undefined
afterEach(async () => {
  for (const response of held) response.end()
  if (nginx !== undefined) await endProcess(nginx)
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Our file, without TLS and on a free port; returns that port. */
async function start(): Promise<number> {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const address = site.address()
  const [port, other] = [await findFreePort(), await findFreePort()]
  const conf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${other}`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${typeof address === 'object' && address?.port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  const events = 'events { worker_connections 2048; }'
  const http = `http {\n${temporary.join('\n')}\n${conf}\n}`
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\n${events}\n${http}\n`,
  )
  nginx = spawn(NGINX, ['-p', folder, '-c', main], { stdio: 'inherit' })
  await vi.waitFor(() => once(connect(port, '127.0.0.1'), 'connect'), 10_000)
  return port
}

function ask(port: number, path: string, localAddress: string): Promise<number> {
  return new Promise((done, fail) => {
    const asking = request({ host: '127.0.0.1', port, path, localAddress, agent: false }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    })
    asking.on('error', fail).end()
  })
}

if (existsSync(NGINX))
  test('nginx keeps connections free for other addresses while one address uses its full limit', async () => {
    const port = await start()
    const slow = Array.from({ length: MOST }, () => ask(port, '/slow', '127.0.0.1'))
    await vi.waitFor(() => expect(held).toHaveLength(MOST), 20_000)
    expect(await ask(port, '/', '127.0.0.1')).toBe(503)
    expect(await ask(port, '/', '127.0.0.2')).toBe(200)
    for (const response of held) response.end()
    expect(new Set(await Promise.all(slow))).toEqual(new Set([200]))
    expect(await ask(port, '/', '127.0.0.1')).toBe(200)
  })

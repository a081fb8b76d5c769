import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endProcess } from '../end-process.ts'
import { findFreePort } from '../port.ts'
import { ROOT } from '../state-folder.ts'

const NGINX = '/usr/sbin/nginx'
const OPENSSL = '/usr/bin/openssl'
const STUDIO = 'studio.example.com'
const SITE = 'www.example.nl'
const TRY_MS = 30_000

/** nginx with `deploy/nginx.conf` as it is but for ports and places; nothing listens behind it. */
async function startNginx(): Promise<{ port: number; readLogs: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const [port, plain, dead] = [await findFreePort(), await findFreePort(), await findFreePort()]
  for (const name of ['site', 'studio'])
    spawnSync(OPENSSL, [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${name}.example`, '-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.crt`)],
    ])
  const conf = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80 ', `listen 127.0.0.1:${plain} `)
    .replaceAll('/etc/menagerie/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/127\.0\.0\.1:(3000|3300);/g, `127.0.0.1:${dead};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${places.join(' ')}\n${conf}\n}`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    await endProcess(child, 'SIGTERM')
    rmSync(folder, { recursive: true })
  })
  const readLog = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  return { port, readLogs: () => readLog('menagerie.log') + readLog('error.log') }
}

const ask = (port: number, host: string, path: string) =>
  new Promise<number>((done) => {
    const asking = request(
      { host: '127.0.0.1', port, path, headers: { host }, servername: host, rejectUnauthorized: false, agent: false },
      (response) => {
        response.resume()
        done(response.statusCode ?? 0)
      },
    )
    asking.once('error', () => done(0))
    asking.end()
  })

if (existsSync(NGINX) && existsSync(OPENSSL))
  test(
    'nginx logs no link keys and no query strings while nothing answers behind it',
    async () => {
      const { port, readLogs } = await startNginx()
      await expect.poll(() => ask(port, STUDIO, '/admin/login?q=hidden-1'), { timeout: 10_000 }).toBe(502)
      for (const path of [
        '/admin/reset/hidden-2',
        '/admin/reset/hidden-3/more?x=hidden-4',
        '/api/users/verify/hidden-5',
      ])
        expect(await ask(port, STUDIO, path)).toBe(502)
      expect(await ask(port, SITE, '/account/?key=hidden-6')).toBe(502)
      await expect.poll(readLogs).toContain('"path":"/account/"')
      expect(readLogs()).toContain('"path":"/admin/reset/…"')
      expect(readLogs()).toContain('"path":"/admin/reset/…/more"')
      expect(readLogs()).toContain('"path":"/api/users/verify/…"')
      const told = readLogs()
        .split('\n')
        .filter((line) => line.includes('hidden-'))
      expect(told).toEqual([])
    },
    TRY_MS,
  )

test('Caddy cuts link keys and query strings from logged request addresses', () => {
  const caddyfile = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
  const [, pattern = '', put = ''] = /request>uri regexp `([^`]+)` `([^`]+)`/.exec(caddyfile) ?? []
  const cut = (uri: string) => uri.replaceAll(new RegExp(pattern, 'g'), put)
  expect(['/admin/reset/hidden', '/admin/reset/hidden/more?x=hidden', '/a/?key=hidden', '/a/b/'].map(cut)).toEqual([
    '/admin/reset/…',
    '/admin/reset/…/more…',
    '/a/…',
    '/a/b/',
  ])
})

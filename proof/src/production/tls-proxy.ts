import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { hostOf, MAIN_BRAND } from '@menagerie/demo/brands'
import { endProcess } from '../../../scripts/end-process.ts'
import { ROOT } from '../../../scripts/state-folder.ts'
import { atEnd } from '../endings.ts'

export const STUDIO_HOST = 'studio.example.com'
export const SITE_HOST = hostOf(MAIN_BRAND, 'nl_NL')

type ProxyPorts = { https: number; http: number; web: number; admin: number }
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

export const hasNginx = NGINX !== undefined

/** Starts the machine's nginx with `deploy/nginx.conf`; only ports, names and the folder of the keys are changed. */
export async function startTlsProxy(folder: string, ports: ProxyPorts): Promise<void> {
  mkdirSync(join(folder, 'tls'), { recursive: true })
  for (const name of ['site', 'studio']) makeCertificate(join(folder, 'tls'), name)
  const conf = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replace('listen 80 ', `listen 127.0.0.1:${ports.http} `)
    .replace('www.example.nl www.example.de', SITE_HOST)
    .replaceAll('/etc/menagerie/tls', join(folder, 'tls'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.web}`)
    .replaceAll('127.0.0.1:3300', `127.0.0.1:${ports.admin}`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { ${places.join(' ')}\n${conf}\n}`,
  )
  const child = spawn(NGINX ?? '', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  atEnd(async () => void (await endProcess(child, 'SIGTERM')))
}

function makeCertificate(folder: string, name: string): void {
  const subject = ['-subj', `/CN=${name}.example`]
  const files = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.crt`)]
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files])
}

type SecureAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }
type Asking = {
  host: string
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request over TLS to a host of the proxy, which needs no DNS here. */
export function askSecurely({ host, port, path, method = 'GET', headers = {}, body }: Asking): Promise<SecureAnswer> {
  return new Promise((done, fail) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: host,
        rejectUnauthorized: false,
        headers: { host, ...headers },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.once('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      },
    )
    asked.setTimeout(30_000, () => asked.destroy(new Error('no answer')))
    asked.once('error', fail)
    asked.end(body)
  })
}

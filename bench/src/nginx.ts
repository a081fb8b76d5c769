import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/port.ts'
import { startPinned, stopChild } from './children.ts'
import { waitForPage } from './site-process.ts'

type NginxOptions = {
  folder: string
  /** Bytes for every address, already encoded, and their headers. */
  body: Buffer
  headers: [name: string, value: string][]
  openFileCache: boolean
}

type Nginx = { url: string; stop: () => Promise<void> }

/** Starts nginx on the first core, serving one file with the site's headers: the baseline of P8 and P15. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, body } = options
  const port = await findFreePort()
  mkdirSync(join(folder, 'www'), { recursive: true })
  writeFileSync(join(folder, 'www', 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), toConfig(options, port))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = startPinned(0, 'nginx', args, { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
  await waitForPage(url)
  return { url, stop: () => stopChild(child) }
}

/** Headers that nginx writes itself, or that belong to the connection. */
const OWN = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive', 'etag', 'transfer-encoding'])

function toConfig({ folder, headers, openFileCache }: NginxOptions, port: number): string {
  const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`
  const lines = headers.filter(([name]) => !OWN.has(name)).map(([name, value]) => `add_header ${name} ${quote(value)};`)
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/html'
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  return `${root}
daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; keepalive_timeout 600;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${openFileCache ? 'open_file_cache max=100 inactive=600s; open_file_cache_valid 600s;' : ''}
  server_tokens off; max_ranges 0; add_header Last-Modified "";
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type ${quote(type)}; add_header Last-Modified ""; ${lines.join(' ')}
    location / { try_files /page =404; } }
}
`
}

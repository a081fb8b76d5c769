import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type NginxOptions = {
  folder: string
  port: number
  /** The bytes to serve at every address, already encoded, and the headers to serve them with. */
  body: Buffer
  headers: [name: string, value: string][]
  openFileCache: boolean
}

/** nginx on the first core, serving one file with the same headers as the site does: the baseline of P8. */
export async function startNginx(options: NginxOptions): Promise<() => Promise<void>> {
  const { folder, port, body } = options
  mkdirSync(join(folder, 'www'), { recursive: true })
  writeFileSync(join(folder, 'www', 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), toConfig(options))
  const child = spawn(
    'taskset',
    ['-c', '0', 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'inherit' },
  )
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) break
    await new Promise((done) => setTimeout(done, 25))
  }
  return () =>
    new Promise((done) => {
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
}

function toConfig({ folder, port, headers, openFileCache }: NginxOptions): string {
  const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`
  const skipped = new Set([
    'content-length',
    'content-type',
    'date',
    'connection',
    'keep-alive',
    'etag',
    'transfer-encoding',
  ])
  const lines = headers
    .filter(([name]) => !skipped.has(name))
    .map(([name, value]) => `add_header ${name} ${quote(value)};`)
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  return `${root}
daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; keepalive_timeout 600;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${openFileCache ? 'open_file_cache max=100 inactive=600s; open_file_cache_valid 600s;' : ''}
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; ${lines.join(' ')}
    location / { try_files /page =404; } }
}
`
}

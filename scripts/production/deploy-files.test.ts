import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'

const DEPLOY = join(ROOT, 'deploy')
const work = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(work, { recursive: true }))

const TOOL_MS = 60_000
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')
const findTool = (...paths: string[]) => paths.find((path) => existsSync(path))
const run = (tool: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: work, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}`.trim() }
}
// Debian has them in packages of their names; where one is missing, there is nothing to ask.
const nginx = findTool('/usr/sbin/nginx')
const openssl = findTool('/usr/bin/openssl')

if (nginx && openssl)
  test(
    'nginx accepts nginx.conf',
    () => {
      const [key, crt] = [join(work, 'key'), join(work, 'crt')]
      const made = run(openssl, [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-subj', '/CN=x', '-keyout', key, '-out', crt],
      ])
      expect(made).toMatchObject({ status: 0 })
      const conf = read('nginx.conf')
        .replaceAll(/\/etc\/menagerie\/tls\/\w+\.crt/g, crt)
        .replaceAll(/\/etc\/menagerie\/tls\/\w+\.key/g, key)
        .replaceAll('/var/log/nginx', work)
      const main = join(work, 'nginx.conf')
      writeFileSync(main, `pid ${work}/pid;\nerror_log ${work}/error.log;\nevents {}\nhttp {\n${conf}\n}\n`)
      const { status, said } = run(nginx, ['-t', '-q', '-p', work, '-c', main])
      expect([status, said]).toEqual([0, ''])
    },
    TOOL_MS,
  )

const systemd = findTool('/usr/bin/systemd-analyze')

if (systemd)
  test(
    'systemd accepts the unit files',
    () => {
      // Node and the user are of the machine that runs them; all else is of the unit.
      for (const name of readdirSync(join(DEPLOY, 'systemd')))
        writeFileSync(join(work, name), read(`systemd/${name}`).replaceAll('/usr/bin/node', process.execPath))
      const units = readdirSync(join(DEPLOY, 'systemd')).map((name) => join(work, name))
      const { status, said } = run(systemd, ['verify', ...units])
      const ours = said.split('\n').filter((line) => line.includes('menagerie'))
      expect([status, ours]).toEqual([0, []])
    },
    TOOL_MS,
  )

const caddy = findTool('/usr/bin/caddy')

if (caddy)
  test(
    'Caddy accepts the Caddyfile',
    () => {
      const hosts = read('Caddyfile').replaceAll('{$SITE_HOSTS}', 'a.example').replaceAll('{$STUDIO_HOST}', 'b.example')
      writeFileSync(join(work, 'Caddyfile'), hosts)
      const { status, said } = run(caddy, ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'])
      expect(status, said).toBe(0)
    },
    TOOL_MS,
  )

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((found, name) => (isJson(found) ? Reflect.get(found, name) : undefined), value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const keys = (value: unknown) => (isJson(value) ? Object.keys(value) : [])

test('compose.yaml refers only to services and volumes that it defines, and to settings in compose.env.example', () => {
  const [compose] = loadAll(read('compose.yaml'))
  const services = at(compose, 'services')
  const [names, volumes] = [keys(services), keys(at(compose, 'volumes'))]
  expect(names).toEqual(
    expect.arrayContaining(['postgres', 'migrate', 'content-api', 'jobs', 'admin', 'web', 'backup']),
  )
  for (const name of names) {
    const service = at(services, name)
    // What a service takes from the anchor stands under the key of merges.
    expect(at(service, 'image') ?? at(service, '<<', 'image'), name).toEqual(expect.any(String))
    const needs = at(service, 'depends_on')
    expect(Array.isArray(needs) ? needs : keys(needs)).toEqual(
      expect.not.arrayContaining([expect.not.stringMatching(new RegExp(`^(${names.join('|')})$`))]),
    )
    const mounted = list(at(service, 'volumes')).map((volume) => String(volume).split(':')[0] ?? '')
    expect(mounted.filter((volume) => !volume.startsWith('.') && !volumes.includes(volume))).toEqual([])
  }
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):?[?-]/g)].map(([, name]) => name)
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(read('compose.env.example')))).toEqual([])
})

test('compose.yaml passes on every build argument of the Dockerfile and every variable of the Caddyfile', () => {
  const [compose] = loadAll(read('compose.yaml'))
  const build = at(compose, 'x-menagerie', 'build')
  const args = [...read('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)
  expect(args).toContain('MENAGERIE_COMPANY')
  expect(keys(at(build, 'args')).toSorted()).toEqual(args.toSorted())
  for (const name of ['MENAGERIE_COMPANY', 'FORMER'])
    expect(String(at(build, 'args', name)), name).toContain(`\${${name}`)
  const wanted = [...read('Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name)
  expect(wanted).toContain('TLS')
  expect(keys(at(compose, 'services', 'caddy', 'environment')).toSorted()).toEqual([...new Set(wanted)].toSorted())
})

test('each process that writes links to the studio gets STUDIO_ORIGIN, in compose.yaml and in the example settings', () => {
  const [compose] = loadAll(read('compose.yaml'))
  for (const name of ['migrate', 'jobs', 'admin', 'web']) {
    const settings = at(compose, 'services', name, 'environment')
    expect(at(settings, 'STUDIO_ORIGIN') ?? at(settings, '<<', 'STUDIO_ORIGIN'), name).toMatch(
      /^https:\/\/\$\{STUDIO_HOST/,
    )
  }
  for (const role of ['tool', 'jobs', 'admin', 'web'])
    expect(read(`env/${role}.env.example`), role).toMatch(/^STUDIO_ORIGIN=https:/m)
})

/** Given by the image, or of a machine that several processes share. */
const OF_IMAGE = ['HOST', 'MENAGERIE_VAR', 'MEDIA_DIR', 'MAIL_DIR', 'CONTENT_API_PORT', 'ADMIN_PORT', 'JOBS_PORT']

test('compose.yaml sets for each process the settings in its example file', () => {
  const [compose] = loadAll(read('compose.yaml'))
  for (const role of ['content-api', 'jobs', 'admin', 'web']) {
    const environment = at(compose, 'services', role, 'environment')
    const set = [...keys(environment), ...keys(at(environment, '<<'))]
    const wanted = [...read(`env/${role}.env.example`).matchAll(/^([A-Z]\w+)=/gm)].map(([, name = '']) => name)
    const image = [...OF_IMAGE, ...wanted.filter((name) => name.startsWith('WEB_PORT_'))]
    // With the role jobs the Content API sends no mail.
    const ofJobs = role === 'content-api' ? ['SMTP_URL', 'MAIL_FROM'] : []
    const isElsewhere = (name: string) => image.includes(name) || ofJobs.includes(name)
    expect(
      wanted.filter((name) => !set.includes(name) && !isElsewhere(name)),
      role,
    ).toEqual([])
    expect(wanted, role).toContain('ADDRESSING')
  }
})

test('compose, Kubernetes and systemd make hourly backups and keep them for the same time', () => {
  expect(read('systemd/menagerie-backup.timer')).toContain('OnCalendar=hourly')
  expect(read('kubernetes/menagerie.yaml')).toMatch(/kind: CronJob[\s\S]+schedule: '\d+ \* \* \* \*'/)
  expect(read('compose.yaml')).toMatch(/sleep 3600/)
  for (const file of ['systemd/menagerie-backup.service', 'kubernetes/menagerie.yaml', 'compose.yaml'])
    expect(read(file)).toContain('-mtime +6')
})

test('the Dockerfile runs as an unprivileged user, with an exec-form command, and copies only from stages that exist', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const known = /^(FROM|WORKDIR|COPY|ARG|RUN|USER|ENV|VOLUME|STOPSIGNAL|ENTRYPOINT|CMD|EXPOSE|LABEL|HEALTHCHECK) /
  expect(lines.filter((line) => !known.test(line))).toEqual([])
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER menagerie'])
  for (const name of ['ENTRYPOINT', 'CMD'])
    expect(JSON.parse(last.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? '')).toEqual(
      expect.any(Array),
    )
  const named = lines.map((line) =>
    line.replace(/\$\{FORMER\}/, /^ARG FORMER=(\S+)$/m.exec(lines.join('\n'))?.[1] ?? ''),
  )
  for (const line of named.filter((each) => each.startsWith('FROM '))) expect(line).toMatch(/^FROM [\w./-]+:[\w.-]+/)
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? [])
  const from = lines.flatMap((line) => /(?:--|,)from=(\w+)/.exec(line)?.[1] ?? [])
  expect(from.filter((name) => !stages.includes(name))).toEqual([])
})

test('the site’s systemd unit allows memory for a reload, and running out of memory ends only one process', () => {
  const unit = read('systemd/menagerie-web.service')
  const processes = Number(/^WEB_PROCESSES=(\d+)$/m.exec(read('env/web.env.example'))?.[1])
  const highMb = Number(/> (\d+) \* 1048576/.exec(read('prometheus/rules.yml'))?.[1])
  const SUPERVISOR_MB = 100
  // A reload starts a new process before it ends an old one.
  expect(Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual((processes + 1) * highMb + SUPERVISOR_MB)
  expect(unit).toMatch(/^OOMPolicy=continue$/m)
})

test('large temporary files are on disk: uploads in compose, and the uploads of a backup during a drill', () => {
  const [compose] = loadAll(read('compose.yaml'))
  const admin = at(compose, 'services', 'admin')
  expect([at(admin, 'tmpfs'), list(at(admin, 'volumes'))]).toEqual([[], expect.arrayContaining(['uploads:/tmp'])])
  expect(read('env/tool.env.example')).toMatch(/^MENAGERIE_VAR=\/var\/lib\/menagerie$/m)
})

test('each process listens only on 127.0.0.1 in its example settings', () => {
  for (const role of ['web', 'admin', 'content-api', 'jobs'])
    expect(read(`env/${role}.env.example`), role).toMatch(/^HOST=127\.0\.0\.1$/m)
})

test('runbook commands that restore, import or take from the outbox run as the user of the processes', () => {
  const folder = join(ROOT, 'docs/runbook')
  for (const file of readdirSync(folder)) {
    const commands =
      readFileSync(join(folder, file), 'utf8').match(/`[^`]*start\.ts (restore|import|outbox:take)\b[^`]*`/g) ?? []
    for (const command of commands) expect(command, file).toMatch(/User=menagerie|kubectl|docker compose/)
  }
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'

const DEPLOY = join(ROOT, 'deploy')
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((found, name) => (isTree(found) ? Reflect.get(found, name) : undefined), value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const manifests = globSync('kubernetes/*.yaml', { cwd: DEPLOY })
  .flatMap((file) => loadAll(read(file)))
  .filter(isTree)
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind)
const nameOf = (each: unknown) => String(at(each, 'metadata', 'name'))

/** Pods with their labels, wherever a manifest makes some. */
const pods = manifests.flatMap((each) => {
  const template =
    each.kind === 'Pod' ? each : (at(each, 'spec', 'jobTemplate', 'spec', 'template') ?? at(each, 'spec', 'template'))
  return template === undefined ? [] : [{ of: each, name: nameOf(each), template, spec: at(template, 'spec') }]
})
const containersOf = (spec: unknown) => list(at(spec, 'containers'))
const portsOf = (spec: unknown) =>
  containersOf(spec).flatMap((each) => list(at(each, 'ports')).map((port) => at(port, 'containerPort')))
const settingsOf = (spec: unknown) =>
  new Map(containersOf(spec).flatMap((each) => list(at(each, 'env')).map((one) => [at(one, 'name'), one] as const)))

test('there is a pod for each process, for migrations, for backups and for commands', () => {
  expect(pods.map(({ name }) => name).toSorted()).toEqual(
    ['admin', 'backup', 'content-api', 'jobs', 'migrate', 'tool', 'web'].toSorted(),
  )
  expect(at(containersOf(pods.find(({ name }) => name === 'migrate')?.spec)[0], 'args')).toEqual(['migrate'])
})

test('each pod mounts only volumes that it defines, and gets no Kubernetes service variables', () => {
  const claims = ofKind('PersistentVolumeClaim').map(nameOf)
  for (const { of, name, template, spec } of pods) {
    expect([of.apiVersion, of.kind, name]).toEqual(Array(3).fill(expect.any(String)))
    if (at(of, 'spec', 'selector') !== undefined)
      expect(at(of, 'spec', 'selector', 'matchLabels')).toEqual(at(template, 'metadata', 'labels'))
    // Services are named like our processes: `web` would set WEB_PORT, WEB_PORT_3000_TCP and others.
    expect(at(spec, 'enableServiceLinks'), name).toBe(false)
    const volumes = [...list(at(spec, 'volumes')), ...list(at(of, 'spec', 'volumeClaimTemplates'))]
    const has = volumes.map((volume) => at(volume, 'name') ?? at(volume, 'metadata', 'name'))
    for (const volume of volumes)
      expect([undefined, ...claims]).toContain(at(volume, 'persistentVolumeClaim', 'claimName'))
    for (const container of containersOf(spec)) {
      const mounts = list(at(container, 'volumeMounts')).map((mount) => at(mount, 'name'))
      expect(mounts.filter((mount) => !has.includes(mount))).toEqual([])
      expect(at(container, 'securityContext', 'readOnlyRootFilesystem')).toBe(true)
    }
  }
})

test('probes use ports that their pods listen on, and these pods listen on all network addresses', () => {
  for (const { spec } of pods) {
    const ports = portsOf(spec)
    // An example of settings listens on this machine only; no probe of a cluster reaches that.
    if (ports.length > 0) expect(at(settingsOf(spec).get('HOST'), 'value')).toBe('0.0.0.0')
    for (const probe of ['livenessProbe', 'readinessProbe'])
      for (const container of containersOf(spec))
        expect([undefined, ...ports]).toContain(at(container, probe, 'httpGet', 'port'))
  }
})

const services = ofKind('Service').map((each) => ({
  name: nameOf(each),
  app: at(each, 'spec', 'selector', 'app'),
  ports: list(at(each, 'spec', 'ports')).map((port) => at(port, 'port')),
}))

test('each service has exactly the ports that its pods listen on, metrics ports included', () => {
  for (const { name, app, ports } of services) {
    const pod = pods.find(({ template }) => at(template, 'metadata', 'labels', 'app') === app)
    expect(portsOf(pod?.spec).toSorted(), name).toEqual(ports.toSorted())
  }
  const serving = pods.filter(({ spec }) => portsOf(spec).length > 0).map(({ name }) => name)
  expect(services.map(({ name }) => name).toSorted()).toEqual(serving.toSorted())
})

test('the Ingress, the pod settings and Prometheus name only services and ports that exist', () => {
  const known = services.flatMap(({ name, ports }) => ports.map((port) => `${name}:${port}`))
  const ingress = ofKind('Ingress').flatMap((each) =>
    list(at(each, 'spec', 'rules')).flatMap((rule) =>
      list(at(rule, 'http', 'paths')).map(
        (path) => `${at(path, 'backend', 'service', 'name')}:${at(path, 'backend', 'service', 'port', 'number')}`,
      ),
    ),
  )
  expect([...new Set(ingress)].toSorted()).toEqual(['admin:3300', 'web:3000'])
  const named = pods.flatMap(({ spec }) =>
    [...settingsOf(spec).values()].flatMap((one) => /^http:\/\/(.+)$/.exec(String(at(one, 'value')))?.[1] ?? []),
  )
  expect(named.length).toBeGreaterThan(4)
  const asked = [...read('prometheus/kubernetes.yml').matchAll(/regex: (\S+);(\d+)/g)].map(
    ([, app, port]) => `${app}:${port}`,
  )
  expect(asked).toHaveLength(4)
  expect([...ingress, ...named, ...asked].filter((each) => !known.includes(each))).toEqual([])
})

test('each host of the Ingress has a certificate', () => {
  for (const each of ofKind('Ingress')) {
    const covered = list(at(each, 'spec', 'tls')).flatMap((tls) => list(at(tls, 'hosts')))
    expect(covered).toEqual(list(at(each, 'spec', 'rules')).map((rule) => at(rule, 'host')))
  }
})

test('pods behind a proxy have TRUSTED_PROXIES, and each secret that a pod takes by key is in its example settings', () => {
  for (const name of ['web', 'admin'])
    expect(settingsOf(pods.find((each) => each.name === name)?.spec).has('TRUSTED_PROXIES'), name).toBe(true)
  const taken = pods.flatMap(({ spec }) =>
    [...settingsOf(spec).values()].flatMap((one) => {
      const from = at(one, 'valueFrom', 'secretKeyRef')
      return from === undefined
        ? []
        : [{ role: String(at(from, 'name')).replace('menagerie-', ''), key: at(from, 'key') }]
    }),
  )
  expect(taken.length).toBeGreaterThan(0)
  for (const { role, key } of taken) expect(read(`env/${role}.env.example`)).toContain(`\n${key}=`)
})

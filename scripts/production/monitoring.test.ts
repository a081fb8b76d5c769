import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFigures } from '../../studio/src/platform/figures.ts'
import { Metrics } from '../../web/src/server/metrics/metrics.ts'
import { ROOT } from '../state-folder.ts'

const DEPLOY = join(ROOT, 'deploy')
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8')
const rules = read('prometheus/rules.yml')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

test('each alert has a runbook page, and each runbook page has an alert', () => {
  const pages = readdirSync(join(ROOT, 'docs/runbook')).filter((file) => file !== 'README.md')
  expect(pages.sort()).toEqual(alerts.map((name) => `${name}.md`).sort())
  const index = readFileSync(join(ROOT, 'docs/runbook/README.md'), 'utf8')
  expect(alerts.filter((name) => !index.includes(`(${name}.md)`))).toEqual([])
})

test('alerts and the dashboard query only metrics that exist', async () => {
  const shown = [
    await new Metrics().toText(),
    await createFigures({ of: 'api', label: 'call', help: 'Calls' }).toText({}, {}),
    await createFigures({ of: 'admin', label: 'kind', help: 'Requests', signInKinds: ['password'] }).toText({}, {}),
  ].join('\n')
  // Those that are told with each reading: by the names in the code that tells them.
  const told = globSync('{web/src/server/metrics,studio/src/**}/*.ts', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')
  const isTold = (name: string) =>
    [name, name.replace(/^outbox_/, '')].some((part) => new RegExp(`'${part}'|\\b${part}:`).test(told)) ||
    /^pool_(reads|writes|payload|mail)_(used|waiting)$/.test(name)
  const asked = new Set(
    [...`${rules}${read('grafana/menagerie.json')}`.matchAll(/\bmenagerie_(\w+)/g)].map(([, name = '']) => name),
  )
  const unknown = [...asked].filter(
    (name) => !shown.includes(`menagerie_${name.replace(/_bucket$/, '')} `) && !isTold(name),
  )
  expect(asked.size).toBeGreaterThan(30)
  expect(unknown).toEqual([])
})

test('each alert has rule tests for staying silent and for firing, and one test for each alternative condition', () => {
  const tried = read('prometheus/rules.test.yml')
  const silent = new Set([...tried.matchAll(/alertname: (\w+), exp_alerts: \[\]/g)].map(([, name]) => name))
  const calls = new Set([...tried.matchAll(/alertname: (\w+)\n\s+exp_alerts: \[\{/g)].map(([, name]) => name))
  expect(alerts.filter((name) => !silent.has(name))).toEqual([])
  expect(alerts.filter((name) => !calls.has(name))).toEqual([])
  // Two ways joined by `or` or `+` need two tests: else one of them may never call.
  const ways = alerts.map((name) => {
    const [, expr = ''] = new RegExp(`alert: ${name}\\n\\s+expr: >-\\n(.*)\\n`).exec(rules) ?? []
    return { name, ways: expr.split(/ or | \+ /).length }
  })
  const count = (name: string) => tried.match(new RegExp(`name: ${name}(,|\\n)`, 'g'))?.length ?? 0
  expect(ways.filter((each) => count(each.name) < each.ways)).toEqual([])
})

test('in a cluster, Prometheus scrapes the same processes under the same job names', () => {
  const jobs = (file: string) => [...read(file).matchAll(/job_name: (\S+)/g)].map(([, name = '']) => name)
  const probes = jobs('prometheus/prometheus.yml').filter((name) => name.startsWith('menagerie-ready'))
  expect([...jobs('prometheus/kubernetes.yml'), ...probes]).toEqual(jobs('prometheus/prometheus.yml'))
})

test('each job that an alert names is configured in Prometheus', () => {
  const asked = [...read('prometheus/prometheus.yml').matchAll(/job_name: (\S+)/g)].map(([, name]) => name)
  const named = [...rules.matchAll(/job="([^"]+)"/g)].map(([, name]) => name)
  expect(named.filter((name) => !asked.includes(name))).toEqual([])
})

test('each process whose metrics are scraped also has a readiness probe', () => {
  const config = read('prometheus/prometheus.yml')
  const targets = [...config.matchAll(/targets: \[([^\]]+)\]/g)].flatMap(
    ([, list = '']) => list.match(/[^',\s]+/g) ?? [],
  )
  const [probes, scraped] = [true, false].map((isProbe) =>
    targets.filter((each) => each.startsWith('http') === isProbe),
  )
  expect(scraped?.length).toBeGreaterThan(3)
  expect(scraped?.map((target) => `http://${target}/readyz`).toSorted()).toEqual(probes?.toSorted())
})

const promtool = ['/usr/bin/promtool', process.env.PROMTOOL ?? ''].find((path) => path !== '' && existsSync(path))
const PROMTOOL_MS = 120_000

// Debian's package `prometheus` brings it; where it is missing, there is nothing to ask.
if (promtool)
  test(
    'Prometheus accepts its configuration and rules, and alerts fire when they should',
    () => {
      // Debian's knows no clusters: their pods stand as addresses here, all else is as in the file.
      const inCluster = join(mkdtempSync(join(tmpdir(), 'rules-')), 'kubernetes.yml')
      const text = read('prometheus/kubernetes.yml').replaceAll(
        /kubernetes_sd_configs: .*/g,
        "static_configs: [{ targets: ['a:1'] }]",
      )
      writeFileSync(inCluster, text)
      onTestFinished(() => rmSync(dirname(inCluster), { recursive: true }))
      for (const args of [
        ['check', 'config', '--syntax-only', 'prometheus.yml'],
        ['check', 'config', '--syntax-only', inCluster],
        ['check', 'rules', 'rules.yml'],
        ['test', 'rules', 'rules.test.yml'],
      ]) {
        const { status, stdout, stderr } = spawnSync(promtool, args, {
          cwd: join(DEPLOY, 'prometheus'),
          encoding: 'utf8',
        })
        expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, ''])
      }
    },
    PROMTOOL_MS,
  )

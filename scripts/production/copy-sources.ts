import { cpSync, existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Files of `deploy/` that a build includes. They are listed by name, because operators keep filled-in examples, keys
 * and manifests in the same folder. Those would be in the image otherwise, readable by every role.
 */
export const DEPLOY_FILES: readonly string[] = [
  ...['Caddyfile', 'Dockerfile', 'compose.env.example', 'compose.yaml', 'nginx.conf'],
  ...['admin', 'content-api', 'jobs', 'search', 'tool', 'web'].map((role) => `env/${role}.env.example`),
  'grafana/menagerie.json',
  ...['ingress', 'menagerie', 'migrate', 'tool'].map((name) => `kubernetes/${name}.yaml`),
  ...['kubernetes.yml', 'prometheus.yml', 'rules.test.yml', 'rules.yml'].map((file) => `prometheus/${file}`),
  ...['admin', 'content-api', 'jobs', 'web'].map((role) => `systemd/menagerie-${role}.service`),
  ...['backup.service', 'backup.timer', 'failed@.service'].map((file) => `systemd/menagerie-${file}`),
]

const LEFT_OUT =
  /(^|\/)(node_modules|\.next|dist|testing|test|bundling\/fresh)$|\.test\.tsx?$|\.int\.test\.ts$|\.tsbuildinfo$|\.examples\.tsx?$/
/** Settings with their secrets, in the files that Next, Docker and systemd read. */
const FILLED_IN = /(^|\/)[^/]*\.env(\.(?!example$)[^/]*)?$/
const OF_CHECKOUT = /(^|\/)(\.git|node_modules)$/

const toPath = (from: string, file: string) => relative(from, file).split(sep).join('/')

export function copyDeployFiles(root: string, to: string): void {
  for (const name of DEPLOY_FILES) cpSync(join(root, 'deploy', name), join(to, 'deploy', name))
}

/** Copies a file or a folder of the checkout, without tests and without what was built or filled in there. */
export function copySource(root: string, name: string, to: string): void {
  const from = join(root, name)
  if (!existsSync(from)) return
  cpSync(from, join(to, name), {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(toPath(root, file)) && !FILLED_IN.test(toPath(root, file)),
  })
}

export function copyCompany(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) => !OF_CHECKOUT.test(toPath(from, file)) && !FILLED_IN.test(toPath(from, file)),
  })
}

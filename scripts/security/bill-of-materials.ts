import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageSchema = z.looseObject({
  version: z.string().optional(),
  license: z.unknown().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  link: z.boolean().optional(),
})
const lockSchema = z.object({ version: z.string(), packages: z.record(z.string(), packageSchema) })

export type Part = {
  name: string
  version: string
  licence: string
  /** `sha512-…`, as npm checks it. */
  integrity: string
  /** Whether only builds and tests need it. */
  isDev: boolean
}

const IN_MODULES = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/

/** Lists every package of the lockfile, once per version. */
export function listParts(root: string): Part[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const parts = Object.entries(packages).flatMap(([path, { version, license, integrity, dev, link }]) => {
    const name = IN_MODULES.exec(path)?.[1]
    if (name === undefined || link === true || version === undefined) return []
    const licence = typeof license === 'string' ? license : readLicence(join(root, path))
    return [{ name, version, licence, integrity: integrity ?? '', isDev: dev === true }]
  })
  const byKey = new Map<string, Part>()
  for (const part of parts) {
    const key = `${part.name}@${part.version}`
    const known = byKey.get(key)
    byKey.set(key, known === undefined ? part : { ...known, isDev: known.isDev && part.isDev })
  }
  return [...byKey.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

const manifestSchema = z.looseObject({
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})

/** Returns the licence in an older package's own file, or ''. */
function readLicence(folder: string): string {
  try {
    const { data } = manifestSchema.safeParse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    return data?.license ?? data?.licenses?.map(({ type }) => type).join(' OR ') ?? ''
  } catch {
    return ''
  }
}

/** Tells whether a licence requires publishing the source of everything that it ships with. Of several licences to choose from, one without that rule is enough. */
export const isCopyleft = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .every((choice) => /(^|\s)A?GPL/i.test(choice))

/** Returns the bill in the format CycloneDX 1.6. */
export function toBill(parts: readonly Part[], version: string): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'menagerie', version, 'bom-ref': 'menagerie' } },
    components: parts.map(toComponent),
    dependencies: [{ ref: 'menagerie', dependsOn: parts.filter(({ isDev }) => !isDev).map(toPurl) }],
  }
}

const toPurl = ({ name, version }: Part) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function toComponent(part: Part) {
  const { name, version, licence, integrity, isDev } = part
  const [, base64 = ''] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': toPurl(part),
    name,
    version,
    purl: toPurl(part),
    scope: isDev ? 'excluded' : 'required',
    ...(licence && { licenses: [{ expression: licence }] }),
    ...(base64 && { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] }),
  }
}

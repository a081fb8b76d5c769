import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importKind } from '../imports/kinds/import-kind.ts'
import type { KindSettings } from '../imports/kinds/kind-settings.ts'
import type { DocumentKind } from '../imports/kinds/kinds.ts'
import { NO_MAPPING } from '../imports/products/mapping.ts'
import { openIntake } from '../imports/read/open-intake.ts'
import type { ProductFinding } from '../imports/run/import-settings.ts'
import type { TestStudio } from './test-studio.ts'

/** Imports a table of a kind; `beside`: files in the same folder, by name. */
export function createKindRuns(studio: TestStudio) {
  return async function run(
    kind: DocumentKind,
    content: string | Buffer,
    given: Partial<KindSettings> = {},
    name = 'file.csv',
    beside: Readonly<Record<string, Buffer>> = {},
  ) {
    const folder = await mkdtemp(join(tmpdir(), 'menagerie-import-'))
    await writeFile(join(folder, name), content)
    for (const [file, bytes] of Object.entries(beside)) await writeFile(join(folder, file), bytes)
    const intake = await openIntake(Object.keys(beside).length > 0 ? folder : join(folder, name))
    const problems: string[] = []
    const findings: ProductFinding[] = []
    const settings: KindSettings = { kind, mapping: NO_MAPPING, status: 'published', isDry: false, ...given }
    const counts = await importKind(studio.payload, intake, settings, {
      onProblem: ({ where, field, message }) => problems.push(`${where}, ${field}: ${message}`),
      onProduct: (finding) => findings.push(finding),
    })
    await intake.close()
    await rm(folder, { recursive: true, force: true })
    return { counts, problems, findings }
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Mapping, NO_MAPPING } from '../imports/products/mapping.ts'
import { openIntake } from '../imports/read/open-intake.ts'
import { importProducts } from '../imports/run/import-products.ts'
import type { ImportSettings, ProductFinding } from '../imports/run/import-settings.ts'
import type { TestStudio } from './test-studio.ts'

type TestSettings = Partial<Omit<ImportSettings, 'mapping'>> & { mapping?: Partial<Mapping>; isStopped?: () => boolean }
type TestFiles = Readonly<Record<string, string | Buffer>>

/** Imports small files like the command, and reads what is published. */
export function createTestImports({ payload }: Pick<TestStudio, 'payload'>) {
  return {
    async run(files: TestFiles, { mapping, isStopped, ...given }: TestSettings = {}) {
      const folder = await mkdtemp(join(tmpdir(), 'menagerie-import-'))
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true })
        await writeFile(join(folder, name), content)
      }
      const intake = await openIntake(folder)
      const findings: ProductFinding[] = []
      const problems: string[] = []
      const notes: string[] = []
      const columns: string[] = []
      const words: string[] = []
      const settings: ImportSettings = {
        status: 'published',
        isDry: false,
        savedBy: 'Import',
        mapping: { ...NO_MAPPING, ...mapping },
        ...given,
      }
      const counts = await importProducts(payload, intake, settings, {
        ...(isStopped && { isStopped }),
        onProduct: (finding) => findings.push(finding),
        onNote: (note) => notes.push(note),
        onColumn: (header) => columns.push(header),
        onWords: (missed) => words.push(...missed.keys()),
        onProblem: ({ where, field, message }) => problems.push(`${where}, ${field}: ${message}`),
      })
      await intake.close()
      await rm(folder, { recursive: true, force: true })
      return { counts, findings: findings.filter(({ state }) => state !== 'gone'), problems, notes, columns, words }
    },
    async findPublished(sku: string, locale = 'nl_NL') {
      const { rows } = await payload.db.pool.query(
        `select path, body from published.entry where kind = 'product' and key = $1 and locale = $2 and not deleted`,
        [sku, locale],
      )
      return rows[0]
    },
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'

/** The demo, and what drives or measures the product with its content. */
const WITH_DEMO = ['demo', 'e2e', 'bench', 'proof']
/** A checkout may do without the demo: an own company needs none of it. */
export const HAS_DEMO = existsSync(join(ROOT, 'demo'))

const ALL = [
  'contract',
  'sites',
  'company',
  'search',
  'telemetry',
  'web',
  'studio',
  'demo',
  'e2e',
  'bench',
  'proof',
  'scripts',
]

/** Folders of the repository with code that is read by checks. */
export const SOURCE_FOLDERS: readonly string[] = ALL.filter((folder) => HAS_DEMO || !WITH_DEMO.includes(folder))

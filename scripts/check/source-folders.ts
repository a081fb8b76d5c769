import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'

/** The demo, and the code that drives or measures the product with its content. */
const WITH_DEMO = ['demo', 'e2e', 'bench', 'proof']
/** Whether the checkout has the demo. A company's own checkout needs none. */
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

/** Folders of the repository with code that is checked. */
export const SOURCE_FOLDERS: readonly string[] = ALL.filter((folder) => HAS_DEMO || !WITH_DEMO.includes(folder))

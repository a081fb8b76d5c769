import { findBrowserFaults } from './browser-reach.ts'
import { findFolderPairs } from './folder-pairs.ts'
import { findHelperFaults } from './helper-places.ts'
import { readCode } from './read-code.ts'

const sources = readCode()
const faults = [
  ...findBrowserFaults(sources),
  ...findFolderPairs(sources, 'studio/src/'),
  ...findHelperFaults(sources.keys()),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

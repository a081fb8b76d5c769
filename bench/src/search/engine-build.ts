import { writeFileSync } from 'node:fs'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { BENCH_INDEX, toEngineConfig } from './engine-index.ts'
import { openRecords } from './read-records.ts'

/** Builds an index in a separate process, as the site does, from the records' file into the pack's. Prints the milliseconds. */
const [recordsFile = '', packFile = ''] = process.argv.slice(2)
const engine = createSearchEngine()
const { records, readMs } = openRecords(recordsFile)
const began = performance.now()
await engine.replaceAll(BENCH_INDEX, records, toEngineConfig())
const bytes = await engine.pack(BENCH_INDEX)
console.log(performance.now() - began - readMs())
writeFileSync(packFile, bytes)
await engine.close()

import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { getPayload, type Payload } from 'payload'
import { endOnFault } from '../platform/end-on-fault.ts'
import { requireEnvironment } from '../platform/environment.ts'
import { refuseOtherDatabase } from '../platform/migration-state.ts'
import { republishAll } from '../publish/republish-all.ts'

const HELP = `${toOperatorCommand('republish')}     makes the published state anew from all published documents
Every site loads all of it again. For after a restore of an older version, or when the state is doubted.`

async function main(payload: Payload): Promise<void> {
  const started = performance.now()
  const { entries, problems } = await republishAll(payload)
  for (const problem of problems) console.error(problem)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Published ${entries} entries again in ${seconds} s.`)
  if (problems.length > 0) {
    console.error(`${problems.length} documents kept what they had published before.`)
    process.exitCode = 1
  }
}

readCommandLine({ help: HELP, most: 0 })
requireEnvironment()
await refuseOtherDatabase().catch(endOnFault)
const { default: config } = await import('../payload.config.ts')
const payload = await getPayload({ config, disableOnInit: true })
payload.logger.level = 'warn'
try {
  await main(payload)
} finally {
  await payload.destroy()
}
process.exit()

import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { formatPlan } from './format-plan.ts'
import { readBrands, withStudio } from './open-studio.ts'
import { syncStores } from './sync-stores.ts'

const HELP = `${toOperatorCommand('sync:stores', '[--dry]')}     the stores of STORES_SYNC_URL into the studio
  --dry             only shows what would change`

const { values } = readCommandLine({ help: HELP, options: { dry: { type: 'boolean', default: false } }, most: 0 })

await withStudio(async (payload) => {
  const { STORES_SYNC_URL: url, STORES_SYNC_TOKEN: token, STORES_SYNC_BRANDS: brands } = process.env
  if (!url) throw new Error('Where from? STORES_SYNC_URL is not set (docs/operations.md)')
  const plan = await syncStores(payload, {
    url,
    token,
    isDry: values.dry,
    brands: readBrands(brands),
    log: (message) => console.error(message),
  })
  for (const line of formatPlan(plan)) console.log(line)
  if (!plan.isComplete) console.error('Not all stores came: nothing was deleted.')
  return plan.isComplete && plan.problems.length === 0
})

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BLOCK_SCHEMAS } from '../blocks/block-schemas.ts'
import { withGallery } from '../gallery/with-gallery.tsx'
import { type Env, readEnv } from '../platform/env.ts'
import { createLog, type Log } from '../platform/log.ts'
import { checkBlocksWith } from '../replica/check-blocks.ts'
import { openReplica } from '../replica/open-replica.ts'
import { openSnapshot } from '../replica/snapshot.ts'
import { renderDocument, renderErrorDocument } from '../templates/render-document.tsx'
import { resolveRoute } from '../templates/resolve-route.ts'
import { findPortFault } from './listen.ts'
import { addressingOf, originsOf } from './origins.ts'
import { startSite } from './start-site.ts'

/** The project's root, from `site/src/server` and from `site/dist/server` alike. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const TEMPLATES = { resolveRoute, renderDocument, renderErrorDocument }

const env = readEnv(process.env, ROOT)
if (env.ok) await run(env.value)
else giveUp(env.error)

async function run(env: Env): Promise<void> {
  const log = createLog({ level: env.LOG_LEVEL })
  for (const { port, portVariable } of originsOf(env, addressingOf(env))) {
    const fault = await findPortFault({ host: env.HOST, port, portVariable })
    if (fault !== undefined) return giveUp(fault)
  }
  const replica = open(env, log)
  if (replica === undefined) return
  const site = await startSite({
    env,
    replica,
    templates: env.GALLERY === 'on' ? withGallery(TEMPLATES) : TEMPLATES,
    clientFolder: join(ROOT, 'site/dist/client'),
    log,
  })
  if (!site.ok) {
    replica.close()
    return giveUp(site.error)
  }
  const { ports, stop } = site.value
  log.info('The site is listening', { host: env.HOST, ports: ports.join(' '), addressing: env.ADDRESSING })
  const end = async (signal: NodeJS.Signals) => {
    log.info('The site is stopping', { signal })
    await stop()
    replica.close()
    log.info('The site has stopped')
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

function open(env: Env, log: Log) {
  try {
    if (env.SNAPSHOT !== undefined) openSnapshot(env.SNAPSHOT, env.REPLICA_DIR)
    return openReplica({
      dir: env.REPLICA_DIR,
      validateBlocks: checkBlocksWith(BLOCK_SCHEMAS),
      onAlarm: ({ entry, problem }) =>
        log.error('Published but refused, the last good state stays', { entry, problem }),
      onNotice: (notice) => log.warn(notice),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    giveUp(`The site's data in ${env.REPLICA_DIR} (REPLICA_DIR) cannot be opened: ${reason}`)
    return undefined
  }
}

/** One sentence for the person at the keyboard. */
function giveUp(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTracing } from '@menagerie/telemetry/start-tracing'
import { BLOCK_SCHEMAS } from '../blocks/block-schemas.ts'
import { openExamplePictures } from '../gallery/example-pictures.ts'
import { withGallery } from '../gallery/with-gallery.ts'
import type { Env } from '../platform/env.ts'
import { giveBackMemory } from '../platform/give-back-memory.ts'
import { createLog, type Log } from '../platform/log.ts'
import { isReplacement } from '../processes/replacement.ts'
import { ALONE, joinWorkers } from '../processes/workers.ts'
import { checkBlocksWith } from '../replica/check-blocks.ts'
import { openSharedReplica, type SharedReplica } from '../replica/shared-replica.ts'
import { openSnapshot } from '../replica/snapshot.ts'
import { SITE_TEMPLATES } from '../templates/site-templates.ts'
import { exitWithMessage } from './exit-with-message.ts'
import { type RunningSite, startSite } from './start-site.ts'

const LOOK_MS = 50

/** Runs one process that answers requests, alone or as one of several. */
export async function runSite(env: Env, root: string): Promise<void> {
  const log = createLog({ level: env.LOG_LEVEL })
  const workers = cluster.isWorker ? joinWorkers() : ALONE
  const replica = open(env, log)
  if (replica === undefined) return
  const tracing = await startTracing('site')
  if (isReplacement()) await waitForContent(replica)
  const site = await startSite({
    env,
    replica,
    workers,
    templates: env.GALLERY === 'on' ? withGallery(SITE_TEMPLATES) : SITE_TEMPLATES,
    ownPictures: env.GALLERY === 'on' ? openExamplePictures(root) : undefined,
    clientFolder: join(root, 'web/dist/client'),
    log,
  })
  if (!site.ok) {
    replica.close()
    return exitWithMessage(site.error)
  }
  const end = endWith({ site: site.value, replica, tracing, log })
  process.once('SIGTERM', (signal) => end('stop', signal))
  process.once('SIGINT', (signal) => end('stop', signal))
  // Logged last: a reader of this line may send a signal at once.
  const ports = site.value.ports.join(' ')
  log.info('The site is listening', { host: env.HOST, ports, addressing: env.ADDRESSING, process: process.pid })
  if (cluster.isWorker) process.on('SIGHUP', () => {})
  giveBackMemory()
  workers.onDrain(() => end('drain', 'another process has taken over'))
  workers.serving()
}

type SiteParts = { site: RunningSite; replica: SharedReplica; tracing: { stop: () => Promise<void> }; log: Log }

function endWith({ site, replica, tracing, log }: SiteParts) {
  return async (how: 'stop' | 'drain', why: string) => {
    log.info('The site is stopping', { why, process: process.pid })
    await site[how]()
    replica.close()
    await tracing.stop()
    log.info('The site has stopped', { process: process.pid })
    process.exit(0)
  }
}

/** Waits for content while other processes answer: no visitor should meet a process that has nothing to show yet. */
async function waitForContent(replica: SharedReplica): Promise<void> {
  while (replica.writer() === undefined && replica.state() === undefined) {
    await wait(LOOK_MS)
    replica.step()
  }
}

function open(env: Env, log: Log): SharedReplica | undefined {
  const { SNAPSHOT: snapshot, REPLICA_DIR: dir } = env
  try {
    const replica = openSharedReplica({
      dir,
      ...(snapshot !== undefined && { prepare: () => openSnapshot(snapshot, dir) }),
      validateBlocks: checkBlocksWith(BLOCK_SCHEMAS),
      onAlarm: ({ entry, problem }) =>
        log.error('Published but refused, the last good state stays', { entry, problem }),
      onNotice: (notice) => log.warn(notice),
    })
    replica.step()
    return replica
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    exitWithMessage(`The site's data in ${dir} (REPLICA_DIR) cannot be opened: ${reason}`)
    return undefined
  }
}

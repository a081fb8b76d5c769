import { killDatabase } from '../outages/kill-database.ts'
import { signalTree } from '../outages/signal-tree.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { askText, readFigure } from '../read-metrics.ts'
import type { FailureStage } from './failure-stage.ts'
import { sendMessage } from './send-message.ts'

type Sign = { what: string; isTold: (stage: FailureStage) => Promise<boolean> }

export type Failure = {
  name: string
  /** Absent when the failure exists from the beginning. */
  cause?: (stage: FailureStage) => Promise<void>
  mend: (stage: FailureStage) => Promise<void>
  told: readonly Sign[]
  visitors: readonly { what: string; isRight: (stage: FailureStage) => Promise<boolean> }[]
}

/** Free space that docs/operations.md calls low. */
const LOW_BYTES = 512 * 2 ** 20

const nothing = async () => {}

/** Makes a sign that a figure of the site is above 0, or meets `is`. */
const siteFigure = (name: string, is = (value: number) => value > 0): Sign => ({
  what: name,
  isTold: async ({ site }) => is(await readFigure(site.ports.main, `menagerie_${name}`)),
})

const siteReadiness = (part: string): Sign => ({
  what: `/readyz of the site: ${part}`,
  isTold: async ({ site }) => (await askText(site.ports.main, '/readyz')).includes(`${part}`),
})

/** A process of the studio, by the name of its origin there. */
type StudioProcess = 'admin' | 'contentApi'
const NAMES: Record<StudioProcess, string> = { admin: 'the admin', contentApi: 'the Content API' }

async function askStudio(
  studio: Studio,
  asked: StudioProcess,
  path: string,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${studio[`${asked}Origin`]}${path}`, { signal: AbortSignal.timeout(10_000) })
  return { status: answer.status, text: await answer.text() }
}

const studioStatus = (asked: StudioProcess, status: number): Sign => ({
  what: `/readyz of ${NAMES[asked]} is ${status}`,
  isTold: async ({ studio }) => (await askStudio(studio, asked, '/readyz')).status === status,
})

const studioSays = (asked: StudioProcess, path: '/readyz' | '/metrics', what: RegExp): Sign => ({
  what: `${path} of ${NAMES[asked]}: ${what.source}`,
  isTold: async ({ studio }) => what.test((await askStudio(studio, asked, path)).text),
})

const page = (path: string) => ({
  what: `${path} is there`,
  isRight: async ({ site }: FailureStage) => {
    const answer = await fetch(`http://localhost:${site.ports.main}${path}`)
    return answer.status === 200 && (await answer.text()).includes('</html>')
  },
})

const message = (status: 303 | 503) => ({
  what: `a message is answered with ${status}`,
  isRight: async (stage: FailureStage) => (await sendMessage(stage)) === status,
})

const FEED_LOST = [siteReadiness('"feed":"lost"'), siteFigure('feed_connected', (value) => value === 0)]
const PAGES = [page('/'), page('/nl-nl/')]

/** Sends messages until the site says that it can store no more. */
async function fillOutbox(stage: FailureStage): Promise<void> {
  for (let sent = 0; sent < 2_000; sent += 1) if ((await sendMessage(stage)) === 503) return
  throw new Error('The outbox does not fill')
}

export const FAILURES: readonly Failure[] = [
  {
    name: 'search service away',
    mend: nothing,
    told: [siteReadiness('search:'), siteFigure('search_service_down')],
    visitors: [...PAGES, page('/search/products/?query=dog')],
  },
  {
    name: 'mail server away',
    mend: nothing,
    told: [
      studioSays('contentApi', '/readyz', /mail:/),
      studioSays('contentApi', '/metrics', /^menagerie_mail_server_down 1$/m),
    ],
    visitors: [message(303)],
  },
  {
    name: 'PostgreSQL dead',
    cause: ({ studio }) => killDatabase(studio),
    mend: ({ studio }) => studio.database.restart(),
    told: [
      studioStatus('contentApi', 503),
      studioSays('contentApi', '/metrics', /^menagerie_database_down 1$/m),
      ...FEED_LOST,
    ],
    visitors: [...PAGES, message(303)],
  },
  {
    name: 'Content API hangs',
    cause: async (stage) => {
      signalTree(stage.studio.pidOf('content-api'), 'SIGSTOP')
      await sendMessage(stage)
    },
    mend: async ({ studio }) => signalTree(studio.pidOf('content-api'), 'SIGCONT'),
    told: [...FEED_LOST, siteFigure('outbox_waiting')],
    visitors: [...PAGES, message(303)],
  },
  {
    name: 'Content API dead, outbox full',
    cause: async (stage) => {
      await stage.studio.kill('content-api')
      await fillOutbox(stage)
    },
    mend: ({ studio }) => studio.start('content-api'),
    told: [...FEED_LOST, siteReadiness('outbox:'), siteFigure('outbox_full'), siteFigure('outbox_waiting')],
    visitors: [...PAGES, message(503)],
  },
  {
    name: 'disk low',
    cause: ({ smallDisk }) => smallDisk.mount(),
    mend: async ({ smallDisk }) => smallDisk.unmount(),
    told: [siteReadiness('disk:'), siteFigure('disk_free_bytes', (bytes) => bytes < LOW_BYTES)],
    visitors: [...PAGES, message(303)],
  },
  {
    name: 'admin without build',
    cause: async ({ adminBuild }) => adminBuild.takeAway(),
    mend: async ({ adminBuild }) => adminBuild.putBack(),
    told: [studioStatus('admin', 503), studioSays('admin', '/metrics', /^menagerie_build_gone 1$/m)],
    visitors: [...PAGES, message(303)],
  },
]

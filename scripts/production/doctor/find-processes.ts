import { TOKEN_NEEDED } from '../../../studio/src/content-api/call/tokens.ts'
import { toOperatorCommand } from '../../../telemetry/src/operator-command.ts'
import { findRunbookPages } from '../find-runbook-page.ts'
import { type Finding, faultFinding, fineFinding, LOOK_MS, readToldLines, toDeepReason } from './finding.ts'

const { env } = process

type RoleName = 'content-api' | 'admin' | 'web' | 'jobs'

/** Returns the command that starts this kind of process. In a checkout one command starts all of them. */
const toStart = (role: RoleName) => (env.MENAGERIE_BUILT === '1' ? toOperatorCommand(role) : 'npm start')

/** Tells whether an answer is one of ours. A site answers `ready` as a boolean, the others `status` as text; the Content API refuses with a message. */
const isKnownBy = (told: unknown, role: RoleName) =>
  (role === 'web' ? ['ready'] : ['status', 'message']).some((name) => readToldLines(told, name).length > 0)

/** Asks a process for `/readyz`. */
export async function findReady(origin: string, role: RoleName): Promise<Finding> {
  const headers: Record<string, string> = env.METRICS_TOKEN ? { authorization: `Bearer ${env.METRICS_TOKEN}` } : {}
  let response: Response
  try {
    response = await fetch(new URL('/readyz', origin), { headers, signal: AbortSignal.timeout(LOOK_MS) })
  } catch (error) {
    return faultFinding(
      `${origin} does not answer: ${toDeepReason(error)}`,
      `start it (${toStart(role)}), or look at its log`,
    )
  }
  const told: unknown = await response.json().catch(() => ({}))
  if (!isKnownBy(told, role))
    return faultFinding(
      `${origin} answers ${response.status}, and not as the process ${role}`,
      'which process has that port? ss -ltnp',
    )
  const lines = ['missing', 'degraded', 'status', 'message'].flatMap((name) => readToldLines(told, name))
  if (response.status !== 200)
    return faultFinding(`not ready: ${lines.join('; ') || response.status}`, findRunbookPages(lines))
  const degraded = readToldLines(told, 'degraded')
  if (degraded.length > 0) return faultFinding(`ready, but ${degraded.join('; ')}`, findRunbookPages(degraded))
  // For callers that may not read the faults, the list is empty as well.
  if (await mayReadFigures(origin, headers)) return fineFinding('ready')
  return faultFinding(
    'ready, but what is wrong with it is told to callers with its METRICS_TOKEN alone',
    'set METRICS_TOKEN of that process, and the same here: docs/production.md, Settings',
  )
}

async function mayReadFigures(origin: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const { status, body } = await fetch(new URL('/metrics', origin), { headers, signal: AbortSignal.timeout(LOOK_MS) })
  await body?.cancel()
  return status === 200
}

type TokenCall = { path: string; scope: string; isSent?: boolean }

/** Tests a token with a call of its scope that changes nothing: a call without a session, or a batch without forms. */
export async function findToken(
  name: string,
  { path, scope, isSent = false }: TokenCall,
): Promise<Finding | undefined> {
  const [url, token] = [env.CONTENT_API_URL, env[name]]
  if (!url || !token) return undefined
  const response = await fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(LOOK_MS),
    ...(isSent && { method: 'POST', body: '{}' }),
  })
  const told: unknown = await (response.status < 400 ? response.body?.cancel() : response.json().catch(() => ({})))
  if (response.status >= 500)
    return faultFinding(`it is answered with ${response.status}`, 'the Content API cannot look: mend that first')
  const isRefused = response.status === 403 || readToldLines(told, 'message').includes(TOKEN_NEEDED)
  if (!isRefused) return fineFinding('it is taken')
  return faultFinding(
    `it is answered with ${response.status}`,
    `${name} of the site must stand in CONTENT_API_TOKENS with the scope ${scope}`,
  )
}

import type { RequestListener } from 'node:http'
import type { Addressing } from '@menagerie/sites/addressing'
import type { Env } from '../platform/env.ts'
import type { Result } from '../platform/result.ts'
import { toConnectionLimits } from './http/connection-limits.ts'
import type { VisitorOf } from './http/connections.ts'
import type { FindOrigin } from './http/host.ts'
import { type Listener, type ListenOptions, listen } from './http/listen.ts'
import { originsOf } from './http/origins.ts'
import { SERVICE_PATHS } from './service-paths.ts'

/** Connections of monitoring, each of which asks now and then. */
const HEALTH_CONNECTIONS = 100
const FOR_WATCHERS: readonly string[] = [SERVICE_PATHS.health, SERVICE_PATHS.readiness, SERVICE_PATHS.metrics]

type Handlers = Pick<ListenOptions, 'turns' | 'onHead' | 'onRequest' | 'onFull' | 'onCut'> & {
  services: RequestListener
}
type Options = {
  env: Env
  addressing: Addressing
  visitorOf: VisitorOf
  /** Handlers of one origin. */
  toHandlers: (findOrigin: FindOrigin) => Handlers
}

/** `ports`: those for visitors. */
type Opened = { listeners: Listener[]; ports: number[] }

/** Opens all ports of the process, or none. With a health port, health has a listener of its own, whose connections visitors cannot use up. */
export async function openListeners(options: Options): Promise<Result<Opened, string>> {
  const { env, addressing, visitorOf, toHandlers } = options
  const listeners: Listener[] = []
  const asked: ListenOptions[] = originsOf(env, addressing).map(({ port, portVariable, findOrigin }) => {
    const limits = toConnectionLimits(env)
    return { host: env.HOST, port, portVariable, visitorOf, limits, ...toHandlers(findOrigin) }
  })
  const health = toHealth(options)
  for (const each of health === undefined ? asked : [...asked, health]) {
    const listening = await listen(each)
    if (!listening.ok) {
      await Promise.all(listeners.map((listener) => listener.close()))
      return listening
    }
    listeners.push(listening.value)
  }
  return { ok: true, value: { listeners, ports: listeners.slice(0, asked.length).map(({ port }) => port) } }
}

function toHealth({ env, toHandlers }: Options): ListenOptions | undefined {
  const { HEALTH_PORT: port, HOST: host } = env
  if (port === undefined) return undefined
  const { services, turns, onFull, onCut } = toHandlers(() => undefined)
  return {
    host,
    port,
    portVariable: 'HEALTH_PORT',
    turns,
    onFull,
    onCut,
    limits: { ...toConnectionLimits(env), connections: HEALTH_CONNECTIONS },
    onHead: () => undefined,
    onRequest(request, response) {
      const [path = ''] = (request.url ?? '').split('?')
      if (FOR_WATCHERS.includes(path)) return services(request, response)
      response.writeHead(404, { 'Content-Length': 0 })
      response.end()
    },
  }
}

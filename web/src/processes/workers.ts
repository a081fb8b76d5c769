import { type ToSupervisor, toProcessSchema } from './messages.ts'

/** The other processes of the same site, as one of them sees them. What they tell each other is not the supervisor's business. */
export type Workers = {
  ids(): readonly number[]
  /** To all, or to one. There may be no listener. */
  send(body: unknown, to?: number): void
  onMessage(listener: (body: unknown, from: number) => void): void
  /** Called with every process that comes or goes. */
  onChange(listener: () => void): void
  /** Tells the supervisor that visitors are served from now on. */
  serving(): void
  /** The supervisor has another process in this one's place. */
  onDrain(listener: () => void): void
}

/** A site of one process. */
export const ALONE: Workers = {
  ids: () => [],
  send: () => {},
  onMessage: () => {},
  onChange: () => {},
  serving: () => {},
  onDrain: () => {},
}

/** For a process that a supervisor has started. */
export function joinWorkers(): Workers {
  let ids: readonly number[] = []
  const hearing: ((body: unknown, from: number) => void)[] = []
  const changing: (() => void)[] = []
  const draining: (() => void)[] = []
  // A supervisor that is gone takes this process with it; until then a failed message is none.
  const send = (message: ToSupervisor) => process.send?.(message, undefined, undefined, () => {})

  process.on('message', (received) => {
    const { data: message } = toProcessSchema.safeParse(received)
    if (message?.type === 'menagerie:drain') for (const listener of draining) listener()
    if (message?.type === 'menagerie:message') for (const listener of hearing) listener(message.body, message.from)
    if (message?.type === 'menagerie:workers') {
      ids = message.ids
      for (const listener of changing) listener()
    }
  })

  return {
    ids: () => ids,
    send: (body, to) => {
      if (ids.length > 0) send({ type: 'menagerie:send', body, ...(to !== undefined && { to }) })
    },
    onMessage: (listener) => hearing.push(listener),
    onChange: (listener) => changing.push(listener),
    serving: () => send({ type: 'menagerie:listening' }),
    onDrain: (listener) => draining.push(listener),
  }
}

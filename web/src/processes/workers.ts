import { type ToSupervisor, toProcessSchema } from './messages.ts'

/** The other processes of the same site, as seen from one of them. The supervisor passes messages between them on without reading them. */
export type Workers = {
  ids(): readonly number[]
  /** Sends to all, or to one. There may be no listener. */
  send(body: unknown, to?: number): void
  onMessage(listener: (body: unknown, from: number) => void): void
  /** Called when a process starts or ends. */
  onChange(listener: () => void): void
  /** Tells the supervisor that this process serves visitors from now on. */
  serving(): void
  /** Called when the supervisor has replaced this process. */
  onDrain(listener: () => void): void
}

/** A site with a single process. */
export const ALONE: Workers = {
  ids: () => [],
  send: () => {},
  onMessage: () => {},
  onChange: () => {},
  serving: () => {},
  onDrain: () => {},
}

/** Connects a process with its supervisor. */
export function joinWorkers(): Workers {
  let ids: readonly number[] = []
  const hearing: ((body: unknown, from: number) => void)[] = []
  const changing: (() => void)[] = []
  const draining: (() => void)[] = []
  // When the supervisor ends, this process ends, too; until then failed messages are ignored.
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

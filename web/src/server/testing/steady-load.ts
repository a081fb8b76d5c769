import { connect, type Socket } from 'node:net'

/** How a visitor sends requests: how many in one piece, and whether again on the same connection. */
export type Habit = { path: string; atOnce: number; isKeptOpen: boolean }

const HEAD_END = '\r\n\r\n'
const ANSWER_MS = 10_000

/** Sends requests without a pause until stopped; each must be answered with 200, completely. */
export function startSteadyLoad(port: number, habits: readonly Habit[]) {
  let isStopping = false
  const counts = { answered: 0, connections: 0 }
  const failures: string[] = []
  const visit = async (habit: Habit) => {
    while (!isStopping) {
      counts.connections += 1
      try {
        await askOn(port, habit, () => !isStopping, counts)
      } catch (error) {
        failures.push(`${habit.path} ×${habit.atOnce}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  const visiting = habits.map(visit)
  return {
    counts,
    failures,
    async stop() {
      isStopping = true
      await Promise.all(visiting)
    },
  }
}

async function askOn(port: number, habit: Habit, goesOn: () => boolean, counts: { answered: number }) {
  const { path, atOnce, isKeptOpen } = habit
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${isKeptOpen ? '' : 'Connection: close\r\n'}\r\n`
  const socket = connect(port, '127.0.0.1')
  const answers = readAnswers(socket)
  try {
    let isLast = !isKeptOpen
    do {
      socket.write(request.repeat(atOnce))
      for (let left = atOnce; left > 0; left -= 1) {
        const { status, isClosing } = await answers.next()
        if (status !== 200) throw new Error(`status ${status}`)
        counts.answered += 1
        if (isClosing && left > 1) throw new Error(`closed with ${left - 1} requests unanswered`)
        isLast ||= isClosing
      }
    } while (!isLast && goesOn())
  } finally {
    socket.destroy()
  }
}

/** Reads the answers of a connection one after the other; fails when it ends or is silent before the next one is complete. */
function readAnswers(socket: Socket) {
  let held = Buffer.alloc(0)
  let end: Error | undefined
  let wake = () => {}
  socket.on('data', (piece: Buffer) => {
    held = Buffer.concat([held, piece])
    wake()
  })
  const onEnd = (error: Error) => {
    end ??= error
    wake()
  }
  socket.on('error', onEnd)
  socket.on('close', () => onEnd(new Error('the connection was closed')))
  socket.setTimeout(ANSWER_MS, () => onEnd(new Error('no answer came')))

  function take(): { status: number; isClosing: boolean } | undefined {
    const headEnd = held.indexOf(HEAD_END)
    if (headEnd < 0) return undefined
    const head = held.toString('latin1', 0, headEnd)
    const whole = headEnd + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
    if (held.length < whole) return undefined
    held = held.subarray(whole)
    return { status: Number(head.slice(9, 12)), isClosing: /^connection: close/im.test(head) }
  }

  return {
    async next() {
      for (;;) {
        const answer = take()
        if (answer !== undefined) return answer
        if (end !== undefined) throw end
        await new Promise<void>((done) => {
          wake = done
        })
      }
    },
  }
}

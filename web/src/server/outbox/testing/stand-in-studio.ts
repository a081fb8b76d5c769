import { createServer } from 'node:http'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { type Submission, submissionBatchSchema } from '@menagerie/contract/submissions'

type TakenForms = { brand: string; epoch: string | undefined; submissions: readonly Submission[] }

/** `dies`: the process crashes during the call, breaks all its connections, and is started again. */
type StandInAnswer = number | 'dies' | undefined
type StandIn = {
  answer: (told: TakenForms) => StandInAnswer
  /** Message of a refusal, as the Content API sends it; a firewall sends none. */
  message?: string
  answersLooks?: boolean
}

const RESTART_MS = 150

/** Receives forms in place of the studio. `answer` returns a status; undefined leaves the call unanswered. */
export async function openStandInStudio() {
  const taken: Submission[] = []
  const studio: StandIn = { answer: () => 200 }
  let deaths = 0
  const server = createServer(async (request, response) => {
    // A health check, which brings no forms.
    if (request.method === 'GET') return void response.writeHead(studio.answersLooks === false ? 503 : 200).end()
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const { submissions } = submissionBatchSchema.parse(JSON.parse(text))
    const epoch = request.headers[EPOCH_HEADER]?.toString()
    const brand = new URL(request.url ?? '/', 'http://studio').searchParams.get('brand') ?? ''
    const status = studio.answer({ brand, epoch, submissions })
    if (status === undefined) return
    if (status === 'dies') return die()
    if (status === 200) taken.push(...submissions.filter(({ id }) => !taken.some((known) => known.id === id)))
    const stored = submissions.map(({ id }) => id)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ stored, message: studio.message }))
  })
  function die(): void {
    deaths += 1
    server.close()
    server.closeAllConnections()
    setTimeout(() => server.listen(port, '127.0.0.1'), RESTART_MS)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    studio,
    taken,
    deaths: () => deaths,
    messages: () => taken.map(({ fields }) => fields.message),
    target: { url: `http://127.0.0.1:${port}`, token: 'token' },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

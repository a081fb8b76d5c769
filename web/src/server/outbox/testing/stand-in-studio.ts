import { createServer } from 'node:http'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { type Submission, submissionBatchSchema } from '@menagerie/contract/submissions'

type Told = { brand: string; epoch: string | undefined; submissions: readonly Submission[] }

type StandIn = {
  answer: (told: Told) => number | undefined
  /** Why it refuses, as the Content API says it; a firewall does not. */
  message?: string
}

/** What takes forms in place of the studio. `answer` gives a status; undefined leaves the call without any answer. */
export async function openStandInStudio() {
  const taken: Submission[] = []
  const studio: StandIn = { answer: () => 200 }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const { submissions } = submissionBatchSchema.parse(JSON.parse(text))
    const epoch = request.headers[EPOCH_HEADER]?.toString()
    const brand = new URL(request.url ?? '/', 'http://studio').searchParams.get('brand') ?? ''
    const status = studio.answer({ brand, epoch, submissions })
    if (status === undefined) return
    if (status === 200) taken.push(...submissions.filter(({ id }) => !taken.some((known) => known.id === id)))
    const stored = submissions.map(({ id }) => id)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ stored, message: studio.message }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    studio,
    taken,
    messages: () => taken.map(({ fields }) => fields.message),
    target: { url: `http://127.0.0.1:${port}`, token: 'token' },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

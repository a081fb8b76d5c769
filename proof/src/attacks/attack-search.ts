import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { SearchNodeProcess } from './search-node.ts'
import type { Tally } from './tally.ts'

type CallNode = (
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) => Promise<{ status: number; text: string }>

const INDEX = '/1/indexes/shop'
const RECORDS = Array.from({ length: 400 }, (_, at) => ({
  objectID: `p${at}`,
  name: `Ball ${at}`,
  text: 'round '.repeat(400),
}))
/** Synonyms with phrases that fold to the same words, and synonyms, rules and settings with which no index could be built or that would have no effect. */
const ROWS = ['spot-on/spot on', 'café/cafe', '400g/400 g', 'voer/&'].map((text) => text.split('/'))
const RULES: readonly object[] = [
  { conditions: [{ pattern: 'ball' }], consequence: { params: { query: 'x' } } },
  { conditions: [{ pattern: '!!', anchoring: 'is' }], consequence: {} },
  { conditions: [{ pattern: 'ball', anchoring: 'is' }], consequence: {}, validity: [{ from: 5, until: 5 }] },
  { conditions: [{ pattern: 'ball', anchoring: 'is' }], consequence: { params: { filters: 'a AND' } } },
  { conditions: [{ pattern: 'ball', anchoring: 'is' }], consequence: { params: { hitPerPage: 3 } } },
]
const SETTINGS: readonly object[] = [
  { hitPerPage: 3 },
  { replicas: ['a'] },
  { advancedSyntax: true },
  { hitsPerPage: -1 },
]
const PARAMETERS: readonly object[] = [
  { hitPerPage: 3 },
  { advancedSyntax: true },
  { similarQuery: 'ball' },
  { constructor: 1 },
]
const UNREAD = 250
const BUILD_MS = 15_000

/** Repeats what once stopped indexes from being built or starved a node. It must be refused, or not affect others. */
export async function attackSearch(node: SearchNodeProcess): Promise<Tally[]> {
  const ask = openAsk(node)
  await ask('POST', `${INDEX}/batch`, { requests: RECORDS.map((body) => ({ action: 'addObject', body })) })
  return [await writeRows(ask), await refuseAll(ask), await leaveUnread(node, ask)]
}

function openAsk({ url, adminKey, applicationId }: SearchNodeProcess): CallNode {
  return async (method, path, body, key = adminKey) => {
    const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': key }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
}

const taskSchema = z.object({ taskID: z.number() })

/** Writes synonyms that fold to the same words. Each may be accepted or refused, but later writes must become visible. */
async function writeRows(ask: CallNode): Promise<Tally> {
  const faults: string[] = []
  for (const [at, synonyms] of ROWS.entries()) {
    const { status, text } = await ask('PUT', `${INDEX}/synonyms/s${at}`, {
      objectID: `s${at}`,
      type: 'synonym',
      synonyms,
    })
    if (status !== 200 && status !== 400) faults.push(`${synonyms.join(' / ')}: ${status} ${text}`)
  }
  const written = await ask('PUT', `${INDEX}/late`, { name: 'Late ball' })
  const { taskID } = taskSchema.parse(JSON.parse(written.text))
  let isPublished = false
  for (const deadline = Date.now() + BUILD_MS; !isPublished && Date.now() < deadline; await sleep(50)) {
    isPublished = (await ask('GET', `${INDEX}/task/${taskID}`)).text.includes('"published"')
  }
  if (!isPublished) faults.push('what was written behind them never shows')
  return { name: 'search words that fold alike', tries: ROWS.length, faults }
}

async function refuseAll(ask: CallNode): Promise<Tally> {
  const calls: [string, string, object][] = [
    ...RULES.map((rule): [string, string, object] => ['PUT', `${INDEX}/rules/r`, { objectID: 'r', ...rule }]),
    ...SETTINGS.map((body): [string, string, object] => ['PUT', `${INDEX}/settings`, body]),
    ...PARAMETERS.map((body): [string, string, object] => ['POST', `${INDEX}/query`, body]),
  ]
  const faults: string[] = []
  for (const [method, path, body] of calls) {
    const { status, text } = await ask(method, path, body)
    if (status !== 400) faults.push(`${path} ${JSON.stringify(body)}: ${status} ${text.slice(0, 200)}`)
  }
  return { name: 'rules, settings and parameters that could do nothing', tries: calls.length, faults }
}

/** Sends requests with the public key and never reads the answers. Others must be answered all the while. */
async function leaveUnread({ port, searchKey, applicationId }: SearchNodeProcess, ask: CallNode): Promise<Tally> {
  const body = JSON.stringify({ requests: [{ indexName: 'shop', hitsPerPage: 400 }] })
  const head = `POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nx-algolia-application-id: ${applicationId}\r\nx-algolia-api-key: ${searchKey}\r\nContent-Length: ${body.length}\r\n\r\n`
  const sockets = Array.from({ length: UNREAD }, (_, at) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (at % 2)}` }).pause()
    socket.on('error', () => {})
    socket.write(head + body)
    return socket
  })
  await sleep(1_000)
  const faults: string[] = []
  const others = 20
  for (let at = 0; at < others; at += 1) {
    const { status } = await ask('POST', `${INDEX}/query`, { query: 'ball', hitsPerPage: 1 }, searchKey)
    if (status !== 200) faults.push(`another caller: ${status}`)
  }
  for (const socket of sockets) socket.destroy()
  return { name: 'answers of the search node that nobody reads', tries: UNREAD, faults }
}

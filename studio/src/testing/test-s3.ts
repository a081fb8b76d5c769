import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type S3Failure = 'refused' | 'hangs' | '500' | 'slow' | 'truncated' | 'silent'

type State = { failure: S3Failure | undefined; left: number; cutsReads: boolean; leadsBack: boolean }

const BUCKET = 'menagerie'
const PAGE = 2
const CREDENTIALS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }

/**
 * An S3-compatible service in memory, with path-style addresses. Refuses requests with a wrong signature, and fails on
 * demand.
 */
export async function startTestS3() {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const state: State = { failure: undefined, left: 0, cutsReads: false, leadsBack: false }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const body = await readBody(request)
    asked.push(`${request.method} ${url.pathname}`)
    if (state.failure !== undefined && state.left > 0) {
      state.left -= 1
      return fail(state.failure, response)
    }
    const fault = findSignatureFault(request, url, body)
    if (fault !== undefined) return response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`)
    if (!url.pathname.startsWith(`/${BUCKET}/`)) return response.writeHead(404).end()
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2))
    return key === '' ? sendListing(response, url, objects, state) : answer(request, response, key, body)
  })

  function answer(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (object === undefined) return response.writeHead(404).end()
    response.writeHead(200, { 'content-length': object.length, etag: etagOf(object) })
    if (request.method === 'HEAD') return response.end()
    if (state.cutsReads) return response.write(object.subarray(0, object.length / 2), () => response.destroy())
    return response.end(object)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    objects,
    asked,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-test-1',
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      S3_PREFIX: 'studio',
    },
    /** Makes the next `times` requests fail. */
    fail(failure: S3Failure, times = Number.POSITIVE_INFINITY) {
      Object.assign(state, { failure, left: times })
    },
    /** Makes the second page of a listing refer to itself as the next one. */
    leadBack: () => Object.assign(state, { leadsBack: true }),
    /** Makes reads of files break off half-way; all other requests work. */
    cutReads: (cutsReads: boolean) => Object.assign(state, { cutsReads }),
    recover: () => Object.assign(state, { failure: undefined, left: 0 }),
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

export type TestS3 = Awaited<ReturnType<typeof startTestS3>>

const HALF = 'half of '
const SLOW_MS = 100

function fail(failure: S3Failure, response: ServerResponse): void {
  if (failure === 'refused') response.destroy()
  if (failure === '500') response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
  if (failure === 'truncated') {
    response.writeHead(200, { 'content-length': 100 }).write(HALF, () => response.destroy())
  }
  if (failure === 'silent') response.writeHead(200, { 'content-length': 100 }).write(HALF)
  if (failure === 'slow') setTimeout(() => response.writeHead(503).end(), SLOW_MS)
}

function sendListing(
  response: ServerResponse,
  url: URL,
  objects: ReadonlyMap<string, Buffer>,
  { leadsBack }: State,
): void {
  const prefix = url.searchParams.get('prefix') ?? ''
  const start = Number(url.searchParams.get('continuation-token') ?? 0)
  const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1))
  const contents = found.slice(start, start + PAGE).map(([key, object]) => {
    const escaped = key.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    return `<Contents><Key>${escaped}</Key><Size>${object.length}</Size><ETag>${etagOf(object)}</ETag></Contents>`
  })
  const isCut = leadsBack || start + PAGE < found.length
  const next = isCut
    ? `<NextContinuationToken>${leadsBack && start > 0 ? start : start + PAGE}</NextContinuationToken>`
    : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`)
}

/** Computes the AWS Signature Version 4 of the request and compares it. */
function findSignatureFault(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    authorization,
  )
  const [, credential = '', names = '', signature] = parts ?? []
  const [key, day = '', region = '', service = ''] = credential.split('/')
  if (key !== CREDENTIALS.accessKeyId || typeof date !== 'string' || region !== 'eu-test-1') return 'InvalidAccessKeyId'
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const path = url.pathname.split('/').map(decodeURIComponent).map(encode).join('/')
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [request.method, path, query.join('&'), headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signing = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${CREDENTIALS.secretAccessKey}`,
  )
  return hmac(signing, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const etagOf = (object: Buffer) => `"${createHash('md5').update(object).digest('hex')}"`

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

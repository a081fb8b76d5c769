import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { talk, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

const CHUNKED = ['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Transfer-Encoding: chunked']
const FORM = [...CHUNKED, 'Content-Type: application/x-www-form-urlencoded']
const HANGING = '/imaging/never/x/x'
const toHead = (line: string, lines: readonly string[]) => `${[line, ...lines].join('\r\n')}\r\n\r\n`
const toChunks = (text: string) => `${[...text].map((sign) => `1\r\n${sign}\r\n`).join('')}0\r\n\r\n`

let site: ServedSite
afterEach(() => site.close())

/** Serves a page `about` with a form; returns the lengths of the texts that its handler got. */
async function serve() {
  const { templates, forms } = createStandInSite().parts
  const lengths: (number | undefined)[] = []
  site = await serveStandIn(undefined, {
    forms: {
      ...forms,
      logout: {
        handle: async ({ fields }) => {
          lengths.push(fields.message?.length)
          return { kind: 'done' }
        },
      },
    },
    templates: {
      ...templates,
      resolveRoute: () => ({ status: 200, kind: 'page', key: 'about', config: { forms: ['logout'] } }),
    },
  })
  return lengths
}

/** Resolves once the server has closed the connection. */
function closesAfter(text: string): Promise<string> {
  return new Promise((done) => {
    let said = ''
    const socket = connect(site.port, '127.0.0.1').setEncoding('latin1')
    socket.on('data', (more: string) => {
      said += more
    })
    socket.on('error', () => {}).on('close', () => done(said))
    socket.write(text)
  })
}

test('takes a form in chunks of one letter', async () => {
  const lengths = await serve()
  const said = await talk(site.port, [
    toHead('POST /about/ HTTP/1.1', FORM) + toChunks(`form-name=logout&message=${'a'.repeat(200)}`),
  ])
  expect([said.slice(0, 12), lengths]).toEqual(['HTTP/1.1 200', [200]])
})

test.each([
  ['for a form', toHead('POST /about/ HTTP/1.1', FORM)],
  ['that no page accepts', toHead(`GET ${HANGING} HTTP/1.1`, CHUNKED)],
  ['that waits behind another request', toRawGet(HANGING) + toHead('POST /about/ HTTP/1.1', FORM)],
])('cuts a connection whose body %s comes in tens of thousands of pieces', async (_, head) => {
  const lengths = await serve()
  const said = await closesAfter(head + toChunks(`form-name=logout&message=${'a'.repeat(60_000)}`))
  expect([said, lengths]).toEqual(['', []])
})

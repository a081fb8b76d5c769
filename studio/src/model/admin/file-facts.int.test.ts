import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { toPdf } from '../../testing/test-files.ts'
import { readTestFilm } from '../../testing/test-films.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let poster = ''
beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  poster = (await createTestDocuments(studio).media()).id
})
afterAll(() => studio.close())

const madeSchema = z.object({ doc: z.looseObject({ id: z.string() }) })
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c08060' } })
    .jpeg()
    .toBuffer()

/** Each collection with a file: the file, and its other required values. */
const KINDS = {
  media: { name: 'a.jpg', type: 'image/jpeg', bytes: picture, data: () => ({}) },
  downloads: {
    name: 'a.pdf',
    type: 'application/pdf',
    bytes: async () => toPdf('a download'),
    data: () => ({ title: 'Price list', site: 'tailwell/nl_NL' }),
  },
  leaflets: {
    name: 'b.pdf',
    type: 'application/pdf',
    bytes: async () => toPdf('a leaflet'),
    data: () => ({ title: 'L' }),
  },
  films: { name: 'a.mp4', type: 'video/mp4', bytes: () => readTestFilm('plain.mp4'), data: () => ({ poster }) },
} as const
type Kind = keyof typeof KINDS
const kinds: Kind[] = ['media', 'downloads', 'leaflets', 'films']

const CLAIMED = {
  width: 9000,
  height: 1,
  filesize: 1,
  mimeType: 'text/html',
  filename: 'others.html',
  url: 'https://elsewhere.example/x',
  thumbnailURL: 'https://elsewhere.example/x',
  seconds: 9999,
  hash: 'made up',
  sizes: { thumbnail: { filename: 'others.html' } },
}
const FACTS = ['width', 'height', 'filesize', 'mimeType', 'filename', 'url', 'thumbnailURL', 'seconds', 'hash', 'sizes']

async function upload(kind: Kind, more: object) {
  const { name, type, bytes, data } = KINDS[kind]
  const form = new FormData()
  form.set('_payload', JSON.stringify({ ...data(), ...more }))
  form.set('file', new File([new Uint8Array(await bytes())], name, { type }))
  const { status, body, text } = await rest.call('admin', 'POST', `/${kind}?locale=en`, { body: form })
  expect([status, text]).toEqual([201, expect.any(String)])
  return madeSchema.parse(body).doc.id
}

async function factsOf(kind: Kind, id: string) {
  const { body } = await rest.call('admin', 'GET', `/${kind}/${id}?locale=en&depth=0`)
  const document = new Map(Object.entries(z.looseObject({}).parse(body)))
  return Object.fromEntries(FACTS.map((name) => [name, document.get(name)]))
}

test.each(kinds)(
  '%s: a call cannot set facts of a file such as its size or type, neither with the upload nor later',
  async (kind) => {
    const plain = await factsOf(kind, await upload(kind, {}))
    const id = await upload(kind, CLAIMED)
    const facts = await factsOf(kind, id)
    expect(JSON.stringify(facts)).not.toMatch(/others|elsewhere|made up|9000|9999|text\/html/)
    for (const name of ['width', 'height', 'filesize', 'mimeType', 'seconds', 'hash'])
      expect([name, facts[name]]).toEqual([name, plain[name]])
    const body = { ...CLAIMED, ...KINDS[kind].data() }
    expect((await rest.call('admin', 'PATCH', `/${kind}/${id}?overwrite=true&locale=en`, { body })).status).toBe(200)
    expect(await factsOf(kind, id)).toEqual(facts)
  },
)

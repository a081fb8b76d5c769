import { BodyBytes } from '@menagerie/contract/body-bytes'
import { previewOverlaySchema } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { expect, test, vi } from 'vitest'
import { pageChange } from '../../replica/testing/example-changes.ts'
import { askRaw, statusesIn, talk } from '../testing/raw-client.ts'
import { PREVIEW_SECRET, serveReplica } from '../testing/serve-replica.ts'

const SITE = 'tailwell/en_US'
const sign = (site = SITE, secret = PREVIEW_SECRET, until = 9_999_999_999) => signPreview(secret, { site, until })
const at = (path: string, token = sign(), mode = 'preview') =>
  `/__preview/${SITE}/${path}?mode=${mode}&at=own&token=${token}`
const page = (title: string, path = 'advice') => pageChange('p1', path, { title }, { locale: 'en_US' })

/** The data that the studio sends about a form. */
const toOverlay = ({ kind, brand, locale, key, path, body }: ReturnType<typeof page>) => ({
  entries: [{ kind, brand, locale, key, ...(path !== null && { path }), body }],
  shown: { kind: 'page', key },
})

async function post(port: number, target: string, overlay: unknown) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}${target}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(overlay),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a preview shows the content of the form, visitors see the published page, and nothing is cached', async () => {
  const { port, publish } = await serveReplica('local')
  publish(page('As published'))
  const shown = await post(port, at('advice/'), toOverlay(page('As typed')))
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('As typed')
  expect(shown.text).not.toContain('As published')
  expect(shown.text).toContain('<script type="module" src="/assets/preview.js">')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors https://studio.example')
  expect((await askRaw(port, '/advice/')).body.toString()).toContain('As published')
  expect((await askRaw(port, at('advice/'))).body.toString()).toContain('As published')
})

test('a page that is unpublished, or moved in the form, is shown in the preview and not to visitors', async () => {
  const { port, publish } = await serveReplica('local')
  expect((await post(port, at('new/'), toOverlay(page('Brand new', 'new')))).text).toContain('Brand new')
  publish(page('As published'))
  expect((await post(port, at('advice/'), toOverlay(page('Moved', 'elsewhere')))).text).toContain('Moved')
  expect((await askRaw(port, '/elsewhere/')).status).toBe(404)
})

test('a page reached by a link in the preview names its document, for its form', async () => {
  const { port, publish } = await serveReplica('local')
  publish(page('As published'))
  const followed = (await askRaw(port, at('advice/'))).body.toString()
  expect(followed).toContain('data-preview-kind="page" data-preview-key="p1"')
  expect((await askRaw(port, at('nowhere/'))).body.toString()).not.toContain('data-preview-kind')
  expect((await askRaw(port, '/advice/')).body.toString()).not.toContain('data-preview')
})

test('the edit mode shows areas, blocks and missing fields, and neither the preview mode nor visitors see them', async () => {
  const { port, publish } = await serveReplica('local')
  const incomplete = { id: 'b1', blockType: 'Incomplete', text: 'Quote: write its text' }
  const edited = page('As typed')
  publish(page('As published'))
  const overlay = toOverlay({
    ...edited,
    body: { ...Object(edited.body), areas: { extras: [], miniBanners: [], main: [incomplete] } },
  })
  const { status, text } = await post(port, at('advice/', sign(), 'edit'), overlay)
  expect(status).toBe(200)
  expect(text).toContain('data-edit-area="extras"')
  expect(text).toMatch(/data-edit-block="b1".*Quote: write its text/)
  expect(text).toContain('data-preview-studio="https://studio.example"')
  const others = [(await post(port, at('advice/'), overlay)).text, (await askRaw(port, '/advice/')).body.toString()]
  for (const shown of others) expect(shown).not.toMatch(/data-edit|Quote: write/)
})

const LINK = '00000000-0000-4000-8000-000000000077'
const signLink = (until = 9_999_999_999) => signPreview(PREVIEW_SECRET, { site: SITE, until, link: LINK })

test('a shared link shows planned content, keeps links and forms inside the preview and allows no editing', async () => {
  const planned = previewOverlaySchema.parse(toOverlay(page('As planned'))).entries
  const { port, publish } = await serveReplica('local', {
    askStudio: { ahead: async () => ({ entries: planned, gone: [{ kind: 'page', key: 'p2' }] }) },
  })
  publish(page('As published'), pageChange('p2', 'ends', { title: 'Ends' }, { locale: 'en_US' }))
  const open = (path: string) => askRaw(port, `/__preview/${SITE}/${path}?mode=preview&token=${signLink()}`)
  const shown = await open('advice/')
  const html = shown.body.toString()
  expect(html).toContain('As planned')
  expect(html).toMatch(/<title>preview.label: /)
  expect(html).toContain('>preview.notice</p>')
  expect(html).not.toContain('data-preview-kind')
  expect(html).toContain(`href="/__preview/${SITE}/?mode=preview&amp;token=`)
  expect(html).toMatch(/<form[^>]* action="\/__preview\/[^"]*"><input type="hidden" name="mode" value="preview">/)
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect((await open('ends/')).body.toString()).not.toContain('Ends')
  expect((await askRaw(port, '/ends/')).body.toString()).toContain('Ends')
  const edit = await askRaw(port, `/__preview/${SITE}/advice/?mode=edit&token=${signLink()}`)
  expect(edit.status).toBe(403)
  expect((await post(port, at('advice/', signLink()), toOverlay(page('As typed')))).status).toBe(400)
})

const gatedBody = { title: 'Behind', is_gated: true, template: 'GatedContentPage' }
const behindTheDoor = (more: object = {}) =>
  pageChange('g1', 'partners', { ...gatedBody, ...more }, { locale: 'en_US' })
const content = [{ type: 'paragraph', children: [{ type: 'text', text: 'Our price' }] }]
const price = { blockType: 'RichText', id: 'b1', content }
const full = behindTheDoor({ areas: { extras: [], miniBanners: [], main: [price] } })
const files = [
  { key: '00000000-0000-4000-8000-000000000001', title: 'Prices', name: 'p.pdf', mime: 'application/pdf', bytes: 9 },
]

test.each(['preview', 'edit'])('staff preview a gated page with the content of its form: %s', async (mode) => {
  const { port, publish } = await serveReplica('local')
  publish(behindTheDoor())
  expect((await askRaw(port, at('partners/', sign(), mode))).body.toString()).toContain('<h1>Behind</h1>')
  const shown = await post(port, at('partners/', sign(), mode), {
    ...toOverlay(full),
    gated: { downloads: files, children: [] },
  })
  expect(shown.text).toContain('Our price')
  if (mode === 'preview') expect(shown.text).toMatch(/Prices.*PDF/)
  expect((await askRaw(port, '/partners/')).status).toBe(303)
})

test('staff who follow a link see a gated page as published, and holders of a shared link do not see it', async () => {
  const asked: string[] = []
  const { port, publish } = await serveReplica('local', {
    askStudio: {
      ahead: async () => ({ entries: [], gone: [] }),
      async gated(_token, path) {
        asked.push(path)
        const [page] = previewOverlaySchema.parse(toOverlay(full)).entries
        return { downloads: files, children: [], page }
      },
    },
  })
  publish(behindTheDoor(), page('As published'))
  expect((await askRaw(port, at('partners/'))).body.toString()).toMatch(/Our price.*Prices/)
  expect((await askRaw(port, at('advice/'))).body.toString()).toContain('As published')
  expect(asked).toEqual(['partners'])
  const shared = await askRaw(port, `/__preview/${SITE}/partners/?mode=preview&token=${signLink()}`)
  expect(shared.status).toBe(303)
  expect(asked).toEqual(['partners'])
})

test.each([
  ['that was withdrawn', 'refused', signLink(), 403],
  ['while the studio is unavailable', 'unreachable', signLink(), 503],
  ['that has expired', 'asked', signLink(1), 403],
  ['that was altered', 'asked', `${signLink()}x`, 403],
] as const)('a shared link %s shows an explanation and no page', async (_, says, token, status) => {
  const asked: string[] = []
  const { port, publish } = await serveReplica('local', {
    askStudio: {
      async ahead(own) {
        asked.push(own)
        return says === 'asked' ? { entries: [], gone: [] } : says
      },
    },
  })
  publish(page('As published'))
  const answer = await askRaw(port, `/__preview/${SITE}/advice/?mode=preview&token=${token}`)
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).not.toMatch(/As published|preview\.js|preview\.notice/)
  expect(answer.body.toString()).toMatch(
    status === 403 ? /<h1>preview\.ended\.title/ : /<h1>preview\.unreachable\.title/,
  )
  expect(answer.headers['x-robots-tag']).toContain('noindex')
  expect(String(answer.headers['content-security-policy'])).toContain('frame-ancestors https://studio.example')
  expect(asked).toHaveLength(says === 'asked' ? 0 : 1)
})

test.each([
  ['for another site', sign('tailwell/nl_NL')],
  ['signed with another secret', sign(SITE, 'some-other-secret')],
  ['that has expired', sign(SITE, PREVIEW_SECRET, 1)],
  ['with an altered expiry time', `${sign().split('.')[0]}.${sign(SITE, PREVIEW_SECRET, 1).split('.')[1]}`],
  ['that is malformed', 'x'],
])('a preview token %s is refused with 403 and shows no page', async (_, token) => {
  const { port, publish } = await serveReplica('local')
  publish(page('As published'))
  const shown = await post(port, at('advice/', token), toOverlay(page('As typed')))
  expect(shown.status).toBe(403)
  expect(shown.text).not.toMatch(/As (typed|published)/)
  const followed = await askRaw(port, at('advice/', token))
  expect(followed.status).toBe(403)
  expect(followed.body.toString()).not.toContain('As published')
})

test('an endless request body is cut off with 413, whatever token is sent', async () => {
  const { port } = await serveReplica('local')
  for (const token of [sign(), 'x']) {
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const head = `POST ${at('advice/', token)} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`
    const said = await talk(port, [head, ...Array.from({ length: 20 }, () => chunk)], 2_000)
    expect(statusesIn(said)).toEqual([413])
    expect(said).toMatch(/^connection: close/im)
  }
})

test('keeps nothing of a body that is posted without a permission', async () => {
  const { port } = await serveReplica('local')
  const keep = vi.spyOn(BodyBytes.prototype, 'add')
  expect((await post(port, at('advice/', 'x'), { entries: ['x'.repeat(500_000)] })).status).toBe(403)
  expect(keep).not.toHaveBeenCalled()
  expect((await post(port, at('advice/'), { entries: ['x'] })).status).toBe(400)
  expect(keep).toHaveBeenCalled()
  keep.mockRestore()
})

test('unknown modes and invalid bodies are refused, and preview flags on public addresses have no effect', async () => {
  const { port, publish } = await serveReplica('local')
  publish(page('As published'))
  expect((await post(port, at('advice/', sign(), 'all'), toOverlay(page('x')))).status).toBe(404)
  const entries = [{ kind: 'page', brand: 'tailwell', locale: 'en_US', key: 'p1', path: 'advice', body: { title: 7 } }]
  expect((await post(port, at('advice/'), { entries })).status).toBe(400)
  expect((await post(port, at('advice/'), 'x')).status).toBe(400)
  const plain = await askRaw(port, `/advice/?mode=preview&token=${sign()}`)
  expect(plain.body.toString()).not.toContain('preview.js')
  expect(String(plain.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
})

test('notes for editors in a preview are in the language of the studio', async () => {
  const { port } = await serveReplica('local')
  const jobs = pageChange('p1', 'advice', { template: 'JobsPageOverview' }, { locale: 'en_US' })
  const show = async (language: string) => {
    const token = signPreview(PREVIEW_SECRET, { site: SITE, until: 9_999_999_999, language })
    return (await post(port, at('advice/', token, 'edit'), toOverlay(jobs))).text
  }
  expect(await show('hu')).toMatch(/lang="hu">.*Itt az összes nyitott állás jelenik meg</)
  expect(await show('xx')).toMatch(/lang="en-US">.*editor\.jobs</)
})

import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { openSideBySide } from '../side-by-side.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for a busy studio. */
const SOON = { timeout: 60_000 }

/** Answers as LibreTranslate does, at the address that the tests' studio calls. */
async function openStandIn(): Promise<Server> {
  const { port } = new URL(process.env.TRANSLATOR_URL ?? 'http://localhost:none')
  const server = createServer((request, response) => {
    void json(request).then((asked) => {
      const said = typeof asked === 'object' && asked !== null && 'q' in asked && Array.isArray(asked.q) ? asked.q : []
      const translatedText = said.map((text) => `Maschinell: ${text}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText }))
    })
  })
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve))
  return server
}

test(
  'glossary words are marked, and earlier sentences or a machine translation are used with a click (spec §1)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(400_000)
    const admin = await openAdminApi(request)
    const name = randomUUID().slice(0, 8)
    const service = await openStandIn()
    const rule = await admin.create('glossary', { language: 'de', say: 'Hund', never: [`Wauwau${name}`], note: '' })
    const quote = (text: string) => ({ blockType: 'BlockQuote', text })
    const toPage = (site: string, title: string, main: unknown[], status = 'published') =>
      admin.create('pages', {
        site: `${MAIN_BRAND}/${site}`,
        title,
        path: title,
        template: 'Default',
        _status: status,
        main,
      })
    const known = `Poets het gebit van ${name} elke dag.`
    const first = await toPage('nl_NL', `eerst-${name}`, [quote(known)])
    const make = async (id: string, title: string) => {
      const made = await admin.call('post', '/elsewhere', {
        documents: [{ collection: 'pages', id }],
        site: `${MAIN_BRAND}/de_DE`,
        titles: { [id]: title },
      })
      return String(made.body.documents[0].id)
    }
    const translated = await make(first.id, `zuerst-${name}`)
    const { main } = (await admin.call('get', `/pages/${translated}?depth=0&draft=true`)).body
    await admin.update('pages', translated, {
      main: [{ ...main[0], text: `Putzen Sie ${name} täglich die Zähne.` }],
      _status: 'published',
    })
    const source = await toPage('nl_NL', `bron-${name}`, [quote(known), quote(`Vraag ${name} om raad.`)])
    const copy = await make(source.id, `quelle-${name}`)
    const textsOf = async () =>
      (await admin.call('get', `/pages/${copy}?depth=0&draft=true`)).body.main.map((row: { text: string }) => row.text)

    // The first request reads the texts that were just published.
    const question = { from: 'nl', to: 'de', document: copy, texts: [known] }
    await expect
      .poll(async () => JSON.stringify((await admin.call('post', '/translations/memory', question)).body), SOON)
      .toContain(`Putzen Sie ${name}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${copy}`)
    const pane = await openSideBySide(page, SOON.timeout)
    const part = (text: string) => pane.locator('.menagerie-beside__text', { hasText: text })
    const offers = part(known)
    const putzen = offers.getByText(`Putzen Sie ${name} täglich`)
    await offers.getByText('Suggestions', { exact: true }).click()
    await expect(putzen).toBeVisible(SOON)
    await expect(offers.getByRole('link', { name: `zuerst-${name}` })).toBeVisible()
    await offers.getByRole('button', { name: 'Use it' }).first().click()
    await expect.poll(async () => (await textsOf())[0], SOON).toContain('täglich die Zähne')
    const machine = part('om raad')
    await machine.getByText('Suggestions', { exact: true }).click()
    await expect(machine.getByText(/^Sends \d+ characters of this text to/)).toBeVisible(SOON)
    await machine.getByRole('button', { name: /^Translate with/ }).click()
    await expect(machine.getByText(`Maschinell: Vraag ${name}`)).toBeVisible(SOON)
    expect((await textsOf())[1]).toBe(`Vraag ${name} om raad.`)
    await machine.getByRole('button', { name: 'Use it' }).first().click()
    await expect.poll(async () => (await textsOf())[1], SOON).toContain('Maschinell')
    // The label of a text leads to its field.
    await machine.getByRole('button', { name: 'Quote', exact: true }).click()
    const field = page.locator('#field-main__1__text')
    await expect(field).toBeFocused(SOON)
    await field.fill(`Der Wauwau${name} schläft.`)
    const box = page.getByRole('region', { name: 'Words to avoid' })
    await expect(box.getByRole('button', { name: `“Wauwau${name}”: use “Hund”` })).toBeVisible(SOON)
    await field.fill('Der Hund schläft.')
    await expect(box).toBeHidden()
    service.close()
    for (const id of [copy, source.id, translated, first.id]) await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
    await admin.remove('glossary', rule.id)
  },
)

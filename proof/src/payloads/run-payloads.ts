import { openBrowser } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { findCredentials, type StudioCredentials } from '@menagerie/demo/demo-users'
import { createAddressing } from '@menagerie/sites/addressing'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Client } from 'pg'
import { z } from 'zod'
import { signInByRest } from '../admin-client.ts'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { atEnd } from '../endings.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { signInByForm } from '../sign-in-by-form.ts'
import { ALARM, HOSTILE_TEXTS } from './hostile-texts.ts'
import { isSpreadsheetFormula, readCells } from './read-csv.ts'
import { findTried, SPANISH, sendRefused, sendTaken, type TriedForm } from './send-texts.ts'

/** The Spanish form has every field that any form has; all other sites have the global form. */
const FORMS = {
  [`${MAIN_BRAND}/en_GB`]: { form: 'contact', needed: {} },
  [`${MAIN_BRAND}/es_ES`]: { form: 'contact-es', needed: SPANISH },
}
const SETTLE_MS = 120_000
const SCREEN_MS = 60_000
/** Time for a call from a page to this process. */
const SETTLE_ALARM_MS = 1_000

type Alarms = { on: (place: string) => void; list: () => readonly string[] }

/** S6: texts that visitors type run nowhere: not on the page that shows them again, in the studio, in mails or in a spreadsheet. */
export async function runPayloads(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['web', 'studio'])
  process.env.TRUSTED_PROXIES ??= '127.0.0.1,::1'
  const studio = await startDemoStudio(folder, ['content-api', 'web', 'admin'])
  const browser = await openBrowser()
  atEnd(() => browser.close())
  const credentials = findCredentials()
  const admin = await signInByRest(studio.adminOrigin, credentials)
  const box = { name: 'Desk', kind: 'mail', address: 'desk@company.example', forms: ['contact', 'contact-es'] }
  await admin.send('POST', '/receivers', box)
  const { context, alarms } = await openWatched(browser)
  const page = await context.newPage()
  const control = await countRunning(page, alarms)
  const forms = findForms(studio)
  for (const [number, text] of HOSTILE_TEXTS.entries()) {
    for (const [at, form] of forms.entries()) {
      const from = `10.${at}.${Math.floor(number / 200)}.${1 + (number % 200)}`
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': from })
      alarms.on(`${form.form}, the page, text ${number}`)
      await sendRefused(page, form, text)
      await sendTaken(form, text, from)
    }
  }
  const stored = await readStored(studio, HOSTILE_TEXTS.length * forms.length)
  const csv = await lookAtStudio({ page, studio, stored, alarms, credentials })
  await lookAtMails({ page, stored, alarms })
  await page.waitForTimeout(SETTLE_ALARM_MS)
  const ran = alarms.list().slice(control.rung)
  const formulas = readCells(csv).filter(isSpreadsheetFormula)
  return [
    toRow({
      what: 'run: on the page again, in the studio, in mails',
      faults: ran,
      stored,
      baseline: `written as they are, ${control.texts} of them run`,
    }),
    toRow({ what: 'formulas in the table for spreadsheets', faults: formulas, stored, baseline: '' }),
  ]
}

type PayloadFaults = { what: string; faults: readonly string[]; stored: Stored; baseline: string }

function toRow({ what, faults, stored: { forms, mails }, baseline }: PayloadFaults): BenchRow {
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
  const figure = `${faults.length} of ${HOSTILE_TEXTS.length} texts in every field (${forms.length} forms, ${mails.length} mails)`
  return { id: 'S6', what, figure, baseline, goal: '0', met: faults.length === 0 }
}

/** Proves that the alarm works: most of the texts run where nothing prevents it. */
async function countRunning(page: Page, alarms: Alarms): Promise<{ texts: number; rung: number }> {
  for (const text of HOSTILE_TEXTS) {
    await page.goto('about:blank')
    await page.setContent(text)
  }
  await page.waitForTimeout(SETTLE_ALARM_MS)
  if (alarms.list().length === 0) throw new Error('No text runs anywhere: the alarm does not work')
  return { texts: new Set(alarms.list()).size, rung: alarms.list().length }
}

/** Opens a browser context without the Content Security Policy, which would stop scripts anyway. The proof is that no text becomes a script. */
async function openWatched(browser: Browser): Promise<{ context: BrowserContext; alarms: Alarms }> {
  const context = await browser.newContext({ bypassCSP: true })
  const rung: string[] = []
  let place = ''
  await context.exposeFunction(ALARM, (number: unknown) => void rung.push(`${place}: text ${number} ran`))
  const alarms = {
    on(next: string) {
      place = next
    },
    list: () => rung,
  }
  return { context, alarms }
}

function findForms({ settings: { ports } }: Studio): TriedForm[] {
  const localOrigins = Object.fromEntries(ports.sites.map(({ brand, port }) => [brand, `http://localhost:${port}`]))
  const addressing = createAddressing({ mode: 'local', localOrigins })
  const { sites } = loadContent()
  return Object.entries(FORMS).map(([id, form]) => {
    const site = findTried(id)
    const found = sites.find(({ locale }) => locale.id === id)?.pages.find(({ template }) => template === 'ContactPage')
    if (site === undefined || found === undefined) throw new Error(`${id} has no contact page`)
    return { ...form, url: addressing.links(site).url(found.path) }
  })
}

type Stored = { forms: string[]; mails: { id: string; html: string }[] }
const formsSchema = z.array(z.object({ id: z.string() }))
const mailsSchema = z.array(z.object({ id: z.string(), html: z.string() }))

async function readStored(studio: Studio, count: number): Promise<Stored> {
  const database = new Client({ connectionString: studio.databaseUrl })
  await database.connect()
  try {
    for (const deadline = Date.now() + SETTLE_MS; ; await new Promise((done) => setTimeout(done, 250))) {
      const forms = formsSchema.parse(
        (await database.query(`select id from submissions where email = 'ann@example.com'`)).rows,
      )
      if (forms.length < count && Date.now() < deadline) continue
      const mails = mailsSchema.parse(
        (await database.query(`select id, html from mails where kind = 'form-received'`)).rows,
      )
      if (forms.length !== count || mails.length !== count) {
        throw new Error(`${forms.length} forms and ${mails.length} mails of ${count} are there`)
      }
      return { forms: forms.map(({ id }) => id), mails }
    }
  } finally {
    await database.end()
  }
}

type PayloadLook = {
  page: Page
  studio: Studio
  stored: Stored
  alarms: Alarms
  credentials: StudioCredentials
}

/** Opens each form and mail in the studio, and returns what the studio exports. */
async function lookAtStudio({ page, studio, stored, alarms, credentials }: PayloadLook): Promise<string> {
  const { adminOrigin: origin } = studio
  page.setDefaultTimeout(SCREEN_MS)
  await signInByForm(page, origin, credentials)
  for (const list of ['submissions', 'mails']) {
    alarms.on(`the list of ${list}`)
    await page.goto(`${origin}/admin/collections/${list}?limit=100`)
    await page.locator('table tbody tr').first().waitFor()
  }
  for (const id of stored.forms) {
    alarms.on(`form ${id} in the studio`)
    await page.goto(`${origin}/admin/collections/submissions/${id}`)
    await page.locator('.menagerie-submitted td').first().waitFor()
  }
  for (const { id } of stored.mails) {
    alarms.on(`mail ${id} in the studio`)
    await page.goto(`${origin}/admin/collections/mails/${id}`)
    await page.frameLocator('.menagerie-mail iframe').locator('body').waitFor()
  }
  const answer = await page.request.get(`${origin}/api/submissions/export.csv`)
  return answer.text()
}

/** Shows the mails as a mail program that runs scripts would. */
async function lookAtMails({ page, stored, alarms }: Pick<PayloadLook, 'page' | 'stored' | 'alarms'>): Promise<void> {
  for (const { id, html } of stored.mails) {
    alarms.on(`mail ${id}`)
    await page.goto('about:blank')
    await page.setContent(html)
  }
}

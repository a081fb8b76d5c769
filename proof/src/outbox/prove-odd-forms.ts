import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SubmittedForm } from '@menagerie/contract/forms'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { createContactHandler } from '../../../web/src/features/contact/send-contact.ts'
import { createNewsletterHandler } from '../../../web/src/features/newsletter/send-newsletter.ts'
import { createLog } from '../../../web/src/platform/log.ts'
import type { Outbox } from '../../../web/src/platform/outbox.ts'
import { openOutbox } from '../../../web/src/server/outbox/open-outbox.ts'
import type { Tally } from '../attacks/tally.ts'
import type { Studio } from '../publishing/studio-processes.ts'

const PATIENCE_MS = 30_000
const LOOK_MS = 100
const HALF = '😀'.slice(0, 1)
const SITES = [`${MAIN_BRAND}/en_GB`, `${OTHER_BRAND}/nl_NL`] as const
const FIELDS = ['message', 'first-name', 'bot-field', 'subject', 'product-name', 'interest-pharma'] as const
/** Placed around each length limit of a field: a character of two units, a family emoji, half a pair, a NUL, and its JSON notation. */
const ENDS = ['😀', '👩‍👩‍👧‍👦', HALF, '\0', '\\u0000', '\u202E', '𝒳é', '\uFFFF']
const LENGTHS = [0, 99, 199, 999, 4_999, 9_999]
/** Forms other than the contact form, each with its own fields. */
const DOORS = {
  'contact-business': ['message', 'company', 'last-name', 'phone', 'postcode', 'bot-field', '__proto__', 'constructor'],
  newsletter: ['email', 'action', 'key', 'consent', 'page', 'bot-field', '__proto__'],
} as const satisfies Partial<Record<SubmittedForm, readonly string[]>>
const DOOR_FIELDS = {
  'contact-business': { company: 'The Paw', address: 'High Street 1' },
  newsletter: { action: 'subscribe', consent: 'on' },
}
/** JSON writes each of these characters with six bytes, so a full call of such forms is larger than the Content API accepts. */
const HEAVY = { sign: '\u0001', chars: 4_990, forms: 120 }

/** Sends forms with every text that a database ever refused, in every field. None of them may hold up the forms of other visitors, of either brand. */
export async function proveOddForms(studio: Studio, folder: string): Promise<Tally> {
  const outbox = openOutbox({
    thread: new URL('../../../web/src/server/outbox/thread.ts', import.meta.url),
    data: {
      file: join(folder, 'odd', 'outbox.sqlite'),
      maxMb: 64,
      target: { url: studio.contentApiOrigin, token: studio.submissionsToken },
    },
    log: createLog({ level: 'error', write: () => {} }),
  })
  const faults: string[] = []
  let tries = 0
  for (const site of SITES)
    for (const field of FIELDS)
      for (const end of ENDS)
        for (const length of LENGTHS) {
          tries += 1
          const outcome = await send(outbox, site, { [field]: 'a'.repeat(length) + end, 'submission-key': `${tries}` })
          if (!['redirect', 'refused 422'].includes(outcome))
            faults.push(`${site} ${field} ${JSON.stringify(end)}: ${outcome}`)
        }
  tries += await sendOtherDoors(outbox, faults)
  for (const site of SITES) await send(outbox, site, { message: 'an honest question', 'submission-key': 'honest' })
  const waiting = await waitUntilEmpty(outbox)
  if (waiting > 0) faults.push(`${waiting} forms still wait after ${PATIENCE_MS / 1_000} s`)
  await outbox.close()
  return { name: 'forms with texts that no database takes, both brands, each form, calls of 1.5 MB', tries, faults }
}

/** Sends the same texts in each field of the other forms, then more forms than fit into one call. */
async function sendOtherDoors(outbox: Outbox, faults: string[]): Promise<number> {
  let tries = 0
  const check = async (site: string, form: SubmittedForm, fields: Readonly<Record<string, string>>) => {
    tries += 1
    const outcome = await send(outbox, site, { ...fields, 'submission-key': `door ${tries}` }, form)
    if (!['redirect', 'refused 422'].includes(outcome))
      faults.push(`${site} ${form} ${Object.keys(fields)}: ${outcome}`)
  }
  for (const site of SITES)
    for (const [form, fields] of Object.entries(DOORS) as [keyof typeof DOORS, readonly string[]][])
      for (const field of fields)
        for (const end of ENDS)
          for (const length of [0, 99, 999])
            await check(site, form, { ...DOOR_FIELDS[form], [field]: 'a'.repeat(length) + end })
  for (let at = 0; at < HEAVY.forms; at += 1)
    await check(SITES[0], 'contact', { message: `a${HEAVY.sign.repeat(HEAVY.chars)}a` })
  return tries
}

async function send(
  outbox: Outbox,
  id: string,
  more: Readonly<Record<string, string>>,
  form: SubmittedForm = 'contact',
): Promise<string> {
  const site = findById(id)
  if (site === undefined) throw new Error(`There is no site ${id}`)
  const fields = {
    'form-name': form,
    subject: 'Contact',
    email: 'kim@shop.example',
    'about-product': 'on',
    ...more,
  }
  const localOrigins = { [MAIN_BRAND]: 'http://localhost:1', [OTHER_BRAND]: 'http://localhost:2' }
  const links = createAddressing({ mode: 'local', localOrigins }).links(site)
  const handle = form === 'newsletter' ? createNewsletterHandler(outbox) : createContactHandler(outbox, form)
  const outcome = await handle({
    site,
    path: 'contact',
    fields,
    visitor: { address: '192.0.2.1', isHttps: false, session: undefined },
    t: translator(site),
    links,
    features: { newsletter: true },
    now: Date.now(),
    signal: new AbortController().signal,
  })
  return outcome.kind === 'refused' ? `refused ${outcome.status}` : outcome.kind
}

async function waitUntilEmpty(outbox: Outbox): Promise<number> {
  const count = () => outbox.state().lanes.reduce((sum, lane) => sum + lane.waiting, 0)
  // The first reading may be older than the last form.
  await sleep(2_000)
  for (const until = Date.now() + PATIENCE_MS; count() > 0 && Date.now() < until; ) await sleep(LOOK_MS)
  return count()
}

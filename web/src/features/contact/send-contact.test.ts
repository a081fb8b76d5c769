import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { FormFields } from '../../platform/forms/form.ts'
import type { Accepted, NewSubmission } from '../../platform/outbox.ts'
import type { ContactFormName } from './contact-fields.ts'
import { createContactHandler } from './send-contact.ts'

const GLOBAL = { 'form-name': 'contact', subject: 'Contact', email: 'kim@shop.example', message: 'Hello' }
const SPANISH = {
  ...GLOBAL,
  'form-name': 'contact-es',
  asunto: 'claims',
  'first-name': 'Eva',
  'last-name': 'Ruiz',
  'código-postal': '28001',
  provincia: 'Madrid',
  privacidad: 'on',
}

async function send(
  fields: FormFields,
  {
    site = 'tailwell/en_GB',
    form = 'contact' as ContactFormName,
    answer = 'stored' as Accepted,
    thankYou = undefined as string | undefined,
  } = {},
) {
  const taken: { submission: NewSubmission; key: string }[] = []
  const outbox = {
    accept: async (submission: NewSubmission, key: string) => {
      taken.push({ submission, key })
      return answer
    },
  }
  const { t, links, site: at } = createTestContext(site)
  const visitor = { address: '192.0.2.1', isHttps: true, session: undefined }
  const features = { newsletter: true, thankYou }
  const signal = new AbortController().signal
  const outcome = await createContactHandler(
    outbox,
    form,
  )({ site: at, path: 'contact', fields, visitor, t, links, features, now: 0, signal })
  return { outcome, taken }
}

test('a stored form leads to the thanks on its own page, or to the thank-you page of the site (spec §2)', async () => {
  const { outcome, taken } = await send(GLOBAL)
  expect(outcome).toEqual({ kind: 'redirect', path: 'contact', query: { sent: 1 } })
  expect(taken[0]?.submission).toMatchObject({
    brand: 'tailwell',
    locale: 'en_GB',
    form: 'contact',
    email: 'kim@shop.example',
    isSpam: false,
  })
  expect((await send(GLOBAL, { thankYou: 'thank-you' })).outcome).toEqual({ kind: 'redirect', path: 'thank-you' })
  const spanish = await send(SPANISH, { site: 'tailwell/es_ES', form: 'contact-es', thankYou: 'gracias' })
  expect(spanish.outcome).toEqual({ kind: 'redirect', path: 'gracias' })
})

test.each([
  ['an invalid email address', { email: 'kim@shop' }, 'email', 'Please enter a valid email address'],
  ['letters in a phone number', { phone: 'call me' }, 'phone', 'A phone number has only digits and + ( ) - . /'],
  ['a phone number without digits', { phone: '(((((' }, 'phone', 'A phone number has only digits and + ( ) - . /'],
  ['two phone numbers', { phone: '01632 960114 / 01632 960115' }, 'phone', 'Please enter one phone number only'],
  ['an incomplete phone number', { phone: '01632' }, 'phone', 'This phone number has too few or too many digits'],
  ['a message that is too long', { message: 'x'.repeat(5001) }, 'message', 'Your message: at most 5,000 characters'],
])('%s is refused with an explanation, and all values come back', async (_, wrong, name, text) => {
  const { outcome, taken } = await send({ ...GLOBAL, ...wrong })
  expect(outcome).toMatchObject({
    kind: 'refused',
    status: 422,
    errors: { [name]: [text] },
    values: { ...GLOBAL, ...wrong },
  })
  expect(taken).toEqual([])
})

test('a phone number is stored in international form, with an extension in a separate field', async () => {
  const phoneOf = async (phone: string, site: string) => {
    const { outcome, taken } = await send({ ...GLOBAL, phone }, { site })
    return taken[0]?.submission.fields ?? (outcome.kind === 'refused' ? outcome.errors.phone : undefined)
  }
  expect(await phoneOf('+49 (0)30 1234567', 'tailwell/de_DE')).toMatchObject({ phone: '+49301234567' })
  expect(await phoneOf('06 1234567', 'tailwell/it_IT')).toMatchObject({ phone: '+39061234567' })
  expect(await phoneOf('020 7946 0123 ext. 12', 'tailwell/en_GB')).toMatchObject({
    phone: '+442079460123',
    'phone-extension': '12',
  })
  expect(await phoneOf('00 31 20 123 45 67', 'tailwell/en_US')).toMatchObject({ phone: '+31201234567' })
  expect(await phoneOf('020 123 45 67', 'tailwell/en_US')).toEqual([
    'Please start with + and your country’s code, such as +44',
  ])
})

test('the form for Spain requires all of its fields, an existing province and consent (spec §5)', async () => {
  const at = { site: 'tailwell/es_ES', form: 'contact-es' } as const
  const { outcome } = await send({ 'form-name': 'contact-es', subject: 'Contacto' }, at)
  const errors = outcome.kind === 'refused' ? Object.keys(outcome.errors).sort() : []
  expect(errors).toEqual(
    ['asunto', 'código-postal', 'email', 'first-name', 'last-name', 'message', 'privacidad', 'provincia'].sort(),
  )
  const { outcome: abroad } = await send({ ...SPANISH, provincia: 'Lisboa' }, at)
  expect(abroad).toMatchObject({ kind: 'refused', errors: { provincia: [expect.any(String)] } })
})

test.each(['interest-pharma', 'bot-field'])(
  'a form with %s filled in gets the usual answer and is stored as spam',
  async (name) => {
    const { outcome, taken } = await send({ 'form-name': 'contact', email: 'no address', [name]: 'x' })
    expect(outcome).toMatchObject({ kind: 'redirect' })
    expect(taken[0]?.submission.isSpam).toBe(true)
  },
)

test('a form stored as spam keeps its email address', async () => {
  const { taken } = await send({ ...GLOBAL, 'bot-field': 'x' })
  expect(taken[0]?.submission).toMatchObject({ isSpam: true, email: 'kim@shop.example' })
})

test('a form with a filled hidden field keeps all of its other fields', async () => {
  const typed = { ...GLOBAL, message: 'It was like this.\r\n'.repeat(250).slice(0, 5_000), 'bot-field': 'Kim' }
  const more = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field-${n}`, `${n}`]))
  const { taken } = await send({ ...more, ...typed })
  expect(taken[0]?.submission.fields).toEqual({ ...more, ...typed, message: typed.message.replaceAll('\r\n', '\n') })
})

test('a form stored as spam has no control characters in names or texts, and its message keeps its lines', async () => {
  const odd = {
    'first-name': 'Ki\u202Em',
    message: 'one\u2066\r\ntwo\u0007',
    'na\u202Eme': 'x\u0000',
    'bot-field': 'x',
  }
  const { outcome, taken } = await send({ ...GLOBAL, email: 'kim\u202E@shop.example', ...odd })
  expect(outcome).toMatchObject({ kind: 'redirect' })
  expect(taken[0]?.submission).not.toHaveProperty('email')
  expect(taken[0]?.submission.fields).toMatchObject({ 'first-name': 'Ki m', message: 'one \ntwo ', 'na me': 'x ' })
  expect(JSON.stringify(taken)).not.toMatch(/\u202E|\u2066|\\u0007|\\u0000/)
})

test('a text stored as spam is never cut in the middle of a character', async () => {
  const long = `${'a'.repeat(9_999)}😀`
  const { taken } = await send({ ...GLOBAL, message: long, [`${'n'.repeat(99)}😀`]: 'x', 'bot-field': 'x' })
  const { fields = {} } = taken[0]?.submission ?? {}
  expect(fields.message).toBe('a'.repeat(9_999))
  expect(
    Object.entries(fields)
      .flat()
      .every((text) => text.isWellFormed()),
  ).toBe(true)
})

test('a full disk is answered with 503 for a form with a filled hidden field too, and all values come back', async () => {
  const typed = { ...GLOBAL, 'bot-field': 'x' }
  const { outcome } = await send(typed, { answer: 'full' })
  expect(outcome).toMatchObject({ kind: 'refused', status: 503, values: typed, retryAfterS: 60 })
})

test('a full disk is answered with 503, and all values come back', async () => {
  const { outcome } = await send(GLOBAL, { answer: 'full' })
  expect(outcome).toMatchObject({ kind: 'refused', status: 503, values: GLOBAL, retryAfterS: 60 })
})

test('the same values with the same submission key get the same outbox key, another submission key gets another', async () => {
  const keyOf = async (fields: FormFields) => (await send(fields)).taken[0]?.key
  const same = await keyOf({ ...GLOBAL, 'submission-key': 'a' })
  expect(await keyOf({ 'submission-key': 'a', ...GLOBAL })).toBe(same)
  expect(await keyOf({ ...GLOBAL, 'submission-key': 'b' })).not.toBe(same)
})

test('the name of a product is stored only with a question about a product', async () => {
  const nameOf = async (more: FormFields) =>
    (await send({ ...GLOBAL, 'product-name': 'Bowl', ...more })).taken[0]?.submission.fields['product-name']
  expect(await nameOf({})).toBeUndefined()
  expect(await nameOf({ 'about-product': 'on' })).toBe('Bowl')
})

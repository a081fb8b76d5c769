import { describe, expect, test } from 'vitest'
import { emailSchema, registrationSchema } from './accounts.ts'
import { FORM_SCHEMAS } from './forms.ts'

describe('an email address', () => {
  test.each(['a@b.example', " o'hara+x@shop.co.uk "])('%s is accepted', (typed) => {
    expect(emailSchema.parse(typed)).toBe(typed.trim())
  })
  test.each(['', 'a', 'a@b', 'a@b.', '@b.example', 'a b@c.example', `${'a'.repeat(250)}@b.example`])(
    '%s is refused',
    (typed) => {
      expect(emailSchema.safeParse(typed).success).toBe(false)
    },
  )
})

test('a phone number is accepted only in E.164 form', () => {
  const read = (phone: string) =>
    FORM_SCHEMAS.contact.safeParse({ 'form-name': 'contact', subject: 'Question', email: 'a@b.example', phone }).success
  expect(read('+31201234567')).toBe(true)
  for (const typed of ['call me', '12', '020 1234567', '+31 (0)20 123 45 67', '++31201234567']) {
    expect(read(typed)).toBe(false)
  }
})

describe('a sent form', () => {
  const contact = { 'form-name': 'contact', subject: 'Question', email: 'a@b.example' }

  test('requires few fields, and an empty field counts as left out', () => {
    expect(FORM_SCHEMAS.contact.parse({ ...contact, phone: ' ', message: '' })).toEqual(contact)
    expect(FORM_SCHEMAS.contact.safeParse({ ...contact, email: 'a@b' }).error?.issues[0]?.path).toEqual(['email'])
  })

  test('counts characters as a browser field does: a line end is one, an emoji is two', () => {
    const message = `${'ab\n'.repeat(50)}${'x'.repeat(4_848)}🐶`
    expect(message.length).toBe(5_000)
    for (const end of ['\n', '\r\n', '\r']) {
      const sent = { ...contact, message: message.replaceAll('\n', end) }
      expect(FORM_SCHEMAS.contact.parse(sent).message).toBe(message)
      const longer = { ...sent, message: `${sent.message}!` }
      expect(FORM_SCHEMAS.contact.safeParse(longer).error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 5_000 })
    }
  })

  test('in Spain requires topic, names, postal code, province, message and consent', () => {
    const { error } = FORM_SCHEMAS['contact-es'].safeParse({ ...contact, 'form-name': 'contact-es' })
    expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual(
      ['asunto', 'código-postal', 'first-name', 'last-name', 'message', 'privacidad', 'provincia'].sort(),
    )
  })
})

test('a registration is refused when the repeated password differs', () => {
  const filled = {
    company: 'Paw Shop',
    address: 'High Street 1',
    postcode: 'AB1 2CD',
    city: 'Town',
    name: 'Kim',
    email: 'kim@shop.example',
    password: 'a long enough one',
    password_confirmation: 'another one',
  }
  expect(registrationSchema.safeParse(filled).error?.issues).toMatchObject([{ path: ['password_confirmation'] }])
  expect(registrationSchema.safeParse({ ...filled, password_confirmation: filled.password }).success).toBe(true)
})

import { expect, test } from 'vitest'
import { customerFields } from './accounts.ts'
import { FORM_SCHEMAS } from './forms.ts'
import { FIELD_CHARS, typedText } from './typed-text.ts'

const HIDDEN = [
  '\u0007',
  '\t',
  '\u0085',
  '\u2028',
  '\u061C',
  '\u200F',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u206A',
  '\u206F',
  '\uFFF9',
  '\uFFFB',
]

test.each(HIDDEN.map((sign) => [`U+${sign.charCodeAt(0).toString(16).padStart(4, '0')}`, sign]))(
  '%s is refused in a name or company, becomes a space in a subject and stays in a message',
  (_, sign) => {
    expect(customerFields.company.safeParse(`De ${sign}Poot`).success).toBe(false)
    const contact = { 'form-name': 'contact', subject: 'Contact', email: 'kim@shop.example' }
    expect(FORM_SCHEMAS.contact.safeParse({ ...contact, 'first-name': `Ki${sign}m` }).success).toBe(false)
    expect(FORM_SCHEMAS.contact.parse({ ...contact, subject: `Con${sign}tact` }).subject).toBe('Con tact')
    expect(FORM_SCHEMAS.contact.parse({ ...contact, message: `one${sign}two` }).message).toBe(`one${sign}two`)
  },
)

test.each(['Zażółć', 'O’Neil', 'Ann\u00ADMarie', 'שלום', 'مرحبا', '👩‍⚕️ Vet', '日本'])(
  'the name %s is accepted in a single-line field',
  (name) => {
    expect(customerFields.name.parse(name)).toBe(name)
  },
)

/** Characters without a visible glyph: for a reader, such a field is empty. */
const NOTHING = ['\u200B', '\uFEFF', '\u00AD', '\u3164', '\u2800', '\u{E0041}', '\u200D', ' \u00A0\u2003']

test.each(NOTHING.map((sign) => [[...sign].map((each) => each.codePointAt(0)?.toString(16)).join(' '), sign]))(
  'a field that contains only the invisible code points %s counts as empty',
  (_, sign) => {
    expect(customerFields.company.safeParse(sign).error?.issues).toMatchObject([{ code: 'too_small' }])
    const contact = { 'form-name': 'contact', subject: 'Contact', email: 'kim@shop.example' }
    expect(FORM_SCHEMAS.contact.parse({ ...contact, 'first-name': sign, message: sign })).toEqual(contact)
    expect(typedText(FIELD_CHARS.message).safeParse(`${sign}\r\n${sign}`).error?.issues).toMatchObject([
      { code: 'too_small' },
    ])
  },
)

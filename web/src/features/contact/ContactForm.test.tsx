// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { ContactForm } from './ContactForm.tsx'
import { CONTACT_FIELDS } from './contact-fields.ts'
import { toContactForm } from './contact-form.ts'

const SEEDS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus='",
  '</textarea><svg onload=alert(1)>',
]
const PAYLOADS = Array.from({ length: 200 }, (_, at) => `${SEEDS[at % SEEDS.length]}${at}`)

function render(site: string, values: Record<string, string> = {}, errors: Record<string, string[]> = {}) {
  const form = site.endsWith('es_ES') ? 'contact-es' : 'contact'
  const ctx = { ...createTestContext(site), form: { name: form, status: 422, values, errors } }
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<ContactForm {...toContactForm(ctx)} />)
  return place
}

test('200 payloads, spread over all fields, come back as text and never as markup (goal S6)', () => {
  for (let from = 0; from < PAYLOADS.length; from += CONTACT_FIELDS.length) {
    const typed = Object.fromEntries(CONTACT_FIELDS.map((name, at) => [name, PAYLOADS[from + at] ?? '']))
    const place = render(from % 2 === 0 ? 'tailwell/en_GB' : 'tailwell/es_ES', typed)
    expect(place.querySelector('script, img, svg, [onfocus], [onload], [onerror]')).toBeNull()
    expect(place.querySelector<HTMLInputElement>('[name=email]')?.value).toBe(typed.email)
    expect(place.querySelector('textarea')?.textContent).toBe(typed.message)
  }
})

test('the error list has the focus and links to the invalid field, and the field shows the error too', () => {
  const place = render('tailwell/en_GB', { email: 'x' }, { email: ['Not an address'] })
  const list = place.querySelector('[data-error-list]')
  expect(list?.hasAttribute('autofocus')).toBe(true)
  const target = list?.querySelector('a')?.getAttribute('href')?.slice(1) ?? ''
  const field = place.querySelector(`[id="${target}"]`)
  expect(field?.getAttribute('name')).toBe('email')
  expect(place.querySelector(`[id="${target}-errors"]`)?.textContent).toBe('Not an address')
})

test.each([
  ['tailwell/hu_HU', ['last-name', 'first-name']],
  ['tailwell/de_DE', ['first-name', 'last-name']],
])('%s asks for first and last name in the order of its country', (site, order) => {
  const asked = [...render(site).querySelectorAll('[name$=-name]')].map((field) => field.getAttribute('name'))
  expect(asked.filter((name) => name !== 'form-name' && name !== 'product-name')).toEqual(order)
})

test('Spain has five topics, fifty provinces, and links to both of its legal pages', () => {
  const place = render('tailwell/es_ES')
  expect(place.querySelectorAll('[name=asunto] option')).toHaveLength(6)
  expect(place.querySelectorAll('[name=provincia] option')).toHaveLength(51)
  const links = [...place.querySelectorAll('label a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/es-es/privacidad/', '/es-es/terminos-condiciones/'])
})

test('a refused form keeps the submission key that it was sent with', () => {
  const place = render('tailwell/en_GB', { email: 'x', 'submission-key': 'a-key' })
  expect(place.querySelector<HTMLInputElement>('[name=submission-key]')?.value).toBe('a-key')
})

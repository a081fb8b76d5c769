import { expect, test } from 'vitest'
import { page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toEmbed } from '../../features/embeds/embed-view.ts'
import { renderEmbedDocument } from '../../features/embeds/render-embed-document.tsx'
import { EXAMPLE_SERVICES } from '../../platform/services/testing/example-services.ts'
import { SITE_TEMPLATES } from '../site-templates.ts'
import { toSignUpSource } from './find-embed.ts'

function at(siteId: string, services = EXAMPLE_SERVICES) {
  const [, locale] = siteId.split('/')
  const letters = page('letters', 'newsletter', { template: 'Newsletter', title: 'Letters' }, { locale })
  const ctx = createTestContext(siteId, [letters])
  return { ...ctx, services, page: { path: 'newsletter', title: 'Letters' } }
}
const render = (ctx: ReturnType<typeof at>) => renderEmbedDocument(ctx, toSignUpSource('Letters'), { plays: false })
const route = { status: 200, kind: 'page', key: 'letters' } as const
const draw = (ctx: ReturnType<typeof at>) => SITE_TEMPLATES.renderDocument(ctx, route)

test('the three scripts of a provider are in a sandboxed frame with a policy for the hosts of the provider', () => {
  const { text, policy } = render(at('tailwell/de_DE')) ?? { text: '', policy: [] }
  expect([...text.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'https://postpaw.example/1.js',
    'https://postpaw.example/2.js',
    'https://cdn.postpaw.example/3.js',
  ])
  expect(text).toContain('<div id="newsletter-form" data-form="form-de" data-locale="de-DE"></div>')
  const from = 'https://postpaw.example https://cdn.postpaw.example https://api.postpaw.example'
  expect(policy).toContain(`form-action ${from}`)
  expect(policy.filter((directive) => directive.startsWith('form-action'))).toHaveLength(1)
  expect(policy.find((directive) => directive.startsWith('sandbox'))).not.toContain('allow-same-origin')
})

test('a brand, locale or site without a form at the provider has no embedded form', () => {
  expect(render(at('aldergrove/nl_NL'))).toBeUndefined()
  expect(render(at('tailwell/en_GB'))).toBeUndefined()
  expect(toEmbed(at('tailwell/de_DE', []), toSignUpSource())).toBeUndefined()
})

test('the page asks for consent in place of our form, and names no address of the provider', () => {
  const asks = String(draw(at('tailwell/de_DE')))
  expect(asks).toContain('data-embed-offer')
  expect(asks).not.toMatch(/postpaw\.example|name="email"/)
  const own = String(draw(at('tailwell/de_DE', [])))
  expect(own).toContain('name="email"')
  expect(own).not.toContain('data-embed-offer')
})

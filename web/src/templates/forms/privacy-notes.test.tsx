import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { toContactForm } from '../../features/contact/contact-form.ts'
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx'
import { toNewsletterForm } from '../../features/newsletter/newsletter-form.ts'
import { AccountForm } from '../../features/portal/AccountForm.tsx'
import { loadAccountForm } from '../../features/portal/load-account-form.ts'
import { loadRefusedForm, OWN_ACCOUNT_FORMS } from '../../features/portal/load-own-account.ts'
import type { FormName } from '../../platform/forms/form-names.ts'

const FORMS: Record<string, (ctx: RenderContext) => ReactElement> = {
  contact: (ctx) => <ContactForm {...toContactForm(ctx)} />,
  business: (ctx) => <ContactForm {...toContactForm(ctx, 'contact-business')} />,
  newsletter: (ctx) => <NewsletterForm {...toNewsletterForm(ctx)} />,
  registration: (ctx) => <AccountForm {...loadAccountForm(ctx, 'register')} />,
  login: (ctx) => <AccountForm {...loadAccountForm(ctx, 'login')} />,
  'account details': (ctx) => ofAccount(ctx, 'account-details'),
  'another address': (ctx) => ofAccount(ctx, 'account-email'),
  'forgotten password': (ctx) => <AccountForm {...loadAccountForm(ctx, 'forgot-password')} />,
}

function ofAccount(ctx: RenderContext, name: FormName): ReactElement {
  const found = loadRefusedForm({ ...ctx, form: { name, status: 422, values: {}, errors: {} } })
  return found ? <AccountForm {...found.form} /> : <p>There is no form {name}</p>
}

function linksOf(siteId: string, form: keyof typeof FORMS, isPublished: boolean): number {
  const [brand = '', locale = ''] = siteId.split('/')
  const path = BRAND_LOCALES.filter(({ id }) => id === siteId).map((site) => factsOf(site).features.privacy)[0] ?? ''
  const ctx = createTestContext(siteId, isPublished ? [page('privacy', path, {}, { brand, locale })] : [])
  const html = renderToStaticMarkup(FORMS[form]?.(ctx))
  return html.split(`href="${ctx.links.href(path)}"`).length - 1
}

test.each(BRAND_LOCALES.map(({ id }) => id))('%s: each form links to the privacy page exactly once', (id) => {
  for (const form of Object.keys(FORMS)) expect([form, linksOf(id, form, true)]).toEqual([form, 1])
})

test.each(OWN_ACCOUNT_FORMS)(
  '%s, a form of the own account, links to the privacy page only if it has a field other than a password',
  (name) => {
    const path =
      BRAND_LOCALES.filter(({ id }) => id === 'tailwell/de_DE').map((site) => factsOf(site).features.privacy)[0] ?? ''
    const ctx = createTestContext('tailwell/de_DE', [page('privacy', path, {}, { brand: 'tailwell', locale: 'de_DE' })])
    const html = renderToStaticMarkup(ofAccount(ctx, name))
    const writes = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].filter(
      ([tag]) => !/type="(?:hidden|password|submit)"/.test(tag),
    )
    expect(html.includes(`href="${ctx.links.href(path)}"`)).toBe(writes.length > 0)
  },
)

test('no form links to a privacy page that is not published', () => {
  for (const form of Object.keys(FORMS)) expect(linksOf('tailwell/de_DE', form, false)).toBe(0)
})

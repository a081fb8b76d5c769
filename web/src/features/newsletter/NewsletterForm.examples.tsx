import type { RenderContext } from '../../context/render-context.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { toNewsletterForm } from './newsletter-form.ts'

export const newsletterFormExamples = {
  plain: (ctx: RenderContext) => ({ show: <NewsletterForm {...toNewsletterForm(ctx)} /> }),
  refused: (ctx: RenderContext) => {
    const errors = { email: [ctx.t('form.emailWarning')] }
    const form = { name: 'newsletter', status: 422, errors, values: { email: 'kim@shop', consent: 'on' } }
    return { show: <NewsletterForm {...toNewsletterForm({ ...ctx, form })} /> }
  },
  confirm: (ctx: RenderContext) => ({
    show: <NewsletterForm {...toNewsletterForm({ ...ctx, query: new Map([['confirm', 'example']]) })} />,
  }),
  stop: (ctx: RenderContext) => ({
    show: <NewsletterForm {...toNewsletterForm({ ...ctx, query: new Map([['stop', 'example']]) })} />,
  }),
  sent: (ctx: RenderContext) => ({
    show: <NewsletterForm {...toNewsletterForm({ ...ctx, query: new Map([['sent', 'subscribe']]) })} />,
  }),
}

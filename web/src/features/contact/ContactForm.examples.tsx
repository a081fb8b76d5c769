import type { RenderContext } from '../../context/render-context.ts'
import { ContactForm } from './ContactForm.tsx'
import { toContactForm } from './contact-form.ts'

const WRONG = { email: 'kim@shop', message: 'Which food does a rabbit of nine years like best?' }

export const contactFormExamples = {
  plain: (ctx: RenderContext) => ({ show: <ContactForm {...toContactForm(ctx, 'contact')} /> }),
  refused: (ctx: RenderContext) => {
    const errors = { email: [ctx.t('form.emailWarning')] }
    const form = { name: 'contact', status: 422, errors, values: WRONG } as const
    return { show: <ContactForm {...toContactForm({ ...ctx, form }, 'contact')} /> }
  },
  sent: (ctx: RenderContext) => {
    const sent = { title: ctx.t('contact.sentTitle'), text: ctx.t('contact.sentText') }
    return { show: <ContactForm {...toContactForm(ctx, 'contact')} sent={sent} /> }
  },
  business: (ctx: RenderContext) => ({ show: <ContactForm {...toContactForm(ctx, 'contact-business')} /> }),
  spain: (ctx: RenderContext) => ({ show: <ContactForm {...toContactForm(ctx, 'contact-es')} /> }),
}

import { defineBlock } from '../define-block.tsx'
import { Faq } from './Faq.tsx'
import { loadFaq } from './load.ts'

export const faqDefinition = defineBlock({ type: 'Faq', load: loadFaq, Component: Faq })

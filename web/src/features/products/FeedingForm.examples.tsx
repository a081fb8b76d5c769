import type { RenderContext } from '../../context/render-context.ts'
import { FeedingForm } from './FeedingForm.tsx'

export function showFeedingForm({ t }: RenderContext) {
  const form = {
    title: t('feeding.title'),
    label: t('feeding.weight', { unit: 'kg' }),
    submit: t('feeding.submit'),
  }
  const answer = t('feeding.amount', { weight: '12 kg', amount: '170 g' })
  // Shown once, as a page has only one such form, with its own id.
  return [{ id: 'answered', show: <FeedingForm {...form} weight={12} answer={answer} /> }]
}

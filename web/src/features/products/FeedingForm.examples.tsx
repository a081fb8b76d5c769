import type { RenderContext } from '../../context/render-context.ts'
import { FeedingForm } from './FeedingForm.tsx'

export function showFeedingForm({ t }: RenderContext) {
  const form = {
    title: t('feeding.title'),
    label: t('feeding.weight', { unit: 'kg' }),
    submit: t('feeding.submit'),
  }
  const answer = t('feeding.amount', { weight: '12 kg', amount: '170 g' })
  // A page has one, with an address of its own.
  return [{ id: 'answered', show: <FeedingForm {...form} weight={12} answer={answer} /> }]
}

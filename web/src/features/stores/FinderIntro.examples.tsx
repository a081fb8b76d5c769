import type { RenderContext } from '../../context/render-context.ts'
import { FinderIntro } from './FinderIntro.tsx'

export function showFinderIntro({ t }: RenderContext) {
  const jumps = { webstore: t('stores.online'), points: t('stores.points') }
  return [
    { id: 'both-kinds', show: <FinderIntro note={t('stores.note')} jumps={jumps} /> },
    { id: 'one-kind', show: <FinderIntro note={t('stores.noteProduct', { product: 'Puppy Chicken & Rice' })} /> },
  ]
}

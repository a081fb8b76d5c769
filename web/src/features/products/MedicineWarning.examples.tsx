import type { RenderContext } from '../../context/render-context.ts'
import { MedicineWarning } from './MedicineWarning.tsx'

export function showMedicineWarning({ t }: RenderContext) {
  const category = t('specification.item_legal_category')
  const text = t('specification.product_precautions')
  return [
    { id: 'category', show: <MedicineWarning category={category} /> },
    { id: 'warning', show: <MedicineWarning category={category} warning={{ text }} /> },
    { id: 'warning-elsewhere', show: <MedicineWarning category={category} warning={{ text, href: '#elsewhere' }} /> },
  ]
}

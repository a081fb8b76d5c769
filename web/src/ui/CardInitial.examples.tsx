import { CardInitial } from './CardInitial.tsx'

export const cardInitialExamples = [
  { id: 'latin', show: <CardInitial text="Oat kibble" /> },
  { id: 'cyrillic', show: <CardInitial text="щётка" /> },
] as const

import { LoadOffer } from './LoadOffer.tsx'

const TEXTS = {
  load: 'Load the film',
  always: 'Always load films of Example',
  note: 'Example then learns that you were here.',
  cookies: { text: 'Cookies', href: '#' },
}

export const loadOfferExamples = [
  { id: 'asks', show: <LoadOffer texts={TEXTS} /> },
  { id: 'about-a-film', show: <LoadOffer texts={TEXTS} about="Brushing" /> },
] as const

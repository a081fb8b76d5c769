import { Link } from './Link.tsx'

export const linkExamples = [
  { id: 'same-tab', show: <Link to={{ href: '#' }}>How much to feed</Link> },
  {
    id: 'new-tab',
    show: <Link to={{ href: 'https://clinic.example/', newTabNote: 'opens in a new tab' }}>Ask a clinic</Link>,
  },
] as const

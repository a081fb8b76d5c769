import { ButtonLink } from './ButtonLink.tsx'

const TO = { href: '#' }
const LONG = 'Nahrungsmittelunverträglichkeitsberatung vereinbaren'

export const buttonLinkExamples = [
  { id: 'primary', show: <ButtonLink to={TO}>Find a shop</ButtonLink> },
  {
    id: 'large',
    show: (
      <ButtonLink to={TO} size="large">
        Find a shop
      </ButtonLink>
    ),
  },
  {
    id: 'on-color',
    ground: 'brand',
    show: (
      <ButtonLink to={TO} look="outlined">
        Meet the range
      </ButtonLink>
    ),
  },
  {
    id: 'on-color-large',
    ground: 'inverse',
    show: (
      <ButtonLink to={TO} look="outlined" size="large">
        Meet the range
      </ButtonLink>
    ),
  },
  { id: 'long-words', show: <ButtonLink to={TO}>{LONG}</ButtonLink> },
  {
    id: 'new-tab',
    show: (
      <ButtonLink to={{ href: 'https://clinic.example/', newTabNote: 'opens in a new tab' }}>Ask a clinic</ButtonLink>
    ),
  },
] as const

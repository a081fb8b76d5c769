import { CardLink } from './CardLink.tsx'

/** Each link fills the box of its example. */
export const cardLinkExamples = [
  {
    id: 'name',
    show: (
      <h3>
        <CardLink href="#" look="name">
          Getreidefreies Trockenfutter für Welpen mit Nahrungsmittelunverträglichkeiten
        </CardLink>
      </h3>
    ),
  },
  {
    id: 'action',
    show: (
      <CardLink href="#" look="action">
        View product
      </CardLink>
    ),
  },
] as const

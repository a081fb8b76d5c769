import { Breadcrumbs } from './Breadcrumbs.tsx'

const HOME = { title: 'Home', href: '/' }
const LABEL = 'You are here'

export const breadcrumbsExamples = [
  { id: 'two', show: <Breadcrumbs label={LABEL} crumbs={[HOME, { title: 'Advice', href: '/advice/' }]} /> },
  {
    id: 'long',
    show: (
      <Breadcrumbs
        label={`${LABEL} (long)`}
        crumbs={[
          HOME,
          { title: 'Hunde', href: '/hunde/' },
          { title: 'Nahrungsmittelunverträglichkeiten', href: '/hunde/futter/' },
          { title: 'Getreidefreies Trockenfutter für empfindliche Welpen', href: '/hunde/futter/welpen/' },
        ]}
      />
    ),
  },
] as const
